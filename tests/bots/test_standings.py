"""What came of an arena: shares with intervals that hold what they promise, ratings, the picture."""

import xml.etree.ElementTree as ET
from typing import Any

import numpy as np
import pytest

from coven.bots.arena.ledger import Book
from coven.bots.arena.lineups import ArenaPlan, Lineup, make_plan, round_robin
from coven.bots.arena.picture import draw_picture
from coven.bots.arena.program import GameResult
from coven.bots.arena.ratings import rate
from coven.bots.arena.results import by_pair, standings, whole_deals
from coven.games.witches import GAME


def invented(plan: ArenaPlan, chance: float, draw: np.random.Generator, likeness: float = 0.0) -> Book:
    """Results in which `careful` wins that often; so often a deal decides all of its games alike."""
    book: Book = {}
    for lineup in plan.lineups:
        book[lineup] = {}
        for number in plan.numbers(lineup):
            if number % lineup.rotations == 0:
                decided, by_deal = draw.random() < likeness, draw.random() < chance
            is_careful = by_deal if decided else draw.random() < chance
            winner = lineup.seated(number % lineup.rotations).index("careful" if is_careful else "random")
            places = [1 if seat == winner else 2 for seat in range(lineup.players)]
            book[lineup][number] = GameResult(places, [10 * place for place in places], 50, "limit")
    return book


def pair(chance: float, games: int = 100, seed: int = 1, likeness: float = 0.0) -> dict[str, Any]:
    plan = make_plan(GAME, round_robin(["random", "careful"], 4), games, {}, 1)
    games = list(whole_deals(invented(plan, chance, np.random.default_rng(seed), likeness)))
    return by_pair(plan, games, 4)[0]


@pytest.mark.parametrize("likeness", [0.0, 1.0])
@pytest.mark.parametrize("chance", [0.5, 0.8, 0.97])
def test_intervals_hold_the_truth_nineteen_times_in_twenty(chance: float, likeness: float) -> None:
    rows = [pair(chance, seed=seed, likeness=likeness) for seed in range(200)]
    truths = [chance if row["bot"] == "careful" else 1 - chance for row in rows]
    held = [row["wins"]["low"] <= truth <= row["wins"]["high"] for row, truth in zip(rows, truths, strict=True)]
    assert 180 <= sum(held) <= 199
    assert all(0 <= row["wins"]["low"] <= row["wins"]["mean"] <= row["wins"]["high"] <= 1 for row in rows)


def test_deals_that_decide_their_games_alike_make_intervals_wider() -> None:
    apart, alike = (pair(0.7, 400, likeness=likeness)["wins"] for likeness in (0.0, 1.0))
    assert alike["high"] - alike["low"] > 1.3 * (apart["high"] - apart["low"])


def test_even_a_bot_that_won_everything_may_lose_some_day() -> None:
    row = pair(1.0, 20)
    assert row["wins"]["mean"] == 1.0 == row["wins"]["high"] and 0.5 < row["wins"]["low"] < 0.9


def test_shares_scores_and_ratings_are_those_of_the_games() -> None:
    plan = make_plan(GAME, [Lineup(("careful", "random", "random"))], 300, {}, 1)
    found = standings(plan, invented(plan, 0.6, np.random.default_rng(3)))
    careful, random = (next(row for row in found["bots"] if row["bot"] == bot) for bot in ("careful", "random"))
    assert careful["fair"] == pytest.approx(1 / 3) and random["fair"] == pytest.approx(2 / 3)
    assert careful["wins"]["mean"] + random["wins"]["mean"] == pytest.approx(1)
    assert careful["score"]["mean"] == pytest.approx(10 * careful["wins"]["mean"] + 20 * (1 - careful["wins"]["mean"]))
    assert careful["rating"]["shown"] > random["rating"]["shown"]
    assert (found["games"], found["moves"], found["ends"]) == (300, 15_000, {"limit": 300})


def test_a_table_at_which_nobody_wins_has_no_winner() -> None:
    plan = make_plan(GAME, [Lineup(("careful", "random", "random"))], 3, {}, 1)
    nobody = GameResult([2, 2, 2], [0, 0, 0], 5, "limit")
    found = standings(plan, {plan.lineups[0]: dict.fromkeys(range(3), nobody)})
    assert all(row["wins"]["mean"] == 0 for row in [*found["bots"], *found["pairs"]])


def test_ratings_put_bots_in_the_order_of_their_places() -> None:
    games = [(("a", "b", "c"), (1, 2, 3)), (("b", "c", "a"), (2, 3, 1))] * 20
    found = rate(games)
    assert found["a"]["mu"] > found["b"]["mu"] > found["c"]["mu"]
    assert all(row["sigma"] < 8 for row in found.values())


def test_a_bot_at_several_seats_is_one_player_with_their_mean_place() -> None:
    even = rate([(("a", "b", "a", "b"), (1, 2, 4, 3))])  # both 2.5
    assert even["a"]["mu"] == pytest.approx(even["b"]["mu"])


def test_the_picture_names_every_bot_and_stays_on_its_paper() -> None:
    plan = make_plan(GAME, round_robin(["random", "careful", "novice"], 4) + round_robin(["careful", "random"], 3), 12, {}, 1)
    chance = np.random.default_rng(1)
    results = {number: GameResult([1, 2, 3, 4], [1, 2, 3, 4], 5, "limit") for number in range(12)}
    book = {lineup: results if lineup.players == 4 else invented(plan_for(lineup), 0.5, chance)[lineup] for lineup in plan.lineups}
    names = ("title", "note", "wins", "taken", "rating", "against", "fair", "players-3", "players-4")
    drawn = draw_picture(standings(plan, book), {name: f"<{name}>" for name in names})
    root = ET.fromstring(drawn)
    width, height = map(float, root.attrib["viewBox"].split()[2:])
    texts = [each for each in root.iter() if each.tag.endswith("text")]
    assert {"careful", "novice", "random", "<title>"} <= {each.text for each in texts}
    assert all(0 <= float(each.attrib["x"]) <= width and 0 <= float(each.attrib["y"]) <= height for each in texts)
    assert sum(each.tag.endswith("circle") for each in root.iter()) == 3 + 3 + 2


def plan_for(lineup: Lineup) -> ArenaPlan:
    return make_plan(GAME, [lineup], 12, {}, 1)
