"""Digests of what a database holds, table by table: alike for the same rows on SQLite and PostgreSQL, in whatever order they come."""

import hashlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, MetaData, select

from coven.server.store.progress import Progress

ROWS = 2000  # read at a time
NOT_COMPARED = ("alembic_version", "backup")  # what a backup has besides the rows of the server
RANGE = 1 << 256
Columns = dict[str, frozenset[str]]  # by table


@dataclass
class Digest:
    """How many rows a table has, and the sum of their hashes: no order has to be agreed on between databases that sort differently."""

    rows: int = 0
    total: int = 0

    def take(self, row: Mapping[Any, Any]) -> None:
        text = repr([(name, row[name]) for name in sorted(row)])
        self.rows += 1
        self.total = (self.total + int.from_bytes(hashlib.sha256(text.encode()).digest())) % RANGE


Digests = dict[str, Digest]


def columns_of(connection: Connection) -> Columns:
    """The columns of every table."""
    return {name: frozenset(table.c.keys()) for name, table in present(connection).tables.items()}


def digests_of(connection: Connection, columns: Columns, progress: Progress) -> Digests:
    """The digest of each table named, of the columns named."""
    tables = present(connection).tables
    found: Digests = {name: Digest() for name in columns}
    count = counter(progress)
    for name, digest in found.items():
        wanted = select(*(tables[name].c[column] for column in sorted(columns[name])))
        with connection.execute(wanted.execution_options(yield_per=ROWS)) as rows:
            for row in count(rows.mappings()):
                digest.take(row)
    return found


def present(connection: Connection) -> MetaData:
    """The tables as they are in the database, which may be older than this program."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name not in NOT_COMPARED)
    return found


def counter(progress: Progress) -> Callable[[Iterable[Any]], Iterable[Any]]:
    """Passes rows on, and says now and then how many there were."""
    done = 0

    def counted(rows: Iterable[Any]) -> Iterable[Any]:
        nonlocal done
        for row in rows:
            yield row
            done += 1
            if done % ROWS == 0:
                progress("comparing", done, done)

    return counted


def differing(one: Digests, other: Digests) -> list[str]:
    """The tables that are not the same."""
    return sorted(name for name in {*one, *other} if one.get(name) != other.get(name))
