"""What an attacker may try, one by one: sessions fixed, stolen or used for another seat, passwords guessed, other sites, forged proxies, logs."""

import asyncio
import json
import logging
import os
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from time import time
from typing import Any

import httpx
import pytest
from server.asking import routes
from server.clients import PASSWORD, Client, Socket, account, gather, play_out, run, started
from server.running import ROOT, Server, serving
from waiting import MOMENT, PATIENCE
from websockets.exceptions import ConnectionClosed

import coven
from coven.server.clock import CLOCK
from coven.server.features.people.person import Person
from coven.server.features.people.sessions import Session
from coven.server.json_logs import JsonLines

COOKIE = "coven_session"
LONG = 3600.0  # seconds, longer than any test takes
SAFE = ("GET", "HEAD", "OPTIONS")


def with_cookie(url: str, cookie: str) -> Client:
    """Somebody who has got hold of a cookie."""
    client = Client(url)
    client.http.cookies.set(COOKIE, cookie.partition("=")[2])
    return client


async def is_of_no_use(url: str, cookie: str, table: str) -> bool:
    """Whether a cookie opens neither the API nor a socket."""
    thief = with_cookie(url, cookie)
    socket = await thief.open(table)
    code, _ = await socket.wait_closed()
    return await thief.refused("GET", "/people/me") == (401, "not_signed_in") and code == 4401


# --- sessions -----------------------------------------------------------------------------------------------------------


def test_a_session_can_not_be_fixed(server: Server) -> None:
    """Who slips a victim the own cookie before the victim signs in has nothing of it afterwards."""

    async def story() -> None:
        table, _, (attacker, _), _ = await started(server.url, 2)
        await account(server.url, "victim")
        planted = attacker.cookie
        victim = with_cookie(server.url, planted)
        given = await victim.request("POST", "/people/sign-in", json={"login": "victim", "password": PASSWORD})
        fresh = re.search(rf"{COOKIE}=([^;]+)", given.headers["set-cookie"])
        assert fresh is not None and fresh[1] not in planted
        assert (await with_cookie(server.url, fresh[0]).get("/people/me"))["login"] == "victim"
        assert await is_of_no_use(server.url, planted, table)

    run(story())


def test_a_made_up_session_is_never_taken_on(server: Server) -> None:
    async def story() -> None:
        made_up = with_cookie(server.url, f"{COOKIE}=chosen-by-the-attacker")
        answer = await made_up.request("POST", "/people/guest", json={"name": "Anna"})
        assert COOKIE in answer.headers["set-cookie"] and "chosen-by-the-attacker" not in answer.headers["set-cookie"]

    run(story())


async def sign_out(owner: Client, _: list[str]) -> None:
    await owner.post("/people/sign-out")


async def end_from_elsewhere(owner: Client, _: list[str]) -> None:
    elsewhere = Client(owner.url)
    await elsewhere.post("/people/sign-in", login="ending", password=PASSWORD)
    await elsewhere.request("DELETE", "/people/me/sessions")


async def change_password(owner: Client, _: list[str]) -> None:
    elsewhere = Client(owner.url)
    await elsewhere.post("/people/sign-in", login="ending", password=PASSWORD)
    await elsewhere.post("/people/me/password", old=PASSWORD, new="another password")


async def recover(owner: Client, codes: list[str]) -> None:
    await Client(owner.url).post("/people/recover", login="ending", code=codes[0], password="another password")


async def sign_in_again(owner: Client, _: list[str]) -> None:
    await owner.post("/people/sign-in", login="ending", password=PASSWORD)


async def delete_account(owner: Client, _: list[str]) -> None:
    await owner.request("DELETE", "/people/me", json={"password": PASSWORD})


@pytest.mark.parametrize("end", [sign_out, end_from_elsewhere, change_password, recover, sign_in_again, delete_account])
def test_a_session_is_of_no_use_after_its_end(tmp_path: Path, end: Any) -> None:
    async def story(server: Server) -> None:
        owner, codes = await account(server.url, "ending")
        table, key, _ = await gather(server.url, 3)
        sockets = [await owner.sit(table, key=key), await owner.open(table)]  # the second has not said hello
        await until_counted(owner, 2)
        stolen = owner.cookie
        await end(owner, codes)
        for socket in sockets:
            code, _ = await socket.wait_closed()
            assert socket.told[-1] == {"type": "bye", "code": "session_over", "again": False} and code == 4400
        assert await is_of_no_use(server.url, stolen, table)

    with serving(tmp_path) as server:
        run(story(server))


