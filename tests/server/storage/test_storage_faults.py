"""A disk that is full and a database that is gone: what can't be stored is answered and not done, nothing is damaged, and it goes on."""

import asyncio
import resource
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.clients import BOT, ME, Client, Socket, gather, play_out, run, started
from server.disks import DATABASE_DISK, full, small_disk
from server.faults import all_answering
from server.killing import Ledger, check_log
from server.postgres import Postgres, postgres_running
from server.running import Server, serving
from waiting import MOMENT, PATIENCE

NOT_DONE = {"not_stored", "busy"}
ALL_MOVES = 8  # of a game of Cauldron by two


@contextmanager
def filled(server: Server, folder: Path, is_disk: bool) -> Iterator[None]:
    """Lets nothing more be written: the disk is full, or files may not grow."""
    if not is_disk:
        before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
        yield
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)
        return
    with full(folder):
        yield


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


async def until_health(server: Server, status: int) -> None:
    """Waits until the server says so of itself; what it found a moment ago it says again."""
    async with asyncio.timeout(PATIENCE), httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        while (await http.get("/healthz")).status_code != status:
            await asyncio.sleep(MOMENT)


def test_a_full_disk_is_answered_and_survived(tmp_path: Path) -> None:
    ledger = Ledger()

    async def story(server: Server, disk: Path, is_disk: bool) -> None:
        table, _, people, sockets = await started(server.url, 2, terms={"undo": "none"})
        with filled(server, disk, is_disk):
            await refused_for_a_while(sockets[0])
            code = (await people[0].request("POST", "/tables", json={"game": "cauldron", "seats": [{"kept_for": "me"}, {"kept_for": "bot"}]})).json()
            assert code["code"] in NOT_DONE, code
            assert (await people[0].get(f"/tables/{table}"))["status"] == "playing", "what needs no storing goes on"
            await until_health(server, 503)
        await until_health(server, 200)
        await play_out(sockets)
        assert sockets[0].table["status"] == "over"
        for socket in sockets:
            ledger.note(table, socket)

    with small_disk(tmp_path / "disk") as is_disk:
        with serving(tmp_path, data=str(tmp_path / "disk" / "data")) as server:
            run(story(server, tmp_path / "disk", is_disk))
        check_log(f"sqlite:///{tmp_path / 'disk' / 'data' / 'coven.db'}", ledger)


def test_a_disk_that_is_full_at_the_end_costs_neither_the_last_move_nor_the_film(tmp_path: Path) -> None:
    async def story(server: Server, disk: Path, is_disk: bool) -> None:
        table, _, people, sockets = await started(server.url, 2, terms={"undo": "none"})
        await play_all_but_one(sockets)
        (last,) = [socket for socket in sockets if socket.moves]
        with filled(server, disk, is_disk):
            await refused_for_a_while(last)
        assert (await last.play("last", last.moves[0]["text"]))["type"] == "ack"
        with filled(server, disk, is_disk):  # while its film is made
            await sockets[0].until(lambda each: each.table["status"] == "over")
            assert (await people[0].get(f"/tables/{table}"))["outcome"]
        assert (await until_kept(people[0]))["games"][0]["table"] == table
        assert (await people[1].get(f"/tables/{table}/replay/{ALL_MOVES}"))["view"]["over"]

    with small_disk(tmp_path / "disk") as is_disk, serving(tmp_path, data=str(tmp_path / "disk" / "data")) as server:
        run(story(server, tmp_path / "disk", is_disk))


def test_a_data_folder_that_is_gone_ends_the_server(tmp_path: Path) -> None:
    """Its files can still be written, so a move would be acknowledged into nothing."""

    async def story(server: Server) -> None:
        _, _, _, (anna, _) = await started(server.url, 2)
        shutil.rmtree(tmp_path / "data")
        answer = await anna.play("a", anna.moves[0]["text"])
        assert answer["type"] == "refused" and answer["error"]["code"] == "not_stored"
        await anna.wait_closed()

    server = Server(tmp_path).start()
    run(story(server))
    assert server.wait() != 0
    assert "the database is not there any more; the server stops" in server.lines.read_text()
    assert not (tmp_path / "data").exists(), "nothing new is begun in its place"


async def play_all_but_one(sockets: list[Socket]) -> None:
    """Plays until one move is left to make, and everybody was shown the one before it: who throws second may do so before that."""
    for number in range(ALL_MOVES - 1):
        socket, seen = sockets[number % 2], [each.number for each in sockets]
        assert (await socket.play(f"m{number}", socket.moves[0]["text"]))["type"] == "ack"
        for each, before in zip(sockets, seen, strict=True):
            await each.until(lambda each, before=before: each.number > before)


