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
from sqlalchemy import Column, Connection, MetaData, Table, insert, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from coven.errors import CovenError
from coven.server.store.database import MIGRATIONS, connect_to, migrate, open_store
from coven.server.store.rows import metadata

PLAIN: dict[type, Any] = {str: "a", int: 1, float: 2.5, bool: True, bytes: b"film"}
WORDS = "0005"  # the migration that renamed these columns
RENAMED = {"game": "table_id", "title": "game", "rules": "rules_version", "eyes": "perspective"}


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


def tables_in(connection: Connection) -> list[Table]:
    """The tables that a database has, whatever program made it; those that others refer to first."""
    there = MetaData()
    there.reflect(connection)
    return [table for table in there.sorted_tables if table.name != "alembic_version"]


def fill(connection: Connection) -> dict[str, dict[str, Any]]:
    """Puts one row into every table; returns them."""
    rows = {table.name: {column.name: value_in(column) for column in table.columns} for table in tables_in(connection)}
    for table in tables_in(connection):
        connection.execute(insert(table), [rows[table.name]])
    return rows


def value_in(column: Column[Any]) -> Any:
    """A value for a column; names of games are other than ids of tables."""
    return "cauldron" if column.name == "title" else PLAIN[column.type.python_type]


def as_of_today(rows: dict[str, dict[str, Any]], revision: str) -> dict[str, dict[str, Any]]:
    """Rows of an older schema under the names that columns have today."""
    new = RENAMED if revision < WORDS else {}
    return {table: {new.get(name, name): value for name, value in row.items()} for table, row in rows.items()}


def rows_in(connection: Connection, wanted: dict[str, dict[str, Any]]) -> dict[str, list[dict[str, Any]]]:
    """All rows, as far as they have the columns that are wanted."""
    there = {table.name: table for table in tables_in(connection)}
    return {name: [dict(row._mapping) for row in connection.execute(select(*(there[name].c[column] for column in wanted[name])))] for name in wanted}


@pytest.mark.parametrize("revision", released())
def test_every_released_schema_is_brought_up_to_date(address: str, revision: str) -> None:
    """With a row in every table it had; none is lost, and none is changed."""

    async def story(engine: AsyncEngine) -> None:
        async with engine.begin() as connection:
            await connection.run_sync(migrate, revision)
            filled = as_of_today(await connection.run_sync(fill), revision)
        await (await open_store(address)).dispose()
        await (await open_store(address)).dispose()  # opened again, nothing is left to do
        assert await differences(engine) == []
        async with engine.connect() as connection:
            assert await connection.run_sync(rows_in, filled) == {name: [row] for name, row in filled.items()} and len(filled) >= 7

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
