"""The second factor of admins: who has a passkey shows it before anything of an admin's answers, and nobody is rid of it by a password."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from server.authenticator import Device
from server.clients import PASSWORD, Client, account, run
from server.people.test_admin import ROUTES, coven_command
from server.people.test_passkeys import BAD, CONFIRM, MAKE, MINE, SIGN_IN, asked, make, named, origin_of, owner_of, sign_in
from server.running import Server, serving

UNCONFIRMED = (403, "not_confirmed")


async def new_admin(server: Server, login: str = "keeper") -> Client:
    """An admin who has just signed in by the password."""
    await account(server.url, login)
    assert coven_command(server, "admin", "add", login) == {"login": login, "password": None}
    return await by_password(server, login)


async def by_password(server: Server, login: str = "keeper") -> Client:
    client = named(Client(server.url))
    await client.post("/people/sign-in", login=login, password=PASSWORD)
    return client


async def confirm(client: Client, device: Device) -> None:
    await client.post(CONFIRM, **device.sign(await asked(client, CONFIRM)))


async def answers(client: Client) -> bool:
    """Whether admin routes answer."""
    return (await client.request("GET", "/admin/load")).is_success


def test_an_admin_with_a_passkey_confirms_with_it(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        device = Device(origin_of(server))
        admin = await new_admin(server)
        assert await answers(admin), "without a passkey the password is enough"
        await make(admin, device)
        assert await answers(admin), "the session in which it was made has shown it"
        again = await by_password(server)
        for method, route, body in ROUTES:
            assert await again.refused(method, route, json=body) == UNCONFIRMED, route
        assert await again.get("/admins/me") is True, "the page can still say what is asked"
        await confirm(again, device)
        assert await answers(again)
        assert await answers(await sign_in(server, device)), "who signs in by it has shown it"
        assert not await answers(await by_password(server)), "each session for itself"

    with serving(tmp_path) as server:
        run(story(server))


def test_a_password_alone_is_not_rid_of_the_second_factor(tmp_path: Path) -> None:
    """Who has an admin's password can neither add a passkey nor remove one, nor go around it by a new password, a code, or a token."""

    async def story(server: Server) -> None:
        device, evil = Device(origin_of(server)), Device(origin_of(server))
        admin = await new_admin(server)
        thief = await by_password(server)
        early = await thief.post(MAKE, password=PASSWORD)  # before there was any passkey
        made = await make(admin, device)
        codes = await admin.post("/people/me/recovery-codes", password=PASSWORD)
        assert await thief.refused("POST", MINE, json=evil.make(early)) == UNCONFIRMED
        assert await thief.refused("POST", MAKE, json={"password": PASSWORD}) == UNCONFIRMED
        assert await thief.refused("DELETE", f"{MINE}/{made['id']}") == UNCONFIRMED
        recovered = named(Client(server.url))
        await recovered.post("/people/recover", login="keeper", code=codes[0], password="another password")
        assert not await answers(recovered) and [each["id"] for each in await recovered.get(MINE)] == [made["id"]]
        await recovered.post("/people/me/password", old="another password", new=PASSWORD)
        token = (await recovered.post("/people/me/tokens", name="bot", password=PASSWORD))["token"]
        program = named(Client(server.url))
        program.http.headers["authorization"] = f"Bearer {token}"
        assert await program.refused("GET", "/admin/load") == (403, "not_for_tokens")
        assert not await answers(recovered)
        await confirm(recovered, device)
        await make(recovered, evil, "Another")
        assert (await recovered.request("DELETE", f"{MINE}/{made['id']}")).status_code == 204

    with serving(tmp_path) as server:
        run(story(server))


def test_another_persons_passkey_confirms_no_admin(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        device, other = Device(origin_of(server)), Device(origin_of(server))
        await make(await new_admin(server), device)
        await make(await owner_of(server, "mallory"), other)
        admin = await by_password(server)
        options = await asked(admin, CONFIRM)
        forged = {**other.sign(options, other.held[0]), "user_handle": None}
        assert await admin.refused("POST", CONFIRM, json=forged) == BAD
        options, stranger = await asked(admin, CONFIRM), await by_password(server)
        assert await stranger.refused("POST", CONFIRM, json=device.sign(options)) == BAD, "a challenge of another session"
        assert not await answers(admin) and not await answers(stranger)

    with serving(tmp_path) as server:
        run(story(server))


def test_what_a_removed_passkey_confirmed_is_confirmed_no_more(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        lost, kept = Device(origin_of(server)), Device(origin_of(server))
        admin = await new_admin(server)
        made = await make(admin, lost)
        await make(admin, kept, "A key")
        by_lost, by_kept = await sign_in(server, lost), await sign_in(server, kept)
        assert await answers(by_lost)
        assert (await by_kept.request("DELETE", f"{MINE}/{made['id']}")).status_code == 204
        assert not await answers(by_lost) and await answers(by_kept)

    with serving(tmp_path) as server:
        run(story(server))


def test_where_it_is_required_an_admin_makes_a_passkey_first(tmp_path: Path) -> None:
    """An admin made on the command line can still begin: sign in, make a passkey, go on."""

    async def story(server: Server) -> None:
        password = coven_command(server, "admin", "add", "keeper")["password"]
        admin, device = named(Client(server.url)), Device(origin_of(server))
        await admin.post("/people/sign-in", login="keeper", password=password)
        for method, route, body in ROUTES:
            assert await admin.refused(method, route, json=body) == (403, "no_passkey"), route
        options = await admin.post(MAKE, password=password)
        await admin.post(MINE, **device.make(options))
        assert await answers(admin)
        guest = await Client.guest(server.url)
        assert await guest.refused("GET", "/admin/load") == (403, "not_admin"), "nobody else is told"

    with serving(tmp_path, admin_second_factor="required") as server:
        run(story(server))


def test_who_runs_the_server_helps_an_admin_who_has_lost_them(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        admin, device = await new_admin(server), Device(origin_of(server))
        await make(admin, device)
        await make(await owner_of(server, "somebody"), Device(origin_of(server)))
        assert coven_command(server, "admin", "drop-passkeys", "Keeper") == {"login": "keeper", "passkeys": 1}
        client = named(Client(server.url))
        assert await client.refused("POST", SIGN_IN, json=device.sign(await asked(client))) == BAD
        assert await answers(await by_password(server))
        status, said = coven_command(server, "admin", "drop-passkeys", "somebody")
        assert status == 2 and "no_admin" in said

    with serving(tmp_path) as server:
        run(story(server))
    with closing(sqlite3.connect(tmp_path / "data" / "coven.db")) as database:
        assert database.execute("select count(*) from passkeys").fetchone() == (1,), "only theirs are gone"


@pytest.mark.parametrize("ending", ["sign-out", "others"])
def test_a_confirmation_ends_with_its_session(tmp_path: Path, ending: str) -> None:
    async def story(server: Server) -> None:
        admin, device = await new_admin(server), Device(origin_of(server))
        await make(admin, device)
        confirmed: Any = await sign_in(server, device)
        if ending == "sign-out":
            await confirmed.post("/people/sign-out")
        else:
            await admin.request("DELETE", "/people/me/sessions")
        assert await confirmed.refused("GET", "/admin/load") == (401, "not_signed_in")

    with serving(tmp_path) as server:
        run(story(server))
    with closing(sqlite3.connect(tmp_path / "data" / "coven.db")) as database:
        assert database.execute("select count(*) from passkey_confirmations").fetchone() == (1,)
