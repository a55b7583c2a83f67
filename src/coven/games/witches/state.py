"""The state of a game of Witches, field by field, and the numbers its rules speak in."""

from coven.games.witches.names import KINDS
from coven.games.witches.options import OPTIONS
from coven.kernel.codes import Codes
from coven.kernel.layout import layout
from coven.kernel.stream import STREAM
from coven.table.options import layout_of

PLAYERS = (3, 4, 5, 6)
SEATS = max(PLAYERS)
NOBODY = -1

# The action space: pass a card, play a card, and what to do with the spell of the last round.
PASS = 0
PLAY = PASS + KINDS
TRANSFER = PLAY + KINDS
DEDUCT = TRANSFER + 1
ACTIONS = DEDUCT + 1

PHASES = Codes()
PASSING = PHASES.add("passing")
PLAYING = PHASES.add("playing")
CASTING = PHASES.add("casting")
OVER = PHASES.add("over")

END_REASONS = Codes()
NOT_ENDED = END_REASONS.add("")
LIMIT_REACHED = END_REASONS.add("limit", 41)
ROUNDS_PLAYED = END_REASONS.add("rounds", 42)
DEDUCTED = END_REASONS.add("deducted", 43)
TIE_BROKEN = END_REASONS.add("tie_broken", 54)
GUARD_REACHED = END_REASONS.add("guard", 56)

REFUSALS = Codes()
ALLOWED = REFUSALS.add("allowed")
UNKNOWN_MOVE = REFUSALS.add("unknown_move", 12)
GAME_OVER = REFUSALS.add("game_over", 38)
NOT_YOUR_TURN = REFUSALS.add("not_your_turn", 5)
NOT_PASSING = REFUSALS.add("not_passing", 61)
NOT_PLAYING = REFUSALS.add("not_playing", 7)
NOT_CASTING = REFUSALS.add("not_casting", 60)
NOT_IN_HAND = REFUSALS.add("not_in_hand", 2)
MUST_FOLLOW = REFUSALS.add("must_follow", 13)
ALREADY_PASSED = REFUSALS.add("already_passed", 61)

SPELLS = Codes()  # by the card that comes with the fire
WATER_SPELL = SPELLS.add("water", 31)
QUEENS_SPELL = SPELLS.add("queen", 31)
GREAT_SPELL = SPELLS.add("great", 31)

# What rules note as it happens. Notes of one kind that follow each other make one event.
NOTES = Codes()
HAND_DEALT = NOTES.add("deal")  # seat, cards, round, dealer
CARD_SET_ASIDE = NOTES.add("set_aside")  # seat, card
PACKET_READY = NOTES.add("packet_ready")  # seat
PACKETS_PASSED = NOTES.add("packets_passed")  # seats travelled, players, leader
PACKET_RECEIVED = NOTES.add("received")  # giver, receiver, cards
CARD_PLAYED = NOTES.add("card")  # seat, card
TRICK_CARD = NOTES.add("trick")  # winner, card; in the order laid
SPELL_READY = NOTES.add("spell_ready")  # caster, value, spell
SPELL_CAST = NOTES.add("spell_cast")  # caster, value, spell
SPELL_DEDUCTED = NOTES.add("spell_deducted")  # caster, value, spell
SEAT_SCORED = NOTES.add("round_scored")  # seat, points, rest, total
SEAT_PLACED = NOTES.add("end")  # seat, place, end reason

STATE = layout(
    [
        ("stream", STREAM),
        ("options", layout_of(OPTIONS)),
        ("hand", "u8", SEATS),  # cards held; hidden from the other seats
        ("packet", "u8", SEATS),  # cards set aside, then passed this round; known to giver and receiver
        ("played", "u8", SEATS),  # cards laid this round by each seat
        ("taken", "u8", SEATS),  # cards in the tricks won this round
        ("scored", "u8", SEATS),  # the same of the round scored last
        ("pot", "u8"),  # the cards of the present trick
        ("led", "u8"),  # all cards of the led suit; 0 while only wizards lie
        ("total", "i4", SEATS),  # the score sheet
        ("points", "i2", SEATS),  # written in the round scored last (Witches 58)
        ("rest", "i2", SEATS),  # taken off the sheet by the earth variant in that round (Witches 58)
        ("round_number", "i2"),  # from 1
        ("spell", "i2"),  # value of the spell of the round scored last, or being decided on; 0: none
        ("players", "i1"),
        ("phase", "i1"),
        ("end_reason", "i1"),
        ("overtime", "i1"),  # 1: the end was due on a tie and the game goes on (Witches 54)
        ("dealer", "i1"),
        ("leader", "i1"),  # led the present trick
        ("turn", "i1"),  # plays next, or decides about the spell
        ("best", "i1"),  # is winning the present trick
        ("led_suit", "i1"),  # the led suit; means nothing while only wizards lie
        ("laid", "i1"),  # cards in the present trick
        ("caster", "i1"),  # of that spell; NOBODY: there is none
        ("deducted", "i1"),  # 1: that value came off the caster's own sheet (Witches 43)
        ("last_leader", "i1"),  # of the trick taken last this round; NOBODY: none yet
        ("last_winner", "i1"),
        ("trick", "i1", SEATS),  # card laid by each seat, or NO_CARD
        ("last_trick", "i1", SEATS),  # the trick taken last
        ("void", "u1", SEATS),  # suits each seat has shown to be out of this round, one bit each
    ]
)
