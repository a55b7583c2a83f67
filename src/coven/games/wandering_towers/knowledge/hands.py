"""The other hands, redrawn out of what a seat knows of them.

A shuffle happens when the pile is empty, so everybody can tell then which cards are held in all. What players keep of them
is drawn from those, the rest from the pile.
"""

from coven.games.wandering_towers.rules.cards import (
    IN_PILE,
    card_bit,
    copies_in,
    copies_in_pile,
    copies_kept,
    hand_size,
    kept_among,
    kept_bit,
    pile_bit,
    take_card,
)
from coven.games.wandering_towers.rules.sides import in_teams, partner_of
from coven.games.wandering_towers.state import HAND, KINDS, NONE, Hand, Kind
from coven.games.wandering_towers.types import State
from coven.kernel.bits import NOTHING
from coven.kernel.stream import draw
from coven.kernel.target import rule
from coven.kernel.types import I64, U64, Flag, Number, Seat

BYTE = U64(255)


@rule
def is_mate(s: State, seat: Seat, other: Seat) -> Flag:
    return in_teams(s) and other == partner_of(s, seat)


@rule
def redeal(s: State, seat: Seat) -> None:
    """All cards the seat has not seen go into the pile, and the others draw as many as they hold: first those they have kept."""
    kept0, kept1, kept2 = s.pile[0] & ~IN_PILE, s.pile[1] & ~IN_PILE, s.pile[2] & ~IN_PILE
    hands_over = s.handed != NONE and seat != s.turn and not is_mate(s, seat, s.turn)
    was_kept = hands_over and s.kept[partner_of(s, s.turn)] == HAND
    if s.kept[seat] == kept_among(s, s.hand[seat]):
        leave_out(s, s.hand[seat])
    needs, olds = NOTHING, NOTHING  # a byte for each seat: cards to draw, and how many of them were kept
    for other in range(s.players):
        if other != seat:
            seen = cards_seen(s, other, is_mate(s, seat, other))
            if s.kept[other] == hand_size(s.hand[other]):
                leave_out(s, seen)
            olds |= U64(kept_unseen(s, other, seen)) << U64(8 * other)
            needs |= U64(put_back(s, other, seen)) << U64(8 * other)
    if hands_over:
        to_pile(s, s.handed, 1)
    for other in range(s.players):
        for _ in range(I64((olds >> U64(8 * other)) & BYTE)):
            s.hand[other] += card_bit(take_kept(s))
    if was_kept:
        s.handed = take_kept(s)
    for other in range(s.players):
        for _ in range(I64((needs >> U64(8 * other)) & BYTE) - I64((olds >> U64(8 * other)) & BYTE)):
            s.hand[other] += card_bit(take_card(s))
    if hands_over and not was_kept:
        s.handed = take_card(s)
    s.pile[0], s.pile[1], s.pile[2] = s.pile[0] & IN_PILE | kept0, s.pile[1] & IN_PILE | kept1, s.pile[2] & IN_PILE | kept2


@rule
def cards_seen(s: State, other: Seat, mate: Flag) -> Hand:
    """The cards of a hand that a partner has seen. What strangers saw of each other is not known."""
    seen = NOTHING
    for i in range(HAND):
        if mate and s.known[other, i] != NONE:
            seen += card_bit(s.known[other, i])
        elif not mate:
            s.known[other, i] = NONE
    return seen


@rule
def leave_out(s: State, hand: Hand) -> None:
    """The kept cards in sight are in no other hand."""
    for kind in range(KINDS):
        s.pile[kind >> 3] -= U64(min(copies_in(hand, kind), copies_kept(s, kind))) * kept_bit(kind)


@rule
def kept_unseen(s: State, other: Seat, seen: Hand) -> Number:
    """How many of a hand's unseen cards must be kept ones."""
    unseen = hand_size(s.hand[other]) - hand_size(seen)
    sure = I64(s.kept[other]) - hand_size(seen)
    if s.kept[other] >= hand_size(s.hand[other]):
        return unseen
    return sure if sure > 0 else I64(0)


@rule
def put_back(s: State, other: Seat, seen: Hand) -> Number:
    """Puts a hand into the pile but for the cards seen; returns how many went."""
    unseen = s.hand[other] - seen
    for kind in range(KINDS):
        to_pile(s, kind, copies_in(unseen, kind))
    s.hand[other] = seen
    return hand_size(unseen)


@rule
def to_pile(s: State, kind: Kind, copies: Number) -> None:
    s.pile[I64(kind) >> 3] += U64(copies) * pile_bit(kind)
    s.pile_size += copies


@rule
def may_be_kept(s: State, kind: Kind) -> Number:
    """How many unseen cards of a kind may be kept ones."""
    return min(copies_in_pile(s, kind), copies_kept(s, kind))


@rule
def take_kept(s: State) -> Kind:
    """Draws a kept card: each that may be one equally likely."""
    many = I64(0)
    for kind in range(KINDS):
        many += may_be_kept(s, kind)
    nth = draw(s, many)
    taken = I64(0)
    while nth >= may_be_kept(s, taken):
        nth -= may_be_kept(s, taken)
        taken += 1
    s.pile[taken >> 3] -= pile_bit(taken) + kept_bit(taken)
    s.pile_size -= 1
    return taken
