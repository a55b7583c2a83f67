"""What the careful bot does at the table, one habit a test, and how well it does with them."""

import os
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import pytest

from coven.bots import arena
from coven.games.witches import GAME
from coven.games.witches.bots.careful import careful
from coven.games.witches.names import CARD_TEXTS
from coven.kernel.types import U64
from coven.table.table import Table
from tests.witches.ducker import ducker
from tests.witches.spell_count import spell_cast

INTERPRETED = os.environ.get("COVEN_INTERPRETED") == "1"
SCORING = {*(f"R{rank}" for rank in range(1, 15)), "G11", "G12", "Y11", "B11"}
DECK = [*CARD_TEXTS[:-1], *["Z"] * 4]


def a_table(
    hand: str,
    trick: Sequence[str | None] = (None,) * 4,
    taken: Mapping[int, str] = {},
    totals: Sequence[int] = (0, 0, 0, 0),
    voids: Sequence[str] = ("",) * 4,
    options: Mapping[str, Any] = {},
) -> Table:
    """Seat 0 of four is to play. Scoring cards not named lie in other hands; of the rest, what is too much has been taken by seat 3."""
    left = list(DECK)
    for card in [*hand.split(), *filter(None, trick), *(card for pile in taken.values() for card in pile.split())]:
        left.remove(card)
    left.sort(key=lambda card: card not in SCORING)
    hands, piles = [hand, "", "", ""], [taken.get(seat, "") for seat in range(4)]
    for seat in (1, 2, 3):
        held = len(hand.split()) - (trick[seat] is not None)
        hands[seat], left = " ".join(left[:held]), left[held:]
    piles[3] += " " + " ".join(left)
    laid = sum(card is not None for card in trick)
    state = {"hands": hands, "trick": list(trick), "taken": piles, "totals": list(totals), "voids": list(voids), "leader": -laid % 4, "turn": 0}
    return GAME.from_position({"players": 4, "options": dict(options), "state": state}, seed=1)


def choice(table: Table, luck: int = 0) -> str:
    """The careful bot's move for seat 0."""
    out = np.zeros(GAME.rules.actions, np.int16)
    action = careful(table.box.plain, table.imagined(0, luck), 0, U64(luck * 0x9E3779B97F4A7C15 % 2**64), out)
    assert table.refusal(0, int(action)) is None
    return GAME.move(int(action)).text


def plays(*args: Any, **named: Any) -> str:
    """The card seat 0 plays whatever its luck; several, if that depends on it."""
    table = a_table(*args, **named)
    return " or ".join(sorted({choice(table, luck) for luck in range(5)}))


def passes(hand: str, round_number: int = 1, totals: Sequence[int] = (0, 0, 0, 0)) -> set[str]:
    """The cards seat 0 of four passes."""
    left = list(DECK)
    for card in hand.split():
        left.remove(card)
    hands = [hand, *(" ".join(left[start : start + 15]) for start in (0, 15, 30))]
    table = GAME.from_position({"players": 4, "state": {"phase": "passing", "round": round_number, "hands": hands, "totals": list(totals)}}, seed=1)
    chosen = set()
    for _ in range(3):
        text = choice(table)
        chosen.add(text.split()[-1])
        table.play(0, text)
    return chosen


def test_does_not_take_the_queen_where_it_can_stay_below() -> None:
    assert plays("G5 G14 B3 Y3 B4", trick=(None, "G9", "G12", "G4")) == "G5"


def test_plays_the_highest_card_that_stays_below() -> None:
    assert plays("Y2 Y7 Y10 B1 B2 G1 G2 G3 G4 G5 G6", trick=(None, "Y4", "Y9", "Y1")) == "Y7"


def test_throws_the_queen_on_a_trick_in_which_it_is_void() -> None:
    assert plays("G12 G3 R2 B13 B14", trick=(None, "Y9", "Y13", "Y4")) == "G12"


def test_throws_the_water_witch_when_the_queen_is_gone() -> None:
    assert plays("G11 G3 B2 B5", trick=(None, "Y9", "Y13", "Y4"), taken={2: "G12 R1"}) == "G11"


def test_lets_the_queen_fall_under_a_higher_card() -> None:
    assert plays("G12 G2 B2 B5 Y1", trick=(None, "G3", "G13", "G4")) == "G12"


def test_escapes_with_a_wizard_when_only_the_queen_could_follow() -> None:
    assert plays("G13 Z B1 Y1", trick=(None, "G2", "G12", "G4")) == "Z"


def test_takes_the_earth_witch_when_it_is_cheap() -> None:
    assert plays("Y3 Y12 B3 B4 G2", trick=(None, "Y9", "Y11", "Y4"), taken={0: "R1 R2 R3", 1: "R5"}) == "Y12"


def test_takes_the_air_witch_above_all_with_the_queen_in_the_pile() -> None:
    assert plays("B3 B12 Y3 Y4 G2", trick=(None, "B9", "B11", "R4"), taken={0: "G12", 1: "R5"}) == "B12"


def test_does_not_give_the_earth_witch_to_another() -> None:
    assert plays("Y11 Y2 B3 B4", trick=(None, "Y9", "Y13", "Y4"), taken={1: "R5"}) == "Y2"


