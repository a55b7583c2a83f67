"""Records: a whole game on file as JSON lines, read back, replayed, and checked against its seed."""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from coven.errors import CovenError
from coven.table.game import Game
from coven.table.registry import game as find_game
from coven.table.table import Table

FORMAT = 1
HEADER_FIELDS = {"format": int, "game": str, "rules": int, "players": int, "options": dict, "box": dict, "seats": list, "commitment": str}
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Record:
    """A game on file: header, numbered moves, and for a finished game the outcome and the seed."""

    header: Mapping[str, Any]
    moves: tuple[tuple[int, str], ...]
    ending: Mapping[str, Any] | None = None
    kept_seed: str | None = field(default=None, repr=False)  # of an unfinished game saved to be gone on with

    @property
    def seed(self) -> str | None:
        return self.ending.get("seed") if self.ending is not None else self.kept_seed

    def lines(self) -> Iterable[str]:
        """The record as JSON lines."""
        yield _line(dict(self.header))
        for number, (seat, move) in enumerate(self.moves, 1):
            yield _line({"n": number, "seat": seat, "move": move})
        if self.ending is not None:
            yield _line(dict(self.ending))
        elif self.kept_seed is not None:
            yield _line({"unfinished": True, "seed": self.kept_seed})

    def save(self, path: str | Path) -> None:
        """Writes the record; the file is complete or not there at all."""
        target = Path(path)
        part = target.with_name(target.name + ".part")
        try:
            part.write_text("".join(line + "\n" for line in self.lines()), encoding="utf-8")
            part.replace(target)
        finally:
            part.unlink(missing_ok=True)


