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
    """Those in its name and its docstring; `R21 to R30` cites each of them."""
    told = ast.get_docstring(test) or ""
    found = {int(number) for number in re.findall(r"_r(\d+)(?=_|$)", test.name) + re.findall(r"\bR(\d+)\b", told)}
    for first, last in re.findall(r"\bR(\d+) to R(\d+)", told):
        found |= set(range(int(first), int(last) + 1))
    return found


def test_every_ruling_is_cited_by_a_test():
    cited = {ruling for path in HERE.glob("test_*.py") for test in functions_of(path) for ruling in rulings_of(test)}
    assert not set(RULINGS) - cited
    assert cited <= set(RULINGS)


@pytest.mark.parametrize("number", RULINGS)
def test_every_ruling_is_stated(number):
    told = (GAME.folder / "RULES.md").read_text(encoding="utf-8")
    assert len(re.findall(rf"^- \*\*R{number}\*\* (.{{20,}})", told, re.MULTILINE)) == 1


def test_refusals_rest_on_rulings_that_are_stated():
    assert all(re.fullmatch(r"R\d+", reason.ruling) and int(reason.ruling[1:]) in RULINGS for reason in GAME.refusals[1:])
