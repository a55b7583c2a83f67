"""Line-ups: who meets whom, in which rotations, with which budget, on which deals."""

from pathlib import Path
from typing import Any

import pytest

from coven.bots.arena.lineups import Entrant, Lineup, code_of, entrant, make_plan, one_against, round_robin
from coven.errors import CovenError
from coven.games.witches import GAME

PAIR = [Lineup(("careful", "random", "careful", "random"))]


@pytest.mark.parametrize(
    ("bots", "rotations"),
    [("a", 1), ("aa", 1), ("ab", 2), ("abab", 2), ("abb", 3), ("abbb", 4), ("aabb", 4), ("ababab", 2), ("abcabc", 3), ("abcd", 4)],
)
def test_a_line_up_is_turned_through_its_rotations_that_differ(bots: str, rotations: int) -> None:
    lineup = Lineup(tuple(bots))
    seated = [lineup.seated(rotation) for rotation in range(rotations)]
    assert lineup.rotations == rotations == len(set(seated))
    assert set(seated) == {lineup.seated(rotation) for rotation in range(20)}


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_two_bots_meet_with_as_many_seats_in_all(players: int) -> None:
    lineups = round_robin(["a", "b", "c", "a"], players)
    assert {frozenset(lineup.bots) for lineup in lineups} == {frozenset("ab"), frozenset("ac"), frozenset("bc")}
    for pair in ("ab", "ac", "bc"):
        seats = "".join("".join(lineup.bots) for lineup in lineups if set(lineup.bots) == set(pair))
        assert seats.count(pair[0]) == seats.count(pair[1])


def test_each_bot_alone_against_a_table_of_another() -> None:
    assert one_against(["a", "b", "c"], "c", 4) == [Lineup(("a", "c", "c", "c")), Lineup(("b", "c", "c", "c"))]


@pytest.mark.parametrize(
    ("text", "budget"),
    [("master", ()), ("master@5000", (("simulations", 5000),)), ("expert@200ms", (("seconds", 0.2),)), ("master@1.5s", (("seconds", 1.5),))],
)
def test_a_searching_bot_may_be_given_a_budget(text: str, budget: Any) -> None:
    assert entrant(GAME, text) == Entrant(text, text.partition("@")[0], budget)
    assert entrant(GAME, text).searches


@pytest.mark.parametrize("text", ["careful@100", "master@", "master@0", "master@0ms", "master@1.5", "master@-1", "master@fast", "master@1e9"])
def test_an_impossible_budget_is_refused(text: str) -> None:
    with pytest.raises(CovenError) as refused:
        entrant(GAME, text)
    assert refused.value.code == "bad_budget"


@pytest.mark.parametrize(
    ("named", "code"),
    [
        ({"lineups": []}, "no_lineup"),
        ({"games": 0}, "bad_count"),
        ({"lineups": [Lineup(("careful", "random"))]}, "bad_players"),
        ({"lineups": [Lineup(("careful", "reckless", "random"))]}, "unknown_bot"),
        ({"options": {"rounds": -1}}, "bad_option"),
    ],
)
def test_a_plan_is_checked_before_anything_is_played(named: dict[str, Any], code: str) -> None:
    with pytest.raises(CovenError) as refused:
        make_plan(GAME, **{"lineups": PAIR, "games": 10, **named})
    assert refused.value.code == code


def test_rotations_and_line_ups_share_their_deals_and_nothing_else_does() -> None:
    plan = make_plan(GAME, [*PAIR, Lineup(("careful", "random", "random", "random"))], 7, seed=1)
    two, four = plan.lineups
    assert (plan.numbers(two), plan.numbers(four), plan.total) == (range(8), range(8), 16)
    dealt = [plan.deal(two, number) for number in range(4)]
    assert dealt[0][0].tolist() == dealt[1][0].tolist() == plan.deal(four, 3)[0].tolist() != dealt[2][0].tolist()
    assert len({luck for _, luck in dealt}) == 4
    assert make_plan(GAME, PAIR, 7, seed=2).deal(two, 0)[0].tolist() != dealt[0][0].tolist()


def test_without_a_seed_every_plan_has_its_own() -> None:
    assert make_plan(GAME, PAIR, 1).seed != make_plan(GAME, PAIR, 1).seed


DECIDING = ["bots/arena/program.py", "bots/arena/playing.py", "bots/arena/lineups.py", "table/seeds.py", "bots/levels.py", "kernel/stream.py"]
IDLE = ["bots/arena/workers.py", "bots/arena/picture.py", "witches/view/__init__.py"]


@pytest.mark.parametrize("file", [*DECIDING, *IDLE])
def test_the_code_of_an_arena_is_another_when_what_decides_its_games_changes(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    read, before = Path.read_bytes, code_of.__wrapped__(GAME)
    monkeypatch.setattr(Path, "read_bytes", lambda path: read(path) + b"#" * path.as_posix().endswith(f"/{file}"))
    assert (code_of.__wrapped__(GAME) != before) == (file in DECIDING)
