"""Choices made at the same time stay secret until all are in: roles, the added card, fists and The Works! (Broom 37, 38, 39, 51, 60)."""

from collections.abc import Callable, Iterator

import pytest

from coven.bulk import refusal_codes
from coven.conformance.secrecy import check_same_answers, world
from coven.table.table import Table
from tests.broom_service.build import FG, FW, GAME, HW, MW, PW, VD, WF, play, table

BACK = {"side": "back"}


def choosing() -> Table:
    return GAME.new_table(3, seed=4)


def adding() -> Table:
    """Counts under More or Less? are told; two holders of a "+1 card" tile may add a role."""
    hands = [[FW, HW], [MW, PW], [VD]]
    return table(hands, BACK, phase="adding", event="more-or-less", tiles=[[0, 1, 0], [0, 1, 0], [0, 0, 0]], answered=[2])


def last_turn(event: str, resources: list[list[int]]) -> Table:
    at = table([[WF], [], []], event=event, resources=resources, pawns=[[2, 2]] * 3)
    return play(at, f"cowardly {WF}")


def fists() -> Table:
    return last_turn("upper-hand", [[2, 1, 1, 0], [0, 0, 3, 0], [1, 1, 0, 2]])


def works() -> Table:
    return last_turn("the-works", [[2, 2, 2, 2], [1, 1, 1, 1], [1, 1, 1, 2]])


SECRET_CHOICES: dict[str, Callable[[], Table]] = {"choosing": choosing, "adding": adding, "fists": fists, "works": works}


def everything_seen(at: Table, viewer: int | None) -> tuple[object, ...]:
    """Everything that reaches a viewer: its view, what it saw happen, its moves and why others are refused."""
    seen: tuple[object, ...] = (GAME.faces.view(at.box.plain, at.keeper.state, viewer), at.events(viewer), repr(at))
    if viewer is not None:
        seen += (at.moves(viewer), refusal_codes(GAME, at.box.plain, at.keeper.state, viewer).tolist(), at.undo_refusal(viewer))
    return seen


@pytest.mark.parametrize("phase", SECRET_CHOICES)
def test_what_a_seat_chose_shows_nowhere_until_all_are_in(phase: str) -> None:
    """Whatever seat 0 answers, everybody else is told the same; an answer that ends its choosing may show that it is done."""
    at = SECRET_CHOICES[phase]()
    assert at.view(None)["phase"] == phase and at.to_act[:2] == (0, 1)
    branches = list(answers(at))
    assert len({str(branch.keeper.reveal()) for branch in branches}) >= len(at.moves(0)) > 1, "they are different choices"
    for viewer in (1, 2, None):
        for is_done in (False, True):
            seen = [everything_seen(branch, viewer) for branch in branches if (0 not in branch.to_act) == is_done]
            assert all(one == seen[0] for one in seen)


def answers(at: Table) -> Iterator[Table]:
    """The table after each first step of seat 0, and after choices of several steps, some of them complete."""
    for move in at.moves(0):
        branch = at.keeper.table_at(len(at.keeper))
        branch.play(0, move)
        yield branch
        if 0 in branch.to_act:
            longer = branch.keeper.table_at(len(branch.keeper))
            while 0 in longer.to_act and set(longer.to_act) > {0}:
                longer.play(0, longer.moves(0)[-1 if len(longer.keeper) % 2 else 0])
            yield longer


@pytest.mark.parametrize("phase", SECRET_CHOICES)
def test_a_choice_half_made_is_redrawn_by_imagination_and_looks_the_same(phase: str) -> None:
    at = SECRET_CHOICES[phase]()
    at.play(0, at.moves(0)[0])
    worlds = [world(at, 1, seed) for seed in range(12)]
    check_same_answers(at, worlds, 1)
    assert any(other.keeper.reveal() != at.keeper.reveal() for other in worlds)


@pytest.mark.parametrize("phase", SECRET_CHOICES)
def test_once_all_are_in_the_choice_is_told(phase: str) -> None:
    """The other half: a choice that never came to light would be no game."""
    at = SECRET_CHOICES[phase]()
    while at.view(None)["phase"] == phase:
        seat = at.to_act[0]
        at.play(seat, at.moves(seat)[0])
    assert [event for event in at.keeper.events(None, len(at.keeper)) if event.kind != "done"]


def test_the_hand_a_person_holds_is_its_own() -> None:
    at = table([[FW, HW], [MW, PW], [FG]])
    assert "hand" in at.view(0) and at.view(0)["hand"] != at.view(1)["hand"]
    assert not at.view(None).get("hand")
