"""Webhooks: signed, stored, tried again, once for a question, never at private addresses; and the list of what waits for me."""

import asyncio
import contextlib
import hashlib
import hmac
import json
import socket
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from ipaddress import ip_address
from pathlib import Path
from time import time
from types import SimpleNamespace
from typing import Any

import jsonschema_rs
import pytest
from server.clients import Client, Socket, run, started
from server.running import Server, serving
from sqlalchemy import insert
from waiting import PATIENCE

from coven.errors import CovenError
from coven.server.features.calling.addresses import check_url, is_public, resolve
from coven.server.features.calling.caller import AT_ONCE, FORGET_EVERY
from coven.server.features.calling.calls import AT_ONCE_EACH, KEPT, Calls, Channel, Turn
from coven.server.messages.webhooks import YourTurn
from coven.server.store.database import open_store
from coven.server.store.rows import people, webhook_calls, webhooks

YOUR_TURN = jsonschema_rs.validator_for(YourTurn.model_json_schema())


@dataclass
class Receiver:
    """Somebody's own little server, which takes calls and answers as it is told."""

    url: str = ""
    status: int = 204
    calls: list[tuple[dict[str, str], bytes]] = field(default_factory=list)

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
            self.calls.append((headers, await reader.readexactly(int(headers.get("content-length", 0)))))
            writer.write(
                f"HTTP/1.1 {self.status} Whatever\r\nlocation: http://127.0.0.1:9/\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".encode()
            )
            await writer.drain()
        writer.close()

    async def until(self, count: int) -> list[dict[str, Any]]:
        """Waits for so many calls; returns their bodies."""
        async with asyncio.timeout(PATIENCE):
            while len(self.calls) < count:
                await asyncio.sleep(0.02)
        bodies = [json.loads(body) for _, body in self.calls]
        for body in bodies:
            YOUR_TURN.validate(body)
        return bodies


@contextlib.asynccontextmanager
async def receiving(port: int = 0) -> AsyncIterator[Receiver]:
    receiver = Receiver()
    listening = await asyncio.start_server(receiver.take, "127.0.0.1", port)
    receiver.url = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}/turn"
    try:
        yield receiver
    finally:
        listening.close()


