"""Games kept on this machine, to be gone on with."""

import os
import sys
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from coven.cli.seating import PERSON, Seating, shown_name
from coven.errors import CovenError, writing
from coven.table.record import Record, load, record_of
from coven.table.record import replay as play_again
from coven.table.table import Table

SEATING = "played_by"


def saves_folder() -> Path:
    """Where games are saved when no file is named; COVEN_SAVES overrides it."""
    chosen = os.environ.get("COVEN_SAVES")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "coven" / "saves"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "coven" / "saves"
    return Path(os.environ.get("XDG_STATE_HOME", str(Path.home() / ".local" / "state"))) / "coven" / "saves"


def new_place(table: Table) -> Path:
    return saves_folder() / f"{table.game.name}-{datetime.now():%Y%m%d-%H%M%S}.jsonl"


def named_file(name: str) -> Path:
    """The file a person names; `~` is their home, as far as it is known."""
    try:
        return Path(name).expanduser()
    except RuntimeError:
        return Path(name)


def save(table: Table, seating: Seating, path: Path) -> Path:
    """Writes the game with its seed and who plays which seat."""
    record = record_of(table, with_seed=True)
    kept = replace(record, header={**record.header, SEATING: list(seating.players)})
    with writing(path):
        path.parent.mkdir(parents=True, exist_ok=True)
    kept.save(path)
    return path


def read_record(path: Path) -> Record:
    """A record with names that can be shown: a file may come from anybody, and a terminal obeys some characters."""
    record = load(path)
    names = [shown_name(name) if isinstance(name, str) else name for name in record.header["seats"]]
    return replace(record, header={**record.header, "seats": names})


def resume(path: Path, game: str) -> tuple[Table, Seating]:
    """A saved game with its seating; one saved by a program is seen from seat 0."""
    record = read_record(path)
    if record.header["game"].replace("-", "_") != game.replace("-", "_"):
        raise CovenError(
            "other_game", f"{path.name} is a game of {record.header['game']}, not of {game}.", file=path.name, game=record.header["game"]
        )
    table = play_again(record)
    return table, Seating(table.seats, _players_of(record, table))


def _players_of(record: Record, table: Table) -> tuple[str, ...]:
    from coven.bots import bot_names

    known = [PERSON, *bot_names(table.game)]
    kept = record.header.get(SEATING)
    if isinstance(kept, list) and len(kept) == table.players and all(by in known for by in kept):
        return tuple(kept)
    return (PERSON, *[known[-1]] * (table.players - 1))
