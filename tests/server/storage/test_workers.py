"""Several processes on one PostgreSQL: what happens in one is known in all, and no table is driven twice."""

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.clients import FRIENDS, ME, Client, Socket, gather, play_out, run, started
from server.games.test_analysis import until_done
from server.killing import read_steps
from server.postgres import Postgres
from server.running import Server, children_of, is_alive, serving
from waiting import PATIENCE, wait_until
from websockets.exceptions import WebSocketException

from coven.server.store.notices import GONE_AFTER

BOT = {"kept_for": "bot"}
MISSED = GONE_AFTER + 1  # seconds in which a process that says nothing is taken for dead


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[tuple[Server, Server]]:
    with servers(tmp_path_factory.mktemp("pair"), postgres) as both:
        yield both


@pytest.fixture
def two(tmp_path: Path, postgres: Postgres) -> Iterator[tuple[Server, Server]]:
    """Two servers of which one may be stopped."""
    with servers(tmp_path, postgres) as both:
        yield both


@contextmanager
def servers(tmp_path: Path, postgres: Postgres, **more: Any) -> Iterator[tuple[Server, Server]]:
    """Two servers on one database, as two machines would run them."""
    address, data = postgres.new_database(), str(tmp_path / "data")
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
    with serving(tmp_path / "one", database=address, data=data, **more) as one, serving(tmp_path / "other", database=address, data=data) as other:
        yield one, other


def moved(person: Client, server: Server) -> Client:
    """The same person, with the same session, at another server."""
    again = Client(server.url)
    again.http.cookies = person.http.cookies
    again.id = person.id
    return again


def test_a_game_is_played_by_people_at_two_servers(pair: tuple[Server, Server]) -> None:
    async def story() -> None:
        one, other = pair
        table, _, people = await gather(one.url, 3)
        await people[1].post(f"/tables/{table}/start")
        sockets = [await moved(person, (one, other)[seat % 2]).sit(table) for seat, person in enumerate(people)]
        await play_out(sockets)
        assert {socket.table["status"] for socket in sockets} == {"over"}
        assert len({str(socket.table["outcome"]) for socket in sockets}) == 1
        record = await people[0].get(f"/tables/{table}/replay/1")
        assert record == await moved(people[0], other).get(f"/tables/{table}/replay/1")

    run(story())


def test_what_was_done_at_one_server_is_found_at_the_other_at_once(pair: tuple[Server, Server]) -> None:
    async def story() -> None:
        anna, bela = await Client.guest(pair[0].url), await Client.guest(pair[1].url, "Bela")
        made = await anna.post("/tables", game="cauldron", seats=[ME, FRIENDS])
        for _ in range(5):
            await bela.post(f"/tables/{made['id']}/join", key=made["key"])
            seats = (await anna.get(f"/tables/{made['id']}"))["seats"]
            assert [seat["name"] for seat in seats] == ["Anna", "Bela"]
            await bela.post(f"/tables/{made['id']}/leave")
            assert (await anna.get(f"/tables/{made['id']}"))["seats"][1]["name"] is None

    run(story())


def test_chat_presence_and_ended_sessions_cross(pair: tuple[Server, Server]) -> None:
    async def story() -> None:
        table, key, (anna, bela) = await gather(pair[0].url, 2)
        seen, heard = await anna.sit(table), await moved(bela, pair[1]).sit(table)
        await seen.until_info("presence", connected=[0, 1])
        assert heard.told[0]["connected"] == [0, 1] or await heard.until_info("presence", connected=[0, 1])
        talk = [seen.ask(f"a{n}", type="chat", text=f"a{n}") for n in range(5)] + [heard.ask(f"b{n}", type="chat", text=f"b{n}") for n in range(5)]
        assert {answer["type"] for answer in await asyncio.gather(*talk)} == {"ack"}
        for socket in (seen, heard):
            await socket.until(lambda each: len([message for message in each.told if message["type"] == "chat"]) == 10)
            assert len({message["chat"]["number"] for message in socket.told if message["type"] == "chat"}) == 10
        cora = await moved(await Client.guest(pair[0].url, "Cora"), pair[1]).sit(table, key=key)
        for socket in (seen, heard, cora):
            await socket.until(lambda each: {"names": ["Cora"], "count": 1} in [message.get("watching") for message in each.told])
        await bela.post("/people/sign-out")
        await heard.wait_closed()
        assert heard.told[-1]["code"] == "session_over"
        await seen.until_info("presence", connected=[0])

    run(story())


