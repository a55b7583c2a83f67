"""Verifying deals a game again from its seed and says exactly what does not match."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from table.helping import GAME, failing, finished, new, play_on

import coven
from coven.table.record import read_lines

Forging = Callable[[dict[str, Any], list[dict[str, Any]], dict[str, Any]], Any]


def findings(forge: Forging, table: coven.Table | None = None) -> list[str]:
    """What is found in a record after somebody has been at it."""
    header, *moves, ending = [json.loads(line) for line in (table or finished(3)).record().lines()]
    forge(header, moves, ending)
    return coven.verify(read_lines([json.dumps(row) for row in (header, *moves, ending)]))


def test_a_true_record_matches() -> None:
    told: list[tuple[int, int]] = []
    assert coven.verify(finished(3).record(), lambda *step: told.append(step)) == []
    assert told == [(number, 12) for number in range(1, 13)]


def test_an_unfinished_game_can_not_be_verified_yet() -> None:
    assert coven.verify(play_on(new(3), 4).record()) == ["the game is not finished, so its seed is not told"]


def test_another_seed_breaks_the_promise_and_the_deal() -> None:
    found = findings(lambda header, moves, ending: ending.update(seed="0" * 64))
    assert len(found) == 2
    assert found[0].startswith("the seed does not match the commitment: its hash is 66687aadf862bd77")
    assert found[1].startswith("move ")
    assert "does not fit the deal of this seed: not_in_hand" in found[1]


def test_another_commitment() -> None:
    found = findings(lambda header, moves, ending: header.update(commitment="0" * 64))
    assert found == [f"the seed does not match the commitment: its hash is {finished(3).commitment}"]


def test_another_box_hash() -> None:
    found = findings(lambda header, moves, ending: header["box"].update(hash="0" * 64))
    assert found == [f"the box does not match: its hash is {GAME.standard_box.hash}"]


def test_swapped_moves() -> None:
    """The moves of two seats in one round are exchanged: one of them did not hold that herb, or other scores come out."""

    def swap(header: Any, moves: list[dict[str, Any]], ending: Any) -> None:
        first, other = next((a, b) for a in moves[:3] for b in moves[:3] if a["move"] != b["move"])
        first["move"], other["move"] = other["move"], first["move"]

    assert findings(swap)


def test_a_move_that_was_not_allowed_is_named() -> None:
    hand = new(3).view(0)["hand"]
    missing = next(str(herb) for herb in range(1, 7) if herb not in hand)
    found = findings(lambda header, moves, ending: moves[0].update(move=missing))
    assert found == [f"move 1 ({missing} by seat 0) does not fit the deal of this seed: not_in_hand"]


@pytest.mark.parametrize("name", ["reason", "scores", "places", "winners", "breakdown"])
def test_a_changed_part_of_the_outcome_is_named_alone(name: str) -> None:
    played = finished(3).outcome
    assert played is not None
    true = played.as_data()[name]
    false = "guard" if name == "reason" else [*true[:-1], 99]
    found = findings(lambda header, moves, ending: ending["outcome"].update({name: false}))
    assert found == [f"{name} recorded as {false}, but played as {true}"]


def test_a_part_of_the_outcome_that_is_left_out() -> None:
    found = findings(lambda header, moves, ending: ending["outcome"].pop("winners"))
    assert [finding.split(",")[0] for finding in found] == ["winners recorded as None"]


def test_a_game_cut_short() -> None:
    def cut(header: Any, moves: list[Any], ending: dict[str, Any]) -> None:
        moves.pop()
        ending["moves"] = len(moves)

    assert findings(cut) == ["the game is not over after its last move"]


def test_a_game_of_more_moves_than_it_had() -> None:
    def lengthen(header: Any, moves: list[Any], ending: dict[str, Any]) -> None:
        moves.append({"n": len(moves) + 1, "seat": 0, "move": "1"})
        ending["moves"] = len(moves)

    assert findings(lengthen) == ["move 13 (1 by seat 0) does not fit the deal of this seed: game_over"]


@pytest.mark.parametrize(
    ("change", "finding"),
    [({"players": 2}, "the number of players does not match: recorded 2, played 3"), ({"options": {"rounds": 5}}, "the options do not match")],
)
def test_a_header_that_is_not_its_positions(change: dict[str, Any], finding: str) -> None:
    table = play_on(GAME.from_position(play_on(new(3), 4).position()))
    found = findings(lambda header, moves, ending: header.update(change), table)
    assert len(found) == 1
    assert found[0].startswith(finding)


def test_what_can_not_be_dealt_at_all_is_an_error() -> None:
    for change, code in (({"rules": 2}, "other_rules_version"), ({"game": "chess"}, "unknown_game"), ({"players": 9}, "bad_players")):
        with failing(code):
            findings(lambda header, moves, ending, change=change: header.update(change))
