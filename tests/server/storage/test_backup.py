"""Backups: taken while the server runs, restored on either database, and everybody goes on where they were."""

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from server.clients import Client, play_out, run, started
from server.killing import Ledger, check_log, read_steps
from server.postgres import Postgres
from server.running import ROOT, Server, serving
from sqlalchemy import text

from coven.cli.main import main
from coven.errors import CovenError
from coven.server.store.backup import back_up, restore
from coven.server.store.database import open_store
from coven.server.store.signing_key import signing_key


def nothing(stage: str, done: int, total: int) -> None:
    assert 0 <= done <= total and stage in ("copying", "checking", "writing")


def new_place(kind: str, folder: Path, postgres: Postgres) -> str:
    return postgres.new_database() if kind == "postgresql" else f"sqlite:///{folder / 'coven.db'}"


KINDS = [("sqlite", "sqlite"), ("sqlite", "postgresql"), ("postgresql", "sqlite"), ("postgresql", "postgresql")]


@pytest.mark.parametrize("source, target", KINDS)
def test_a_server_is_backed_up_while_it_runs_and_goes_on_elsewhere(tmp_path: Path, postgres: Postgres, source: str, target: str) -> None:
    file, old = tmp_path / "coven.backup", new_place(source, tmp_path / "data", postgres)
    new, data = new_place(target, tmp_path / "elsewhere", postgres), tmp_path / "elsewhere"

    async def before(server: Server) -> tuple[str, list[Client]]:
        table, _, people, sockets = await started(server.url, 2)
        assert (await sockets[0].play("a", sockets[0].moves[0]["text"]))["type"] == "ack"
        await sockets[0].ask("c", type="chat", text="hello")
        assert await asyncio.to_thread(back_up, old, tmp_path / "data", file, nothing) > 5
        assert (await sockets[1].play("b", sockets[1].moves[0]["text"]))["type"] == "ack", "it goes on meanwhile"
        return table, people

    async def after(server: Server, table: str, people: list[Client]) -> None:
        sockets = []
        for person in people:
            again = Client(server.url)
            again.http.cookies = person.http.cookies
            sockets.append(await again.sit(table))
        assert [line["text"] for line in sockets[0].told[0]["chat"]] == ["hello"]
        assert (await sockets[0].play("a", "1"))["type"] == "ack", "that was done before the backup"
        await play_out(sockets)
        assert sockets[0].table["status"] == "over"

    with serving(tmp_path, **({"database": old} if source == "postgresql" else {})) as server:
        table, people = run(before(server))
    assert file.stat().st_mode & 0o077 == 0
    restore(file, new, data, nothing)
    assert [step for _, _, step in asyncio.run(read_steps(new)) if step["step"] == "played"] == [
        {"step": "played", "seat": 0, "move": first_move(old), "id": "a"}
    ]
    with serving(tmp_path, data=str(data), database=new) as server:
        run(after(server, table, people))


def first_move(address: str) -> str:
    return next(str(step["move"]) for _, _, step in asyncio.run(read_steps(address)) if step["step"] == "played")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_backup_under_load_is_one_moment(tmp_path: Path, postgres: Postgres, kind: str) -> None:
    """While moves are stored one after the other, the command makes backups without a gap, and with no half of anything."""
    database = {"database": postgres.new_database()} if kind == "postgresql" else {}

    async def story(server: Server) -> list[Path]:
        files = [tmp_path / f"{number}.backup" for number in range(3)]
        enough = asyncio.Event()
        playing = asyncio.gather(*(play_on(server.url, enough) for _ in range(2)))
        for file in files:
            done = await asyncio.to_thread(back_up_by_command, server, file)
            assert done.returncode == 0, done.stderr
        enough.set()
        await playing
        return files

    async def play_on(url: str, enough: asyncio.Event) -> None:
        while not enough.is_set():
            _, _, _, sockets = await started(url, 3)
            await play_out(sockets)

    with serving(tmp_path, **database) as server:
        files = run(story(server))
    counts = []
    for number, file in enumerate(files):
        place = f"sqlite:///{tmp_path / str(number) / 'coven.db'}"
        restore(file, place, tmp_path / str(number), nothing)
        held = asyncio.run(read_steps(place))
        counts.append(len(held))
        ledger = Ledger(sent={(game, step["id"]): (step["seat"], step["move"]) for game, _, step in held if step["step"] == "played"})
        check_log(place, ledger)
    assert counts[0] < counts[1] < counts[2], "all the while people played"


