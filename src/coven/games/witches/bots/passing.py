"""What the careful bot passes: danger it can't cover, high cards, and the rest of a short suit."""

from coven.games.witches.bots.chances import coloured, higher_cards, lower_cards, unseen_cards
from coven.games.witches.bots.weights import (
    ANY_OTHER,
    FIRE_GUARD,
    PASS_AIR,
    PASS_CATCHER,
    PASS_COVER,
    PASS_EARTH,
    PASS_FIRE,
    PASS_QUEEN,
    PASS_SIDE,
    PASS_VOID,
    PASS_WATER,
)
from coven.games.witches.bots.worth import rival_point_worth
from coven.games.witches.names import Card
from coven.games.witches.rules.card_sets import suit_cards, suit_of
from coven.games.witches.rules.passing import packet_size, receiver
from coven.games.witches.types import Box, State
from coven.kernel.bits import NOTHING, bit, first, size_of, without_first
from coven.kernel.target import policy
from coven.kernel.types import I64, U64, Number, Seat, Word

LEAST = -(1 << 60)


@policy
def card_to_pass(box: Box, s: State, seat: Seat, luck: Word) -> Card:
    """The card the seat is gladdest to be rid of; wizards are kept, for they always escape."""
    unseen = unseen_cards(s, seat)
    to_pass = packet_size(box, s) - size_of(s.packet[seat])
    will = rival_point_worth(s, seat, receiver(box, s, seat)) - ANY_OTHER
    left = coloured(s.hand[seat])
    best, most = I64(0), I64(LEAST)
    while left != NOTHING:
        card = first(left)
        left = without_first(left)
        harm = harm_of(box, s.hand[seat], unseen, card)
        relief = (harm + harm * will // 100 + void_bonus(box, s.hand[seat], card, to_pass)) * 16 + tie_break(luck, card)
        if relief > most:
            best, most = card, relief
    return best


@policy
def tie_break(luck: Word, card: Card) -> Number:
    return I64((luck >> U64(card)) & U64(15))


@policy
def harm_of(box: Box, hand: Word, unseen: Word, card: Card) -> Number:
    """What the card would do to whoever holds it."""
    if bit(card) & box.fire != NOTHING:
        return PASS_FIRE * height(unseen, card) // 100 - FIRE_GUARD
    suit = suit_cards(suit_of(card))
    if suit & box.queen != NOTHING:
        return water_harm(box, hand, unseen, card)
    if bit(card) == box.earth_witch:
        return I64(-PASS_EARTH)
    if bit(card) == box.air_witch:
        return I64(-PASS_AIR)
    return PASS_SIDE * height(unseen, card) // 100


@policy
def height(unseen: Word, card: Card) -> Number:
    """How many in a hundred unseen cards of the suit are lower."""
    below = lower_cards(unseen, card)
    others = below + higher_cards(unseen, card)
    return 100 * below // others if others > 0 else I64(100)


@policy
def water_harm(box: Box, hand: Word, unseen: Word, card: Card) -> Number:
    """The queen, the water witch and what can catch them harm the less the more low water cards cover them."""
    cover = PASS_COVER * lower_cards(hand & ~(box.queen | box.water_witch), card)
    if bit(card) == box.queen:
        return PASS_QUEEN - cover
    if bit(card) == box.water_witch:
        return PASS_WATER - cover
    if bit(card) > box.queen:
        return PASS_CATCHER - cover
    return PASS_WATER * height(unseen, card) // 100 - PASS_WATER


@policy
def void_bonus(box: Box, hand: Word, card: Card, to_pass: Number) -> Number:
    """Passing all cards of a suit makes a void; not of fire, where a low card is a guard."""
    held = size_of(hand & suit_cards(suit_of(card)))
    if held > to_pass or bit(card) & box.fire != NOTHING:
        return I64(0)
    return I64(PASS_VOID) // held
