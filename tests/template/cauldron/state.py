"""The state of a game of Cauldron, field by field, and the numbers its rules speak in."""

from template.cauldron.options import OPTIONS

from coven.kernel.codes import Codes
from coven.kernel.layout import layout
from coven.kernel.stream import STREAM
from coven.table.options import layout_of

PLAYERS = (2, 3, 4)
SEATS = max(PLAYERS)
KINDS = 6  # herbs worth 1 to 6
ACTIONS = KINDS  # throw a herb of this kind in
NOTHING_YET = -1

PHASES = Codes()
STIRRING = PHASES.add("stirring")
OVER = PHASES.add("over")

END_REASONS = Codes()
NOT_ENDED = END_REASONS.add("")
STIRRED = END_REASONS.add("stirred", 4)

REFUSALS = Codes()
ALLOWED = REFUSALS.add("allowed")
GAME_OVER = REFUSALS.add("game_over", 4)
ALREADY_THROWN = REFUSALS.add("already_thrown", 2)
NOT_IN_HAND = REFUSALS.add("not_in_hand", 1)

NOTES = Codes()  # what rules take down as it happens
DEALT = NOTES.add("deal")  # seat, herbs as digits
THROWN = NOTES.add("thrown")  # seat, kind
SHOWN = NOTES.add("stirred")  # seat, kind, score
ENDED = NOTES.add("end")

STATE = layout(
    [
        ("stream", STREAM),
        ("options", layout_of(OPTIONS)),
        ("players", "i1"),
        ("phase", "i1"),
        ("end_reason", "i1"),
        ("rounds_played", "i1"),
        ("pile", "i1", KINDS),  # herbs left, by kind: there is no order that could leak
        ("hand", "i1", (SEATS, KINDS)),  # hidden from other seats
        ("thrown", "i1", SEATS),  # NOTHING_YET until the seat has chosen; hidden until all have
        ("last_thrown", "i1", SEATS),  # what everybody threw in last round
        ("score", "i2", SEATS),
    ]
)
