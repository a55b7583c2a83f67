"""Features with several processes on one PostgreSQL: everything once, whoever does it, and told to everybody."""

import asyncio
import random
import subprocess
import sys
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

import pytest
from server.authenticator import Device
from server.clients import Client, play_out, run, started
from server.people.test_daily import play_first
from server.people.test_passkeys import BAD, MINE, SIGN_IN, asked, make, named, origin_of, owner_of, sign_in
from server.people.test_ratings import rated_table, until_rated, with_account
from server.people.test_webhooks import receiving
from server.postgres import Postgres
from server.running import Server, serving
from sqlalchemy import func, select
from waiting import PATIENCE

from coven.server.features.admin.accounts import add_admin
from coven.server.features.admin.announcing import Announcements
from coven.server.features.ratings.rating import Standing
from coven.server.features.results.endings import Ending, store
from coven.server.live.days import today
from coven.server.store.database import open_store
from coven.server.store.rows import endings, films, rating_changes, ratings, webhook_calls
from coven.server.store.rows import people as people_rows
from coven.server.store.signing_key import signing_key

ARCHIVE = Path(__file__).parents[1] / "archive"


@pytest.fixture(scope="module")
def workers(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Two processes on one PostgreSQL."""
    folder: Path = tmp_path_factory.mktemp("workers")
    with serving(folder, database=postgres.new_database(), workers=2, webhook_private=True, webhook_retry=0.05) as running:
        yield running


async def count(server: Server, games: Collection[str], *tables: Any) -> list[int]:
    """How many rows of these games there are in each of some tables; other tests play there, too."""
    engine = await open_store(server.settings["database"])
    async with engine.connect() as connection:
        wanted = [select(func.count()).select_from(table).where(table.c.table_id.in_(games)) for table in tables]
        found = [(await connection.execute(each)).scalar_one() for each in wanted]
    await engine.dispose()
    return found


def test_a_game_is_filmed_and_rated_once(workers: Server) -> None:
    async def story() -> None:
        table, people, sockets = await rated_table(workers, 3)
        await play_out(sockets)
        for person in people:
            assert (await until_rated(person))["games"] == 1
        replay = await people[0].get(f"/tables/{table}/replay", open=True)
        assert replay["moves"] == 12 and (await people[1].get("/me/games", person="person 2"))["count"] == 1
        assert await count(workers, [table], endings, films, rating_changes) == [1, 1, 3]
        assert len((await people[2].get("/ratings/cauldron", players=3))["people"]) == 3

    run(story())


def test_endings_of_several_processes_lose_no_rating(address: str) -> None:
    """Twenty games of the same three people, stored by four processes at once."""

    async def story() -> None:
        engines = [await open_store(address) for _ in range(4)]
        async with engines[0].begin() as connection:
            await connection.execute(people_rows.insert(), [{"id": id, "name": id, "login": id, "created_at": 0.0} for id in "abc"])

        async def stored(number: int) -> None:
            order = random.Random(number).sample("abc", 3)
            ending = Ending(f"g{number}", float(number), [], [Standing(person, "cauldron", 3, place) for place, person in enumerate(order, 1)])
            async with engines[number % 4].begin() as connection:
                await connection.run_sync(store, ending)

        await asyncio.gather(*(stored(number) for number in range(20)))
        async with engines[0].connect() as connection:
            rows = (await connection.execute(ratings.select())).all()
            changes = (await connection.execute(rating_changes.select())).all()
        assert sorted((row.person, row.games) for row in rows) == [("a", 20), ("b", 20), ("c", 20)]
        for row in rows:
            mine = [change for change in changes if change.person == row.person]
            assert sorted([1000, *(change.rating for change in mine)]) == sorted([row.rating, *(change.before for change in mine)])
        for engine in engines:
            await engine.dispose()

    asyncio.run(story())


def test_many_games_of_the_same_people_end_at_once(workers: Server) -> None:
    """Each changes the ratings of the same two: none is lost."""

    async def story() -> None:
        people = [await Client.guest(workers.url, name) for name in ("Anna", "Bela")]
        for person in people:
            await with_account(person)
        tables = []
        for _ in range(6):
            seats = [{"kept_for": "me"}, {"kept_for": "friends"}]
            terms = {"rated": True, "undo": "none", "memory_aids": False}
            made = await people[0].post("/tables", game="cauldron", seats=seats, terms=terms)
            await people[1].post(f"/tables/{made['id']}/join", key=made["key"])
            await people[0].post(f"/tables/{made['id']}/start")
            tables.append([await person.sit(made["id"]) for person in people])
        await asyncio.gather(*(play_out(sockets) for sockets in tables))
        for person in people:
            assert (await until_rated(person, 6))["games"] == 6
            history = await person.get("/me/ratings/cauldron", players=2)
            (now,) = await person.get("/me/ratings")
            assert sorted([1000, *(each["rating"] for each in history)]) == sorted([now["rating"], *(each["before"] for each in history)])

    run(story())


def test_the_daily_table_is_the_same_in_every_process(workers: Server) -> None:
    async def story() -> None:
        people = [await Client.guest(workers.url, f"Person {number}") for number in range(4)]
        asked = await asyncio.gather(*(person.post("/daily/cauldron") for person in people for _ in range(3)))
        tables = [each["id"] for each in asked]
        assert len(set(tables)) == 4
        sockets = [await person.sit(tables[3 * number]) for number, person in enumerate(people)]
        assert len({socket.table["fair"]["commitment"] for socket in sockets}) == 1
        await asyncio.gather(*(play_first(socket) for socket in sockets))
        assert all(socket.present == sockets[0].present for socket in sockets)
        async with asyncio.timeout(PATIENCE):
            while len((await people[0].get(f"/daily/cauldron/{today()}"))["results"]) < 4:
                await asyncio.sleep(0.05)

    run(story())


def test_a_question_is_called_once_by_whichever_process(workers: Server) -> None:
    async def story() -> None:
        async with receiving() as receiver:
            anna = await Client.guest(workers.url)
            await anna.post("/me/webhooks", url=receiver.url)
            tables = []
            for _ in range(4):
                made = await anna.post("/tables", game="cauldron", seats=[{"kept_for": "me"}, {"kept_for": "bot"}])
                await anna.post(f"/tables/{made['id']}/start")
                tables.append(made["id"])
            bodies = await receiver.until(4)
            assert sorted(body["table"] for body in bodies) == sorted(tables)
            assert await count(workers, tables, webhook_calls) == [4]

    run(story())


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_what_features_store_is_backed_up_too(postgres: Postgres, tmp_path: Path, target: str) -> None:
    old, file = postgres.new_database(), tmp_path / "coven.backup"
    new = postgres.new_database() if target == "postgresql" else f"sqlite+aiosqlite:///{tmp_path / 'new' / 'coven.db'}"
    elsewhere = ["--data", str(tmp_path / "new"), *(["--database", new] if target == "postgresql" else [])]
    film = (ARCHIVE / "witches-1.film").read_bytes()

    async def before() -> None:
        engine = await open_store(old)
        async with engine.begin() as connection:
            await connection.execute(films.insert(), [{"table_id": "g", "game": "witches", "rules_version": 1, "ended_at": 1.0, "body": film}])
        await Announcements(engine, lambda told: None).announce("one")
        await engine.dispose()

    async def after() -> None:
        engine = await open_store(new)
        async with engine.connect() as connection:
            assert (await connection.execute(select(films.c.body))).scalar_one() == film
        announcements = Announcements(engine, lambda told: None)
        await announcements.announce("two")
        assert [each.number for each in await announcements.recent()] == [2, 1]
        await engine.dispose()

    (tmp_path / "data").mkdir()
    asyncio.run(before())
    signing_key(tmp_path / "data")
    command("backup", str(file), "--database", old, "--data", str(tmp_path / "data"))
    command("restore", str(file), *elsewhere)
    asyncio.run(after())


def command(*words: str) -> None:
    """A command of `coven` in a process of its own, which knows only what that command loads."""
    subprocess.run([sys.executable, "-c", "import sys; from coven.cli.main import main; sys.exit(main())", *words], check=True)


def test_bans_and_announcements_reach_every_process(workers: Server) -> None:
    async def story() -> None:
        engine = await open_store(workers.settings["database"])
        made = await add_admin(engine, "keeper")
        await engine.dispose()
        admin = Client(workers.url)
        await admin.post("/people/sign-in", login="keeper", password=made.password)
        _, _, people, sockets = await started(workers.url, 4)
        await admin.post("/admin/announcements", text="hello")
        for socket in sockets:
            await socket.until_info("announcement", text="hello")
        for person in people:
            await admin.post("/admin/bans", person=person.id)
        for socket in sockets:
            await socket.wait_closed()
            assert socket.told[-1]["code"] in ("banned", "session_over")
        assert (await admin.get("/admin/load"))["people"] >= 4

    run(story())


def test_a_passkey_signs_in_whichever_process_is_asked(workers: Server) -> None:
    """A challenge issued by one process is known to the other, and used up for both."""

    async def story() -> None:
        owner, device = await owner_of(workers, "everywhere"), Device(origin_of(workers))
        await make(owner, device)
        for _ in range(6):
            await sign_in(workers, device)
        browsers = [named(Client(workers.url)) for _ in range(4)]  # each with a connection, and so a process, of its own
        answer = device.sign(await asked(browsers[0]))
        for browser in browsers:
            browser.http.cookies = browsers[0].http.cookies
        tried = await asyncio.gather(*(browser.request("POST", SIGN_IN, json=answer) for browser in browsers))
        assert sorted(each.status_code for each in tried) == [200, 401, 401, 401], "one of many at once"
        device.held[0].counter = 4_294_967_294
        await sign_in(workers, device)
        assert (await owner.get("/people/me/export"))["passkeys"][0]["counter"] == 4_294_967_295
        made = (await owner.get(MINE))[0]
        assert (await owner.request("DELETE", f"{MINE}/{made['id']}")).status_code == 204
        client = named(Client(workers.url))
        device.counts = False
        assert await client.refused("POST", SIGN_IN, json=device.sign(await asked(client))) == BAD

    run(story())
