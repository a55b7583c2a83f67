"""Games kept on this machine, to be gone on with."""

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Any

from coven.cli.table.seats import PERSON, Seating, shown_name
from coven.errors import CovenError, writing
from coven.table.files.record import Record, load
from coven.table.files.record import replay as play_again
from coven.table.options import check_options
from coven.table.registry import game_names
from coven.table.table import Table

SEATING = "played_by"
SETTINGS = "settings"
SeatSettings = Mapping[int, Mapping[str, Any]]  # by seat, what each person leaves to the table


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
    """A file for this game that is not there yet."""
    stem = f"{table.game.name}-{datetime.now():%Y%m%d-%H%M%S}"
    places = (saves_folder() / f"{stem}{'' if number == 1 else f'-{number}'}.jsonl" for number in count(1))
    return next(place for place in places if not place.exists())


def check_may_overwrite(path: Path, table: Table) -> None:
    """Raises `not_this_game` if the file is anything but an earlier save of this very game."""
    try:
        if not path.is_file():
            return
    except ValueError:  # no file has such a name; writing says so
        return
    try:
        is_same = load(path).header["commitment"] == table.commitment
    except CovenError:
        is_same = False
    if not is_same:
        raise CovenError("not_this_game", f"{path} holds something else, and is left as it is.", file=str(path))


def named_file(name: str) -> Path:
    """The file a person names; `~` is their home, as far as it is known."""
    try:
        return Path(name).expanduser()
    except RuntimeError:
        return Path(name)


def save(table: Table, seating: Seating, path: Path, settings: SeatSettings | None = None) -> Path:
    """Writes the game with its seed, who plays which seat, and what they leave to the table."""
    record = table.keeper.record(with_seed=True)
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


@dataclass(frozen=True)
class Unfinished:
    """A saved game that can be gone on with."""

    path: Path
    game: str
    moves: int
    saved: datetime


def unfinished_games(game: str | None = None) -> list[Unfinished]:
    """The saved games not played to the end, of one game or of all, the latest first."""
    try:
        files = sorted(saves_folder().glob("*.jsonl"), key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return []
    found = (_unfinished(path) for path in files)
    return [save for save in found if save is not None and game in (None, save.game)]


def _unfinished(path: Path) -> Unfinished | None:
    try:
        record, saved = load(path), datetime.fromtimestamp(path.stat().st_mtime)
    except (CovenError, OSError):
        return None
    if record.ending is not None or record.seed is None or record.header["game"] not in game_names():
        return None
    return Unfinished(path, record.header["game"], len(record.moves), saved)


def resume(path: Path, game: str | None = None) -> tuple[Table, Seating, SeatSettings]:
    """A saved game with its seating and its people's settings; one saved by a program is seen from its first seat.

    With the name of a game, a save of another is refused.
    """
    record = read_record(path)
    if game is not None and record.header["game"] != game:
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


def _settings_of(record: Record, table: Table) -> SeatSettings:
    """What the file keeps of each seat's settings; whatever the game does not know is left out, as if it had never been set."""
    kept = record.header.get(SETTINGS)
    rows = kept if isinstance(kept, dict) else {}
    return {seat: mine for seat in range(table.players) if (mine := _known_settings(table, rows.get(str(seat))))}


def _known_settings(table: Table, kept: Any) -> dict[str, Any]:
    try:
        return check_options(table.game.about.settings, kept) if isinstance(kept, dict) else {}
    except CovenError:
        return {}
