"""The modules play the same games as the core and choose the same moves: a sample of `python tools/check_wasm.py`."""

import json
import subprocess

import pytest
from building.tooling import tool
from wasm.running import node

import coven
from coven.bots.levels import SEARCHES, bot_names
from coven.kernel.target import INTERPRETED
from coven.table.variants import runs
from coven.wasm.building import build
from coven.wasm.comparing import differing_choices, differing_continuations, differing_games
from coven.wasm.module import Module

MAKE = tool("make_wasm")
GAMES, CHOICES, SIMULATIONS = 20, 8, 60
NAMES = "console.log(JSON.stringify([WebAssembly.Module.imports(m).length, WebAssembly.Module.exports(m).map((each) => each.name)]))"
LIST = f"const m = new WebAssembly.Module(require('fs').readFileSync(process.argv[1])); {NAMES}"


@pytest.mark.skipif(INTERPRETED, reason="a module is compiled")
@pytest.mark.parametrize("name", MAKE.GAMES)
def test_a_module_plays_and_chooses_as_the_core_does(name: str) -> None:
    """One test for a game, so that its module is made once."""
    game = coven.game(name)
    manifest = build(MAKE.FOLDER, [name])[name]
    path = MAKE.FOLDER / manifest["file"]
    imports, exports = json.loads(subprocess.run([node(), "-e", LIST, str(path)], capture_output=True, text=True, check=True).stdout)
    assert imports == 0
    assert set(exports) == {"memory", "__heap_base", *manifest["programs"]}
    assert set(manifest["policies"]) | set(SEARCHES) == set(bot_names(game))
    with Module(path, node()) as module:
        for players, options in runs(game):
            assert differing_games(module.program, game, players, options, GAMES) == [], (players, options)
        for bot in bot_names(game):
            assert differing_choices(module.program, game, bot, CHOICES, SIMULATIONS if bot in SEARCHES else None) == []
        assert differing_continuations(module.program, game, 3, 8) == []
