"""Plays numbered games of a plan: among policies alone by one compiled program, with a searching bot decision by decision."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy as np

from coven.bots.arena.lineups import ArenaPlan, Entrant, Lineup, code_of, entrant
from coven.bots.arena.program import NOBODY, GameResult, GameSetup, Policy, listed, play_games, see_imagined
from coven.bots.player import Player, player
from coven.errors import CovenError
from coven.kernel.bulk import GOLDEN, mix
from coven.kernel.plain import plain_at
from coven.kernel.target import bind, rebound, rule
from coven.kernel.types import U64, Action, Box, Number, Options, Seat, Seed, State, Word
from coven.table.game import Game
from coven.table.registry import game as find_game
from coven.table.seeds import make_seed, seed_words

if TYPE_CHECKING:  # what `bind` puts here

    def start(box: Box, s: State, players: Number, options: Options, seed: Seed) -> None: ...
    def is_over(box: Box, s: State) -> bool: ...
    def must_act(box: Box, s: State, seat: Seat) -> bool: ...
    def play(box: Box, s: State, seat: Seat, action: Action) -> None: ...
    def next_to_act(box: Box, s: State, last: Seat) -> Seat: ...
    def show_imagined(box: Box, s: State, world: State, seat: Seat, luck: Word, words: Seed) -> State: ...


GAMES_A_TASK = 64  # among policies; a searching game is a task by itself


@dataclass(frozen=True)
class Task:
    """Some games of a line-up, by number; what comes of them is the same wherever and whenever they are played."""

    plan: ArenaPlan
    lineup: Lineup
    first: int
    count: int

    @property
    def numbers(self) -> range:
        return range(self.first, self.first + self.count)


def play_task(task: Task) -> list[GameResult]:
    """The results of a task's games. Raises `other_code` where another version of the rules or the bots would play them."""
    game = find_game(task.plan.game)
    if task.plan.code != code_of(game):
        raise CovenError("other_code", f"The rules or bots of {game.name} are of another version here than where the arena began.", game=game.name)
    if searches(game, task.lineup):
        return [_play_thinking(task, number) for number in task.numbers]
    dealt = [task.plan.deal(task.lineup, number) for number in task.numbers]
    seeds, lucks = np.array([words for words, _ in dealt]), np.array([luck for _, luck in dealt], np.uint64)
    seated = [task.lineup.seated(number % task.lineup.rotations) for number in task.numbers]
    return play_games(task.plan.setup(task.lineup.players), policies_of(task.plan), seated, seeds, lucks).results


def searches(game: Game, lineup: Lineup) -> bool:
    """Whether somebody in the line-up searches."""
    return any(entrant(game, bot).searches for bot in lineup.bots)


def policies_of(plan: ArenaPlan) -> tuple[Policy, ...]:
    """The policies of all line-ups in which nobody searches: one program plays them."""
    game = find_game(plan.game)
    return listed([bot for lineup in plan.lineups if not searches(game, lineup) for bot in lineup.bots])


def prepare(plan: ArenaPlan) -> None:
    """Compiles what the plan needs, once for all processes of this machine."""
    game = find_game(plan.game)
    lineups = {searches(game, lineup): lineup for lineup in reversed(plan.lineups)}
    if False in lineups:
        play_task(Task(plan, lineups[False], 0, 1))
    for bot in dict.fromkeys(bot for lineup in plan.lineups if searches(game, lineup) for bot in lineup.bots):
        setup = plan.setup(next(lineup.players for lineup in plan.lineups if bot in lineup.bots))
        state, steps = game.new_states(1)[0], Steps.of(game)
        words, luck = plan.deal(plan.lineups[0], 0)
        seat = steps.begin(setup.box.record, state, setup.players, game.encode_options(setup.options).record, words)
        bound(game, entrant(game, bot)).choose(setup.box.record, state, seat, luck)


# --- decision by decision -------------------------------------------------------------------------------------------------


def start_and_ask(box: Box, s: State, players: Number, options: Options, seed: Seed) -> Seat:
    """Deals; returns the first seat to act."""
    start(box, s, players, options, seed)
    return next_to_act(box, s, players - 1)


def play_and_ask(box: Box, s: State, seat: Seat, action: Action) -> Seat:
    """Makes a move; returns the next seat to act, or -1 at the end."""
    play(box, s, seat, action)
    return next_to_act(box, s, seat)


def seat_after(box: Box, s: State, last: Seat) -> Seat:
    """The seats that must act are asked in a circle, as compiled games ask them."""
    if is_over(box, s):
        return NOBODY
    for step in range(1, s.players + 1):
        seat = (last + step) % s.players
        if must_act(box, s, seat):
            return seat
    return NOBODY


