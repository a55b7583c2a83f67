"""Backups checked by restoring, and kept in number and age."""

import asyncio
import json
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from cli.complaints import complaint
from server.clients import play_out, run, started
from server.postgres import Postgres
from server.running import Server, serving

from coven.cli.main import main
from coven.errors import CovenError
from coven.server.live import verifying
from coven.server.live.verifying import verify
from coven.server.store import backup as backups
from coven.server.store.backup import back_up
from coven.server.store.digests import Digest
from coven.server.store.kept_backups import new_name, remove_old

NOW = datetime(2026, 11, 18, 4, 0, 0, tzinfo=UTC)


def nothing(stage: str, done: int, total: int) -> None:
    assert 0 <= done <= total and stage in ("copying", "checking", "comparing", "playing", "writing")


def refused(work: Any) -> str:
    with pytest.raises(CovenError) as found:
        work()
    return found.value.code


# --- of a server --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_backup_of_a_running_server_is_restored_compared_and_played_again(tmp_path: Path, postgres: Postgres, kind: str) -> None:
    address = postgres.new_database() if kind == "postgresql" else f"sqlite:///{tmp_path / 'data' / 'coven.db'}"
    file = tmp_path / "coven.backup"

    async def story(server: Server) -> None:
        _, _, _, over = await started(server.url, 2)
        await play_out(over)
        _, _, _, (anna, _) = await started(server.url, 2, terms={"spectator_delay": 30})
        assert (await anna.play("a", anna.moves[0]["text"]))["type"] == "ack"
        rows = await asyncio.to_thread(back_up, address, tmp_path / "data", file, nothing)
        verified = await asyncio.to_thread(verify, file, nothing)
        assert verified.games == 2 and verified.steps > 10 and verified.rows == rows - 1, "all but the one that names the schema"

    with serving(tmp_path, **({"database": address} if kind == "postgresql" else {})) as server:
        run(story(server))
    assert sorted(each.name for each in tmp_path.glob("*backup*")) == ["coven.backup"], "what was restored is gone"


# --- of a database that is made here --------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data folder of a server at which a game is in play."""
    folder = tmp_path_factory.mktemp("played")

    async def story(server: Server) -> None:
        _, _, _, (anna, _) = await started(server.url, 2)
        assert (await anna.play("a", anna.moves[0]["text"]))["type"] == "ack"

    with serving(folder) as server:
        run(story(server))
    return folder / "data"


@pytest.fixture
def data(played: Path, tmp_path: Path) -> Path:
    """A copy of it."""
    folder = tmp_path / "data"
    folder.mkdir()
    for name in ("coven.db", "session.key"):
        (folder / name).write_bytes((played / name).read_bytes())
    return folder


@pytest.fixture(autouse=True)
def no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COVEN_CONFIG", os.devnull)


