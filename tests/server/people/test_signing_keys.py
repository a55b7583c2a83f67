"""The keys that sign sessions are changed without signing anybody out; and sessions say where and when they were begun."""

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from itsdangerous import Signer
from server.clients import PASSWORD, Client, account, run
from server.people.test_admin import coven_command
from server.running import Server, serving
from server.safety.test_security import LONG, slowed, statuses

from coven.cli.main import main
from coven.server.clock import CLOCK
from coven.server.features.people.accounts import People
from coven.server.features.people.sessions import DAY, Sessions, signer
from coven.server.settings import Settings
from coven.server.starting import prepare
from coven.server.store.database import open_store
from coven.server.store.signing_key import GRACE, KEY_FILE, LENGTH, Key, SigningKeys, believed, keys_in, rotate, rotate_old, signing_key

HERE = "/people/here"


def test_a_new_key_signs_nobody_out(tmp_path: Path) -> None:
    async def before(server: Server) -> Client:
        owner, _ = await account(server.url, "stays")
        assert coven_command(server, "admin", "rotate-key") == {"rotated": True}
        newcomer = await Client.guest(server.url)
        for person in (owner, newcomer):
            assert (await person.get(HERE)) is not None
        assert coven_command(server, "admin", "log")[-1]["what"] == "rotate_key"
        server.stop()
        server.start()
        for person in (owner, newcomer):
            assert (await person.get(HERE)) is not None, "nor does a restart"
        coven_command(server, "admin", "rotate-key")
        assert (await owner.get(HERE)) is not None, "nor another one"
        return owner

    with serving(tmp_path) as server:
        run(before(server))
        keys = (server.folder / "data" / KEY_FILE).read_bytes()
        assert len(keys_in(keys)) == 3 and (server.folder / "data" / KEY_FILE).stat().st_mode & 0o077 == 0


def test_a_process_believes_what_another_has_signed_with_a_newer_key(tmp_path: Path) -> None:
    async def story() -> None:
        engine = await open_store(f"sqlite+aiosqlite:///{tmp_path / 'coven.db'}")
        one, other = (Sessions(engine, SigningKeys(tmp_path, DAY), 1) for _ in range(2))
        anna = await People(engine).add_guest("Anna")
        old = await one.begin(anna.id, "browser", "192.0.2.1")
        rotate(tmp_path)
        assert one.take_new_keys() and not one.take_new_keys()
        new = await one.begin(anna.id, "browser", "192.0.2.1")
        for token in (new, old):
            assert await other.find(token) is not None and await one.find(token) is not None
        newest = Signer(keys_in((tmp_path / KEY_FILE).read_bytes())[-1].key, salt=other._signer.salt, digest_method=other._signer.digest_method)
        assert newest.validate(new) and not newest.validate(old), "the newest signs"
        # not the last letter of the signature: two of its bits are of no account
        assert await other.find(("A" if new[0] != "A" else "B") + new[1:]) is None and await other.find("") is None
        await engine.dispose()

    asyncio.run(story())


def test_an_old_key_is_believed_as_long_as_a_session_lasts(tmp_path: Path) -> None:
    keys = [Key(b"a"), Key(b"b", 100.0), Key(b"c", 200.0)]
    assert list(believed(keys, 50.0)) == [b"a", b"b", b"c"]
    assert list(believed(keys, 150.0)) == [b"b", b"c"]
    assert list(believed(keys, 1000.0)) == [b"c"], "the newest always"
    first = signing_key(tmp_path)
    file = tmp_path / KEY_FILE
    file.write_bytes(first + int(CLOCK.now() - DAY - GRACE - 60).to_bytes(8) + b"n" * LENGTH)
    assert SigningKeys(tmp_path, 2 * DAY).believed == [first, b"n" * LENGTH]
    assert SigningKeys(tmp_path, DAY).believed == [b"n" * LENGTH]
    file.write_bytes(file.read_bytes() + b"half")
    assert SigningKeys(tmp_path, DAY).believed == [b"n" * LENGTH], "what is not whole is none"
    assert signing_key(tmp_path) == first, "households are still known by the first"
    known = SigningKeys(tmp_path, DAY)
    file.unlink()
    assert not known.read() and known.believed == [b"n" * LENGTH], "who finds no file keeps what is known"


