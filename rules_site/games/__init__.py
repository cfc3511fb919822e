"""What the pages show of each game, a package a game.

- `tables`: the tables that `/// payouts | <game>` and its like print (`TABLES`: name of the block → maker)
- `layout`: the betting layout (`/// layout | <game> <variant>`); each place has the name of its bet
- `pictures`: what is drawn of a worked example (`DRAWERS`: type of the result → drawer) and on the home page
- `figures`: the numbers that the text of an executable clause must contain (`figures()`: id → numbers)
- `labels`: its words (`LABELS`)

`blocks`, `pictures`, `labels` and `language.figures` of `rules_site` put them together.
"""
