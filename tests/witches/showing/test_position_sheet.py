"""The score sheet of a position: the round scored last, totals, overtime and the end must be what the rules would write."""

import random

import pytest

from coven.errors import CovenError
from tests.witches.build import ALL_FIRE, DECK, GAME, end_round, finish_trick, pile, table, without

PLAY_ON = {"tie": "play_on"}
HANDS = [" ".join(DECK[seat::3]) for seat in range(3)]


def faults(data):
    with pytest.raises(CovenError) as error:
        GAME.from_position(data)
    assert error.value.code == "bad_position"
    return error.value.details["faults"]


def dealt(options=None, **state):
    """Three seats choose packets."""
    return {"players": 3, "options": options or {}, "state": {"phase": "passing", "hands": HANDS, **state}}


# --- the round scored last --------------------------------------------------------------------------------------------

PLAIN = (["R1 R2", "R11", "*"], [1, 2, 3], None)  # points 2, 0, 6
EARTH = (["Y11 R1", "R11", "*"], [30, 0, 0], {"earth_variant": True})  # points 0, 0, 12, and 4 come off the sheet of seat 0
SPELL = ([f"{ALL_FIRE} G11", "", "*"], None, {"limit": 1000})  # seat 0 casts the water spell
LAST_ROUND = "caster, spell and deducted of last_round are not those of its piles and points"
POINTS, REST = "last_round.points are not those of its piles", "last_round.rest are not those of its piles"
WHOLE = "must be whole numbers from 0 to 999"
OTHERS = " ".join(without(DECK, ["R1"]))

ROUNDS = {
    "one card in all piles": (
        PLAIN,
        {"piles": ["R1", "R1", "R1"]},
        ["R1 lies in two piles of last_round", f"missing in the piles of last_round are {OTHERS}"],
    ),
    "half a point": (PLAIN, {"points": [1.9, 0, 0]}, [f"last_round.points {WHOLE}"]),
    "points that are true": (PLAIN, {"points": [True, 0, 0]}, [f"last_round.points {WHOLE}"]),
    "points below 0": (PLAIN, {"points": [-1, 0, 0], "rest": [0, 0, 1000]}, [f"last_round.points {WHOLE}", f"last_round.rest {WHOLE}"]),
    "other points": (PLAIN, {"points": [3, 0, 6]}, [POINTS]),
    "a rest without the variant": (PLAIN, {"rest": [1, 0, 0]}, [REST]),
    "a rest of somebody else": (EARTH, {"rest": [0, 4, 0]}, [REST]),
    "no rest though there was something to take it off": (EARTH, {"rest": [0, 0, 0]}, [REST]),
    "a spell that nobody cast": (PLAIN, {"spell": 20}, [LAST_ROUND]),
    "a caster of nothing": (PLAIN, {"caster": 0}, [LAST_ROUND]),
    "nothing to deduct": (PLAIN, {"deducted": True}, [LAST_ROUND]),
    "another caster": (SPELL, {"caster": 1}, [LAST_ROUND]),
    "no caster": (SPELL, {"caster": None, "spell": 0}, [LAST_ROUND]),
    "another value": (SPELL, {"spell": 25}, [LAST_ROUND]),
    "points for the caster": (SPELL, {"points": [20, 20, 20]}, [POINTS]),
    "a spell said to be deducted": (SPELL, {"deducted": True}, [LAST_ROUND]),
    "a spell deducted in the middle of a game": (
        SPELL,
        {"deducted": True, "points": [0, 0, 0]},
        ["the spell of last_round could not be deducted"],
    ),
    "deducted in words": (SPELL, {"deducted": "no"}, ["last_round.deducted must be true or false"]),
    "a part there is not": (SPELL, {"winner": 0}, ["last_round.winner is not a part of a position"]),
}


@pytest.mark.parametrize(("played", "change", "named"), ROUNDS.values(), ids=ROUNDS)
def test_a_last_round_that_the_rules_did_not_write(played, change, named):
    data = end_round(*played).keeper.position()
    assert GAME.from_position(data).keeper.position() == data
    assert faults({**data, "state": {**data["state"], "last_round": {**data["state"]["last_round"], **change}}}) == named


