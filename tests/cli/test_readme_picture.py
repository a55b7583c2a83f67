"""The picture of a terminal in the README."""

import re
import runpy
from pathlib import Path
from xml.etree import ElementTree

import pytest


def test_the_picture_for_the_readme_stands_on_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is made from a real game and asks no other machine for anything."""
    tool = Path(__file__).parents[2] / "tools" / "pictures" / "picture_terminal.py"
    monkeypatch.setattr("sys.argv", [str(tool), str(tmp_path / "table.svg"), "--moves", "20"])
    runpy.run_path(str(tool), run_name="__main__")
    svg = (tmp_path / "table.svg").read_text(encoding="utf-8")
    assert {tag.tag.rpartition("}")[2] for tag in ElementTree.fromstring(svg)} >= {"style", "defs", "g"}
    assert re.findall(r"https?://[^\"]*", svg) == ["http://www.w3.org/2000/svg"]
    assert "Robin" in svg
