"""The protocol's bad cases, one by one: each is answered with a reason, and changes nothing."""

import json
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from server.clients import Client, Socket, gather, play_out, run, started
from server.running import Server, serving

from coven.server.http.errors import STATUS

ONE_PROCESS = pytest.mark.parametrize("server", ["sqlite"], indirect=True)  # where something is counted by each process for itself
PROTOCOL = Path(__file__).parents[3] / "docs" / "protocol.md"


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One process on SQLite, then two on PostgreSQL."""
    if request.param == "postgresql":
        yield request.getfixturevalue("two_workers")
        return
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


def told_statuses() -> dict[str, int]:
    """The statuses of codes as docs/protocol.md has them: rows of codes with one status, or with one for each."""
    told: dict[str, int] = {}
    for row in re.findall(r"^\| (`[a-z_`, /]+) \| ([\d /]+) \|", PROTOCOL.read_text(encoding="utf-8"), re.MULTILINE):
        codes, statuses = re.findall(r"`(\w+)`", row[0]), [int(status) for status in row[1].split("/")]
        told |= zip(codes, statuses if len(statuses) > 1 else statuses * len(codes), strict=True)
    return told


def test_every_code_has_the_status_the_protocol_says() -> None:
    assert told_statuses() == STATUS


def code_of(answer: dict[str, Any]) -> str:
    assert answer["type"] == "refused", answer
    return str(answer["error"]["code"])


async def bye(socket: Socket) -> tuple[str, int]:
    """The last word of a socket and the code it is closed with."""
    code, _ = await socket.wait_closed()
    assert socket.told[-1]["type"] == "bye"
    return socket.told[-1]["code"], code


def test_a_choice_of_another_seat_makes_nothing_stale(server: Server) -> None:
    async def story() -> None:
        _, _, _, (anna, bela, _) = await started(server.url, 3)
        before = bela.number
        await anna.play("a", anna.moves[0]["text"])
        await bela.until(lambda each: each.number > before)
        assert (await bela.play("b", bela.moves[0]["text"], after=before))["type"] == "ack"

    run(story())


def test_stale(server: Server) -> None:
    async def story() -> None:
        _, _, _, (anna, bela) = await started(server.url, 2)
        before = anna.number
        await anna.play("a", anna.moves[0]["text"])
        await bela.play("b", bela.moves[0]["text"])
        await anna.until(lambda each: each.moves)
        wanted = anna.moves[0]["text"]
        answer = await anna.play("c", wanted, after=before)
        assert code_of(answer) == "stale" and answer["present"]["moves"]
        assert code_of(await anna.play("d", wanted, after=anna.number + 5)) == "stale", "a number from the future"
        assert (await anna.play("e", wanted))["type"] == "ack"

    run(story())


def test_repeated(server: Server) -> None:
    """The same id is acknowledged again and does nothing more: on this socket or another, with another move, after the end."""

    async def story() -> None:
        table, _, people, sockets = await started(server.url, 2)
        anna, chosen = sockets[0], sockets[0].moves[0]["text"]
        assert (await anna.play("once", chosen))["type"] == "ack"
        number, present = anna.number, anna.present
        assert (await anna.play("once", chosen))["type"] == "ack"
        assert (await anna.play("once", "no such move"))["type"] == "ack"
        second = await people[0].sit(table)
        assert (await second.play("once", chosen, after=0))["type"] == "ack"
        assert (anna.number, anna.present, second.number) == (number, present, number)
        assert code_of(await sockets[1].play("once", "no such move")) == "unknown_move", "ids of one seat mean nothing to another"
        await play_out(sockets)
        made = (await people[0].request("GET", f"/tables/{table}/record")).text
        assert (await anna.play("once", chosen))["type"] == "ack"
        assert (await people[0].request("GET", f"/tables/{table}/record")).text == made

    run(story())


def test_a_move_out_of_turn_is_refused_with_its_ruling(server: Server) -> None:
    async def story() -> None:
        _, _, _, (anna, _) = await started(server.url, 2)
        move = anna.moves[0]["text"]
        await anna.play("a", move)
        answer = await anna.play("b", move)
        assert answer["error"]["details"]["ruling"] >= 1 and answer["present"]["view"]["seat"] == 0

    run(story())


def test_foreign_seat(server: Server) -> None:
    async def story() -> None:
        table, key, _, (anna, _) = await started(server.url, 2)
        stranger = await Client.guest(server.url, "Stranger")
        watching = await stranger.sit(table, key=key)
        assert watching.told[0]["seat"] is None
        assert code_of(await watching.play("a", anna.moves[0]["text"])) == "not_seated"
        assert code_of(await watching.ask("u", type="undo")) == "not_seated"
        assert watching.present is not None and watching.present["view"]["hand"] is None

    run(story())


def test_unknown_move(server: Server) -> None:
    async def story() -> None:
        _, _, _, (anna, _) = await started(server.url, 2)
        assert code_of(await anna.play("a", "no such move")) == "unknown_move"

    run(story())


MALFORMED = [
    "",
    "{",
    "[]",
    "null",
    "7",
    '"play"',
    "{}",
    '{"type":"no such"}',
    '{"type":"play"}',
    '{"type":"play","id":"a","move":"1"}',
    '{"type":"play","id":"a","move":"1","after":-1}',
    '{"type":"play","id":"a","move":"1","after":"0"}',
    '{"type":"play","id":"a","move":"1","after":1e99}',
    '{"type":"play","id":"a","move":1,"after":0}',
    '{"type":"play","id":"","move":"1","after":0}',
    '{"type":"play","id":"spaces are no id","move":"1","after":0}',
    '{"type":"play","id":"a","move":"1","after":0,"seat":1}',
    '{"type":"chat","id":"a","text":""}',
    '{"type":"chat","id":"a","text":"\\u200b\\u202e"}',
    '{"type":"chat","id":"a","text":"' + "x" * 501 + '"}',
    '{"type":"answers","id":"a","answers":[]}',
    '{"type":"hello","last":null}',
    '{"type":"ping","x":' + "[" * 2000 + "]" * 2000 + "}",
    "\\ud800",
    '{"type":"play","id":"a","move":"\\ud800","after":0}',
]


def test_malformed(server: Server) -> None:
    async def story() -> None:
        _, _, _, (anna, _) = await started(server.url, 2)
        for text in [*MALFORMED, b"\x00\xff", json.dumps({"type": "ping"}).encode()]:
            start = len(anna.told)
            await anna.say_raw(text)
            answer = await anna.until(lambda each, start=start: [told for told in each.told[start:] if told["type"] != "presence"])
            assert code_of(answer[0]) == "malformed", text
            assert answer[0]["id"] is None
        assert (await anna.play("good", anna.moves[0]["text"]))["type"] == "ack"

    run(story())


def refusals(socket: Socket) -> list[dict[str, Any]]:
    return [message for message in socket.told if message["type"] == "refused"]


def test_answers_that_can_not_be_repeated(server: Server) -> None:
    """Values that Python reads and that no message can hold are refused, and the socket stays."""

    async def story() -> None:
        _, _, _, (anna, _) = await started(server.url, 2, "wandering_towers")
        odd = ("9" * 30, "NaN", "-Infinity", "1e999", "[" * 100 + "]" * 100, '{"a": ' + "9" * 30 + "}")
        for number, value in enumerate(odd):
            await anna.say_raw(f'{{"type":"answers","id":"a{number}","answers":{{"ask_from_flasks":{value}}}}}')
            await anna.until(lambda each, number=number: len(refusals(each)) > number)
            assert code_of(refusals(anna)[number]) == "malformed"
        assert (await anna.ask("good", type="answers", answers={"ask_from_flasks": 1}))["type"] == "ack"

    run(story())


def test_the_first_message_is_hello(server: Server) -> None:
    async def story() -> None:
        table, _, (anna, _) = await gather(server.url, 2)
        socket = await anna.open(table)
        await socket.say(type="ping")
        assert await bye(socket) == ("malformed", 4400)

    run(story())


def test_oversized(server: Server) -> None:
    async def story() -> None:
        _, _, _, (anna, _) = await started(server.url, 2)
        await anna.say_raw(json.dumps({"type": "chat", "id": "a", "text": "x" * 20_000}))
        assert (await anna.wait_closed())[0] == 1009

    run(story())


def test_an_oversized_request(server: Server) -> None:
    async def story() -> None:
        anna = await Client.guest(server.url)
        assert await anna.refused("POST", "/tables", content=b" " * 600_000) == (413, "too_large")

        async def endless() -> Any:
            for _ in range(100):
                yield b" " * 10_000

        assert await anna.refused("POST", "/tables", content=endless()) == (413, "too_large")

    run(story())


def test_wrong_table(server: Server) -> None:
    async def story() -> None:
        table, _, _, _ = await started(server.url, 2)
        stranger = await Client.guest(server.url, "Stranger")
        for wrong in (table, "nosuchtable"):
            socket = await stranger.open(wrong)
            await socket.say(type="hello", key="wrong")
            assert await bye(socket) == ("no_such_table", 4404)
            assert await stranger.refused("GET", f"/tables/{wrong}") == (404, "no_such_table")
        assert await stranger.refused("GET", f"/tables/{'x' * 500}") == (422, "malformed")

    run(story())


def test_ended_game(server: Server) -> None:
    async def story() -> None:
        _, _, _, sockets = await started(server.url, 2)
        move = sockets[0].moves[0]["text"]
        await play_out(sockets)
        answer = await sockets[0].play("late", move)
        assert code_of(answer) == "ended" and answer["present"]["view"]["over"]
        assert code_of(await sockets[0].ask("undo", type="undo")) == "ended"

    run(story())


def test_nobody_comes_without_a_session(server: Server) -> None:
    async def story() -> None:
        table, _, _ = await gather(server.url, 2)
        nobody = Client(server.url)
        assert await bye(await nobody.open(table)) == ("not_signed_in", 4401)
        assert await nobody.refused("GET", "/people/me") == (401, "not_signed_in")
        nobody.http.cookies.set("coven_session", "forged.token")
        assert await nobody.refused("GET", "/people/me") == (401, "not_signed_in")
        assert await nobody.get("/people/here") is None, "a page may ask before a name was said"

    run(story())


def test_expired_session(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        table, _, people, _ = await started(server.url, 2)
        with sqlite3.connect(tmp_path / "data" / "coven.db") as database:
            database.execute("update sessions set expires_at = 1 where person = ?", [people[0].id])
        database.close()
        assert await people[0].refused("GET", "/people/me") == (401, "not_signed_in")
        assert await bye(await people[0].open(table)) == ("not_signed_in", 4401)

    with serving(tmp_path) as server:
        run(story(server))


def test_an_ended_session_closes_its_sockets_and_can_not_be_used_again(server: Server) -> None:
    async def story() -> None:
        _, _, people, sockets = await started(server.url, 2)
        cookie = people[0].cookie.partition("=")[2]
        await people[0].post("/people/sign-out")
        assert (await bye(sockets[0]))[0] == "session_over"
        thief = Client(server.url)
        thief.http.cookies.set("coven_session", cookie)
        assert await thief.refused("GET", "/people/me") == (401, "not_signed_in")

    run(story())


def test_a_second_tab_sees_the_same(server: Server) -> None:
    async def story() -> None:
        table, _, people, (first, _) = await started(server.url, 2)
        second = await people[0].sit(table)
        await second.until(lambda each: each.present)
        assert second.present == first.present and second.number == first.number
        await second.play("a", second.moves[0]["text"])
        await first.until(lambda each: each.number == second.number)
        assert first.present == second.present

    run(story())


@ONE_PROCESS
def test_of_too_many_tabs_the_oldest_is_cut_off(server: Server) -> None:
    async def story() -> None:
        table, _, (anna, _) = await gather(server.url, 2)
        tabs = [await anna.sit(table) for _ in range(7)]
        assert await bye(tabs[0]) == ("too_many_sockets", 4400)
        assert tabs[1].closed is None

    run(story())


def test_flooding(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        _, _, _, (anna, bela) = await started(server.url, 2)
        for _ in range(120):
            await anna.say(type="ping")
        assert await bye(anna) == ("too_many", 4429)
        assert "too_many" in {message["error"]["code"] for message in anna.told if message["type"] == "refused"}
        assert (await bela.play("b", bela.moves[0]["text"]))["type"] == "ack"

    with serving(tmp_path, socket_rate=5) as server:
        run(story(server))


@pytest.mark.parametrize("setting, path", [("guest_rate", "/people/guest"), ("request_rate", "/people/me"), ("sign_in_rate", "/people/sign-in")])
def test_too_many_requests(tmp_path: Path, setting: str, path: str) -> None:
    async def story(server: Server) -> None:
        codes = set()
        for number in range(40):
            client = Client(server.url)
            method = "GET" if path == "/people/me" else "POST"
            body = {"name": "A"} if "guest" in path else {"login": f"person{number}", "password": "wrong password"}
            codes.add((await client.request(method, path, json=None if method == "GET" else body)).status_code)
        assert 429 in codes

    with serving(tmp_path, **{setting: 0.01 if setting != "request_rate" else 1}) as server:
        run(story(server))


def test_a_page_of_another_site_can_do_nothing(server: Server) -> None:
    async def story() -> None:
        table, _, (anna, _) = await gather(server.url, 2)
        foreign = {"Origin": "https://evil.example"}
        assert await anna.refused("POST", f"/tables/{table}/leave", headers=foreign) == (403, "foreign_origin")
        assert await bye(await anna.open(table, Origin="https://evil.example")) == ("foreign_origin", 4403)
        own = {"Origin": server.url}
        assert (await anna.request("PATCH", "/people/me", json={"name": "Anna"}, headers=own)).status_code == 200

    run(story())


def test_errors_never_repeat_what_was_sent(server: Server) -> None:
    async def story() -> None:
        anna = await Client.guest(server.url)
        answer = await anna.request("POST", "/people/account", json={"login": "anna-x", "password": "hunter2", "more": "hunter3"})
        assert answer.status_code == 422 and "hunter" not in answer.text

    run(story())
