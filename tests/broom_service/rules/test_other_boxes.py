"""What the printed numbers of other boxes change: sets, heavy clouds and how long a game may last."""

import tomllib
from itertools import product
from typing import Any

import pytest

from coven.errors import CovenError
from coven.games.broom_service.rules.scoring import points_for_sets
from tests.broom_service.build import GAME, TEST_BOX, WF, table

SMALL = GAME.about.folder / "boxes" / "small.toml"


def best_split(counts: tuple[int, ...], three: int, four: int) -> int:
    """The best of all ways to make sets, by trying them."""
    best = 0
    if min(counts) > 0:
        best = four + best_split(tuple(count - 1 for count in counts), three, four)
    for left_out in range(4):
        rest = tuple(count - (kind != left_out) for kind, count in enumerate(counts))
        if min(rest) >= 0:
            best = max(best, three + best_split(rest, three, four))
    return best


@pytest.mark.parametrize(("three", "four"), [(2, 4), (3, 5), (1, 9), (4, 4)])
def test_sets_are_split_as_well_as_can_be_whatever_they_pay(three: int, four: int) -> None:
    at = table([[WF], []])
    box = TEST_BOX.plain.copy()
    box.set_points[3], box.set_points[4] = three, four
    for counts in product(range(4), repeat=4):
        for kind, count in enumerate(counts):
            at.keeper.state.resource[0, kind] = count
        assert int(points_for_sets(box, at.keeper.state, 0)) == best_split(counts, three, four), counts


@pytest.mark.parametrize(("heavy", "fits"), [(1, True), (12, True), (13, False), (24, False)])
def test_how_many_heavy_clouds_there_may_be_is_up_to_the_box(heavy: int, fits: bool) -> None:
    """Broom 52: the small box has six cloud spaces, seven storm clouds and twelve heavy ones."""
    options = {"storm_clouds": True, "heavy_clouds": heavy}
    if fits:
        assert GAME.new_table(2, options, box=SMALL).options["heavy_clouds"] == heavy
        return
    with pytest.raises(CovenError) as refused:
        GAME.new_table(2, options, box=SMALL)
    assert (refused.value.code, refused.value.details["most"]) == ("bad_option", 12)


def long_box() -> dict[str, Any]:
    """A box made to last: the most rounds, roles and resources that the checks allow."""
    data = tomllib.loads(SMALL.read_text(encoding="utf-8"))
    data["setup"] |= {"rounds": 10, "hand_size": 9}
    data["events"]["black_distillery"]["resources"] = 20
    for role in data["roles"]:
        if role["id"].endswith("gatherer"):
            role["cowardly"] = role["brave"] = [{"orange": 20, "green": 20, "purple": 20, "wand": 20}]
    return data


def test_a_game_with_any_box_stays_within_the_moves_declared() -> None:
    """Everybody gathers all there is piece by piece, and hides all of it in the fist."""
    at = GAME.new_table(2, {"partial_gains": True}, seed=1, box=long_box())
    while not at.is_over:
        seat = at.to_act[0]
        moves = at.moves(seat)
        greedy = [move for move in moves if move.kind in ("take", "gather", "hide")] or [move for move in moves if move.kind == "brave"] or moves
        at.play(seat, greedy[0])
    assert 2_000 < len(at.keeper) <= GAME.rules.most_moves(at.box.plain, 2, at.options)


def test_what_is_left_of_a_yield_is_gone() -> None:
    """Broom 42."""
    at = table([["root-gatherer"], ["root-gatherer"]], {"partial_gains": True})
    at.play(0, "brave root-gatherer")
    at.play(1, "cowardly root-gatherer")
    while not any(move.kind == "take" for seat in at.to_act for move in at.moves(seat)):
        seat = at.to_act[0]
        at.play(seat, at.moves(seat)[0])
    at.play(at.to_act[0], "done")
    assert at.keeper.reveal()["pending_gain"] == [0, 0, 0, 0]