def test_breaks_a_spell_by_taking_a_fire_card() -> None:
    fire = "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10"
    assert plays("R13 R11 B4 G2", trick=(None, "R12", "B8", "Y7"), taken={1: f"{fire} G12"}, voids=("", "", "R", "R")) == "R13"


def test_does_not_throw_fire_to_the_one_who_holds_all_of_it() -> None:
    fire = "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11"
    assert plays("R13 B4 G2", trick=(None, "Y13", "Y8", "Y7"), taken={1: f"{fire} G12"}) != "R13"


def test_throws_fire_to_anybody_else_to_break_a_spell() -> None:
    fire = "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11"
    assert plays("R13 B4 B14", trick=(None, "Y8", "Y13", "Y7"), taken={1: f"{fire} G12"}) == "R13"


def test_leads_a_sure_spell_home() -> None:
    fire = "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10"
    assert plays("R11 R12 R14 Y14", taken={0: f"{fire} G12", 3: "G11 Y11 B11 Y12 Y13"}) == "R14"


def test_does_not_go_for_a_spell_that_another_has_broken() -> None:
    fire = "R1 R2 R3 R4 R5 R6 R7 R8 R9"
    assert plays("R11 R12 R14 Y1", taken={0: f"{fire} G12", 3: "R10"}) != "R14"


@pytest.mark.parametrize(("rounds", "danger"), [(1, "G12"), (2, "G14"), (3, "G13")])
def test_passes_danger_without_cover(rounds: int, danger: str) -> None:
    assert danger in passes(f"{danger} G3 R2 R3 B1 B2 B4 B5 Y1 Y2 Y4 Y5 Y6 Z Z", rounds)


def test_keeps_the_queen_under_many_low_cards() -> None:
    assert "G12" not in passes("G1 G2 G3 G4 G5 G12 R14 R13 B13 B14 B12 Y1 Y2 Y4 Y13")


def test_keeps_wizards_low_cards_and_the_lowest_fire() -> None:
    assert passes("R1 R13 R14 G1 G2 G3 B1 B2 B3 B13 Y1 Y2 Y3 Z Z") == {"R13", "R14", "B13"}


def test_passes_the_rest_of_a_short_suit() -> None:
    assert {"B9", "B10"} <= passes("R1 R2 R3 R4 G1 G2 G3 G4 G5 G6 B9 B10 Y1 Y2 Y3")


def casting_table(last_spell: str, totals: Sequence[int]) -> Table:
    """Seat 0 has taken everything and decides about its great spell."""
    state = {
        "phase": "casting",
        "hands": [""] * 4,
        "taken": [" ".join(DECK), "", "", ""],
        "totals": list(totals),
        "turn": 0,
        "last_round": {"caster": 0, "spell": 30},
    }
    return GAME.from_position({"players": 4, "options": {"last_spell": last_spell}, "state": state}, seed=1)


def test_hands_the_spell_to_the_others_when_that_wins() -> None:
    """Witches 43: both answers rank everybody alike."""
    assert GAME.move(choice(casting_table("choice", (40, 45, 50, 45)))).kind == "transfer"


def test_rescues_itself_when_the_transfer_would_lose_the_game() -> None:
    """Witches 53: only deducting keeps the game going."""
    assert GAME.move(choice(casting_table("rescue", (60, 10, 45, 45)))).kind == "deduct"


def test_does_not_bring_on_an_end_it_would_lose() -> None:
    """A trick with the queen goes to a player at 65 only if the seat stands lowest."""
    hand, trick = "G12 G9 B14 B13", (None, "Y9", "Y13", "Y4")
    taken = {1: "R1 R2 R3 R4 R5 R6 R7 R8", 3: "R9 R10 R11 R12 R13 R14 Y11 B11"}
    assert plays(hand, trick=trick, taken=taken, totals=(10, 40, 65, 50)) == "G12"
    assert plays(hand, trick=trick, taken=taken, totals=(30, 20, 65, 50)) != "G12"


GAMES = {True: 8, False: 2000}[INTERPRETED]


def test_beats_three_random_seats_in_four_games_of_five() -> None:
    result = arena.match(GAME, careful, "random", 4, GAMES, seed=11)
    assert result["wins"]["mean"] - 3 * result["wins"]["error"] > 0.8
    assert result["score"]["strong"]["mean"] < result["score"]["weak"]["mean"]


@pytest.mark.parametrize("players", GAME.players)
def test_a_careful_table_gives_away_fewer_spells_than_a_table_of_plain_duckers(players: int) -> None:
    named = {"seed": 12, "strong_seats": (1 << players) - 1, "count_for": spell_cast}
    spells = [arena.match(GAME, bot, bot, players, GAMES, **named)["counts"]["strong"] for bot in (careful, ducker)]
    if INTERPRETED:  # too few games for a spell to be likely
        assert spells[0]["mean"] <= 1 / players
    else:
        assert spells[0]["mean"] + 3 * spells[0]["error"] < spells[1]["mean"] - 3 * spells[1]["error"]
