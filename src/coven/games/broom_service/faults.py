"""What is wrong with a box: faults in words, each with the place in the file it speaks of."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

Where = tuple[str | int, ...]  # keys and row numbers from the top of the file
LANGUAGES = ("en", "de", "nl")
ORIGINS = ("rulebook", "reported", "ours")


@dataclass(frozen=True)
class Fault:
    """One thing wrong: where it is in the data, the entry in words, and what is wrong with it."""

    where: Where
    entry: str
    problem: str

    def __str__(self) -> str:
        return f"{self.entry}: {self.problem}"


def is_whole(value: Any, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def as_table(value: Any) -> Mapping[str, Any]:
    return value if isinstance(value, Mapping) else {}


def as_list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def as_rows(value: Any) -> list[Mapping[str, Any]]:
    return [as_table(row) for row in value] if isinstance(value, list) else []


def allowed_number(low: int, high: int) -> str:
    """How many there may be, in words."""
    if low == high:
        return f"must be {low}"
    return f"must be {low} to {high}" if low else f"may be up to {high}"


@dataclass(frozen=True)
class Entry:
    """A table of the file under examination; each check notes its fault and tells whether all was well."""

    faults: list[Fault]
    table: Mapping[str, Any]
    where: Where
    words: str

    def wrong(self, problem: str, key: str | None = None) -> bool:
        self.faults.append(Fault(self.where if key is None else (*self.where, key), self.words, problem))
        return False

    def is_wrong(self, *keys: str) -> bool:
        """Whether a fault has been noted at one of these keys, or below it."""
        places = [(*self.where, key) for key in keys]
        return any(fault.where[: len(place)] == place for fault in self.faults for place in places)

    def part(self, key: str, words: str | None = None) -> "Entry":
        """The table under a key; one that is missing or no table is a fault."""
        inner = self.table.get(key)
        if inner is None or inner == {}:
            self.wrong(f"the table {key} is missing or empty")
        elif not isinstance(inner, Mapping):
            self.wrong(f"{key} must be a table", key)
        return Entry(self.faults, as_table(inner), (*self.where, key), words or key)

    def rows(self, key: str, noun: str, at_most: int, at_least: int = 0) -> list["Entry"]:
        """The rows of a list of tables; what is no such list, or has too few or too many, is a fault."""
        rows = self.table.get(key, [])
        if not isinstance(rows, list) or not all(isinstance(row, Mapping) for row in rows):
            self.wrong(f"{key} must be a list of tables", key)
            return []
        if not at_least <= len(rows) <= at_most:
            self.wrong(f"there {allowed_number(at_least, at_most)} {key.replace('_', ' ')}, not {len(rows)}", key)
        return self.each(key, noun)

    def each(self, key: str, noun: str) -> list["Entry"]:
        """The rows of a list that are tables, each named by its id or number; nothing is judged."""
        rows = [(number, row) for number, row in enumerate(as_list(self.table.get(key))) if isinstance(row, Mapping)]
        of = "" if self.where == () else f" of the {self.words}"
        return [Entry(self.faults, row, (*self.where, key, number), f"{noun} {row.get('id', number + 1)}{of}") for number, row in rows]

    def whole(self, key: str, low: int, high: int, default: int | None = None) -> bool:
        if is_whole(self.table.get(key, default), low, high):
            return True
        return self.wrong(f"{key} must be a whole number from {low} to {high}", key)

    def wholes(self, key: str, low: int, high: int, fewest: int, most: int) -> bool:
        values = self.table.get(key)
        if isinstance(values, list) and fewest <= len(values) <= most and all(is_whole(value, low, high) for value in values):
            return True
        return self.wrong(f"{key} must list {fewest} to {most} whole numbers from {low} to {high}", key)

    def one_of(self, key: str, allowed: Iterable[str]) -> bool:
        choices = tuple(allowed)
        if self.table.get(key) in choices and isinstance(self.table.get(key), str):
            return True
        return self.wrong(f"{key} must be {', '.join(choices[:-1])} or {choices[-1]}", key)

    def known(self, key: str, allowed: Iterable[str], what: str) -> bool:
        """The id of something that exists."""
        if self.table.get(key) in list(allowed):
            return True
        return self.wrong(f"{key} must be the id of {what}, not {self.table.get(key)!r}", key)

    def some_of(self, key: str, allowed: Iterable[str], fewest: int, most: int, what: str) -> bool:
        """A list of different known ids."""
        values, choices = self.table.get(key), set(allowed)
        if not isinstance(values, list) or not fewest <= len(values) <= most or not all(isinstance(value, str) for value in values):
            return self.wrong(f"{key} must list {fewest if fewest == most else f'{fewest} to {most}'} {what}", key)
        unknown = [value for value in values if value not in choices]
        if unknown:
            return self.wrong(f"{key} names {', '.join(unknown)}, of which there is none", key)
        if len(set(values)) != len(values):
            return self.wrong(f"{key} names the same twice", key)
        return True

    def counts(self, key: str, allowed: Iterable[str], low: int, high: int) -> bool:
        """A small table of whole numbers under known names."""
        values, names = self.table.get(key), tuple(allowed)
        if isinstance(values, Mapping) and set(values) <= set(names) and all(is_whole(value, low, high) for value in values.values()):
            return True
        return self.wrong(f"{key} must give whole numbers from {low} to {high} for some of {', '.join(names)}", key)

    def names(self, key: str) -> bool:
        """A name in each language."""
        names = self.table.get(key)
        if isinstance(names, Mapping) and set(names) == set(LANGUAGES) and all(isinstance(name, str) and name for name in names.values()):
            return True
        return self.wrong(f"{key} must be given in {', '.join(LANGUAGES)}", key)

    def only(self, *known: str) -> bool:
        """No key but the known ones, so that a slip of the pen is noticed."""
        strange = sorted(set(self.table) - set(known) - {"source"})
        for key in strange:
            self.wrong(f"{key} is no known value here", key)
        return not strange

    def origin(self, inherited: bool = False) -> bool:
        """The table says where its values come from, as a whole or value by value."""
        source = self.table.get("source")
        if (isinstance(source, str) and source in ORIGINS) or (source is None and inherited):
            return True
        if isinstance(source, Mapping) and source:
            values = set(self.table) - {"source", "id"}
            if all(origin in ORIGINS for origin in source.values()) and (set(source) <= values if inherited else set(source) == values):
                return True
            return self.wrong("source must name the origin of every value: rulebook, reported or ours", "source")
        return self.wrong("source must be rulebook, reported or ours", "source" if source is not None else None)
