"""The admin: an account made on the command line, which sees tables, load and errors, bans, announces and closes; and no hands."""

import asyncio
import json
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import orjson
import pytest
from server.clients import PASSWORD, Client, account, gather, run, started
from server.running import ROOT, Server, serving
from waiting import PATIENCE

from coven.cli.main import main
from coven.server.features.admin.announcing import Announcements
from coven.server.features.people.bans import Bans, covers
from coven.server.features.people.sessions import Sessions
from coven.server.http.server import Server as OneServer
from coven.server.live.open_sockets import OpenSockets
from coven.server.messages.admin import BanRequest
from coven.server.settings import Settings
from coven.server.starting import prepare
from coven.server.store.bus import Alone
from coven.server.store.database import open_store
from coven.server.store.rows import announcements
from coven.server.store.signing_key import SigningKeys

ROUTES = [
    ("GET", "/admin/load", None),
    ("GET", "/admin/errors", None),
    ("GET", "/admin/tables", None),
    ("GET", "/admin/people?name=a", None),
    ("GET", "/admin/bans", None),
    ("POST", "/admin/bans", {"address": "192.0.2.1"}),
    ("DELETE", "/admin/bans/x", None),
    ("POST", "/admin/announcements", {"text": "hello"}),
    ("POST", "/admin/tables/x/close", None),
    ("GET", "/admin/log", None),
]


def coven_command(server: Server, *words: str) -> Any:
    """Runs `coven` on the server's data, as who runs it would; returns what it says as JSON."""
    program = "import sys; from coven.cli.main import main; sys.exit(main())"
    command = [sys.executable, "-c", program, *words, "--data", str(server.folder / "data"), "--json"]
    done = subprocess.run(command, capture_output=True, text=True, env={"PYTHONPATH": str(ROOT / "src"), "PATH": ""}, cwd=server.folder, check=False)
    return json.loads(done.stdout) if done.returncode == 0 else (done.returncode, done.stdout + done.stderr)


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("admin"), trusted_proxies=["127.0.0.1"]) as running:
        running.settings["admin"] = coven_command(running, "admin", "add", "keeper")["password"]
        yield running


async def keeper(server: Server) -> Client:
    client = Client(server.url)
    await client.post("/people/sign-in", login="keeper", password=server.settings["admin"])
    return client


# --- the account ------------------------------------------------------------------------------------------------------------


