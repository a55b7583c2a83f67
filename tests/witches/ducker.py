"""The plain ducker, to compare with: the highest card that loses the trick, else the lowest; it never thinks of spells."""

from coven.games.witches.names import RANKS, WIZARD, Card
from coven.games.witches.rules.legality import playable
from coven.games.witches.rules.trick import beats
from coven.games.witches.state import CASTING, PASS, PASSING, PLAY, TRANSFER
from coven.kernel.bits import NOTHING, first, without_first
from coven.kernel.target import rule
from coven.kernel.types import I64, U64, Action, Actions, Box, Seat, State, Word

COLOURED = U64((1 << WIZARD) - 1)


@rule
def ducker(box: Box, s: State, seat: Seat, luck: Word, out: Actions) -> Action:
    """The action of a seat that must act."""
    if s.phase == CASTING:
        return I64(TRANSFER)
    if s.phase == PASSING:
        return I64(PASS) + highest(s.hand[seat] & COLOURED)
    choices = playable(s, seat)
    losing = losing_card(s, choices)
    return I64(PLAY) + (losing if losing >= 0 else lowest(choices))


@rule
def highest(cards: Word) -> Card:
    """The card of the highest rank."""
    best = I64(-1)
    while cards != NOTHING:
        card = first(cards)
        if best < 0 or card % RANKS >= best % RANKS:
            best = card
        cards = without_first(cards)
    return best


@rule
def losing_card(s: State, choices: Word) -> Card:
    """The highest card that does not win as the trick lies, a wizard if there is no other; -1 for none."""
    best = I64(-1)
    if s.laid == 0:
        return best
    left = choices & COLOURED
    while left != NOTHING:
        card = first(left)
        if not beats(s, card) and (best < 0 or card % RANKS >= best % RANKS):
            best = card
        left = without_first(left)
    return I64(WIZARD) if best < 0 and choices != choices & COLOURED else best


@rule
def lowest(choices: Word) -> Card:
    """The card of the lowest rank; a wizard only if there is nothing else."""
    best = I64(WIZARD)
    left = choices & COLOURED
    while left != NOTHING:
        card = first(left)
        if best == WIZARD or card % RANKS < best % RANKS:
            best = card
        left = without_first(left)
    return best
