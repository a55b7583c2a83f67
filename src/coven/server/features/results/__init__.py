"""What follows the end of a game: its results, ratings and film, each stored once; the games somebody has played."""
