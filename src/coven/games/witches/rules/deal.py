"""Dealing and passing: everybody gets an equal hand and hands a packet on."""

from typing import Any

import numpy as np

from coven.games.witches.state import CARDS, NO_CARD, PASSING, PLAYING, SEATS, WIZARD, WIZARDS
from coven.kernel.bits import bit, size_of
from coven.kernel.stream import draw
from coven.kernel.target import rule

NOTHING = np.uint64(0)
EACH_BYTE = np.uint64(0x010101010101)
NEVER = EACH_BYTE * np.uint64(127)
TOP_BITS = np.uint64(0x808080808080)
ALL_WIZARDS = np.uint64(((1 << WIZARDS) - 1) << WIZARD)


@rule
def next_seat(s: Any, seat: Any) -> Any:
    """The left neighbour: the next seat clockwise (R5, R61)."""
    return seat + 1 if seat + 1 < s.players else 0


@rule
def deal_round(s: Any) -> None:
    """Deals all 60 cards in equal hands (R2): each card goes to any of the places still free, all equally likely.

    `ends` holds a byte for each seat: where its free places end when all free places are counted through from seat 0.
    So one subtraction compares a place with all seats at once.
    """
    clear_round(s)
    ends = NEVER
    for seat in range(s.players):
        ends ^= np.uint64(127 ^ (seat + 1) * (CARDS // s.players)) << np.uint64(8 * seat)
    for card in range(CARDS):
        place = np.uint64(draw(s, CARDS - card))
        passed = ((place * EACH_BYTE | TOP_BITS) - ends) & TOP_BITS  # the seats whose places end before this one
        s.hand[size_of(passed)] |= bit(card)
        ends -= (passed ^ TOP_BITS) >> np.uint64(7)
    s.phase = PASSING


@rule
def clear_round(s: Any) -> None:
    s.round_number += 1
    s.pot = NOTHING
    s.led = NOTHING
    s.led_suit = 0
    s.laid = 0
    s.last_leader = -1
    s.last_winner = -1
    s.leader = next_seat(s, s.dealer)  # R4
    s.turn = s.leader
    s.best = s.leader
    for seat in range(s.players):
        s.hand[seat] = NOTHING
        s.packet[seat] = NOTHING
        s.played[seat] = NOTHING
        s.taken[seat] = NOTHING
        s.void[seat] = 0
    for seat in range(SEATS):
        s.trick[seat] = NO_CARD
        s.last_trick[seat] = NO_CARD


@rule
def card_in(cards: Any, kind: Any) -> Any:
    """The card of that kind in a set, as a set of one; the wizards are equal (R61)."""
    if kind < WIZARD:
        return bit(kind) & cards
    wizards = cards & ALL_WIZARDS
    return wizards & (~wizards + np.uint64(1))


@rule
def packet_size(box: Any, s: Any) -> Any:
    return box.pass_cards[s.players]


@rule
def has_passed(box: Any, s: Any, seat: Any) -> Any:
    return size_of(s.packet[seat]) == packet_size(box, s)


@rule
def receiver(box: Any, s: Any, seat: Any) -> Any:
    """Who gets the seat's packet this round (R8, R10, R11)."""
    turn = (s.round_number - 1) % box.pass_cycle[s.players]
    to = seat + box.pass_step[s.players, turn]
    return to - s.players if to >= s.players else to


@rule
def set_aside(box: Any, s: Any, seat: Any, kind: Any) -> None:
    """Puts a card into the seat's packet; the last packet sets all of them moving (R7)."""
    card = card_in(s.hand[seat], kind)
    s.hand[seat] ^= card
    s.packet[seat] |= card
    for other in range(s.players):
        if not has_passed(box, s, other):
            return
    pass_packets(box, s)


@rule
def pass_packets(box: Any, s: Any) -> None:
    """All packets move at once, then the first trick begins (R7)."""
    for seat in range(s.players):
        s.hand[receiver(box, s, seat)] |= s.packet[seat]
    s.phase = PLAYING
