"""When the careful bot goes for a spell of its own: only when it is nearly sure to take every trick that counts."""

from coven.games.witches.bots.chances import coloured, higher_cards, players_to_come, rivals
from coven.games.witches.names import SUITS, Card
from coven.games.witches.rules.card_sets import ALL_WIZARDS, suit_cards, suit_of
from coven.games.witches.rules.trick import beats
from coven.games.witches.types import Box, State
from coven.kernel.bits import NOTHING, first, size_of, without_first
from coven.kernel.target import policy
from coven.kernel.types import I64, Flag, Number, Seat, Word

NO_CHOICE = -1
FIRE_AT_HAND = 9  # taken and held: with fewer no spell is in sight
DRAWN = 2  # unseen cards of a suit that a lead draws out, at the least to be expected


@policy
def card_for_spell(box: Box, s: State, seat: Seat, choices: Word, unseen: Word) -> Card:
    """The card that goes on with a spell nearly sure to come home, or NO_CHOICE."""
    mine = s.taken[seat] | s.hand[seat]
    if size_of(mine & box.fire) < FIRE_AT_HAND or not is_open(box, s, seat):
        return NO_CHOICE
    winner = sure_winner(s, seat, choices, unseen)
    if winner == NO_CHOICE:
        return NO_CHOICE
    return winner if losers(s.hand[seat], unseen, winner) == 0 else NO_CHOICE


@policy
def is_open(box: Box, s: State, seat: Seat) -> Flag:
    """Whether the seat may still cast a spell: nobody else has fire, and not both the water witch and the queen are lost."""
    water = box.queen | box.water_witch
    for other in range(s.players):
        if other != seat:
            water &= ~s.taken[other]
            if s.taken[other] & box.fire != NOTHING:
                return False
    if s.options.air_blocks_own_spell and s.taken[seat] & box.air_witch != NOTHING:
        return False
    return water != NOTHING


@policy
def sure_winner(s: State, seat: Seat, choices: Word, unseen: Word) -> Card:
    """The highest card that surely takes this trick, of the suit with the most unseen cards; or NO_CHOICE."""
    best, most = I64(NO_CHOICE), I64(-1)
    left = coloured(choices)
    while left != NOTHING:
        card = first(left)
        left = without_first(left)
        suit = suit_of(card)
        sure = higher_cards(unseen, card) == 0 or players_to_come(s) == 0 or rivals(s, seat, suit) == 0
        among = size_of(unseen & suit_cards(suit))
        if sure and (s.laid == 0 or beats(s, card)) and among >= most:
            best, most = card, among
    return best


@policy
def losers(hand: Word, unseen: Word, winner: Card) -> Number:
    """How many cards of a hand, a sure winner aside, are likely to lose a trick if each suit is led from the top."""
    count = size_of(hand & ALL_WIZARDS)
    for suit in range(SUITS):
        left = hand & suit_cards(suit)
        among = size_of(unseen & suit_cards(suit))
        above = size_of(left)
        while left != NOTHING:
            card = first(left)
            left = without_first(left)
            above -= 1
            if card != winner and higher_cards(unseen, card) > 0 and DRAWN * above < among:
                count += 1
    return count
