"""A person as the rest of the server knows them."""

import unicodedata
from dataclasses import dataclass

from coven.errors import CovenError
from coven.table.keeper import is_speakable

LONGEST_NAME = 30
UNSEEN = ("Cf", "Co", "Cn")  # marks of direction and of joining, what no font has
BLANK_LETTERS = "\u115f\u1160\u2800\u3164\uffa0\u034f\u180b\u180c\u180d\ufe0e\ufe0f"  # which count as letters or marks, and show nothing


@dataclass(frozen=True)
class Person:
    """Somebody who is signed in; a guest has no login."""

    id: str
    name: str
    login: str | None = None


def check_name(name: str) -> str:
    """A name that can be read out, made plain; raises `bad_name`."""
    plain = plain_name(name)
    if not is_speakable(name) or not is_speakable(plain) or len(plain) > LONGEST_NAME:
        raise CovenError("bad_name", "A name has some letters and no control characters.")
    return plain


def plain_name(name: str) -> str:
    """A name as it is seen: letters in their usual form, one blank between words, and nothing that can't be seen or turns the text around."""
    usual = unicodedata.normalize("NFKC", name)
    seen = "".join(letter for letter in usual if unicodedata.category(letter) not in UNSEEN and letter not in BLANK_LETTERS)
    return " ".join(seen.split())