def test_what_came_off_the_sheet_hangs_on_the_total():
    """Witches 52: with nothing on the sheet there is nothing to take off, so this is another true story."""
    data = end_round(EARTH[0], [0, 0, 0], EARTH[2]).keeper.position()
    assert data["state"]["last_round"]["rest"] == [0, 0, 0]
    assert GAME.from_position(data).keeper.position() == data


UNWRITTEN = "last_round has no piles, so nothing has been written down for it"


@pytest.mark.parametrize(
    "last", [{"spell": 77}, {"spell": 20, "caster": 1}, {"caster": 0}, {"points": [1, 0, 0]}, {"rest": [0, 1, 0]}, {"deducted": True}]
)
def test_no_piles_no_round(last):
    assert faults(dealt(last_round=last)) == [UNWRITTEN]
    assert faults(dealt(last_round=last, round=2)) == [UNWRITTEN]


def test_no_round_before_the_first():
    data = end_round(*PLAIN).keeper.position()
    assert faults({**data, "state": {**data["state"], "round": 1}}) == ["in the first round none has been scored before"]


def test_a_round_that_could_not_have_been_played_any_more():
    """Witches 38."""
    data = end_round(*PLAIN).keeper.position()
    assert faults({**data, "state": {**data["state"], "totals": [75, 2, 24]}}) == [
        "before last_round the game would be over: somebody stands at the limit"
    ]


# --- totals and overtime ----------------------------------------------------------------------------------------------

AT_LIMIT = "the game would be over: somebody stands at the limit"
ALL_PLAYED = "the game would be over: all rounds have been played"
ALONE = "the game would be over: in overtime somebody stands lowest alone"
SHARED = "the lowest total is shared, so the game would be in overtime"
NOT_AT_LIMIT = "there is no overtime before somebody stands at the limit"

SHEETS = {
    "a total at the limit, Witches 41": ({}, {"totals": [70, 0, 0]}, [AT_LIMIT]),
    "a total beyond the limit, Witches 41": ({"limit": 30}, {"totals": [0, 31, 0]}, [AT_LIMIT]),
    "more rounds than agreed, Witches 42": ({"rounds": 2}, {"round": 9}, [ALL_PLAYED]),
    "one round too many, Witches 42": ({"rounds": 2}, {"round": 3}, [ALL_PLAYED]),
    "a tie at the limit, Witches 54": (PLAY_ON, {"totals": [70, 3, 3], "round": 5}, [SHARED]),
    "a tie after the rounds, Witches 54": ({**PLAY_ON, "rounds": 2}, {"totals": [9, 3, 3], "round": 3}, [SHARED]),
    "overtime without a tie, Witches 54": (PLAY_ON, {"totals": [70, 3, 4], "round": 5, "overtime": True}, [ALONE]),
    "overtime below the limit, Witches 54": (PLAY_ON, {"totals": [69, 3, 3], "round": 5, "overtime": True}, [NOT_AT_LIMIT]),
    "overtime in the first round, Witches 54": ({**PLAY_ON, "earth_variant": True}, {"overtime": True}, ["overtime begins only after round 1"]),
    "overtime before the last round, Witches 54": ({**PLAY_ON, "rounds": 7}, {"overtime": True, "round": 7}, ["overtime begins only after round 7"]),
    "overtime that is not played, Witches 40": (
        {},
        {"totals": [70, 3, 3], "overtime": True, "round": 5},
        ["overtime is played only with tie = play_on"],
    ),
    "overtime in words": (PLAY_ON, {"overtime": "no"}, ["overtime must be true or false"]),
}


@pytest.mark.parametrize(("options", "state", "named"), SHEETS.values(), ids=SHEETS)
def test_a_sheet_on_which_nobody_would_play(options, state, named):
    assert faults(dealt(options, **state)) == named


