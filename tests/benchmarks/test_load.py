"""The load benchmark runs, and finds that everybody was told everything. What it measures is for a quiet machine."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("coven_load", BENCHMARKS / "load.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # where its dataclasses look for it
    spec.loader.exec_module(module)
    return module


def test_a_small_load(capsys: pytest.CaptureFixture[str]) -> None:
    """In Wandering Towers everybody sees every move, from the first."""
    words = "--game wandering_towers --tables 3 --seconds 1 --rate 50 --clients 2 --no-postgres --no-peer"
    (row,) = load().main(words.split())
    assert row.sockets == 12 and row.moves > 0 and row.updates > row.moves and row.faults == 0
    assert row.p99 >= row.p50 > 0 and row.kib_per_seat > 0 and row.cpu_ms > 0
    assert "stored moves/s" in capsys.readouterr().out
