"""For tests of secrecy: a server that deals every table from one known seed, and at a chosen moment swaps what one seat cannot know."""

import json
import os
import secrets
from types import SimpleNamespace
from typing import Any

from coven.server.features.daily import deals
from coven.server.features.lobby import making
from coven.server.live import match as matches
from coven.server.live import steps
from coven.server.live.match import Match
from coven.server.live.streams import Happened
from coven.table.keeper import Keeper
from coven.table.table import Table

VARIABLE = "COVEN_TEST_IMAGINE"


def install() -> None:
    """Reads what is to be swapped: `{"seed": null or a number, "moments": {"GAME PLAYERS": [after so many moves, whose knowledge stays]}}`."""
    wanted = json.loads(os.environ[VARIABLE])
    for module in (making, deals):
        module.secrets = SimpleNamespace(token_urlsafe=secrets.token_urlsafe, token_hex=lambda length: "07" * length)  # type: ignore[attr-defined]
    for step in (steps.Started, steps.Played):
        matches.APPLY[step] = swapping(matches.APPLY[step], wanted["seed"], wanted["moments"])


def swapping(apply: Any, seed: int | None, moments: dict[str, tuple[int, int]]) -> Any:
    def applied(match: Match, step: Any, at: float) -> Happened | None:
        happened: Happened | None = apply(match, step, at)
        made, keeper = match.created, match.table.keeper
        moves, seat = (None, 0) if made.guide else moments.get(f"{made.game} {made.players}", (None, 0))  # a guide's game is prepared
        if len(keeper) == moves and not hasattr(match, "is_swapped"):
            match.is_swapped = True  # type: ignore[attr-defined]
            state = keeper.state.copy() if seed is None else match.table.imagined(seat, seed=seed)
            swapped = Keeper(keeper.game, keeper.players, keeper.options, b"\7" * 32, keeper.box, keeper.seats, first=state, salt=b"\7" * 32)
            match.on_the_table = Table(swapped)
        return happened

    return applied
