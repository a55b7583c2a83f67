"""What each move of the role in hand would bring at once, found by the rules themselves on a copy of the state."""

from collections.abc import Iterator
from typing import Any

from coven.games.broom_service.box.layout import ALL_TOWERS, WAND
from coven.games.broom_service.rules.acting.reach import deliver_towers, may_deliver
from coven.games.broom_service.rules.listing import moves
from coven.games.broom_service.rules.playing import act
from coven.games.broom_service.state import ACTING, ACTIONS, ARRIVAL_STEP, DELIVER, FLY, GATHER, HIDE, JUMP
from coven.games.broom_service.types import Box, State
from coven.games.broom_service.view.moves import move_of
from coven.games.broom_service.view.notation import members, tower_text
from coven.kernel.plain import copy_of, new_actions

Gain = dict[str, Any]


def gains_of(box: Box, s: State, seat: int | None) -> list[Gain] | None:
    """For the seat that acts, all from what lies open; nobody else is told anything."""
    if s.phase != ACTING or seat is None or seat != s.turn:
        return None
    out = new_actions(ACTIONS)
    count = int(moves(box, s, seat, out))
    return [gain for action in out[:count].tolist() for gain in gains_by(box, s, seat, action)]


def gains_by(box: Box, s: State, seat: int, action: int) -> Iterator[Gain]:
    """What a delivery or a cloud brings, and what could be delivered at once where a pawn arrives."""
    flies = FLY <= action < DELIVER or JUMP <= action < HIDE
    if not (flies or DELIVER <= action < GATHER):
        return
    after = copy_of(s)
    act(box, after, seat, action)
    text = move_of(action).text
    if not flies:
        yield {"move": text, **difference(s, after, seat)}
    elif after.depth and after.step_kind[after.depth - 1] == ARRIVAL_STEP and may_deliver(after, after.depth - 1):
        pawn = int(after.step_pawn[after.depth - 1])
        for tower in members(deliver_towers(box, after, seat, pawn, after.depth - 1)):
            delivered = copy_of(after)
            act(box, delivered, seat, DELIVER + pawn * ALL_TOWERS + tower)
            yield {"move": text, "tower": tower_text(tower), **difference(after, delivered, seat)}


def difference(before: State, after: State, seat: int) -> Gain:
    return {
        "points": int(after.points[seat]) - int(before.points[seat]),
        "wands": int(after.resource[seat, WAND]) - int(before.resource[seat, WAND]),
        "bolts": int(after.bolts[seat]) - int(before.bolts[seat]),
    }
