"""The options: every value, the defaults of the rulebook, what is no value; Witches 3, 35, 40, 41, 42, 43, 56."""

import copy
import random

import pytest

from coven.errors import CovenError
from coven.games.witches import score_round
from coven.games.witches.rules.scoring import fewest_points
from tests.witches.build import ALL_FIRE, DECK, FIRE, GAME, end_round, table, without

VALUES = [(option.name, value) for option in GAME.options for value in option.values()]


def test_the_defaults_are_the_rulebooks():
    assert GAME.new_table(4).options == {
        "limit": 70,
        "rounds": None,
        "dealer": "rotate",
        "tie": "shared",
        "last_spell": "choice",
        "earth_variant": False,
        "air_blocks_own_spell": False,
        "memory": "all",
    }


@pytest.mark.parametrize(("name", "value"), VALUES)
def test_every_value_is_kept_and_played_with(name, value):
    """The first round of a game is played through with it."""
    at = GAME.new_table(5, {name: value}, seed=1)
    assert at.options[name] == value
    chance = random.Random(1)
    while not at.is_over and at.view(None)["round"] == 1:
        seat = at.to_act[0]
        at.play(seat, chance.choice(at.moves(seat)))
    assert at.is_over is ((name, value) in {("limit", 1), ("rounds", 1)})
    assert GAME.from_position(at.keeper.position()).options == at.options


BAD = [
    ("limit", 0),
    ("limit", 1001),
    ("limit", -5),
    ("limit", None),
    ("limit", "70"),
    ("limit", 70.0),
    ("limit", True),
    ("rounds", 0),
    ("rounds", 1001),
    ("rounds", "none"),
    ("dealer", "random"),
    ("tie", True),
    ("tie", "playon"),
    ("last_spell", ""),
    ("last_spell", None),
    ("earth_variant", 1),
    ("earth_variant", "yes"),
    ("air_blocks_own_spell", None),
]


@pytest.mark.parametrize(("name", "value"), BAD)
def test_what_is_no_value_is_refused(name, value):
    """Witches 41, 42, 56: limit and rounds are at most 1,000."""
    with pytest.raises(CovenError) as error:
        GAME.new_table(4, {name: value})
    assert (error.value.code, error.value.details["option"]) == ("bad_option", name)


def test_an_unknown_option_is_named():
    with pytest.raises(CovenError) as error:
        GAME.new_table(4, {"trump": "R"})
    assert error.value.code == "unknown_option"


# --- the longest game (Witches 56) ---------------------------------------------------------------------------------------

LARGEST_PACKET = 10
LONGEST_ROUND = {3: 73, 4: 73, 5: 76, 6: 73}  # packets of 4, 3, 3, 2 cards each, sixty cards played, a word about the spell
LONGEST_OF_ALL = {3: 91, 4: 101, 5: 111, 6: 121}  # with packets of ten
SLOWEST = {3: 26, 4: 35, 5: 44, 6: 52}  # rounds of 8 points until somebody must stand at 70


def own_box(cap=15, earth=5, packet=None):
    data = copy.deepcopy(GAME.standard_box.data)
    data["fire_witch"]["doubles_up_to"], data["earth_witch"]["takes_away"] = cap, earth
    for row in data["passing"]:
        row["cards"] = packet or row["cards"]
    return data


def most_moves(players, options, box=None):
    return GAME.rules.most_moves(GAME.box(box).plain, players, GAME.check_options(players, options))


def highest_for_seat_0(players):
    """Hands in which seat 0 takes every trick: the highest cards of fire and water, so many that nobody else can keep a fire card."""
    fire, water = {3: (14, 6), 4: (11, 4), 5: (8, 4), 6: (7, 3)}[players]
    first = [f"R{14 - number}" for number in range(fire)] + [f"G{14 - number}" for number in range(water)]
    rest = without(DECK, first)
    return [first, *(rest[seat :: players - 1] for seat in range(players - 1))]


def play_longest_round(players, box):
    """The only round of a game: everybody passes a packet, seat 0 takes all tricks and has a spell to decide on."""
    hands, size = highest_for_seat_0(players), GAME.box(box).plain.pass_cards[players]
    packets = [hands[(seat + 1) % players][:size] for seat in range(players)]
    held = [" ".join([*hand[size:], *packet]) for hand, packet in zip(hands, packets, strict=True)]
    at = table({"phase": "passing", "hands": held, "dealer": players - 1}, {"rounds": 1}, box=box)
    for seat, packet in enumerate(packets):
        for card in packet:
            at.play(seat, f"pass {card}")
    while not at.is_over:
        at.play(at.to_act[0], at.moves(at.to_act[0])[0])
    return at


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize(("box", "longest"), [(None, LONGEST_ROUND), (own_box(packet=LARGEST_PACKET), LONGEST_OF_ALL)], ids=["standard", "own"])
def test_a_round_is_as_long_as_declared(players, box, longest):
    """Witches 56."""
    at = play_longest_round(players, box)
    assert (len(at.keeper), at.outcome.scores) == (longest[players], (0, *[30] * (players - 1)))
    assert most_moves(players, {"rounds": 1}, box) == longest[players]


