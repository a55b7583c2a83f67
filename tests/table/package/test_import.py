"""`import coven` costs next to nothing and shows about fifteen names."""

import subprocess
import sys
from pathlib import Path

import pytest

import coven

HEAVY = ("numba", "numpy", "rich", "typer", "fluent", "llvmlite")
LOADED = "import sys, coven; print(*sorted({name.partition('.')[0] for name in sys.modules}))"


def test_importing_loads_nothing_heavy() -> None:
    done = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert "coven" in loaded
    assert not loaded & set(HEAVY)


def test_the_public_names_are_few_and_all_there() -> None:
    assert dir(coven) == sorted(coven.__all__)
    assert 10 <= len(coven.__all__) <= 16
    for name in coven.__all__:
        assert getattr(coven, name).__name__ == name


def test_a_name_there_is_not() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'witches'"):
        _ = coven.witches  # type: ignore[attr-defined]


def test_the_package_is_typed_and_has_a_version() -> None:
    assert (Path(coven.__file__).parent / "py.typed").is_file()
    assert coven.__version__.count(".") == 2