GOING_ON = {
    "one below the limit, Witches 41": ({}, {"totals": [69, 69, 69]}),
    "beyond a limit that means nothing, Witches 57": ({"rounds": 3}, {"totals": [200, 0, 0], "round": 3}),
    "the last of the rounds, Witches 42": ({"rounds": 2}, {"round": 2}),
    "overtime, Witches 54": (PLAY_ON, {"totals": [70, 3, 3], "round": 5, "overtime": True}),
    "overtime after the rounds, Witches 54": ({**PLAY_ON, "rounds": 2}, {"totals": [9, 3, 3], "round": 3, "overtime": True}),
    "overtime that fell below the limit, Witches 54": ({**PLAY_ON, "earth_variant": True}, {"totals": [60, 3, 3], "round": 5, "overtime": True}),
    "overtime after a rescue, Witches 53": ({**PLAY_ON, "last_spell": "rescue"}, {"totals": [49, 10, 11], "round": 5, "overtime": True}),
    "below 0 after a rescue, Witches 44": ({"last_spell": "rescue"}, {"totals": [-18, 0, 3], "round": 5}),
}


@pytest.mark.parametrize(("options", "state"), GOING_ON.values(), ids=GOING_ON)
def test_a_sheet_on_which_the_game_goes_on(options, state):
    at = GAME.from_position(dealt(options, **state))
    assert at.to_act == (0, 1, 2)
    assert at.view(None)["overtime"] is state.get("overtime", False)


# --- the end ----------------------------------------------------------------------------------------------------------

FINISHED = (["R1 R2", "R11", "*"], [1, 2, 65], None)  # 3, 2, 71
NO_LAST_ROUND = "a game that is over has a last_round"


def finished(**state):
    data = end_round(*FINISHED).keeper.position()
    return {**data, "state": {**data["state"], **state}}


ENDS = {
    "by the limit, with nothing on the sheet, Witches 38": (
        {"totals": [0, 0, 0], "last_round": None},
        [NO_LAST_ROUND, "the game is not over by ‘limit’"],
    ),
    "by the limit, below it, Witches 38": ({"totals": [3, 2, 69]}, ["the game is not over by ‘limit’"]),
    "by rounds that were not agreed, Witches 42": ({"end": "rounds"}, ["the game is not over by ‘rounds’"]),
    "by a deduction of nothing, Witches 43": ({"end": "deducted"}, ["the game is not over by ‘deducted’"]),
    "by a tie broken in no overtime, Witches 40": ({"end": "tie_broken"}, ["the game is not over by ‘tie_broken’"]),
    "by the guard, too soon, Witches 56": ({"end": "guard"}, ["the game is not over by ‘guard’"]),
    "by overtime that is not played, Witches 40": (
        {"end": "tie_broken", "overtime": True, "round": 2},
        ["overtime is played only with tie = play_on"],
    ),
    "without a last round, Witches 55": ({"last_round": {}}, [NO_LAST_ROUND]),
    "with an end that is false, Witches 55": ({"end": False}, ["end must be one of limit, rounds, deducted, tie_broken, guard"]),
}


@pytest.mark.parametrize(("state", "named"), ENDS.values(), ids=ENDS)
def test_an_end_that_did_not_come(state, named):
    assert faults(finished(**state)) == named


def test_a_game_is_over_with_the_round_just_taken():
    data = finished()
    piles = data["state"]["last_round"]["piles"]
    turned = {**data["state"]["last_round"], "piles": [piles[1], piles[0], piles[2]]}
    assert "once a game is over, the piles of last_round are the cards taken" in faults(finished(last_round=turned))


def test_a_game_that_was_over_a_round_before():
    """Witches 38."""
    named = "before last_round the game would be over: somebody stands at the limit"
    assert faults(finished(totals=[3, 2, 99])) == [named]


def test_a_spell_still_to_be_decided_on_has_not_been_deducted():
    """Witches 60."""
    data = end_round([f"{ALL_FIRE} G11", "", "*"], [45, 50, 66]).keeper.position()
    last = {**data["state"]["last_round"], "deducted": True}
    assert faults({**data, "state": {**data["state"], "last_round": last}}) == [
        "while a spell is decided on it has a caster, whose turn it is, the value of that pile, and a choice"
    ]