def _line(data: Mapping[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def record_of(table: Table, with_seed: bool = False) -> Record:
    """The record of a table. `with_seed` keeps the secret seed of an unfinished game, to save and resume on one's own machine."""
    header = {
        "format": FORMAT,
        "game": table.game.name,
        "rules": table.game.version,
        "players": table.players,
        "options": dict(table.options),
        "box": _box_entry(table),
        "seats": list(table.seats),
        "commitment": table.commitment,
    }
    if table.origin is not None:
        header["position"] = dict(table.origin)
    moves = tuple((seat, move.text) for seat, move in table.history)
    outcome = table.outcome
    if outcome is None:
        return Record(header, moves, None, table._seed.hex() if with_seed else None)
    return Record(header, moves, {"outcome": outcome.as_data(), "moves": len(moves), "seed": table.seed.hex()})


def _box_entry(table: Table) -> dict[str, Any]:
    entry = {"name": table.box.name, "hash": table.box.hash}
    return entry if table.box is table.game.standard_box else {**entry, "data": dict(table.box.data)}


def bad_record(message: str, **details: Any) -> CovenError:
    return CovenError("bad_record", f"This is not a whole record: {message}.", **details)


def load(path: str | Path) -> Record:
    """Reads a record from a file; a damaged one gives an error that says where."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise CovenError("no_such_file", f"{Path(path).name} can't be read: {error.strerror}.", file=Path(path).name) from None
    except UnicodeDecodeError:
        raise bad_record("it is not text") from None
    return read_lines(text.split("\n"))


def read_lines(lines: Iterable[str]) -> Record:
    """Reads a record from its lines."""
    rows = [_read_line(number, line) for number, line in enumerate(lines, 1) if line.strip()]
    if not rows:
        raise bad_record("it is empty")
    header, rest = rows[0], rows[1:]
    _check_header(header)
    ending = rest.pop() if rest and "move" not in rest[-1] else None
    moves = tuple(_read_move(number, row) for number, row in enumerate(rest, 1))
    if ending is None:
        return Record(header, moves)
    if ending.get("unfinished") is True:
        return Record(header, moves, None, _check_seed(ending))
    _check_seed(ending)
    if not isinstance(ending.get("outcome"), dict) or ending.get("moves") != len(moves):
        raise bad_record(f"its end speaks of {ending.get('moves')} moves and {len(moves)} are there", moves=len(moves))
    return Record(header, moves, ending)


def _read_line(number: int, line: str) -> dict[str, Any]:
    try:
        row = json.loads(line)
    except (ValueError, RecursionError):
        raise bad_record(f"line {number} is broken or cut off", line=number) from None
    if not isinstance(row, dict):
        raise bad_record(f"line {number} is not an object", line=number)
    return row


def _check_header(header: Mapping[str, Any]) -> None:
    for name, kind in HEADER_FIELDS.items():
        if not isinstance(header.get(name), kind):
            raise bad_record(f"its first line has no {name}", field=name)
    if not isinstance(header["box"].get("data", {}), dict):
        raise bad_record("the box in its first line is damaged", field="box")
    if header["format"] != FORMAT:
        raise CovenError("other_format", f"Its format is {header['format']}; this is format {FORMAT}.", theirs=header["format"], ours=FORMAT)


def _read_move(number: int, row: Mapping[str, Any]) -> tuple[int, str]:
    if row.get("n") != number or not isinstance(row.get("seat"), int) or not isinstance(row.get("move"), str):
        raise bad_record(f"move number {number} is missing or damaged", number=number)
    return row["seat"], row["move"]


def _check_seed(ending: Mapping[str, Any]) -> str:
    seed = ending.get("seed")
    if not isinstance(seed, str) or len(seed) != 64 or any(digit not in "0123456789abcdef" for digit in seed):
        raise bad_record("its seed is missing or damaged")
    return seed


def replay(record: Record, progress: Progress | None = None) -> Table:
    """Plays a record again, move by move; the table stands where the record ends."""
    game = find_game(record.header["game"])
    _check_version(game, record)
    if record.seed is None:
        raise CovenError("no_seed", "An unfinished record without its seed can't be dealt again.")
    table = _table_of(game, record)
    if table.box.hash != record.header["box"].get("hash"):
        raise CovenError("other_box", f"It was played with another box named {table.box.name!r}.", box=table.box.name)
    for number, (seat, move) in enumerate(record.moves, 1):
        table.play(seat, move)
        if progress is not None:
            progress(number, len(record.moves))
    return table


def _check_version(game: Game, record: Record) -> None:
    theirs = record.header["rules"]
    if theirs != game.version:
        raise CovenError(
            "other_rules_version",
            f"It was played under rules version {theirs} of {game.name}; this is version {game.version}.",
            theirs=theirs,
            ours=game.version,
        )


def _table_of(game: Game, record: Record) -> Table:
    header = record.header
    if "position" in header:
        return game.from_position(header["position"], bytes.fromhex(record.seed or ""), header["seats"])
    box = game.box(header["box"].get("data"))
    return game.new_table(header["players"], header["options"], bytes.fromhex(record.seed or ""), box, header["seats"])


def verify(record: Record, progress: Progress | None = None) -> list[str]:
    """Deals a finished game again from its seed; returns everything that does not match, nothing if all does."""
    if record.ending is None:
        return ["the game is not finished, so its seed is not told"]
    game = find_game(record.header["game"])
    _check_version(game, record)
    table = _table_of(game, record)
    findings = _check_promises(record, table)
    misfit = _play_again(record, table, progress)
    return findings + (_check_ending(record, table) if misfit is None else [misfit])


def _check_promises(record: Record, table: Table) -> list[str]:
    """What the header promised against what the table was set up with."""
    header, findings = record.header, []
    if header["commitment"] != table.commitment:
        findings.append(f"the seed does not match the commitment: its hash is {table.commitment}")
    if header["box"].get("hash") != table.box.hash:
        findings.append(f"the box does not match: its hash is {table.box.hash}")
    if header["players"] != table.players:
        findings.append(f"the number of players does not match: recorded {header['players']}, played {table.players}")
    if {**table.options, **header["options"]} != table.options:
        findings.append(f"the options do not match: recorded {header['options']}, played {table.options}")
    return findings


def _play_again(record: Record, table: Table, progress: Progress | None) -> str | None:
    """Plays all moves; tells of the first that does not fit."""
    for number, (seat, move) in enumerate(record.moves, 1):
        try:
            table.play(seat, move)
        except CovenError as error:
            return f"move {number} ({move} by seat {seat}) does not fit the deal of this seed: {error.code}"
        if progress is not None:
            progress(number, len(record.moves))
    return None


def _check_ending(record: Record, table: Table) -> list[str]:
    assert record.ending is not None
    if table.outcome is None:
        return ["the game is not over after its last move"]
    ours, theirs = table.outcome.as_data(), record.ending["outcome"]
    return [f"{name} recorded as {theirs.get(name)}, but played as {ours[name]}" for name in ours if theirs.get(name) != ours[name]]
