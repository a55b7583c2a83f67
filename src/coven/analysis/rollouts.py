"""Continuations of a game, compiled: worlds are drawn, a move is made, and the game's careful bot plays on at every seat to the end.

A continuation is told by its number: the same number is the same world and the same chance, whichever move is tried in
it and however many threads share the work.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np

from coven.bots.arena.program import win_shares
from coven.bulk import is_by_hand
from coven.kernel.bulk import GOLDEN, mix, pick
from coven.kernel.plain import plain, wrapping
from coven.kernel.records import copy_record
from coven.kernel.stream import rekey
from coven.kernel.target import INTERPRETED, bind, rebound, rule
from coven.table.box import Box
from coven.table.game import Game
from coven.table.parts import Telling
from coven.table.seeds import make_seed, seed_words

U32 = np.uint32
U64 = np.uint64

OPEN = -1  # eyes that see everything: the true state, only the future is drawn anew
NO_MOVE = -1
POLICY = "careful"
COLUMNS = ("row", "eyes", "seat", "action", "number", "made", "haste")
BATCH = 64  # continuations between two looks at the clock


def is_over(box: Any, s: Any) -> Any: ...
def must_act(box: Any, s: Any, seat: Any) -> Any: ...
def moves(box: Any, s: Any, seat: Any, out: Any) -> Any: ...
def play(box: Any, s: Any, seat: Any, action: Any) -> None: ...
def imagine(box: Any, s: Any, seat: Any, seed: Any) -> None: ...
def choose(box: Any, s: Any, seat: Any, luck: Any, out: Any) -> Any: ...
def hasty(box: Any, s: Any, seat: Any, luck: Any, out: Any) -> Any: ...
def is_told(box: Any, root: Any, s: Any) -> Any: ...
def signs(box: Any, s: Any, seat: Any) -> Any: ...


def at_random(box: Any, s: Any, seat: Any, luck: Any, out: Any) -> Any:
    """Any allowed move, in a game without a careful bot."""
    return out[pick(luck, moves(box, s, seat, out))]


@rule
def told_at_end(box: Any, root: Any, s: Any) -> Any:
    """In a game that does not say how far its reasons look."""
    return False


@rule
def no_signs(box: Any, s: Any, seat: Any) -> Any:
    return 0


def chosen(box: Any, s: Any, seat: Any, luck: Any, haste: Any, out: Any) -> Any:
    """The move of a seat, made in haste so many times in a hundred."""
    if pick(luck, 100) < haste:
        return np.int64(hasty(box, s, seat, mix(luck), out))
    return np.int64(choose(box, s, seat, luck, out))


def play_on(box: Any, root: Any, s: Any, near: Any, teller: Any, first: Any, luck: Any, haste: Any, out: Any) -> Any:
    """Plays a game to its end, after the teller's first move if any; returns the signs seen as far as reasons look, where `near` is taken."""
    seen = np.int64(0)
    is_near = True
    while not is_over(box, s):
        for seat in range(s.players):
            if (first == NO_MOVE and must_act(box, s, seat)) or (first != NO_MOVE and seat == teller):
                luck = luck + GOLDEN
                action = first
                if first == NO_MOVE:
                    action = chosen(box, s, seat, mix(luck), haste, out)
                first = np.int64(NO_MOVE)
                play(box, s, seat, action)
                if is_near:
                    seen |= np.int64(signs(box, s, teller))
                    if is_told(box, root, s):
                        copy_record(near, s)
                        is_near = False
    if is_near:
        copy_record(near, s)
    return seen


def continue_many(
    box: Any,
    roots: Any,
    rows: Any,
    eyes: Any,
    seats: Any,
    actions: Any,
    numbers: Any,
    made: Any,
    haste: Any,
    seed: Any,
    near: Any,
    ends: Any,
    seen: Any,
    out: Any,
) -> None:
    """Plays a continuation of root `rows[i]` for each i, in a world as `eyes[i]` may imagine it, after the seat's action if there is one.

    After `made[i]` moves of a game, the choosers' luck goes on where the same number would be after as many; `haste[i]` of a hundred moves
    are made in haste.
    """
    start = (U64(seed[0]) << U64(32)) | U64(seed[1])  # two seeds give other luck as well as other streams
    for i in range(len(numbers)):
        s = ends[i]
        root = roots[rows[i]]
        copy_record(s, root)
        seed[6] = U32(numbers[i] >> 32)
        seed[7] = U32(numbers[i] & 0xFFFFFFFF)
        if eyes[i] == OPEN:
            rekey(s, seed)
        else:
            imagine(box, s, np.int64(eyes[i]), seed)
        luck = mix(U64(numbers[i]) ^ start) + GOLDEN * U64(made[i])
        seen[i] = play_on(box, root, s, near[i], np.int64(seats[i]), np.int64(actions[i]), luck, np.int64(haste[i]), out)


@cache
def program(game: Game) -> Callable[..., Any]:
    """The continuations of a game as one program."""
    telling = game.faces.telling or Telling(told_at_end, no_signs)
    names: dict[str, Any] = {**game.rules.functions(), "is_told": telling.is_told, "signs": telling.signs}
    names["choose"] = game.rules.bots.get(POLICY) or rule(rebound(at_random, names))
    names["hasty"] = game.rules.search.hasty or rule(rebound(at_random, names))
    names["chosen"] = rule(rebound(chosen, names))
    names["play_on"] = rule(rebound(play_on, names))
    return bind(continue_many, f"{game.name}.continuations", names, is_interpreted(game))


