"""The pages of sic bo."""
