"""Who plays against whom: bots with their budgets, line-ups with their rotations, and the plan of a whole arena."""

import hashlib
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np

import coven.kernel
import coven.table.seeds
from coven.bots.arena.program import GameSetup
from coven.bots.levels import SEARCHES, check_bot
from coven.errors import CovenError, shown
from coven.kernel.types import U32
from coven.table.game import Game
from coven.table.registry import game as find_game
from coven.table.seeds import make_seed, seed_words

BUDGET = re.compile(r"(?P<number>\d{1,9}(?:\.\d{1,6})?)(?P<unit>|ms|s)")
PLAYING = ("lineups.py", "playing.py", "program.py")  # of the arena's files those that deal, draw luck and ask
MOST_SEEDS = 1 << 32  # deals are counted in one word of the seed


@dataclass(frozen=True)
class Entrant:
    """A bot as it is named in an arena: `careful`, `master`, `master@200ms`, `master@2s`, `master@5000` (simulations)."""

    text: str
    bot: str
    budget: tuple[tuple[str, float], ...] = ()

    @property
    def searches(self) -> bool:
        return self.bot in SEARCHES


def entrant(game: Game, text: str) -> Entrant:
    """The bot that a text names. Raises `unknown_bot` or `bad_budget`."""
    bot, at, written = text.partition("@")
    check_bot(game, bot)
    if not at:
        return Entrant(text, bot)
    found = BUDGET.fullmatch(written)
    if found is None or bot not in SEARCHES or float(found["number"]) <= 0 or (not found["unit"] and "." in written):
        raise CovenError("bad_budget", f"{shown(text)} names no budget: a searching bot may have @5000 (simulations), @200ms or @2s.", text=text)
    if not found["unit"]:
        return Entrant(text, bot, (("simulations", int(found["number"])),))
    return Entrant(text, bot, (("seconds", float(found["number"]) / (1000 if found["unit"] == "ms" else 1)),))


@dataclass(frozen=True)
class Lineup:
    """A bot for each seat. On every deal it is turned through all of its rotations that differ."""

    bots: tuple[str, ...]

    @property
    def players(self) -> int:
        return len(self.bots)

    @property
    def rotations(self) -> int:
        """How many rotations differ: four for a b b b, two for a b a b."""
        return next(rotation for rotation in range(1, self.players + 1) if self.seated(rotation) == self.bots)

    def seated(self, rotation: int) -> tuple[str, ...]:
        return tuple(self.bots[(seat - rotation) % self.players] for seat in range(self.players))


def round_robin(bots: Sequence[str], players: int) -> list[Lineup]:
    """Every two bots against each other, seated by turns; where the seats are odd in number, once with each of them in one seat more."""
    return [lineup for pair in combinations(dict.fromkeys(bots), 2) for lineup in alternating(pair, players)]


def alternating(pair: tuple[str, str], players: int) -> list[Lineup]:
    starts = (0, 1) if players % 2 else (0,)
    return [Lineup(tuple(pair[(seat + start) % 2] for seat in range(players))) for start in starts]


def one_against(bots: Sequence[str], against: str, players: int) -> list[Lineup]:
    """Each bot alone against a table of another."""
    return [Lineup((bot, *[against] * (players - 1))) for bot in dict.fromkeys(bots) if bot != against]


@dataclass(frozen=True)
class ArenaPlan:
    """All that decides how the games of an arena go; a game depends on it, its line-up, its deal and its rotation, and on nothing else."""

    game: str
    options: Mapping[str, Any]  # those given
    seed: str  # 32 bytes in hex
    lineups: tuple[Lineup, ...]
    games: int  # of each line-up, at least
    code: str  # what rules and bots are made of, so that no other version goes on with it

    def numbers(self, lineup: Lineup) -> range:
        """The games of a line-up, whole deals: number g is deal g // rotations and rotation g % rotations."""
        return range(-(-self.games // lineup.rotations) * lineup.rotations)

    @property
    def total(self) -> int:
        return sum(len(self.numbers(lineup)) for lineup in self.lineups)

    def setup(self, players: int) -> GameSetup:
        return GameSetup.of(find_game(self.game), players, self.options)

    def deal(self, lineup: Lineup, number: int) -> tuple[Any, int]:
        """The words of a game's seed, the same for all line-ups and rotations on this deal, and the luck that its bots draw from."""
        seed, (deal, rotation) = bytes.fromhex(self.seed), divmod(number, lineup.rotations)
        words = np.asarray(seed_words(seed))
        words[7] = U32(deal)
        luck = hashlib.sha256(seed + deal.to_bytes(4, "little") + bytes([rotation])).digest()[:8]
        return words, int.from_bytes(luck, "little")


def make_plan(
    game: Game, lineups: Sequence[Lineup], games: int, options: Mapping[str, Any] | None = None, seed: int | str | bytes | None = None
) -> ArenaPlan:
    """A plan whose bots, player counts, options and number of games are checked; without a seed, a fresh one is drawn."""
    if not lineups:
        raise CovenError("no_lineup", "An arena needs two different bots, or one and another to play against.")
    if not 0 < games < MOST_SEEDS:
        raise CovenError("bad_count", f"There must be at least one game, not {games}.", count=games)
    plan = ArenaPlan(game.name, dict(options or {}), make_seed(seed).hex(), tuple(dict.fromkeys(lineups)), games, code_of(game))
    for lineup in plan.lineups:
        plan.setup(lineup.players)
        for bot in lineup.bots:
            entrant(game, bot)
    return plan


@cache
def code_of(game: Game) -> str:
    """A hash of what decides a game besides the plan: the source of kernel, bots and game, of the deal, of luck, and of who is asked when."""
    bots = Path(__file__).parents[1]
    folders = (Path(coven.kernel.__file__).parent, bots, game.about.folder)
    digest = hashlib.sha256()
    for path in (*sources(folders), Path(coven.table.seeds.__file__), *(bots / "arena" / name for name in PLAYING)):
        digest.update(path.name.encode() + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:16]


def sources(folders: Sequence[Path]) -> Iterator[Path]:
    """The files of these folders that decide how a game goes, in order; how the arena counts and what a game shows do not."""
    idle = ("arena", "view", "terminal", "picture", "position", "words")
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".toml") and not set(idle) & set(path.relative_to(folder).parts[:-1]):
                yield path
