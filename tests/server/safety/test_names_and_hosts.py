"""Names and chat show what they are, a server answers to its own names, and who can't come back is forgotten."""

import asyncio
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError
from server.clients import PASSWORD, PATIENCE, Client, Socket, account, run
from server.running import Server, serving
from websockets.asyncio.client import connect

import coven
from coven.errors import CovenError
from coven.server.features.people.person import check_name
from coven.server.features.people.tidying import AT_ONCE
from coven.server.messages.admin import AnnounceRequest, BanRequest
from coven.server.messages.from_client import FROM_CLIENT, ChatMessage
from coven.server.settings import Settings, read_settings

DAY = 24 * 3600


@pytest.mark.parametrize(
    "name, plain",
    [
        ("Anna", "Anna"),
        (" Anna  Maria ", "Anna Maria"),
        ("An\u200bna", "Anna"),
        ("\u202eannA", "annA"),
        ("\u2066Anna\u2069", "Anna"),
        ("An\u00adna", "Anna"),
        ("\u3164Anna", "Anna"),
        ("\uff21\uff4e\uff4e\uff41", "Anna"),
        ("Zo\u0065\u0308", "Zo\u00eb"),
        ("Жанна 🧹", "Жанна 🧹"),
    ],
)
def test_a_name_is_made_plain(name: str, plain: str) -> None:
    assert check_name(name) == plain


@pytest.mark.parametrize("name", ["", "  ", "\u200b\u200d", "\u3164", "\u2800", "\u202e", "a\u0000b", "a\nb", "\ufdfa" * 10, "\U000e0041"])
def test_a_name_that_shows_nothing_is_refused(name: str) -> None:
    with pytest.raises(CovenError) as refused:
        check_name(name)
    assert refused.value.code == "bad_name"


@pytest.mark.parametrize(
    "text, plain",
    [
        ("Hello, Zo\u00eb!  You win", "Hello, Zo\u00eb!  You win"),
        ("\u202eniw uoy", "niw uoy"),
        ("you \u2066lose\u2069\u200f", "you lose"),
        ("b\u200bad\u00ad \u2060word\ufeff", "bad word"),
        ("a\nb\u2028c\td", "a b c d"),
        ("a\u200d\u200db", "ab"),
        ("\U0001f469\u200d\u200d\U0001f33e \u2764\ufe0f", "\U0001f469\u200d\U0001f33e \u2764\ufe0f"),
        ("\u0645\u06cc\u200c\u0631\u0648\u0645", "\u0645\u06cc\u200c\u0631\u0648\u0645"),
        ("\U000e0048\U000e0069 hi", "hi"),
        ("\u05e9\u05dc\u05d5\u05dd", "\u05e9\u05dc\u05d5\u05dd"),
    ],
)
def test_what_is_said_is_made_plain(text: str, plain: str) -> None:
    said = FROM_CLIENT.validate_python({"type": "chat", "id": "a", "text": text})
    assert isinstance(said, ChatMessage) and said.text == plain


@pytest.mark.parametrize("text", [" ", "\u200b", "\u3164\u2800", "\u202e\u202c", "\ufe0f", "\n", "\u200d"])
def test_what_shows_nothing_is_not_said(text: str) -> None:
    with pytest.raises(ValidationError):
        FROM_CLIENT.validate_python({"type": "chat", "id": "a", "text": text})


def test_what_admins_tell_is_made_plain() -> None:
    assert AnnounceRequest(text="we\u202e stop\u200b\nat nine ").text == "we stop at nine"
    assert BanRequest(person="x", reason="\u2066rude\u2069 \u3164").reason == "rude"
    assert BanRequest(person="x", reason="\u200b").reason == ""
    for nothing in ("\u200b", "\u3164", "\u202e\u202c"):
        with pytest.raises(ValidationError):
            AnnounceRequest(text=nothing)


