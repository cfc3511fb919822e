"""From the core to the site. Which room is for what:

- here: pages. `markdown` (the extension) with `blocks`, `small_blocks`, `rule_tables`, `glossary`,
  `odds_explorer`, `collation`, `clause_links`, `pictures`, `drawing`, `chance` (dice, numbers of a wheel),
  `cloth` (betting layouts), `elements`, `page`, `labels`, `card_names`, `money`;
  worked examples in `example_fences`, `examples`, `needed_code`; cards in `cards` (the sprite), `card_art`
  (its data), `svg_path`; how pages reach the reader in `parts` (drawn when needed), `preloads` (fetched
  early), `styles` (one sheet), `offline` (kept without a network); the site in `build` with `engine`,
  `root_pages`, `theme/`, `root/`; `serve`; `languages`
- `games`: what the pages show of each game, a package a game
- `browser`: the JSON that calculators and drills read, and which modules they need
- `language`: the checks of the languages; `translations` reports them all
"""
