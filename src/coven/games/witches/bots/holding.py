"""What it costs the careful bot to go on holding a card."""

from coven.games.witches.bots.chances import higher_cards, lower_cards
from coven.games.witches.bots.weights import (
    AIR_HELD,
    CATCHES_AIR,
    CATCHES_EARTH,
    CATCHES_QUEEN,
    CATCHES_WATER_WITCH,
    COVER,
    DEAD_SUIT,
    EARTH_HELD,
    FIRE_TRICK,
    FIRE_WITCH_HELD,
    HELD_LONGER,
    LAST_OF_SUIT,
    NEXT_TO_LAST,
    QUEEN_HELD,
    SIDE_TRICK,
    WATER_HELD,
    WATER_TRICK,
    WIZARD_HELD,
)
from coven.games.witches.names import WIZARD, Card
from coven.games.witches.rules.card_sets import suit_cards, suit_of
from coven.games.witches.rules.scoring import holds
from coven.games.witches.types import Box
from coven.kernel.bits import NOTHING, bit, size_of
from coven.kernel.target import policy
from coven.kernel.types import I64, U64, Number, Word


@policy
def burden(box: Box, hand: Word, unseen: Word, card: Card) -> Number:
    """What the card is likely to cost if it stays in the hand; below 0 for what is good to hold."""
    if card == WIZARD:
        return I64(-WIZARD_HELD) if size_of(hand) > 1 else I64(0)
    return long_term_burden(box, hand, unseen, card) * min(I64(100), HELD_LONGER * (size_of(hand) - 1)) // 100


@policy
def long_term_burden(box: Box, hand: Word, unseen: Word, card: Card) -> Number:
    """The burden of a card that may be held for many tricks."""
    below = lower_cards(unseen, card)
    others = below + higher_cards(unseen, card)
    if others == 0:
        return special_burden(box, card) + DEAD_SUIT
    exposed = max(I64(10), 100 - COVER * lower_cards(hand, card))
    danger = (trick_danger(box, unseen, card) * below // others + special_burden(box, card)) * exposed // 100
    return danger + shortness(hand, card)


@policy
def trick_danger(box: Box, unseen: Word, card: Card) -> Number:
    """What a trick taken with this card is likely to bring: mostly the unseen special cards below it."""
    suit = suit_cards(suit_of(card))
    under = unseen & suit & (bit(card) - U64(1))
    if suit & box.fire != NOTHING:
        return I64(FIRE_TRICK)
    if suit & box.queen != NOTHING:
        return WATER_TRICK + (CATCHES_QUEEN if holds(under, box.queen) else 0) + (CATCHES_WATER_WITCH if holds(under, box.water_witch) else 0)
    return SIDE_TRICK - (CATCHES_EARTH if holds(under, box.earth_witch) else 0) - (CATCHES_AIR if holds(under, box.air_witch) else 0)


@policy
def special_burden(box: Box, card: Card) -> Number:
    """What the special cards add for themselves."""
    alone = bit(card)
    if alone == box.queen:
        return I64(QUEEN_HELD)
    if alone == box.water_witch:
        return I64(WATER_HELD)
    if alone == box.fire_witch:
        return I64(FIRE_WITCH_HELD)
    if alone == box.earth_witch:
        return I64(-EARTH_HELD)
    if alone == box.air_witch:
        return I64(-AIR_HELD)
    return I64(0)


@policy
def shortness(hand: Word, card: Card) -> Number:
    """What it is worth to come nearer to a void."""
    held = size_of(hand & suit_cards(suit_of(card)))
    if held == 1:
        return I64(LAST_OF_SUIT)
    return I64(NEXT_TO_LAST) if held == 2 else I64(0)