def test_a_box_with_hidden_letters_is_refused_and_a_device_shown_plain(server: Server) -> None:
    async def story(server: Server) -> None:
        client = Client(server.url)
        client.http.headers["user-agent"] = "Fire\u202exof\u200b 1.0"
        await client.post("/people/guest", name="Anna")
        devices = [session["device"] for session in await client.get("/people/me/sessions")]
        assert devices and all(device == device.strip() and device.isprintable() and device.startswith("Fire") for device in devices)
        seats = [{"kept_for": "me"}, {"kept_for": "bot"}, {"kept_for": "bot"}]
        box = {**coven.game("witches").standard_box.data, "name": "\u202edradnats"}
        answer = await client.request("POST", "/tables", json={"game": "witches", "seats": seats, "box": box})
        assert (answer.status_code, answer.json()["details"]["faults"][0]["code"]) == (400, "box_hidden_letters")

    run(story(server))


def test_a_server_says_where_to_report_weaknesses_and_when_to_ask_again(tmp_path: Path, server: Server) -> None:
    where = "/.well-known/security.txt"

    async def story(server: Server) -> None:
        client = Client(server.url)
        told = await client.http.get(server.url + where)
        lines = dict(line.split(": ", 1) for line in told.text.splitlines())
        assert told.headers["content-type"].startswith("text/plain") and lines["Contact"] == "mailto:safe@example.org"
        assert 0 < (datetime.fromisoformat(lines["Expires"]) - datetime.now(UTC)).days < 365, "RFC 9116 wants less than a year"
        answers = [await client.request("POST", "/people/sign-in", json={"login": "a", "password": "b"}) for _ in range(11)]
        assert "retry-after" not in answers[0].headers and answers[-1].status_code == 429
        seconds = int(answers[-1].headers["retry-after"])
        assert 1 <= seconds <= 20 and answers[-1].headers["ratelimit"] == f'"sign-ins";r=0;t={seconds}'

    with serving(tmp_path, security_contact="mailto:safe@example.org", sign_in_rate=0.05) as named:
        run(story(named))
    assert run(status_of(server, where)) == 404, "without a contact there is no such file"


async def status_of(server: Server, path: str) -> int:
    return (await Client(server.url).http.get(server.url + path)).status_code


