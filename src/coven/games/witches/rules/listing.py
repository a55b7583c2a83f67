"""All moves a seat may make, smallest first."""

from coven.games.witches.names import WIZARD
from coven.games.witches.rules.card_sets import ALL_WIZARDS
from coven.games.witches.rules.legality import must_act, playable, refusal
from coven.games.witches.state import ACTIONS, ALLOWED, CASTING, PASS, PASSING, PLAY, TRANSFER
from coven.games.witches.types import Box, State
from coven.kernel.bits import NOTHING, list_set
from coven.kernel.target import rule
from coven.kernel.types import Actions, Number, Seat, Word


@rule
def moves(box: Box, s: State, seat: Seat, out: Actions) -> Number:
    """Writes the allowed actions to `out`, smallest first, and returns how many there are."""
    if not must_act(box, s, seat):
        return 0
    if s.phase == CASTING:
        return spell_moves(box, s, seat, out)
    if s.phase == PASSING:
        return list_cards(s.hand[seat], PASS, out)
    return list_cards(playable(s, seat), PLAY, out)


@rule
def list_cards(cards: Word, first_action: Number, out: Actions) -> Number:
    """Writes an action for each kind of card; the wizards are equal, so they make one (Witches 61)."""
    n = list_set(cards & ~ALL_WIZARDS, first_action, out, 0)
    if cards & ALL_WIZARDS != NOTHING:
        out[n] = first_action + WIZARD
        n += 1
    return n


@rule
def spell_moves(box: Box, s: State, seat: Seat, out: Actions) -> Number:
    n = 0
    for action in range(TRANSFER, ACTIONS):
        if refusal(box, s, seat, action) == ALLOWED:
            out[n] = action
            n += 1
    return n