def test_a_hint_is_asked_for_again_in_a_process_that_does_not_know_it(pair: tuple[Server, Server]) -> None:
    """And comes to the same there: a client that asks again is told the same by whichever process."""

    async def story() -> None:
        one = await Client.guest(pair[0].url)
        made = await one.post("/tables", game="cauldron", seats=[ME, BOT])
        hint, other = f"/tables/{made['id']}/hint", moved(one, pair[1])
        await one.post(f"/tables/{made['id']}/start")
        assert (await one.request("POST", hint)).status_code == 202
        assert await other.refused("GET", hint) == (404, "no_such_job")
        assert (await other.request("POST", hint)).status_code == 202
        found = [await until_done(person, hint) for person in (one, other)]
        assert found[0]["state"] == "done" and found[0] == found[1]

    run(story())


def test_people_of_a_server_that_died_are_not_there(two: tuple[Server, Server]) -> None:
    async def story() -> None:
        table, _, (anna, bela) = await gather(two[0].url, 2)
        seen = await anna.sit(table)
        await moved(bela, two[1]).sit(table)
        await seen.until_info("presence", connected=[0, 1])
        await asyncio.to_thread(two[1].kill)  # it can tell nobody that it is gone
        two[0].turn(MISSED)
        await seen.until(lambda each: each.told[-1]["type"] == "presence" and each.told[-1]["connected"] == [0])

    run(story())


def test_bots_are_driven_by_one_process_and_taken_over_when_it_dies(two: tuple[Server, Server]) -> None:
    async def story() -> None:
        one, other = two
        anna = await Client.guest(one.url)
        made = await anna.post("/tables", game="cauldron", seats=[ME, BOT, BOT])
        away = moved(anna, other)
        socket = await away.sit(made["id"])
        await away.post(f"/tables/{made['id']}/start")
        await socket.until(lambda each: each.moves)
        await play_a_move(socket, "a")
        await asyncio.to_thread(one.kill)  # which made the table, and drove it; its lock ends with it
        other.turn(MISSED)
        await play_a_move(socket, "b")
        await play_out([socket])
        assert socket.table["status"] == "over"

    run(story())


def test_a_table_put_away_in_one_process_is_driven_by_the_next_that_is_asked(tmp_path: Path, postgres: Postgres) -> None:
    async def story(one: Server, other: Server) -> None:
        anna = await Client.guest(one.url)
        made = await anna.post("/tables", game="cauldron", seats=[ME, BOT, BOT])
        away = moved(anna, other)
        assert (await away.get(f"/tables/{made['id']}"))["status"] == "open"  # while the first still drives it
        async with asyncio.timeout(PATIENCE):
            while "coven_desks 0.0" not in httpx.get(one.url + "/metrics").text:
                await asyncio.sleep(0.1)
        await away.post(f"/tables/{made['id']}/start")
        await play_out([await away.sit(made["id"])])
        assert (await away.get(f"/tables/{made['id']}"))["status"] == "over"

    with servers(tmp_path, postgres, close_idle_after=0.5) as both:
        run(story(*both))


async def play_a_move(socket: Socket, id: str) -> None:
    """Plays, and waits until others have and it is asked again."""
    number = socket.number
    assert (await socket.play(id, socket.moves[0]["text"]))["type"] == "ack"
    await socket.until(lambda each: each.number > number and each.moves)


def test_a_clock_runs_out_once_wherever_people_are(pair: tuple[Server, Server]) -> None:
    async def story() -> None:
        table, _, people = await gather(pair[0].url, 2, terms={"clock": {"per_move": 1000, "bank": 0}})
        sockets = [await moved(person, server).sit(table) for person, server in zip(people, pair, strict=True)]
        await people[0].post(f"/tables/{table}/start")
        for socket in sockets:
            await socket.until(lambda each: each.table["status"] == "playing")
        for server in pair:
            server.turn(1001)
        for socket in sockets:
            await socket.until(lambda each: all(seat["bot"] for seat in each.table["seats"]))
        sat_down = [step["seat"] for game, _, step in await read_steps(pair[0].settings["database"]) if game == table and step["step"] == "bot_in"]
        assert sorted(sat_down) == [0, 1]

    run(story())


