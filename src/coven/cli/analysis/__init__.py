"""Hints and reviews in the terminal: bars, charts and sentences."""
