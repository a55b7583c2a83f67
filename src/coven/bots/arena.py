"""Bots in many compiled games: two against each other on mirrored deals, each played once from every seat; or one at all seats.

For speed the bots choose on the true state. That is honest only for a bot that reads nothing its seat can't know, which
the tests prove for each bot by comparing its choices on the true state and on imagined ones. Where options make a bot
know less than the true state tells, `Checks.is_fair_in_arena` says so and no match is played.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np

from coven.errors import CovenError
from coven.kernel.bulk import GOLDEN, mix, pick
from coven.kernel.target import bind, rebound, rule
from coven.table.game import Game
from coven.table.seeds import make_seed, seed_words

U32 = np.uint32
U64 = np.uint64

NOBODY = -1
BATCH = 256  # games between two reports of progress


def is_over(box: Any, s: Any) -> Any: ...
def must_act(box: Any, s: Any, seat: Any) -> Any: ...
def moves(box: Any, s: Any, seat: Any, out: Any) -> Any: ...
def play(box: Any, s: Any, seat: Any, action: Any) -> None: ...
def start(box: Any, s: Any, players: Any, options: Any, seed: Any) -> None: ...
def strong(box: Any, s: Any, seat: Any, luck: Any, out: Any) -> Any: ...
def weak(box: Any, s: Any, seat: Any, luck: Any, out: Any) -> Any: ...
def count_for(box: Any, s: Any) -> Any: ...


def at_random(box: Any, s: Any, seat: Any, luck: Any, out: Any) -> Any:
    """The random bot as a rule: any allowed move."""
    return out[pick(luck, moves(box, s, seat, out))]


@rule
def count_nothing(box: Any, s: Any) -> Any:
    """Stands in where nothing is to be counted."""
    return NOBODY


def play_out(box: Any, s: Any, luck: Any, strong_seats: Any, out: Any, counts: Any) -> Any:
    """Plays one game to the end, `strong` in the seats of a bit mask; counts by seat what `count_for` says; returns the number of moves."""
    made = 0
    while not is_over(box, s):
        for seat in range(s.players):
            if must_act(box, s, seat):
                luck = luck + GOLDEN
                if (strong_seats >> seat) & 1:
                    action = np.int64(strong(box, s, seat, mix(luck), out))
                else:
                    action = np.int64(weak(box, s, seat, mix(luck), out))
                play(box, s, seat, action)
                made += 1
                counted = count_for(box, s)
                if counted != NOBODY:
                    counts[counted] += 1
    return made


def play_mirrored(
    box: Any, states: Any, players: Any, options: Any, seed: Any, first: Any, turns: Any, strong_seats: Any, out: Any, counts: Any, lengths: Any
) -> None:
    """Plays a game in each state; game number g has deal g // turns (seed word 7), its strong seats moved on by g % turns."""
    for i in range(lengths.size):
        number = first + i
        turn = number % turns
        seed[7] = U32(number // turns)
        start(box, states[i], players, options, seed)
        seats = ((strong_seats << turn) | (strong_seats >> (players - turn))) & ((1 << players) - 1)
        lengths[i] = play_out(box, states[i], mix(U64(number)), seats, out, counts[i])


Policy = str | Callable[..., Any]
Progress = Callable[[int, int], None]


def match(
    game: Game,
    strong: Policy,
    weak: Policy,
    players: int,
    games: int = 1000,
    options: Mapping[str, Any] | None = None,
    seed: int | str | bytes = 0,
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
    game.check_players(players)
    if not 0 < strong_seats < 1 << players:
        raise CovenError("bad_seat", f"{strong_seats} is no set of seats at a table of {players}.", seats=strong_seats, players=players)
    deals = -(-games // players)
    everybody = (1 << players) - 1
    if strong == weak:  # one bot compiled once plays all seats; which of them count as strong matters only to the sums
        many, playing = _bound(game, strong, "random", count_for), everybody
    else:
        many, playing = _bound(game, strong, weak, count_for), strong_seats
    results = _play_all(game, many, players, players, deals * players, options or {}, seed, progress, playing)
    return _summary(results, players, deals, strong_seats)


def table_of(
    game: Game,
    bot: Policy,
    players: int,
    games: int = 1000,
    options: Mapping[str, Any] | None = None,
    seed: int | str | bytes = 0,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Plays `bot` at every seat, each game on a deal of its own; the share of wins by seat and the mean score, with standard errors."""
    game.check_players(players)
    results = _play_all(game, _bound(game, bot, "random", None), players, 1, games, options or {}, seed, progress, (1 << players) - 1)
    return {
        "players": players,
        "games": games,
        "moves": int(results["moves"].sum()),
        "wins_by_seat": [_mean(results["wins"][:, seat]) for seat in range(players)],
        "score": _mean(results["score"].mean(axis=1)),
    }


@cache  # the program of one line-up is made once a process
def _bound(game: Game, strong: Policy, weak: Policy, count_for: Callable[..., Any] | None) -> Callable[..., Any]:
    """The arena over one game and two policies, as one program."""
    names: dict[str, Any] = {
        **game.rules.functions(),
        "strong": _policy(game, strong),
        "weak": _policy(game, weak),
        "count_for": count_for or count_nothing,
    }
    names["play_out"] = rule(rebound(play_out, names))
    return bind(play_mirrored, f"{game.name}.arena", names, interpreted=False)


def _policy(game: Game, policy: Policy) -> Callable[..., Any]:
    if not isinstance(policy, str):
        return policy
    if policy == "random":
        return rule(rebound(at_random, game.rules.functions()))
    if policy not in game.rules.bots:
        known = ", ".join(["random", *game.rules.bots])
        raise CovenError("unknown_bot", f"There is no bot {policy!r} for {game.name}; there are {known}.", bot=policy)
    return game.rules.bots[policy]


def _play_all(
    game: Game,
    many: Callable[..., Any],
    players: int,
    turns: int,
    games: int,
    options: Mapping[str, Any],
    seed: int | str | bytes,
    progress: Progress | None,
    strong_seats: int,
) -> dict[str, Any]:
    """Plays all games in batches and collects, by game and seat: shares of the win, scores, counts; by game: its length."""
    box, words = game.standard_box.record, seed_words(make_seed(seed))
    chosen = game.check_options(players, options)
    if not game.checks.is_fair_in_arena(chosen):
        raise CovenError("unfair_arena", "With these options the true state tells a bot more than its seat knows.", options=dict(options))
    encoded = game.encode_options(chosen).record
    states, state, out = game.new_states(BATCH), game.new_state(), np.zeros(game.rules.actions, np.int16)
    shares, scores = np.zeros((games, players)), np.zeros((games, players))
    counts, lengths = np.zeros((games, players), np.int32), np.zeros(games, np.int32)
    for first in range(0, games, BATCH):
        last = min(first + BATCH, games)
        many(box, states, players, encoded, words, first, turns, strong_seats, out, counts[first:last], lengths[first:last])
        for number in range(first, last):
            state.take(states[number - first : number - first + 1])
            shares[number] = win_shares(game.faces.places(game.standard_box.plain, state))
            scores[number] = game.faces.scores(game.standard_box.plain, state)
        if progress is not None:
            progress(last, games)
    return {"wins": shares, "score": scores, "counts": counts, "moves": lengths}


def win_shares(places: Sequence[int]) -> Any:
    """Those in first place share a win; against the deck there may be nobody."""
    firsts = np.array(places) == 1
    return firsts / max(1, firsts.sum())


def _summary(results: Mapping[str, Any], players: int, deals: int, strong_seats: int) -> dict[str, Any]:
    """Means over deals, since the games of one deal resemble each other, with the standard errors of these means."""
    turns = [[(seat - turn) % players for seat in range(players)] for turn in range(players)]
    is_strong = np.array([[strong_seats >> place & 1 for place in row] for row in turns] * deals, bool)
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
