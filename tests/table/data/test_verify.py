"""Verifying deals a game again from its seed and says exactly what does not match."""

import hashlib
import inspect
import json
import pickle
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from table.helping import GAME, failing, finished, new, play_on

import coven
from coven.table.files import record as records
from coven.table.files.record import Finding, read_lines
from coven.table.seeds import make_seed
from coven.table.words import LANGUAGES, words

Forging = Callable[[dict[str, Any], list[dict[str, Any]], dict[str, Any]], Any]


def findings(forge: Forging, table: coven.Table | None = None) -> list[Finding]:
    """What is found in a record after somebody has been at it."""
    header, *moves, ending = [json.loads(line) for line in (table or finished(3)).record().lines()]
    forge(header, moves, ending)
    return coven.verify(read_lines([json.dumps(row) for row in (header, *moves, ending)]))


def test_a_true_record_matches() -> None:
    reported: list[tuple[int, int]] = []
    assert coven.verify(finished(3).record(), lambda *step: reported.append(step)) == []
    assert reported == [(number, 12) for number in range(1, 13)]


def test_an_unfinished_game_can_not_be_verified_yet() -> None:
    (found,) = coven.verify(play_on(new(3), 4).keeper.record())
    assert (found, found.code) == ("the game is not finished, so its seed is not told", "no_seed")


def test_an_unfinished_game_saved_with_its_seed_is_checked_as_far_as_it_goes() -> None:
    record = play_on(new(3), 4).keeper.record(with_seed=True)
    reported: list[tuple[int, int]] = []
    (found,) = coven.verify(record, lambda *step: reported.append(step))
    assert (found, found.code) == ("the game is not finished, so there is no outcome to check", "unfinished")
    assert reported == [(number, 4) for number in range(1, 5)]
    forged = replace(record, header={**record.header, "commitment": "0" * 64}, moves=(*record.moves[:1], *record.moves))
    assert [finding.code for finding in coven.verify(forged)] == ["other_commitment", "misfit"]


def test_a_game_that_is_over_without_an_outcome() -> None:
    table = finished(3)
    (found,) = coven.verify(replace(table.record(), ending=None, kept_seed=table.seed.hex(), kept_salt=table.salt.hex()))
    assert (found, found.code) == ("the game is over after its last move, but no outcome is recorded", "no_outcome")


def test_another_seed_breaks_the_promise_and_the_deal() -> None:
    table = finished(3)
    found = findings(lambda header, moves, ending: ending.update(seed="0" * 64), table)
    assert len(found) == 2
    assert found[0] == f"the seed does not match the commitment: its hash is {hashlib.sha256(table.salt + bytes(32)).hexdigest()}"
    assert found[1].startswith("move ")
    assert found[1].endswith("does not fit the deal of this seed (rule 1)")


def test_another_commitment() -> None:
    table = finished(3)
    found = findings(lambda header, moves, ending: header.update(commitment="0" * 64), table)
    assert found == [f"the seed does not match the commitment: its hash is {table.commitment}"]


@pytest.mark.parametrize("forge", [lambda ending: ending.update(salt="0" * 64), lambda ending: ending.pop("salt")], ids=["another", "none"])
def test_another_salt_breaks_the_promise_and_nothing_else(forge: Callable[[dict[str, Any]], Any]) -> None:
    (found,) = findings(lambda header, moves, ending: forge(ending))
    assert found.code == "other_commitment"


def test_a_record_from_before_there_were_salts_verifies() -> None:
    record = finished(3, salt=b"").record()
    lines = list(record.lines())
    assert "salt" not in lines[-1] and record.salt == b""
    assert record.header["commitment"] == hashlib.sha256(make_seed(7)).hexdigest()
    assert coven.verify(read_lines(lines)) == []
    saved = play_on(new(3, salt=b""), 4).keeper.record(with_seed=True)
    assert [found.code for found in coven.verify(read_lines(list(saved.lines())))] == ["unfinished"]


