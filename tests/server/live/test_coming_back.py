"""Lines that break: a client that vanished is noticed, and who comes again gets the gap, or everything afresh."""

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import uvloop
from server.clients import Client, Socket, play_out, run, started
from server.running import Server, serving
from server.start.test_running import is_established, lazy_socket
from server.turning import HEARTBEATS
from waiting import MOMENT, PATIENCE

from coven.server.http.arriving import TRANSPORT, drop
from coven.server.http.outlet import CLOSE_CODES, MOST_WAITING, SocketOutlet
from coven.server.live.streams import REMEMBERED

HEARTBEAT = 20.0  # seconds, as usual


def updates_of(socket: Socket) -> list[dict[str, Any]]:
    return [message for message in socket.told if message["type"] == "update"]


def presence(socket: Socket) -> list[list[int]]:
    """Who was there, one time after the other."""
    return [message["connected"] for message in socket.told if message["type"] == "presence"]


# --- heartbeats -----------------------------------------------------------------------------------------------------------


def test_a_client_that_answers_no_heartbeat_is_gone(tmp_path: Path) -> None:
    """Its connection is still open, as after a power cut on its side; who answers stays."""

    async def story(server: Server) -> None:
        table, _, people, (anna, bela) = await started(server.url, 2)
        await bela.close()
        await anna.until(lambda each: presence(each)[-2:] == [[0, 1], [0]])
        silent = lazy_socket(server.url, table, people[1].cookie)
        await anna.until(lambda each: presence(each)[-1] == [0, 1])
        server.turn(HEARTBEAT)  # both are asked
        for number in range(1, 3):  # the first answer comes after the question, the second after her answer to it
            await anna.say(type="ping")
            await anna.until(lambda each, number=number: [message["type"] for message in each.told].count("pong") == number)
        assert is_established(silent)
        server.turn(HEARTBEAT)
        await anna.until(lambda each: presence(each)[-2:] == [[0, 1], [0]])
        async with asyncio.timeout(PATIENCE):
            while is_established(silent):
                await asyncio.sleep(MOMENT)
        silent.close()
        assert (await anna.play("a", anna.moves[0]["text"]))["type"] == "ack"

    with serving(tmp_path, {HEARTBEATS: "yes"}) as server:
        run(story(server))


# --- the gap, or a fresh view -----------------------------------------------------------------------------------------------


def test_who_comes_again_gets_the_gap_or_everything_afresh(server: Server) -> None:
    async def story() -> None:
        table, key, people, sockets = await started(server.url, 3, "witches", options={"rounds": 3})
        watcher = await Client.guest(server.url, "Watcher")
        watching = await watcher.sit(table, "witches", key=key)
        await play_out(sockets)
        await watching.until(lambda each: each.table["status"] == "over")
        others = [each.number for each in (*sockets, watching)]  # a number of another seat means nothing here
        for person, socket in ((people[0], sockets[0]), (watcher, watching)):
            number = socket.number
            for last in {0, number - REMEMBERED - 1, number - REMEMBERED, number - 1, number, number + 1, 900_000, *others}:
                await comes_again(person, table, key, socket, last)

    run(story())


async def comes_again(person: Client, table: str, key: str, before: Socket, last: int) -> None:
    """Comes with a number; is told what followed it in the own stream, or, if that is too old or still to come, everything afresh."""
    back = await person.sit(table, "witches", last=last, key=key)
    await back.until(lambda each: each.number == before.number)
    told, is_known = updates_of(back), before.number - REMEMBERED <= last <= before.number
    assert back.told[0]["resumed"] == is_known and back.present == before.present
    if is_known and last < before.number:
        missed = {message["number"]: message["events"] for message in updates_of(before)[::-1] if message["number"] > last}
        assert {message["number"]: message["events"] for message in told} == missed
    else:
        assert [message["events"] for message in told] == [[]]
    assert sum("present" in message for message in told) == 1
    await back.close()


# --- slow readers ---------------------------------------------------------------------------------------------------------


def test_a_slow_reader_s_last_word_is_that_it_may_come_again() -> None:
    async def story() -> tuple[list[Any], list[int]]:
        said, closed, is_stuck = [], [], True

        async def send_text(text: str) -> None:
            """A line on which nothing moves, but for the last word."""
            nonlocal is_stuck
            if is_stuck:
                is_stuck = False
                await asyncio.get_running_loop().create_future()
            said.append(json.loads(text))

        async def close(code: int) -> None:
            closed.append(code)

        session: Any = SimpleNamespace(person=SimpleNamespace(id="p", name="Anna"))
        socket: Any = SimpleNamespace(scope={"state": {TRANSPORT: None}, "client": None}, send_text=send_text, close=close)
        outlet = SocketOutlet(socket, session)
        outlet.send(b"{}")
        await asyncio.sleep(0)  # it is under way
        for _ in range(MOST_WAITING):
            outlet.send(b"{}")
        await outlet.ended
        assert outlet.is_cut_off
        return said, closed

    assert asyncio.run(story()) == ([{"type": "bye", "code": "slow_reader", "again": True}], [CLOSE_CODES["slow_reader"]])


# --- lines that are gone --------------------------------------------------------------------------------------------------


class Losing(asyncio.Protocol):
    """Tells when its connection is lost."""

    def __init__(self) -> None:
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_lost(self, error: Exception | None) -> None:
        self.lost.set_result(None)


def test_a_line_that_the_client_broke_off_first_can_still_be_dropped() -> None:
    """As when a server stops just after its clients left, and has not told its visits of it yet."""

    async def story() -> None:
        loop = asyncio.get_running_loop()
        listening = await loop.create_server(asyncio.Protocol, "127.0.0.1", 0)
        transport, client = await loop.create_connection(Losing, *listening.sockets[0].getsockname())
        try:
            drop(transport)
            await client.lost
            drop(transport)
        finally:
            listening.close()

    uvloop.run(story())
