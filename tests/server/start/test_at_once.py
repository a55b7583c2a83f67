"""A server inside the test's own process: many ask at once for a table that is not there yet, and it stops amidst a question to its database."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import uvloop
from sqlalchemy import text

from coven.server.features.daily.deals import Deal, Deals
from coven.server.features.lobby.making import new_id
from coven.server.features.people.person import Person
from coven.server.http.server import Server
from coven.server.live.days import today
from coven.server.settings import Settings
from coven.table.registry import game

LONG = text("with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000000) select max(i) from n")
ROUNDS, ASKING = 20, 8


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Server]:
    server = await Server.opened(Settings(data=folder))
    try:
        yield server
    finally:
        await server.close()


def test_a_table_is_made_once_however_many_ask_for_it_at_once(tmp_path: Path) -> None:
    """Who asked a moment too early has found nothing; who made it must not be given that answer."""

    async def story() -> None:
        witches = game("witches")
        async with opened(tmp_path) as server:
            deal: Deal = await server.parts.find(Deals).deal(today(), witches)
            anna = Person("anna", "Anna")

            async def ask(id: str, after: int) -> object:
                for _ in range(after):
                    await asyncio.sleep(0)
                return await server.desks.make_once(id, lambda: deal.created_for(anna, witches), "Anna")

            for _ in range(ROUNDS):
                id = new_id()
                found = await asyncio.gather(*(ask(id, 3 * number) for number in range(ASKING)))
                assert len(set(found)) == 1

    uvloop.run(story())


def test_a_server_that_stops_amidst_a_question_leaves_nothing_running(tmp_path: Path) -> None:
    """What was cancelled has to give its connection back before the database is closed; else the process would never end."""

    async def story() -> set[str]:
        async with opened(tmp_path) as server:
            asked = asyncio.Event()

            async def ask() -> None:
                async with server.engine.connect() as connection:
                    asked.set()
                    await connection.execute(LONG)

            server.desks.aside(ask())
            await asked.wait()
        return {task.get_name() for task in asyncio.all_tasks() if task is not asyncio.current_task()}

    assert uvloop.run(story()) == set()
