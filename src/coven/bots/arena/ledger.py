"""The file of an arena: a line for each task as it ends, so that a run can be stopped at any time and go on later.

A line is written whole or not at all; one cut off by a crash is dropped and played again. Games are known by line-up and number, so none
counts twice.
"""

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

from coven.bots.arena.lineups import ArenaPlan, Lineup
from coven.bots.arena.playing import Task
from coven.bots.arena.program import GameResult
from coven.errors import CovenError, cannot_read, writing

FORMAT = 1
Book = dict[Lineup, dict[int, GameResult]]


def header_of(plan: ArenaPlan) -> dict[str, Any]:
    """What must be the same for a run to go on: all that decides a game but its line-up and its number."""
    return {"arena": FORMAT, "game": plan.game, "options": dict(plan.options), "seed": plan.seed, "code": plan.code}


class Ledger:
    """Results by line-up and number, in memory and, if there is a file, on disk."""

    def __init__(self, plan: ArenaPlan, path: Path | None = None) -> None:
        self.book: Book = {lineup: {} for lineup in plan.lineups}
        self._file: IO[bytes] | None = None
        if path is not None:
            with writing(path):
                path.parent.mkdir(parents=True, exist_ok=True)
                self._file = path.open("a+b")
            try:
                lock(self._file, path)
                self._read(plan, path)
            except BaseException:
                self.close()
                raise

    def add(self, task: Task, results: list[GameResult], by: str = "") -> None:
        """Keeps the results of a task."""
        if self._file is not None:
            row = {"bots": list(task.lineup.bots), "first": task.first, "games": results, "by": by}
            with writing(self._file.name):
                self._write(row)
        self._enter(task.lineup, task.first, results)

    def missing(self, plan: ArenaPlan, lineup: Lineup) -> list[int]:
        """The games of a line-up that are not played yet."""
        return [number for number in plan.numbers(lineup) if number not in self.book[lineup]]

    def close(self) -> None:
        if self._file is not None:
            self._file.close()

    def _write(self, row: Mapping[str, Any]) -> None:
        assert self._file is not None
        self._file.write(json.dumps(row, separators=(",", ":")).encode() + b"\n")
        self._file.flush()

    def _enter(self, lineup: Lineup, first: int, results: list[GameResult]) -> None:
        for number, result in enumerate(results, first):
            self.book.setdefault(lineup, {}).setdefault(number, result)

    def _read(self, plan: ArenaPlan, path: Path) -> None:
        """Takes over what a file holds, or begins one."""
        assert self._file is not None
        self._file.seek(0)
        whole, _, torn = self._file.read().rpartition(b"\n")
        if torn:
            self._file.truncate(len(whole) + 1 if whole else 0)
        lines = whole.splitlines()
        if not lines:
            self._write(header_of(plan))
            return
        try:
            check_header(json.loads(lines[0]), plan, path)
            for line in lines[1:]:
                row = json.loads(line)
                self._enter(Lineup(tuple(row["bots"])), int(row["first"]), [GameResult(*game) for game in row["games"]])
        except (ValueError, KeyError, TypeError) as error:
            raise CovenError("bad_arena_file", f"{path.name} holds no arena: {error}.", file=path.name) from None


def check_header(found: Any, plan: ArenaPlan, path: Path) -> None:
    """Whether a file goes on with this plan."""
    wanted = header_of(plan)
    if not isinstance(found, dict) or found.get("arena") != FORMAT:
        raise ValueError("its first line is of another kind")
    differing = [name for name in wanted if found.get(name) != wanted[name]]
    if differing:
        message = f"{path.name} holds games of another arena ({', '.join(differing)})."
        raise CovenError("other_arena", message, file=path.name, differing=differing)


def seed_in(path: Path) -> str | None:
    """The seed of the arena in a file, so that a run without one can go on; None if there is no file."""
    try:
        with path.open("rb") as file:
            line = file.readline()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise cannot_read(path, error) from None
    with suppress(ValueError, TypeError, KeyError, AttributeError):
        return str(json.loads(line)["seed"])
    return None


def lock(file: IO[bytes], path: Path) -> None:
    """Keeps a second run from writing into the same file; the lock ends with the process."""
    if os.name != "posix":
        return
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise CovenError("arena_in_use", f"Another run is writing into {path.name}.", file=path.name) from None
