"""Reasons: every number a game counts has words in every language, and the reasons for a move are sentences."""

import pytest
from analysis.test_hints import GAMES, played

import coven
from coven.analysis import analyse
from coven.cli.analysis.telling import tell_reason
from coven.table.words import LANGUAGES

NUMBERS = {"mean": 12.5, "other_mean": 3.5, "other": "x", "chance": 40, "other_chance": 30, "score": 4.5, "other_score": 3.5}


def tally_of(name: str) -> dict[str, float]:
    """What a game counts, at the start of it."""
    game = coven.game(name)
    table = game.new_table(4, seed=1)
    assert game.faces.telling is not None
    state = table.keeper.state
    return dict(game.faces.telling.tally(table.box.plain, state, state, 0, 0))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_all_that_is_counted_has_words(name: str, language: str) -> None:
    telling, speak = coven.game(name).faces.telling, coven.game(name).words(language)
    assert telling is not None
    counted = set(tally_of(name))
    assert telling.bad <= counted and telling.chances <= counted
    wanted = {f"gain-{each}" for each in counted} | {f"risk-{each}" for each in telling.bad & telling.chances}
    for key in (key.replace("_", "-") for key in wanted):
        said = speak(key, **NUMBERS)
        assert said != key and "{" not in said, key
        assert "12" in said and ("3" in said or key.startswith("risk-")), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["lead", "score", "close", "only"])
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
            said = tell_reason(reason.as_data(), table.game, table.game.words(language), table.seats)
            assert " " in said and "{" not in said and not said.startswith(("gain-", "risk-", "reason-")), reason
