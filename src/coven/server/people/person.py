"""A person as the rest of the server knows them."""

from dataclasses import dataclass

from coven.errors import CovenError
from coven.table.keeper import is_speakable


@dataclass(frozen=True)
class Person:
    """Somebody who is signed in; a guest has no login."""

    id: str
    name: str
    login: str | None = None


def check_name(name: str) -> str:
    """A name that can be read out; raises `bad_name`."""
    if not is_speakable(name):
        raise CovenError("bad_name", "A name has some letters and no control characters.")
    return name.strip()
