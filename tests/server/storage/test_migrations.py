"""The schema: the same on SQLite and PostgreSQL, and reached from every released one without losing a row."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from server.postgres import Postgres
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from coven.errors import CovenError
from coven.server.log.rows import metadata
from coven.server.log.store import MIGRATIONS, connect_to, migrate, open_store

STEPS = "insert into steps (game, number, at, body) values ('g', 1, 1.5, '{}')"
PERSON = "insert into people (id, name, created_at) values ('p', 'Anna', 2.5)"


def released() -> list[str]:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]


def on(address: str, work: Callable[[AsyncEngine], Awaitable[None]]) -> None:
    async def done() -> None:
        engine = connect_to(address)
        try:
            await work(engine)
        finally:
            await engine.dispose()

    asyncio.run(done())


async def differences(engine: AsyncEngine) -> list[Any]:
    async with engine.connect() as connection:
        found: list[Any] = await connection.run_sync(lambda sync: compare_metadata(MigrationContext.configure(sync), metadata))
        return found


@pytest.mark.parametrize("revision", released())
def test_every_released_schema_is_brought_up_to_date(address: str, revision: str) -> None:
    async def story(engine: AsyncEngine) -> None:
        async with engine.begin() as connection:
            await connection.run_sync(migrate, revision)
            for row in (STEPS, PERSON):
                await connection.execute(text(row))
        await (await open_store(address)).dispose()
        await (await open_store(address)).dispose()  # opened again, nothing is left to do
        assert await differences(engine) == []
        async with engine.connect() as connection:
            assert (await connection.execute(text("select game, number, at, body from steps"))).all() == [("g", 1, 1.5, "{}")]
            assert (await connection.execute(text("select id, name, created_at from people"))).all() == [("p", "Anna", 2.5)]

    on(address, story)


def test_a_schema_of_a_newer_program_is_left_alone(address: str) -> None:
    async def story(engine: AsyncEngine) -> None:
        await (await open_store(address)).dispose()
        async with engine.begin() as connection:
            await connection.execute(text("update alembic_version set version_num = '9999'"))
        with pytest.raises(CovenError) as found:
            await open_store(address)
        assert found.value.code == "newer_schema"

    on(address, story)


@pytest.mark.parametrize("wrong", ["mysql://somewhere/coven", "no address", "postgresql://coven@/coven?host=/nowhere", "sqlite:///FOLDER/torn.db"])
def test_a_database_that_is_not_there_is_told_of(tmp_path: Path, wrong: str) -> None:
    (tmp_path / "torn.db").write_bytes(b"this is no database" * 100)
    with pytest.raises(CovenError) as found:
        asyncio.run(open_store(wrong.replace("FOLDER", str(tmp_path))))
    assert found.value.code == "no_database" and len(found.value.message) < 200


def test_several_processes_migrate_one_at_a_time(postgres: Postgres) -> None:
    address = postgres.new_database()

    async def story(engine: AsyncEngine) -> None:
        for each in await asyncio.gather(*(open_store(address) for _ in range(3))):
            await each.dispose()
        assert await differences(engine) == []

    on(address, story)
