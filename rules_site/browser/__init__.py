"""What the browser reads: `export` writes it; a module a game, and `words` for a language."""
