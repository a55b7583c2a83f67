"""A game at the terminal: asking people, showing the table, saving as it goes."""
