"""Profiles: what everybody may know of a person's finished games, and what the person alone may."""