@pytest.fixture(scope="module")
def calling(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with serving(tmp_path_factory.mktemp("calling"), webhook_private=True, webhook_retry=0.05, webhook_rate=1000) as running:
        yield running


async def one_round(sockets: list[Socket], name: str) -> None:
    for seat, each in enumerate(sockets):
        await each.until(lambda socket: socket.moves)
        assert (await each.play(f"{name}{seat}", each.moves[0]["text"]))["type"] == "ack"


def calls_in(server: Server) -> list[tuple[str, int]]:
    with contextlib.closing(sqlite3.connect(server.folder / "data" / "coven.db")) as database:
        return list(database.execute("select state, tries from webhook_calls order by asked_at"))


# --- calling ----------------------------------------------------------------------------------------------------------------


def test_a_call_is_signed_and_says_whose_turn_it_is_and_no_more(calling: Server) -> None:
    async def story() -> None:
        async with receiving() as receiver:
            table, _, people, sockets = await started(calling.url, 2)
            made = await people[0].post("/me/webhooks", url=receiver.url)
            (first,) = await receiver.until(1)
            assert {**first, "id": "", "asked_at": 0} == {"type": "your_turn", "id": "", "table": table, "game": "cauldron", "seat": 0, "asked_at": 0}
            headers, body = receiver.calls[0]
            at, signed = (part.partition("=")[2] for part in headers["x-coven-signature"].split(","))
            assert hmac.new(made["secret"].encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest() == signed
            assert abs(time() - int(at)) < 60
            await one_round(sockets, "one")
            bodies = await receiver.until(2)
            assert bodies[1]["id"] != first["id"] and bodies[1]["table"] == table

    run(story())


def test_a_question_is_called_once(calling: Server) -> None:
    """Although others make hidden choices meanwhile, the list of webhooks is read again, and who has moved is not called."""

    async def story() -> None:
        async with receiving() as receiver:
            _, _, people, sockets = await started(calling.url, 3)
            await people[0].post("/me/webhooks", url=receiver.url)
            await receiver.until(1)
            await sockets[1].play("a", sockets[1].moves[0]["text"])
            await people[1].post("/me/webhooks", url=receiver.url)  # who has moved already need not be called
            await sockets[0].play("a", sockets[0].moves[0]["text"])
            await sockets[2].play("a", sockets[2].moves[0]["text"])
            bodies = await receiver.until(3)
            assert bodies[0]["seat"] == 0 and sorted(body["seat"] for body in bodies[1:]) == [0, 1], "those two are called at once"
            assert len({body["id"] for body in bodies}) == 3

    run(story())


def test_a_slow_receiver_delays_nobody_else_and_no_address_is_logged(calling: Server) -> None:
    async def story() -> None:
        async def swallow(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            lines.append(writer)  # and never answers
            asked.set()

        lines: list[asyncio.StreamWriter] = []
        asked = asyncio.Event()
        silent = await asyncio.start_server(swallow, "127.0.0.1", 0)
        slow = f"http://127.0.0.1:{silent.sockets[0].getsockname()[1]}/very-slow"
        _, _, people, _ = await started(calling.url, 2)
        for _ in range(5):
            await people[0].post("/me/webhooks", url=slow)
        async with asyncio.timeout(PATIENCE):
            await asked.wait()
        async with receiving() as receiver:
            await people[1].post("/me/webhooks", url=receiver.url)
            await receiver.until(1)
        for hook in await people[0].get("/me/webhooks"):
            await people[0].request("DELETE", f"/me/webhooks/{hook['id']}")
        silent.close()
        await close_lines(lines)
        said = calling.lines.read_text()
        assert "very-slow" not in said and "/turn" not in said, "where people are called is nobody's business"

    run(story())


@contextlib.asynccontextmanager
async def silence() -> AsyncIterator[tuple[str, list[int]]]:
    """A receiver that never answers; its address, and how many calls it held at once, again and again."""
    held: list[int] = [0]
    lines: list[asyncio.StreamWriter] = []

    async def swallow(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        lines.append(writer)
        held.append(held[-1] + 1)
        with contextlib.suppress(ConnectionError):
            await reader.read()  # until the other side has given up
        held.append(held[-1] - 1)
        writer.close()

    listening = await asyncio.start_server(swallow, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}/silent", held
    finally:
        listening.close()
        await close_lines(lines)


async def close_lines(lines: list[asyncio.StreamWriter]) -> None:
    for line in lines:
        line.close()
        with contextlib.suppress(ConnectionError):
            await line.wait_closed()


def test_many_guests_of_one_address_whose_receivers_are_slow_delay_nobody_elsewhere(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        async with silence() as (slow, held), receiving() as receiver:
            for _ in range(AT_ONCE // 2):
                _, _, people, _ = await started(server.url, 2)
                for person in people:
                    await person.post("/me/webhooks", url=slow)
            async with asyncio.timeout(PATIENCE):
                while max(held) < AT_ONCE_EACH:
                    await asyncio.sleep(0.02)
            honest = Client(server.url)
            honest.http.headers["x-forwarded-for"] = "192.0.2.7"
            await honest.post("/people/guest", name="Honest")
            made = await honest.post("/tables", game="cauldron", seats=[{"kept_for": "me"}, {"kept_for": "bot"}])
            await honest.post(f"/tables/{made['id']}/start")
            await honest.post("/me/webhooks", url=receiver.url)
            assert [body["table"] for body in await receiver.until(1)] == [made["id"]]
            assert max(held) <= 2 * AT_ONCE_EACH < AT_ONCE, "twice: a call may begin before the end of another is seen here"

    with serving(tmp_path, webhook_private=True, webhook_retry=0.05, trusted_proxies=["127.0.0.1"], guest_rate=1000) as server:
        run(story(server))


def test_a_household_has_a_few_calls_at_once_and_those_with_the_fewest_are_next(tmp_path: Path) -> None:
    async def story() -> None:
        engine = await open_store(f"sqlite:///{tmp_path / 'log.db'}")
        homes = {f"p{number}": "many" for number in range(AT_ONCE)} | {"q": "few", "r": None, "s": None}
        hook = {"url": "https://8.8.8.8/", "live": True, "secret": "s", "created_at": 0.0, "failed": 0}
        async with engine.begin() as connection:
            await connection.execute(insert(people), [{"id": person, "name": "P", "created_at": 0.0} for person in homes])
            await connection.execute(insert(webhooks), [{**hook, "id": f"h{p}", "person": p, "household": home} for p, home in homes.items()])
        calls = Calls(engine, Channel(webhooks, webhook_calls, retry=30.0))
        for person in homes:
            await calls.note(f"h{person}", Turn("table", "cauldron", 0, 1))
        under_way: Counter[str] = Counter()
        busy: list[str] = []
        rounds = []
        while found := await calls.due(3, busy, under_way):
            rounds.append([call.person for call in found])
            under_way.update(call.home for call in found)
            busy += [call.person for call in found]
        assert rounds[0] == ["p0", "q", "r"] and "s" in rounds[1], "who has none under way goes first"
        assert under_way == {"many": AT_ONCE_EACH, "few": 1, "r": 1, "s": 1}
        assert await calls.next_due(busy, under_way) is None, "what must wait for another's end is not looked for again and again"
        assert await calls.next_due() is not None
        await engine.dispose()

    asyncio.run(story())


def test_calls_that_are_long_over_are_forgotten_while_the_server_runs(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        async with receiving() as receiver:
            _, _, people, _ = await started(server.url, 2)
            await people[0].post("/me/webhooks", url=receiver.url)
            await receiver.until(1)
            await until_settled(server)
            assert calls_in(server) == [("delivered", 1)]
            server.turn(KEPT + 2 * FORGET_EVERY)
            async with asyncio.timeout(PATIENCE):
                while calls_in(server):
                    await asyncio.sleep(0.05)

    with serving(tmp_path, webhook_private=True, abandon_after=100 * 24 * 3600) as server:
        run(story(server))


def test_live_tables_call_only_if_asked_for(calling: Server) -> None:
    async def story() -> None:
        async with receiving() as quiet, receiving() as every:
            anna = await Client.guest(calling.url)
            await anna.post("/me/webhooks", url=quiet.url)
            await anna.post("/me/webhooks", url=every.url, live=True)
            seats = [{"kept_for": "me"}, {"kept_for": "friends"}]
            for clock in ({"per_move": 600}, {"per_move": 7200}):
                made = await anna.post("/tables", game="cauldron", seats=seats, terms={"clock": clock})
                await (await Client.guest(calling.url, "Bela")).post(f"/tables/{made['id']}/join", key=made["key"])
                await anna.post(f"/tables/{made['id']}/start")
            both, slow = await every.until(2), await quiet.until(1)
            assert [body["table"] for body in slow] == [made["id"]] and len({body["table"] for body in both}) == 2

    run(story())


def test_what_fails_is_tried_again_also_after_a_restart(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        async with receiving() as receiver:
            receiver.status = 500
            table, _, people, _ = await started(server.url, 2)
            await people[0].post("/me/webhooks", url=receiver.url)
            bodies = await receiver.until(3)
            assert len({body["id"] for body in bodies}) == 1, "it is the same call"
            server.kill()
            receiver.status = 200
            seen = len(receiver.calls)
            server.start()
            assert (await receiver.until(seen + 1))[-1] == bodies[0] and bodies[0]["table"] == table
            await until_settled(server)
            made, taken = calls_in(server), len(receiver.calls)  # one may have been on its way when the server was killed
            assert [state for state, _ in made] == ["delivered"]
            server.kill()
            server.start()
            await people[0].get("/me/waiting")
            assert calls_in(server) == made and len(receiver.calls) == taken

    with serving(tmp_path, webhook_private=True, webhook_retry=0.05) as server:
        run(story(server))


async def until_settled(server: Server) -> None:
    async with asyncio.timeout(PATIENCE):
        while any(state in ("waiting", "failed") for state, _ in calls_in(server)):
            await asyncio.sleep(0.05)


def test_what_always_fails_is_given_up(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        async with receiving() as receiver:
            receiver.status = 302  # nor is anybody sent elsewhere
            _, _, people, _ = await started(server.url, 2)
            await people[0].post("/me/webhooks", url=receiver.url)
            await receiver.until(8)
            await until_settled(server)
            assert calls_in(server) == [("given_up", 8)] and len(receiver.calls) == 8
            assert (await people[0].get("/me/webhooks"))[0]["is_on"] is True

    with serving(tmp_path, webhook_private=True, webhook_retry=0.02) as server:
        run(story(server))


def test_what_is_no_more_is_not_called(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        async with receiving() as receiver:
            receiver.status = 500
            gone = await Client.guest(server.url, "Gone")
            made = await gone.post("/tables", game="cauldron", seats=[{"kept_for": "me"}, {"kept_for": "bot"}])
            await gone.post("/me/webhooks", url=receiver.url)
            await gone.post(f"/tables/{made['id']}/start")
            await receiver.until(1)
            await gone.post(f"/tables/{made['id']}/leave")
            await until_settled(server)
            assert [state for state, _ in calls_in(server)] == ["moot"]

    with serving(tmp_path, webhook_private=True, webhook_retry=1.0) as server:  # so it would be tried for minutes
        run(story(server))


def test_what_fails_waits_twice_as_long_each_time_and_ten_given_up_switch_a_webhook_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("coven.server.features.calling.calls.CLOCK", SimpleNamespace(now=lambda: now))
    row = {"id": "hook", "person": "p", "url": "https://8.8.8.8/", "live": True, "secret": "s", "created_at": 0.0, "failed": 0}

    async def one_call(calls: Calls, number: int, state: str) -> list[float]:
        """Makes a call until it is settled; returns how long it waited before each try."""
        nonlocal now
        await calls.note("hook", Turn("table", "cauldron", 0, number))
        waits, before = [], now
        while await calls.next_due() is not None:
            now = max(now, await calls.next_due() or 0.0)
            [call] = await calls.due(10)
            assert await calls.due(10) == [], "nobody else makes it meanwhile"
            waits.append(now - before)
            before = now
            await calls.settle(call, state)
        return waits

    async def story() -> None:
        engine = await open_store(f"sqlite:///{tmp_path / 'log.db'}")
        async with engine.begin() as connection:
            await connection.execute(insert(people), [{"id": "p", "name": "P", "created_at": 0.0}])
            await connection.execute(insert(webhooks), [row])
        calls = Calls(engine, Channel(webhooks, webhook_calls, retry=30.0))
        assert await one_call(calls, 0, "failed") == [0.0, *(30.0 * 2**number for number in range(7))]
        for number in range(1, 9):
            await one_call(calls, number, "failed")
        assert await one_call(calls, 9, "delivered") == [0.0], "one that is delivered makes good for all before"
        for number in range(10, 20):
            assert await calls.hooks() == {"p": [("hook", True)]}
            await one_call(calls, number, "failed")
        assert await calls.hooks() == {} and await calls.due(10) == []
        await engine.dispose()

    asyncio.run(story())


def test_a_call_tells_nothing_of_hands(tmp_path: Path) -> None:
    """Two games that differ in what is held give the same calls, but for ids and times."""

    async def story(server: Server) -> None:
        async with receiving() as receiver:
            for _ in range(2):
                _, _, people, sockets = await started(server.url, 2)
                before = len(receiver.calls)
                await people[0].post("/me/webhooks", url=receiver.url)
                await receiver.until(before + 1)
                await one_round(sockets, "one")
                await receiver.until(before + 2)
            shapes = [{**json.loads(body), "id": 0, "table": 0, "asked_at": 0} for _, body in receiver.calls]
            assert shapes[:2] == shapes[2:4]
            assert all(set(headers) == set(receiver.calls[0][0]) for headers, _ in receiver.calls)

    with serving(tmp_path, webhook_private=True, webhook_retry=0.05) as server:
        run(story(server))


# --- addresses --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    "127.0.0.1 10.1.2.3 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 240.0.0.1 255.255.255.255 "
    "::1 :: fe80::1 fc00::1 ff02::1 ::ffff:127.0.0.1 ::ffff:169.254.169.254 64:ff9b::7f00:1 64:ff9b::a9fe:a9fe 2002:7f00:1:: 2001:db8::1 "
    "192.0.0.192 192.0.0.9 192.88.99.1 198.18.0.1 203.0.113.7 fec0::1 4000::1 3fff::1 5f00::1 100::1 ::8.8.8.8 64:ff9b:1::1".split(),
)
def test_private_addresses_are_not_public(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"])
def test_public_addresses_are(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "url", ["http://8.8.8.8/", "ftp://8.8.8.8/", "https://", "https://user:word@8.8.8.8/", "nonsense", "https://8.8.8.8/#x", "https://[::1"]
)
def test_what_is_no_webhook(url: str) -> None:
    with pytest.raises(CovenError) as found:
        check_url(url, private=False)
    assert found.value.code == "bad_webhook"


def test_a_name_is_looked_up_and_its_address_is_the_one_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """All addresses of a name must be public; whatever the name is changed to later, the call goes where it was checked."""

    async def story() -> None:
        answers = [["8.8.8.8"], ["8.8.8.8", "10.0.0.1"]]

        async def getaddrinfo(host: str, port: int, **more: Any) -> Any:
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in answers.pop(0)]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", getaddrinfo, raising=False)
        url = check_url("https://example.org:8443/x?y=1", private=False)
        target = await resolve(url, private=False)
        assert (str(target.url), target.host, target.name) == ("https://8.8.8.8:8443/x?y=1", "example.org", "example.org:8443")
        with pytest.raises(CovenError, match="bad_webhook"):
            await resolve(url, private=False)

    asyncio.run(story())


def test_private_addresses_are_refused_by_a_server(server: Server) -> None:
    async def story() -> None:
        anna = await Client.guest(server.url)
        for url in (
            "https://127.0.0.1/x",
            "https://localhost/x",
            "https://[::1]/x",
            "https://169.254.169.254/latest",
            "https://0x7f.1/",
            "https://8.8.8.8:99999/",
            "http://8.8.8.8/",
        ):
            assert await anna.refused("POST", "/me/webhooks", json={"url": url}) == (400, "bad_webhook"), url
        assert await anna.get("/me/webhooks") == []

    run(story())


# --- looking after them -----------------------------------------------------------------------------------------------------


def test_webhooks_are_listed_without_their_secret_and_removed_by_their_owner(calling: Server) -> None:
    async def story() -> None:
        anna, bela = await Client.guest(calling.url), await Client.guest(calling.url, "Bela")
        made = await anna.post("/me/webhooks", url="http://127.0.0.1:9/x")
        listed = await anna.http.get("/me/webhooks")
        assert made["secret"] not in listed.text and [each["id"] for each in listed.json()] == [made["id"]]
        assert made["secret"] not in (await anna.http.get("/people/me/export")).text
        assert await bela.refused("DELETE", f"/me/webhooks/{made['id']}") == (404, "no_such_webhook")
        assert (await anna.request("DELETE", f"/me/webhooks/{made['id']}")).status_code == 204
        for _ in range(5):
            await anna.post("/me/webhooks", url="http://127.0.0.1:9/x")
        assert await anna.refused("POST", "/me/webhooks", json={"url": "http://127.0.0.1:9/x"}) == (429, "too_many")
        assert made["secret"] not in calling.lines.read_text()

    run(story())


def test_what_waits_for_me_is_one_request(server: Server) -> None:
    async def story() -> None:
        table, key, people, sockets = await started(server.url, 2, terms={"clock": {"per_move": 600}})
        again = await people[0].post("/tables", game="cauldron", seats=[{"kept_for": "me"}, {"kept_for": "bot"}])
        assert (await people[0].get("/me/waiting"))["count"] == 1
        await people[0].post(f"/tables/{again['id']}/start")
        found = await people[0].get("/me/waiting")
        assert found["count"] == 2 and {each["table"] for each in found["tables"]} == {table, again["id"]}
        assert {each["table"]: each["deadline"] is not None for each in found["tables"]} == {table: True, again["id"]: False}
        await sockets[0].play("a", sockets[0].moves[0]["text"])
        assert [each["table"] for each in (await people[0].get("/me/waiting"))["tables"]] == [again["id"]]
        assert (await people[1].get("/me/waiting"))["count"] == 1
        await people[0].post(f"/tables/{again['id']}/bot")
        assert await people[0].get("/me/waiting") == {"count": 0, "tables": []}
        stranger = await Client.guest(server.url, "Stranger")
        assert await stranger.get("/me/waiting", key=key) == {"count": 0, "tables": []}
        assert await Client(server.url).refused("GET", "/me/waiting") == (401, "not_signed_in")

    run(story())
