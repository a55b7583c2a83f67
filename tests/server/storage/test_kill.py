"""kill -9 under load: nothing acknowledged is lost, nothing doubled, nothing invented, every game goes on."""

from pathlib import Path

from server.killing import main
from server.postgres import Postgres


def test_a_few_kills(tmp_path: Path) -> None:
    acknowledged, held = main(4, tmp_path)
    assert acknowledged == held["played"]


def test_a_few_kills_of_workers_on_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    acknowledged, held = main(6, tmp_path, database=postgres.new_database(), workers=2)
    assert acknowledged == held["played"]
