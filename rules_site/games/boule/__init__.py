"""The pages of boule."""
