"""Fuzzed messages on real sockets; `python tests/server/fuzzing.py 100000` says more of them."""

from pathlib import Path

from server.fuzzing import KINDS, main


def test_nonsense_breaks_nothing(tmp_path: Path) -> None:
    counted = main(tmp_path, 2000)
    assert all(counted[f"sent {kind.__name__}"] > 0 for kind in KINDS)
    assert counted["games played to the end"] == 4 and counted["refused malformed"] > 500 and counted["told ack"] > 0
