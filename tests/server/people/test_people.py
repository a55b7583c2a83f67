"""Guests, accounts, sessions, one's own data."""

import json
from pathlib import Path

from server.clients import PASSWORD, Client, account, play_out, run, started
from server.running import Server, serving


async def sign_in(url: str, login: str, password: str = PASSWORD) -> Client:
    client = Client(url)
    await client.post("/people/sign-in", login=login, password=password)
    return client


def test_the_cookie_can_not_be_read_by_scripts_or_sent_by_other_sites(server: Server) -> None:
    async def story() -> None:
        answer = await Client(server.url).request("POST", "/people/guest", json={"name": "Anna"})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie

    run(story())


def test_over_https_the_cookie_stays_there(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        answer = await Client(server.url).request("POST", "/people/guest", json={"name": "Anna"})
        assert "secure" in answer.headers["set-cookie"].lower()
        assert "strict-transport-security" in answer.headers

    with serving(tmp_path, https=True) as server:
        run(story(server))


def test_names_are_speakable(server: Server) -> None:
    async def story() -> None:
        nobody = Client(server.url)
        assert await nobody.refused("POST", "/people/guest", json={"name": "   "}) == (422, "malformed")
        assert await nobody.refused("POST", "/people/guest", json={"name": "a\u0000b"}) == (400, "bad_name")
        assert await nobody.refused("POST", "/people/guest", json={"name": "x" * 31}) == (422, "malformed")
        anna = await Client.guest(server.url)
        assert (await anna.post("/people/guest", name="Anne"))["id"] == anna.id, "who is here already is renamed"

    run(story())


def test_a_guest_who_makes_an_account_keeps_the_games_and_gets_a_new_session(server: Server) -> None:
    async def story() -> None:
        table, _, (anna, _), _ = await started(server.url, 2)
        old = anna.cookie
        await anna.post("/people/account", login="Keeper", password=PASSWORD)
        assert anna.cookie != old
        thief = Client(server.url)
        thief.http.cookies.set("coven_session", old.partition("=")[2])
        assert await thief.refused("GET", "/people/me") == (401, "not_signed_in")
        elsewhere = await sign_in(server.url, "keeper")
        assert [entry["summary"]["id"] for entry in await elsewhere.get("/me/tables")] == [table]
        assert (await elsewhere.sit(table)).told[0]["seat"] == 0, "rejoined from another device"

    run(story())


def test_signing_in_tells_nothing_of_which_part_is_wrong(server: Server) -> None:
    async def story() -> None:
        await account(server.url, "known")
        nobody = Client(server.url)
        wrong = await nobody.request("POST", "/people/sign-in", json={"login": "known", "password": "wrong wrong"})
        unknown = await nobody.request("POST", "/people/sign-in", json={"login": "unknown", "password": "wrong wrong"})
        assert wrong.status_code == unknown.status_code == 401 and wrong.content == unknown.content
        assert await (await Client.guest(server.url)).refused("POST", "/people/account", json={"login": "KNOWN", "password": PASSWORD}) == (
            409,
            "login_taken",
        )

    run(story())


def test_guessing_one_account_is_slowed_from_every_address(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        nobody = Client(server.url)
        codes = [(await nobody.request("POST", "/people/sign-in", json={"login": "a", "password": "b"})).status_code for _ in range(12)]
        assert codes[0] == 401 and codes[-1] == 429

    with serving(tmp_path, sign_in_rate=0.001) as server:
        run(story(server))


def test_new_recovery_codes_take_the_place_of_the_old(server: Server) -> None:
    async def story() -> None:
        owner, old = await account(server.url, "careless")
        for wrong, answer in (({}, (422, "malformed")), ({"password": "wrong password"}, (401, "bad_sign_in"))):
            assert await owner.refused("POST", "/people/me/recovery-codes", json=wrong) == answer, "a browser found signed in is not enough"
        new = await owner.post("/people/me/recovery-codes", password=PASSWORD)
        assert len(set(new)) == 8 and not set(new) & set(old)
        for code in old:
            tried = {"login": "careless", "code": code, "password": "another password"}
            assert await Client(server.url).refused("POST", "/people/recover", json=tried) == (401, "bad_sign_in")
        guest = await Client.guest(server.url)
        assert await guest.refused("POST", "/people/me/recovery-codes", json={"password": PASSWORD}) == (409, "no_account")
        assert await guest.refused("POST", "/people/me/password", json={"old": PASSWORD, "new": PASSWORD}) == (409, "no_account")
        await Client(server.url).post("/people/recover", login="careless", code=new[3], password="another password")
        await sign_in(server.url, "careless", "another password")

    run(story())


def test_a_recovery_code_works_once_and_ends_all_sessions(server: Server) -> None:
    async def story() -> None:
        owner, codes = await account(server.url, "forgetful")
        assert len(codes) == 8
        elsewhere = Client(server.url)
        await elsewhere.post("/people/recover", login="forgetful", code=codes[0], password="another password")
        assert await owner.refused("GET", "/people/me") == (401, "not_signed_in")
        again = {"login": "forgetful", "code": codes[0], "password": "yet another one"}
        assert await Client(server.url).refused("POST", "/people/recover", json=again) == (401, "bad_sign_in")
        assert await Client(server.url).refused("POST", "/people/sign-in", json={"login": "forgetful", "password": PASSWORD}) == (401, "bad_sign_in")
        await sign_in(server.url, "forgetful", "another password")

    run(story())


def test_a_code_is_of_no_use_for_another_account(server: Server) -> None:
    async def story() -> None:
        _, codes = await account(server.url, "one-owner")
        await account(server.url, "other-owner")
        body = {"login": "other-owner", "code": codes[0], "password": "stolen password"}
        assert await Client(server.url).refused("POST", "/people/recover", json=body) == (401, "bad_sign_in")

    run(story())


def test_sessions_are_listed_and_ended(server: Server) -> None:
    async def story() -> None:
        first, _ = await account(server.url, "many-devices")
        second = await sign_in(server.url, "many-devices")
        listed = await first.get("/people/me/sessions")
        assert len(listed) == 2 and sum(session["is_this"] for session in listed) == 1
        other = next(session["id"] for session in listed if not session["is_this"])
        stranger, _ = await account(server.url, "stranger-1")
        assert await stranger.refused("DELETE", f"/people/me/sessions/{other}") == (404, "no_such_session")
        assert (await first.request("DELETE", f"/people/me/sessions/{other}")).status_code == 204
        assert await second.refused("GET", "/people/me") == (401, "not_signed_in")
        await first.post("/people/me/password", old=PASSWORD, new="a new password")
        await sign_in(server.url, "many-devices", "a new password")

    run(story())


def test_export_and_delete(server: Server) -> None:
    async def story() -> None:
        table, _, people, sockets = await started(server.url, 2)
        await sockets[0].ask("c", type="chat", text="remember me")
        await sockets[1].ask("c", type="chat", text="and me")
        data = await people[0].get("/people/me/export")
        assert data["name"] == "Person 0" and data["created_at"] > 0 and data["is_admin"] is False
        assert data["tables"] == [{"table": table, "game": "cauldron", "status": "playing", "seat": 0}]
        assert [line["text"] for line in data["chat"]] == ["remember me"] and len(data["sessions"]) == 1
        assert (await people[0].request("DELETE", "/people/me")).status_code == 204
        await sockets[0].wait_closed()
        gone = {"seat": 0, "kept_for": "friends", "name": "Agatha", "has_person": False, "bot": "careful", "shares_with": None}
        await sockets[1].until(lambda each: each.table["seats"][0] == gone)
        assert await people[0].refused("GET", "/people/me") == (401, "not_signed_in")
        chat = (await people[1].sit(table)).told[0]["chat"]
        assert [(line["number"], line["text"]) for line in chat] == [(2, "and me")], "what somebody said goes with them, and moves no number"
        assert await people[1].refused("POST", f"/tables/{table}/chat/1/mute") == (404, "no_such_line")

    run(story())


SPOKEN = ("Rumpelstilz", "rumpel-login", "Knusperhexe", "my name is", "127.0.0.1:9/rumpel", "rumpel-bot")  # what only this person brought


async def leave_traces(server: Server) -> Client:
    """Somebody with an account who has played and plays with another at one screen, is waited for, has talked, has a token and a webhook."""
    rumpel, other = await Client.guest(server.url, SPOKEN[0]), await Client.guest(server.url, "Person 1")
    await rumpel.post("/people/account", login=SPOKEN[1], password=PASSWORD)
    seats = [{"kept_for": "me"}, {"kept_for": "me", "name": SPOKEN[2]}, {"kept_for": "friends"}]
    for is_played in (True, False):
        made = await rumpel.post("/tables", game="cauldron", seats=seats, public=True)
        table = made["id"]
        await other.post(f"/tables/{table}/join", key=made["key"])
        await rumpel.post(f"/tables/{table}/start")
        sockets = [await rumpel.sit(table), await rumpel.sit(table, seat=1), await other.sit(table)]
        await sockets[1].ask("c", type="chat", text=f"{SPOKEN[3]} secret")
        if is_played:
            await play_out(sockets)
            await rumpel.get(f"/tables/{table}/replay")
            await other.post(f"/tables/{table}/rematch")
    await rumpel.post("/me/webhooks", url=f"http://{SPOKEN[4]}")
    await rumpel.post("/people/me/tokens", name=SPOKEN[5], password=PASSWORD)
    return rumpel


def kept_by(server: Server) -> bytes:
    """All that the database of a stopped server has on the disk."""
    return b"".join(file.read_bytes() for file in sorted((server.folder / "data").glob("coven.db*")))


def test_a_deleted_person_is_nowhere_in_the_database(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        rumpel = await leave_traces(server)
        told = json.dumps(await rumpel.get("/people/me/export"))
        assert [word for word in SPOKEN if word not in told] == [], "all of it is told to whoever asks for their data"
        assert (await rumpel.request("DELETE", "/people/me", json={"password": PASSWORD})).status_code == 204

    with serving(tmp_path, webhook_private=True) as server:
        run(story(server))
        server.stop()
        kept = kept_by(server)
    assert [word for word in SPOKEN if word.encode() in kept] == []
    assert b"Person 1" in kept, "the name of who stays is there: the check above can fail"
