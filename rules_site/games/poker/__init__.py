"""The pages of poker."""
