"""What a search is told of Broom Service: rounds are its stages; points, stock and places, as the careful bot weighs them, its outlook."""

import numpy as np

from coven.games.broom_service.bots.weights import POINT
from coven.games.broom_service.bots.worth import HELD, PAWN, WORTH, look, stock_worth
from coven.games.broom_service.box.layout import RESOURCES
from coven.games.broom_service.rules.scoring import amulets_taken, points_for_lightning
from coven.games.broom_service.state import OVER, PAWNS
from coven.kernel.target import policy
from coven.kernel.types import Actions, Box, Number, Numbers, Seat, State

SPREAD = 400  # of a round's end
EACH_ROUND = 100  # more for each round to come


@policy
def stage(box: Box, s: State) -> Number:
    return np.int64(s.round_number)


@policy
def outlook(box: Box, s: State, worth: Numbers, out: Actions) -> Number:
    """Points on the board, and until the end what clouds, amulets, stock and places promise."""
    for seat in range(s.players):
        worth[seat] = np.int64(s.points[seat]) * POINT
        if s.phase != OVER:
            worth[seat] += promise(box, s, seat, out)
    return SPREAD + EACH_ROUND * (np.int64(box.rounds) - np.int64(s.round_number))


@policy
def promise(box: Box, s: State, seat: Seat, out: Actions) -> Number:
    look(box, s, seat, out)
    amulets = np.int64(box.amulet_points[amulets_taken(box, s, seat)])
    worth = (points_for_lightning(box, s, seat) + amulets) * POINT
    for kind in range(RESOURCES):
        for held in range(np.int64(out[HELD + kind])):
            worth += stock_worth(s, out, kind, held)
    for pawn in range(PAWNS):
        worth += np.int64(out[WORTH + np.int64(out[PAWN + pawn])])
    return worth
