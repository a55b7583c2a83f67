"""ARCHITECTURE.md gives a reason for every package there is, and for no other."""

import json
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
NAME = r"[@\w][\w./-]*"


def declared() -> set[str]:
    """The packages of the project, of its tools and of the page."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *(each for group in project["optional-dependencies"].values() for each in group)]
    node = [line for line in (ROOT / "requirements" / "web.lock").read_text(encoding="utf-8").splitlines() if "==" in line]
    pages = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    peers = json.loads((ROOT / "benchmarks" / "boardgame_io" / "package.json").read_text(encoding="utf-8"))
    return {re.split(r"[\[<>=~ ]", each)[0] for each in [*wanted, *node]} | set(pages["devDependencies"]) | set(peers["dependencies"])


def explained() -> set[str]:
    """The packages in the first column of the tables."""
    part = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8").partition("## Dependencies")[2]
    firsts = [
        re.sub(r"\(.*?\)", "", line.split("|")[1]) for line in part.splitlines() if line.startswith("| ") and "package" not in line.split("|")[1]
    ]
    return {name for first in firsts for name in re.findall(NAME, first)}


def test_every_dependency_has_its_reason() -> None:
    assert declared() - explained() == set() and explained() - declared() == set()
