"""What a seat cannot know, redrawn: the other hands, the draw pile and the future; for a forgetful bot who is locked up where."""

from typing import Any

import numpy as np

from coven.games.wandering_towers.memory import is_in_mind, remembers
from coven.games.wandering_towers.rules.board import crowd_size, one_of, wizards_of
from coven.games.wandering_towers.rules.cards import card_bit, copies_in, hand_size, pile_bit, take_card
from coven.games.wandering_towers.scoring import in_teams, is_solo, partner_of
from coven.games.wandering_towers.state import HAND, KINDS, NONE, ROOM, SEATS, TOWERS
from coven.kernel.stream import draw, rekey
from coven.kernel.target import rule

U64 = np.uint64
NIBBLE = 15


@rule
def imagine(box: Any, s: Any, seat: Any, seed: Any) -> None:
    """Redraws all that `seat` cannot know, out of nothing but what it knows. Perfect memory keeps the locked-up wizards (ruling 42)."""
    rekey(s, seed)
    if not is_solo(s):
        redeal(s, seat)
    forgotten = forgotten_owners(s, seat)
    if forgotten != 0:
        forget_hidden(s, forgotten)


# --- cards ------------------------------------------------------------------------------------------------------------


@rule
def is_mate(s: Any, seat: Any, other: Any) -> Any:
    return in_teams(s) and other == partner_of(s, seat)


@rule
def redeal(s: Any, seat: Any) -> None:
    """All cards the seat has not seen go into the pile, and the others draw as many as they hold."""
    needs = U64(0)  # a byte for each seat
    for other in range(s.players):
        if other != seat:
            needs |= U64(put_back(s, other, is_mate(s, seat, other))) << U64(8 * other)
    hands_over = s.handed != NONE and seat != s.turn and not is_mate(s, seat, s.turn)
    if hands_over:
        to_pile(s, s.handed, 1)
    for other in range(s.players):
        for _ in range(np.int64((needs >> U64(8 * other)) & U64(255))):
            s.hand[other] += card_bit(take_card(s))
    if hands_over:
        s.handed = take_card(s)


@rule
def to_pile(s: Any, kind: Any, copies: Any) -> None:
    s.pile[np.int64(kind) >> 3] += U64(copies) * pile_bit(kind)
    s.pile_size += copies


@rule
def put_back(s: Any, other: Any, mate: Any) -> Any:
    """Puts a hand into the pile but for the cards a partner has seen; returns how many went. What strangers saw of each other is not known."""
    kept = U64(0)
    for i in range(HAND):
        if mate and s.known[other, i] != NONE:
            kept += card_bit(s.known[other, i])
        elif not mate:
            s.known[other, i] = NONE
    hidden = s.hand[other] - kept
    for kind in range(KINDS):
        to_pile(s, kind, copies_in(hidden, kind))
    s.hand[other] = kept
    return hand_size(hidden)


# --- wizards ----------------------------------------------------------------------------------------------------------


@rule
def forgotten_owners(s: Any, seat: Any) -> Any:
    """A nibble of ones for each owner whose locked-up wizards the seat does not remember."""
    forgotten = np.int64(0)
    for owner in range(SEATS):
        if not remembers(s, seat, owner):
            forgotten |= np.int64(NIBBLE) << (4 * owner)
    return forgotten


@rule
def forget_hidden(s: Any, forgotten: Any) -> None:
    """Spreads the forgotten wizards anew over the covered surfaces; how many each owner has there, everybody can count."""
    hidden = np.int64(0)
    for tower in range(TOWERS):
        surface = np.int64(s.under[tower])
        if not is_in_mind(s, surface):
            hidden += np.int64(s.crowd[surface]) & forgotten
            s.crowd[surface] = np.int64(s.crowd[surface]) & ~forgotten
    for owner in range(SEATS):
        for _ in range(wizards_of(hidden, owner)):
            hide_somewhere(s, owner)


@rule
def hide_somewhere(s: Any, owner: Any) -> None:
    surface = np.int64(s.under[draw(s, TOWERS)])
    while is_in_mind(s, surface) or crowd_size(s.crowd[surface]) >= ROOM:
        surface = np.int64(s.under[draw(s, TOWERS)])
    s.crowd[surface] = np.int64(s.crowd[surface]) + one_of(owner)
