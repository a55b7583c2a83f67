"""Compares the modules for WebAssembly, run in Node.js, with the core: numbered games of every variant, choices of every bot, continuations."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

import coven
from coven.bots.levels import bot_names
from coven.table.game import Game
from coven.table.variants import runs
from coven.wasm.building import build
from coven.wasm.comparing import differing_choices, differing_continuations, differing_games
from coven.wasm.module import Module

sys.path.insert(0, str(Path(__file__).parent / "building"))
from make_wasm import FOLDER, GAMES, say
from node import node_command

POSITIONS, EACH = 20, 50  # of continuations


def checked(module: Module, game: Game, games: int, choices: int) -> Iterator[tuple[str, list[str]]]:
    """What was compared, and what differed in it."""
    for players, options in runs(game):
        found = differing_games(module.program, game, players, options, games)
        yield f"{game.name}, {players} players, {dict(options) or 'defaults'}: {games:,} games", [f"game {number}" for number in found]
    for bot in bot_names(game):
        yield f"{game.name}, {bot}: {choices} choices", differing_choices(module.program, game, bot, choices)
    yield f"{game.name}: continuations of {POSITIONS} positions", differing_continuations(module.program, game, POSITIONS, EACH)


def main() -> int:
    """Compares game by game; 1 if anything differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="of each variant")
    parser.add_argument("--choices", type=int, default=200, help="of each bot")
    parser.add_argument("names", nargs="*", default=GAMES)
    wanted = parser.parse_args()
    build(FOLDER, wanted.names, say)
    differing = 0
    for name in wanted.names:
        with Module(FOLDER / f"{name}.wasm", node_command()) as module:
            for what, found in checked(module, coven.game(name), wanted.games, wanted.choices):
                differing += len(found)
                print(f"{what}, {len(found)} differing {'; '.join(found[:5])}".strip(), flush=True)
    print(f"{differing} differing in all")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
