"""Hints and reviews don't contradict themselves: the checks of tools/check_advice.py on a few positions, and each on advice that is wrong."""

import random
from copy import deepcopy
from typing import Any

import numpy as np
import pytest
from analysis.test_hints import played
from analysis.test_review import finished

import coven
from coven.analysis import analyse
from coven.analysis.adding_up import percents, rounded_to
from coven.analysis.packets import candidates, states_of
from coven.analysis.reviewing import review
from coven.analysis.rollouts import Rollouts
from coven.analysis.shapes import HintData, ReviewData
from coven.analysis.trials import Judged, Trials
from coven.cli.sentences import name_move
from coven.conformance.advice import hint_contradictions, review_contradictions
from coven.conformance.wording import wording_faults
from coven.table.words import LANGUAGES

TABLES = [("witches", 4, (0, 14, 60)), ("wandering_towers", 3, (4, 25)), ("broom_service", 3, (2, 20))]
WITCHES = coven.game("witches")


@pytest.mark.parametrize(("name", "players", "moves"), TABLES)
def test_hints_do_not_contradict_themselves(name: str, players: int, moves: tuple[int, ...]) -> None:
    for number, many in enumerate(moves):
        table = played(name, players, many, number)
        data = analyse(table, table.to_act[0], 150).as_data()
        assert not list(hint_contradictions(table.game, data)), (name, many)


@pytest.mark.parametrize(("name", "players", "options"), [("witches", 3, {"rounds": 2}), ("wandering_towers", 2, {})])
def test_reviews_do_not_contradict_themselves(name: str, players: int, options: dict[str, object]) -> None:
    data = review(finished(coven.game(name), players, "random careful", 3, **options), None, 20).as_data()
    assert not list(review_contradictions(coven.game(name), data)), name
    assert len(data["rounds"]) > 1 and {parts["start"] for parts in data["parts"]} == {round(1 / players, 5)}


def test_cards_to_pass_are_told_as_packets() -> None:
    table = WITCHES.new_table(4, seed=3)
    values = analyse(table, 0, 150).moves
    assert all(len(value.packet) == 3 and value.packet[0] == value.move for value in values)
    table.play(0, values[0].move)
    assert all(len(value.packet) == 2 for value in analyse(table, 0, 150).moves)


@pytest.mark.parametrize(("name", "size"), [("witches", 4), ("broom_service", 4)])
def test_who_chooses_last_is_told_whole_packets_too(name: str, size: int) -> None:
    """Though others see what follows from the last move of it."""
    table = coven.game(name).new_table(3, seed=3)
    for other in (1, 2):
        while other in table.to_act:
            table.play(other, table.moves(other)[0])
    assert list(table.to_act) == [0]
    found, _ = candidates(table, 0, 1)
    assert {len(candidate.moves) for candidate in found} == {size}


