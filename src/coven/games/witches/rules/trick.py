"""The fight for a trick."""

from typing import Any

import numpy as np

from coven.games.witches.rules.deal import ALL_WIZARDS, NOTHING, card_in, next_seat
from coven.games.witches.state import NO_CARD, RANKS, SEATS, WIZARD
from coven.kernel.bits import has
from coven.kernel.target import rule

ONE_SUIT = np.uint64((1 << RANKS) - 1)


@rule
def suit_cards(suit: Any) -> Any:
    """All cards of a suit."""
    return ONE_SUIT << np.uint64(suit * RANKS)


@rule
def suit_of(card: Any) -> Any:
    return card // RANKS


@rule
def playable(s: Any, seat: Any) -> Any:
    """What the seat may lay: the led suit or a wizard if it holds that suit, else anything (R12, R13, R15, R19)."""
    if s.hand[seat] & s.led == NOTHING:
        return s.hand[seat]
    return s.hand[seat] & (s.led | ALL_WIZARDS)


@rule
def lay(s: Any, seat: Any, card: Any) -> None:
    """Moves a card from the hand into the trick and remembers what it shows."""
    moved = card_in(s.hand[seat], card)
    s.hand[seat] ^= moved
    s.played[seat] |= moved
    s.pot |= moved
    s.best = seat if s.laid == 0 or beats(s, card) else s.best
    s.void[seat] |= np.uint8(np.uint8(shows_void(s, card)) << np.uint8(s.led_suit))
    if s.led == NOTHING and card != WIZARD:
        lead_suit(s, suit_of(card))
    s.trick[seat] = card
    s.laid += 1
    s.turn = next_seat(s, seat)


@rule
def beats(s: Any, card: Any) -> Any:
    """Whether the card beats what lies: any suit beats wizards (R17, R18), the higher rank beats its suit (R16)."""
    opens = (s.led == NOTHING) & (card != WIZARD)
    return opens | (has(s.led, card) & (card > s.trick[s.best]))


@rule
def shows_void(s: Any, card: Any) -> Any:
    """Whether the card tells that the seat is out of the led suit: any other suit does, a wizard does not."""
    return (s.led != NOTHING) & (card != WIZARD) & (not has(s.led, card))


@rule
def lead_suit(s: Any, suit: Any) -> None:
    """The first suit in a trick is the led one (R14)."""
    s.led_suit = suit
    s.led = suit_cards(suit)


@rule
def take_trick(s: Any) -> None:
    """The winner takes the trick and leads the next."""
    s.taken[s.best] |= s.pot
    s.pot = NOTHING
    s.led = NOTHING
    s.laid = 0
    s.last_leader = s.leader
    s.last_winner = s.best
    s.leader = s.best
    s.turn = s.best
    for seat in range(SEATS):
        s.last_trick[seat] = s.trick[seat]
        s.trick[seat] = NO_CARD
