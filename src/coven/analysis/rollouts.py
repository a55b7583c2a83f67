"""Continuations of a game, compiled: worlds are drawn, a move is made, and the game's careful bot plays on at every seat to the end.

A continuation is identified by its number: the same number is the same world and the same chance, whichever move is tried in
it and however many threads share the work.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from coven.bots.arena.program import win_shares
from coven.bulk import is_by_hand
from coven.kernel.bulk import GOLDEN, mix, pick
from coven.kernel.plain import PlainState, plain_at
from coven.kernel.records import copy_record
from coven.kernel.stream import rekey
from coven.kernel.target import INTERPRETED, bind, rebound, rule
from coven.kernel.types import I64, U32, U64, Action, Actions, Flag, Number, Row, Seat, Seed, State, Word
from coven.kernel.types import Box as BoxRecord
from coven.table.box import Box
from coven.table.game import Game
from coven.table.parts import Reasoning
from coven.table.seeds import make_seed, seed_words

OPEN = -1  # a viewer that sees everything: the true state, only the future is drawn anew
NO_MOVE = -1
POLICY = "careful"
COLUMNS = ("row", "viewer", "seat", "action", "number", "made", "haste")
BATCH = 64  # continuations between two looks at the clock


if TYPE_CHECKING:  # what `bind` puts here: the rules of a game, its policies, and what its reasons look at

    def is_over(box: BoxRecord, s: State) -> Flag: ...
    def must_act(box: BoxRecord, s: State, seat: Seat) -> Flag: ...
    def moves(box: BoxRecord, s: State, seat: Seat, out: Actions) -> Number: ...
    def play(box: BoxRecord, s: State, seat: Seat, action: Action) -> None: ...
    def imagine(box: BoxRecord, s: State, seat: Seat, seed: Seed) -> None: ...
    def choose(box: BoxRecord, s: State, seat: Seat, luck: Word, out: Actions) -> Action: ...
    def hasty(box: BoxRecord, s: State, seat: Seat, luck: Word, out: Actions) -> Action: ...
    def is_far_enough(box: BoxRecord, root: State, s: State) -> Flag: ...
    def signs(box: BoxRecord, s: State, seat: Seat) -> Number: ...


def at_random(box: BoxRecord, s: State, seat: Seat, luck: Word, out: Actions) -> Action:
    """Any allowed move, in a game without a careful bot."""
    return out[pick(luck, moves(box, s, seat, out))]


@rule
def far_enough_at_end(box: BoxRecord, root: State, s: State) -> Flag:
    """In a game that does not say how far its reasons look."""
    return False


@rule
def no_signs(box: BoxRecord, s: State, seat: Seat) -> Number:
    return 0


def chosen(box: BoxRecord, s: State, seat: Seat, luck: Word, haste: Number, out: Actions) -> Action:
    """The move of a seat, made in haste so many times in a hundred."""
    if pick(luck, 100) < haste:
        return I64(hasty(box, s, seat, mix(luck), out))
    return I64(choose(box, s, seat, luck, out))


def play_on(box: BoxRecord, root: State, s: State, near: State, mover: Seat, first: Action, luck: Word, haste: Number, out: Actions) -> Number:
    """Plays a game to its end, after the mover's first move if any; returns the signs seen as far as reasons look, where `near` is taken."""
    seen = I64(0)
    is_near = True
    while not is_over(box, s):
        for seat in range(s.players):
            if (first == NO_MOVE and must_act(box, s, seat)) or (first != NO_MOVE and seat == mover):
                luck = luck + GOLDEN
                action = first
                if first == NO_MOVE:
                    action = chosen(box, s, seat, mix(luck), haste, out)
                first = I64(NO_MOVE)
                play(box, s, seat, action)
                if is_near:
                    seen |= I64(signs(box, s, mover))
                    if is_far_enough(box, root, s):
                        copy_record(near, s)
                        is_near = False
    if is_near:
        copy_record(near, s)
    return seen