def back_up_by_command(server: Server, file: Path) -> "subprocess.CompletedProcess[str]":
    """`coven backup`, in a process of its own, with the settings of the server in its environment."""
    named = {f"COVEN_{name.upper()}": str(server.settings[name]) for name in ("data", "database") if name in server.settings}
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "COVEN_CONFIG": os.devnull, **named}
    command = [sys.executable, "-c", "import sys; from coven.cli.main import main; sys.exit(main())", "backup", str(file)]
    return subprocess.run(command, env=environment, cwd=server.folder, capture_output=True, text=True, check=False)


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    address = f"sqlite:///{tmp_path / 'coven.db'}"

    async def fill() -> None:
        engine = await open_store(address)
        async with engine.begin() as connection:
            await connection.execute(text("insert into steps (table_id, number, at, body) values ('g', 1, 1.5, '{\"step\": \"a long word\"}')"))
        await engine.dispose()

    asyncio.run(fill())
    signing_key(tmp_path)
    back_up(address, tmp_path, tmp_path / "good.backup", nothing)
    return tmp_path / "good.backup"


def refused(work: object) -> str:
    with pytest.raises(CovenError) as found:
        work()  # type: ignore[operator]
    return found.value.code


def test_what_can_not_be_restored_is_told_and_changes_nothing(tmp_path: Path, backup: Path) -> None:
    data = tmp_path / "new"
    address = f"sqlite:///{data / 'coven.db'}"
    assert refused(lambda: restore(tmp_path / "nothing", address, data, nothing)) == "bad_backup"
    (tmp_path / "other").write_text("something else" * 100)
    assert refused(lambda: restore(tmp_path / "other", address, data, nothing)) == "bad_backup"
    damaged = tmp_path / "damaged"
    damaged.write_bytes(backup.read_bytes().replace(b"a long word", b"a lung word"))
    assert refused(lambda: restore(damaged, address, data, nothing)) == "bad_backup"
    newer = tmp_path / "newer"
    newer.write_bytes(backup.read_bytes())
    with closing(sqlite3.connect(newer)) as database, database:
        database.execute("update alembic_version set version_num = '9999'")
    assert refused(lambda: restore(newer, address, data, nothing)) == "bad_backup", "it was changed after it was made"
    assert not (data / "coven.db").exists()
    restore(backup, address, data, nothing)
    assert refused(lambda: restore(backup, address, data, nothing)) == "not_empty"
    assert sorted(path.name for path in data.iterdir()) == ["coven.db", "session.key"]


@pytest.mark.parametrize("left", ["coven.db", "coven.db-wal", "coven.db-shm", "coven.db-journal"])
def test_nothing_is_restored_beside_what_another_database_left(tmp_path: Path, backup: Path, left: str) -> None:
    """SQLite would write what it finds there into the restored database."""
    data = tmp_path / "new"
    data.mkdir()
    (data / left).write_bytes(b"something")
    assert refused(lambda: restore(backup, f"sqlite:///{data / 'coven.db'}", data, nothing)) == "not_empty"
    assert [path.name for path in data.iterdir()] == [left]


def test_a_postgresql_that_is_not_empty_is_left_alone(tmp_path: Path, backup: Path, postgres: Postgres) -> None:
    address = postgres.new_database()
    restore(backup, address, tmp_path / "new", nothing)
    assert refused(lambda: restore(backup, address, tmp_path / "new", nothing)) == "not_empty"
    assert len(asyncio.run(read_steps(address))) == 1


def test_a_backup_overwrites_nothing_and_needs_a_database(tmp_path: Path, backup: Path) -> None:
    address = f"sqlite:///{tmp_path / 'coven.db'}"
    assert refused(lambda: back_up(address, tmp_path, backup, nothing)) == "file_exists"
    assert refused(lambda: back_up(f"sqlite:///{tmp_path / 'none.db'}", tmp_path, tmp_path / "b", nothing)) == "no_database"
    assert refused(lambda: back_up(address, tmp_path, tmp_path / "no" / "folder", nothing)) == "cannot_write"
    assert refused(lambda: back_up(address, tmp_path / "wrong", tmp_path / "b", nothing)) == "no_database", (
        "with a new key nobody would stay signed in"
    )
    assert not (tmp_path / "wrong").exists() and not (tmp_path / "b").exists()
    assert not list(tmp_path.glob("*.part"))


@pytest.mark.parametrize("language, words", [("en", "holds everything"), ("de", "enthält alles"), ("nl", "bevat alles")])
def test_the_commands_back_up_and_restore(
    tmp_path: Path, backup: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str, words: str
) -> None:
    monkeypatch.setenv("COVEN_CONFIG", os.devnull)
    assert main(["backup", str(tmp_path / "more.backup"), "--data", str(tmp_path), "--lang", language]) == 0
    assert words in capsys.readouterr().out
    assert main(["restore", str(tmp_path / "more.backup"), "--data", str(tmp_path / "new"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["rows"] == 2
    assert main(["restore", str(tmp_path / "more.backup"), "--data", str(tmp_path / "new"), "--lang", language]) == 2
    assert str(tmp_path / "new") in capsys.readouterr().err.replace("\n", "")
