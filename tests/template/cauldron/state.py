"""The state of a game of Cauldron, field by field."""

import numpy as np

from coven.kernel.stream import STREAM

SEATS = 4
KINDS = 6  # herbs worth 1 to 6; an action is the kind of herb to throw in
NOTHING_YET = -1

STIRRING, OVER = range(2)  # phases

OPTIONS = np.dtype([("rounds", "i1")], align=True)  # how often everybody throws a herb in

STATE = np.dtype(
    [
        ("stream", STREAM),
        ("options", OPTIONS),
        ("players", "i1"),
        ("phase", "i1"),
        ("rounds_played", "i1"),
        ("pile", "i1", KINDS),  # herbs left, by kind: there is no order that could leak
        ("hand", "i1", (SEATS, KINDS)),  # hidden from other seats
        ("thrown", "i1", SEATS),  # NOTHING_YET until the seat has chosen; hidden until all have
        ("last_thrown", "i1", SEATS),  # what everybody threw in last round
        ("score", "i2", SEATS),
    ],
    align=True,
)

ALLOWED, GAME_OVER, ALREADY_THROWN, NOT_IN_HAND = range(4)  # why a move is refused
