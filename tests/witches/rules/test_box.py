"""The box: what is printed on the cards, against the physical box; every fault of an owner's box named."""

import copy
import random

import pytest

from coven.errors import CovenError
from coven.games.witches import score_round
from coven.games.witches.rules.scoring import fewest_points, most_points
from tests.witches.build import ALL_FIRE, BOX, GAME, end_round, pile, totals

STANDARD = GAME.standard_box.data


def changed(*path, to):
    """The standard box with one entry changed, or dropped where `to` is None."""
    data = copy.deepcopy(STANDARD)
    part = data
    for step in path[:-1]:
        part = part[step]
    if to is None:
        del part[path[-1]]
    else:
        part[path[-1]] = to
    return data


def faults(data):
    with pytest.raises(CovenError) as error:
        GAME.box(data)
    assert error.value.code == "bad_box"
    return error.value.details["faults"]


def test_the_deck():
    assert [(suit["letter"], suit["landscape"], suit["element"], suit["ranks"]) for suit in STANDARD["suits"]] == [
        ("R", "volcano", "fire", 14),
        ("G", "rainforest", "water", 14),
        ("Y", "steppe", "earth", 14),
        ("B", "storm", "air", 14),
    ]
    assert sum(suit["ranks"] for suit in STANDARD["suits"]) + STANDARD["wizards"]["copies"] == 60


def test_the_special_cards():
    assert {name: STANDARD[name]["card"] for name in ("fire_witch", "water_witch", "queen", "earth_witch", "air_witch")} == {
        "fire_witch": "R11",
        "water_witch": "G11",
        "queen": "G12",
        "earth_witch": "Y11",
        "air_witch": "B11",
    }
    assert (BOX.fire_cap, BOX.water_points, BOX.queen_points, BOX.earth_points) == (15, 5, 10, 5)
    assert int(BOX.fire) == (1 << 14) - 1


def test_the_table_of_player_counts():
    assert [(row["players"], row["cards"], row["to"]) for row in STANDARD["passing"]] == [
        (3, 4, ["left", "right"]),
        (4, 3, ["left", "right", "across"]),
        (5, 3, ["left", "right"]),
        (6, 2, ["left", "right", "across"]),
    ]


FAULTS = {
    "a suit missing": (changed("suits", to=STANDARD["suits"][:3]), "the suits must be R, G, Y, B in this order"),
    "suits in another order": (changed("suits", to=STANDARD["suits"][::-1]), "the suits must be R, G, Y, B in this order"),
    "a short suit": (changed("suits", 1, "ranks", to=13), "suit G must have 14 ranks"),
    "three wizards": (changed("wizards", "copies", to=3), "there must be 4 wizards"),
    "no wizards": (changed("wizards", to=None), "there must be 4 wizards"),
    "no fire": (changed("fire", "suit", to="X"), "fire must name one of the suits"),
    "an unknown card": (changed("queen", "card", to="G15"), "queen must name a card of a suit"),
    "a wizard as a witch": (changed("air_witch", "card", to="Z"), "air_witch must name a card of a suit"),
    "a card that is no text": (changed("air_witch", "card", to=[1]), "air_witch must name a card of a suit"),
    "a witch missing": (changed("earth_witch", to=None), "earth_witch must name a card of a suit"),
    "a card twice": (changed("queen", "card", to="G11"), "two special cards are the same card"),
    "a cold fire witch": (changed("fire_witch", "card", to="G1"), "fire_witch must be a fire card"),
    "a fiery queen": (changed("queen", "card", to="R12"), "queen must not be a fire card"),
    "no points": (changed("queen", "points", to=0), "queen.points must be a whole number from 1 to 99"),
    "too many points": (changed("water_witch", "points", to=100), "water_witch.points must be a whole number from 1 to 99"),
    "points in words": (changed("earth_witch", "takes_away", to="five"), "earth_witch.takes_away must be a whole number from 1 to 99"),
    "a cap that is true": (changed("fire_witch", "doubles_up_to", to=True), "fire_witch.doubles_up_to must be a whole number from 1 to 99"),
    "a row of passing missing": (changed("passing", to=STANDARD["passing"][:3]), "passing must have a row each for 3, 4, 5 and 6 players"),
    "an empty packet": (changed("passing", 0, "cards", to=0), "passing for 3: cards must be a whole number from 1 to 10"),
    "a packet too large": (changed("passing", 3, "cards", to=11), "passing for 6: cards must be a whole number from 1 to 10"),
    "no direction": (changed("passing", 1, "to", to=[]), "passing for 4: to must list one to three of left, right, across"),
    "an odd direction": (changed("passing", 1, "to", to=["up"]), "passing for 4: to must list one to three of left, right, across"),
    "a direction that is no text": (changed("passing", 1, "to", to=[[1]]), "passing for 4: to must list one to three of left, right, across"),
    "across with five": (changed("passing", 2, "to", to=["across"]), "passing for 5: nobody sits across"),
    "no name": (changed("name", to=None), "the box has no name"),
}


