"""The state of a game of Witches, field by field, and the numbers its rules speak in."""

import numpy as np

from coven.kernel.stream import STREAM

SEATS = 6
SUITS = 4
RANKS = 14

# A card is suit * RANKS + rank - 1. The four wizards are equal: in a set of cards they are the bits 56 to 59,
# in a move or a trick each of them is WIZARD.
WIZARD = SUITS * RANKS
WIZARDS = 4
CARDS = WIZARD + WIZARDS
KINDS = WIZARD + 1
NO_CARD = -1

# The action space: pass a card, play a card, and what to do with the spell of the last round.
PASS = 0
PLAY = PASS + KINDS
TRANSFER = PLAY + KINDS
DEDUCT = TRANSFER + 1
ACTIONS = DEDUCT + 1

PASSING, PLAYING, CASTING, OVER = range(4)  # phases

ROTATE, FIXED = range(2)  # option dealer
SHARED, PLAY_ON = range(2)  # option tie
CHOICE, ALWAYS_TRANSFER, RESCUE = range(3)  # option last_spell

NOT_ENDED, LIMIT_REACHED, ROUNDS_PLAYED, DEDUCTED, TIE_BROKEN, GUARD_REACHED = range(6)  # end reasons

GUARD_ROUNDS = 1000  # R56: no game outlasts this

OPTIONS = np.dtype(
    [
        ("limit", "i2"),  # the game ends after a round in which somebody stands at it (R41)
        ("rounds", "i2"),  # or after this many rounds; 0: by the limit (R42, R57)
        ("dealer", "i1"),  # ROTATE or FIXED (R3)
        ("tie", "i1"),  # SHARED or PLAY_ON (R40)
        ("last_spell", "i1"),  # CHOICE, ALWAYS_TRANSFER or RESCUE (R43)
        ("earth_variant", "i1"),  # 1: the earth witch's rest comes off the sheet (R46)
        ("air_blocks_own_spell", "i1"),  # 1: no spell for the holder of the air witch (R35)
    ],
    align=True,
)

STATE = np.dtype(
    [
        ("stream", STREAM),
        ("options", OPTIONS),
        ("hand", "u8", SEATS),  # cards held; hidden from the other seats
        ("packet", "u8", SEATS),  # cards set aside, then passed this round; known to giver and receiver
        ("played", "u8", SEATS),  # cards laid this round by each seat
        ("taken", "u8", SEATS),  # cards in the tricks won this round
        ("scored", "u8", SEATS),  # the same of the round scored last
        ("pot", "u8"),  # the cards of the present trick
        ("led", "u8"),  # all cards of the led suit; 0 while only wizards lie
        ("total", "i4", SEATS),  # the score sheet
        ("points", "i2", SEATS),  # written in the round scored last (R58)
        ("rest", "i2", SEATS),  # taken off the sheet by the earth variant in that round (R58)
        ("round_number", "i2"),  # from 1
        ("spell", "i2"),  # value of the spell of the round scored last, or being decided on; 0: none
        ("players", "i1"),
        ("phase", "i1"),
        ("end_reason", "i1"),
        ("overtime", "i1"),  # 1: the end was due on a tie and the game goes on (R54)
        ("dealer", "i1"),
        ("leader", "i1"),  # led the present trick
        ("turn", "i1"),  # plays next, or decides about the spell
        ("best", "i1"),  # is winning the present trick
        ("led_suit", "i1"),  # the led suit; means nothing while only wizards lie
        ("laid", "i1"),  # cards in the present trick
        ("caster", "i1"),  # of that spell; -1: nobody
        ("deducted", "i1"),  # 1: that value came off the caster's own sheet (R43)
        ("last_leader", "i1"),  # of the trick taken last this round; -1: none yet
        ("last_winner", "i1"),
        ("trick", "i1", SEATS),  # card laid by each seat, or NO_CARD
        ("last_trick", "i1", SEATS),  # the trick taken last
        ("void", "u1", SEATS),  # suits each seat has shown to be out of this round, one bit each
    ],
    align=True,
)

# Why a move is refused.
(
    ALLOWED,
    UNKNOWN_MOVE,
    GAME_OVER,
    NOT_YOUR_TURN,
    NOT_PASSING,
    NOT_PLAYING,
    NOT_CASTING,
    NOT_IN_HAND,
    MUST_FOLLOW,
    ALREADY_PASSED,
) = range(10)