def is_interpreted(game: Game) -> bool:
    return INTERPRETED or is_by_hand(game)


@dataclass(frozen=True)
class Job:
    """A continuation to be played: from which root, in whose eyes, after which move, in which numbered world, after how many moves, how hastily."""

    row: int
    eyes: int
    seat: int
    action: int
    number: int
    made: int = 0
    haste: int = 0


@dataclass(frozen=True)
class Played:
    """What came of some jobs, by job and seat; `tallies` has what the game counts for the seat that moved, where it was asked for."""

    shares: Any
    scores: Any
    near_scores: Any  # as far as reasons look
    tallies: Sequence[dict[str, float]]


class Rollouts:
    """Plays continuations of the states of one game, on as many threads as it is given."""

    def __init__(self, game: Game, box: Box, roots: Sequence[Any], seed: int | str | bytes, threads: int = 1) -> None:
        self.game, self.box = game, box
        self.roots = game.new_states(len(roots))
        for row, state in enumerate(roots):
            self.roots[row : row + 1].view(np.uint8)[:] = state.records[:1].view(np.uint8)
        self._plain_roots = [plain(self.roots[row : row + 1]) for row in range(len(roots))]
        self._seed = seed_words(make_seed(seed))
        self._threads = ThreadPoolExecutor(threads) if threads > 1 else None
        self._count = threads

    def close(self) -> None:
        if self._threads is not None:
            self._threads.shutdown()

    def play(self, jobs: Sequence[Job], is_tallied: bool = False) -> Played:
        """Plays the jobs, in their order."""
        return joined(self._in_parts(jobs, lambda some: self._read(some, *self._continued(some), is_tallied)))

    def shares(self, jobs: Sequence[Job]) -> Any:
        """Plays the jobs, in their order; of what came of them only the shares of the win."""
        return np.concatenate(self._in_parts(jobs, lambda some: self._shares_of(self._continued(some)[1])))

    def _in_parts(self, jobs: Sequence[Job], work: Callable[[Sequence[Job]], Any]) -> list[Any]:
        """The work on all jobs, on as many threads as there are."""
        if self._threads is None or len(jobs) < 2 * self._count:
            return [work(jobs)]
        cuts = np.linspace(0, len(jobs), self._count + 1).astype(int)
        return list(self._threads.map(lambda ends: work(jobs[ends[0] : ends[1]]), pairwise(cuts)))

    def _continued(self, jobs: Sequence[Job]) -> tuple[Any, Any, Any]:
        """The states as far as reasons look, those at the end, and the signs seen."""
        columns = [np.array([getattr(job, name) for job in jobs], np.int64) for name in COLUMNS]
        near, ends, seen = self.game.new_states(len(jobs)), self.game.new_states(len(jobs)), np.zeros(len(jobs), np.int64)
        out = np.zeros(self.game.rules.actions, np.int16)
        with wrapping():
            program(self.game)(
                self._given(self.box.plain),
                self._block(self.roots),
                *columns,
                self._seed.copy(),
                self._block(near),
                self._block(ends),
                seen,
                out,
            )
        return near, ends, seen

    def _given(self, record: Any) -> Any:
        return record if is_interpreted(self.game) else record.record

    def _block(self, states: Any) -> Any:
        """States in the form that the target takes."""
        return [plain(states[row : row + 1]) for row in range(len(states))] if is_interpreted(self.game) else states

    def _shares_of(self, ends: Any) -> Any:
        return self._by_seat(ends, lambda state: win_shares(self.game.faces.places(self.box.plain, state)))

    def _scores_of(self, states: Any) -> Any:
        return self._by_seat(states, lambda state: self.game.faces.scores(self.box.plain, state))

    def _by_seat(self, states: Any, read: Callable[[Any], Any]) -> Any:
        """What is read of every state, a number for each seat."""
        state = self.game.new_state()
        found = np.zeros((len(states), self._plain_roots[0].players))
        for place in range(len(states)):
            state.take(states[place : place + 1])
            found[place] = read(state)
        return found

    def _read(self, jobs: Sequence[Job], near: Any, ends: Any, seen: Any, is_tallied: bool) -> Played:
        tallies = self._tallies_of(jobs, near, seen) if is_tallied else []
        return Played(self._shares_of(ends), self._scores_of(ends), self._scores_of(near), tallies)

    def _tallies_of(self, jobs: Sequence[Job], near: Any, seen: Any) -> list[dict[str, float]]:
        telling, box, state = self.game.faces.telling, self.box.plain, self.game.new_state()
        if telling is None:
            return []
        tallies = []
        for place, job in enumerate(jobs):
            state.take(near[place : place + 1])
            tallies.append(dict(telling.tally(box, self._plain_roots[job.row], state, job.seat, int(seen[place]))))
        return tallies


def joined(parts: Sequence[Played]) -> Played:
    return Played(
        np.concatenate([part.shares for part in parts]),
        np.concatenate([part.scores for part in parts]),
        np.concatenate([part.near_scores for part in parts]),
        [tally for part in parts for tally in part.tallies],
    )
