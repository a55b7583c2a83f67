"""The daily table: one deal a day and game, the same for everybody against the same bots. Each person plays it once."""
