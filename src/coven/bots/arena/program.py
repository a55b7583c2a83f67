"""Whole games among policies as one compiled program; game by game the same choices as a game played decision by decision.

For speed the bots choose on the true state. That is honest only for a bot that reads nothing its seat can't know, which
the tests prove for each bot by comparing its choices on the true state and on imagined ones. Where options make a bot know
less than the true state tells (`Checks.is_fair_in_arena`), each choice is made on a state imagined from what the seat knows.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import numpy as np

from coven.bots.levels import RANDOM, SEARCHES, check_bot, policy_of
from coven.errors import CovenError
from coven.kernel.bulk import GOLDEN, mix
from coven.kernel.records import copy_record
from coven.kernel.target import bind, rebound, rule
from coven.kernel.types import I64, U32, U64, Action, Actions, Box, Grid, Number, Options, Results, Row, Seat, Seed, State, Word
from coven.table.box import Box as GameBox
from coven.table.game import Game

NOBODY = -1
MOVE_BITS = 16  # of a move taken down: the action; the seat stands above it
Policy = str | Callable[..., Any]

if TYPE_CHECKING:  # what `bind` puts here: the rules of a game, and who plays it

    def start(box: Box, s: State, players: Number, options: Options, seed: Seed) -> None: ...
    def is_over(box: Box, s: State) -> bool: ...
    def must_act(box: Box, s: State, seat: Seat) -> bool: ...
    def play(box: Box, s: State, seat: Seat, action: Action) -> None: ...
    def imagine(box: Box, s: State, seat: Seat, seed: Seed) -> None: ...
    def seen(box: Box, s: State, world: State, seat: Seat, luck: Word, words: Seed) -> State: ...
    def choose(box: Box, s: State, seat: Seat, luck: Word, out: Actions, which: Number) -> Action: ...
    def first(box: Box, s: State, seat: Seat, luck: Word, out: Actions) -> Action: ...
    def rest(box: Box, s: State, seat: Seat, luck: Word, out: Actions, which: Number) -> Action: ...
    def count_for(box: Box, s: State) -> Seat: ...


class Sheet(Grid[int], Protocol):
    """A line for each game to write into, all of one length."""

    @property
    def shape(self) -> tuple[int, int]: ...


# --- templates ------------------------------------------------------------------------------------------------------------


def choose_last(box: Box, s: State, seat: Seat, luck: Word, out: Actions, which: Number) -> Action:
    """The choice of the last policy of a list."""
    return I64(first(box, s, seat, luck, out))


def choose_among(box: Box, s: State, seat: Seat, luck: Word, out: Actions, which: Number) -> Action:
    """The choice of the policy with that place in a list."""
    if which == 0:
        return I64(first(box, s, seat, luck, out))
    return I64(rest(box, s, seat, luck, out, which - 1))


@rule
def see_all(box: Box, s: State, world: State, seat: Seat, luck: Word, words: Seed) -> State:
    """The true state, for bots that read nothing their seat can't know."""
    return s


def see_imagined(box: Box, s: State, world: State, seat: Seat, luck: Word, words: Seed) -> State:
    """A state that may be the true one for all the seat knows."""
    copy_record(world, s)
    for word in range(8):
        luck = luck + GOLDEN
        words[word] = U32(mix(luck) >> U64(32))
    imagine(box, world, seat, words)
    return world


@rule
def count_nothing(box: Box, s: State) -> Seat:
    """Stands in where nothing is to be counted."""
    return NOBODY


def play_out(
    box: Box, s: State, world: State, luck: Word, game: Number, who: Grid[int], out: Actions, words: Seed, counts: Grid[int], taken_down: Sheet
) -> Number:
    """Plays one game to the end, each seat by its policy; takes down moves while there is room; returns the number of moves."""
    made = 0
    while not is_over(box, s):
        for seat in range(s.players):
            if must_act(box, s, seat):
                luck = luck + GOLDEN
                action = choose(box, seen(box, s, world, seat, mix(luck), words), seat, mix(luck), out, who[game, seat])
                if made < taken_down.shape[1]:
                    taken_down[game, made] = (seat << MOVE_BITS) + action
                play(box, s, seat, action)
                made += 1
                counted = count_for(box, s)
                if counted != NOBODY:
                    counts[game, counted] += 1
    return made


def play_each(
    box: Box,
    states: Row[State],
    world: State,
    players: Number,
    options: Options,
    seeds: Grid[U32],
    lucks: Row[Word],
    who: Grid[int],
    seed: Seed,
    words: Seed,
    out: Actions,
    counts: Grid[int],
    lengths: Results,
    taken_down: Sheet,
) -> None:
    """Plays a game in each state: its own seed and luck, and for each seat which policy plays there."""
    for i in range(lengths.size):
        for word in range(8):
            seed[word] = seeds[i, word]
        start(box, states[i], players, options, seed)
        lengths[i] = play_out(box, states[i], world, lucks[i], i, who, out, words, counts, taken_down)


# --- binding --------------------------------------------------------------------------------------------------------------