def imagine_once(box: Box, s: State, world: State, seat: Seat, luck: Word, words: Seed) -> None:
    """Writes into `world` what the state may be for all the seat knows."""
    show_imagined(box, s, world, seat, luck, words)


@dataclass(frozen=True)
class Steps:
    """The compiled steps of a game."""

    begin: Callable[..., int]
    play: Callable[..., int]
    imagine: Callable[..., None]

    @classmethod
    def of(cls, game: Game) -> "Steps":
        return steps_of(game)


@cache
def steps_of(game: Game) -> Steps:
    names: dict[str, Any] = game.rules.functions()
    names |= {"next_to_act": rule(rebound(seat_after, names)), "show_imagined": rule(rebound(see_imagined, names))}
    templates = (start_and_ask, play_and_ask, imagine_once)
    return Steps(*(bind(template, f"{game.name}.{template.__name__}", names, interpreted=False) for template in templates))


@cache
def bound(game: Game, who: Entrant) -> Player:
    """A bot ready to play; each process has one."""
    budget: Mapping[str, Any] = dict(who.budget)
    return player(game, who.bot, **budget)


def _play_thinking(task: Task, number: int) -> GameResult:
    game, (words, luck) = find_game(task.plan.game), task.plan.deal(task.lineup, number)
    players = [bound(game, entrant(game, bot)) for bot in task.lineup.seated(number % task.lineup.rotations)]
    return play_stepwise(task.plan.setup(task.lineup.players), players, words, luck)[0]


def play_stepwise(setup: GameSetup, players: Sequence[Player], words: Any, luck: int) -> tuple[GameResult, list[tuple[int, int]]]:
    """Plays one game to the end, asking the player of each seat; returns what came of it, and its moves."""
    game, box, steps = setup.game, setup.box.record, Steps.of(setup.game)
    states, world, scratch = game.new_states(1), game.new_states(1)[0], np.zeros(8, np.uint32)
    state, moves, draw = states[0], list[tuple[int, int]](), U64(luck)
    seat = int(steps.begin(box, state, setup.players, game.encode_options(setup.options).record, words))
    while seat != NOBODY:
        draw = draw + GOLDEN
        mixed = mix(draw)
        shown = state
        if setup.is_imagined:
            steps.imagine(box, state, world, seat, np.uint64(mixed), scratch)
            shown = world
        action = players[seat].choose(box, shown, seat, int(mixed))
        moves.append((seat, action))
        seat = int(steps.play(box, state, seat, action))
    return setup.result(plain_at(setup.game.rules.layout, states), len(moves)), moves


# --- deals one after the other ---------------------------------------------------------------------------------------------

SHORT = 0.1  # seconds that a batch may take before batches stop growing: so long an interruption may wait
LARGEST_BATCH = 64
Deal = tuple[bytes, int]  # a seed and the luck of the bots
Series = Iterator[tuple[GameResult, list[tuple[int, int]]]]


def numbered_deal(seed: str, number: int) -> Deal:
    """The deal of a numbered game: its seed, and the luck of its bots."""
    return make_seed(f"{seed} {number}"), int.from_bytes(make_seed(f"{seed} {number} bots")[:8], "little")


def play_series(setup: GameSetup, bots: Sequence[str], deals: Iterable[Deal], takes_down: bool = False) -> Series:
    """Plays one game on each deal with these bots in their seats; yields what came of it, and its moves if they are taken down."""
    entrants = [entrant(setup.game, bot) for bot in bots]
    if any(each.searches for each in entrants):
        players = [bound(setup.game, each) for each in entrants]
        return (play_stepwise(setup, players, np.asarray(seed_words(seed)), luck) for seed, luck in deals)
    return _in_batches(setup, bots, iter(deals), takes_down)


def _in_batches(setup: GameSetup, bots: Sequence[str], deals: Iterator[Deal], takes_down: bool) -> Series:
    """Batches grow while they are quick."""
    size = 1
    while batch := list(islice(deals, size)):
        began = perf_counter()
        seeds, lucks = np.array([seed_words(seed) for seed, _ in batch]), np.array([luck for _, luck in batch], np.uint64)
        played = play_games(setup, listed(bots), [bots] * len(batch), seeds, lucks, takes_down=takes_down)
        for place, result in enumerate(played.results):
            yield result, played.moves_of(place) if takes_down else []
        if perf_counter() - began < SHORT and size < LARGEST_BATCH:
            size *= 2
