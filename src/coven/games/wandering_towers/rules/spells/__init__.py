"""The eight spells: when they may be cast, at what, and what they do."""
