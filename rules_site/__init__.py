"""From the core to the site. Which module is for what:

- pages: `markdown` (the extension) with `blocks`, `small_blocks`, `baccarat_tables`, `rule_tables`,
  `glossary`, `collation`, `clause_links`, `pictures`, `elements`, `page`, `labels`, `card_names`, `money`;
  worked examples in `example_fences`, `examples`, `needed_code`
- cards: `cards` (the sprite), `card_art` (its data)
- the browser's data: `export` with `browser_baccarat`, `browser_words`
- languages: `translations` (the report) with `clauses`, `pages`, `page_source`, `page_tree`, `readable`,
  `structure`, `numbers`, `figures`, `terms`, `spelling`, `speller`, `catalogs`, `catalog_files`,
  `sync`, `faults`
- the site: `build` with `engine`, `root_pages`, `theme/`, `root/`; `serve`; `languages`
"""
