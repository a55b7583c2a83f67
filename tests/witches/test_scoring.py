"""Points from cards: sections 4.1 and 4.2 of the rules, R21 to R30, and scoring on its own."""

import doctest
import itertools
import random

import numpy as np
import pytest

from coven.errors import CovenError
from coven.games.witches import scoring
from coven.games.witches.notation import card_set
from coven.games.witches.score import score_round
from tests.witches.build import ALL_FIRE, BOX, DECK, GAME, pile

ROWS = {
    "A": (3, "", 3),
    "B": (5, "F", 10),
    "C": (9, "F", 15),
    "D": (3, "WE", 3),
    "E": (2, "FE", 0),
    "F": (0, "WQA", 0),
    "1": (0, "F", 0),
    "2": (7, "F", 14),
    "3": (8, "F", 15),
    "4": (13, "", 13),
    "5": (1, "FW", 7),
    "6": (1, "FQ", 12),
    "7": (8, "FWQ", 30),
    "8": (8, "FWQE", 25),
    "9": (12, "FWQ", 30),
    "10": (12, "FWQAE", 10),
    "11": (13, "WQ", 28),
    "12": (13, "F", 15),
    "13": (13, "FE", 10),
    "14": (13, "FA", 15),
    "15": (0, "E", 0),
    "16": (0, "WE", 0),
    "17": (0, "QE", 5),
    "18": (0, "WQE", 10),
    "19": (0, "QA", 0),
    "20": (2, "QAE", 0),
    "21": (6, "QAE", 1),
    "22": (6, "FWAE", 7),
    "23": (3, "FWQA", 6),
    "24": (10, "FE", 10),
    "25": (4, "FE", 3),
    "26": (5, "WQE", 15),
    "27": (0, "FE", 0),
    "28": (0, "AE", 0),
}


@pytest.mark.parametrize(("n", "marks", "points"), ROWS.values(), ids=ROWS)
def test_a_pile_without_a_spell(n, marks, points):
    """R21 to R30, R32: rows 5, 6, 7, 24 and 25 tell apart the readings that the rulebook's examples don't."""
    scored = score_round([pile(n, marks), "", ""])
    assert scored["points"] == [points, 0, 0]
    assert scored["caster"] is None


def test_row_g_the_rulebooks_spell():
    """R31, R34: the others' air, earth and water witches have no effect."""
    scored = score_round([f"{ALL_FIRE} G12", "B11 Y11", "G11", "Z Z"])
    assert scored["points"] == [0, 25, 25, 25]
    assert (scored["caster"], scored["spell"]) == (0, 25)


def test_row_29_the_air_witch_protects_only_her_holder_r27():
    assert score_round(["G11", "B11", ""])["points"] == [5, 0, 0]


def test_the_air_witch_covers_all_tricks_of_her_holder_r27():
    """A pile is all tricks of a round together, so it does not matter which of them a card came with."""
    assert score_round(["B11 G1 G11 R2 R3 G12 Y5", "", ""])["points"] == [2, 0, 0]


def test_no_cap_without_the_fire_witch_r23():
    assert score_round([pile(13), "", "R11"])["points"] == [13, 0, 0]


HOLDINGS = [(n, "".join(marks)) for n in range(14) for size in range(6) for marks in itertools.combinations("FWQAE", size)]
PLAIN = [(n, marks) for n, marks in HOLDINGS if not (n == 13 and "F" in marks and set("WQ") & set(marks))]


def bits(text):
    return np.uint64(card_set(text.split()))


def by_formula(n, marks, earth_first=False):
    """The rulebook's sum written once more; `earth_first` takes the earth witch before the air witch."""
    fire = min(15, 2 * n) if "F" in marks else n
    green = 5 * ("W" in marks) + 10 * ("Q" in marks)
    earth = 5 * ("E" in marks)
    if not earth_first:
        return max(0, fire + (0 if "A" in marks else green) - earth)
    off_fire = min(earth, fire)
    return fire - off_fire + (0 if "A" in marks else green - min(earth - off_fire, green))


def test_all_436_holdings_without_a_spell():
    """R24, R25, R26, R28, R30: the order of air and earth makes no difference."""
    assert len(PLAIN) == 436
    for n, marks in PLAIN:
        held = bits(pile(n, marks))
        assert scoring.round_points(BOX, held) == by_formula(n, marks) == by_formula(n, marks, earth_first=True), (n, marks)
        assert scoring.spell_value(BOX, held, False) == 0
        assert 0 <= by_formula(n, marks) <= 30


