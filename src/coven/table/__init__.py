"""A game at a table: what a game declares, the table and its keeper, and what goes in and out as data."""
