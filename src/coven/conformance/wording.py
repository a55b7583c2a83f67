"""Sentences as people read them: wrong plurals, "-0", gaps, and "you" where somebody else is meant, in every language."""

import re
from collections.abc import Iterator

ONE = r"(?<![\d.,])1 "
LESS_THAN_NOTHING = r"[-−]0(?![.,]?\d)|[-−]0[.,]0+(?!\d)"
WRONG_FORMS = {  # a plural for one, by language
    "en": ONE + r"(points|fire cards|flasks|lightning bolts|potions|wands|moves|games|more moves|of your wizards (come|are))\b",
    "de": ONE + r"(Punkte|Feuerkarten|Flaschen|Blitze|Tränke|Zauberstäbe|Züge|weitere Züge|Partien|Spiele)\b|(kommen|sind|wären) 1 ",
    "nl": ONE + r"(punten|vuurkaarten|flessen|bliksems|toverdranken|toverstokjes|zetten|partijen|spellen)\b|(komen|zitten|waren|hadden|zijn) 1 ",
}
GAPS = r"[{}]|\$\w|\bNone\b|\bnan\b|\bundefined\b"
YOU = {"en": r"\b(you|yours?)\b", "de": r"\b(du|dir|dich|dein(e[rsmn]?)?)\b", "nl": r"\b(je|jij|jou|jouw)\b"}


def wording_faults(text: str, language: str, is_of_others: bool = False) -> Iterator[str]:
    """What no sentence says; of others nothing is said as of "you"."""
    for pattern in (WRONG_FORMS[language], LESS_THAN_NOTHING, GAPS):
        if found := re.search(pattern, text):
            yield f"{language}: “{found[0]}” in: {text}"
    if is_of_others and (found := re.search(YOU[language], text.lower())):
        yield f"{language}: “{found[0]}” of another: {text}"
