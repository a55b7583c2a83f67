"""Tables on file: records of whole games, and positions as readable data."""
