"""Points from cards: Witches 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, and scoring on its own."""

import doctest
import itertools
import random

import pytest

from coven.errors import CovenError
from coven.games.witches import score_round
from coven.games.witches.rules import scoring
from coven.games.witches.view.notation import card_set
from coven.kernel.types import U64
from tests.witches.build import ALL_FIRE, BOX, DECK, GAME, pile

ROWS = [
    (3, "", 3),
    (5, "F", 10),
    (9, "F", 15),
    (3, "WE", 3),
    (2, "FE", 0),
    (0, "WQA", 0),
    (0, "F", 0),
    (7, "F", 14),
    (8, "F", 15),
    (13, "", 13),
    (1, "FW", 7),
    (1, "FQ", 12),
    (8, "FWQ", 30),
    (8, "FWQE", 25),
    (12, "FWQ", 30),
    (12, "FWQAE", 10),
    (13, "WQ", 28),
    (13, "F", 15),
    (13, "FE", 10),
    (13, "FA", 15),
    (0, "E", 0),
    (0, "WE", 0),
    (0, "QE", 5),
    (0, "WQE", 10),
    (0, "QA", 0),
    (2, "QAE", 0),
    (6, "QAE", 1),
    (6, "FWAE", 7),
    (3, "FWQA", 6),
    (10, "FE", 10),
    (4, "FE", 3),
    (5, "WQE", 15),
    (0, "FE", 0),
    (0, "AE", 0),
]


@pytest.mark.parametrize(("n", "marks", "points"), ROWS)
def test_a_pile_without_a_spell(n, marks, points):
    """Witches 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 32: fire cards, special cards by their first letters, points."""
    scored = score_round([pile(n, marks), "", ""])
    assert scored["points"] == [points, 0, 0]
    assert scored["caster"] is None


def test_the_rulebooks_spell():
    """Witches 31, 34: the others' air, earth and water witches have no effect."""
    scored = score_round([f"{ALL_FIRE} G12", "B11 Y11", "G11", "Z Z"])
    assert scored["points"] == [0, 25, 25, 25]
    assert (scored["caster"], scored["spell"]) == (0, 25)


def test_the_air_witch_protects_only_her_holder():
    """Witches 27."""
    assert score_round(["G11", "B11", ""])["points"] == [5, 0, 0]


def test_the_air_witch_covers_all_tricks_of_her_holder():
    """Witches 27: a pile is all tricks of a round together, so it does not matter which of them a card came with."""
    assert score_round(["B11 G1 G11 R2 R3 G12 Y5", "", ""])["points"] == [2, 0, 0]


def test_no_cap_without_the_fire_witch():
    """Witches 23."""
    assert score_round([pile(13), "", "R11"])["points"] == [13, 0, 0]


HOLDINGS = [(n, "".join(marks)) for n in range(14) for size in range(6) for marks in itertools.combinations("FWQAE", size)]
PLAIN = [(n, marks) for n, marks in HOLDINGS if not (n == 13 and "F" in marks and set("WQ") & set(marks))]


def bits(text):
    return U64(card_set(text.split()))


def by_formula(n, marks, earth_first=False):
    """The rulebook's sum written once more; `earth_first` takes the earth witch before the air witch."""
    fire = min(15, 2 * n) if "F" in marks else n
    water = 5 * ("W" in marks) + 10 * ("Q" in marks)
    earth = 5 * ("E" in marks)
    if not earth_first:
        return max(0, fire + (0 if "A" in marks else water) - earth)
    off_fire = min(earth, fire)
    return fire - off_fire + (0 if "A" in marks else water - min(earth - off_fire, water))


def test_all_436_holdings_without_a_spell():
    """Witches 24, 25, 26, 28, 30: the order of air and earth makes no difference."""
    assert len(PLAIN) == 436
    for n, marks in PLAIN:
        held = bits(pile(n, marks))
        assert scoring.round_points(BOX, held) == by_formula(n, marks) == by_formula(n, marks, earth_first=True), (n, marks)
        assert scoring.spell_value(BOX, held, False) == 0
        assert 0 <= by_formula(n, marks) <= 30


def test_every_value_from_0_to_30_can_be_scored_and_no_other():
    """Witches 22: at most 15 for the fire and 15 for the water witch and the queen."""
    scored = {int(scoring.round_points(BOX, bits(pile(n, marks)))) for n, marks in PLAIN}
    assert scored == set(range(31))


def test_the_dull_cards_never_score():
    dull = [card for card in DECK if card[0] != "R" and card not in ("G11", "G12", "Y11", "B11")]
    assert len(dull) == 42
    assert score_round([" ".join(dull), "", ""])["points"] == [0, 0, 0]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_sum_of_a_round_lies_between_8_and_35(players):
    """Witches 58."""
    chance = random.Random(players)
    counting = [card for card in DECK if card[0] == "R" or card in ("G11", "G12", "Y11", "B11")]
    for _ in range(300):
        weights = [chance.random() ** 3 for _ in range(players)]
        owners = chance.choices(range(players), weights, k=len(counting))
        piles = [" ".join(card for card, owner in zip(counting, owners, strict=True) if owner == seat) for seat in range(players)]
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
    "a number of too many digits": ([10**5000, "", ""], "bad_cards"),
    "such numbers in a pile": ([[10**5000], "", ""], "bad_cards"),
    "such a number of piles": (10**5000, "bad_cards"),
    "a text without end": (["R1" * 10**6, "", ""], "bad_cards"),
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
    assert len(str(error.value)) < 500


def test_the_examples_of_the_rules_page_are_true():
    """Witches 27, 31: `score_round` as RULES.md shows it to people with cards in their hands."""
    run = doctest.testfile(str(GAME.about.folder / "RULES.md"), module_relative=False)
    assert run.failed == 0
    assert run.attempted >= 5
