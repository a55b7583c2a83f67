"""Where the command line speaks: its language, its consoles, and plain data for programs."""

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from coven.errors import CovenError, Refused
from coven.table.words import LANGUAGES, Words, words

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress

    from coven.table.game import Game

EMBER = "#e2703a"


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
class Desk:
    """What a command speaks through. `--json` answers with data only, on standard output."""

    language: str
    json: bool = False
    seats: Sequence[str] = ()
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
    def out(self) -> "Console":
        from rich.console import Console

        return Console(highlight=False, markup=False, emoji=False)

    @cached_property
    def err(self) -> "Console":
        from rich.console import Console

        return Console(stderr=True, highlight=False, markup=False, emoji=False)

    def say(self, key: str, **args: Any) -> None:
        self.out.print(self.speak(key, **args), soft_wrap=True)

    def data(self, value: Any) -> None:
        print(json.dumps(value, ensure_ascii=False, default=plain))

    def complain(self, code: str, message: str, details: Mapping[str, Any]) -> None:
        """One clear line with its code, or the same as data."""
        if self.json:
            self.data({"error": {"code": code, "message": message, "details": dict(details)}})
            return
        from rich.text import Text

        self.err.print(Text("✗ ", f"bold {EMBER}").append(message, "default").append(f" [{code}]", "dim"), soft_wrap=True)

    def explain(self, error: CovenError) -> str:
        """An error in words: the message for its code and one of its details, the one for its code, or its own."""
        if isinstance(error, Refused):
            return self._explain_refusal(error)
        code = error.code.replace("_", "-")
        keys = [*(f"error-{code}-{name}" for name in error.details), f"error-{code}"]
        key = next((key for key in keys if self.speak.has(key)), None)
        return error.message if key is None else self.speak(key, **{name: as_written(value) for name, value in error.details.items()})

    def _explain_refusal(self, error: Refused) -> str:
        name = self.seats[error.seat] if error.seat < len(self.seats) else self.speak("seat", number=error.seat + 1)
        return self.speak("error-refused", player=name, move=as_written(error.move), reason=self.why(error.code, error.ruling))

    def why(self, code: str, ruling: str) -> str:
        """A refusal in plain words, with the ruling it rests on."""
        return self.speak("why", reason=self.speak(f"refusal-{code}".replace("_", "-")), ruling=ruling)

    @contextmanager
    def progress(self, label: str) -> Iterator["Bar"]:
        """A bar on standard error, gone when done; where nobody looks at a terminal, nothing."""
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=self.err, transient=True, disable=not self.err.is_terminal) as shown:
            yield Bar(shown, label)

    @contextmanager
    def waiting(self, key: str) -> Iterator[None]:
        """Says what takes a while, as long as it does, to whoever looks at a terminal."""
        if not self.err.is_terminal:
            yield
            return
        with self.err.status(self.speak(key)):
            yield


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


def as_written(value: Any) -> Any:
    """A value for a sentence that must stand there as it is typed, although there may be words for it."""
    from fluent.runtime.types import FluentType

    class Written(FluentType):
        def format(self, locale: Any) -> str:
            return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)

    return value if isinstance(value, int) and not isinstance(value, bool) else Written()


def plain(value: Any) -> Any:
    """Numbers of numpy as Python's own; anything else that JSON does not know in writing."""
    return value.item() if hasattr(value, "item") else str(value)


def is_debugging() -> bool:
    return os.environ.get("COVEN_DEBUG") == "1"
