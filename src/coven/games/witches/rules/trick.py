"""The fight for a trick."""

from coven.games.witches.names import NO_CARD, WIZARD, Card
from coven.games.witches.rules.card_sets import card_in, suit_cards, suit_of
from coven.games.witches.state import CARD_PLAYED, SEATS, TRICK_CARD
from coven.games.witches.types import State
from coven.kernel.bits import NOTHING, has
from coven.kernel.notes import note
from coven.kernel.target import rule
from coven.kernel.types import U8, Flag, Number, Seat


@rule
def next_seat(s: State, seat: Seat) -> Seat:
    """The left neighbour: the next seat clockwise (Witches 5, 61)."""
    return seat + 1 if seat + 1 < s.players else 0


@rule
def lay(s: State, seat: Seat, card: Card) -> None:
    """Moves a card from the hand into the trick and remembers what it shows."""
    moved = card_in(s.hand[seat], card)
    s.hand[seat] ^= moved
    s.played[seat] |= moved
    s.pot |= moved
    s.best = seat if s.laid == 0 or beats(s, card) else s.best
    s.void[seat] |= U8(U8(shows_void(s, card)) << U8(s.led_suit))
    if s.led == NOTHING and card != WIZARD:
        lead_suit(s, suit_of(card))
    s.trick[seat] = card
    s.laid += 1
    s.turn = next_seat(s, seat)
    note(s, CARD_PLAYED, seat, card, 0, 0)


@rule
def beats(s: State, card: Card) -> Flag:
    """Whether the card beats what lies: any suit beats wizards (Witches 17, 18), the higher rank beats its suit (Witches 16)."""
    opens = (s.led == NOTHING) & (card != WIZARD)
    return opens | (has(s.led, card) & (card > s.trick[s.best]))


@rule
def shows_void(s: State, card: Card) -> Flag:
    """Whether the card tells that the seat is out of the led suit: any other suit does, a wizard does not."""
    return (s.led != NOTHING) & (card != WIZARD) & (not has(s.led, card))


@rule
def lead_suit(s: State, suit: Number) -> None:
    """The first suit in a trick is the led one (Witches 14)."""
    s.led_suit = suit
    s.led = suit_cards(suit)


@rule
def take_trick(s: State) -> None:
    """The winner takes the trick and leads the next (Witches 16)."""
    note_trick(s)
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


@rule
def note_trick(s: State) -> None:
    """The cards in the order they were laid."""
    seat = s.leader
    for _ in range(s.players):
        note(s, TRICK_CARD, s.best, s.trick[seat], 0, 0)
        seat = next_seat(s, seat)
