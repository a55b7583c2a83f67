"""The numbers a network sees: one seat's knowledge, seats counted from the observer on."""

from coven.games.witches.names import KINDS, NO_CARD, SUITS, WIZARD
from coven.games.witches.rules.legality import must_act
from coven.games.witches.rules.passing import packet_size, receiver
from coven.games.witches.state import CASTING, PASSING, PHASES, SEATS
from coven.games.witches.types import Box, State
from coven.kernel.bits import NOTHING, has, size_of
from coven.kernel.target import rule
from coven.kernel.types import I64, U64, Number, Numbers, Seat, Word

NUMBERS = 5  # by seat: total, cards taken, is dealer, leads the trick, must act
TABLE_NUMBERS = 12  # players, round, packet size, spell to be decided on, overtime, and the seven options that change the play

HAND = 0
PACKET = HAND + KINDS
RECEIVED = PACKET + KINDS
TRICK = RECEIVED + KINDS
PLAYED = TRICK + SEATS * KINDS
TAKEN = PLAYED + SEATS * KINDS
VOIDS = TAKEN + SEATS * KINDS
LED = VOIDS + SEATS * SUITS
PHASE = LED + SUITS
SEAT_NUMBERS = PHASE + len(PHASES)
TABLE = SEAT_NUMBERS + SEATS * NUMBERS
OBSERVATION_SIZE = TABLE + TABLE_NUMBERS
SECTIONS = (  # cards by kind stand in the order of the actions; the last kind counts the wizards
    (HAND, "own hand: cards by kind"),
    (PACKET, "own packet: cards set aside, then passed this round, by kind"),
    (RECEIVED, "cards received this round, by kind; none while packets are chosen"),
    (TRICK, "the trick on the table: by seat from the observer on, the card laid, by kind"),
    (PLAYED, "cards laid this round before the present trick: by seat from the observer on, by kind"),
    (TAKEN, "cards in the tricks won this round: by seat from the observer on, by kind"),
    (VOIDS, "by seat from the observer on: suits R, G, Y, B that it has shown to be out of"),
    (LED, "the suit that was led: R, G, Y, B"),
    (PHASE, "the phase: " + ", ".join(PHASES.names)),
    (SEAT_NUMBERS, "by seat from the observer on, five each: total, cards taken, is dealer, leads the trick, must act"),
    (TABLE, "players"),
    (TABLE + 1, "round, from 1"),
    (TABLE + 2, "cards in a packet"),
    (TABLE + 3, "value of the spell to be decided on"),
    (TABLE + 4, "1 in overtime"),
    (TABLE + 5, "options, as numbers: limit, rounds, dealer, tie, last_spell, earth_variant, air_blocks_own_spell"),
)


@rule
def observe(box: Box, s: State, seat: Seat, out: Numbers) -> None:
    """Writes the seat's view as numbers; nothing it cannot know goes in."""
    for i in range(OBSERVATION_SIZE):
        out[i] = 0
    write_cards(out, HAND, s.hand[seat])
    write_cards(out, PACKET, s.packet[seat])
    write_received(box, s, seat, out)
    for far in range(s.players):
        write_seat(box, s, (seat + far) % s.players, far, out)
    if s.led != NOTHING:
        out[LED + I64(s.led_suit)] = 1
    out[PHASE + I64(s.phase)] = 1
    write_table(box, s, out)


@rule
def write_table(box: Box, s: State, out: Numbers) -> None:
    out[TABLE] = s.players
    out[TABLE + 1] = s.round_number
    out[TABLE + 2] = packet_size(box, s)
    out[TABLE + 3] = s.spell if s.phase == CASTING else 0
    out[TABLE + 4] = s.overtime
    out[TABLE + 5] = s.options.limit
    out[TABLE + 6] = s.options.rounds
    out[TABLE + 7] = s.options.dealer
    out[TABLE + 8] = s.options.tie
    out[TABLE + 9] = s.options.last_spell
    out[TABLE + 10] = s.options.earth_variant
    out[TABLE + 11] = s.options.air_blocks_own_spell


@rule
def write_cards(out: Numbers, first: Number, cards: Word) -> None:
    """Counts by kind."""
    for kind in range(WIZARD):
        out[first + kind] = 1 if has(cards, kind) else 0
    out[first + WIZARD] = size_of(cards >> U64(WIZARD))


@rule
def write_received(box: Box, s: State, seat: Seat, out: Numbers) -> None:
    """The cards passed to the seat; while packets are being chosen there are none."""
    if s.phase == PASSING:
        return
    for giver in range(s.players):
        if receiver(box, s, giver) == seat:
            write_cards(out, RECEIVED, s.packet[giver])


@rule
def write_seat(box: Box, s: State, who: Seat, far: Number, out: Numbers) -> None:
    """All that is public about a seat; a card in the present trick counts there and not yet as played."""
    write_cards(out, PLAYED + far * KINDS, s.played[who])
    if s.trick[who] != NO_CARD:
        card = far * KINDS + I64(s.trick[who])
        out[TRICK + card] = 1
        out[PLAYED + card] -= 1
    write_cards(out, TAKEN + far * KINDS, s.taken[who])
    for suit in range(SUITS):
        out[VOIDS + far * SUITS + suit] = (s.void[who] >> suit) & 1
    numbers = SEAT_NUMBERS + far * NUMBERS
    out[numbers] = s.total[who]
    out[numbers + 1] = size_of(s.taken[who])
    out[numbers + 2] = 1 if s.dealer == who else 0
    out[numbers + 3] = 1 if s.phase != PASSING and s.leader == who else 0
    out[numbers + 4] = 1 if must_act(box, s, who) else 0
