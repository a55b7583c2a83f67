"""Tokens: how a program signs in for an account; it plays, and can't change the account."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from server.asking import SIGNED
from server.clients import PASSWORD, Client, account, run, started
from server.running import Server, serving

from coven.errors import CovenError
from coven.server.features.people.person import Person
from coven.server.features.people.sessions import DAY
from coven.server.features.people.tokens import MOST_EACH, Tokens
from coven.server.store.database import open_store
from coven.server.store.rows import people

OWNER_ONLY: list[tuple[str, str, dict[str, Any] | None]] = [
    ("PATCH", "/people/me", {"name": "Mallory"}),
    ("POST", "/people/guest", {"name": "Mallory"}),
    ("POST", "/people/account", {"login": "mallory", "password": PASSWORD}),
    ("POST", "/people/me/password", {"old": PASSWORD, "new": "another password"}),
    ("POST", "/people/me/recovery-codes", {"password": PASSWORD}),
    ("GET", "/people/me/failed-sign-ins", None),
    ("DELETE", "/people/me/failed-sign-ins", None),
    ("GET", "/people/me/sessions", None),
    ("DELETE", "/people/me/sessions", None),
    ("DELETE", "/people/me/sessions/x", None),
    ("GET", "/people/me/export", None),
    ("POST", "/people/sign-out", None),
    ("GET", "/people/me/tokens", None),
    ("POST", "/people/me/tokens", {"name": "another", "password": PASSWORD}),
    ("DELETE", "/people/me/tokens/x", None),
    ("DELETE", "/people/me", {"password": PASSWORD}),
    ("GET", "/people/me/passkeys", None),
    ("POST", "/people/passkeys/make/options", {"password": PASSWORD}),
    ("POST", "/people/me/passkeys", {"name": "a", "credential": "a", "client_data": "", "attestation": ""}),
    ("DELETE", "/people/me/passkeys/x", None),
    ("POST", "/people/passkeys/confirm/options", None),
    ("POST", "/people/passkeys/confirm", SIGNED),
    ("POST", "/people/passkeys/sign-in/options", None),
    ("POST", "/people/passkeys/sign-in", SIGNED),
]
OTHERS_FOR_OWNERS: list[tuple[str, str, dict[str, Any] | None]] = [
    ("GET", "/me/webhooks", None),
    ("POST", "/me/webhooks", {"url": "https://example.org/"}),
    ("DELETE", "/me/webhooks/x", None),
    ("GET", "/me/push", None),
    ("PUT", "/me/push", {"endpoint": "https://example.org/", "p256dh": "", "auth": "", "language": "en"}),
    ("DELETE", "/me/push", None),
    ("GET", "/me/mail", None),
    ("PUT", "/me/mail", {"address": "you@example.org", "language": "en"}),
    ("DELETE", "/me/mail", None),
    ("GET", "/admin/load", None),
    ("POST", "/admin/announcements", {"text": "Hello"}),
]


async def with_token(url: str, owner: Client, name: str = "my bot", **more: Any) -> tuple[Client, dict[str, Any]]:
    """A program that has a new token of an account."""
    made = await owner.post("/people/me/tokens", name=name, password=PASSWORD, **more)
    program = Client(url)
    program.http.headers["authorization"] = f"Bearer {made['token']}"
    return program, made


def test_a_token_plays(server: Server) -> None:
    async def story() -> None:
        owner, _ = await account(server.url, "token-owner")
        program, _ = await with_token(server.url, owner)
        assert (await program.get("/people/me"))["login"] == "token-owner"
        made = await program.post("/tables", game="cauldron", seats=[{"kept_for": "me"}, {"kept_for": "bot"}])
        await program.post(f"/tables/{made['id']}/start")
        socket = await program.open(made["id"], Authorization=program.http.headers["authorization"])
        await socket.say(type="hello")
        await socket.until(lambda each: each.moves)
        assert (await socket.play("a", socket.moves[0]["text"]))["type"] == "ack"

    run(story())


def test_a_token_can_not_change_the_account(server: Server) -> None:
    async def story() -> None:
        owner, _ = await account(server.url, "careful-owner")
        program, _ = await with_token(server.url, owner)
        program.http.headers["host"] = f"localhost:{program.http.base_url.port}"  # an address of numbers has no passkeys
        for method, path, body in [*OWNER_ONLY, *OTHERS_FOR_OWNERS]:
            assert await program.refused(method, path, json=body) == (403, "not_for_tokens"), path
        assert (await owner.get("/people/me"))["name"] == "Careful-Owner"

    run(story())


def test_every_route_of_an_account_is_for_its_owner(server: Server) -> None:
    """A route under /people that is added later is either here or open to tokens on purpose."""

    async def story() -> None:
        document = (await Client(server.url).http.get("/openapi.json")).json()
        routes = {
            (method.upper(), path.removeprefix("/api/v2"))
            for path, each in document["paths"].items()
            for method in each
            if path.startswith("/api/v2/people")
        }
        told = {(method, path.replace("/x", "/{id}")) for method, path, _ in OWNER_ONLY}
        assert routes - told == {("GET", "/people/here"), ("GET", "/people/me"), ("POST", "/people/sign-in"), ("POST", "/people/recover")}

    run(story())


def test_a_revoked_token_is_cut_off_at_once(server: Server) -> None:
    async def story() -> None:
        owner, _ = await account(server.url, "revoker")
        program, made = await with_token(server.url, owner)
        opened = await program.post("/tables", game="cauldron", seats=[{"kept_for": "me"}, {"kept_for": "bot"}])
        socket = await program.open(opened["id"], Authorization=program.http.headers["authorization"])
        await socket.say(type="hello")
        await socket.until_info("welcome")
        assert [each["name"] for each in await owner.get("/people/me/tokens")] == ["my bot"]
        stranger, _ = await account(server.url, "other-revoker")
        assert await stranger.refused("DELETE", f"/people/me/tokens/{made['id']}") == (404, "no_such_token")
        assert (await owner.request("DELETE", f"/people/me/tokens/{made['id']}")).status_code == 204
        await socket.wait_closed()
        assert socket.told[-1]["code"] == "session_over"
        assert await program.refused("GET", "/people/me") == (401, "not_signed_in")

    run(story())


@pytest.mark.parametrize("how", ["password", "recovery"])
def test_a_new_password_ends_all_tokens(server: Server, how: str) -> None:
    async def story() -> None:
        owner, codes = await account(server.url, f"new-{how}")
        program, _ = await with_token(server.url, owner)
        if how == "password":
            await owner.post("/people/me/password", old=PASSWORD, new="another password")
        else:
            await Client(server.url).post("/people/recover", login=f"new-{how}", code=codes[0], password="another password")
        assert await program.refused("GET", "/people/me") == (401, "not_signed_in")

    run(story())


def test_tokens_are_few_and_only_for_accounts(server: Server, tmp_path: Path) -> None:
    async def story() -> None:
        guest = await Client.guest(server.url)
        assert await guest.refused("POST", "/people/me/tokens", json={"name": "x", "password": PASSWORD}) == (409, "no_account")
        engine = await open_store(f"sqlite+aiosqlite:///{tmp_path / 'log.db'}")
        async with engine.begin() as connection:
            await connection.execute(people.insert(), [{"id": "a", "name": "a", "login": "a", "created_at": 0.0}])
        tokens, owner = Tokens(engine), Person("a", "a", "a")
        for number in range(MOST_EACH):
            await tokens.make(owner, f"bot {number}", None)
        with pytest.raises(CovenError, match="too many tokens"):
            await tokens.make(owner, "one more", None)
        await engine.dispose()

    run(story())


def test_making_a_token_and_deleting_the_account_ask_for_the_password(server: Server) -> None:
    async def story() -> None:
        owner, _ = await account(server.url, "walked-away")
        asked: list[tuple[str, str, dict[str, Any]]] = [("POST", "/people/me/tokens", {"name": "bot"}), ("DELETE", "/people/me", {})]
        for method, path, body in asked:
            assert await owner.refused(method, path, json={**body, "password": "wrong password"}) == (401, "bad_sign_in"), path
        assert await owner.refused("POST", "/people/me/tokens", json={"name": "bot"}) == (422, "malformed")
        assert await owner.refused("DELETE", "/people/me", json={}) == (401, "bad_sign_in")
        assert await owner.get("/people/me/tokens") == [] and (await owner.get("/people/me"))["login"] == "walked-away"
        assert (await owner.request("DELETE", "/people/me", json={"password": PASSWORD})).status_code == 204
        assert await owner.refused("GET", "/people/me") == (401, "not_signed_in")

    run(story())


def test_a_token_expires(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        owner, _ = await account(server.url, "short-lived")
        short, _ = await with_token(server.url, owner, "short", days=2)
        lasting, _ = await with_token(server.url, owner, "lasting")
        listed = await owner.get("/people/me/tokens")
        assert [each["expires_at"] and round((each["expires_at"] - each["created_at"]) / DAY) for each in listed] == [2, None]
        server.turn(DAY)
        assert (await short.get("/people/me"))["login"] == "short-lived"
        server.turn(1.1 * DAY)
        assert await short.refused("GET", "/people/me") == (401, "not_signed_in")
        assert (await lasting.get("/people/me"))["login"] == "short-lived"
        assert [each["name"] for each in await owner.get("/people/me/tokens")] == ["lasting"]
        assert await owner.refused("POST", "/people/me/tokens", json={"name": "x", "password": PASSWORD, "days": 0}) == (422, "malformed")

    with serving(tmp_path) as server:
        run(story(server))


@pytest.mark.parametrize("header", ["Bearer", "Bearer wrong", "bearer coven_x", "Bearer \u00e9", "Basic YTpi", "x" * 5000])
def test_a_wrong_token_is_nobody(server: Server, header: str) -> None:
    async def story() -> None:
        assert await Client(server.url).refused("GET", "/people/me", headers={"authorization": header.encode()}) == (401, "not_signed_in")

    run(story())


def test_the_database_has_no_token(tmp_path: Path) -> None:
    async def story(server: Server) -> str:
        owner, _ = await account(server.url, "hashed")
        _, made = await with_token(server.url, owner)
        return str(made["token"])

    with serving(tmp_path) as server:
        token = run(story(server))
        server.stop()
    with closing(sqlite3.connect(tmp_path / "data" / "coven.db")) as database:
        assert database.execute("select count(*) from tokens").fetchone() == (1,)
    assert token.encode() not in (tmp_path / "data" / "coven.db").read_bytes()


def test_a_token_wins_over_a_cookie_and_never_falls_back_to_it(server: Server) -> None:
    """Otherwise a page could learn from a wrong token that a cookie was there."""

    async def story() -> None:
        _, _, (anna, _), _ = await started(server.url, 2)
        assert await anna.refused("GET", "/people/me", headers={"authorization": "Bearer wrong"}) == (401, "not_signed_in")

    run(story())
