"""The way of one card, as ARCHITECTURE.md describes it: every hop is there, and the move is looked up once."""

import ast
import re
from pathlib import Path

import pytest

import coven
from coven.cli.output import Output
from coven.cli.table.matching import move_list_of
from coven.cli.table.seats import PERSON, Seating
from coven.cli.table.session import Session
from coven.table.game import Game

ROOT = Path(__file__).resolve().parents[3]
SOURCE = ROOT / "src" / "coven"
PLAYERS = 3


def hops() -> list[tuple[str, str]]:
    """The files of the way, each with the function that is named beside it, if there is one."""
    _, _, text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8").partition("## The way of one card")
    return re.findall(r"^    ([\w/]+\.py)(?: +(\w+))? {2,}\S", text.partition("\n## ")[0], re.MULTILINE)


def functions(path: Path) -> set[str]:
    return {node.name for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.FunctionDef)}


def test_every_hop_is_there_once() -> None:
    assert len(hops()) == len(set(hops())) == 12
    for file, function in hops():
        homes = [SOURCE] if (SOURCE / file).is_file() else [path.parent for path in (SOURCE / "games").glob("*/__init__.py")]
        assert all(not function or function in functions(home / file) for home in homes), (file, function)


@pytest.mark.parametrize("name", coven.game_names())
def test_a_typed_move_is_looked_up_once(name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("COVEN_SAVES", str(tmp_path))
    asked: list[object] = []
    look_up = Game.move
    monkeypatch.setattr(Game, "move", lambda game, move: (asked.append(move), look_up(game, move))[1])
    table, output = coven.game(name).new_table(PLAYERS, seed=5), Output("en")
    output.use(table.game, table.seats)
    session = Session(output, table, Seating(table.seats, (PERSON,) * PLAYERS), {}, 0.0)
    for number in range(1, 7):
        seat = table.to_act[0]
        session.prompt.play_typed(seat, move_list_of(table, seat, output.speak), table.moves(seat)[0].text)
        assert (len(table.keeper), len(asked)) == (number, number)
