"""Backups: everything a server knows in one file, taken while it runs; restored into an empty place, on SQLite or PostgreSQL.

A backup is a SQLite file with the tables of the log and one more that says when it was made, its digest, and the key that signs
sessions, so that everybody stays signed in. It is as secret as the server itself.
"""

import asyncio
import hashlib
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from time import time
from typing import Any

from alembic.util import CommandError
from sqlalchemy import Connection, Table, create_engine, func, insert, inspect, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from coven import __version__
from coven.errors import CovenError
from coven.server.settings import no_database
from coven.server.store.database import UNREACHABLE, connect_to, is_sqlite, migrate, open_store, reason_of
from coven.server.store.digests import Digest, Digests, columns_of, differing, digests_of
from coven.server.store.progress import Progress
from coven.server.store.rows import metadata
from coven.server.store.signing_key import KEY_FILE

PAGES, ROWS = 256, 2000  # copied at a time
Facts = dict[str, str]


# --- taking one ---------------------------------------------------------------------------------------------------------


def back_up(address: str, data: Path, file: Path, progress: Progress) -> int:
    """Writes a backup of a server that may be running; returns how many rows it has.

    Raises `file_exists`, `no_database`, `cannot_write`, and `backup_differs` if it is not what the server has.
    """
    if file.exists():
        raise CovenError("file_exists", f"{file.name} is there already; a backup overwrites nothing.", file=file.name)
    part = file.with_name(file.name + ".part")
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)
        if is_sqlite(address):
            copied = copy_file(Path(make_url(address).database or ""), part, progress)
        else:
            copied = asyncio.run(copy_rows(address, part, progress))
        check_same(file, part, copied, progress)
        rows = seal(part, key_in(data), progress)
        part.replace(file)
    except (OSError, sqlite3.Error) as error:
        raise CovenError("cannot_write", f"The backup can't be written: {error}.", file=file.name, problem=str(error)) from None
    finally:
        part.unlink(missing_ok=True)
    return rows


def key_in(data: Path) -> bytes:
    """The key that signs sessions; raises `no_database` where there is none: that is not the folder of this server."""
    if not (data / KEY_FILE).is_file():
        raise no_database(f"there is no {KEY_FILE} in {data}")
    return (data / KEY_FILE).read_bytes()


def check_same(file: Path, part: Path, copied: Digests, progress: Progress) -> None:
    """Raises `backup_differs` if a copy has not the rows that were to be copied."""
    engine = create_engine(f"sqlite:///{part}")
    try:
        with engine.connect() as connection:
            columns = columns_of(connection)
            found = differing(copied, digests_of(connection, columns, progress))
    finally:
        engine.dispose()
    if found:
        raise backup_differs(file, found)


def copy_file(source: Path, part: Path, progress: Progress) -> Digests:
    """Copies a SQLite database as it is at this moment, page by page, while others write to it; returns what it held then."""
    if not source.is_file():
        raise no_database(f"there is no {source.name} in {source.parent}")
    engine = create_engine(f"sqlite:///file:{source}?mode=ro&uri=true")
    try:
        with engine.connect() as connection, closing(sqlite3.connect(part)) as copy:
            connection.exec_driver_sql("begin")
            connection.exec_driver_sql("select count(*) from alembic_version")  # from now on this connection sees this moment alone
            database: Any = connection.connection.driver_connection
            database.backup(copy, pages=PAGES, progress=lambda _, left, total: progress("copying", total - left, total))
            copy.execute("pragma journal_mode=delete")
            return digests_of(connection, columns_of(connection), progress)
    except DBAPIError as error:
        raise no_database(reason_of(error)) from None
    finally:
        engine.dispose()


async def copy_rows(address: str, part: Path, progress: Progress) -> Digests:
    """Copies a PostgreSQL database as it is at this moment, row by row; returns what it held then."""
    engine, copy = connect_to(address), create_engine(f"sqlite:///{part}")
    try:
        async with engine.connect() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            tables = await present_tables(connection)
            with copy.begin() as target:
                migrate(target)
                return await copy_tables(connection, target, tables, progress)
    except UNREACHABLE as error:
        raise no_database(reason_of(error)) from None
    finally:
        copy.dispose()
        await engine.dispose()


async def present_tables(connection: AsyncConnection) -> dict[Table, int]:
    """The tables with how many rows they have; raises `no_database` if they are not those of this program."""
    there = await connection.run_sync(lambda sync: set(inspect(sync).get_table_names()))
    missing = [table.name for table in metadata.sorted_tables if table.name not in there]
    if missing:
        raise no_database(f"it has no {', '.join(missing)}; start the server once, so that it is brought up to date")
    return {table: (await connection.execute(select(func.count()).select_from(table))).scalar_one() for table in metadata.sorted_tables}


async def copy_tables(connection: AsyncConnection, target: Connection, tables: dict[Table, int], progress: Progress) -> Digests:
    done, total = 0, sum(tables.values())
    digests = {table.name: Digest() for table in tables}
    for table in tables:
        found = await connection.stream(select(table))
        async for rows in found.mappings().partitions(ROWS):
            target.execute(insert(table), [dict(row) for row in rows])
            for row in rows:
                digests[table.name].take(row)
            done += len(rows)
            progress("copying", done, total)
    return digests


