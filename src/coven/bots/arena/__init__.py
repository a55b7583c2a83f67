"""Bots in many games: line-ups on the same deals from every seat, on all cores or a cluster, with intervals and ratings."""

from coven.bots.arena.matches import match as match
from coven.bots.arena.matches import table_of as table_of
from coven.bots.arena.program import win_shares as win_shares