async def until_kept(person: Client) -> Any:
    """A person's games, once there is one."""
    async with asyncio.timeout(PATIENCE):
        while not (games := await person.get("/me/games"))["count"]:
            await asyncio.sleep(0.1)
        return games


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


def test_a_table_is_opened_as_soon_as_the_database_is_back(tmp_path: Path) -> None:
    """Also where the connection that says who drives it is not back yet; nobody is told of a table that it was not made."""

    async def story(server: Server, database: Postgres) -> None:
        anna = await Client.guest(server.url)
        for _ in range(3):
            await asyncio.to_thread(database.stop)
            assert (await anna.request("GET", "/people/me")).json()["code"] == "busy"
            await asyncio.to_thread(database.start)
            await anna.post("/tables", game="cauldron", seats=[ME, BOT])
        assert len(await anna.get("/me/tables")) == 3

    with postgres_running() as database, serving(tmp_path, database=database.new_database()) as server:
        run(story(server, database))


def test_postgresql_on_a_full_disk_is_answered_and_survived(tmp_path: Path) -> None:
    ledger = Ledger()

    async def story(server: Server, disk: Path) -> None:
        table, _, people, sockets = await started(server.url, 2)
        with full(disk):
            code = await refused_some_time(people[0])
            assert code in NOT_DONE
            assert (await people[0].get(f"/tables/{table}"))["status"] == "playing", "what needs no storing goes on"
        await answering(people[0])
        await play_out(sockets)
        for socket in sockets:
            ledger.note(table, socket)
        assert sockets[0].table["status"] == "over"

    with tempfile.TemporaryDirectory(prefix="coven-pg-") as place, small_disk(Path(place) / "data", DATABASE_DISK) as is_disk:
        if not is_disk:  # a limit on files, as for SQLite, would have to be set for each process that PostgreSQL starts
            pytest.skip("this machine lets nobody have a small disk")
        database = Postgres(Path(place)).set_up().start()
        try:
            address = database.new_database()
            with serving(tmp_path, database=address) as server:
                run(story(server, Path(place) / "data"))
            check_log(address, ledger)
        finally:
            database.stop()


async def refused_some_time(person: Client) -> str:
    """Opens tables until one can't be stored, as soon as the pages that the database has are full; returns the reason."""
    for _ in range(300):
        answer = await person.request("POST", "/tables", json={"game": "cauldron", "seats": [ME, BOT]})
        if answer.status_code >= httpx.codes.BAD_REQUEST:
            return str(answer.json()["code"])
    raise AssertionError("everything was stored")


def test_two_workers_with_a_bot_and_a_clock_survive_a_database_that_is_gone(tmp_path: Path) -> None:
    """Longer than a move may take: nobody's time is up for it, and no table is driven twice."""
    ledger = Ledger()

    async def story(server: Server, database: Postgres) -> None:
        table, _, people = await gather(server.url, 2, bots=1, terms={"clock": {"per_move": 1000, "bank": 0}})
        await people[0].post(f"/tables/{table}/start")
        sockets = [await person.sit(table) for person in people]
        tabs = [await person.sit(table) for person in people for _ in range(3)]  # so that both processes have the table
        await asyncio.to_thread(database.stop)
        await refused_for_a_while(sockets[0])
        server.turn(1001)
        for socket in (*sockets, *tabs):  # in every process a desk has tried by then what it does when a clock runs out
            await refused_for_a_while(socket)
        await asyncio.to_thread(database.start)
        await all_answering(server)
        await play_out(sockets)
        for socket in (*sockets, *tabs):
            await socket.until(lambda each: each.table["status"] == "over")
            assert [seat["bot"] for seat in socket.table["seats"]][:2] == [None, None]
            ledger.note(table, socket)

    with postgres_running() as database:
        address = database.new_database()
        with serving(tmp_path, database=address, workers=2) as server:
            run(story(server, database))
        counted = check_log(address, ledger)
    assert counted["bot_in"] == 0 and counted["resumed"] >= 1
    assert counted["played"] == 3 * counted["by bots"], "one throw of each in each round"


async def answering(person: Client) -> Any:
    """Waits until the server reaches its database again."""
    async with asyncio.timeout(PATIENCE):
        while (answer := await person.request("GET", "/people/me")).status_code != 200:
            await asyncio.sleep(0.1)
        return answer
