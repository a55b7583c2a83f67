"""The contracts of import-linter speak of modules that there are: it says nothing of a pattern that fits none."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("source_modules", "forbidden_modules", "protected_modules", "allowed_importers", "modules", "ancestors", "containers")


def named() -> Iterator[str]:
    """Every module or pattern that a contract names."""
    settings: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    for contract in settings["tool"]["importlinter"]["contracts"]:
        for name in NAMES:
            yield from contract.get(name, [])


def is_there(module: str) -> bool:
    path = module.replace(".", "/")
    return any(ROOT.glob(f"src/{path}.py")) or any(ROOT.glob(f"src/{path}/__init__.py"))


@pytest.mark.parametrize("module", sorted(set(named())))
def test_a_contract_names_modules_that_there_are(module: str) -> None:
    assert is_there(module)


def test_a_module_that_is_gone_would_be_noticed() -> None:
    assert not is_there("coven.games.*.length")
