"""The page of the rules for all tables."""
