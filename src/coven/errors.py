"""Every error a person or a program may be shown: a stable code, plain words, and the details they speak of."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from os import PathLike
from pathlib import Path
from typing import Any

LONGEST_SHOWN = 200


class CovenError(Exception):
    """Something asked for can't be done. `code` is stable; `details` name what it was about."""

    def __init__(self, code: str, message: str, **details: Any) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.details = details

    def __str__(self) -> str:
        return f"{self.message} [{self.code}]"

    def __reduce__(self) -> tuple[Any, ...]:
        return (_rebuild, (type(self), self.code, self.message, self.details))


def _rebuild(kind: type[CovenError], code: str, message: str, details: dict[str, Any]) -> CovenError:
    error = kind.__new__(kind)
    CovenError.__init__(error, code, message, **details)
    return error


class Refused(CovenError):
    """A move that the rules don't allow now; nothing has changed."""

    @property
    def seat(self) -> int:
        return int(self.details["seat"])

    @property
    def move(self) -> str:
        return str(self.details["move"])

    @property
    def ruling(self) -> int:
        return int(self.details["ruling"])


class Finding(str):
    """Something wrong in a record, a box or a position: in plain English, with a stable code and the details it speaks of."""

    code: str
    details: Mapping[str, Any]

    def __new__(cls, code: str, message: str, **details: Any) -> "Finding":
        finding = super().__new__(cls, message)
        finding.code = code
        finding.details = details
        return finding

    def __getnewargs_ex__(self) -> tuple[tuple[str, str], dict[str, Any]]:
        return (self.code, str(self)), dict(self.details)

    def as_data(self) -> dict[str, Any]:
        details = {name: value.as_data() if isinstance(value, Finding) else value for name, value in self.details.items()}
        return {"code": self.code, "message": str(self), "details": details}


def cut(text: str, most: int) -> str:
    """The text, ended by an ellipsis where it is too long."""
    return text if len(text) <= most else text[: most - 1] + "…"


def shown(value: object) -> str:
    """Any value as an error names it: never too long, and never a fault of its own."""
    try:
        return cut(repr(value), LONGEST_SHOWN)
    except Exception:  # a number of too many digits, or an object that can't be written
        return f"<{type(value).__name__}>"


def cannot_read(path: object, error: Exception) -> CovenError:
    """The error for a file that can't be read, named without its folder; or for what names no file at all."""
    if not isinstance(path, str | PathLike):
        return bad_path(path)
    file = Path(str(path)).name or str(path)
    return CovenError("no_such_file", f"{file} can't be read: {getattr(error, 'strerror', None) or error}.", file=file)


def bad_path(path: object) -> CovenError:
    return CovenError("bad_path", f"{shown(path)} names no file: a path is a text.", path=shown(path))


@contextmanager
def writing(path: object) -> Iterator[None]:
    """Whatever the system says against writing a file, as one clear error."""
    try:
        yield
    except (OSError, ValueError, TypeError) as error:
        if not isinstance(path, str | PathLike):
            raise bad_path(path) from None
        file = str(path)
        raise CovenError("cannot_write", f"{file} can't be written: {getattr(error, 'strerror', None) or error}.", file=file) from None
