"""The pages of blackjack."""
