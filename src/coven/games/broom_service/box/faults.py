"""What is wrong with a box: findings, each with the place in the file it speaks of."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from coven.errors import Finding, shown
from coven.games.broom_service.findings import finding
from coven.table.box import at_entry
from coven.table.files.checks import is_number
from coven.table.words import LANGUAGES

Where = tuple[str | int, ...]  # keys and row numbers from the top of the file
ORIGINS = ("rulebook", "reported", "ours")
LONGEST_NAME = 60  # characters; what is drawn has less room anyway
MOST_FAULTS = 200  # then nobody looks for more: of a box that has so many, pairs would make thousands


class Enough(Exception):
    """So much is wrong that the rest does not matter."""


@dataclass(frozen=True)
class Fault:
    """One thing wrong: where it is in the data, what a person calls the entry, and what is wrong with it."""

    where: Where
    entry: str
    problem: Finding

    def __str__(self) -> str:
        return str(self.finding)

    @property
    def finding(self) -> Finding:
        return at_entry(self.entry, self.problem)


def as_table(value: object) -> Mapping[str, Any]:
    return value if isinstance(value, Mapping) else {}


def as_list(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def as_rows(value: object) -> list[Mapping[str, Any]]:
    return [as_table(row) for row in value] if isinstance(value, list) else []


def many(rows: str) -> Finding:
    """What several of a list are called."""
    return finding(f"many_{rows}")


def number_code(low: int, high: int) -> str:
    """The code for how many there may be."""
    if low == high:
        return "number_exactly"
    return "number_between" if low else "number_up_to"


@dataclass(frozen=True)
class Entry:
    """A table of the file under examination; each check notes its fault and tells whether all was well."""

    faults: list[Fault]
    table: Mapping[str, Any]
    where: Where

    @property
    def words(self) -> str:
        """What a person calls the entry: a table by its key, an event by its name, a row by its kind and its id or number."""
        match self.where:
            case ():
                return finding("the_box")
            case ("events", name):
                return finding("row_events", mark=str(name))
            case ("front" | "back" as side, key, int(number)):
                return finding(f"of_{side}", entry=self._row_words(key, number))
            case (key, int(number), *_):
                return self._row_words(key, number)
            case _:
                return str(self.where[-1])

    def _row_words(self, key: str | int, number: int) -> Finding:
        return finding(f"row_{key}", mark=str(self.table.get("id", number + 1)))

    def wrong(self, code: str, key: str | None = None, /, **details: Any) -> bool:
        self.faults.append(Fault(self.where if key is None else (*self.where, key), self.words, finding(code, **details)))
        if len(self.faults) >= MOST_FAULTS:
            raise Enough
        return False

    def is_wrong(self, *keys: str) -> bool:
        """Whether a fault has been noted at one of these keys, or below it."""
        places = [(*self.where, key) for key in keys]
        return any(fault.where[: len(place)] == place for fault in self.faults for place in places)

    def part(self, key: str) -> "Entry":
        """The table under a key; one that is missing or no table is a fault."""
        inner = self.table.get(key)
        if inner is None or inner == {}:
            self.wrong("table_missing", key=key)
        elif not isinstance(inner, Mapping):
            self.wrong("no_table", key, key=key)
        return Entry(self.faults, as_table(inner), (*self.where, key))

    def rows(self, key: str, at_most: int, at_least: int = 0) -> list["Entry"]:
        """The rows of a list of tables; what is no such list, or has too few or too many, is a fault."""
        rows = self.table.get(key, [])
        if not isinstance(rows, list) or not all(isinstance(row, Mapping) for row in rows):
            self.wrong("no_rows", key, key=key)
            return []
        if not at_least <= len(rows) <= at_most:
            self.wrong(number_code(at_least, at_most), key, rows=many(key), low=at_least, high=at_most, count=len(rows))
        return self.each(key)

    def each(self, key: str) -> list["Entry"]:
        """The rows of a list that are tables; nothing is judged."""
        rows = [(number, row) for number, row in enumerate(as_list(self.table.get(key))) if isinstance(row, Mapping)]
        return [Entry(self.faults, row, (*self.where, key, number)) for number, row in rows]

    def whole(self, key: str, low: int, high: int, default: int | None = None) -> bool:
        if is_number(self.table.get(key, default), low, high):
            return True
        return self.wrong("whole_number", key, key=key, low=low, high=high)

    def wholes(self, key: str, low: int, high: int, fewest: int, most: int) -> bool:
        values = self.table.get(key)
        if isinstance(values, list) and fewest <= len(values) <= most and all(is_number(value, low, high) for value in values):
            return True
        return self.wrong("whole_numbers", key, key=key, fewest=fewest, most=most, low=low, high=high)

    def one_of(self, key: str, allowed: Iterable[str]) -> bool:
        choices = tuple(allowed)
        if self.table.get(key) in choices and isinstance(self.table.get(key), str):
            return True
        return self.wrong("either", key, key=key, names=choices[:-1], last=choices[-1])

    def known(self, key: str, allowed: Iterable[str], code: str) -> bool:
        """The id of something that exists; the code says what."""
        if self.table.get(key) in list(allowed):
            return True
        return self.wrong(code, key, key=key, text=shown(self.table.get(key)))

    def some_of(self, key: str, allowed: Iterable[str], fewest: int, most: int, what: str) -> bool:
        """A list of different known ids; `what` several of them are called."""
        values, choices = self.table.get(key), set(allowed)
        if not isinstance(values, list) or not fewest <= len(values) <= most or not all(isinstance(value, str) for value in values):
            return self.wrong("list_exactly" if fewest == most else "list_between", key, key=key, low=fewest, high=most, rows=many(what))
        unknown = [value for value in values if value not in choices]
        if unknown:
            return self.wrong("names_unknown", key, key=key, names=unknown)
        if len(set(values)) != len(values):
            return self.wrong("names_twice", key, key=key)
        return True

    def counts(self, key: str, allowed: Iterable[str], low: int, high: int) -> bool:
        """A small table of whole numbers under known names."""
        values, names = self.table.get(key), tuple(allowed)
        if isinstance(values, Mapping) and set(values) <= set(names) and all(is_number(value, low, high) for value in values.values()):
            return True
        return self.wrong("numbers_for_some", key, key=key, low=low, high=high, names=names)

    def names(self, key: str) -> bool:
        """A name in each language."""
        names = self.table.get(key)
        if not isinstance(names, Mapping) or set(names) != set(LANGUAGES) or not all(isinstance(name, str) and name for name in names.values()):
            return self.wrong("languages", key, key=key, names=LANGUAGES)
        return self.short(key, *names.values())

    def short(self, key: str, *texts: str) -> bool:
        """Texts that can be shown."""
        return all(len(text) <= LONGEST_NAME for text in texts) or self.wrong("long_name", key, key=key, most=LONGEST_NAME)

    def only(self, *known: str) -> bool:
        """No key but the known ones, so that a slip of the pen is noticed."""
        strange = sorted(set(self.table) - set(known) - {"source"})
        for key in strange:
            self.wrong("unknown_value", key, key=key)
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
            return self.wrong("origin_of_each", "source")
        return self.wrong("origin", "source" if source is not None else None)
