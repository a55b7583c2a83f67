"""Words in three languages: arguments are put into words, and what has no words stands for itself."""

from pathlib import Path

import pytest
from table.helping import GAME, failing, new

from coven.table.words import LANGUAGES, Words, say, words

OWN = """
card-R11 = the red eleven
card-Z = a wizard
told = { $player } plays { $card }
passed = { $cards } passed on
open = Open: { $open }
points = { $points ->
    [one] one point
   *[other] { $points } points
}
"""


@pytest.fixture
def speak(tmp_path: Path) -> Words:
    for language in LANGUAGES:
        (tmp_path / f"{language}.ftl").write_text(OWN)
    return words("en", tmp_path)


@pytest.mark.parametrize(("language", "title"), [("en", "Cauldron"), ("de", "Kessel"), ("nl", "Ketel")])
def test_a_game_speaks_three_languages(language: str, title: str) -> None:
    speak = GAME.words(language)
    assert speak.language == language
    assert speak("game-title") == title
    assert speak.has("help-play"), "the common words are there too"


@pytest.mark.parametrize("language", ["fr", "", "EN", "en-GB"])
def test_a_language_there_is_not(language: str) -> None:
    with failing("unknown_language") as caught:
        GAME.words(language)
    assert caught.value.details == {"language": language}


def test_a_named_argument_is_put_into_words(speak: Words) -> None:
    assert speak("told", player="Ada", card="R11") == "Ada plays the red eleven"
    assert speak("told", player="R11", card="G2") == "R11 plays G2", "only by its own name, and only if there are words"


def test_a_list_is_put_into_words_item_by_item(speak: Words) -> None:
    assert speak("passed", cards=["R11", "G2", "Z"]) == "the red eleven, G2, a wizard passed on"
    assert speak("passed", cards=("Z",)) == "a wizard passed on"
    assert speak("passed", cards=[]) == " passed on"


def test_a_message_knows_its_arguments_and_those_of_messages_it_refers_to(tmp_path: Path) -> None:
    (tmp_path / "nl.ftl").write_text(OWN + "both = { told }: { $card-id ->\n    [Z] { points }\n   *[other] none\n}\n")
    speak = words("nl", tmp_path)
    assert speak.arguments("both") == {"player", "card", "points"}
    assert speak.arguments("card-Z") == set()


def test_numbers_choose_their_form_and_truth_is_a_word(speak: Words) -> None:
    assert [speak("points", points=number) for number in (1, 2)] == ["one point", "2 points"]
    assert [speak("open", open=value) for value in (True, False)] == ["Open: true", "Open: false"]


@pytest.mark.parametrize("number", [10**15, -(10**15), 10**30, 10**400])
def test_a_number_of_any_size_is_told_in_digits(speak: Words, number: int) -> None:
    assert speak("points", points=number) == f"{number} points"


def test_a_number_of_more_digits_than_python_writes_is_told(speak: Words) -> None:
    assert speak("points", points=10**5000).startswith("0x")


def test_a_text_of_any_length_is_told_and_cut(speak: Words) -> None:
    """Fluent itself gives up at 2,500 letters."""
    sentence = speak("told", player="A" * 100_000, card="R11")
    assert sentence.startswith("AAAA") and sentence.endswith("A… plays the red eleven") and len(sentence) < 2_100
    assert "… passed on" in speak("passed", cards=["R11"] * 1_000)


def test_what_has_no_words_stands_for_itself(speak: Words) -> None:
    assert speak("no-such-message", player="Ada") == "no-such-message"
    assert not speak.has("no-such-message")


def test_moves_refusals_and_ends_are_said_by_their_kind() -> None:
    table = new(2)
    speak = GAME.words("de")
    move = table.moves(0)[0]
    assert say(speak, "move", move.kind, move.args) == f"Ein Kraut im Wert von {move.text} hineinwerfen"
    assert say(speak, "refusal", "not_in_hand", {}) == "Ein solches Kraut hast du nicht."
    assert say(speak, "end", "stirred", {}) == "Die letzte Runde ist gerührt"
