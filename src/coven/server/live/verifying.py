"""Backups checked by restoring: into a temporary place, where every row is compared and every game is played again."""

import asyncio
import logging
import shutil
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, create_engine, select

from coven.errors import CovenError
from coven.server.live.boxes import Boxes
from coven.server.live.opening import open_match
from coven.server.store.backup import backup_differs, restore
from coven.server.store.database import join_store
from coven.server.store.database_file import check_pages
from coven.server.store.digests import Columns, columns_of, differing, digests_of
from coven.server.store.log import Log
from coven.server.store.progress import Progress
from coven.server.store.rows import steps

MOST_NAMED = 10  # tables in one sentence
logger = logging.getLogger("coven.server.verifying")


@dataclass(frozen=True)
class Verified:
    """What was looked at: tables of the database, rows, games, and the steps that were played again."""

    tables: int
    rows: int
    games: int
    steps: int


def verify(file: Path, progress: Progress) -> Verified:
    """Restores a backup beside itself and looks at all of it; nothing restored stays.

    Raises `bad_backup` and `backup_differs`, and then the backup is removed: nobody shall rely on it. Raises `unplayable` for games
    that do not open; that backup stays, for it is what the server has.
    """
    with temporary_folder(file) as folder:
        place = folder / "coven.db"
        try:
            restore(file, f"sqlite:///{place}", folder, progress)
            tables, rows = compare(file, place, progress)
        except CovenError:
            file.unlink(missing_ok=True)
            raise
        games, played = asyncio.run(play_all(f"sqlite:///{place}", file, progress))
    return Verified(tables, rows, games, played)


@contextmanager
def temporary_folder(file: Path) -> Iterator[Path]:
    """A folder beside a backup, where there is room for such files, and which nobody else may read; it goes afterwards."""
    folder = file.with_name(f"{file.name}.verifying")
    try:
        folder.mkdir(mode=0o700)
    except OSError as error:
        raise CovenError("cannot_write", f"{folder} can't be made: {error.strerror}.", file=folder.name, problem=error.strerror) from None
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def compare(file: Path, place: Path, progress: Progress) -> tuple[int, int]:
    """Raises `backup_differs` if a table of the restored database has other rows than the backup; returns how many tables and rows they have."""
    written, restored = (create_engine(f"sqlite:///file:{each}?mode=ro&uri=true") for each in (file, place))
    try:
        with written.connect() as one, restored.connect() as other:
            columns = common_columns(file, one, other)
            mine, theirs = digests_of(one, columns, progress), digests_of(other, columns, progress)
    finally:
        for engine in (written, restored):
            engine.dispose()
    found = differing(mine, theirs)
    if found:
        raise backup_differs(file, found)
    return len(mine), sum(digest.rows for digest in mine.values())


def common_columns(file: Path, backup: Connection, restored: Connection) -> Columns:
    """What both have: an older backup is brought up to date when it is restored. Raises `backup_differs` for a table that is not there."""
    before, after = columns_of(backup), columns_of(restored)
    if not before.keys() <= after.keys():
        raise backup_differs(file, sorted(before.keys() - after.keys()))
    return {name: columns & after[name] for name, columns in before.items()}


async def play_all(address: str, file: Path, progress: Progress) -> tuple[int, int]:
    """Opens every table as the server would; raises `unplayable` with those that do not open; returns how many tables and steps there were."""
    engine = await join_store(address)
    boxes, log, played, broken = Boxes(), Log(engine), 0, list[str]()
    try:
        await check_pages(engine)
        async with engine.connect() as connection:
            tables = list((await connection.execute(select(steps.c.table_id).distinct().order_by(steps.c.table_id))).scalars())
        for done, table in enumerate(tables, 1):
            found = await steps_played(table, log, boxes)
            played += found or 0
            if found is None:
                broken.append(table)
            progress("playing", done, len(tables))
    finally:
        boxes.close()
        await log.close()
        await engine.dispose()
    if broken:
        raise unplayable(file, broken)
    return len(tables), played


async def steps_played(table: str, log: Log, boxes: Boxes) -> int | None:
    """How many steps a table was made of again; None if it does not open, whatever the fault."""
    try:
        opened = await open_match(table, log, nobodys_names, boxes, is_watched=False)
    except Exception:
        logger.info("a table does not open", extra={"table": table}, exc_info=True)
        return None
    return None if opened is None else opened[0].number


async def nobodys_names(people: Iterable[str]) -> dict[str, str]:
    """What people are called changes nothing in a game."""
    return {}


def unplayable(file: Path, tables: list[str]) -> CovenError:
    words = f"{file.name} is whole, but games in it can't be opened: {', '.join(tables[:MOST_NAMED])}."
    return CovenError("unplayable", words, file=file.name, tables=tables[:MOST_NAMED], count=len(tables))