def test_an_open_socket_is_closed_when_its_session_expires(tmp_path: Path) -> None:
    """Also if its client only listens: it is told no more, and no move of it is taken."""

    async def story(server: Server) -> None:
        table, _, people, (own, other) = await started(server.url, 2)
        await own.close()
        expire_in(tmp_path, people[0].id, 1000)
        socket, stolen = await people[0].sit(table), people[0].cookie
        assert (await socket.play("early", socket.moves[0]["text"]))["type"] == "ack"
        server.turn(1000)
        code, _ = await socket.wait_closed()
        assert socket.told[-1] == {"type": "bye", "code": "session_over", "again": False} and code == 4400
        told, before = len(socket.told), other.number
        with pytest.raises(ConnectionClosed):
            await socket.say(type="play", id="late", move=coven.game("cauldron").all_moves[0].text, after=socket.number)
        assert await is_of_no_use(server.url, stolen, table)
        await other.until(lambda each: each.moves)
        assert (await other.play("next", other.moves[0]["text"]))["type"] == "ack"
        assert other.number == before + 1 and len(socket.told) == told, "the other's move alone, and the closed socket is not told of it"

    with serving(tmp_path) as server:
        run(story(server))


def test_a_socket_must_say_hello_and_counts_before_it_does(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        table, key, people = await gather(server.url, 2)
        silent = await people[0].open(table)
        await until_counted(people[0], 1)
        late = await (await Client.guest(server.url, "Carl")).open(table)
        await late.say(type="hello", last=None, key=key)
        code, _ = await late.wait_closed()
        assert late.told[-1] == {"type": "bye", "code": "full", "again": True} and code == 4400
        seated = await people[1].sit(table)
        await seated.until(lambda each: each.told)
        assert seated.told[0]["type"] == "welcome", "who has a seat always gets in"
        server.turn(server.settings["hello_within"])
        code, _ = await silent.wait_closed()
        assert silent.told[-1] == {"type": "bye", "code": "malformed", "again": False} and code == 4400

    with serving(tmp_path, most_sockets=1, hello_within=1000) as server:
        run(story(server))


async def until_counted(person: Client, sockets: int) -> None:
    """Waits until so many sockets count: one does once its session has been looked up."""
    async with asyncio.timeout(PATIENCE):
        while f"coven_sockets {sockets}.0" not in (await person.http.get(person.url + "/metrics")).text:
            await asyncio.sleep(0.05)


def expire_in(folder: Path, person: str, seconds: float) -> None:
    """Lets a person's sessions expire after so many seconds."""
    with closing(sqlite3.connect(folder / "data" / "coven.db")) as database, database:
        database.execute("update sessions set expires_at = ? where person = ?", [CLOCK.now() + seconds, person])


def test_an_expired_session_is_over() -> None:
    """A socket that is open asks this at every message."""
    person = Person("p", "Anna")
    assert Session("s", "d", person, expires_at=time() - 1).is_over and not Session("s", "d", person, expires_at=time() + 99).is_over


def test_a_session_is_used_for_its_own_seat_alone(server: Server) -> None:
    """Whatever a client says of seats, it acts for the one its session has."""

    async def story() -> None:
        table, _, people, (anna, bela) = await started(server.url, 2)
        foreign = anna.moves[0]["text"]
        for extra in ({"seat": 0}, {"person": people[0].id}):
            await bela.say_raw(json.dumps({"type": "play", "id": "forged", "move": foreign, "after": bela.number, **extra}))
            assert (await bela.until_info("refused"))["error"]["code"] == "malformed"
        await people[1].post(f"/tables/{table}/bot", bot="random")
        seats = (await people[0].get(f"/tables/{table}"))["seats"]
        assert seats[0]["bot"] is None and seats[1]["bot"] == "random"
        stranger = await Client.guest(server.url, "Stranger")
        for route in ("bot", "back", "leave", "start"):
            assert (await stranger.request("POST", f"/tables/{table}/{route}", json={})).status_code == 404, route

    run(story())


@pytest.mark.parametrize("change", ["swapped token", "swapped signature", "no signature", "longer", "empty"])
def test_a_changed_cookie_is_nobody(server: Server, change: str) -> None:
    async def story() -> None:
        one, other = await Client.guest(server.url, "One"), await Client.guest(server.url, "Other")
        (token, _, mark), (other_token, _, other_mark) = (each.cookie.partition("=")[2].rpartition(".") for each in (one, other))
        forged = {
            "swapped token": f"{other_token}.{mark}",
            "swapped signature": f"{token}.{other_mark}",
            "no signature": token,
            "longer": f"{token}x.{mark}",
            "empty": "",
        }[change]
        assert await with_cookie(server.url, f"{COOKIE}={forged}").refused("GET", "/people/me") == (401, "not_signed_in")

    run(story())


def test_the_cookie_has_every_flag(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        answer = await Client(server.url).request("POST", "/people/guest", json={"name": "Anna"})
        flags = {part.strip().lower().partition("=")[0]: part.partition("=")[2] for part in answer.headers["set-cookie"].split(";")[1:]}
        assert set(flags) == {"httponly", "max-age", "path", "samesite", "secure"}, "and no domain: no other host is sent it"
        assert flags["samesite"] == "lax" and flags["path"] == "/" and int(flags["max-age"]) == 7 * 24 * 3600

    with serving(tmp_path, https=True, session_days=7) as server:
        run(story(server))


# --- guessing -----------------------------------------------------------------------------------------------------------


def forwarded(number: int) -> dict[str, str]:
    return {"x-forwarded-for": f"10.0.{number // 250}.{number % 250 + 1}"}


async def statuses(url: str, path: str, body: dict[str, str], count: int) -> list[int]:
    """What so many attempts are answered, each from an address of its own."""
    nobody = Client(url)
    return [(await nobody.request("POST", path, json=body, headers=forwarded(number))).status_code for number in range(count)]


async def slowed(server: Server, path: str, body: dict[str, str], number: int) -> int:
    """What an attempt from a strange address is answered once time has passed; it is not answered before."""
    attempt = asyncio.create_task(Client(server.url).request("POST", path, json=body, headers=forwarded(number)))
    await Client.guest(server.url, "Somebody")  # is served meanwhile
    assert not attempt.done()
    while not attempt.done():
        server.turn(LONG)
        await asyncio.sleep(MOMENT)
    return attempt.result().status_code


def test_guessing_one_account_is_slowed_from_many_addresses(tmp_path: Path) -> None:
    """From a strange address every attempt takes long, the owner's too; at once she gets in where she was before, and other accounts are free."""

    async def story(server: Server) -> None:
        owner, _ = await account(server.url, "guessed")
        await account(server.url, "other")
        wrong, right = {"login": "guessed", "password": "wrong"}, {"login": "guessed", "password": PASSWORD}
        assert set(await statuses(server.url, "/people/sign-in", wrong, 10)) == {401}
        assert await slowed(server, "/people/sign-in", wrong, 499) == 401
        assert await slowed(server, "/people/sign-in", right, 500) == 200
        fine = await Client(server.url).request("POST", "/people/sign-in", json={**right, "login": "other"}, headers=forwarded(501))
        assert fine.status_code == 200
        at_home = await Client(server.url).request("POST", "/people/sign-in", json=right)
        assert at_home.status_code == 200, "where she has been signed in, nobody shuts the owner out"
        changed = await owner.request("POST", "/people/me/password", json={"old": PASSWORD, "new": "a quite different one"})
        assert changed.status_code == 204, "nor keeps her from changing the password"

    with serving(tmp_path, sign_in_rate=0.0001, strangers_wait=LONG, trusted_proxies=["127.0.0.1"]) as server:
        run(story(server))


def test_guessing_recovery_codes_is_slowed(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        await account(server.url, "coded")
        body = {"login": "coded", "code": "0000-0000-0000-0000-0000", "password": "another password"}
        assert set(await statuses(server.url, "/people/recover", body, 10)) == {401}
        assert await slowed(server, "/people/recover", body, 499) == 401

    with serving(tmp_path, sign_in_rate=0.0001, strangers_wait=LONG, trusted_proxies=["127.0.0.1"]) as server:
        run(story(server))


def test_a_header_nobody_vouches_for_makes_of_one_guesser_not_many(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        codes = [
            await Client(server.url).refused("POST", "/people/sign-in", json={"login": f"person{number}", "password": "x"}, headers=forwarded(number))
            for number in range(14)
        ]
        assert codes[0] == (401, "bad_sign_in") and codes[-1] == (429, "too_many")

    with serving(tmp_path, sign_in_rate=0.001) as server:
        run(story(server))


def test_of_a_chain_of_addresses_the_last_that_is_no_proxy_counts(tmp_path: Path) -> None:
    """What a client itself writes into the header comes first, and is not believed."""
    with serving(tmp_path, trusted_proxies=["127.0.0.1"], metrics_from=["10.1.2.3"]) as server:
        assert httpx.get(server.url + "/metrics", headers={"x-forwarded-for": "10.1.2.3, 10.9.9.9"}).status_code == 404
        assert httpx.get(server.url + "/metrics", headers={"x-forwarded-for": "10.9.9.9, 10.1.2.3"}).status_code == 200


# --- other sites --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1.evil.example"])
def test_no_route_that_changes_something_listens_to_another_site(server: Server, origin: str) -> None:
    async def story() -> None:
        table, _, (anna, _) = await gather(server.url, 2)
        found = [route for route in await routes(server.url) if route.method not in SAFE]
        assert len(found) > 15
        for route in found:
            assert await anna.refused(route.method, route.path(table=table), json=route.body, headers={"Origin": origin}) == (403, "foreign_origin")
        assert (await anna.get("/people/me"))["name"] == "Person 0"

    run(story())


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
def test_what_a_form_of_another_site_can_send_is_not_read(server: Server, kind: str) -> None:
    """A form can send no JSON without asking first, and nobody is allowed to."""

    async def story() -> None:
        anna = await Client.guest(server.url)
        answer = await anna.request("PATCH", "/people/me", content=b'{"name": "Mallory"}', headers={"content-type": kind})
        assert answer.status_code == 422 and (await anna.get("/people/me"))["name"] == "Anna"
        asked = await anna.request("OPTIONS", "/people/me", headers={"Origin": "https://evil.example", "Access-Control-Request-Method": "PATCH"})
        assert "access-control-allow-origin" not in asked.headers and asked.status_code == 405

    run(story())


def test_every_answer_has_the_security_headers(server: Server) -> None:
    async def story() -> None:
        nobody = Client(server.url)
        for route in await routes(server.url):
            headers = (await nobody.request(route.method, route.path(table="x"), json=route.body)).headers
            check_policy(headers["content-security-policy"])
            assert headers["x-content-type-options"] == "nosniff" and headers["cache-control"] == "no-store", route
            assert "access-control-allow-origin" not in headers and "server" not in headers, route

    run(story())


def check_policy(policy: str) -> None:
    """Only from here, nothing inline, in nobody's frame."""
    parts = {words[0]: words[1:] for words in (part.split() for part in policy.split(";"))}
    assert parts["default-src"] == ["'self'"] and parts["object-src"] == parts["base-uri"] == parts["frame-ancestors"] == ["'none'"]
    assert "unsafe" not in policy and "*" not in policy and "http:" not in policy


# --- log lines ----------------------------------------------------------------------------------------------------------

FIELDS = {"at", "level", "from", "message", "table", "method", "route", "status", "ms", "address", "code", "port"}


async def a_whole_run(server: Server, game: str) -> set[str]:
    """Accounts, tokens, a whole game, faults of all kinds; returns everything secret that was said or dealt."""
    table, key, people, sockets = await started(server.url, 3, game)
    owner, codes = await account(server.url, "logged")
    token = (await owner.post("/people/me/tokens", name="bot", password=PASSWORD))["token"]
    await owner.http.get("/people/me", headers={"authorization": f"Bearer {token}"})
    await owner.request("POST", "/people/sign-in", json={"login": "logged", "password": "a wrong secret"})
    await owner.request("POST", "/people/recover", json={"login": "logged", "code": codes[1], "password": "another secret"})
    await owner.request("POST", "/people/account", json={"login": "x", "password": "a short secret"})
    await owner.get(f"/tables/{table}", key=key)
    await owner.http.get(f"/tables/{table}", params={"key": "a guessed secret"})
    await sockets[0].say_raw('{"type":"play","a malformed secret')
    await sockets[0].ask("chat", type="chat", text="a whispered secret")
    texts = await dealt(sockets)
    fair = sockets[0].table["fair"]
    cookies = {person.cookie.partition("=")[2] for person in (*people, owner)}
    return {PASSWORD, "secret", key, token, fair["seed"], fair["salt"], *codes, *cookies, *texts}


async def dealt(sockets: list[Socket]) -> set[str]:
    """Plays to the end; returns the moves offered to anybody, as they are written: they name what is in their hands."""
    await play_out(sockets)
    shown = [told["present"] for socket in sockets for told in socket.told if told["type"] == "update" and told.get("present")]
    return {move["text"] for present in shown for move in present["moves"] if len(move["text"]) > 4}


@pytest.mark.parametrize("game", ["witches", "wandering_towers", "broom_service"])
def test_no_log_line_holds_a_password_token_seed_or_hand(tmp_path: Path, game: str) -> None:
    with serving(tmp_path, log_level="debug") as server:
        secrets = run(a_whole_run(server, game))
        paths = httpx.get(server.url + "/api/v2/openapi.json").json()["paths"]
    text = server.lines.read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert len(secrets) > 40 and len(lines) > 15
    assert not [secret for secret in secrets if secret in text]
    assert all(set(line) <= FIELDS for line in lines)
    patterns = {path.removeprefix("/api/v2") for path in paths} | {"none", "/openapi.json"}
    assert {line["route"].removeprefix("/api/v2") for line in lines if "route" in line} <= patterns, "never the path itself"
    assert {line["message"] for line in lines} <= {"started", "stopped", "request"}, "fixed sentences, into which nothing is put"


def test_an_unexpected_error_is_logged_without_its_words() -> None:
    try:
        raise ValueError("the hand is R1 R2 R3, the password hunter2")
    except ValueError:
        record = logging.getLogger("x").makeRecord("x", logging.ERROR, "x", 1, "a request fell over", (), sys.exc_info())
    line = JsonLines().format(record)
    assert "hunter2" not in line and "R2" not in line and json.loads(line)["error"] == "ValueError"


UNCAUGHT = """
import asyncio, gc, sys, threading, uvloop, warnings
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError
from coven.server.store.rows import people
from coven.server.store.database import open_store
from coven.server.json_logs import RECENT, log_as_json

class Falls:
    def __del__(self):
        fail()

def fail(*words):
    raise ValueError("the password hunter2")

async def store(engine):
    async with engine.begin() as connection:
        await connection.execute(insert(people), [{"id": "a", "name": "hunter2", "created_at": 0.0}] * 2)

async def fall(engine):
    asyncio.get_running_loop().call_soon(fail, "hunter2")
    await asyncio.wait([asyncio.create_task(work) for work in (asyncio.to_thread(fail), store(engine))])

async def main():
    engine = await open_store("sqlite://")
    await fall(engine)
    gc.collect()
    try:
        await store(engine)
    except IntegrityError as error:
        print("hunter2" in str(error))

log_as_json("debug")
warnings.warn("hunter2\\nhunter2")
loops = {"asyncio": asyncio.run, "uvloop": uvloop.run}
loops[sys.argv[1]](main())
Falls()
thread = threading.Thread(target=fail)
thread.start()
thread.join()
print(any("hunter2" in str(line) for line in RECENT.lines), len(RECENT.lines))
fail()
"""


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_what_nobody_caught_is_logged_without_its_words(loop: str) -> None:
    """In callbacks, tasks, threads, destructors, by the database, and in warnings: all that Python and libraries report on their own."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    ended = subprocess.run([sys.executable, "-c", UNCAUGHT, loop], capture_output=True, text=True, env=environment, check=False)
    lines = [json.loads(line) for line in ended.stderr.splitlines()]
    assert "hunter2" not in ended.stderr and ended.stdout == "False\nFalse 5\n"
    assert sorted(line["error"] for line in lines[1:]) == ["IntegrityError", *["ValueError"] * 5]
    assert lines[0]["message"].endswith(": UserWarning") and all(line["places"] for line in lines[1:])


def test_what_is_stored_of_passwords_and_tokens_is_hashed(tmp_path: Path) -> None:
    async def story(server: Server) -> list[str]:
        owner, codes = await account(server.url, "stored")
        token = (await owner.post("/people/me/tokens", name="bot", password=PASSWORD))["token"]
        return [PASSWORD, token, owner.cookie.partition("=")[2].rpartition(".")[0], *codes]

    with serving(tmp_path) as server:
        secrets = run(story(server))
        assert server.stop() == 0
    kept = b"".join(file.read_bytes() for file in (tmp_path / "data").glob("coven.db*"))
    assert b"stored" in kept and not [secret for secret in secrets if secret.encode() in kept]
