"""Tries settings of the search: strong seats against weak ones, every deal from every seat, on several cores.

    python tools/try_search.py witches --strong '{"seconds": 0.05, "exploration": 1.5}'
    python tools/try_search.py broom_service --strong '{"level": "master"}' --weak '{"level": "expert"}' --seats 5

    python tools/try_search.py witches --strong '{"simulations": 200}' --options '{"rounds": 3}' --deals 24

A side is a policy (`{"policy": "careful"}`), a level, or settings of the search with its budget. By simulations the same command
plays the same games. Prints one JSON line: the share of the wins that the strong seats take, how many points they have more than
the others in the game's own outlook, and the standard errors of both over the deals.
"""

import argparse
import json
import multiprocessing
import time
from functools import cache
from typing import Any

import numpy as np

import coven
from coven.bots.arena import win_shares
from coven.bots.levels import policy_of
from coven.bots.player import player
from coven.bots.search.searching import SearchSettings, searcher
from coven.kernel.bulk import GOLDEN, mix
from coven.kernel.target import bind
from coven.kernel.types import I64, U64
from coven.table.game import Game
from coven.table.seeds import make_seed, seed_words


def is_over(*_: Any) -> Any: ...
def must_act(*_: Any) -> Any: ...
def play(*_: Any) -> None: ...
def choose(*_: Any) -> Any: ...


def play_on(box: Any, s: Any, searching: Any, luck: Any, out: Any) -> Any:
    """Lets the policy play until one of the searching seats must act; returns it, or -1 at the end."""
    while not is_over(box, s):
        for seat in range(s.players):
            if must_act(box, s, seat):
                if (searching >> seat) & 1:
                    return seat
                luck[0] = luck[0] + GOLDEN
                play(box, s, seat, I64(choose(box, s, seat, mix(luck[0]), out)))
    return -1


def make_move(box: Any, s: Any, seat: Any, action: Any) -> None:
    play(box, s, seat, action)


@cache
def steps(game: Game, policy: str) -> tuple[Any, Any]:
    names = {**game.rules.functions(), "choose": policy_of(game, policy)}
    return bind(play_on, f"{game.name}.try", names, False), bind(make_move, f"{game.name}.move", names, False)


class Trial:
    """A searcher of any settings, as a player."""

    def __init__(self, game: Game, simulations: int | None = None, seconds: float | None = None, **settings: Any) -> None:
        self._budget = simulations, seconds
        self._search = searcher(game, SearchSettings(**settings)).search

    def choose(self, box: Any, state: Any, seat: int, luck: int) -> int:
        return self._search(box, state, seat, luck, *self._budget).best.action


def side(game: Game, given: dict[str, Any]) -> Any:
    """The player of a side, or None where the policy plays."""
    if "policy" in given:
        return None
    more = {key: value for key, value in given.items() if key != "level"}
    return player(game, given["level"], **more) if "level" in given else Trial(game, **more)


def lead_of(game: Game, box: Any, state: Any, is_strong: list[bool]) -> float:
    """How many points the strong seats have more than the others, on average."""
    worth = np.zeros(len(is_strong), np.int64)
    assert game.rules.search.outlook is not None
    game.rules.search.outlook(box.plain, state, worth, np.zeros(game.rules.actions, np.int16))
    counts = np.array(is_strong)
    return float(worth[counts].mean() - worth[~counts].mean()) / 100


def play_one(task: tuple[Any, int, int]) -> tuple[int, float, float, float]:
    """The share of the win that the strong seats take in one game, their lead, and their longest thought."""
    asked, deal, rotation = task
    game, players = coven.game(asked.game), asked.players
    strong, weak = side(game, asked.strong), side(game, asked.weak)
    is_strong = [bool(asked.seats >> (seat - rotation) % players & 1) for seat in range(players)]
    searching = sum(1 << seat for seat in range(players) if (strong if is_strong[seat] else weak) is not None)
    advance, move = steps(game, asked.weak.get("policy") or asked.strong.get("policy") or "careful")
    state, seed, box = game.new_state(), seed_words(make_seed(0)), game.standard_box
    seed[7], longest, number = deal, 0.0, 0
    luck, out = np.array([deal * 64 + rotation + 12345], np.uint64), np.zeros(game.rules.actions, np.int16)
    game.rules.start(box.plain, state, players, game.encode_options(game.check_options(players, asked.options)), seed)
    while (seat := int(advance(box.record, state.record, searching, luck, out))) >= 0:
        began = time.perf_counter()
        thought = int(mix(U64(deal * 1000003 + rotation * 7919 + number)))
        chosen = (strong if is_strong[seat] else weak).choose(box.record, state.record, seat, thought)
        longest = max(longest, time.perf_counter() - began) if is_strong[seat] else longest
        number += 1
        move(box.record, state.record, seat, chosen)
    shares = win_shares(game.faces.places(box.plain, state))
    wins = float(sum(share for share, counts in zip(shares, is_strong, strict=True) if counts))
    return deal, wins, lead_of(game, box, state, is_strong), longest


def mean_and_error(deals: list[int], values: list[float]) -> tuple[float, float | None]:
    """The mean, and its standard error over the deals."""
    by_deal = [np.mean([value for deal, value in zip(deals, values, strict=True) if deal == number]) for number in sorted(set(deals))]
    error = round(float(np.std(by_deal, ddof=1) / np.sqrt(len(by_deal))), 4) if len(by_deal) > 1 else None
    return round(float(np.mean(by_deal)), 4), error


def main() -> None:
    asking = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asking.add_argument("game")
    asking.add_argument("--strong", type=json.loads, required=True)
    asking.add_argument("--weak", type=json.loads, default={"policy": "careful"})
    asking.add_argument("--players", type=int, default=4)
    asking.add_argument("--options", type=json.loads, default={}, help="options of the game, as JSON")
    asking.add_argument("--seats", type=int, default=1, help="a bit mask of the strong seats, turned through all seats")
    asking.add_argument("--deals", type=int, default=18)
    asking.add_argument("--processes", type=int, default=multiprocessing.cpu_count())
    asked = asking.parse_args()
    tasks = [(asked, deal, rotation) for deal in range(asked.deals) for rotation in range(asked.players)]
    with multiprocessing.get_context("fork").Pool(asked.processes) as pool:
        played = pool.map(play_one, tasks, chunksize=1)
    deals, won, leads, thoughts = (list(column) for column in zip(*played, strict=True))
    (wins, error), (lead, lead_error) = mean_and_error(deals, won), mean_and_error(deals, leads)
    facts = {"game": asked.game, "players": asked.players, "options": asked.options, "strong": asked.strong, "weak": asked.weak, "games": len(played)}
    print(json.dumps({**facts, "wins": wins, "error": error, "lead": lead, "lead_error": lead_error, "longest_s": round(max(thoughts), 3)}))


if __name__ == "__main__":
    main()
