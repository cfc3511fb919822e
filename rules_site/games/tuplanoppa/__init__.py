"""The pages of tuplanoppa."""
