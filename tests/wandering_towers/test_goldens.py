"""The goldens of Wandering Towers show every spell, every window and every kind of move."""

from pathlib import Path
from typing import Any

import pytest
from goldens.golden_text import memories

import coven
from coven.errors import Refused
from coven.games.wandering_towers.names import SPELL_NAMES
from coven.games.wandering_towers.options import SPELL_FLAGS
from coven.games.wandering_towers.state import PHASES
from coven.table.table import Table

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
        seen |= {table.keeper.table_at(number).view(None)["phase"] for number in range(len(table.keeper) + 1)}
    assert seen == set(PHASES.names)


def test_every_answer_to_whom_to_free_is_given() -> None:
    """Towers 57, 67."""
    said = {move for record in RECORDS for move in moves_of(record)}
    assert {"free own", "free partner", "free announced"} <= said


# --- options ----------------------------------------------------------------------------------------------------------

LAID_OUT = ("spells", "spell_count", *SPELL_FLAGS)  # by the setup of every golden; they are in its first event
PLAYED_WITH = [option for option in coven.game("wandering_towers").options if option.name not in LAID_OUT]


@pytest.mark.parametrize(("name", "value"), [(option.name, value) for option in PLAYED_WITH for value in option.values() if value != option.default])
def test_every_option_makes_a_difference_to_a_golden_that_has_it(name: str, value: Any) -> None:
    """If the rules did not heed the option, a move would be refused, or something else would be listed or told."""
    assert any(differs_without(record, name) for record in RECORDS if record.header["options"][name] == value)


def default_of(name: str) -> Any:
    return next(option.default for option in coven.game("wandering_towers").options if option.name == name)


def differs_without(record: coven.Record, name: str) -> bool:
    """Whether a golden goes otherwise when the rules see an option as if nobody had chosen it."""
    played = coven.replay(record)
    other, game = played.keeper.table_at(0), played.game
    unheeded = game.encode_options({**played.options, name: default_of(name)})
    other.keeper.state.options[name] = unheeded[name]
    try:
        for seat, move in played.keeper.history:
            other.play(seat, move)
    except Refused:
        return True
    return golden_facts(played) != golden_facts(other)


def golden_facts(table: Table) -> list[Any]:
    """What the text of a golden has of each move and of its end."""
    moves = [
        (len(table.keeper.table_at(number).moves(seat)), table.keeper.events(None, number + 1))
        for number, (seat, _) in enumerate(table.keeper.history)
    ]
    return [*moves, table.outcome, table.keeper.reveal(), *memories(table)]


@pytest.mark.parametrize("name", LAID_OUT)
def test_spells_are_laid_out_anew_with_every_replay(name: str) -> None:
    """A golden that began with its spells in place would not notice if the setup did not heed how they are chosen."""
    chosen = [record for record in RECORDS if record.header["options"][name] != default_of(name)]
    assert chosen
    assert not [record for record in chosen if "spells" in record.header.get("position", {"state": {}})["state"]]
