"""Every error a person or a program may be shown: a stable code, plain words, and the details they speak of."""

from typing import Any


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
    def ruling(self) -> str:
        return str(self.details["ruling"])