def test_every_value_from_0_to_30_can_be_scored_r22():
    assert {by_formula(n, marks) for n, marks in PLAIN} == set(range(31))


def test_the_dull_cards_never_score():
    dull = [card for card in DECK if card[0] != "R" and card not in ("G11", "G12", "Y11", "B11")]
    assert len(dull) == 42
    assert score_round([" ".join(dull), "", ""])["points"] == [0, 0, 0]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_sum_of_a_round_lies_between_8_and_35_r58(players):
    chance = random.Random(players)
    telling = [card for card in DECK if card[0] == "R" or card in ("G11", "G12", "Y11", "B11")]
    for _ in range(300):
        weights = [chance.random() ** 3 for _ in range(players)]
        owners = chance.choices(range(players), weights, k=len(telling))
        piles = [" ".join(card for card, owner in zip(telling, owners, strict=True) if owner == seat) for seat in range(players)]
        scored = score_round(piles)
        if scored["caster"] is None:
            assert 8 <= sum(scored["points"]) <= 35
        else:
            assert sum(scored["points"]) == scored["spell"] * (players - 1)


def test_both_ends_of_that_range():
    assert sum(score_round([pile(13, "WQAE"), "R11", ""])["points"]) == 8
    assert sum(score_round([pile(8, "FWQ"), " ".join(f"R{rank}" for rank in (9, 10, 12, 13, 14)), "B11 Y11"])["points"]) == 35


@pytest.mark.parametrize(("n", "marks"), PLAIN[::7])
def test_the_lines_add_up_to_the_points(n, marks):
    seat = score_round([pile(n, marks), "", ""])["seats"][0]
    assert sum(line["points"] for line in seat["lines"]) == seat["points"]


def test_the_breakdown_says_what_happened():
    lines = score_round([pile(9, "FWE"), "G12 B11", "Z"])["seats"]
    assert lines[0]["lines"] == [
        {"kind": "fire", "cards": 9, "doubled": True, "capped": True, "points": 15},
        {"kind": "water_witch", "neutralised": False, "points": 5},
        {"kind": "earth_witch", "points": -5},
    ]
    assert lines[1]["lines"] == [{"kind": "queen", "neutralised": True, "points": 0}]
    assert lines[2]["lines"] == []


def test_the_breakdown_of_a_spell():
    lines = score_round([f"{ALL_FIRE} G11", "G12", ""])["seats"]
    assert lines[0] == {"points": 0, "lines": [{"kind": "spell", "value": 20, "caster": 0, "points": 0}]}
    assert lines[1] == {"points": 20, "lines": [{"kind": "spell", "value": 20, "caster": 0, "points": 20}]}


def test_piles_may_be_lists_or_text_with_commas():
    assert score_round([["r1", "R2"], "R3, r4,R5", ""])["points"] == [2, 3, 0]


BAD_PILES = {
    "no such card": (["R15", "", ""], "bad_cards"),
    "no such suit": (["X1", "", ""], "bad_cards"),
    "twice in a pile": (["R1 R1", "", ""], "bad_cards"),
    "in two piles": (["R1", "R1", ""], "bad_cards"),
    "five wizards in a pile": (["Z Z Z Z Z", "", ""], "bad_cards"),
    "five wizards together": (["Z Z Z", "Z Z", ""], "bad_cards"),
    "a number": ([1, "", ""], "bad_cards"),
    "nothing": ([None, "", ""], "bad_cards"),
    "numbers in a pile": ([[1], "", ""], "bad_cards"),
    "one text": ("R1 R2 R3", "bad_cards"),
    "no piles": (None, "bad_cards"),
    "two players": (["", ""], "bad_players"),
    "seven players": ([""] * 7, "bad_players"),
    "nobody": ([], "bad_players"),
}


@pytest.mark.parametrize(("piles", "code"), BAD_PILES.values(), ids=BAD_PILES)
def test_bad_piles_are_named(piles, code):
    with pytest.raises(CovenError) as error:
        score_round(piles)
    assert error.value.code == code


def test_the_examples_of_the_rules_page_are_true():
    """R27, R31: `score_round` as RULES.md shows it to people with cards in their hands."""
    run = doctest.testfile(str(GAME.folder / "RULES.md"), module_relative=False)
    assert run.failed == 0
    assert run.attempted >= 5
