"""Ratings by game and player count, for tables that want them; a game counts once."""
