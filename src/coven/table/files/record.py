"""Records: a whole game on file as JSON lines, read back, replayed, and checked against its seed."""

import json
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from coven.errors import CovenError, Finding, Refused, cannot_read, shown, writing
from coven.table.files.checks import named_as_today
from coven.table.game import Game
from coven.table.keeper import Keeper
from coven.table.registry import game as find_game
from coven.table.table import Table

FORMAT = 2
OLD_FORMAT = 1  # called the rules version `rules`
HEADER_FIELDS = {"format": int, "game": str, "rules_version": int, "players": int, "options": dict, "box": dict, "seats": list, "commitment": str}
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Record:
    """A game on file: header, numbered moves, and for a finished game the outcome and the seed."""

    header: Mapping[str, Any]
    moves: tuple[tuple[int, str], ...]
    ending: Mapping[str, Any] | None = None
    kept_seed: str | None = field(default=None, repr=False)  # of an unfinished game saved to be gone on with
    kept_salt: str | None = field(default=None, repr=False)

    @property
    def seed(self) -> str | None:
        return self.ending.get("seed") if self.ending is not None else self.kept_seed

    @property
    def salt(self) -> bytes:
        """What the commitment was salted with; nothing in records from before there were salts."""
        salt = self.ending.get("salt") if self.ending is not None else self.kept_salt
        return bytes.fromhex(salt or "")

    def lines(self) -> Iterable[str]:
        """The record as JSON lines."""
        yield _line(dict(self.header))
        for number, (seat, move) in enumerate(self.moves, 1):
            yield _line({"n": number, "seat": seat, "move": move})
        if self.ending is not None:
            yield _line(dict(self.ending))
        elif self.kept_seed is not None:
            yield _line({"unfinished": True, "seed": self.kept_seed, **({"salt": self.kept_salt} if self.kept_salt else {})})

    def save(self, path: str | Path) -> None:
        """Writes the record; the file is complete or not there at all. Raises `cannot_write`."""
        text = "".join(line + "\n" for line in self.lines())
        with writing(path):
            target = Path(path)
            part = _free_name(target)
            try:
                part.write_text(text, encoding="utf-8")
                part.replace(target)
            finally:
                part.unlink(missing_ok=True)


def _free_name(target: Path) -> Path:
    """A name beside the file for what is not yet complete; a file that has such a name is somebody's, and is left alone."""
    names = (target.with_name(f"{target.name}.{number}.part") for number in count(1))
    return next(name for name in names if not os.path.lexists(name))


