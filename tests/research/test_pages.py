"""The pages for researchers: index tables as the code has them, and a tutorial whose every block runs."""

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest
from building.tooling import tool
from template.cauldron import GAME

import coven

ROOT = Path(__file__).parents[2]
pages = tool("make_research_pages")
BLOCK = re.compile(r"```python\n(.*?)```", re.DOTALL)


@pytest.mark.parametrize("name", pages.GAMES)
def test_the_page_of_a_game_is_that_of_the_code(name: str) -> None:
    path = pages.FOLDER / f"{name}.md"
    assert path.read_text(encoding="utf-8") == pages.page(name), "`make research` writes docs/research anew"


@pytest.mark.parametrize("game", [*map(coven.game, pages.GAMES), GAME], ids=lambda game: game.name)
def test_the_parts_of_an_observation_follow_each_other_and_are_all_of_it(game: coven.Game) -> None:
    firsts = [first for first, _ in game.rules.sections]
    assert firsts[0] == 0
    assert firsts == sorted(set(firsts))
    assert firsts[-1] < game.rules.observation_size
    assert all(text and "|" not in text for _, text in game.rules.sections)


def test_the_tutorial_runs_block_by_block(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    blocks = BLOCK.findall((ROOT / "docs" / "research.md").read_text(encoding="utf-8"))
    assert len(blocks) > 5
    module = ModuleType("tutorial")
    monkeypatch.setitem(sys.modules, "tutorial", module)  # compiled programs are kept by the names of what they are made of
    for block in blocks:
        exec(compile(block, "docs/research.md", "exec"), module.__dict__)
    assert "of the wins" in capsys.readouterr().out


def test_the_bot_of_the_tutorial_has_twenty_lines() -> None:
    bot = next(block for block in BLOCK.findall((ROOT / "docs" / "research.md").read_text(encoding="utf-8")) if "@rule" in block)
    assert len([line for line in bot.splitlines() if line.strip()]) <= 20
