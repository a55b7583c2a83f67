"""What a seat may see: views, moves and refusals show nothing hidden; Witches 6, 7, 20."""

import json

import pytest

from tests.witches.build import ALL_FIRE, FIRE, GAME, choose_packets, deck_left, end_round, end_table, trick_table
from tests.witches.worlds import PAIRS


@pytest.mark.parametrize("pair", PAIRS.values(), ids=PAIRS)
def test_seat_0_sees_the_same_in_both_worlds(pair):
    one, two = pair()
    assert one.view(0) == two.view(0)
    assert one.moves(0) == two.moves(0)
    for action in range(GAME.rules.actions):
        assert one.refusal(0, action) == two.refusal(0, action)


@pytest.mark.parametrize("pair", PAIRS.values(), ids=PAIRS)
def test_a_spectator_sees_the_same_in_both_worlds(pair):
    one, two = pair()
    assert one.view(None) == two.view(None)


@pytest.mark.parametrize("name", ["passing", "playing", "casting", "over"])
def test_the_worlds_do_differ(name):
    one, two = PAIRS[name]()
    assert one.keeper.position()["state"] != two.keeper.position()["state"]


@pytest.mark.parametrize("pair", PAIRS.values(), ids=PAIRS)
def test_views_are_plain_data(pair):
    at, _ = pair()
    for seat in (None, *range(at.players)):
        assert json.loads(json.dumps(at.view(seat))) == at.view(seat)


def test_a_spectator_sees_no_hand():
    at = choose_packets(GAME.new_table(4, seed=1))
    seen = at.view(None)
    assert seen["hand"] is seen["packet"] is seen["packet_to"] is seen["received"] is None
    assert seen["hand_sizes"] == [15] * 4


def test_only_who_is_ready_shows_while_passing():
    """Witches 7."""
    at = GAME.new_table(3, seed=1)
    before = at.view(1)
    for number in range(4):
        assert at.view(1) == before, number
        at.play(0, at.moves(0)[0])
    assert at.view(1)["ready"] == [True, False, False]
    assert {name for name in before if at.view(1)[name] != before[name]} == {"ready", "to_act"}


def test_the_live_sum_of_every_pile():
    at = trick_table(["Y1", "Y2", "Y3"])
    assert at.view(0)["piles"][0] == {"points": 0, "lines": []}
    assert at.view(0)["piles"][2]["points"] == 10
    assert [line["kind"] for line in at.view(0)["piles"][2]["lines"]] == ["fire", "water_witch", "queen", "earth_witch"]


@pytest.mark.parametrize(("fire", "alarm"), [("R1 R2 R3", None), ("R1 R2 R3 R4", 0), ("R1 R11 R3 R4 R5", 0)])
def test_the_spell_alarm_names_who_has_all_the_fire_so_far(fire, alarm):
    held = [card for card in ALL_FIRE.split() if card not in fire.split()]
    hands = [" ".join(held[seat::3]) for seat in range(3)]
    size = min(len(hand.split()) for hand in hands)
    spare = [f"Y{rank}" for rank in range(1, 9)]
    hands = [" ".join([*hand.split(), *(spare.pop() for _ in range(size + 1 - len(hand.split())))]) for hand in hands]
    at = trick_table(hands, taken=[fire, "", " ".join(deck_left(hands, [fire]))])
    assert at.view(1)["spell_alarm"] == alarm


def test_no_alarm_once_two_have_fire():
    hands = ["R9 Y1", "R10 Y2", "R11 Y3"]
    assert trick_table(hands, taken=["R1", "", " ".join(deck_left(hands, ["R1"]))]).view(None)["spell_alarm"] is None


def test_the_round_scored_last_is_told():
    at = end_round([f"{ALL_FIRE} G12", "", "*"])
    last = at.view(None)["last_round"]
    assert (last["points"], last["caster"], last["spell"], last["deducted"]) == ([0, 25, 25], 0, 25, False)
    assert GAME.new_table(3).view(None)["last_round"] is None


def test_a_last_round_being_decided_on_is_not_told_as_written():
    at = end_round([f"{ALL_FIRE} G12", "", "*"], [5, 60, 61])
    assert at.view(1)["phase"] == "casting"
    assert at.view(1)["last_round"] is None
    assert at.view(1)["spell"] == {"caster": 0, "value": 25, "spell": "queen"}
    assert at.view(1)["turn"] == 0


def two_spells(first, totals, **options):
    """Seat 0 cast in one round and decides on the queen's spell of the next."""
    at = end_round([f"{ALL_FIRE} {first}", "", "*"], totals, options)
    if at.view(None)["phase"] == "casting":
        at.play(0, "deduct")
    state = at.keeper.position()["state"]
    kept = {name: state[name] for name in ("round", "dealer", "totals", "last_round")}
    return end_round([f"{ALL_FIRE} G12", "", "*"], kept.pop("totals"), options, **kept)