def _line(data: Mapping[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def record_of(keeper: Keeper, with_seed: bool = False) -> Record:
    """The record of a game. `with_seed` keeps the secret seed of an unfinished one, to save and resume on one's own machine."""
    header = {
        "format": FORMAT,
        "game": keeper.game.name,
        "rules_version": keeper.game.version,
        "players": keeper.players,
        "options": dict(keeper.options),
        "box": _box_entry(keeper),
        "seats": list(keeper.seats),
        "commitment": keeper.commitment,
    }
    if keeper.origin is not None:
        header["position"] = dict(keeper.origin)
    moves = tuple((seat, move.text) for seat, move in keeper.history)
    outcome = Table(keeper).outcome
    secrets = {"seed": keeper.seed.hex(), **({"salt": keeper.salt.hex()} if keeper.salt else {})}
    if outcome is None:
        return Record(header, moves, None, *((secrets["seed"], secrets.get("salt")) if with_seed else ()))
    return Record(header, moves, {"outcome": outcome.as_data(), "moves": len(moves), **secrets})


def _box_entry(keeper: Keeper) -> dict[str, Any]:
    entry = {"name": keeper.box.name, "hash": keeper.box.hash}
    return entry if keeper.box is keeper.game.standard_box else {**entry, "data": dict(keeper.box.data)}


def bad_record(message: str, **details: Any) -> CovenError:
    return CovenError("bad_record", f"This is not a whole record: {message}.", **details)


def load(path: str | Path) -> Record:
    """Reads a record from a file; a damaged one gives an error that says where."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise bad_record("it is not text") from None
    except (OSError, ValueError, TypeError) as error:
        raise cannot_read(path, error) from None
    return read_lines(text.split("\n"))


def read_lines(lines: Iterable[str]) -> Record:
    """Reads a record from its lines."""
    if isinstance(lines, str | bytes) or not isinstance(lines, Iterable):
        raise bad_record(f"{shown(lines)} are no lines of text")
    rows = [_read_line(number, line) for number, line in enumerate(lines, 1) if not isinstance(line, str) or line.strip()]
    if not rows:
        raise bad_record("it is empty")
    header, rest = _in_todays_format(rows[0]), rows[1:]
    _check_header(header)
    ending = rest.pop() if rest and not {"n", "move"} & set(rest[-1]) else None
    moves = tuple(_read_move(number, row) for number, row in enumerate(rest, 1))
    if ending is None:
        return Record(header, moves)
    seed, salt = _check_hex(ending, "seed"), _check_hex(ending, "salt") if "salt" in ending else None
    if ending.get("unfinished") is True:
        return Record(header, moves, None, seed, salt)
    if not isinstance(ending.get("outcome"), dict):
        raise bad_record("its end has no outcome", part="outcome")
    if type(ending.get("moves")) is not int or ending["moves"] != len(moves):
        raise bad_record(f"its end speaks of {shown(ending.get('moves'))} moves and {len(moves)} are there", moves=len(moves))
    return Record(header, moves, ending)


def _read_line(number: int, line: str) -> dict[str, Any]:
    try:
        row = json.loads(line, parse_constant=_no_number)
    except (ValueError, RecursionError, TypeError):
        raise bad_record(f"line {number} is broken or cut off", line=number) from None
    if not isinstance(row, dict):
        raise bad_record(f"line {number} is not an object", line=number)
    return row


def _no_number(name: str) -> None:
    raise ValueError(f"{name} is no JSON")


def _in_todays_format(header: dict[str, Any]) -> dict[str, Any]:
    is_old = type(header.get("format")) is int and header["format"] == OLD_FORMAT
    return {**named_as_today(header), "format": FORMAT} if is_old else header


def _check_header(header: Mapping[str, Any]) -> None:
    for name, kind in HEADER_FIELDS.items():
        if type(header.get(name)) is not kind:  # true and 1.0 are no whole numbers
            raise bad_record(f"its first line has no {name}", field=name)
    if not isinstance(header["box"].get("data", {}), dict):
        raise bad_record("the box in its first line is damaged", field="box")
    if header["format"] != FORMAT:
        raise CovenError("other_format", f"Its format is {header['format']}; this is format {FORMAT}.", theirs=header["format"], ours=FORMAT)


def _read_move(number: int, row: Mapping[str, Any]) -> tuple[int, str]:
    if (type(row.get("n")), type(row.get("seat")), type(row.get("move"))) != (int, int, str) or row["n"] != number:
        raise bad_record(f"move number {number} is missing or damaged", number=number)
    return row["seat"], row["move"]


def _check_hex(ending: Mapping[str, Any], part: str) -> str:
    value = ending.get(part)
    if not isinstance(value, str) or len(value) != 64 or any(digit not in "0123456789abcdef" for digit in value):
        raise bad_record(f"its end has no {part}, or a damaged one", part=part)
    return value


def _check_record(record: Any) -> None:
    if not isinstance(record, Record):
        raise CovenError("bad_record", f"{shown(record)} is no record: read one with coven.load.")


def replay(record: Record, progress: Progress | None = None) -> Table:
    """Plays a record again, move by move; the table stands where the record ends."""
    for number, each in enumerate(replay_steps(record)):
        table = each
        if progress is not None and number:
            progress(number, len(record.moves))
    return table


def replay_steps(record: Record) -> Iterator[Table]:
    """The table of a record at its start and after every move; it is one table that goes on, not many."""
    _check_record(record)
    game = find_game(record.header["game"])
    _check_version(game, record)
    if record.seed is None:
        raise CovenError("no_seed", "An unfinished record without its seed can't be dealt again.")
    table = _table_of(game, record)
    if table.box.hash != record.header["box"].get("hash"):
        raise CovenError("other_box", f"It was played with another box named {table.box.name!r}.", box=table.box.name)
    yield table
    for seat, move in record.moves:
        table.play(seat, move)
        yield table


def _check_version(game: Game, record: Record) -> None:
    theirs = record.header["rules_version"]
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
        return game.from_position(header["position"], bytes.fromhex(record.seed or ""), header["seats"], record.salt)
    box = game.box(header["box"].get("data"))
    return game.new_table(header["players"], header["options"], bytes.fromhex(record.seed or ""), box, header["seats"], record.salt)


def verify(record: Record, progress: Progress | None = None) -> list[Finding]:
    """Deals a game again from its seed; returns everything that does not match, nothing if all of a finished game does."""
    _check_record(record)
    if record.seed is None:
        return [Finding("no_seed", "the game is not finished, so its seed is not told")]
    game = find_game(record.header["game"])
    _check_version(game, record)
    table = _table_of(game, record)
    findings = _check_promises(record, table)
    misfit = _play_again(record, table, progress)
    return findings + (_check_ending(record, table) if misfit is None else [misfit])


def _check_promises(record: Record, table: Table) -> list[Finding]:
    """What the header promised against what the table was set up with."""
    header, box, findings = record.header, table.box, []
    if header["commitment"] != table.commitment:
        promise = f"the seed does not match the commitment: its hash is {table.commitment}"
        findings.append(Finding("other_commitment", promise, hash=table.commitment))
    if header["box"].get("hash") != box.hash:
        findings.append(Finding("other_box", f"the box does not match: its hash is {box.hash}", hash=box.hash))
    if header["box"].get("name") != box.name:
        findings.append(_differs("other_box_name", "the name of the box does not match", header["box"].get("name"), box.name))
    if header["players"] != table.players:
        findings.append(_differs("other_players", "the number of players does not match", header["players"], table.players))
    if not _is_same({**table.options, **header["options"]}, table.options):
        findings.append(_differs("other_options", "the options do not match", header["options"], table.options))
    return findings


def _differs(code: str, what: str, recorded: object, played: object) -> Finding:
    return Finding(code, f"{what}: recorded {recorded}, played {played}", recorded=recorded, played=played)


def _is_same(one: object, other: object) -> bool:
    """Whether two values are the same in a file, where true is not 1."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def _play_again(record: Record, table: Table, progress: Progress | None) -> Finding | None:
    """Plays all moves; names the first that does not fit."""
    for number, (seat, move) in enumerate(record.moves, 1):
        try:
            table.play(seat, move)
        except CovenError as error:
            return _misfit(number, seat, move, error)
        if progress is not None:
            progress(number, len(record.moves))
    return None


def _misfit(number: int, seat: int, move: str, error: CovenError) -> Finding:
    """A recorded move that can't be made; the ruling is 0 where no rule is broken, as by what is no move at all."""
    ruling = error.ruling if isinstance(error, Refused) else 0
    message = f"move {number} ({move} by seat {seat}) does not fit the deal of this seed" + (f" (rule {ruling})" if ruling else "")
    return Finding("misfit", message, number=number, move=move, seat=seat, reason=error.code, ruling=ruling)


def _check_ending(record: Record, table: Table) -> list[Finding]:
    outcome = table.outcome
    if outcome is None and record.ending is None:
        return [Finding("unfinished", "the game is not finished, so there is no outcome to check")]
    if outcome is None:
        return [Finding("not_over", "the game is not over after its last move")]
    if record.ending is None:
        return [Finding("no_outcome", "the game is over after its last move, but no outcome is recorded")]
    ours, theirs = outcome.as_data(), record.ending["outcome"]
    differing = [name for name in ours if not _is_same(theirs.get(name), ours[name])]
    findings = [_other_outcome(name, theirs.get(name), ours[name]) for name in differing]
    return findings + [Finding("no_part", f"{name} is recorded, but is no part of an outcome", part=name) for name in theirs if name not in ours]


def _other_outcome(part: str, recorded: object, played: object) -> Finding:
    return Finding("other_outcome", f"{part} recorded as {recorded}, but played as {played}", part=part, recorded=recorded, played=played)
