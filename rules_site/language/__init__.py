"""The checks of pages, catalogs, terms, numbers and spelling; `translations` reports them all."""
