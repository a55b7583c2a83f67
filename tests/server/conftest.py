"""One quick server for all tests of a module that don't need their own, and one PostgreSQL for all that need one."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from server.postgres import Postgres, postgres_running
from server.running import Server, serving

from coven.server.clock import CLOCK


@pytest.fixture(autouse=True)
def _the_clock_is_turned_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a test turns the clock of this process, later ones would reckon with another time than the servers they start."""
    monkeypatch.setattr(CLOCK, "_turned", CLOCK._turned)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    with serving(folder) as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with postgres_running() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'log.db'}"
    found: Postgres = request.getfixturevalue("postgres")
    return found.new_database()


@pytest.fixture(scope="module")
def two_workers(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Server]:
    """Two processes on one PostgreSQL, which people reach by chance."""
    with serving(tmp_path_factory.mktemp("two"), database=postgres.new_database(), workers=2) as running:
        yield running
