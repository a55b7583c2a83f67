"""One table for the adapters: asked seat by seat, drawn as text or picture, kept and put back."""

import secrets
from collections.abc import Mapping
from io import StringIO
from typing import Any

from rich.console import Console

from coven.errors import CovenError, shown
from coven.research.seating import Bots
from coven.research.vector import VectorEnv
from coven.table.game import Game

WIDTH = 100  # columns of a table drawn as text
RENDER_MODES = ("human", "ansi", "svg")  # to standard output, as text, as a picture where the game has one


class Single:
    """One table at which the caller plays the free seats; its seed is that of `Game.new_table`, so both deal the same."""

    def __init__(self, game: str | Game, players: int, bots: Bots, options: Mapping[str, Any], render_mode: str | None) -> None:
        self._env = VectorEnv(game, 1, players, bots=bots, seed=[secrets.token_bytes(32)], resets="never", threads=1, **options)
        self.game, self.players, self.about = self._env.game, players, self._env.game.about
        self.actions, self.size = self.game.rules.actions, self.game.rules.observation_size
        self.render_mode = self._checked_mode(render_mode)

    def _checked_mode(self, mode: str | None) -> str | None:
        if mode is not None and (mode not in RENDER_MODES or (mode == "svg" and self.game.faces.picture is None)):
            raise CovenError("bad_render_mode", f"{self.game.name} can't be rendered as {shown(mode)}.", mode=shown(mode))
        return mode

    @property
    def render_modes(self) -> list[str]:
        return [mode for mode in RENDER_MODES if mode != "svg" or self.game.faces.picture is not None]

    def reset(self, seed: Any = None) -> None:
        """Deals the game of a seed; without one, another than before."""
        self._env.reset(None if seed is None else [seed])

    @property
    def seat(self) -> int:
        """The seat to act; -1 when the game is over."""
        return int(self._env.seats[0])

    @property
    def to_act(self) -> tuple[int, ...]:
        """All seats that must act, in the order in which they are asked."""
        acting = self._env.to_act(0)
        return tuple(sorted(acting, key=lambda seat: (seat - self.seat) % self.players))

    def step(self, action: Any) -> None:
        """Makes the move of the seat to act."""
        self._env.step([action])

    @property
    def rewards(self) -> list[float]:
        """What the game that has just ended is worth to each seat; zeros before."""
        return [float(reward) for reward in self._env.rewards[0]]

    def observation(self, seat: int) -> dict[str, Any]:
        """What a seat sees and may do: its numbers, and a mask of its actions that is empty unless it must act."""
        if seat == self._env.seats[0]:
            return {"observation": self._env.observations[0].copy(), "action_mask": self._env.masks[0].copy()}
        numbers, mask = self._env.look(0, seat)
        return {"observation": numbers, "action_mask": mask}

    def render(self, viewer: int | None) -> str | None:
        """The table as a viewer sees it (None: a spectator), in the way that was asked for."""
        if self.render_mode is None:
            return None
        table = self._env.table(0)
        speak, view = self.game.words(), table.view(viewer)
        if self.render_mode == "svg" and self.game.faces.picture is not None:
            return self.game.faces.picture(view, table.setting, speak, table.seats)
        lines = StringIO()
        Console(file=lines, width=WIDTH, no_color=True).print(self.game.faces.terminal.draw(view, table.setting, speak, table.seats))
        if self.render_mode == "ansi":
            return lines.getvalue()
        print(lines.getvalue())
        return None

    def snapshot(self) -> bytes:
        """The table as it stands, secrets included."""
        return self._env.snapshot()

    def restore(self, snapshot: bytes) -> None:
        self._env.restore(snapshot)
