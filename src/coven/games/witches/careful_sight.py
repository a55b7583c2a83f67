"""What the careful bot works out from what its seat knows: cards unseen, who plays later, who may hold what."""

from typing import Any

import numpy as np

from coven.games.witches.careful_weights import VOLUNTEERS
from coven.games.witches.rules.deal import ALL_WIZARDS, NOTHING, next_seat, receiver
from coven.games.witches.rules.trick import beats, suit_cards, suit_of
from coven.games.witches.state import CARDS, PASSING, WIZARD
from coven.kernel.bits import bit, size_of
from coven.kernel.target import rule

CERTAIN = 1024  # chances are counted in 1024ths
EVERY_CARD = np.uint64((1 << CARDS) - 1)


@rule
def unseen_cards(s: Any, seat: Any) -> Any:
    """The cards that lie in other hands, or while passing in other packets."""
    seen = s.hand[seat]
    if s.phase == PASSING:
        seen |= s.packet[seat]
    for other in range(s.players):
        seen |= s.played[other]
    return EVERY_CARD & ~seen


@rule
def lower_cards(cards: Any, card: Any) -> Any:
    """How many of the cards are of the same suit and lower."""
    return size_of(cards & suit_cards(suit_of(card)) & (bit(card) - np.uint64(1)))


@rule
def higher_cards(cards: Any, card: Any) -> Any:
    """How many of the cards are of the same suit and higher."""
    return size_of(cards & suit_cards(suit_of(card)) & ~((bit(card) << np.uint64(1)) - np.uint64(1)))


@rule
def is_void(s: Any, seat: Any, suit: Any) -> Any:
    """Whether the seat has shown to be out of the suit."""
    return (np.int64(s.void[seat]) >> np.int64(suit)) & 1 == 1


@rule
def players_to_come(s: Any) -> Any:
    """How many play to this trick after the seat whose turn it is."""
    return np.int64(s.players) - np.int64(s.laid) - 1


@rule
def comes_later(s: Any, seat: Any, other: Any) -> Any:
    """Whether the other still plays to this trick after the seat whose turn it is."""
    distance = np.int64(other) - np.int64(seat)
    if distance < 0:
        distance += np.int64(s.players)
    return 0 < distance <= players_to_come(s)


@rule
def rivals(s: Any, seat: Any, suit: Any) -> Any:
    """How many of those who play later may hold the suit."""
    count = np.int64(0)
    other = next_seat(s, np.int64(seat))
    for _ in range(players_to_come(s)):
        if not is_void(s, other, suit):
            count += 1
        other = next_seat(s, other)
    return count


@rule
def holders(s: Any, seat: Any, suit: Any) -> Any:
    """How many of the others may hold the suit at all."""
    count = np.int64(0)
    for other in range(s.players):
        if other != seat and not is_void(s, other, suit):
            count += 1
    return count


@rule
def misses_all(holding: Any, cards: Any) -> Any:
    """The chance that one of so many holders has none of so many cards."""
    chance = np.int64(CERTAIN)
    if holding < 1:
        return chance
    once = np.int64(CERTAIN) * (holding - 1) // holding
    while cards > 0:
        if cards & 1:
            chance = (chance * once) >> 10
        once = (once * once) >> 10
        cards >>= 1
    return chance


@rule
def win_chance(s: Any, seat: Any, card: Any, unseen: Any, caster: Any) -> Any:
    """The chance that the card takes the trick: nobody who plays later has to go above it, wants to, or is after a spell."""
    if card == WIZARD or (s.laid > 0 and not beats(s, card)):
        return np.int64(0)
    suit = suit_of(card)
    above = higher_cards(unseen, card)
    later = rivals(s, seat, suit)
    if later == 0 or above == 0:
        return np.int64(CERTAIN)
    holding = holders(s, seat, suit)
    has_above = CERTAIN - misses_all(holding, above)
    has_none_below = misses_all(holding, lower_cards(unseen, card))
    beaten = (has_above * (has_none_below + (CERTAIN - has_none_below) * VOLUNTEERS // 100)) >> 10
    chance = np.int64(CERTAIN)
    for _ in range(later):
        chance = (chance * (CERTAIN - beaten)) >> 10
    if caster >= 0 and caster != seat and comes_later(s, seat, caster) and not is_void(s, caster, suit):
        chance = (chance * (CERTAIN - has_above)) >> 10
    return chance


@rule
def meets(box: Any, s: Any, seat: Any, card: Any, later: Any, holding: Any) -> Any:
    """The chance that an unseen card, given as a set of one, is with somebody who plays later."""
    if s.packet[seat] & card != NOTHING:
        return np.int64(CERTAIN) if comes_later(s, seat, receiver(box, s, seat)) else np.int64(0)
    return np.int64(CERTAIN) * later // holding if holding > 0 else np.int64(0)


@rule
def coloured(cards: Any) -> Any:
    return cards & ~ALL_WIZARDS
