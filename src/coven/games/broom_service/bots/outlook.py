"""What a search is told of Broom Service: rounds are its stages; points, stock and places, as the careful bot weighs them, its outlook."""

from coven.games.broom_service.bots.weights import POINT
from coven.games.broom_service.bots.worth import HELD, PAWN, WORTH, assess, stock_worth
from coven.games.broom_service.box.layout import RESOURCES
from coven.games.broom_service.rules.scoring import amulets_taken, points_for_lightning
from coven.games.broom_service.state import OVER, PAWNS
from coven.games.broom_service.types import Box, State
from coven.kernel.target import policy
from coven.kernel.types import I64, Actions, Number, Numbers, Seat

SPREAD = 400  # of a round's end
EACH_ROUND = 100  # more for each round to come


@policy
def stage(box: Box, s: State) -> Number:
    return I64(s.round_number)


@policy
def outlook(box: Box, s: State, worth: Numbers, out: Actions) -> Number:
    """Points on the board, and until the end what clouds, amulets, stock and places promise."""
    for seat in range(s.players):
        worth[seat] = I64(s.points[seat]) * POINT
        if s.phase != OVER:
            worth[seat] += promise(box, s, seat, out)
    return SPREAD + EACH_ROUND * (I64(box.rounds) - I64(s.round_number))


@policy
def promise(box: Box, s: State, seat: Seat, out: Actions) -> Number:
    assess(box, s, seat, out)
    amulets = I64(box.amulet_points[amulets_taken(box, s, seat)])
    worth = (points_for_lightning(box, s, seat) + amulets) * POINT
    for kind in range(RESOURCES):
        for held in range(I64(out[HELD + kind])):
            worth += stock_worth(s, out, kind, held)
    for pawn in range(PAWNS):
        worth += I64(out[WORTH + I64(out[PAWN + pawn])])
    return worth
