"""Simulations per second of the search beside OpenSpiel's C++ ISMCTSBot in one run, on one core (`--json` for a program).

Ours: from the first decision of a round of Witches with four players, random rollouts to the round's end. Theirs: from the first
decision of a deal of hearts after the cards are dealt, random rollouts to its end. Both are asked by turns, the medians compared.
"""

import argparse
import json
import statistics
import time

import numpy as np
import pyspiel
from rich.console import Console
from rich.table import Table

import coven
from coven.bots.search.searching import SearchSettings, searcher

OURS, THEIRS = 60_000, 20_000  # simulations of one measurement
TURNS = 5


def witches() -> float:
    """Simulations per second in a round of Witches."""
    game = coven.game("witches")
    table = game.new_table(players=4, seed=1)
    searching = searcher(game, SearchSettings(rollout="random"))
    began = time.perf_counter()
    searching.search(table.box.record, table.keeper.state.record, table.to_act[0], 1, OURS, None)
    return OURS / (time.perf_counter() - began)


def hearts() -> float:
    """Simulations per second in a deal of hearts."""
    game = pyspiel.load_game("hearts")
    chance = np.random.default_rng(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(int(chance.choice([action for action, _ in state.chance_outcomes()])))
    bot = pyspiel.ISMCTSBot(
        1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, THEIRS, -1, pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT, False, False
    )
    began = time.perf_counter()
    bot.step(state)
    return THEIRS / (time.perf_counter() - began)


def main() -> None:
    """Measures both by turns and prints the ratio."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--json", action="store_true")
    chosen = asked.parse_args()
    turns = [(witches(), hearts()) for _ in range(TURNS)]
    ours, theirs = (statistics.median(column) for column in zip(*turns, strict=True))
    ratio = statistics.median(one / other for one, other in turns)
    if chosen.json:
        print(json.dumps({"coven": round(ours), "openspiel": round(theirs), "ratio": round(ratio, 2)}))
        return
    table = Table("search", "simulations/s", title="Information-set search on one core, random rollouts")
    table.add_row("Coven, Witches", f"{ours:,.0f}")
    table.add_row("OpenSpiel ISMCTSBot (C++), hearts", f"{theirs:,.0f}")
    table.add_row("ratio", f"{ratio:.1f} ×")
    Console().print(table)


if __name__ == "__main__":
    main()
