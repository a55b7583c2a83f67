"""Guides: prepared games in which a person learns a game by playing it."""
