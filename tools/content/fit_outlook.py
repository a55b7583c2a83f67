"""Fits what a game's outlook says to how games of its careful bot end: `python tools/content/fit_outlook.py GAME [--players N] [--games N]`.

Plays games, takes down the outlook at every change of stage and who won, and prints by stage which multiple of the outlook's
spread makes its chances to win most likely.
"""

import argparse
from typing import Any

import numpy as np

import coven
from coven.bots.levels import policy_of
from coven.kernel.bulk import GOLDEN, mix
from coven.kernel.target import bind
from coven.kernel.types import I64, U32, U64
from coven.table.seeds import make_seed, seed_words


def start(*_: Any) -> None: ...
def is_over(*_: Any) -> Any: ...
def must_act(*_: Any) -> Any: ...
def play(*_: Any) -> None: ...
def returns(*_: Any) -> None: ...
def outlook(*_: Any) -> Any: ...
def stage(*_: Any) -> Any: ...
def choose(*_: Any) -> Any: ...


def take_down(
    box: Any, s: Any, players: Any, options: Any, seed: Any, first: Any, games: Any, every: Any, out: Any, rows: Any, worth: Any, ranks: Any
) -> Any:
    """Rows of game, stage, spread and each seat's outlook, one for each change of stage; the ranks of each game at its end."""
    n = 0
    for g in range(games):
        seed[7] = U32(first + g)
        start(box, s, players, options, seed)
        luck = mix(U64(first + g))
        last = stage(box, s)
        while not is_over(box, s):
            for seat in range(s.players):
                if must_act(box, s, seat):
                    luck = luck + GOLDEN
                    play(box, s, seat, I64(choose(box, s, seat, mix(luck), out)))
                    if stage(box, s) >= last + every and not is_over(box, s) and n < rows.shape[0]:
                        last = stage(box, s)
                        rows[n, 0] = g
                        rows[n, 1] = last
                        rows[n, 2] = outlook(box, s, worth, out)
                        for other in range(players):
                            rows[n, 3 + other] = worth[other]
                        n += 1
        returns(box, s, worth)
        for other in range(players):
            ranks[g, other] = worth[other]
    return n


def likelihood(rows: Any, won: Any, scale: float) -> float:
    power = rows[:, 3:] / (rows[:, 2:3] * scale)
    power = power - power.max(axis=1, keepdims=True)
    chance = np.exp(power) / np.exp(power).sum(axis=1, keepdims=True)
    return float((won[rows[:, 0]] * np.log(np.maximum(chance, 1e-9))).sum(axis=1).mean())


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("game")
    asked.add_argument("--players", type=int, default=4)
    asked.add_argument("--games", type=int, default=2000)
    asked.add_argument("--every", type=int, default=1)
    chosen = asked.parse_args()
    game = coven.game(chosen.game)
    search = game.rules.search
    names = {**game.rules.functions(), "outlook": search.outlook, "stage": search.stage, "choose": policy_of(game, "careful")}
    program = bind(take_down, f"{game.name}.outlook", names, interpreted=False)
    rows, ranks = np.zeros((chosen.games * 120, 3 + chosen.players), np.int64), np.zeros((chosen.games, chosen.players), np.int64)
    options = game.encode_options(game.check_options(chosen.players, {})).record
    out, worth = np.zeros(game.rules.actions, np.int16), np.zeros(8, np.int64)
    box, state, seed = game.standard_box.record, game.new_state().record, np.asarray(seed_words(make_seed(0)))
    n = program(box, state, chosen.players, options, seed, 0, chosen.games, chosen.every, out, rows, worth, ranks)
    rows = rows[:n]
    first = ranks == ranks.max(axis=1, keepdims=True)
    won = first / first.sum(axis=1, keepdims=True)
    for stage_number in [*sorted(set(rows[:, 1]))[:60], None]:
        part = rows if stage_number is None else rows[rows[:, 1] == stage_number]
        if len(part) > chosen.games // 20:
            scales = np.exp(np.linspace(-2.5, 2.5, 41))
            best = max(scales, key=lambda scale: likelihood(part, won, scale))
            told_now, unknown = likelihood(part, won, 1.0), float(np.log(1 / chosen.players))
            found = f"log likelihood {likelihood(part, won, best):.4f}, as told {told_now:.4f}, unknowing {unknown:.4f}"
            print(f"stage {stage_number}: {len(part)} rows, best scale {best:.2f}, {found}, mean spread {part[:, 2].mean():.0f}")


if __name__ == "__main__":
    main()