def test_over_https_the_cookie_is_of_this_host_alone_and_only_its_own_names_are_answered(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        client = Client(server.url)

        async def asked(path: str, host: str) -> int:
            return (await client.http.get(server.url + path, headers={"host": host})).status_code

        paths = ["/api/v2/games", "/healthz"]
        assert [await asked(path, "games.example.org") for path in paths] == [200, 200]
        assert [await asked(path, "Games.example.org:8000") for path in paths] == [200, 200]
        assert [await asked(path, "evil.example") for path in paths] == [421, 200], "who watches over the server asks by address"
        body, headers = {"name": "Anna"}, {"host": "games.example.org"}
        answer = await client.http.post(server.url + "/api/v2/people/guest", json=body, headers=headers)
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-coven_session=") and "Secure" in cookie and "Path=/" in cookie and "Domain" not in cookie
        value = cookie.partition(";")[0]

        async def who(cookie: str) -> int:
            return (await Client(server.url).http.get(server.url + "/api/v2/people/me", headers={**headers, "cookie": cookie})).status_code

        assert await who(value) == 200
        assert await who(value.removeprefix("__Host-")) == 401, "what another host below the same domain may set is not believed"

    with serving(tmp_path, https=True, hosts=["Games.Example.org"]) as server:
        run(story(server))


@pytest.mark.parametrize(
    "host, usual",
    [
        ("Games.Example.org", "games.example.org"),
        ("localhost", "localhost"),
        ("B\u00fccher.example", "xn--bcher-kva.example"),
        ("192.0.2.1", "192.0.2.1"),
        ("2001:DB8::1", "[2001:db8::1]"),
        ("[::1]", "[::1]"),
    ],
)
def test_hosts_are_named_as_browsers_name_them(host: str, usual: str) -> None:
    assert Settings(hosts=[host]).hosts == [usual]


@pytest.mark.parametrize(
    "host", ["", " ", "https://games.example.org", "games.example.org:443", "games.example.org/", "*.example.org", "a b", "-a.example"]
)
def test_what_is_no_host_is_said_before_the_server_starts(host: str) -> None:
    with pytest.raises(CovenError) as refused:
        read_settings(hosts=[host])
    assert refused.value.code == "bad_settings" and "hosts" in refused.value.message and "no host" in refused.value.message


def test_a_server_for_this_machine_has_its_names_alone(server: Server) -> None:
    """Else the page of another site, whose name has come to mean this machine, could ask in the name of who sits at it."""

    async def story() -> None:
        client = Client(server.url)
        port = server.settings["port"]

        async def asked(host: str) -> int:
            return (await client.request("GET", "/games", headers={"host": host})).status_code

        assert [await asked(f"{host}:{port}") for host in ("localhost", "coven.localhost", "127.0.0.1", "[::1]", "192.168.1.7")] == [200] * 5
        others = ("evil.example", f"evil.example:{port}", "localhost.evil.example", "127.0.0.1.evil.example")
        assert [await asked(host) for host in others] == [421] * 4
        anna = await Client.guest(server.url)
        address, cookie = f"ws://evil.example:{port}/api/v2/tables/x/socket", {"Cookie": anna.cookie}
        socket = Socket(await connect(address, host="127.0.0.1", port=port, additional_headers=cookie, proxy=None), "cauldron")
        assert (await socket.until_info("bye"))["code"] == "unknown_host"

    run(story())


@pytest.mark.parametrize(
    "more, is_own", [({}, True), ({"host": "0.0.0.0"}, False), ({"https": True}, False), ({"trusted_proxies": ["127.0.0.1"]}, False)]
)
def test_whoever_is_behind_a_proxy_or_listens_to_others_may_have_any_name(more: dict[str, Any], is_own: bool) -> None:
    assert Settings(**more).is_for_this_machine is is_own


def rows_of(server: Server, table: str) -> list[str]:
    with closing(sqlite3.connect(Path(server.settings["data"]) / "coven.db")) as database:
        return [row[0] for row in database.execute(f"SELECT {'name' if table == 'people' else 'id'} FROM {table} ORDER BY 1")]


def test_guests_are_forgotten_so_long_after_their_last_session(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        await Client.guest(server.url, "Gone")
        await account(server.url, "keeper")
        server.turn(61 * DAY)
        await Client.guest(server.url, "New")
        assert "Gone" in rows_of(server, "people"), "its session is over, but not for long"
        server.turn(30 * DAY)
        async with asyncio.timeout(PATIENCE):
            while "Gone" in rows_of(server, "people"):
                await asyncio.sleep(0.05)
        left = rows_of(server, "people")
        assert "New" in left and "Keeper" in left, "an account stays, and who was here lately"

    with serving(tmp_path) as server:
        run(story(server))


def test_however_many_guests_are_gone_all_are_forgotten_with_sessions_and_tokens(tmp_path: Path) -> None:
    many = 3 * AT_ONCE

    async def story(server: Server) -> None:
        keeper, _ = await account(server.url, "keeper")
        await keeper.post("/people/me/tokens", name="bot", password=PASSWORD, days=1)
        with closing(sqlite3.connect(Path(server.settings["data"]) / "coven.db")) as database, database:
            database.executemany("INSERT INTO people (id, name, created_at) VALUES (?, 'Gone', 0)", [(f"g{guest}",) for guest in range(many)])
            columns = "digest, id, person, device, created_at, seen_at, expires_at"
            gone = [(f"d{guest}", f"s{guest}", f"g{guest}") for guest in range(many)]
            database.executemany(f"INSERT INTO sessions ({columns}) VALUES (?, ?, ?, '', 0, 0, 1)", gone)
        assert (len(rows_of(server, "sessions")), len(rows_of(server, "tokens"))) == (many + 1, 1)
        server.turn(3600)  # one look
        async with asyncio.timeout(PATIENCE):
            while rows_of(server, "people") != ["Keeper"] or len(rows_of(server, "sessions")) > 1:
                await asyncio.sleep(0.05)
        assert len(rows_of(server, "tokens")) == 1, "it is not over"
        server.turn(91 * DAY)  # the session of the account is over for long, and so is the token
        async with asyncio.timeout(PATIENCE):
            while rows_of(server, "sessions") or rows_of(server, "tokens"):
                server.turn(3600)  # the look before may have begun to wait only now
                await asyncio.sleep(0.05)
        assert rows_of(server, "people") == ["Keeper"]

    with serving(tmp_path) as server:
        run(story(server))
