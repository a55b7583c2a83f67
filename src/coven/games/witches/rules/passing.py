"""Passing: everybody hands a packet on, all at once."""

from coven.games.witches.names import Card
from coven.games.witches.rules.card_sets import card_in
from coven.games.witches.state import CARD_SET_ASIDE, PACKET_READY, PACKET_RECEIVED, PACKETS_PASSED, PLAYING
from coven.games.witches.types import Box, State
from coven.kernel.bits import size_of
from coven.kernel.notes import note
from coven.kernel.target import rule
from coven.kernel.types import Flag, Number, Seat


@rule
def packet_size(box: Box, s: State) -> Number:
    """How many cards everybody passes (Witches 9)."""
    return box.pass_cards[s.players]


@rule
def has_passed(box: Box, s: State, seat: Seat) -> Flag:
    return size_of(s.packet[seat]) == packet_size(box, s)


@rule
def seats_travelled(box: Box, players: Number, round_number: Number) -> Number:
    """How many seats packets travel clockwise in a round."""
    return box.pass_step[players, (round_number - 1) % box.pass_cycle[players]]


@rule
def receiver(box: Box, s: State, seat: Seat) -> Seat:
    """Who gets the seat's packet this round (Witches 8, 10, 11)."""
    to = seat + seats_travelled(box, s.players, s.round_number)
    return to - s.players if to >= s.players else to


@rule
def set_aside(box: Box, s: State, seat: Seat, kind: Card) -> None:
    """Puts a card into the seat's packet; the last packet sets all of them moving (Witches 7)."""
    card = card_in(s.hand[seat], kind)
    s.hand[seat] ^= card
    s.packet[seat] |= card
    note(s, CARD_SET_ASIDE, seat, kind, 0, 0)
    if has_passed(box, s, seat):
        note(s, PACKET_READY, seat, 0, 0, 0)
    for other in range(s.players):
        if not has_passed(box, s, other):
            return
    pass_packets(box, s)


@rule
def pass_packets(box: Box, s: State) -> None:
    """All packets move at once, then the first trick begins (Witches 7)."""
    note(s, PACKETS_PASSED, seats_travelled(box, s.players, s.round_number), s.players, s.turn, 0)
    for seat in range(s.players):
        to = receiver(box, s, seat)
        s.hand[to] |= s.packet[seat]
        note(s, PACKET_RECEIVED, seat, to, s.packet[seat], 0)
    s.phase = PLAYING
