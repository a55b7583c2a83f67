"""Every ruling is stated in RULES.md and cited by a test."""

import ast
import re
from pathlib import Path

import pytest

from tests.witches.build import GAME

RULINGS = range(1, 62)
HERE = Path(__file__).parent


def functions_of(path):
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return [node for node in nodes if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]


def rulings_of(test):
    """Those in its docstring: `Witches 21, 22`."""
    cited = re.findall(r"\bWitches (\d+(?:, \d+)*)", ast.get_docstring(test) or "")
    return {int(number) for numbers in cited for number in numbers.split(", ")}


def test_every_ruling_is_cited_by_a_test():
    cited = {ruling for path in HERE.rglob("test_*.py") for test in functions_of(path) for ruling in rulings_of(test)}
    assert not set(RULINGS) - cited
    assert cited <= set(RULINGS)


@pytest.mark.parametrize("number", RULINGS)
def test_every_ruling_is_stated(number):
    text = (GAME.about.folder / "RULES.md").read_text(encoding="utf-8")
    assert len(re.findall(rf"^{number}\. (.{{20,}})", text, re.MULTILINE)) == 1


def test_refusals_rest_on_rulings_that_are_stated():
    assert set(GAME.about.refusals.rulings[1:]) <= set(RULINGS)
    assert set(GAME.about.end_reasons.rulings[1:]) <= set(RULINGS)
