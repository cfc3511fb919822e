"""The pages of money wheel."""