def continue_many(
    box: BoxRecord,
    roots: Row[State],
    rows: Row[int],
    viewers: Row[int],
    seats: Row[int],
    actions: Row[int],
    numbers: Row[int],
    made: Row[int],
    haste: Row[int],
    seed: Seed,
    near: Row[State],
    ends: Row[State],
    seen: Row[int],
    out: Actions,
) -> None:
    """Plays a continuation of root `rows[i]` for each i, in a world as `viewers[i]` may imagine it, after the seat's action if there is one.

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
        if viewers[i] == OPEN:
            rekey(s, seed)
        else:
            imagine(box, s, I64(viewers[i]), seed)
        luck = mix(U64(numbers[i]) ^ start) + GOLDEN * U64(made[i])
        seen[i] = play_on(box, root, s, near[i], I64(seats[i]), I64(actions[i]), luck, I64(haste[i]), out)


@cache
def program(game: Game) -> Callable[..., Any]:
    """The continuations of a game as one program."""
    reasoning = game.faces.reasoning or Reasoning(far_enough_at_end, no_signs)
    names: dict[str, Any] = {**game.rules.functions(), "is_far_enough": reasoning.is_far_enough, "signs": reasoning.signs}
    names["choose"] = game.rules.bots.get(POLICY) or rule(rebound(at_random, names))
    names["hasty"] = game.rules.search.hasty or rule(rebound(at_random, names))
    names["chosen"] = rule(rebound(chosen, names))
    names["play_on"] = rule(rebound(play_on, names))
    return bind(continue_many, f"{game.name}.continuations", names, is_interpreted(game))


def prepare(game: Game, progress: Callable[[int, int], None]) -> None:
    """Compiles the continuations of a game, unless that was done, or takes them from the compile cache; tells how far compiling is."""
    if is_interpreted(game) or (found := cast(Any, program(game))).overloads:
        return
    from coven.kernel.compiling import watched  # which loads a compiler

    with watched(found, progress):
        play_one(game)


def is_prepared(game: Game) -> bool:
    """Whether the continuations of a game need not be compiled: takes them from the compile cache, if it has them."""
    if is_interpreted(game) or cast(Any, program(game)).overloads:
        return True
    from coven.kernel.cache import NotKept, only_kept  # which loads a compiler

    try:
        with only_kept():
            play_one(game)
    except NotKept:
        return False
    return True


def play_one(game: Game) -> None:
    """Plays one continuation of any game."""
    table = game.new_table(game.players[0], seed=0)
    Rollouts(game, table.box, [table.keeper.state], 0).results([Continuation(0, OPEN, 0, NO_MOVE, 0)])


def is_interpreted(game: Game) -> bool:
    return INTERPRETED or is_by_hand(game)


@dataclass(frozen=True)
class Continuation:
    """A continuation to be played: root, viewer, the move it begins with, number of its world, moves made before it, haste."""

    row: int
    viewer: int
    seat: int
    action: int
    number: int
    made: int = 0
    haste: int = 0


@dataclass(frozen=True)
class RolloutResults:
    """What came of continuations, each by seat; `tallies` has what the game counts for the seat that moved, where it was asked for."""

    shares: Any
    scores: Any
    near_scores: Any  # as far as reasons look, where only scores carry on from there; else those of the end
    tallies: Sequence[dict[str, float]]


class Rollouts:
    """Plays continuations of the states of one game, on as many threads as it is given."""

    def __init__(self, game: Game, box: Box, roots: Sequence[PlainState], seed: int | str | bytes, threads: int = 1) -> None:
        self.game, self.box = game, box
        self.roots = game.new_states(len(roots))
        for row, state in enumerate(roots):
            self.roots[row : row + 1].view(np.uint8)[:] = state.records[:1].view(np.uint8)
        self._plain_roots = [plain_at(game.rules.layout, self.roots[row : row + 1]) for row in range(len(roots))]
        self._seed = np.asarray(seed_words(make_seed(seed)))
        self._threads = ThreadPoolExecutor(threads) if threads > 1 else None
        self._count = threads

    def close(self) -> None:
        if self._threads is not None:
            self._threads.shutdown()

    def play(self, continuations: Sequence[Continuation], is_tallied: bool = False) -> RolloutResults:
        """Plays the continuations, in their order."""
        return joined(self._in_parts(continuations, lambda some: self._read(some, *self._continued(some), is_tallied)))

    def results(self, continuations: Sequence[Continuation]) -> tuple[Any, Any]:
        """Plays the continuations, in their order; of what came of them only the shares of the win and the scores."""
        parts = self._in_parts(continuations, lambda some: self._results_of(self._continued(some)[1]))
        shares, scores = zip(*parts, strict=True)
        return np.concatenate(shares), np.concatenate(scores)

    def _in_parts(self, continuations: Sequence[Continuation], work: Callable[[Sequence[Continuation]], Any]) -> list[Any]:
        """The work on all continuations, on as many threads as there are."""
        if self._threads is None or len(continuations) < 2 * self._count:
            return [work(continuations)]
        cuts = np.linspace(0, len(continuations), self._count + 1).astype(int)
        return list(self._threads.map(lambda ends: work(continuations[ends[0] : ends[1]]), pairwise(cuts)))

    def _continued(self, continuations: Sequence[Continuation]) -> tuple[Any, Any, Any]:
        """The states as far as reasons look, those at the end, and the signs seen."""
        columns = [np.array([getattr(continuation, name) for continuation in continuations], np.int64) for name in COLUMNS]
        near, ends, seen = self.game.new_states(len(continuations)), self.game.new_states(len(continuations)), np.zeros(len(continuations), np.int64)
        out = np.zeros(self.game.rules.actions, np.int16)
        self._program()(
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

    def _program(self) -> Callable[..., Any]:
        return program(self.game)

    def _given(self, record: Any) -> Any:
        return record if is_interpreted(self.game) else record.record

    def _block(self, states: Any) -> Any:
        """States in the form that the target takes."""
        return [plain_at(self.game.rules.layout, states[row : row + 1]) for row in range(len(states))] if is_interpreted(self.game) else states

    def _results_of(self, ends: Any) -> tuple[Any, Any]:
        return self._shares_of(ends), self._scores_of(ends)

    def _shares_of(self, ends: Any) -> Any:
        return self._by_seat(ends, lambda state: win_shares(self.game.faces.places(self.box.plain, state)))

    def _scores_of(self, states: Any) -> Any:
        return self._by_seat(states, lambda state: self.game.faces.scores(self.box.plain, state))

    def _by_seat(self, states: Any, read: Callable[[PlainState], Any]) -> Any:
        """What is read of every state, a number for each seat."""
        state = self.game.new_state()
        found = np.zeros((len(states), self._plain_roots[0].players))
        for place in range(len(states)):
            state.take(states[place : place + 1])
            found[place] = read(state)
        return found

    def _read(self, continuations: Sequence[Continuation], near: Any, ends: Any, seen: Row[int], is_tallied: bool) -> RolloutResults:
        tallies = self._tallies_of(continuations, near, seen) if is_tallied else []
        scores, reasoning = self._scores_of(ends), self.game.faces.reasoning
        is_near = reasoning is not None and reasoning.only_scores_last
        return RolloutResults(self._shares_of(ends), scores, self._scores_of(near) if is_near else scores, tallies)

    def _tallies_of(self, continuations: Sequence[Continuation], near: Any, seen: Row[int]) -> list[dict[str, float]]:
        reasoning, box, state = self.game.faces.reasoning, self.box.plain, self.game.new_state()
        if reasoning is None:
            return []
        tallies = []
        for place, continuation in enumerate(continuations):
            state.take(near[place : place + 1])
            tallies.append(dict(reasoning.tally(box, self._plain_roots[continuation.row], state, continuation.seat, int(seen[place]))))
        return tallies


def joined(parts: Sequence[RolloutResults]) -> RolloutResults:
    return RolloutResults(
        np.concatenate([part.shares for part in parts]),
        np.concatenate([part.scores for part in parts]),
        np.concatenate([part.near_scores for part in parts]),
        [tally for part in parts for tally in part.tallies],
    )