def test_all_faults_are_named_at_once():
    data = end_round(*PLAIN).keeper.position()
    last = {**data["state"]["last_round"], "points": [9, 9, 9], "spell": 30}
    state = {**data["state"], "overtime": True, "last_round": last, "voids": ["R", "", ""], "dealer": 0, "leader": 2, "turn": 2}
    assert len(faults({**data, "state": state})) == 5


# --- what really happens is never a fault -----------------------------------------------------------------------------


def chosen_options(chance):
    by_rounds = chance.random() < 0.25
    return {
        "limit": 70 if by_rounds else chance.choice([1, 40, 70]),
        "rounds": 2 if by_rounds else None,
        "tie": chance.choice(["shared", "play_on"]),
        "last_spell": chance.choice(["choice", "transfer", "rescue", "rescue"]),
        "earth_variant": chance.random() < 0.5,
        "air_blocks_own_spell": chance.random() < 0.5,
    }


def shared_out(chance, players):
    """Everybody keeps a low air card; all other cards are taken anyhow, every second time the fire by one seat."""
    hands = [f"B{seat + 1}" for seat in range(players)]
    piles = [[] for _ in range(players)]
    caster = chance.randrange(players) if chance.random() < 0.5 else None
    for card in without(DECK, hands):
        at_one = caster is not None and (card[0] == "R" or card in ("G11", "G12"))
        piles[caster if at_one else chance.randrange(players)].append(card)
    return hands, [" ".join(cards) for cards in piles]


def reads_back(at):
    again = GAME.from_position(at.keeper.position())
    assert again.keeper.position() == at.keeper.position()
    assert [again.view(seat) for seat in (None, *range(at.players))] == [at.view(seat) for seat in (None, *range(at.players))]


def play_last_tricks(chance, players, options):
    """A whole game of which only the last trick of each round is played, read back after every round; tells what was met."""
    kept, met = {"round": 999 if options["rounds"] is None and chance.random() < 0.2 else 1}, set()
    while True:
        hands, taken = shared_out(chance, players)
        at = finish_trick(table({**kept, "hands": hands, "taken": taken, "leader": 0, "turn": 0}, options))
        reads_back(at)
        if at.view(None)["phase"] == "casting":
            at.play(at.to_act[0], chance.choice(at.moves(at.to_act[0])))
            reads_back(at)
            met |= set() if at.is_over else {"rescue"}
        state = at.keeper.position()["state"]
        met |= {"overtime"} if state["overtime"] else set()
        if at.is_over:
            return met | {at.outcome.reason}
        kept = {name: state[name] for name in ("round", "dealer", "totals", "overtime", "last_round")}


def test_whole_games_full_of_spells_read_back_from_everywhere():
    """Witches 53, 54: rescues, ties, overtime and every end happen on the way."""
    chance, met = random.Random(11), set()
    for _ in range(24):
        met |= play_last_tricks(chance, chance.choice((3, 4, 5, 6)), chosen_options(chance))
    assert met == {"rescue", "overtime", *GAME.about.end_reasons.names[1:]}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_last_trick_of_a_round_reads_back(players):
    at = GAME.new_table(players, seed=players)
    chance = random.Random(players)
    while at.view(None)["round"] == 1:
        seat = chance.choice(at.to_act)
        at.play(seat, chance.choice(at.moves(seat)))
        if at.view(None)["phase"] == "playing":
            reads_back(at)


def test_the_piles_of_the_last_round_keep_four_wizards():
    """Witches 61."""
    data = end_round([pile(2), "R11", "*"]).keeper.position()
    piles = data["state"]["last_round"]["piles"]
    assert sum(text.split().count("Z") for text in piles) == 4
    more = {**data["state"]["last_round"], "piles": [f"{piles[0]} Z", *piles[1:]]}
    (fault,) = faults({**data, "state": {**data["state"], "last_round": more}})
    assert "there are only four wizards" in fault