def test_two_who_make_a_key_at_once_make_two(tmp_path: Path) -> None:
    first = signing_key(tmp_path)
    with ThreadPoolExecutor(8) as threads:
        list(threads.map(rotate, [tmp_path] * 16))
    keys = keys_in((tmp_path / KEY_FILE).read_bytes())
    assert len({key.key for key in keys}) == 17 and keys[0].key == first
    assert [path.name for path in tmp_path.iterdir()] == [KEY_FILE]


def test_a_server_that_starts_makes_a_new_key_when_the_last_is_old(tmp_path: Path) -> None:
    def count() -> int:
        return len(keys_in((tmp_path / KEY_FILE).read_bytes()))

    settings = Settings(data=tmp_path, key_days=30)
    asyncio.run(prepare(settings))
    assert count() == 1
    os.utime(tmp_path / KEY_FILE, (CLOCK.now() - 31 * DAY,) * 2)
    asyncio.run(prepare(settings))
    asyncio.run(prepare(settings))
    assert count() == 2
    rotate_old(tmp_path, -10)
    assert count() == 3


def test_a_backup_has_all_keys_and_only_a_server_s_folder_gets_a_new_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, elsewhere, wrong = tmp_path / "data", tmp_path / "elsewhere", tmp_path / "wrong"
    data.mkdir()
    asyncio.run(prepare(Settings(data=data)))
    assert main(["admin", "rotate-key", "--data", str(data), "--lang", "nl"]) == 0 and "nieuwe sleutel" in capsys.readouterr().out
    assert main(["backup", str(tmp_path / "kept"), "--data", str(data)]) == 0
    assert main(["restore", str(tmp_path / "kept"), "--data", str(elsewhere)]) == 0
    assert (elsewhere / KEY_FILE).read_bytes() == (data / KEY_FILE).read_bytes() and len(signer(SigningKeys(elsewhere, DAY)).secret_keys) == 2
    capsys.readouterr()
    assert main(["admin", "rotate-key", "--data", str(wrong), "--json"]) == 2
    assert "no_database" in capsys.readouterr().out and not wrong.exists()


# --- places -----------------------------------------------------------------------------------------------------------------


def test_sessions_are_listed_with_place_and_time_and_ended_one_by_one(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        owner, _ = await account(server.url, "travels")
        places = ["203.0.113.9", "2001:db8:1:2::7"]
        travellers = [Client(server.url) for _ in places]
        for traveller, place in zip(travellers, places, strict=True):
            traveller.http.headers["x-forwarded-for"] = place
            await traveller.post("/people/sign-in", login="travels", password=PASSWORD)
        listed: list[dict[str, Any]] = await owner.get("/people/me/sessions")
        assert {session["place"] for session in listed} == {"127.0.0.1", "203.0.113.9", "2001:db8:1:2::/64"}
        assert all(session["created_at"] <= session["seen_at"] for session in listed)
        far = next(session["id"] for session in listed if session["place"] == "203.0.113.9")
        assert (await owner.request("DELETE", f"/people/me/sessions/{far}")).status_code == 204
        assert await travellers[0].get(HERE) is None and await travellers[1].get(HERE) is not None
        assert {session["place"] for session in (await owner.get("/people/me/export"))["sessions"]} == {"127.0.0.1", "2001:db8:1:2::/64"}

    with serving(tmp_path, trusted_proxies=["127.0.0.1"]) as server:
        run(story(server))


def test_after_a_restart_the_owner_is_still_known_at_home(tmp_path: Path) -> None:
    """Else whoever guesses from many addresses would shut her out until she has been there again."""

    async def before(server: Server) -> None:
        await account(server.url, "guessed")

    async def after(server: Server) -> None:
        wrong = await statuses(server.url, "/people/sign-in", {"login": "guessed", "password": "wrong"}, 10)
        assert set(wrong) == {401}
        right = {"login": "guessed", "password": PASSWORD}
        assert await slowed(server, "/people/sign-in", right, 500) == 200
        assert (await Client(server.url).request("POST", "/people/sign-in", json=right)).status_code == 200

    with serving(tmp_path, sign_in_rate=0.0001, strangers_wait=LONG, trusted_proxies=["127.0.0.1"]) as server:
        run(before(server))
        server.stop()
        server.start()
        run(after(server))
