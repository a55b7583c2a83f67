"""Backups in a folder: named by the time they were made, and kept in number and age."""

import re
import shutil
from datetime import UTC, datetime, timedelta
from pathlib import Path

from coven.errors import CovenError

PATTERN = "coven-%Y-%m-%dT%H%M%SZ.backup"
KEPT = re.compile(r"coven-\d{4}-\d\d-\d\dT\d{6}Z\.backup")
LEFT = re.compile(rf"({KEPT.pattern})\.(part|verifying)")  # by a command that was killed
LEFT_AFTER = timedelta(days=1)


def new_name(now: datetime) -> str:
    """What a backup is called that is made now."""
    return now.astimezone(UTC).strftime(PATTERN)


def made_at(name: str) -> datetime:
    return datetime.strptime(name, PATTERN).replace(tzinfo=UTC)


def folder_for(place: Path) -> Path:
    """The folder for backups, made if it is not there; raises `cannot_write`."""
    try:
        place.mkdir(mode=0o700, exist_ok=True)
    except OSError as error:
        raise CovenError("cannot_write", f"{place} can't be made: {error.strerror}.", file=place.name, problem=error.strerror) from None
    return place


def remove_old(folder: Path, number: int | None, days: int | None, now: datetime) -> list[str]:
    """Removes the backups that are neither among the newest `number` nor made in the last `days`; returns their names, oldest first.

    With neither of the two all are kept; files of other names are left alone. The newest stays in any case.
    """
    remove_what_was_left(folder, now)
    if number is None and days is None:
        return []
    names = sorted((file.name for file in folder.iterdir() if KEPT.fullmatch(file.name)), key=made_at)
    wanted = {*names[-max(number or 0, 1) :]}
    if days is not None:
        wanted |= {name for name in names if made_at(name) > now - timedelta(days=days)}
    old = [name for name in names if name not in wanted]
    for name in old:
        (folder / name).unlink()
    return old


def remove_what_was_left(folder: Path, now: datetime) -> None:
    """Removes what backups left behind that were killed on the way: half a backup, or one that was being looked at."""
    for place in folder.iterdir():
        found = LEFT.fullmatch(place.name)
        if found is None or made_at(found[1]) > now - LEFT_AFTER:
            continue
        if place.is_dir():
            shutil.rmtree(place)
        else:
            place.unlink()
