"""Reviews: luck and play add up to the result, errors are what they say, and the views are told apart."""

import random

import numpy as np
import pytest
from template.cauldron import GAME as CAULDRON

import coven
from coven.analysis.braille import plotted
from coven.analysis.chart import chart
from coven.analysis.costly import Finding
from coven.analysis.reviewing import Review, review
from coven.analysis.values import Estimate, spread
from coven.bots import Bot
from coven.errors import CovenError
from coven.table.files.record import Record
from coven.table.game import Game


def finished(game: Game, players: int, bots: str, seed: int, **options: object) -> Record:
    """The record of a game that bots have played."""
    table = game.new_table(players, options, seed=seed)
    playing = [Bot(name, game, f"{seed} {seat}") for seat, name in enumerate(bots.split() * players)][:players]
    while not table.is_over:
        seat = table.to_act[0]
        table.play(seat, playing[seat].choose(table, seat))
    return table.record()


def sum_of_parts(found: Review, seat: int) -> float:
    parts = found.parts[seat]
    return parts.start + parts.deal.mean + parts.play.mean + parts.others.mean + parts.luck.mean


@pytest.mark.parametrize("seat", [None, 0])
@pytest.mark.parametrize("seed", range(6))
def test_luck_and_play_add_up_to_the_result(seed: int, seat: int | None) -> None:
    found = review(finished(CAULDRON, 3, "random", seed), seat, 16)
    data = found.as_data()
    for place in range(3):
        assert sum_of_parts(found, place) == pytest.approx(found.parts[place].result, abs=1e-9)
        change = [point["chances"][place] for point in data["points"]]
        steps = [step["play"][place] + step["luck"][place] for step in data["moves"]]
        assert np.allclose(np.diff(change), steps, atol=3e-5)
    assert data["view"] == ("open" if seat is None else "seat") and data["seat"] == seat


@pytest.mark.parametrize(("name", "options"), [("witches", {"rounds": 1}), ("wandering_towers", {}), ("broom_service", {})])
def test_a_review_of_every_game(name: str, options: dict[str, object]) -> None:
    record = finished(coven.game(name), 2 if name != "witches" else 3, "careful random", 1, **options)
    found = review(record, None, 4)
    outcome = record.ending["outcome"] if record.ending is not None else {}
    assert found.as_data()["result"] == [(seat in outcome["winners"]) / len(outcome["winners"]) for seat in range(found.course.table.players)]
    for seat in range(found.course.table.players):
        assert sum_of_parts(found, seat) == pytest.approx(found.parts[seat].result, abs=1e-9)


def test_errors_are_what_they_say() -> None:
    """Two reviews of a game, each with chance of its own, differ by about as much as their errors say."""
    apart = []
    for seed in range(8):
        record = finished(CAULDRON, 3, "random", 100 + seed)
        one, other = (review(record, None, 40, seed=word) for word in ("one", "other"))
        for first, second in zip(one.parts, other.parts, strict=True):
            for name in ("deal", "play", "others", "luck"):
                a, b = getattr(first, name), getattr(second, name)
                if a.error and b.error:
                    apart.append((a.mean - b.mean) / np.hypot(a.error, b.error))
    assert len(apart) > 40 and np.mean(np.abs(apart) > 3) < 0.05 and 0.4 < np.std(apart) < 1.6


def test_equal_seeds_give_equal_reviews() -> None:
    record = finished(CAULDRON, 3, "random", 7)
    first = review(record, None, 8).as_data()
    assert review(record, None, 8, threads=3).as_data() == first


def test_another_seed_is_other_chance_also_where_nothing_is_drawn() -> None:
    """After the deal of a round of Witches only the players' choices differ."""
    record = finished(coven.game("witches"), 3, "careful random", 1, rounds=1)
    one, other = (review(record, None, 12, seed=word) for word in ("one", "other"))
    assert (one.values.samples[1][:4] != other.values.samples[1][:4]).any()


def test_with_open_cards_a_round_is_not_decided_from_its_start() -> None:
    """Careful players alone would play all continuations alike, and every chance were 0 or 1."""
    data = review(finished(coven.game("witches"), 3, "careful random", 1, rounds=1), None, 16).as_data()
    early = [chance for point in data["points"][:30] for chance in point["chances"]]
    assert np.mean([0 < chance < 1 for chance in early]) > 0.9


def test_no_interval_of_a_part_that_is_estimated_is_empty() -> None:
    """Even if all continuations agree, one more might not; only what is certain has no error."""
    found = review(finished(CAULDRON, 3, "random", 7), None, 8)
    assert all(getattr(parts, name).error > 0 for parts in found.parts for name in ("deal", "play", "others"))