def test_a_spell_of_the_round_before_is_told_while_the_next_is_decided_on():
    """Witches 34, 60: the caster and the value of the round that is on the sheet, not of the spell in the air."""
    at = two_spells("G11", [5, 45, 46])
    seen = at.view(1)
    assert (seen["phase"], seen["spell"]) == ("casting", {"caster": 0, "value": 25, "spell": "queen"})
    last = {name: seen["last_round"][name] for name in ("points", "caster", "spell", "deducted")}
    assert last == {"points": [0, 20, 20], "caster": 0, "spell": 20, "deducted": False}
    assert GAME.from_position(at.keeper.position()).view(1) == seen


def test_a_spell_deducted_in_the_round_before_is_told_too():
    """Witches 53."""
    at = two_spells("G11 G12", [69, 10, 65], last_spell="rescue")
    seen = at.view(2)
    assert (seen["phase"], seen["totals"]) == ("casting", [39, 10, 65])
    last = {name: seen["last_round"][name] for name in ("points", "caster", "spell", "deducted")}
    assert last == {"points": [0, 0, 0], "caster": 0, "spell": 30, "deducted": True}


def test_the_end_of_the_game_is_shown():
    at = end_round(["*", "", ""], options={"limit": 1, "last_spell": "transfer"})
    seen = at.view(2)
    assert (seen["phase"], seen["over"], seen["turn"], seen["to_act"]) == ("over", True, None, [])


# --- what the table remembers (Witches 20) ------------------------------------------------------------------------------


def with_memory(memory):
    """Seat 0 has taken nothing, seat 1 six fire cards, seat 2 the rest; seat 1 is known to be out of air."""
    taken = ["", "R1 R2 R3 R4 R5 R6", " ".join(deck_left(["R1 R2 R3 R4 R5 R6"], ["Y1 R7", "Y2 Y3", "Y4 Y5"]))]
    played = trick_table(["Y1 R7", "Y2 Y3", "Y4 Y5"], voids=["", "B", ""]).keeper.position()["state"]
    state = {**played, "taken": taken}
    return GAME.from_position({"players": 3, "options": {"memory": memory}, "state": state}, seed=1)


def points_shown(at, seat):
    return [None if pile is None else pile["points"] for pile in at.view(seat)["piles"]]


def test_all_piles_are_added_up_by_default():
    """Witches 20."""
    at = with_memory("all")
    assert GAME.new_table(3).options["memory"] == "all"
    for seat in (None, 0, 1, 2):
        assert points_shown(at, seat) == [0, 6, 7]
        assert at.view(seat)["voids"] == [[], ["B"], []]


def test_only_the_own_pile_is_added_up():
    """Witches 20: to a spectator none is."""
    at = with_memory("own")
    assert points_shown(at, 1) == [None, 6, None]
    assert points_shown(at, 0) == [0, None, None]
    assert points_shown(at, None) == [None, None, None]
    assert at.view(1)["voids"] == [None, ["B"], None]


def test_no_pile_is_added_up():
    """Witches 20: how many tricks lie before everybody is seen all the same."""
    at = with_memory("none")
    for seat in (None, 0, 1, 2):
        assert points_shown(at, seat) == [None, None, None]
        assert at.view(seat)["voids"] == [None, None, None]
        assert at.view(seat)["tricks"] == with_memory("all").view(seat)["tricks"]


@pytest.mark.parametrize("memory", ["all", "own", "none"])
def test_the_spell_alarm_needs_all_piles(memory):
    """Witches 20: that nobody else has fire is remembered, not seen."""
    at = end_table([" ".join(FIRE[:9]), "", "R11 R14 R13 R12 R10 G11 G12 Y11 B11"], options={"memory": memory})
    assert [at.view(seat)["spell_alarm"] for seat in (None, 0, 1)] == [None] * 3
    at = end_table([f"{ALL_FIRE} G11 G12 Y11 B11", "", ""], options={"memory": memory})
    assert [at.view(seat)["spell_alarm"] for seat in (None, 0, 1)] == [0 if memory == "all" else None] * 3


@pytest.mark.parametrize("memory", ["own", "none"])
def test_a_scored_round_and_a_finished_game_hide_no_pile(memory):
    """Witches 20, 38: the cards are counted openly."""
    scored = end_round(["R1 R2", "R11", "*"], options={"memory": memory})
    assert scored.view(1)["last_round"]["points"] == [2, 0, 6]
    assert [pile["points"] for pile in scored.view(1)["last_round"]["piles"]] == [2, 0, 6]
    over = end_round(["R1 R2", "R11", "*"], options={"memory": memory, "limit": 1})
    assert points_shown(over, None) == [2, 0, 6]


def test_what_never_changes_is_told_once():
    """Witches 9, 22: what is printed on the cards, and how packets go."""
    setting = GAME.new_table(4, seed=1).setting
    assert setting["special_cards"] == {"fire_witch": "R11", "water_witch": "G11", "queen": "G12", "earth_witch": "Y11", "air_witch": "B11"}
    assert (setting["fire_cap"], setting["water_points"], setting["queen_points"], setting["earth_points"]) == (15, 5, 10, 5)
    assert (setting["packet_size"], setting["directions"]) == (3, ["left", "right", "across"])
