"""The words of the command line: the same in every language, none missing, none unused."""

import re
from pathlib import Path

import pytest

import coven
from coven.cli.output import Output
from coven.errors import CovenError
from coven.table.words import COMMON, LANGUAGES, words

SOURCE = Path(coven.__file__).parent
KEY = re.compile(r"^([a-z][a-zA-Z0-9-]*) =", re.MULTILINE)
PLACEHOLDER = re.compile(r"\$([a-z_]+)")


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
    missing = {code for code in raised if f"error-{code.replace('_', '-')}" not in keys("en")}
    assert not missing


def test_every_message_asked_for_is_there() -> None:
    """Keys written out in the command line, and those built from a part: `help-`, `command-`, `bench-`, `simulate-`, `arena-`, `backup-`."""
    asked = set(re.findall(r'(?:speak|say)\("([a-z][a-z-]*)"', python_text("cli"))) | set(re.findall(r'help="(help-[a-z-]+)"', python_text("cli")))
    asked -= {"game-title", "help-game", "notation", "notation-number"}  # the game's own
    assert asked and asked <= set(keys("en"))
    for language in LANGUAGES:
        for key in asked:
            assert words(language).has(key)


def test_no_message_is_there_for_nothing() -> None:
    """Keys are asked for in full, or by their first part and a name: a command, a column, a code."""
    source = "".join(path.read_text(encoding="utf-8") for path in sorted(SOURCE.rglob("*.py")))
    built = ("command-", "simulate-", "arena-", "bench-", "backup-", "error-", "finding-", "event-", "reason-", "review-", "admin-did-", "share-")
    unused = [key for key in keys("en") if f'"{key}"' not in source and f"'{key}'" not in source and not key.startswith(built)]
    assert unused == []
    raised = set(re.findall(r'(?:CovenError|Finding|_differs|_check_over)\(\s*"([a-z_]+)"', source))
    raised |= {"refused", "interrupted", "unexpected", "no_room"}
    codes = [key.partition("-")[2] for key in keys("en") if key.startswith(("error-", "finding-"))]
    assert [code for code in codes if not any(f"{code}-".startswith(f"{known.replace('_', '-')}-") for known in raised)] == []


SAID_BETTER = {
    "de": ("übersetz", "gedeckt", "ganze Aufzeichnung", "mit den Augen"),
    "nl": ("vertaal", "vertalen", "gedekt", "delen de winst", "= Winst", "= Deel\n", "hele opname", "van { $low } tot { $high }"),
}


@pytest.mark.parametrize("language", SAID_BETTER)
def test_words_that_a_native_ear_does_not_take(language: str) -> None:
    text = (COMMON / f"{language}.ftl").read_text(encoding="utf-8")
    assert [word for word in SAID_BETTER[language] if word.lower() in text.lower()] == []


@pytest.mark.parametrize(("language", "mark"), [("de", "auf Englisch"), ("nl", "in het Engels")])
def test_faults_are_not_announced_as_english(language: str, mark: str) -> None:
    """Faults of boxes and positions have words in every language."""
    assert not any(mark in messages(language)[key] for key in ("box-faults", "error-bad-box", "error-bad-position"))


def test_an_error_is_explained_by_its_details() -> None:
    german = Output("de")
    assert "Zeile 7" in german.explain(CovenError("bad_record", "line 7", line=7))
    assert "Zug Nummer 3" in german.explain(CovenError("bad_record", "move 3", number=3))
    assert "keine vollständige Aufzeichnung." in german.explain(CovenError("bad_record", "empty"))
    assert german.explain(CovenError("brand_new", "Something new.")) == "Something new."


def test_what_was_typed_stands_as_it_was_typed() -> None:
    """`pass` and `limit` have words of their own in the game; in an error they are quoted."""
    output = Output("en")
    output.use(coven.game("witches"))
    assert "“pass”" in output.explain(CovenError("unknown_move", "", move="pass"))
    assert "Option limit: [0] is not" in output.explain(CovenError("bad_option", "", option="limit", value=[0], expected="a whole number"))
    assert "Option limit: 0 is not" in output.explain(CovenError("bad_option", "", option="limit", value=0, expected="a whole number"))


@pytest.mark.parametrize(
    "value", [10**15, -(10**30), 10**5000, "x" * 100_000, ["x" * 1000] * 100, [10**30], None, 1.5, {"a": 1}, b"x"], ids=range(10)
)
def test_whatever_its_details_an_error_is_told(value: object) -> None:
    for language in LANGUAGES:
        for code in ("bad_players", "bad_option", "unknown_move", "bad_box"):
            names = dict.fromkeys(("players", "allowed", "option", "value", "expected", "move", "faults"), value)
            said = Output(language).explain(CovenError(code, "own words", **names))
            assert said and said != "own words" and "???" not in said and "{" not in said.replace('{"a": 1}', "").replace("{'a': 1}", "")


def test_an_error_whose_details_can_not_be_told_has_its_own_words() -> None:
    class Unspeakable:
        def __str__(self) -> str:
            raise RuntimeError

    assert Output("de").explain(CovenError("bad_players", "own words", players=Unspeakable(), allowed=[3])) == "own words"


def test_what_is_quoted_can_not_command_the_terminal() -> None:
    assert "“�[2J”" in Output("en").explain(CovenError("unknown_move", "", move="\x1b[2J"))
