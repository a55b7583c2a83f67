"""The options of Cauldron."""

from coven.table.options import Number

MOST_ROUNDS = 5

OPTIONS = (Number("rounds", 1, MOST_ROUNDS, 4),)  # how often everybody throws a herb in
