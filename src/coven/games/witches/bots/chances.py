"""What the careful bot works out from what its seat knows: cards unseen, who plays later, who may hold what."""

from coven.games.witches.bots.weights import VOLUNTEERS
from coven.games.witches.names import CARDS, WIZARD, Card
from coven.games.witches.rules.card_sets import ALL_WIZARDS, suit_cards, suit_of
from coven.games.witches.rules.passing import receiver
from coven.games.witches.rules.trick import beats, next_seat
from coven.games.witches.state import PASSING
from coven.games.witches.types import Box, State
from coven.kernel.bits import NOTHING, bit, size_of
from coven.kernel.target import policy
from coven.kernel.types import I64, U64, Flag, Number, Seat, Word

CERTAIN = 1024  # chances are counted in 1024ths
EVERY_CARD = U64((1 << CARDS) - 1)


@policy
def unseen_cards(s: State, seat: Seat) -> Word:
    """The cards that lie in other hands, or while passing in other packets."""
    seen = s.hand[seat]
    if s.phase == PASSING:
        seen |= s.packet[seat]
    for other in range(s.players):
        seen |= s.played[other]
    return EVERY_CARD & ~seen


@policy
def lower_cards(cards: Word, card: Card) -> Number:
    """How many of the cards are of the same suit and lower."""
    return size_of(cards & suit_cards(suit_of(card)) & (bit(card) - U64(1)))


@policy
def higher_cards(cards: Word, card: Card) -> Number:
    """How many of the cards are of the same suit and higher."""
    return size_of(cards & suit_cards(suit_of(card)) & ~((bit(card) << U64(1)) - U64(1)))


@policy
def is_void(s: State, seat: Seat, suit: Number) -> Flag:
    """Whether the seat has shown to be out of the suit."""
    return (I64(s.void[seat]) >> I64(suit)) & 1 == 1


@policy
def players_to_come(s: State) -> Number:
    """How many play to this trick after the seat whose turn it is."""
    return I64(s.players) - I64(s.laid) - 1


@policy
def comes_later(s: State, seat: Seat, other: Seat) -> Flag:
    """Whether the other still plays to this trick after the seat whose turn it is."""
    distance = I64(other) - I64(seat)
    if distance < 0:
        distance += I64(s.players)
    return 0 < distance <= players_to_come(s)


@policy
def rivals(s: State, seat: Seat, suit: Number) -> Number:
    """How many of those who play later may hold the suit."""
    count = I64(0)
    other = next_seat(s, I64(seat))
    for _ in range(players_to_come(s)):
        if not is_void(s, other, suit):
            count += 1
        other = next_seat(s, other)
    return count


@policy
def holders(s: State, seat: Seat, suit: Number) -> Number:
    """How many of the others may hold the suit at all."""
    count = I64(0)
    for other in range(s.players):
        if other != seat and not is_void(s, other, suit):
            count += 1
    return count


@policy
def misses_all(holding: Number, cards: Number) -> Number:
    """The chance that one of so many holders has none of so many cards."""
    chance = I64(CERTAIN)
    if holding < 1:
        return chance
    once = I64(CERTAIN) * (holding - 1) // holding
    while cards > 0:
        if cards & 1:
            chance = (chance * once) >> 10
        once = (once * once) >> 10
        cards >>= 1
    return chance


@policy
def win_chance(s: State, seat: Seat, card: Card, unseen: Word, caster: Seat) -> Number:
    """The chance that the card takes the trick: nobody who plays later has to go above it, wants to, or is after a spell."""
    if card == WIZARD or (s.laid > 0 and not beats(s, card)):
        return I64(0)
    suit = suit_of(card)
    above = higher_cards(unseen, card)
    later = rivals(s, seat, suit)
    if later == 0 or above == 0:
        return I64(CERTAIN)
    holding = holders(s, seat, suit)
    has_above = CERTAIN - misses_all(holding, above)
    has_none_below = misses_all(holding, lower_cards(unseen, card))
    beaten = (has_above * (has_none_below + (CERTAIN - has_none_below) * VOLUNTEERS // 100)) >> 10
    chance = I64(CERTAIN)
    for _ in range(later):
        chance = (chance * (CERTAIN - beaten)) >> 10
    if caster >= 0 and caster != seat and comes_later(s, seat, caster) and not is_void(s, caster, suit):
        chance = (chance * (CERTAIN - has_above)) >> 10
    return chance


@policy
def chance_held_later(box: Box, s: State, seat: Seat, card: Word, later: Number, holding: Number) -> Number:
    """The chance that an unseen card, given as a set of one, is with somebody who plays later."""
    if s.packet[seat] & card != NOTHING:
        return I64(CERTAIN) if comes_later(s, seat, receiver(box, s, seat)) else I64(0)
    return I64(CERTAIN) * later // holding if holding > 0 else I64(0)


@policy
def coloured(cards: Word) -> Word:
    return cards & ~ALL_WIZARDS