def test_a_hopeless_game_is_reviewed_by_its_points(looked_at_again: ReviewData) -> None:
    """Who plays at random against careful players loses early; what cost points is told all the same."""
    data = looked_at_again
    assert data["points"][len(data["points"]) // 2]["percents"][0] <= 2
    assert any(each["counts"] == "points" and each["points"]["low"] > 0 for each in data["costly"])
    assert data["parts"][0]["points"]["play"] < -50


def test_more_continuations_are_played_where_it_matters() -> None:
    found = review(finished(coven.game("wandering_towers"), 3, "careful random", 1), None, 18)
    counts = {value: len(sample) for value, sample in enumerate(found.values.samples) if value}
    spreads = {value: found.values.samples[value].std(axis=0).max() for value in counts}
    decided, open_ones = ([counts[value] for value in counts if low <= spreads[value] <= high] for low, high in ((0, 0.1), (0.4, 1)))
    assert sum(counts.values()) <= 18 * len(counts) and min(counts.values()) >= 6
    assert sum(decided) / len(decided) < sum(open_ones) / len(open_ones)


def test_figures_are_rounded_so_that_they_add_up() -> None:
    chance = random.Random(3)
    for _ in range(300):
        parts = [chance.uniform(-40, 40) for _ in range(4)] + [0.0]
        total = round(sum(parts))
        shown = rounded_to(total, parts)
        assert sum(shown) == total and shown[4] == 0 and all(abs(one - two) <= 1 for one, two in zip(shown, parts, strict=True))
    assert percents([1 / 3, 1 / 3, 1 / 3]) == [33, 33, 33] and percents([1 / 3, 0, 1 / 3, 1 / 3]) == [33, 0, 33, 33]
    assert percents([0.336, 0.165, 0.276, 0.223]) == [34, 16, 28, 22]


# --- the checks find what they are for ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def hint() -> HintData:
    table = played("witches", 4, 12, 5)
    return analyse(table, table.to_act[0], 200).as_data()


@pytest.fixture(scope="module")
def looked_at_again() -> ReviewData:
    return review(finished(coven.game("broom_service"), 2, "random careful", 3), None, 40).as_data()


def with_risk(data: Any) -> None:
    data["reasons"].append({"kind": "risk", "name": "fire_witch", "args": {"mean": 100}})


def with_nothing_gained(data: Any) -> None:
    data["reasons"].append({"kind": "gain", "name": "fire", "args": {"mean": 2.0, "other_mean": 2.0, "other": data["moves"][1]["move"]}})


def with_less_than_nothing(data: Any) -> None:
    data["reasons"].append({"kind": "gain", "name": "points", "args": {"mean": -1.0, "other_mean": -0.0, "other": data["moves"][1]["move"]}})


def unsorted(data: Any) -> None:
    data["moves"][-1].update(percent=100, chance={"mean": 1.0, "low": 1.0, "high": 1.0})


def beside_the_third(data: Any) -> None:
    reason = next(reason for reason in data["reasons"] if "other" in reason["args"])
    reason["args"].update(other=data["moves"][2]["move"])


def the_same_with_other_figures(data: Any) -> None:
    data["reasons"].insert(0, {"kind": "same", "name": "", "args": {"other": data["moves"][1]["move"]}})
    data["moves"][1]["points"] += 0.1


def about_as_good_and_far_apart(data: Any) -> None:
    best, second = data["moves"][:2]
    best["chance"].update(low=best["chance"]["mean"])
    second["chance"].update(high=best["chance"]["mean"] - 0.2, low=0, mean=best["chance"]["mean"] - 0.2)
    data["reasons"][0].update(kind="close", args=data["reasons"][0]["args"] | {"other": second["move"]})


def outside_of_its_interval(data: Any) -> None:
    data["moves"][0]["score"].update(low=data["moves"][0]["score"]["mean"] + 1)


SPOILT_HINTS = [
    *(with_risk, with_nothing_gained, with_less_than_nothing, unsorted, beside_the_third),
    *(the_same_with_other_figures, about_as_good_and_far_apart, outside_of_its_interval),
]


@pytest.mark.parametrize("spoil", SPOILT_HINTS)
def test_a_wrong_hint_is_found(hint: HintData, spoil: Any) -> None:
    assert not list(hint_contradictions(WITCHES, hint))
    wrong = deepcopy(hint)
    spoil(wrong)
    assert list(hint_contradictions(WITCHES, wrong))


def unfair(data: Any) -> None:
    data["parts"][0].update(start=0.34)


def not_adding_up(data: Any) -> None:
    data["parts"][0]["shown"]["luck"] += 1


def falling_up(data: Any) -> None:
    data["costly"][0].update(counts="chance", before=40, after=46)


def about_as_good(data: Any) -> None:
    data["costly"][0]["reasons"] = [{"kind": "close", "name": "", "args": {}}]


def no_better(data: Any) -> None:
    data["costly"][0]["known"].update(counts="chance", chance=40, better_chance=40)


def turning_otherwise(data: Any) -> None:
    data["turning"][0]["changes"][0]["change"] += 1


def a_round_too_late(data: Any) -> None:
    data["rounds"].append({"n": len(data["moves"]) + 1, "round": 99})


def unfair_in_points(data: Any) -> None:
    data["parts"][0]["points"]["start"] += 1
    data["parts"][0]["points"]["deal"] -= 1


def beside_the_chart(data: Any) -> None:
    data["parts"][0]["shown"]["deal"] += 1
    data["parts"][0]["shown"]["luck"] -= 1


def not_even_clear(data: Any) -> None:
    data["costly"][0].update(counts="chance", before=46, after=44, cost={"mean": 0.02, "low": 0.0001, "high": 0.08})


def no_points_to_speak_of(data: Any) -> None:
    data["costly"][-1].update(counts="points", points={"mean": 0.04, "low": 0.01, "high": 0.07})


SPOILT_REVIEWS = [
    *(unfair, not_adding_up, falling_up, about_as_good, no_better, turning_otherwise, a_round_too_late),
    *(unfair_in_points, beside_the_chart, not_even_clear, no_points_to_speak_of),
]


@pytest.mark.parametrize("spoil", SPOILT_REVIEWS)
def test_a_wrong_review_is_found(looked_at_again: ReviewData, spoil: Any) -> None:
    game = coven.game("broom_service")
    assert looked_at_again["costly"] and looked_at_again["turning"] and not list(review_contradictions(game, looked_at_again))
    wrong = deepcopy(looked_at_again)
    spoil(wrong)
    assert list(review_contradictions(game, wrong))


WRONG = [
    ("en", "You take 1 fire cards on average, instead of 2."),
    ("de", "Du nimmst im Schnitt 1 Feuerkarten, statt 2."),
    ("nl", "Je pakt gemiddeld 1 vuurkaarten, in plaats van 2."),
    ("en", "You write down 3 points, instead of -0."),
    ("de", "Ann +4, Bo −0,0"),
    ("en", "Move 3: { $player } falls"),
]


@pytest.mark.parametrize(("language", "text"), WRONG)
def test_a_wrong_form_of_words_is_found(language: str, text: str) -> None:
    assert list(wording_faults(text, language)), text


def test_who_is_not_you_is_not_told_as_you() -> None:
    assert not list(wording_faults("You take 1 fire card, instead of 2.1 points.", "en"))
    for language, text in (("en", "“end your turn” by Bo"), ("de", "Bo: „einen deiner Magier befreien“"), ("nl", "‘je beurt beëindigen’ van Bo")):
        assert list(wording_faults(text, language, is_of_others=True)) and not list(wording_faults(text, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name, _, _ in TABLES])
def test_moves_are_named_for_whoever_makes_them(name: str, language: str) -> None:
    """In a review they are others' moves."""
    game = coven.game(name)
    for kind in {move.kind: move for move in game.all_moves}.values():
        said = name_move(kind, game, game.words(language), ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"])
        assert not list(wording_faults(said, language, is_of_others=True))


def test_what_comes_to_the_same_has_the_same_figures() -> None:
    """Also where one of the two was tried in fewer worlds; the third differs, so that its worlds would shift the second."""
    table = coven.game("wandering_towers").new_table(2, seed=1)
    found, _ = candidates(table, table.to_act[0], 0)
    trials = Trials(Rollouts(table.game, table.box, states_of(found), 0), table.to_act[0], found[:3])
    first, second, third = trials.trials
    for trial, many in ((first, 4), (second, 2), (third, 4)):
        trial.shares = np.array([[1.0, 0.0], [0.0, 1.0], [1.0, 0.0], [1.0, 0.0]])[:many] if trial is not third else np.array([[0.0, 1.0]] * many)
        trial.scores = trial.near_scores = 10 * trial.shares
    judged = Judged(trials)
    assert judged.chance(first).mean == judged.chance(second).mean != judged.chance(third).mean
    assert judged.score(first).mean == judged.score(second).mean
