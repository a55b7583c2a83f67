"""Games kept on this machine, to be gone on with."""

import os
import sys
from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

from coven.cli.seating import PERSON, Seating, shown_name
from coven.errors import CovenError, writing
from coven.table.options import check_options
from coven.table.record import Record, load, record_of
from coven.table.record import replay as play_again
from coven.table.table import Table

SEATING = "played_by"
SETTINGS = "settings"
Settings = Mapping[int, Mapping[str, Any]]  # by seat, what each person leaves to the table


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


def save(table: Table, seating: Seating, path: Path, settings: Settings | None = None) -> Path:
    """Writes the game with its seed, who plays which seat, and what they leave to the table."""
    record = record_of(table, with_seed=True)
    header = {**record.header, SEATING: list(seating.players)}
    if settings:
        header[SETTINGS] = {str(seat): dict(mine) for seat, mine in settings.items()}
    kept = replace(record, header=header)
    with writing(path):
        path.parent.mkdir(parents=True, exist_ok=True)
    kept.save(path)
    return path


def read_record(path: Path) -> Record:
    """A record with names that can be shown: a file may come from anybody, and a terminal obeys some characters."""
    record = load(path)
    names = [shown_name(name) if isinstance(name, str) else name for name in record.header["seats"]]
    return replace(record, header={**record.header, "seats": names})


def resume(path: Path, game: str) -> tuple[Table, Seating, Settings]:
    """A saved game with its seating and its people's settings; one saved by a program is seen from seat 0."""
    record = read_record(path)
    if record.header["game"].replace("-", "_") != game.replace("-", "_"):
        raise CovenError(
            "other_game", f"{path.name} is a game of {record.header['game']}, not of {game}.", file=path.name, game=record.header["game"]
        )
    table = play_again(record)
    return table, Seating(table.seats, _players_of(record, table)), _settings_of(record, table)


def _players_of(record: Record, table: Table) -> tuple[str, ...]:
    from coven.bots import bot_names

    known = [PERSON, *bot_names(table.game)]
    kept = record.header.get(SEATING)
    if isinstance(kept, list) and len(kept) == table.players and all(by in known for by in kept):
        return tuple(kept)
    return (PERSON, *[known[-1]] * (table.players - 1))


def _settings_of(record: Record, table: Table) -> Settings:
    """What the file keeps of each seat's settings; whatever the game does not know is left out, as if it had never been set."""
    kept = record.header.get(SETTINGS)
    rows = kept if isinstance(kept, dict) else {}
    return {seat: mine for seat in range(table.players) if (mine := _known_settings(table, rows.get(str(seat))))}


def _known_settings(table: Table, kept: Any) -> dict[str, Any]:
    try:
        return check_options(table.game.settings, kept) if isinstance(kept, dict) else {}
    except CovenError:
        return {}
