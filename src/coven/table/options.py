"""The options of a game: what may be set, the rulebook's default, and clear words when a value will not do."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from coven.errors import CovenError, shown
from coven.kernel.layout import Layout, layout
from coven.kernel.plain import new_plain


def _refuse(name: str, value: object, expected: str) -> CovenError:
    return CovenError("bad_option", f"Option {name}: {shown(value)} is not {expected}.", option=name, value=value, expected=expected)


def refuse_together(reason: str, name: str, value: object, expected: str, about: object = True) -> CovenError:
    """An option that does not go with the others; the reason is a detail of its own, by which words in each language are found."""
    message = f"Option {name}: {shown(value)} is not {expected}."
    return CovenError("bad_option", message, **{reason: about}, option=name, value=value, expected=expected)


@dataclass(frozen=True)
class Flag:
    """Yes or no."""

    name: str
    default: bool = False

    def check(self, value: object) -> bool:
        if isinstance(value, bool):
            return value
        raise _refuse(self.name, value, "true or false")

    def read(self, text: str) -> Any:
        return {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False, "0": False}.get(text.lower(), text)

    def encode(self, value: bool) -> int:
        return int(value)

    def values(self) -> list[Any]:
        """Values worth trying: all of them, or both ends and the default."""
        return [False, True]


@dataclass(frozen=True)
class Number:
    """A whole number from `low` to `high`; `absent` allows None, kept as 0."""

    name: str
    low: int
    high: int
    default: int | None
    absent: bool = False

    def check(self, value: object) -> int | None:
        if value is None and self.absent:
            return None
        if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
            return value
        raise _refuse(self.name, value, f"a whole number from {self.low} to {self.high}" + (" or none" if self.absent else ""))

    def read(self, text: str) -> Any:
        if self.absent and text.lower() == "none":
            return None
        try:
            return int(text)
        except ValueError:
            return text

    def encode(self, value: int | None) -> int:
        return 0 if value is None else int(value)

    def values(self) -> list[Any]:
        return [*([None] if self.absent else []), self.low, self.high, self.default]


@dataclass(frozen=True)
class Choice:
    """One of a few named ways to play; the first is the default."""

    name: str
    choices: tuple[str, ...]

    @property
    def default(self) -> str:
        return self.choices[0]

    def check(self, value: object) -> str:
        if isinstance(value, str) and value in self.choices:
            return str(value)
        raise _refuse(self.name, value, "one of " + ", ".join(self.choices))

    def read(self, text: str) -> Any:
        return text

    def encode(self, value: str) -> int:
        return self.choices.index(value)

    def values(self) -> list[Any]:
        return list(self.choices)


Option = Flag | Number | Choice


def check_options(options: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """All options with their values, the defaults filled in."""
    if not isinstance(given, Mapping):
        raise CovenError("bad_options", f"{shown(given)} are no options: give their values by name.", options=shown(given))
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise CovenError(
                "unknown_option", f"There is no option {name!r}; there are {', '.join(sorted(known)) or 'none'}.", option=name, known=sorted(known)
            )
    return {name: option.check(given.get(name, option.default)) for name, option in known.items()}


def read_options(options: Sequence[Option], texts: Sequence[str]) -> dict[str, Any]:
    """Options written as `name=value`, as on a command line."""
    known = {option.name: option for option in options}
    given: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise CovenError("bad_option", f"{text!r} is not of the form name=value.", option=text)
        given[name] = known[name].read(value) if name in known else value
    return check_options(options, given)


@cache
def layout_of(options: tuple[Option, ...]) -> Layout:
    """The record of options as rules read them: small numbers, all of one size, so that there are no gaps in which anything may stand."""
    wide = any(isinstance(option, Number) and not -128 <= option.low <= option.high <= 127 for option in options)
    size = "i2" if wide else "i1"
    return layout([(option.name, size) for option in options])


def encode_options(options: Sequence[Option], values: Mapping[str, Any]) -> Any:
    """The options as a plain record for the rules."""
    record = new_plain(layout_of(tuple(options)))
    for option in options:
        record[option.name] = option.encode(values[option.name])
    return record
