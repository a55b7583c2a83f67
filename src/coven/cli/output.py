"""Where the command line speaks: its language, its consoles, and plain data for programs."""

import json
import logging
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from coven.errors import CovenError, Finding, Refused, cut
from coven.table.words import LANGUAGES, LONGEST_PART, Words, sayable, words

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress

    from coven.table.game import Game

EMBER = "#e2703a"
LONGEST_VALUE = 500
GIVEN = ("value", "recorded", "played")  # details that may be anything a file holds
NO_BREAK_SPACES = "\u00a0\u202f"


def language_of(argv: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language asked for by `--lang`, else the one of the locale, else English."""
    for place, word in enumerate(argv):
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
        if word == "--lang" and place + 1 < len(argv):
            return argv[place + 1]
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            code = environment[name][:2].lower()
            return code if code in LANGUAGES else "en"
    return "en"


@dataclass
class Output:
    """What a command speaks through. `--json` answers with data only, on standard output."""

    language: str
    json: bool = False
    seats: Sequence[str] = ()
    has_answered: bool = False  # a run that was stopped has told what there is
    speak: Words = field(init=False)

    def __post_init__(self) -> None:
        self.speak = words(self.language if self.language in LANGUAGES else "en")

    def check_language(self) -> None:
        words(self.language)

    def use(self, game: "Game", seats: Sequence[str] = ()) -> None:
        """From here on the words of a game are known too."""
        self.speak = game.words(self.language)
        self.seats = seats

    @cached_property
    def console(self) -> "Console":
        from coven.cli.safe_console import safe_console

        return safe_console()

    @cached_property
    def errors(self) -> "Console":
        from coven.cli.safe_console import safe_console

        return safe_console(stderr=True)

    def say(self, key: str, **args: Any) -> None:
        self.console.print(self.speak(key, **args), soft_wrap=True)

    def data(self, value: object) -> None:
        """One line of JSON, in which whatever can't be printed is escaped."""
        text = json.dumps(value, ensure_ascii=False, default=plain)
        print(text if text.isprintable() else "".join(letter if letter.isprintable() else json.dumps(letter)[1:-1] for letter in text))

    def complain(self, code: str, message: str, details: Mapping[str, Any]) -> None:
        """One clear line, or the same as data with its code."""
        if self.json:
            self.data({"error": {"code": code, "message": message, "details": dict(details)}})
            return
        from rich.text import Text

        text = printable(cut(message, LONGEST_PART))
        self.errors.print(Text("✗ ", f"bold {EMBER}").append(text, "default"), soft_wrap=True)

    def explain(self, error: CovenError) -> str:
        """An error in words: the message for its code and one of its details, the one for its code, or its own."""
        try:
            return self._explain_refusal(error) if isinstance(error, Refused) else self._explain(error)
        except Exception:  # whatever its details are, an error is told
            return error.message

    def _explain(self, error: CovenError) -> str:
        code = error.code.replace("_", "-")
        about = [str(error.details.get("reason", "")), *error.details]  # its reason, or a detail it has
        keys = [*(f"error-{code}-{name}".replace("_", "-") for name in about), f"error-{code}"]
        key = next((key for key in keys if self.speak.has(key)), None)
        details = {**error.details}
        if isinstance(details.get("faults"), list):
            details["faults"] = [self.finding_sentence(fault) for fault in details["faults"]]
        return error.message if key is None else self.speak(key, **written_details(details))

    def _explain_refusal(self, error: Refused) -> str:
        """What somebody played in a record and may not; the reasons themselves speak to whoever is asked for a move."""
        name = self.seats[error.seat] if error.seat < len(self.seats) else self.speak("seat", number=error.seat + 1)
        return self.speak("error-refused", player=as_written(name), move=as_written(error.move), ruling=error.ruling)

    def finding_sentence(self, finding: str) -> str:
        """Something wrong in a record, a box or a position, in words; what has none of ours is told in its own."""
        key = f"finding-{finding.code}".replace("_", "-") if isinstance(finding, Finding) else ""
        if not isinstance(finding, Finding) or not self.speak.has(key):
            return str(finding)
        details = {name: self.finding_sentence(value) if isinstance(value, Finding) else value for name, value in finding.details.items()}
        return self.speak(key, **written_details(details))

    def why(self, code: str, ruling: int) -> str:
        """A refusal in plain words, with the ruling it rests on."""
        reason = self.speak(f"refusal-{code}".replace("_", "-"))
        return self.speak("why", reason=reason, ruling=ruling) if ruling else reason

    @contextmanager
    def progress(self, label: str) -> Iterator["Bar"]:
        """A bar on standard error, gone when done; where nobody looks at a terminal, nothing."""
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=self.errors, transient=True, disable=not self.errors.is_terminal) as shown:
            yield Bar(shown, label)

    @contextmanager
    def waiting(self, key: str) -> Iterator[None]:
        """A bar for what takes a while, nobody knows how long; gone when done."""
        from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

        columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
        with Progress(*columns, console=self.errors, transient=True, disable=not self.errors.is_terminal) as shown:
            shown.add_task(self.speak(key), total=None)
            yield


class CacheWarnings(logging.Handler):
    """Tells a person, once each, what the compile cache can't do; the work goes on."""

    def __init__(self, output: Output) -> None:
        super().__init__(logging.WARNING)
        self.output = output
        self.said: set[str] = set()

    def emit(self, record: logging.LogRecord) -> None:
        key = "cache-damaged" if record.funcName == "load_overload" else "cache-not-kept"
        if key not in self.said and not self.output.json:
            self.said.add(key)
            self.output.errors.print(self.output.speak(key), soft_wrap=True)


class Bar:
    """One progress bar."""

    def __init__(self, shown: "Progress", label: str) -> None:
        self._shown = shown
        self._task = shown.add_task(label, total=None)

    def __call__(self, done: int, total: int, label: str | None = None) -> None:
        if label is None:
            self._shown.update(self._task, completed=done, total=total)
        else:
            self._shown.update(self._task, completed=done, total=total, description=label)


def as_written(value: object) -> Any:
    """A value for a sentence that must stand there as it is typed, although there may be words for it."""
    from fluent.runtime.types import FluentType

    plain = sayable(value)
    if isinstance(plain, int) and not isinstance(plain, bool):
        return plain
    text = cut(", ".join(map(str, plain)), LONGEST_PART) if isinstance(plain, list | tuple) else cut(str(plain), LONGEST_VALUE)

    class Written(FluentType):
        def format(self, locale: Any) -> str:
            return printable(text)

    return Written()


def written_details(details: Mapping[str, Any]) -> dict[str, Any]:
    """The details of an error or a finding for its sentence. What somebody gave as a value stands as in a file: a list keeps its brackets.

    People count seats from 1.
    """
    counted = {name: value + 1 if name == "seat" and type(value) is int else value for name, value in details.items()}
    return {name: as_written(as_given(value) if name in GIVEN else value) for name, value in counted.items()}


def as_given(value: object) -> Any:
    return json.dumps(value, ensure_ascii=False, default=str) if isinstance(value, list | tuple | dict | bool | None) else value


def printable(text: str) -> str:
    """A text that can't command the terminal."""
    return text if text.isprintable() else "".join(letter if letter.isprintable() or letter in NO_BREAK_SPACES else "�" for letter in text)


def plain(value: object) -> Any:
    """Numbers of numpy as Python's own; anything else that JSON does not know in writing."""
    return value.item() if hasattr(value, "item") else str(value)


def is_debugging() -> bool:
    return os.environ.get("COVEN_DEBUG") == "1"
