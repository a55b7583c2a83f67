"""Slow tests, a pytest plugin: slow.txt names them, and `make quick` leaves them out.

They go first, so that none is left over at the end while other processes have nothing to do. `--note-slow` writes slow.txt anew,
`--within` ends a run in time.
"""

from collections import Counter
from pathlib import Path
from time import monotonic

import pytest

NAMES = Path(__file__).with_suffix(".txt")
SLOW = frozenset(NAMES.read_text(encoding="utf-8").split())
SLOW_FROM = 0.3  # seconds
APART = ("tests/server/", "tests/web/")  # where nearly all are, and `make quick` runs none


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--within", type=float, help="seconds after which the tests that are left are skipped")
    parser.addoption("--note-slow", action="store_true", help=f"write {NAMES.name} anew")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if name_of(item.nodeid) in SLOW:
            item.add_marker("slow")
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


def pytest_configure(config: pytest.Config) -> None:
    within = config.getoption("--within")
    if within is not None:
        config.pluginmanager.register(Deadline(monotonic() + within))
    if config.getoption("--note-slow") and not hasattr(config, "workerinput"):  # whoever runs the workers hears of every test
        config.pluginmanager.register(Noting())


def name_of(nodeid: str) -> str:
    """A test with all its parameters."""
    return nodeid.partition("[")[0]


class Deadline:
    """Skips what comes too late, without a failure."""

    def __init__(self, at: float) -> None:
        self._at = at

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self) -> None:
        if monotonic() > self._at:
            pytest.skip("no time is left; it is part of `make test`")


class Noting:
    """Writes down which tests are slow, by their slowest parameters."""

    def __init__(self) -> None:
        self._seconds: Counter[str] = Counter()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._seconds[report.nodeid] += report.duration

    def pytest_sessionfinish(self) -> None:
        slow = {name_of(nodeid) for nodeid, seconds in self._seconds.items() if seconds >= SLOW_FROM and not nodeid.startswith(APART)}
        NAMES.write_text("\n".join(sorted(slow)) + "\n", encoding="utf-8")
