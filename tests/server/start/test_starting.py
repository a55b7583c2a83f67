"""A server that can’t start says why in one sentence and ends with status 2; flags go before the environment, that before the file."""

import asyncio
import os
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from server.running import ROOT, Server, serving
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine
from waiting import PATIENCE

from coven.errors import CovenError
from coven.server.clock import CLOCK
from coven.server.http.app import make_app
from coven.server.settings import Settings
from coven.server.starting import prepare
from coven.server.store.log import ThreadCommits
from coven.server.store.readiness import LOOK_EVERY
from coven.server.worker import Worker

COMMAND = [sys.executable, "-c", "import sys; from coven.cli.main import main; sys.exit(main())", "serve"]


def refused(folder: Path, *words: str, **environment: str) -> str:
    """What `coven serve` says that can't start; one line, no trace, status 2."""
    everything = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **environment}
    done = subprocess.run([*COMMAND, *words], cwd=folder, env=everything, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 2 and done.stdout == "", done
    *notices, said = done.stderr.strip().splitlines()  # a notice may say that the page for the browser is not built
    assert said.startswith("✗") and len(notices) <= 1 and "Traceback" not in done.stderr, done.stderr
    return said


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        said = refused(tmp_path, "--port", str(taken.getsockname()[1]))
    assert "Address already in use" in said and str(taken) not in said


@pytest.mark.parametrize(
    "words, said",
    [
        (("--host", "203.0.113.1", "--port", "0"), "203.0.113.1"),
        (("--host", "no.such.host.invalid"), "no.such.host.invalid"),
        (("--data", "a-file/data"), "a-file/data"),
        (("--database", "nonsense"), "postgresql"),
        (("--database", "postgresql+asyncpg://anna:hunter2@127.0.0.1:1/x"), "can’t be opened"),
        (("--port", "70000"), "port"),
        (("--workers", "2"), "PostgreSQL"),
    ],
)
def test_what_is_in_the_way_is_said(tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    (tmp_path / "a-file").touch()
    told = refused(tmp_path, *words)
    assert said in told and "hunter2" not in told


def test_what_the_environment_or_the_file_has_wrong_is_said(tmp_path: Path) -> None:
    assert "port" in refused(tmp_path, COVEN_PORT="many")
    assert "COVEN_PROT: there is no such setting, but there is COVEN_PORT" in refused(tmp_path, COVEN_PROT="9000")
    assert "missing.toml" in refused(tmp_path, COVEN_CONFIG="missing.toml")
    (tmp_path / "coven.toml").write_text("no_such_setting = 1")
    assert "no_such_setting" in refused(tmp_path)
    (tmp_path / "coven.toml").write_text("port = = 1")
    assert "coven.toml" in refused(tmp_path)


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    with serving(tmp_path):
        pass
    with closing(sqlite3.connect(tmp_path / "data" / "coven.db")) as database:
        database.execute("update alembic_version set version_num = '9999'")
        database.commit()
    assert "newer" in refused(tmp_path, "--port", "0", "--data", str(tmp_path / "data"))


def test_a_flag_goes_before_the_environment_and_the_environment_before_the_file(tmp_path: Path) -> None:
    (tmp_path / "coven.toml").write_text('port = 1\ndata = "by-file"\nhttps = true\n')
    environment = {"COVEN_CONFIG": str(tmp_path / "coven.toml"), "COVEN_PORT": "2", "COVEN_DATA": "by-environment"}
    with Server(tmp_path, environment).start_command("serve", "--port", "0") as server:
        headers = httpx.get(server.url + "/healthz").headers
    assert "strict-transport-security" in headers, "as the file has it"
    assert (tmp_path / "by-environment" / "coven.db").exists() and not (tmp_path / "by-file").exists()


def test_the_help_tells_of_everything(tmp_path: Path) -> None:
    done = subprocess.run(
        [*COMMAND, "--help"], cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "COLUMNS": "200"}, capture_output=True, check=True
    )
    said = done.stdout.decode()
    assert all(word in said for word in ("--host", "--port", "--data", "--database", "--workers", "coven.toml", "COVEN_HTTPS"))


def test_a_second_server_in_the_same_folder_does_not_start(tmp_path: Path) -> None:
    with serving(tmp_path):
        assert "Another server uses the data folder" in refused(tmp_path, "--data", "data", "--port", "0")


def test_a_damaged_page_is_found_at_the_start(tmp_path: Path) -> None:
    """Though the schema can be read, and everything that a start needs."""
    settings = Settings(data=tmp_path)
    asyncio.run(prepare(settings))
    with closing(sqlite3.connect(tmp_path / "coven.db")) as database:
        database.executemany("insert into steps values ('t', ?, 1.0, ?)", [(number, "x" * 1000) for number in range(100)])
        database.commit()
        (page,) = database.execute("select pageno from dbstat where name = 'steps' and pagetype = 'leaf' limit 1 offset 9").fetchone()
        (size,) = database.execute("pragma page_size").fetchone()
    with (tmp_path / "coven.db").open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(os.urandom(size))
    with pytest.raises(CovenError, match=r"damaged.*restore a backup") as found:
        asyncio.run(prepare(settings))
    assert found.value.code == "no_database"


def test_without_its_database_a_server_is_degraded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(*_: object) -> None:
        raise OperationalError("select", {}, Exception("gone"))

    async def story() -> None:
        settings = Settings(data=tmp_path, port=0)
        await prepare(settings)
        app = make_app(settings, Worker())
        transport = httpx.ASGITransport(app, client=("127.0.0.1", 1))
        async with app.router.lifespan_context(app), httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            well = await client.get("/healthz")
            assert well.status_code == 200 and well.json()["status"] == "ok"
            for owner, name in ((ThreadCommits, "_commit"), (AsyncEngine, "connect")):  # it can't store, though it reads; it can't read
                with monkeypatch.context() as broken:
                    broken.setattr(owner, name, gone)
                    CLOCK.turn(LOOK_EVERY)
                    ill = await client.get("/healthz")
                    assert ill.status_code == 503 and ill.json()["status"] == "degraded" and ill.json()["ok"] is False
                    assert (await client.get("/healthz")).status_code == 503
                CLOCK.turn(LOOK_EVERY)
                assert (await client.get("/healthz")).status_code == 200

    asyncio.run(story())