def test_no_box_has_larger_packets():
    """Witches 56: the declared length holds for every box."""
    with pytest.raises(CovenError) as error:
        GAME.box(own_box(packet=LARGEST_PACKET + 1))
    assert error.value.code == "bad_box"


def share_out(totals):
    """Who gets the 8 points of the slowest round: each point goes to the lowest, but none to the highest, who takes the fire witch."""
    highest, points = totals.index(max(totals)), [0] * len(totals)
    others = [seat for seat in range(len(totals)) if seat != highest]
    for _ in range(8):
        points[min(others, key=lambda seat: totals[seat] + points[seat])] += 1
    return highest, points


def play_slowest_round(totals, number):
    """8 points in all, the fewest there are: the earth witch takes five off, and the air witch has the water cards beside her."""
    highest, points = share_out(totals)
    best = points.index(max(points))
    fire, piles = iter(FIRE), []
    for seat, count in enumerate(points):
        cards = [next(fire) for _ in range(count + (5 if seat == best else 0))]
        piles.append(" ".join([*cards, *(["Y11"] if seat == best else []), *(["R11", "G11", "G12", "B11"] if seat == highest else [])]))
    return end_round(piles, totals, round=number)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_slowest_game_is_as_long_as_declared(players):
    """Witches 56."""
    at, number = play_slowest_round([0] * players, 1), 1
    while not at.is_over:
        number += 1
        at = play_slowest_round(at.view(None)["totals"], number)
    assert (at.outcome.reason, number) == ("limit", SLOWEST[players])
    assert most_moves(players, {}) == SLOWEST[players] * LONGEST_ROUND[players]


@pytest.mark.parametrize(
    ("players", "options", "rounds"),
    [
        (3, {"limit": 1}, 1),
        (5, {"limit": 9}, 6),
        (6, {"limit": 1000}, 750),
        (4, {"rounds": 7}, 7),
        (5, {"rounds": 7}, 7),
        (4, {"rounds": 7, "tie": "play_on"}, 1000),
        (4, {"tie": "play_on"}, 1000),
        (5, {"last_spell": "rescue"}, 1000),
        (4, {"earth_variant": True}, 1000),
    ],
)
def test_the_declared_length_of_a_game(players, options, rounds):
    """Witches 56."""
    assert most_moves(players, options) == rounds * LONGEST_ROUND[players]


@pytest.mark.parametrize(
    ("cap", "earth", "rounds"),
    [(15, 1, 4 * 69 // 12 + 1), (6, 5, 4 * 69 + 1), (15, 12, 4 * 69 + 1), (15, 13, 1000), (1, 99, 1000)],
)
def test_another_box_may_bring_fewer_points_a_round(cap, earth, rounds):
    """Witches 56: one seat has all the fire and the earth witch, another the water cards and the air witch: the fewest points, or nearly."""
    box = own_box(cap, earth)
    assert most_moves(4, {}, box) == rounds * LONGEST_ROUND[4]
    doubled = score_round([f"{ALL_FIRE} Y11", "G11 G12 B11", "", ""], box=box)["points"]
    undoubled = score_round([f"{' '.join(FIRE)} Y11", "G11 G12 B11", "R11", ""], box=box)["points"]
    fewest = min(sum(doubled), sum(undoubled))
    assert rounds == (4 * 69 // fewest + 1 if fewest else 1000)


@pytest.mark.parametrize(("cap", "earth"), [(15, 5), (6, 5), (12, 3), (15, 13), (99, 99)])
def test_no_round_brings_fewer_points(cap, earth):
    """Witches 56: over random shares of all cards that count."""
    chance, box = random.Random(cap + earth), GAME.box(own_box(cap, earth))
    for _ in range(300):
        piles = [[] for _ in range(3)]
        for card in [*ALL_FIRE.split(), "G11", "G12", "Y11", "B11"]:
            piles[chance.choice((0, 0, 0, 1, 2))].append(card)
        assert sum(score_round(piles, box=box)["points"]) >= fewest_points(box.plain)
