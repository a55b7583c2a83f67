"""The words of the command line: the same in every language, none missing, none unused."""

import re
from pathlib import Path

import pytest

import coven
from coven.cli.desk import Desk
from coven.errors import CovenError
from coven.table.words import COMMON, LANGUAGES, words

SOURCE = Path(coven.__file__).parent
KEY = re.compile(r"^([a-z][a-zA-Z0-9-]*) =", re.MULTILINE)
PLACEHOLDER = re.compile(r"\$([a-z_]+)")
OWN_WORDS = {"bad_usage"}  # the parser's complaint says itself what it is about


def keys(language: str) -> list[str]:
    return KEY.findall((COMMON / f"{language}.ftl").read_text(encoding="utf-8"))


def messages(language: str) -> dict[str, str]:
    """The text of each message as it stands in the file."""
    parts = KEY.split((COMMON / f"{language}.ftl").read_text(encoding="utf-8"))[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


def python_text(folder: str) -> str:
    return "".join(path.read_text(encoding="utf-8") for path in sorted((SOURCE / folder).rglob("*.py")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things_once(language: str) -> None:
    assert keys(language) == keys("en")
    assert len(set(keys(language))) == len(keys(language))


@pytest.mark.parametrize("language", ["de", "nl"])
def test_no_translation_speaks_of_what_english_does_not_know(language: str) -> None:
    for key, text in messages(language).items():
        assert set(PLACEHOLDER.findall(text)) <= set(PLACEHOLDER.findall(messages("en")[key])), key


def test_every_error_code_has_words() -> None:
    """Each code raised anywhere outside the games; a game's own codes may have words of its own."""
    source = "".join(path.read_text(encoding="utf-8") for path in sorted(SOURCE.rglob("*.py")) if SOURCE / "games" not in path.parents)
    raised = set(re.findall(r'CovenError\(\s*"([a-z_]+)"', source))
    assert len(raised) > 20
    missing = {code for code in raised - OWN_WORDS if f"error-{code.replace('_', '-')}" not in keys("en")}
    assert not missing


def test_every_message_asked_for_is_there() -> None:
    """Keys written out in the command line, and those built from a part: `help-`, `command-`, `bench-`, `simulate-`."""
    asked = set(re.findall(r'(?:speak|say)\("([a-z][a-z-]*)"', python_text("cli"))) | set(re.findall(r'help="(help-[a-z-]+)"', python_text("cli")))
    asked -= {"game-title"}  # the game's own
    assert asked and asked <= set(keys("en"))
    for language in LANGUAGES:
        for key in asked:
            assert words(language).has(key)


def test_an_error_is_explained_by_its_details() -> None:
    german = Desk("de")
    assert "Zeile 7" in german.explain(CovenError("bad_record", "line 7", line=7))
    assert "Zug Nummer 3" in german.explain(CovenError("bad_record", "move 3", number=3))
    assert "keine ganze Aufzeichnung." in german.explain(CovenError("bad_record", "empty"))
    assert german.explain(CovenError("brand_new", "Something new.")) == "Something new."


def test_what_was_typed_stands_as_it_was_typed() -> None:
    """`pass` and `limit` have words of their own in the game; in an error they are quoted."""
    desk = Desk("en")
    desk.use(coven.game("witches"))
    assert "“pass”" in desk.explain(CovenError("unknown_move", "", move="pass"))
    assert "Option limit: 0 is not" in desk.explain(CovenError("bad_option", "", option="limit", value=0, expected="a whole number"))