def seal(part: Path, key: bytes, progress: Progress) -> int:
    """Writes into a backup what it is, and the digest of what it holds."""
    with closing(sqlite3.connect(part)) as database, database:
        digest, rows = digest_of(database, progress)
        facts = {"made_at": str(round(time())), "version": __version__, "rows": str(rows), "digest": digest, "session_key": key.hex()}
        database.execute("create table backup (name text primary key, value text not null)")
        database.executemany("insert into backup values (?, ?)", facts.items())
    return rows


def digest_of(database: sqlite3.Connection, progress: Progress) -> tuple[str, int]:
    """A digest of all rows but those that say what the backup is, and how many there are."""
    names = [name for (name,) in database.execute("select name from sqlite_master where type = 'table' and name <> 'backup' order by name")]
    total = sum(database.execute(f'select count(*) from "{name}"').fetchone()[0] for name in names)
    digest, done = hashlib.sha256(), 0
    for name in names:
        digest.update(name.encode())
        for row in database.execute(f'select * from "{name}" order by rowid'):
            digest.update(repr(row).encode())
            done += 1
            if done % ROWS == 0 or done == total:
                progress("checking", done, total)
    return digest.hexdigest(), total


# --- restoring one ------------------------------------------------------------------------------------------------------


def restore(file: Path, address: str, data: Path, progress: Progress) -> int:
    """Puts a backup into an empty place; returns how many rows it has. Raises `bad_backup`, `not_empty`, `no_database`, `newer_schema`."""
    facts = check(file, progress)
    data.mkdir(parents=True, exist_ok=True)
    unpacked = data / f"{file.name}.restoring"
    try:
        unpack(file, unpacked, progress)
        if is_sqlite(address):
            put_file(unpacked, Path(make_url(address).database or ""))
        else:
            asyncio.run(put_rows(unpacked, address, progress))
    finally:
        unpacked.unlink(missing_ok=True)
    put_key(data / KEY_FILE, bytes.fromhex(facts["session_key"]))
    return int(facts["rows"])


def check(file: Path, progress: Progress) -> Facts:
    """What a backup says of itself; raises `bad_backup` if it is none, or not as it was written."""
    if not file.is_file():
        raise bad_backup(file, "there is no such file")
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
            facts: Facts = dict(database.execute("select name, value from backup"))
            digest, _ = digest_of(database, progress)
    except sqlite3.Error:
        raise bad_backup(file, "it is no backup, or it is damaged") from None
    if digest != facts.get("digest"):
        raise bad_backup(file, "it is damaged: what it holds is not what was written")
    return facts


def unpack(file: Path, place: Path, progress: Progress) -> None:
    """A copy of a backup, without what says that it is one, brought up to date; raises `newer_schema`."""
    place.unlink(missing_ok=True)
    place.touch(mode=0o600)
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database, closing(sqlite3.connect(place)) as copy:
        database.backup(copy, pages=PAGES, progress=lambda _, left, total: progress("copying", total - left, total))
        copy.execute("drop table backup")
        copy.commit()
    engine = create_engine(f"sqlite:///{place}")
    try:
        with engine.begin() as connection:
            migrate(connection)
    except CommandError:
        raise CovenError("newer_schema", "The backup was made by a newer version of Coven; update this one.") from None
    finally:
        engine.dispose()


def put_file(unpacked: Path, place: Path) -> None:
    beside = [place.with_name(place.name + more) for more in ("-wal", "-shm", "-journal")]  # SQLite would take them for this database's own
    if place.exists() or any(file.exists() for file in beside):
        raise CovenError("not_empty", f"There is a database in {place.parent} already; restore into another folder.", place=str(place))
    place.parent.mkdir(parents=True, exist_ok=True)
    unpacked.replace(place)


async def put_rows(unpacked: Path, address: str, progress: Progress) -> None:
    """Writes all rows into an empty PostgreSQL database, all or none."""
    engine, copy = await open_store(address), create_engine(f"sqlite:///{unpacked}")
    try:
        await fill(engine, copy.connect(), progress)
    except UNREACHABLE as error:
        raise no_database(reason_of(error)) from None
    finally:
        copy.dispose()
        await engine.dispose()


async def fill(engine: AsyncEngine, source: Connection, progress: Progress) -> None:
    async with engine.begin() as connection:
        if sum((await present_tables(connection)).values()):
            raise CovenError("not_empty", "The database is not empty; restore into another one.", place=engine.url.database)
        counts = {table: source.execute(select(func.count()).select_from(table)).scalar_one() for table in metadata.sorted_tables}
        done, total = 0, sum(counts.values())
        for table in counts:
            for rows in chunks(source, table):
                await connection.execute(insert(table), rows)
                done += len(rows)
                progress("writing", done, total)
    source.close()


def chunks(source: Connection, table: Table) -> Iterable[list[dict[str, Any]]]:
    for rows in source.execute(select(table)).mappings().partitions(ROWS):
        yield [dict(row) for row in rows]


def put_key(file: Path, key: bytes) -> None:
    """The key of the server that was backed up, so that its sessions hold here too."""
    file.unlink(missing_ok=True)
    file.touch(mode=0o600)
    file.write_bytes(key)


def bad_backup(file: Path, problem: str) -> CovenError:
    return CovenError("bad_backup", f"{file.name} can't be restored: {problem}.", file=file.name)


def backup_differs(file: Path, tables: list[str]) -> CovenError:
    words = f"{file.name} has other rows than the server: {', '.join(tables)}."
    return CovenError("backup_differs", words, file=file.name, tables=tables)
