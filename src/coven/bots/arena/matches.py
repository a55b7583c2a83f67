"""Two policies against each other on mirrored deals, each played once from every seat; or one at all seats; with standard errors."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from coven.bots.arena.program import GameSetup, PlayedGames, Policy, listed, play_games, win_shares
from coven.errors import CovenError
from coven.kernel.bulk import mix
from coven.kernel.types import U64
from coven.table.game import Game
from coven.table.seeds import make_seed, seed_words

BATCH = 256  # games between two reports of progress
Progress = Callable[[int, int], None]
Seed = int | str | bytes


def match(
    game: Game,
    strong: Policy,
    weak: Policy,
    players: int,
    games: int = 1000,
    options: Mapping[str, Any] | None = None,
    seed: Seed = 0,
    progress: Progress | None = None,
    *,
    strong_seats: int = 1,
    count_for: Callable[..., Any] | None = None,
) -> dict[str, Any]:
    """Plays `strong` in some seats against `weak` in the others; every number comes with its standard error.

    A policy is a bot's name or a rule; `strong_seats` is a bit mask, turned through all seats on each deal. `count_for` is a
    rule `(box, s) -> seat or -1`, asked after every move: the seat that has just done what is to be counted, such as a spell.
    `games` is rounded up to whole deals; `progress` is told how many games of how many are done.
    """
    setup = GameSetup.of(game, players, options)
    if not 0 < strong_seats < 1 << players:
        raise CovenError("bad_seat", f"{strong_seats} is no set of seats at a table of {players}.", seats=strong_seats, players=players)
    deals = -(-games // players)
    seatings = [[strong if strong_seats >> (seat - rotation) % players & 1 else weak for seat in range(players)] for rotation in range(players)]
    results = _gathered(_batches(setup, seatings, deals * players, seed, progress, count_for))
    return _summary(results, players, deals, strong_seats)


def table_of(
    game: Game,
    bot: Policy,
    players: int,
    games: int = 1000,
    options: Mapping[str, Any] | None = None,
    seed: Seed = 0,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Plays `bot` at every seat, each game on a deal of its own; the share of wins by seat and the mean score, with standard errors."""
    results = _gathered(_batches(GameSetup.of(game, players, options), [[bot] * players], games, seed, progress, None))
    return {
        "players": players,
        "games": games,
        "moves": int(results["moves"].sum()),
        "wins_by_seat": [_mean(results["wins"][:, seat]) for seat in range(players)],
        "score": _mean(results["score"].mean(axis=1)),
    }


def _batches(
    setup: GameSetup,
    seatings: Sequence[Sequence[Policy]],
    games: int,
    seed: Seed,
    progress: Progress | None,
    count_for: Callable[..., Any] | None,
) -> Iterator[PlayedGames]:
    """Game number g has deal g // rotations (seed word 7) and the seating g % rotations."""
    bots, words = listed([bot for line in seatings for bot in line]), np.asarray(seed_words(make_seed(seed)))
    for first in range(0, games, BATCH):
        numbers = np.arange(first, min(first + BATCH, games), dtype=np.uint64)
        seeds = np.tile(words, (len(numbers), 1))
        seeds[:, 7] = numbers // len(seatings)
        lucks = np.array([mix(U64(number)) for number in numbers.tolist()], np.uint64)
        seated = [seatings[number % len(seatings)] for number in numbers.tolist()]
        yield play_games(setup, bots, seated, seeds, lucks, counting=count_for)
        if progress is not None:
            progress(int(numbers[-1]) + 1, games)


def _gathered(batches: Iterator[PlayedGames]) -> dict[str, Any]:
    """By game and seat: shares of the win, scores, counts; by game: its length."""
    played = list(batches)
    results = [result for batch in played for result in batch.results]
    return {
        "wins": np.array([win_shares(result.places) for result in results]),
        "score": np.array([result.scores for result in results], float),
        "counts": np.concatenate([batch.counts for batch in played]),
        "moves": np.array([result.moves for result in results]),
    }


def _summary(results: Mapping[str, Any], players: int, deals: int, strong_seats: int) -> dict[str, Any]:
    """Means over deals, since the games of one deal resemble each other, with the standard errors of these means."""
    rotations = [[(seat - rotation) % players for seat in range(players)] for rotation in range(players)]
    is_strong = np.array([[strong_seats >> place & 1 for place in row] for row in rotations] * deals, bool)
    summary: dict[str, Any] = {"players": players, "deals": deals, "games": deals * players, "moves": int(results["moves"].sum())}
    wins = np.where(is_strong, results["wins"], 0).sum(axis=1)
    summary["wins"] = _mean(wins.reshape(deals, players).mean(axis=1))
    for name in ("score", "counts"):
        summary[name] = {"strong": _mean_of(results[name], is_strong, deals)}
        if not is_strong.all():
            summary[name]["weak"] = _mean_of(results[name], ~is_strong, deals)
    return summary


def _mean_of(values: Any, chosen: Any, deals: int) -> dict[str, float]:
    """The mean of a number over the chosen seats."""
    by_game = np.where(chosen, values, 0).sum(axis=1) / chosen.sum(axis=1)
    return _mean(by_game.reshape(deals, -1).mean(axis=1))


def _mean(by_deal: Any) -> dict[str, float]:
    error = by_deal.std(ddof=1) / np.sqrt(len(by_deal)) if len(by_deal) > 1 else float("nan")
    return {"mean": float(by_deal.mean()), "error": float(error)}
