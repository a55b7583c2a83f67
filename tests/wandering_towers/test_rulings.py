"""Every ruling is stated in RULES.md and cited by a test's name."""

import re
from pathlib import Path

from tests.wandering_towers.build import GAME

HERE = Path(__file__).parent
RULINGS = set(range(1, 69))


def cited() -> set[int]:
    names = [name for path in HERE.glob("test_*.py") for name in re.findall(r"def (test_\w*ruling_\w+)", path.read_text(encoding="utf-8"))]
    return {int(number) for name in names for number in re.findall(r"(?:ruling|and)_(\d+)", name)}


def test_every_ruling_is_cited_by_a_test() -> None:
    assert sorted(RULINGS - cited()) == []


def test_every_ruling_is_stated() -> None:
    stated = {int(number) for number in re.findall(r"^(\d+)\. ", (GAME.folder / "RULES.md").read_text(encoding="utf-8"), re.MULTILINE)}
    assert stated == RULINGS


def test_refusals_cite_rulings_that_are_stated() -> None:
    assert {int(reason.ruling) for reason in GAME.refusals[1:]} <= RULINGS
