"""What people write, as it is seen: nothing that turns the text around, hides in it or makes it look empty."""

import unicodedata

JOINERS = "\u200c\u200d"  # within words of some scripts, and within emoji
UNSEEN = ("Cc", "Cf", "Co", "Cs")  # controls, marks of direction, private letters, halves of letters
BLANK_LETTERS = "\u115f\u1160\u2800\u3164\uffa0\u034f"  # which count as letters or marks, and show nothing
BREAKS = "\t\n\r"  # which files have between their words


def plain_text(text: str) -> str:
    """A text made plain, every blank or break an ordinary blank; raises `ValueError` if nothing of it can be seen."""
    plain = seen_text(text)
    if not shows_something(plain):
        raise ValueError("there is nothing in it to be seen")
    return plain


def seen_text(text: str) -> str:
    """What can be seen of a text, every blank or break an ordinary blank; perhaps nothing."""
    return _seen_letters(text).strip(" " + JOINERS)


def hides_letters(text: str) -> bool:
    """Whether something in a text can't be seen, or nothing of it can; breaks between lines hide nothing."""
    line = "".join(" " if letter in BREAKS else letter for letter in text)
    is_odd = any(letter.isspace() and unicodedata.category(letter) != "Zs" for letter in line)
    return is_odd or len(_seen_letters(line)) < len(line) or (text != "" and not shows_something(text))


def shows_something(text: str) -> bool:
    return any(unicodedata.category(letter)[0] not in "MZC" for letter in text)


def _seen_letters(text: str) -> str:
    seen = ""
    for letter in text:
        if letter.isspace():
            seen += " "
        elif letter in JOINERS:
            seen += letter if is_joined(seen) else ""
        elif unicodedata.category(letter) not in UNSEEN and letter not in BLANK_LETTERS:
            seen += letter
    return seen


def is_joined(before: str) -> bool:
    """Whether a joiner has something to join: one letter, no blank, and no joiner already."""
    return before != "" and before[-1] not in f" {JOINERS}" and not before[-1].isascii()
