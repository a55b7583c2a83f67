"""A table needs neither a compiler nor numpy: not to list and import games, and not to play a whole one with views, events and bots."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import coven

TESTS = Path(__file__).parents[2]
LISTED = """
import sys, coven
for name in coven.game_names():
    game = coven.game(name)
    print(name, game.players, [option.name for option in game.options], game.about.returns)
    assert f"coven.games.{name}.rules" not in sys.modules, "what a game is needs none of its rules"
    game.words("de")("game-title")
"""
PLAYED = """
import sys, coven
from importlib import import_module
from coven.bots import SEARCHES, Bot, bot_names
from coven.table.registry import register
register(import_module("template.cauldron").GAME)
game = coven.game(sys.argv[1])
table = game.new_table(game.players[-1], seed=3)
names = [name for name in bot_names(game) if name not in SEARCHES]
bots = [Bot(name, game, seat) for seat, name in zip(range(table.players), names * table.players)]
for number in range(int(sys.argv[2])):
    if table.is_over:
        break
    seat = table.to_act[number % len(table.to_act)]
    table.play(seat, bots[seat].choose(table, seat))
    for viewer in (None, *range(table.players)):
        table.view(viewer), table.events(viewer)
    if table.may_undo(seat) and number == 5:
        table.undo(seat)
print(number, table.setting["game"], len(table.keeper.position()), table.outcome, table.imagined(0, 1).tobytes().hex())
if table.is_over:
    assert coven.verify(table.record()) == []
print(game.faces.schema.as_json_schema()["$schema"])
"""
BARE = """
import sys

class Refusing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("numpy", "numba", "llvmlite"):
            raise ImportError(f"{name} is not there")

sys.meta_path.insert(0, Refusing())
"""
AFTER = "\nfound = {name.partition('.')[0] for name in sys.modules}\nassert not found & {'numba', 'llvmlite'}, 'something heavy was loaded'\n"


def run(script: str, *arguments: str) -> tuple[str, str]:
    """What a process of its own prints and complains of."""
    surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join([str(TESTS), *sys.path]), "COVEN_INTERPRETED": "0"}
    done = subprocess.run([sys.executable, "-c", script + AFTER, *arguments], env=surroundings, capture_output=True, text=True, check=False)
    return done.stdout, done.stderr


def test_listing_and_importing_games() -> None:
    listed, complaints = run(LISTED)
    assert complaints == ""
    assert [line.split()[0] for line in listed.splitlines()] == [name for name in coven.game_names() if name != "cauldron"]


@pytest.mark.parametrize(("name", "most"), [("cauldron", 1_000), ("witches", 1_000), ("wandering_towers", 250), ("broom_service", 2_000)])
def test_a_whole_game_with_all_that_belongs_to_it(name: str, most: int) -> None:
    output, complaints = run(PLAYED, name, str(most))
    assert complaints == ""
    assert name in output


@pytest.mark.parametrize("name", ["cauldron", "witches", "wandering_towers", "broom_service"])
def test_a_game_where_there_is_no_numpy_is_the_same_game(name: str) -> None:
    """Nor is anything done otherwise where it is missing."""
    with_it, without_it = (run(start + PLAYED, name, "150") for start in ("", BARE))
    assert without_it == with_it
    assert name in without_it[0]


def test_that_it_would_be_noticed() -> None:
    assert "something heavy was loaded" in run("import sys, coven.kernel.compiling")[1]