# --- a parent and its workers ---------------------------------------------------------------------------------------------


@pytest.fixture
def workers(tmp_path: Path, postgres: Postgres) -> Iterator[Server]:
    with serving(tmp_path, database=postgres.new_database(), workers=2) as running:
        yield running


def samples(server: Server, name: str) -> float:
    lines = httpx.get(server.url + "/metrics").text.splitlines()
    return sum(float(line.rsplit(" ", 1)[1]) for line in lines if line.startswith(name))


def test_workers_share_a_socket_and_their_metrics(workers: Server) -> None:
    async def story() -> None:
        assert len(children_of(workers.pid)) == 2
        _, _, _, sockets = await started(workers.url, 3)
        await play_out(sockets)
        told = {samples(workers, "coven_sockets") for _ in range(10)}
        assert told == {3.0}, "whichever worker is asked"
        assert samples(workers, "coven_steps_total") > 10

    run(story())


def test_a_worker_that_dies_is_replaced_and_games_go_on(workers: Server) -> None:
    async def story() -> None:
        table, _, people, sockets = await started(workers.url, 2)
        for pid in children_of(workers.pid):
            os.kill(pid, signal.SIGKILL)
        again: list[Socket] = []
        for person, socket in zip(people, sockets, strict=True):
            await socket.wait_closed()
            again.append(await sit_again(person, table, socket.number))
        await play_out(again)
        assert again[0].table["status"] == "over"

    run(story())
    assert "a worker has died" in workers.lines.read_text()


def test_a_worker_that_hangs_is_replaced_and_its_tables_go_on(tmp_path: Path, postgres: Postgres) -> None:
    """The parent's watch finds it: one that is stopped neither dies nor answers. Of some tables it drove half, whose bots move on."""

    async def story(server: Server) -> None:
        hung, well = children_of(server.pid)
        games = [await game_with_bot(server) for _ in range(6)]
        os.kill(hung, signal.SIGSTOP)
        await asyncio.to_thread(wait_until, lambda: len(now := children_of(server.pid)) == 2 and hung not in now)
        assert well in children_of(server.pid) and not is_alive(hung)
        for person, socket in games:
            again = await sit_again(person, socket.table["id"], socket.number)
            await play_out([again])
            assert again.table["status"] == "over", "which takes a move of the bot for every one of the person"

    with serving(tmp_path, database=postgres.new_database(), workers=2, hung_after=2) as server:
        run(story(server))
        assert "a worker does not answer, and is replaced" in server.lines.read_text()
        assert httpx.get(server.url + "/healthz").json()["ok"]


async def game_with_bot(server: Server) -> tuple[Client, Socket]:
    person = await Client.guest(server.url)
    made = await person.post("/tables", game="cauldron", seats=[ME, BOT])
    await person.post(f"/tables/{made['id']}/start")
    socket = await person.sit(made["id"])
    await socket.until(lambda each: each.moves)
    return person, socket


async def sit_again(person: Client, table: str, last: int) -> Socket:
    """A socket as soon as there is a worker again."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await person.sit(table, last=last)
            except (OSError, TimeoutError, WebSocketException):
                await asyncio.sleep(0.1)


def test_a_parent_stops_its_workers_kindly(tmp_path: Path, postgres: Postgres) -> None:
    async def story(server: Server) -> Any:
        _, _, _, sockets = await started(server.url, 2)
        stopping = asyncio.create_task(asyncio.to_thread(server.stop))
        for socket in sockets:
            await socket.wait_closed()
            assert socket.told[-1] == {"type": "bye", "code": "server_stops", "again": True}
        return await stopping

    with serving(tmp_path, database=postgres.new_database(), workers=2) as server:
        children = children_of(server.pid)
        assert run(story(server)) == 0
    assert not [pid for pid in children if Path(f"/proc/{pid}").exists()]


def test_workers_end_with_a_parent_that_is_killed(tmp_path: Path, postgres: Postgres) -> None:
    with serving(tmp_path, database=postgres.new_database(), workers=2) as server:
        server.kill()
        server.start()  # on the same port: nobody listens there any more
        assert httpx.get(server.url + "/healthz").json()["ok"]