def change(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        assert database.execute(statement).rowcount > 0


def lose_a_row(file: Path, *_: Any) -> None:
    change(file, "delete from steps where number = 2")


def test_a_copy_that_lost_a_row_is_no_backup(data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = backups.copy_file

    def copy_all_but_one(source: Path, part: Path, progress: Any) -> Any:
        held = copy(source, part, progress)
        lose_a_row(part)
        return held

    monkeypatch.setattr(backups, "copy_file", copy_all_but_one)
    file = tmp_path / "coven.backup"
    assert refused(lambda: back_up(f"sqlite:///{data / 'coven.db'}", data, file, nothing)) == "backup_differs"
    assert not list(tmp_path.glob("*backup*"))


@pytest.mark.parametrize(
    "damage",
    [
        "delete from steps where number = 2",
        'update steps set body = replace(body, \'"id":"a"\', \'"id":"b"\') where number = (select max(number) from steps)',
        "update people set name = name || '!' where id = (select min(id) from people)",
        "drop table chat",
    ],
)
def test_what_is_restored_and_not_the_same_is_told_and_no_older_backup_is_removed(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], damage: str
) -> None:
    put = backups.put_file

    def put_damaged(unpacked: Path, place: Path) -> None:
        put(unpacked, place)
        with closing(sqlite3.connect(place)) as database, database:
            assert database.execute(damage).rowcount != 0

    monkeypatch.setattr(backups, "put_file", put_damaged)
    folder = tmp_path / "backups"
    folder.mkdir()
    older = [folder / new_name(NOW - timedelta(days=days)) for days in (400, 500)]
    for each in older:
        each.write_text("a good one")
    assert "[backup_differs]" in complaint(capsys, "backup", str(folder), "--verify", "--keep", "1", "--data", str(data))
    assert sorted(folder.iterdir()) == sorted(older)


def test_a_game_that_does_not_open_is_told_and_the_backup_kept(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It is what the server has: better than none, and the one thing to find out from what happened."""
    change(data / "coven.db", 'update steps set body = \'{"step": "played", "seat": 0, "move": "nonsense"}\' where number = 5')
    folder = tmp_path / "backups"
    said = complaint(capsys, "backup", str(folder), "--verify", "--keep", "1", "--data", str(data))
    assert "[unplayable]" in said and "a table in it can’t be opened" in said
    assert len(list(folder.glob("*.backup"))) == len(list(folder.iterdir())) == 1


@pytest.mark.parametrize("language, words", [("en", "one game was played again"), ("de", "eine Partie wurde"), ("nl", "één spel is")])
def test_the_command_tells_what_it_has_looked_at(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, words: str) -> None:
    assert main(["backup", str(tmp_path / "a.backup"), "--verify", "--data", str(data), "--lang", language]) == 0
    assert words in " ".join(capsys.readouterr().out.split())


def test_the_command_keeps_backups_in_a_folder(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "backups"
    (folder / "mine").mkdir(parents=True)
    now = datetime.now(UTC)
    old, new = (folder / new_name(now - timedelta(days=days)) for days in (40, 20))
    for each in (old, new, folder / "coven.backup"):
        each.touch()
    assert main(["backup", str(folder), "--verify", "--keep", "2", "--keep-days", "30", "--data", str(data), "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    made = Path(answer["file"])
    assert answer["removed"] == [old.name] and answer["verified"]["games"] == 1
    assert {each.name for each in folder.iterdir()} == {made.name, new.name, "coven.backup", "mine"}
    assert made.stat().st_mode & 0o077 == 0
    assert main(["backup", str(tmp_path / "a.backup"), "--data", str(data)]) == 0, "a file that was named is no folder"
    assert (tmp_path / "a.backup").is_file()


def test_a_folder_that_can_not_be_made_is_told(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "[cannot_write]" in complaint(capsys, "backup", str(tmp_path / "no" / "folder"), "--keep", "1", "--data", str(data))


# --- which are kept -------------------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A backup a day for ten days, the last just now."""
    for days in range(10):
        (tmp_path / new_name(NOW - timedelta(days=days))).touch()
    yield tmp_path


def days_kept(folder: Path) -> list[int]:
    return [days for days in range(10) if (folder / new_name(NOW - timedelta(days=days))).exists()]


@pytest.mark.parametrize(
    "number, days, kept",
    [
        (None, None, list(range(10))),
        (3, None, [0, 1, 2]),
        (None, 4, [0, 1, 2, 3]),
        (2, 4, [0, 1, 2, 3]),
        (6, 4, [0, 1, 2, 3, 4, 5]),
        (50, None, list(range(10))),
    ],
)
def test_kept_are_the_newest_and_those_of_the_last_days(folder: Path, number: int | None, days: int | None, kept: list[int]) -> None:
    removed = remove_old(folder, number, days, NOW)
    assert days_kept(folder) == kept
    assert removed == sorted(removed) and len(removed) == 10 - len(kept)


def test_the_newest_is_kept_however_old_it_is(folder: Path) -> None:
    remove_old(folder, None, 1, NOW + timedelta(days=1000))
    assert days_kept(folder) == [0]


def test_what_a_killed_command_left_is_removed_after_a_day(folder: Path) -> None:
    for days, name in ((2, "part"), (0, "part"), (3, "verifying"), (0, "verifying")):
        place = folder / f"{new_name(NOW - timedelta(days=days))}.{name}"
        place.mkdir() if name == "verifying" else place.touch()
        if name == "verifying":
            (place / "coven.db").touch()
    (folder / "other.part").touch()
    remove_old(folder, None, None, NOW)
    today = new_name(NOW)
    assert sorted(each.name for each in folder.iterdir() if each.suffix != ".backup") == [f"{today}.part", f"{today}.verifying", "other.part"]


def test_a_digest_tells_rows_apart_and_not_their_order() -> None:
    one, other, third = Digest(), Digest(), Digest()
    rows: list[dict[str, Any]] = [{"a": 1, "b": b"x"}, {"a": 2, "b": None}]
    for row in rows:
        one.take(row)
    for row in reversed(rows):
        other.take({name: row[name] for name in reversed(row)})
    for row in (rows[0], rows[0]):
        third.take(row)
    assert one == other != third


def test_nothing_is_looked_at_twice_in_the_same_place(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "a.backup"
    back_up(f"sqlite:///{data / 'coven.db'}", data, file, nothing)
    with verifying.temporary_folder(file):
        assert refused(lambda: verify(file, nothing)) == "cannot_write"
    assert file.is_file() and verify(file, nothing).games == 1