def rule_of(game: Game, bot: Policy) -> Callable[..., Any]:
    """The rule of a policy, given by name or as itself."""
    if not isinstance(bot, str):
        return bot
    check_bot(game, bot)
    if bot in SEARCHES:
        raise CovenError("no_policy", f"{bot} searches; it can't be part of one compiled program.", bot=bot)
    return policy_of(game, bot)


@cache
def chosen_among(game: Game, bots: tuple[Policy, ...]) -> Callable[..., Any]:
    """A rule that chooses for any of the bots."""
    if len(bots) == 1:
        return rule(rebound(choose_last, {"first": rule_of(game, bots[0])}))
    return rule(rebound(choose_among, {"first": rule_of(game, bots[0]), "rest": chosen_among(game, bots[1:])}))


@cache  # the program of these bots is made once a process
def program_of(game: Game, bots: tuple[Policy, ...], is_imagined: bool, counting: Callable[..., Any] | None) -> Callable[..., Any]:
    """Games among some bots as one program."""
    names: dict[str, Any] = {**game.rules.functions(), "count_for": counting or count_nothing, "choose": chosen_among(game, bots)}
    names["seen"] = rule(rebound(see_imagined, names)) if is_imagined else see_all
    names["play_out"] = rule(rebound(play_out, names))
    return bind(play_each, f"{game.name}.arena", names, interpreted=False)


def listed(bots: Sequence[Policy]) -> tuple[Policy, ...]:
    """The bots of a program, each once and always in the same order, so that few programs are compiled; one alone has random play beside it."""
    names = sorted({bot for bot in bots if isinstance(bot, str)})
    rules = list(dict.fromkeys(bot for bot in bots if not isinstance(bot, str)))
    found: tuple[Policy, ...] = (*rules, *names)
    return (*found, RANDOM) if len(found) == 1 and RANDOM not in found else found


# --- playing --------------------------------------------------------------------------------------------------------------


class GameResult(NamedTuple):
    """How a game ended, as plain data: places and scores by seat, its length, why it ended."""

    places: list[int]
    scores: list[int]
    moves: int
    end: str


@dataclass(frozen=True)
class GameSetup:
    """What does not change from game to game."""

    game: Game
    players: int
    options: Mapping[str, Any]  # all of them
    box: GameBox

    @classmethod
    def of(cls, game: Game, players: int, options: Mapping[str, Any] | None = None, box: GameBox | None = None) -> "GameSetup":
        """A setup whose player count and options are checked."""
        game.check_players(players)
        chosen = box or game.standard_box
        return cls(game, players, game.check_options(players, options or {}, chosen), chosen)

    @property
    def is_imagined(self) -> bool:
        """Whether bots must choose on imagined states, since the true one tells more than their seats know."""
        return not self.game.checks.is_fair_in_arena(self.options)

    def result(self, state: State, moves: int) -> GameResult:
        """What came of a game, from its last state."""
        faces, box = self.game.faces, self.box.plain
        return GameResult(list(faces.places(box, state)), list(faces.scores(box, state)), moves, self.game.about.end_reasons.names[state.end_reason])


@dataclass(frozen=True)
class PlayedGames:
    """Games played by a program: what came of each, what was counted by game and seat, the moves if they were taken down."""

    results: list[GameResult]
    counts: Any
    moves: Any

    def moves_of(self, place: int) -> list[tuple[int, int]]:
        """The seats and actions of one game, in order."""
        words = self.moves[place, : self.results[place].moves].tolist()
        return [(word >> MOVE_BITS, word & ((1 << MOVE_BITS) - 1)) for word in words]


def play_games(
    setup: GameSetup,
    bots: tuple[Policy, ...],
    seated: Sequence[Sequence[Policy]],
    seeds: Any,
    lucks: Any,
    *,
    counting: Callable[..., Any] | None = None,
    takes_down: bool = False,
) -> PlayedGames:
    """Plays a game for each line of `seated`, whose bots are among those of the program; `seeds` has eight words a game, `lucks` one."""
    game, count = setup.game, len(seated)
    who = np.array([[bots.index(bot) for bot in line] for line in seated], np.int64)
    states, world = game.new_states(count), game.new_states(1)
    counts, lengths = np.zeros((count, setup.players), np.int32), np.zeros(count, np.int64)
    room = game.rules.most_moves(setup.box.plain, setup.players, setup.options) if takes_down else 0
    taken_down = np.zeros((count, room), np.int32)
    scratch = np.zeros(8, np.uint32), np.zeros(8, np.uint32), np.zeros(game.rules.actions, np.int16)
    program = program_of(game, bots, setup.is_imagined, counting)
    options = game.encode_options(setup.options).record
    program(setup.box.record, states, world[0], setup.players, options, seeds, lucks, who, *scratch, counts, lengths, taken_down)
    state, results = game.new_state(), []
    for place in range(count):
        state.take(states[place : place + 1])
        results.append(setup.result(state, int(lengths[place])))
    return PlayedGames(results, counts, taken_down)


def win_shares(places: Sequence[int]) -> Any:
    """Those in first place share a win; against the deck there may be nobody."""
    firsts = np.array(places) == 1
    return firsts / max(1, firsts.sum())
