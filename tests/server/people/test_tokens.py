"""Tokens: how a program signs in for an account; it plays, and can't change the account."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from server.clients import PASSWORD, Client, account, run, started
from server.running import Server, serving

OWNER_ONLY: list[tuple[str, str, dict[str, Any] | None]] = [
    ("PATCH", "/people/me", {"name": "Mallory"}),
    ("POST", "/people/guest", {"name": "Mallory"}),
    ("POST", "/people/account", {"login": "mallory", "password": PASSWORD}),
    ("POST", "/people/me/password", {"old": PASSWORD, "new": "another password"}),
    ("POST", "/people/me/recovery-codes", {"password": PASSWORD}),
    ("GET", "/people/me/sessions", None),
    ("DELETE", "/people/me/sessions", None),
    ("DELETE", "/people/me/sessions/x", None),
    ("GET", "/people/me/export", None),
    ("POST", "/people/sign-out", None),
    ("GET", "/people/me/tokens", None),
    ("POST", "/people/me/tokens", {"name": "another"}),
    ("DELETE", "/people/me/tokens/x", None),
    ("DELETE", "/people/me", None),
]
OTHERS_FOR_OWNERS: list[tuple[str, str, dict[str, Any] | None]] = [
    ("GET", "/me/webhooks", None),
    ("POST", "/me/webhooks", {"url": "https://example.org/"}),
    ("DELETE", "/me/webhooks/x", None),
    ("GET", "/admin/load", None),
    ("POST", "/admin/announcements", {"text": "Hello"}),
]


async def with_token(url: str, owner: Client, name: str = "my bot") -> tuple[Client, dict[str, Any]]:
    """A program that has a new token of an account."""
    made = await owner.post("/people/me/tokens", name=name)
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
        for method, path, body in [*OWNER_ONLY, *OTHERS_FOR_OWNERS]:
            assert await program.refused(method, path, json=body) == (403, "not_for_tokens"), path
        assert (await owner.get("/people/me"))["name"] == "Careful-Owner"

    run(story())


def test_every_route_of_an_account_is_for_its_owner(server: Server) -> None:
    """A route under /people that is added later is either here or open to tokens on purpose."""

    async def story() -> None:
        document = (await Client(server.url).http.get("/openapi.json")).json()
        routes = {
            (method.upper(), path.removeprefix("/api/v1"))
            for path, each in document["paths"].items()
            for method in each
            if path.startswith("/api/v1/people")
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


def test_tokens_are_few_and_only_for_accounts(server: Server) -> None:
    async def story() -> None:
        assert await (await Client.guest(server.url)).refused("POST", "/people/me/tokens", json={"name": "x"}) == (409, "no_account")
        owner, _ = await account(server.url, "collector")
        for number in range(20):
            await owner.post("/people/me/tokens", name=f"bot {number}")
        assert await owner.refused("POST", "/people/me/tokens", json={"name": "one more"}) == (429, "too_many")

    run(story())


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
