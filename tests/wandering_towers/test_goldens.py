"""The goldens of Wandering Towers show every spell, every window and every kind of move."""

from pathlib import Path

import coven
from coven.games.wandering_towers.notation import SPELL_NAMES
from coven.games.wandering_towers.sight import PHASES

RECORDS = [coven.load(path) for path in sorted((Path(__file__).parents[1] / "goldens" / "wandering_towers").glob("*.jsonl"))]


def moves_of(record: coven.Record) -> list[str]:
    return [text for _, text in record.moves]


def test_every_spell_is_cast_in_the_basic_game_and_by_master_wizards() -> None:
    for master in (False, True):
        cast = {move for record in RECORDS if record.header["options"]["master"] == master for move in moves_of(record)}
        missing = {spell for spell in SPELL_NAMES if f"cast {spell}" not in cast and f"cast {spell} after" not in cast}
        if any(move.startswith("free T") for move in cast):
            missing.discard("free_wizard")
        if any(move.startswith("carry") for move in cast):
            missing.discard("piggyback")
        assert not missing


def test_a_spell_comes_before_and_after_a_move() -> None:
    cast = {move for record in RECORDS for move in moves_of(record) if move.startswith("cast ")}
    assert any(move.endswith(" after") for move in cast) and any(not move.endswith(" after") for move in cast)


def test_every_phase_is_gone_through() -> None:
    seen = set()
    for record in RECORDS:
        table = coven.replay(record)
        seen |= {table.at(number).view(None)["phase"] for number in range(len(table) + 1)}
    assert seen == set(PHASES)


def test_ruling_57_and_67_every_answer_to_whom_to_free_is_given() -> None:
    said = {move for record in RECORDS for move in moves_of(record)}
    assert {"free own", "free partner", "free announced"} <= said
