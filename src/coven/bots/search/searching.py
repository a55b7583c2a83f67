"""A search bound to a game: its program, its memory, its budget, and what it found."""

import gc
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields, replace
from functools import cache
from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy as np

from coven.bots.budgets import MOST, check_budget
from coven.bots.levels import policy_of, usual_bot
from coven.bots.search import program
from coven.bots.search.tree import CONTROL, KEYS, NODE, PLACES, ROOT, TOTALS
from coven.errors import CovenError
from coven.kernel.bulk import mix
from coven.kernel.plain import new_plain, plain_of
from coven.kernel.target import INTERPRETED, bind, rebound, rule
from coven.kernel.types import I64, U64, Actions, Box, Number, Numbers, State
from coven.table.game import Game

FIRST_BATCH = 1  # simulations, to see how long they take
BATCH_SECONDS = 0.01  # between two looks at the clock
SHORTEST = 1e-7  # seconds for a simulation, as far as a clock can tell


@dataclass(frozen=True)
class SearchSettings:
    """How a search goes about it; docs/search.md has what was tried."""

    rollout: str = ""  # the policy by which simulated games go on: a bot of the game or "random"; its best if not given
    exploration: float = 1.5  # in standard deviations of the values
    widening: float = 1.0
    opponents: int = 100  # in a hundred: how often others in the tree play by the policy
    margin: float = 0.002  # shares of a win that a point more than the others is worth
    trust: float = 1.0  # a bonus for the policy's own move, in standard errors
    horizon: int = 0  # stages after which simulated games stop; the game's own if 0
    threads: int = 1  # trees grown side by side


@dataclass(frozen=True)
class RootMove:
    """What the search found of one move; vectors by seat, errors (standard, of the mean) for the searcher's own seat."""

    action: int
    visits: int
    wins: tuple[float, ...]
    scores: tuple[float, ...]
    win_error: float
    score_error: float


@dataclass(frozen=True)
class SearchResult:
    """Every allowed move of the seat, the most promising first."""

    seat: int
    simulations: int
    moves: tuple[RootMove, ...]

    @property
    def best(self) -> RootMove:
        return self.moves[0]


def search(
    game: Game, box: Box, state: State, seat: int, *, simulations: int | None = None, seconds: float | None = None, seed: int, **settings: Any
) -> SearchResult:
    """Searches for a seat that must act, by so many simulations (then exactly reproducible) or for so long; `settings` as in `SearchSettings`."""
    return searcher(game, SearchSettings(**settings)).search(box, state, seat, seed, simulations, seconds)


def searcher(game: Game, settings: SearchSettings) -> "Searcher":
    """This thread's searcher of a kind: memory is made once."""
    held = _held.__dict__.setdefault("searchers", {})
    if (game, settings) not in held:
        held[game, settings] = Searcher(game, settings)
    found: Searcher = held[game, settings]
    return found


_held = threading.local()
_compiled = set[Callable[..., Any]]()  # or loaded, in this process