def test_the_command_makes_lists_and_removes_admins(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = ["--data", str(tmp_path)]
    asyncio.run(prepare(Settings(data=tmp_path)))

    def told(*words: str) -> Any:
        status = main(["admin", *words, *place, "--json"])
        out = capsys.readouterr().out
        return json.loads(out) if status == 0 else (status, json.loads(out)["error"]["code"])

    assert told("list") == []
    made = told("add", "Keeper")
    assert made["login"] == "keeper" and len(made["password"]) >= 16
    assert told("add", "keeper") == {"login": "keeper", "password": None}, "who is there keeps the password"
    assert told("list") == ["keeper"]
    assert told("remove", "keeper") == {"login": "keeper"} and told("list") == []
    assert told("remove", "keeper") == (2, "no_admin") and told("add", "no such login") == (2, "bad_login")
    assert main(["admin", "list", *place, "--lang", "de"]) == 0 and "keinen Verwalter" in capsys.readouterr().out


@pytest.mark.parametrize("words", [("add", "keeper"), ("remove", "keeper"), ("list",)])
def test_where_no_server_was_started_no_admin_is_made(tmp_path: Path, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    """In a wrong folder a new database would be of no use to anybody, and its password would open nothing."""

    def refused(place: Path) -> str:
        assert main(["admin", *words, "--data", str(place), "--json"]) == 2
        return str(json.loads(capsys.readouterr().out)["error"]["code"])

    assert refused(tmp_path / "wrong") == "no_database" and not list(tmp_path.iterdir())
    (tmp_path / "coven.db").touch()
    assert refused(tmp_path) == "no_database"
    with closing(sqlite3.connect(tmp_path / "coven.db")) as database:
        assert database.execute("select count(*) from sqlite_master").fetchone() == (0,)
    asyncio.run(prepare(Settings(data=tmp_path)))
    with closing(sqlite3.connect(tmp_path / "coven.db")) as database, database:
        database.execute("update alembic_version set version_num = '9999'")
    assert refused(tmp_path) == "newer_schema"


def test_nobody_else_may_do_any_of_it(watched: Server) -> None:
    async def story() -> None:
        guest, nobody = await Client.guest(watched.url), Client(watched.url)
        for method, route, body in ROUTES:
            assert await guest.refused(method, route, json=body) == (403, "not_admin"), route
            assert await nobody.refused(method, route, json=body) == (401, "not_signed_in"), route
        await guest.post("/people/account", login="not-a-keeper", password="correct horse battery")
        assert await guest.refused("GET", "/admin/load") == (403, "not_admin") and await guest.get("/admins/me") is False

    run(story())


def test_an_account_is_given_rights_while_the_server_runs(watched: Server) -> None:
    async def story() -> None:
        anna = await Client.guest(watched.url)
        await anna.post("/people/account", login="second-keeper", password="correct horse battery")
        coven_command(watched, "admin", "add", "second-keeper")
        assert (await anna.get("/admin/load"))["people"] >= 1 and await anna.get("/admins/me") is True
        coven_command(watched, "admin", "remove", "second-keeper")
        assert await anna.refused("GET", "/admin/load") == (403, "not_admin")

    run(story())


# --- looking ----------------------------------------------------------------------------------------------------------------


def test_load_errors_tables_and_people(watched: Server) -> None:
    async def story() -> None:
        admin = await keeper(watched)
        table, key, people, sockets = await started(watched.url, 2)
        load = await admin.get("/admin/load")
        assert load["sockets"] >= 2 and load["people_here"] >= 2 and load["desks"] >= 1 and load["memory_mb"] > 1
        async with asyncio.timeout(PATIENCE):
            while not (found := [each for each in (await admin.get("/admin/tables", status="playing"))["tables"] if each["summary"]["id"] == table]):
                await asyncio.sleep(0.05)
        assert sorted(found[0]["people"]) == sorted(person.id for person in people) and not found[0]["public"]
        assert (await admin.get("/admin/load"))["tables"]["playing"] >= 1
        assert await admin.get("/admin/errors") == []
        await people[0].request("PATCH", "/people/me", json={"name": "Findable 100%"})
        assert [each["id"] for each in await admin.get("/admin/people", name="able 100%")] == [people[0].id]
        everything = json.dumps([(await admin.request(method, route)).text for method, route, _ in ROUTES if method == "GET"])
        hands = [json.dumps(socket.present["view"]["hand"]) for socket in sockets]  # type: ignore[index]
        assert key not in everything and not [hand for hand in hands if hand in everything.replace("\\", "")]
        assert await admin.refused("GET", f"/tables/{table}/replay?open=true") == (404, "no_such_table"), (
            "an admin sees no more of a game than others"
        )

    run(story())


def test_a_table_is_closed_and_everybody_is_told(watched: Server) -> None:
    async def story() -> None:
        admin = await keeper(watched)
        table, _, people, sockets = await started(watched.url, 2)
        assert (await admin.request("POST", f"/admin/tables/{table}/close")).status_code == 204
        await sockets[0].until(lambda each: each.table["closed_because"] == "closed_by_admin")
        assert (await sockets[1].play("a", "1"))["error"]["code"] == "ended"
        assert await admin.refused("POST", "/admin/tables/nothing/close") == (404, "no_such_table")
        assert (await admin.request("POST", f"/admin/tables/{table}/close")).status_code == 204, "twice is once"
        assert await people[0].refused("GET", f"/tables/{table}/record") == (409, "not_over")

    run(story())


# --- bans -------------------------------------------------------------------------------------------------------------------


def test_a_banned_person_s_sessions_and_sockets_end(watched: Server) -> None:
    async def story() -> None:
        admin = await keeper(watched)
        _, _, people, sockets = await started(watched.url, 2)
        await people[0].post("/people/account", login="bad-apple", password="correct horse battery")
        back = await people[0].sit(sockets[0].table["id"])
        bans = await admin.post("/admin/bans", person=people[0].id, reason="spam")
        assert bans[0]["name"] == "Person 0" and bans[0]["reason"] == "spam"
        assert bans[0]["by"] == (await admin.get("/people/me"))["name"], "a ban says who made it"
        await back.wait_closed()
        assert back.told[-1] == {"type": "bye", "code": "banned", "again": False} and back.closed is not None and back.closed[0] == 4403
        assert await people[0].refused("GET", "/people/me") == (401, "not_signed_in")
        again = Client(watched.url)
        sign_in = {"login": "bad-apple", "password": "correct horse battery"}
        assert await again.refused("POST", "/people/sign-in", json=sign_in) == (403, "banned")
        assert (await people[1].get("/people/me"))["name"] == "Person 1"
        assert (await admin.request("DELETE", f"/admin/bans/{bans[0]['id']}")).status_code == 204
        assert (await again.post("/people/sign-in", **sign_in))["id"] == people[0].id
        assert await admin.refused("DELETE", f"/admin/bans/{bans[0]['id']}") == (404, "no_such_ban")

    run(story())


def test_a_token_of_an_admin_is_no_admin_and_a_token_outlasts_no_ban(watched: Server) -> None:
    async def story() -> None:
        admin = await keeper(watched)
        program = Client(watched.url)
        own = await admin.post("/people/me/tokens", name="bot", password=watched.settings["admin"])
        program.http.headers["authorization"] = f"Bearer {own['token']}"
        for method, path, body in ROUTES:
            assert await program.refused(method, path, json=body) == (403, "not_for_tokens"), path
        owner, _ = await account(watched.url, "banned-owner")
        program.http.headers["authorization"] = f"Bearer {(await owner.post('/people/me/tokens', name='bot', password=PASSWORD))['token']}"
        assert (await program.get("/people/me"))["login"] == "banned-owner"
        await admin.post("/admin/bans", person=(await owner.get("/people/me"))["id"], reason="spam")
        assert (await program.refused("GET", "/people/me"))[1] == "banned"

    run(story())


def test_a_banned_address_is_turned_away_everywhere(watched: Server) -> None:
    async def story() -> None:
        admin = await keeper(watched)
        table, key, _ = await gather(watched.url, 2)
        from_there = {"x-forwarded-for": "198.51.100.7"}
        visitor = Client(watched.url)
        visitor.http.headers.update(from_there)
        await visitor.post("/people/guest", name="Visitor")
        watching = await visitor.open(table, **{"X-Forwarded-For": "198.51.100.7"})
        await watching.say(type="hello", key=key)
        await watching.until_info("welcome")
        bans = await admin.post("/admin/bans", address="198.51.100.0/24", days=1)
        assert bans[0]["until"] > bans[0]["at"]
        await watching.wait_closed()
        assert watching.told[-1]["code"] == "banned"
        for path in ("/people/me", "/games", "/openapi.json"):
            assert await visitor.refused("GET", path) == (403, "banned")
        again = await visitor.open(table, **{"X-Forwarded-For": "198.51.100.7"})
        await again.wait_closed()
        assert again.told[-1]["code"] == "banned"
        assert (await Client.guest(watched.url, "Elsewhere")).id
        assert await admin.refused("POST", "/admin/bans", json={"address": "127.0.0.0/8"}) == (403, "own_address")
        assert await admin.refused("POST", "/admin/bans", json={"address": "nowhere"}) == (422, "malformed")
        assert await admin.refused("POST", "/admin/bans", json={}) == (422, "malformed")
        myself = (await admin.get("/people/me"))["id"]
        assert await admin.refused("POST", "/admin/bans", json={"person": myself}) == (403, "is_admin")

    run(story())


def test_a_ban_stored_by_another_process_takes_effect(watched: Server) -> None:
    """Every process reads bans and announcements again: here they are written past it."""

    async def story() -> None:
        table, _, people, sockets = await started(watched.url, 2)
        engine = await open_store(f"sqlite+aiosqlite:///{watched.folder / 'data' / 'coven.db'}")
        await Bans(engine, Sessions(engine, SigningKeys(watched.folder / "data", 1), 1), OpenSockets(Alone())).add(
            BanRequest(person=people[0].id), "admin"
        )
        await sockets[0].wait_closed()
        assert sockets[0].told[-1]["code"] == "banned"
        async with engine.begin() as connection:
            await connection.execute(announcements.insert(), [{"number": 1000, "text": "from elsewhere", "at": 1.0}])
        await engine.dispose()
        assert (await sockets[1].until_info("announcement", text="from elsewhere"))["at"] == 1.0, "read after the ban was carried out"
        assert await people[0].refused("GET", f"/tables/{table}") == (404, "no_such_table")

    run(story())


def test_who_bans_while_bans_are_read_again_waits_until_they_are_carried_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        server = await OneServer.opened(Settings(data=tmp_path, port=0))
        ended, end = list[str](), server.sessions.end

        async def ended_later(person: str) -> None:
            await asyncio.sleep(0.1)
            await end(person)
            ended.append(person)

        monkeypatch.setattr(server.sessions, "end", ended_later)
        mallory = await server.people.add_guest("Mallory")
        await server.bans.add(BanRequest(person=mallory.id), "admin")
        reading = asyncio.create_task(server.bans.apply())
        while not server.bans.people:
            await asyncio.sleep(0)
        await server.bans.apply()
        assert ended == [mallory.id]
        await reading
        await server.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    "network, address, is_in",
    [
        ("192.0.2.0/24", "192.0.2.9", True),
        ("192.0.2.0/24", "::ffff:192.0.2.9", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8::/32", "2001:db8::5", True),
        ("0.0.0.0/0", "unknown", False),
    ],
)
def test_networks(network: str, address: str, is_in: bool) -> None:
    assert covers(ip_network(network), address) is is_in


# --- announcements ----------------------------------------------------------------------------------------------------------


def test_an_announcement_reaches_every_socket_once(watched: Server) -> None:
    async def story() -> None:
        admin = await keeper(watched)
        table, key, _, sockets = await started(watched.url, 2)
        watching = await (await Client.guest(watched.url, "Watcher")).sit(table, key=key)
        assert (await admin.request("POST", "/admin/announcements", json={"text": "We stop at ten."})).status_code == 204
        for socket in (*sockets, watching):
            await socket.until_info("announcement", text="We stop at ten.")
        recent = await Client(watched.url).get("/announcements")
        assert recent[0]["text"] == "We stop at ten."
        await admin.post("/admin/announcements", text="Now.")
        await sockets[0].until_info("announcement", text="Now.")
        assert [told["text"] for told in sockets[0].told if told["type"] == "announcement"] == ["We stop at ten.", "Now."]
        assert await admin.refused("POST", "/admin/announcements", json={"text": " "}) == (422, "malformed")

    run(story())


def test_two_who_look_at_the_same_time_tell_of_an_announcement_once(tmp_path: Path) -> None:
    async def story() -> list[str]:
        engine, told = await open_store(f"sqlite:///{tmp_path / 'log.db'}"), list[str]()
        announcing = Announcements(engine, lambda each: told.append(orjson.loads(each)["text"]))
        await announcing.tell_new()
        async with engine.begin() as connection:
            await connection.execute(announcements.insert(), [{"number": 1, "text": "hello", "at": 1.0}])
        await asyncio.gather(announcing.tell_new(), announcing.tell_new())
        await engine.dispose()
        return told

    assert asyncio.run(story()) == ["hello"]
