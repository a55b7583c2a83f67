"""Reasons: every number a game counts has words in every language, and the reasons for a move are sentences."""

import re

import pytest
from analysis.test_hints import GAMES, played

import coven
from coven.analysis import analyse
from coven.analysis.values import tenths
from coven.cli.analysis.formatting import reason_sentence
from coven.table.words import LANGUAGES

NUMBERS = {"player": "Ann", "mean": 12.5, "other_mean": 3.5, "other": "x", "chance": 40, "other_chance": 30, "score": 4.5, "other_score": 3.5}


def tally_of(name: str) -> dict[str, float]:
    """What a game counts, at the start of it."""
    game = coven.game(name)
    table = game.new_table(4, seed=1)
    assert game.faces.reasoning is not None
    state = table.keeper.state
    return dict(game.faces.reasoning.tally(table.box.plain, state, state, 0, 0))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_all_that_is_counted_has_words(name: str, language: str) -> None:
    reasoning, speak = coven.game(name).faces.reasoning, coven.game(name).words(language)
    assert reasoning is not None
    counted = set(tally_of(name))
    assert reasoning.bad <= counted and reasoning.chances <= counted
    wanted = {f"{kind}-{each}" for each in counted for kind in ("gain", "review-gain")} | {
        f"risk-{each}" for each in reasoning.bad & reasoning.chances
    }
    for key in (key.replace("_", "-") for key in wanted):
        said = speak(key, **NUMBERS)
        assert said != key and "{" not in said, key
        assert "12" in said and ("3" in said or key.startswith("risk-")), key
        assert not key.startswith("review-") or "Ann" in said or key == "review-gain-other-spell", key


YOU = {"en": {"you", "your"}, "de": {"du", "dir", "dich", "dein", "deine", "deiner"}, "nl": {"je", "jij", "jou", "jouw"}}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_what_is_said_of_another_player_is_not_said_of_you(name: str, language: str) -> None:
    speak = coven.game(name).words(language)
    for key in (f"review-gain-{each}".replace("_", "-") for each in tally_of(name)):
        assert not set(re.findall(r"\w+", speak(key, **NUMBERS).lower())) & YOU[language], key


@pytest.mark.parametrize(
    ("language", "one", "more"),
    [("en", "1 fire card ", "2 fire cards "), ("de", "1 Feuerkarte,", "2 Feuerkarten,"), ("nl", "1 vuurkaart,", "2 vuurkaarten,")],
)
def test_one_is_told_as_one(language: str, one: str, more: str) -> None:
    speak = coven.game("witches").words(language)
    assert one in speak("gain-fire", **NUMBERS | {"mean": 1.0}) and more in speak("gain-fire", **NUMBERS | {"mean": 2.0})


def test_no_number_is_told_as_less_than_nothing_where_it_is_nothing() -> None:
    assert str(tenths(-0.04)) == "0.0" and coven.game("witches").words("en")("gain-points", **NUMBERS | {"other_mean": tenths(-0.04)}).endswith(
        "of 0."
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["lead", "score", "close", "same", "only"])
def test_general_reasons_have_words(kind: str, language: str) -> None:
    said = coven.game("witches").words(language)(f"reason-{kind}", **NUMBERS)
    assert not said.startswith("reason-") and "{" not in said


@pytest.mark.parametrize("name", GAMES)
def test_the_reasons_of_a_hint_are_sentences(name: str) -> None:
    table = played(name, 4, 25, 4)
    seat = table.to_act[0]
    analysis = analyse(table, seat, 400)
    assert analysis.reasons
    for language in LANGUAGES:
        for reason in analysis.reasons:
            said = reason_sentence(reason.as_data(), table.game.words(language), str)
            assert " " in said and "{" not in said and not said.startswith(("gain-", "risk-", "reason-")), reason
