"""The pages of roulette."""
