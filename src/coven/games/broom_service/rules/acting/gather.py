"""Gathering, the Black Distillery's resources and the Black Market's points."""

from coven.games.broom_service.box.layout import RESOURCES
from coven.games.broom_service.rules.acting.steps import push
from coven.games.broom_service.rules.scoring import score
from coven.games.broom_service.state import ANY_STEP, FROM_EVENTS, GAINED, GATHER_STEP, ROLE_STEP, WENT_TO_MARKET, Kind
from coven.games.broom_service.types import Box, State
from coven.kernel.notes import note
from coven.kernel.target import rule
from coven.kernel.types import I64, Number, Seat


@rule
def gather(box: Box, s: State, seat: Seat, which: Number) -> None:
    """Takes a gatherer's yield, whole (Broom 42, 59), or begins to take it piece by piece."""
    brave = s.step_brave[s.depth - 1]
    s.depth -= 1
    pieces = I64(0)
    for resource in range(RESOURCES):
        s.pending_gain[resource] = box.yield_gain[s.role, brave, which, resource]
        pieces += s.pending_gain[resource]
    if s.options.partial_gains == 1 and pieces > 1:
        push(s, GATHER_STEP, 0, 0, 0, pieces)
        return
    for resource in range(RESOURCES):
        gain(s, seat, resource, s.pending_gain[resource])
        s.pending_gain[resource] = 0


@rule
def gain(s: State, seat: Seat, resource: Kind, count: Number) -> None:
    """Takes so many from the supply, which never runs out (Broom 19)."""
    if count != 0:
        s.resource[seat, resource] += count
        note(s, GAINED, seat, resource, count, 0)


@rule
def take(box: Box, s: State, seat: Seat, resource: Kind) -> None:
    """Takes one resource: out of a yield, or from the Black Distillery instead of the action."""
    if s.step_kind[s.depth - 1] == ROLE_STEP:
        s.depth -= 1
        push(s, ANY_STEP, 0, 0, 0, box.distillery_resources)
    step = s.depth - 1
    gain(s, seat, resource, 1)
    if s.step_kind[step] == GATHER_STEP:
        s.pending_gain[resource] -= 1
    s.step_left[step] -= 1
    if s.step_left[step] == 0:
        s.depth -= 1


@rule
def go_to_market(box: Box, s: State, seat: Seat) -> None:
    """Black Market: points instead of the action (Broom 22)."""
    score(s, seat, FROM_EVENTS, box.market_points)
    note(s, WENT_TO_MARKET, seat, box.market_points, 0, 0)
    s.depth -= 1