def test_luck_comes_only_where_something_was_drawn() -> None:
    found = review(finished(coven.game("witches"), 3, "careful", 2, rounds=1), None, 4)
    for number, step in enumerate(found.course.steps):
        if not step.drew and number + 1 < len(found.course.steps):
            assert not found.values.luck(number).any()
        if step.is_forced:
            assert not found.values.play(number).any()


def test_a_blunder_is_found_with_what_was_better() -> None:
    """A careful player who once throws away the round is told so, and by whom it was better done."""
    game = coven.game("witches")
    table, chance = game.new_table(3, {"rounds": 1}, seed=11), random.Random(1)
    careful = [Bot("careful", game, seat) for seat in range(3)]
    while not table.is_over:
        seat = table.to_act[0]
        table.play(seat, chance.choice(table.moves(seat)) if seat == 0 else careful[seat].choose(table, seat))
    found = review(table.record(), None, 60)
    assert found.costly and all(each["seat"] in (0, 1, 2) and each["better"] != each["move"] for each in found.costly)
    assert found.costly[0]["seat"] == 0 and max(found.costly[0]["cost"]["low"], found.costly[0]["points"]["low"]) > 0


def test_what_a_seat_did_not_see_is_not_told_in_its_review() -> None:
    data = review(finished(coven.game("witches"), 3, "careful", 2, rounds=1), 1, 2).as_data()
    passing = [step for step in data["moves"] if step["move"].startswith("pass") or step["move"] == ""]
    assert any(step["move"] == "" for step in passing) and all(step["seat"] == 1 or step["move"] == "" for step in passing)
    assert all(each["seat"] == 1 for each in data["costly"])


def test_an_unfinished_game_is_not_reviewed() -> None:
    table = CAULDRON.new_table(3, seed=1)
    with pytest.raises(CovenError) as caught:
        review(table.keeper.record(with_seed=True))
    assert caught.value.code == "not_over"


@pytest.mark.parametrize(
    ("seat", "simulations", "code"), [(3, 8, "bad_seat"), (-1, 8, "bad_seat"), (None, 1, "bad_budget"), (None, True, "bad_budget")]
)
def test_bad_wishes_are_refused(seat: int | None, simulations: int, code: str) -> None:
    with pytest.raises(CovenError) as caught:
        review(finished(CAULDRON, 3, "random", 7), seat, simulations)
    assert caught.value.code == code


def test_a_game_from_a_position_has_no_deal() -> None:
    table = CAULDRON.from_position(CAULDRON.new_table(3, seed=4).keeper.position())
    chance = random.Random(1)
    while not table.is_over:
        seat = table.to_act[0]
        table.play(seat, chance.choice(table.moves(seat)))
    found = review(table.record(), None, 8)
    assert all(parts.deal.mean == 0 for parts in found.parts)


def test_the_chart_draws_every_seat_and_no_name_as_markup() -> None:
    data = review(finished(CAULDRON, 3, "random", 7), None, 4).as_data()
    data["seats"] = ["<b>Ann</b>", "Ben & Co", "C" * 40]
    drawn = chart(data, "Title", "moves", "chance")
    assert drawn.count('fill="none"') == 3 and "<b>" not in drawn and "&lt;b&gt;Ann" in drawn and "Ben &amp; Co" in drawn


def test_the_chart_in_letters_goes_from_the_first_to_the_last_chance() -> None:
    rows = plotted([[0.0, 1.0]], 10, 4)
    assert len(rows) == 4 and all(len(row) == 10 for row in rows)
    assert rows[3][0] != ("⠀", -1) and rows[0][9] != ("⠀", -1) and rows[0][0] == ("⠀", -1)


# --- what is called clear -----------------------------------------------------------------------------------------------


class Decision(Finding):
    """One decision with the figures that are shown of it."""

    def __init__(self, before: int, after: int, loss: Estimate) -> None:
        self._figures, self._lost = (before, after, after), loss

    def _shown(self, number: int) -> tuple[int, int, int]:
        return self._figures

    def _loss(self, number: int) -> Estimate:
        return self._lost

    def _lost_points(self, number: int) -> Estimate:
        return Estimate(0.0, 1.0)


@pytest.mark.parametrize(("after", "counts"), [(40, "chance"), (41, None), (50, None)])
def test_a_loss_is_clear_only_if_it_is_as_large_as_its_interval_where_both_are_shown(after: int, counts: str | None) -> None:
    """9 % ±10 says the opposite of "clearly", whatever lies behind the rounding."""
    loss = Estimate(0.1, 0.0495, width=2.0)
    assert spread(loss.as_data()) == 10
    assert Decision(50, after, loss)._counts(0) == counts
