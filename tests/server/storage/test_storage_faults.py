"""A disk that is full and a database that is gone: what can't be stored is answered and not done, nothing is damaged, and it goes on."""

import asyncio
import resource
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from server.clients import Client, Socket, play_out, run, started
from server.killing import Ledger, check_log
from server.postgres import Postgres, postgres_running
from server.running import Server, serving

NOT_DONE = {"not_stored", "busy"}


@contextmanager
def small_disk(folder: Path) -> Iterator[bool]:
    """A disk of a few megabytes, if this machine lets us have one; says whether it does."""
    folder.mkdir()
    done = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(folder)], capture_output=True, check=False)
    try:
        yield done.returncode == 0
    finally:
        if done.returncode == 0:
            subprocess.run(["umount", "--lazy", str(folder)], check=True)


@contextmanager
def filled(server: Server, folder: Path, is_disk: bool) -> Iterator[None]:
    """Lets nothing more be written: the disk is full, or files may not grow."""
    if not is_disk:
        before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
        yield
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)
        return
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as file, suppressed_full():
        while True:
            file.write(b"\0" * 4096)
    yield
    filler.unlink()


@contextmanager
def suppressed_full() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        assert error.errno == 28, error


async def refused_for_a_while(socket: Socket) -> None:
    """Plays until a move is not stored, then tries that one some more times; nothing is shown to have happened."""
    for tried in range(200):
        number, move = socket.number, socket.moves[0]["text"]
        answer = await socket.play(f"full-{tried}", move)
        if answer["type"] == "refused":
            assert answer["error"]["code"] in NOT_DONE
            assert [(await socket.play(f"full-{tried}", move))["error"]["code"] in NOT_DONE for _ in range(3)] == [True] * 3
            assert socket.number == number
            return
        await socket.until(lambda each, number=number: each.number > number and each.moves)
    raise AssertionError("everything was stored")


def test_a_full_disk_is_answered_and_survived(tmp_path: Path) -> None:
    ledger = Ledger()

    async def story(server: Server, disk: Path, is_disk: bool) -> None:
        table, _, people, sockets = await started(server.url, 2, terms={"undo": "none"})
        with filled(server, disk, is_disk):
            await refused_for_a_while(sockets[0])
            code = (await people[0].request("POST", "/tables", json={"game": "cauldron", "seats": [{"kept_for": "me"}, {"kept_for": "bot"}]})).json()
            assert code["code"] in NOT_DONE, code
            assert (await people[0].get(f"/tables/{table}"))["status"] == "playing", "what needs no storing goes on"
        await play_out(sockets)
        assert sockets[0].table["status"] == "over"
        for socket in sockets:
            ledger.note(table, socket)

    with small_disk(tmp_path / "disk") as is_disk:
        with serving(tmp_path, data=str(tmp_path / "disk" / "data")) as server:
            run(story(server, tmp_path / "disk", is_disk))
        check_log(f"sqlite:///{tmp_path / 'disk' / 'data' / 'coven.db'}", ledger)


def test_a_database_that_is_gone_is_answered_and_survived(tmp_path: Path) -> None:
    ledger = Ledger()

    async def story(server: Server, database: Postgres) -> None:
        table, _, people, sockets = await started(server.url, 2)
        await asyncio.to_thread(database.stop)
        await refused_for_a_while(sockets[0])
        assert (await people[0].request("GET", "/people/me")).json()["code"] == "busy"
        assert (await people[0].http.get(server.url + "/healthz")).status_code == 503
        late = await people[1].open(table)
        await late.wait_closed()
        assert late.told[-1] == {"type": "bye", "code": "busy", "again": True}
        await asyncio.to_thread(database.start)
        await answering(people[0])
        await play_out(sockets)
        assert sockets[0].table["status"] == "over"
        for socket in sockets:
            ledger.note(table, socket)

    with postgres_running() as database:
        address = database.new_database()
        with serving(tmp_path, database=address) as server:
            run(story(server, database))
        check_log(address, ledger)


async def answering(person: Client) -> Any:
    """Waits until the server reaches its database again."""
    async with asyncio.timeout(60):
        while (answer := await person.request("GET", "/people/me")).status_code != 200:
            await asyncio.sleep(0.1)
        return answer
