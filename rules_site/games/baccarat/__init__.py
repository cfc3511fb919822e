"""The pages of baccarat."""
