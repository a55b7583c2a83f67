"""Every ruling is stated in RULES.md and cited by a test as `Towers N`."""

import re
from pathlib import Path

from tests.wandering_towers.build import GAME

HERE = Path(__file__).parent
RULINGS = set(range(1, 73))


def cited() -> set[int]:
    docs = [doc for path in HERE.rglob("test_*.py") for doc in re.findall(r'    """Towers ([\d, ]*\d)', path.read_text(encoding="utf-8"))]
    return {int(number) for doc in docs for number in doc.split(",")}


def test_every_ruling_is_cited_by_a_test() -> None:
    assert sorted(RULINGS - cited()) == []


def test_every_ruling_is_stated() -> None:
    stated = {int(number) for number in re.findall(r"^(\d+)\. ", (GAME.about.folder / "RULES.md").read_text(encoding="utf-8"), re.MULTILINE)}
    assert stated == RULINGS


def test_refusals_cite_rulings_that_are_stated() -> None:
    assert set(GAME.about.refusals.rulings[1:]) <= RULINGS