@pytest.mark.parametrize(("data", "fault"), FAULTS.values(), ids=FAULTS)
def test_each_fault_is_named(data, fault):
    assert fault in faults(data)


@pytest.mark.parametrize("part", ["suits", "wizards", "fire", "fire_witch", "queen", "passing"])
@pytest.mark.parametrize("nonsense", [3, "x", [1, 2], True])
def test_nonsense_in_any_part_is_a_fault_and_no_crash(part, nonsense):
    assert faults(changed(part, to=nonsense))


def test_all_faults_are_named_at_once():
    data = changed("wizards", "copies", to=3)
    data["queen"]["points"] = -1
    data["passing"][0]["cards"] = 99
    assert len(faults(data)) == 3


def test_an_owners_box_is_played_with():
    """The dearest box there can be: a great spell of 297 points."""
    data = changed("fire_witch", "doubles_up_to", to=99)
    data["water_witch"]["points"] = data["queen"]["points"] = 99
    options = {"last_spell": "transfer", "limit": 1000}
    at = end_round([f"{ALL_FIRE} G11 G12", "", "*"], options=options)
    assert totals(at) == [0, 30, 30]
    dear = GAME.from_position({**end_position(at), "box": data}, seed=1)
    for seat in range(3):
        dear.play(seat, dear.moves(seat)[0])
    assert totals(dear) == [0, 297, 297]
    assert dear.view(None)["last_round"]["spell"] == 297


def end_position(at):
    return at.keeper.table_at(0).keeper.position()


def test_another_suit_may_be_the_fire():
    data = changed("fire", "suit", to="B")
    data["fire_witch"]["card"], data["air_witch"]["card"] = "B11", "R11"
    assert int(GAME.box(data).record.fire) == ((1 << 14) - 1) << 42


@pytest.mark.parametrize(
    ("change", "fewest", "most"),
    [
        ({}, 8, 35),
        ({"queen": {"card": "G12", "points": 30}}, 8, 55),
        ({"fire_witch": {"card": "R11", "doubles_up_to": 99}}, 8, 41),
        ({"fire_witch": {"card": "R11", "doubles_up_to": 1}, "water_witch": {"card": "G11", "points": 1}}, 0, 24),
        ({"earth_witch": {"card": "Y11", "takes_away": 3}}, 10, 35),
    ],
)
def test_what_a_round_can_bring_follows_the_box(change, fewest, most):
    """Witches 22, 25, 28: all seats together, over random shares of all cards that count, and what `broken_invariant` allows."""
    box = GAME.box({**GAME.standard_box.data, "name": "another", **change})
    assert (fewest_points(box.plain), most_points(box.plain)) == (fewest, most)
    chance = random.Random(fewest + most)
    counting = [*ALL_FIRE.split(), "G11", "G12", "Y11", "B11"]
    for _ in range(300):
        owners = chance.choices(range(3), [chance.random() ** 3 for _ in range(3)], k=len(counting))
        piles = [" ".join(card for card, owner in zip(counting, owners, strict=True) if owner == seat) for seat in range(3)]
        scored = score_round(piles, box=box)
        assert scored["caster"] is not None or fewest <= sum(scored["points"]) <= most


def test_a_round_with_a_dear_queen_is_sound():
    """Witches 22: 30 points of a queen beside all else are no fault."""
    data = {**GAME.standard_box.data, "name": "dear queen", "queen": {"card": "G12", "points": 30}}
    at = end_round([pile(8, "FWQ"), "R9 R10 R12 R13 R14", "B11 Y11"], box=data)
    assert totals(at) == [50, 5, 0]
    assert GAME.checks.broken_invariant(GAME.box(data).plain, at.keeper.state) == 0
