"""Gymnasium: one seat against chosen bots, at one table (`env`) or at many (`vector_env`)."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from coven.bots.levels import usual_bot
from coven.errors import CovenError
from coven.research.extras import need
from coven.research.single import RENDER_MODES, Single
from coven.research.spaces import action_space, observation_space
from coven.research.vector import VectorEnv
from coven.table.game import Game
from coven.table.registry import game as find_game

need("gymnasium", "research")

import gymnasium  # noqa: E402
from gymnasium.vector import AutoresetMode  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402

Others = str | Sequence[str] | None  # a bot for all other seats, or one for each, counted from the own seat on


def env(game: str | Game, players: int = 4, seat: int = 0, bots: Others = None, render_mode: str | None = None, **options: Any) -> "OneSeat":
    """One seat against bots; the game's usual ones if none are named."""
    return OneSeat(game, players, seat, bots, render_mode, **options)


def vector_env(game: str | Game, num_envs: int, players: int = 4, seat: int = 0, bots: Others = None, **more: Any) -> "ManyTables":
    """One seat against bots at many tables at once; `threads` and `seed` go to `VectorEnv`, all else are options of the game."""
    return ManyTables(game, num_envs, players, seat, bots, **more)


def seated(game: str | Game, players: int, seat: int, bots: Others) -> tuple[Game, dict[int, str]]:
    """The game, and the bots by seat."""
    found = find_game(game) if isinstance(game, str) else game
    found.check_players(players)
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < players:
        raise CovenError("bad_seat", f"There is no seat {seat!r} at a table of {players}.", seat=repr(seat), players=players)
    named = usual_bot(found) if bots is None else bots
    others = [named] * (players - 1) if isinstance(named, str) else list(named)
    if len(others) != players - 1:
        raise CovenError("bad_bots", f"There are {players - 1} other seats, and {len(others)} bots.", bots=others)
    return found, {(seat + 1 + place) % players: bot for place, bot in enumerate(others)}


class OneSeat(gymnasium.Env[dict[str, Any], Any]):
    """One seat of a game; bots play the others. An action that is not allowed ends the game, and is worth the worst there is."""

    metadata = {"render_modes": list(RENDER_MODES)}  # noqa: RUF012

    def __init__(self, game: str | Game, players: int, seat: int, bots: Others, render_mode: str | None, **options: Any) -> None:
        found, others = seated(game, players, seat, bots)
        self.single, self.seat, self.render_mode = Single(found, players, others, options, render_mode), seat, render_mode
        self.observation_space, self.action_space = observation_space(self.single.size, self.single.actions), action_space(self.single.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.single.reset(seed)
        return self.single.observation(self.seat), {}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        try:
            self.single.step(action)
        except CovenError as error:
            if error.code != "illegal_action":
                raise
            return self.single.observation(self.seat), float(self.single.about.returns[0]), True, False, {"illegal": error.details["reason"]}
        return self.single.observation(self.seat), self.single.rewards[self.seat], self.single.seat < 0, False, {}

    def render(self) -> Any:
        """The table as the seat sees it."""
        return self.single.render(self.seat)


class ManyTables(gymnasium.vector.VectorEnv[dict[str, Any], Any, Any]):
    """One seat at many tables. A table that ends is dealt anew at the next step; an action that is not allowed raises, and nothing has changed."""

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(self, game: str | Game, num_envs: int, players: int, seat: int, bots: Others, **more: Any) -> None:
        found, others = seated(game, players, seat, bots)
        self.tables = VectorEnv(found, num_envs, players, bots=others, resets="next_step", **more)
        self.num_envs, self.seat = num_envs, seat
        self.single_observation_space = observation_space(found.rules.observation_size, found.rules.actions)
        self.single_action_space = action_space(found.rules.actions)
        self.observation_space, self.action_space = (
            batch_space(space, num_envs) for space in (self.single_observation_space, self.single_action_space)
        )

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        self.tables.reset(seed)
        return self._observed(), {}

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        self.tables.step(np.asarray(actions))
        ended = self.tables.ended.copy()
        return self._observed(), self.tables.rewards[:, self.seat].astype(np.float64), ended, np.zeros(self.num_envs, np.bool_), {}

    def _observed(self) -> dict[str, Any]:
        return {"observation": self.tables.observations.copy(), "action_mask": self.tables.masks.copy()}

    def close_extras(self, **kwargs: Any) -> None:
        self.tables.close()