class Searcher:
    """The program of a game and the memory it works in, for one search at a time."""

    def __init__(self, game: Game, settings: SearchSettings, run: Callable[..., Any] | None = None) -> None:
        """`run` stands in place of the program for this machine's cores."""
        self.game = game
        self.settings = settings
        self.horizon = settings.horizon or game.rules.search.horizon
        self._run = run or program_of(game, settings.rollout)
        self._trees = [Tree(game, settings) for _ in range(settings.threads)]
        if run is None and not INTERPRETED and self._run not in _compiled:
            self._compile()

    def search(
        self,
        box: Box,
        state: State,
        seat: int,
        seed: int,
        simulations: int | None,
        seconds: float | None,
        began: float | None = None,
        within: float | None = None,
    ) -> SearchResult:
        """Searches with a budget, one of simulations no longer than `within`; one simulation is always made.

        Seconds count from `began`, where the caller had something else to do first.
        """
        longest = within if seconds is None else seconds
        ends = None if longest is None else (began or perf_counter()) + longest
        check_budget(simulations, seconds)
        players = self._check_seat(box, state, seat)
        trees = self._trees
        for number, tree in enumerate(trees):
            tree.start(mixed(seed, number))
        if len(trees) == 1:
            self._grow(trees[0], box, state, seat, simulations, ends)
        else:
            shares = [None if simulations is None else -(-(simulations - number) // len(trees)) for number in range(len(trees))]
            with ThreadPoolExecutor(len(trees)) as threads:
                list(threads.map(lambda tree, share: self._grow(tree, box, state, seat, share, ends), trees, shares))
        return gathered(seat, [tree.found(seat, players) for tree in trees])

    def _compile(self) -> None:
        """Compiles the program, or loads it, so that no search has to wait for it, nor for the compiler's many objects to be looked through."""
        table = self.game.new_table(self.game.players[-1], seed=0)
        self.search(table.box.record, table.keeper.state.record, table.to_act[0], 0, 1, None)
        gc.collect()
        gc.freeze()
        _compiled.add(self._run)

    def _grow(self, tree: "Tree", box: Box, state: State, seat: int, simulations: int | None, ends: float | None) -> None:
        left = MOST if simulations is None else simulations
        if ends is None:
            tree.run(self._run, box, state, seat, left, self.horizon)
            return
        count, now = FIRST_BATCH, perf_counter()
        while True:
            tree.run(self._run, box, state, seat, count, self.horizon)
            begun, now = now, perf_counter()
            left -= count
            if now >= ends or left <= 0:
                return
            each = max((now - begun) / count, SHORTEST)
            count = min(left, max(1, min(int(BATCH_SECONDS / each), int((ends - now) / each) + 1, 8 * count)))

    def _check_seat(self, box: Box, state: State, seat: int) -> int:
        """How many players there are; a seat that has nothing to decide raises `not_to_act`."""
        s = plain_of(self.game.rules.layout, state)
        if not 0 <= seat < s.players or not self.game.rules.must_act(plain_of(self.game.box_layout, box), s, seat):
            raise CovenError("not_to_act", f"Seat {seat} has nothing to decide now.", seat=seat)
        return int(s.players)


class Tree:
    """The memory of one tree."""

    def __init__(self, game: Game, settings: SearchSettings) -> None:
        actions = game.rules.actions
        self.nodes = np.zeros(PLACES, NODE.dtype).view(np.recarray)
        self.totals = np.zeros(actions, TOTALS.dtype).view(np.recarray)
        self.control = np.zeros(1, CONTROL.dtype).view(np.recarray)
        self._state = new_plain(game.rules.layout)
        self._scratch = np.zeros(8, np.uint32), np.zeros(actions, np.int16), np.zeros(actions, np.int16), np.zeros(actions, np.int64)
        self._game, self._settings = game, settings
        self.luck = 0

    def start(self, luck: int) -> None:
        """Forgets everything."""
        self.luck = luck
        self.control[0]["size"] = 0
        self._scratch[3][:] = 0
        self.totals[:] = np.zeros((), TOTALS.dtype)
        self.control["stamp"] = 0
        for name in ("exploration", "widening", "opponents", "margin", "trust"):
            self.control[name] = getattr(self._settings, name)

    def run(self, grow: Callable[..., Any], box: Box, state: State, seat: int, count: int, horizon: int) -> None:
        game, luck = self._game, U64(self.luck) if INTERPRETED else np.uint64(self.luck)
        plainly = (plain_of(game.box_layout, box), plain_of(game.rules.layout, state), self._state) if INTERPRETED else None
        given = plainly or (box, state, self._state.record)
        grow(*given, seat, luck, count, *self._scratch, self.nodes, self.totals, self.control[0], horizon)

    def found(self, seat: int, players: int) -> list["Sums"]:
        """The sums of the root's children."""
        root, found = self.nodes[ROOT], []
        for node, totals in zip(self.nodes[root["first"] :][: root["children"]], self.totals, strict=False):
            wins, scores = (np.array(totals[name][:players]) for name in ("wins", "scores"))
            squares = float(totals["win_squares"]), float(totals["score_squares"])
            found.append(Sums(int(node["key"]) % KEYS, int(node["visits"]), float(node["value"]), wins, scores, *squares))
        return found


@dataclass(frozen=True)
class Sums:
    """What a tree holds of a move, over all its visits."""

    action: int
    visits: int
    value: float
    wins: Any
    scores: Any
    win_squares: float
    score_squares: float

    def __add__(self, other: "Sums") -> "Sums":
        added = {each.name: getattr(self, each.name) + getattr(other, each.name) for each in fields(self)[1:]}
        return replace(self, **added)

    def move(self, seat: int) -> RootMove:
        many = max(1, self.visits)
        wins, scores = self.wins / many, self.scores / many
        errors = [
            float(np.sqrt(max(squares / many - mean * mean, 0.0) / many))
            for squares, mean in ((self.win_squares, wins[seat]), (self.score_squares, scores[seat]))
        ]
        return RootMove(self.action, self.visits, tuple(map(float, wins)), tuple(map(float, scores)), *errors)


def gathered(seat: int, found: list[list[Sums]]) -> SearchResult:
    """What several trees found, as one result."""
    by_action: dict[int, Sums] = {}
    for sums in (each for tree in found for each in tree):
        by_action[sums.action] = by_action[sums.action] + sums if sums.action in by_action else sums
    ranked = sorted(by_action.values(), key=lambda each: (-each.visits, -each.value / max(1, each.visits), each.action))
    return SearchResult(seat, sum(each.visits for each in ranked), tuple(each.move(seat) for each in ranked))


def mixed(seed: int, number: int) -> int:
    """The luck of a numbered tree."""
    return int(mix(U64(seed & (1 << 64) - 1) + U64(number)))


if TYPE_CHECKING:

    def returns(box: Box, s: State, out: Numbers) -> None: ...


def final_ranks(box: Box, s: State, worth: Numbers, out: Actions) -> Number:
    """The outlook of a game that declares none: its ranks, once it is over."""
    returns(box, s, worth)
    for seat in range(s.players):
        worth[seat] = worth[seat] * 100
    return I64(100)


@cache
def program_of(game: Game, rollout: str = "") -> Callable[..., Any]:
    """The search over a game and a policy, as one program."""
    rules, search = game.rules.functions(), game.rules.search
    policy = rollout or usual_bot(game)
    names: dict[str, Any] = {
        **rules,
        "stage": search.stage,
        "chance_outcome": search.chance_outcome,
        "outlook": search.outlook or rule(rebound(final_ranks, rules)),
        "rollout": policy_of(game, policy),
    }
    for part in program.PARTS:
        names[part.__name__] = rule(rebound(part, names))
    return bind(program.run, f"{game.name}.search.{policy}", names)