def test_goldens_are_such_records() -> None:
    path = sorted((Path(__file__).parents[2] / "goldens").glob("*/*.jsonl"))[0]
    record = coven.load(path)
    assert record.salt == b"" and record.seed is not None
    assert hashlib.sha256(bytes.fromhex(record.seed)).hexdigest() == record.header["commitment"]


def test_another_box_hash() -> None:
    found = findings(lambda header, moves, ending: header["box"].update(hash="0" * 64))
    assert found == [f"the box does not match: its hash is {GAME.standard_box.hash}"]


def test_another_name_of_the_box() -> None:
    (found,) = findings(lambda header, moves, ending: header["box"].update(name="deluxe"))
    assert found == "the name of the box does not match: recorded deluxe, played standard"
    assert (found.code, found.details) == ("other_box_name", {"recorded": "deluxe", "played": "standard"})


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
    assert found == [f"move 1 ({missing} by seat 0) does not fit the deal of this seed (rule 1)"]


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


def test_a_part_that_no_outcome_has() -> None:
    (found,) = findings(lambda header, moves, ending: ending["outcome"].update(cheered=True))
    assert (found, found.code) == ("cheered is recorded, but is no part of an outcome", "no_part")


def test_true_is_not_one_in_an_outcome() -> None:
    def forge(header: Any, moves: Any, ending: dict[str, Any]) -> None:
        ending["outcome"]["places"] = [True if place == 1 else float(place) for place in ending["outcome"]["places"]]

    (found,) = findings(forge)
    assert found.code == "other_outcome" and found.details["part"] == "places"


def test_a_game_cut_short() -> None:
    def cut(header: Any, moves: list[Any], ending: dict[str, Any]) -> None:
        moves.pop()
        ending["moves"] = len(moves)

    assert findings(cut) == ["the game is not over after its last move"]


def test_a_game_of_more_moves_than_it_had() -> None:
    def lengthen(header: Any, moves: list[Any], ending: dict[str, Any]) -> None:
        moves.append({"n": len(moves) + 1, "seat": 0, "move": "1"})
        ending["moves"] = len(moves)

    assert findings(lengthen) == ["move 13 (1 by seat 0) does not fit the deal of this seed (rule 4)"]


@pytest.mark.parametrize(
    ("change", "finding"),
    [({"players": 2}, "the number of players does not match: recorded 2, played 3"), ({"options": {"rounds": 5}}, "the options do not match")],
)
def test_a_header_that_is_not_its_positions(change: dict[str, Any], finding: str) -> None:
    table = play_on(GAME.from_position(play_on(new(3), 4).keeper.position()))
    found = findings(lambda header, moves, ending: header.update(change), table)
    assert len(found) == 1
    assert found[0].startswith(finding)


def test_what_can_not_be_dealt_at_all_is_an_error() -> None:
    for change, code in (({"rules_version": 2}, "other_rules_version"), ({"game": "chess"}, "unknown_game"), ({"players": 9}, "bad_players")):
        with failing(code):
            findings(lambda header, moves, ending, change=change: header.update(change))


def test_a_finding_is_plain_words_with_a_code_and_its_details() -> None:
    table = finished(3)
    (found,) = findings(lambda header, moves, ending: header.update(commitment="0" * 64), table)
    assert isinstance(found, str) and found.code == "other_commitment"
    assert found.as_data() == {"code": "other_commitment", "message": str(found), "details": {"hash": table.commitment}}
    again = pickle.loads(pickle.dumps(found))
    assert (again, again.code, again.details) == (found, found.code, found.details)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_has_words(language: str) -> None:
    codes = set(re.findall(r'(?:Finding|_differs)\(\s*"([a-z_]+)"', inspect.getsource(records)))
    assert len(codes) == 12
    assert not {code for code in codes if not words(language).has(f"finding-{code}".replace("_", "-"))}
