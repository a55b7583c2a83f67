"""The owner of an account is told of failed attempts to sign in, until they say that they have read of them."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from server.clients import PASSWORD, Client, account, run
from server.running import Server, serving
from sqlalchemy.exc import OperationalError

from coven.server.features.people.accounts import People
from coven.server.features.people.failed_sign_ins import FailedSignIns, Failures
from coven.server.store.database import open_store

PATH = "/people/me/failed-sign-ins"


async def fail(url: str, login: str, times: int = 1) -> None:
    for _ in range(times):
        assert await Client(url).refused("POST", "/people/sign-in", json={"login": login, "password": "a wrong one"}) == (401, "bad_sign_in")


def test_the_owner_is_told_until_they_have_read_it(tmp_path: Path) -> None:
    async def before(server: Server) -> None:
        owner, _ = await account(server.url, "guessed")
        other, _ = await account(server.url, "other")
        assert await owner.get(PATH) is None
        await fail(server.url, "guessed", 2)
        await fail(server.url, "nobody-at-all")
        body = {"login": "Guessed", "code": "0000-0000-0000-0000-0000", "password": "another password"}
        assert (await Client(server.url).request("POST", "/people/recover", json=body)).status_code == 401
        told = await owner.get(PATH)
        assert told["count"] == 3 and told["since"] <= told["last"]
        assert await owner.get(PATH) == told, "looking forgets nothing"
        assert await other.get(PATH) is None, "it is told to nobody else"
        assert (await owner.get("/people/me/export"))["failed_sign_ins"] == [told]

        await fail(server.url, "guessed")
        await owner.request("DELETE", f"{PATH}?until={told['last']}")
        again = await owner.get(PATH)
        assert (again["count"], again["since"]) == (4, told["since"]), "there has been another since"
        await owner.request("DELETE", f"{PATH}?until={again['last']}")
        assert await owner.get(PATH) is None
        await fail(server.url, "guessed")

        token = await owner.post("/people/me/tokens", name="bot", password=PASSWORD)
        program = Client(server.url)
        program.http.headers["authorization"] = f"Bearer {token['token']}"
        assert await program.refused("GET", PATH) == (403, "not_for_tokens")
        assert await Client(server.url).refused("GET", PATH) == (401, "not_signed_in")

    async def after(server: Server) -> None:
        owner = Client(server.url)
        await owner.post("/people/sign-in", login="guessed", password=PASSWORD)
        assert (await owner.get(PATH))["count"] == 1, "what was counted is stored before the server stops"

    with serving(tmp_path, sign_in_rate=100) as server:
        run(before(server))
        server.stop()
        server.start()
        run(after(server))


def test_they_are_stored_once_and_go_with_the_account(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        engine = await open_store(address)
        people, failed = People(engine), FailedSignIns(engine)
        anna = await people.add_guest("Anna")
        for person in (anna.id, "gone", anna.id):
            failed.note(person)

        async def away(*_: Any) -> None:
            failed.note(anna.id)  # meanwhile
            raise OperationalError("insert", {}, Exception("away"))

        with monkeypatch.context() as broken:
            broken.setattr(failed, "_add", away)
            with pytest.raises(OperationalError):
                await failed.store()
        await failed.store()
        await failed.store()
        found = await failed.of_person(anna.id)
        assert found is not None and found.count == 3 and await failed.of_person("gone") is None
        failed.note(anna.id)
        again = await failed.of_person(anna.id)
        assert again is not None and (again.count, again.since) == (4, found.since)
        await engine.dispose()

    asyncio.run(story())


def test_an_attempt_asks_the_database_for_the_same_whether_there_is_an_account_or_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the time an answer takes would tell who has one."""

    async def story() -> None:
        engine = await open_store(f"sqlite+aiosqlite:///{tmp_path / 'people.db'}")
        people = People(engine)
        anna = await people.add_guest("Anna")
        await people.make_account(anna, "anna", PASSWORD)
        monkeypatch.setattr(FailedSignIns, "store", None)
        monkeypatch.setattr(FailedSignIns, "_add", None)
        for login in ("anna", "nobody"):
            with pytest.raises(Exception, match="do not go together"):
                await people.sign_in(login, "a wrong one", ())
        assert list(people.failed._new) == [anna.id]
        await engine.dispose()

    asyncio.run(story())


class Slow(FailedSignIns):
    """Takes its time to store."""

    def __init__(self, engine: Any) -> None:
        super().__init__(engine)
        self.begun, self.may_end, self.stored = asyncio.Event(), asyncio.Event(), list[str]()

    async def _add(self, person: str, failures: Failures) -> None:
        self.begun.set()
        await self.may_end.wait()
        self.stored.append(person)


def test_who_asks_while_attempts_are_being_stored_is_told_of_them() -> None:
    """The server stores them now and then; whoever signed in just then was not told."""

    async def story() -> None:
        failed = Slow(None)
        failed.note("anna")
        now_and_then = asyncio.create_task(failed.store())
        await failed.begun.wait()
        asked = asyncio.create_task(failed.store())
        for _ in range(5):
            await asyncio.sleep(0)
        assert not asked.done()
        failed.may_end.set()
        await asyncio.gather(now_and_then, asked)
        assert failed.stored == ["anna"]

    asyncio.run(story())
