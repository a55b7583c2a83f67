"""PettingZoo: `env` has seats act one after the other (AEC), `parallel_env` all at once where they choose at once."""

import pickle
from typing import Any

import numpy as np

from coven.errors import CovenError
from coven.research.extras import need
from coven.research.single import Single
from coven.research.spaces import action_space, observation_space
from coven.table.game import Game

need("pettingzoo", "research")

from pettingzoo import AECEnv, ParallelEnv  # noqa: E402
from pettingzoo.utils import wrappers  # noqa: E402

SEAT = "seat_"


def env(game: str | Game, players: int = 4, render_mode: str | None = None, **options: Any) -> Any:
    """A game for agents that act in turn. An action that is not allowed ends it, and is worth the worst there is, as PettingZoo has it."""
    raw = raw_env(game, players, render_mode, **options)
    ended = wrappers.TerminateIllegalWrapper(raw, illegal_reward=raw.single.about.returns[0])
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ended))


def raw_env(game: str | Game, players: int = 4, render_mode: str | None = None, **options: Any) -> "SeatsInTurn":
    """The same without PettingZoo's wrappers: quicker, and an action that is not allowed raises `illegal_action`."""
    return SeatsInTurn(Single(game, players, None, options, render_mode))


def parallel_env(game: str | Game, players: int = 4, render_mode: str | None = None, **options: Any) -> "SeatsAtOnce":
    """A game in which seats choose at once. Who has nothing to choose has an empty mask, and its action is left aside.

    An action that is not allowed ends the game, and is worth the worst there is to who took it.
    """
    single = Single(game, players, None, options, render_mode)
    if not single.about.simultaneous:
        raise CovenError("not_simultaneous", f"No two seats of {single.game.name} choose at once: use `env`.", game=single.game.name)
    return SeatsAtOnce(single)


class Seats:
    """What both kinds of environments are: agents by seat, spaces, rendering, keeping."""

    agents: list[str]
    viewer: int | None = None

    def __init__(self, single: Single) -> None:
        super().__init__()
        self.single, self.render_mode = single, single.render_mode
        self.metadata = {"name": f"coven_{single.game.name}_v{single.game.version}", "render_modes": single.render_modes, "is_parallelizable": False}
        self.possible_agents = [f"{SEAT}{seat}" for seat in range(single.players)]
        self.agents = []
        self._numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seen = {agent: observation_space(single.size, single.actions) for agent in self.possible_agents}
        self._acts = {agent: action_space(single.actions) for agent in self.possible_agents}
        self.state_space = need("gymnasium", "research").spaces.Box(-(2**15), 2**15 - 1, (single.players * single.size,), np.int16)

    def observation_space(self, agent: str) -> Any:
        return self._seen[agent]

    def action_space(self, agent: str) -> Any:
        return self._acts[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        return self.single.observation(self._numbers[agent])

    def state(self) -> Any:
        """What all seats together see: for a critic that may know more than its seat, never for a seat."""
        return np.concatenate([self.single.observation(seat)["observation"] for seat in range(self.single.players)])

    def render(self) -> str | None:
        """The table as the seat to act sees it; as a spectator does when the game is over, or where seats choose at once."""
        return self.single.render(self.viewer)

    def close(self) -> None:
        """There is nothing to close."""

    def _kept(self) -> dict[str, Any]:
        return {"agents": self.agents}

    def snapshot(self) -> bytes:
        """The environment as it stands, for `restore`: a search may try moves and come back."""
        return pickle.dumps((self.single.snapshot(), self._kept()))

    def restore(self, snapshot: bytes) -> None:
        """Puts everything back as it stood; only for snapshots of one's own, as they are pickled."""
        table, kept = pickle.loads(snapshot)
        self.single.restore(table)
        self.__dict__.update(kept)


class SeatsInTurn(Seats, AECEnv):  # type: ignore[misc]
    """Agents act in turn; seats that choose at once are asked one after the other, and none sees what another chose."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.single.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards, self._cumulative_rewards = dict.fromkeys(self.agents, 0.0), dict.fromkeys(self.agents, 0.0)
        self.terminations, self.truncations = dict.fromkeys(self.agents, False), dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.single.step(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        if self.single.seat < 0:
            self.rewards = dict(zip(self.possible_agents, self.single.rewards, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        self._ask()

    def _ask(self) -> None:
        seat = self.single.seat
        self.viewer = seat if seat >= 0 else None
        self.agent_selection = self.possible_agents[max(seat, 0)]

    def _kept(self) -> dict[str, Any]:
        names = ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos", "agent_selection", "viewer")
        return {name: self.__dict__[name] for name in names}


class SeatsAtOnce(Seats, ParallelEnv):  # type: ignore[misc]
    """All agents give an action at each step; those that must act play theirs, in the order of the table."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        self.single.reset(seed)
        self.agents = list(self.possible_agents)
        return self._observed(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        acting = self.single.to_act
        missing = [agent for agent in map(self.possible_agents.__getitem__, acting) if agent not in actions]
        if missing:
            raise CovenError("bad_actions", f"{', '.join(missing)} must act, and has no action.", missing=missing)
        before = self.single.snapshot()
        try:
            self._play(acting, actions)
        except CovenError as error:
            self.single.restore(before)
            if error.code != "illegal_action":
                raise
            return self._told({self.possible_agents[error.details["seat"]]: {"illegal": error.details["reason"]}})
        return self._told({})

    def _told(self, illegal: dict[str, dict[str, Any]]) -> tuple[dict[str, Any], ...]:
        """Observations, rewards, ends and infos; an illegal action ends the game, and the others have nothing from it."""
        over, worst = self.single.seat < 0 or bool(illegal), float(self.single.about.returns[0])
        rewards = dict(zip(self.possible_agents, self.single.rewards, strict=True)) | dict.fromkeys(illegal, worst)
        infos = {agent: illegal.get(agent, {}) for agent in self.agents}
        told = self._observed(), rewards, dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, False), infos
        self.agents = [] if over else self.agents
        return told

    def _play(self, acting: tuple[int, ...], actions: dict[str, Any]) -> None:
        """Each that had to act plays once; a choice that ends with another's leaves the rest aside."""
        for seat in acting:
            if self.single.seat == seat:
                self.single.step(actions[self.possible_agents[seat]])

    def _observed(self) -> dict[str, Any]:
        return {agent: self.observe(agent) for agent in self.agents}
