"""Positions amid a turn: what really occurs reads back; what can't be is refused with its faults named, so that no table is blocked or corrupted."""

import copy
import random
from collections.abc import Callable
from typing import Any

import pytest

from coven.errors import CovenError
from coven.games.wandering_towers.names import CARD_TEXTS, SPELL_NAMES
from coven.games.wandering_towers.state import PHASES
from coven.table.table import Table
from tests.wandering_towers.build import ALL_SPELLS, GAME, MASTER, TEAMS, play, table

LEAST_SAID = ("pass", "skip", "stop", "refuse", "discard", "end_turn")


def start() -> Table:
    return table(wizards={10: [0], "T5": [1]}, hands={0: "W1 W2 T1"}, castle=14)


def window() -> Table:
    """Seat 1 is asked before seat 0's wizard on 10 goes one space."""
    wizards: dict[int | str, list[int]] = {10: [0, 1, 1], 15: [0], "T5": [1]}
    return play(table(wizards=wizards, hands={0: "W1 W2 T1"}, castle=14, full={1: 2}, options=MASTER), "W1 wizard", "wizard 10")


def aiming() -> Table:
    """Seat 1 has spent its last flasks on a step."""
    return play(window(), "cast move_wizard")


def riding() -> Table:
    """One wizard of seat 1 rides along; another one may, for a flask more."""
    return play(window(), "cast piggyback")


def partners(**more: Any) -> Table:
    given: dict[str, Any] = {"wizards": {10: [0], "T5": [1]}, "hands": {0: "W1 W2 T1", 2: "W5 T5 T5"}, "castle": 14}
    options = {**TEAMS, **more.pop("options", {})}
    return table(options=options, phase="partner", decider=2, **{**given, **more})


def returning() -> Table:
    return play(partners(), "pass", "ask", "give W5")


def freeing() -> Table:
    """Beneath T3 seat 0 has found a wizard of its own and one of its partner's."""
    wizards = {3: [0, 2], 10: [1, 1, 1, 3, 3, 3]}
    return play(partners(wizards=wizards, full={0: 1}, options={"spells": "chosen", "with_free_wizard": True}), "pass", "free T3")


NO_PIECE = {"piece": 0, "piece_at": None, "piece_owner": None}
CROWDED = {
    "grounds": [[0, 2] if space == 3 else [] for space in range(16)],
    "roofs": [[1, 1, 1, 3, 3, 3] if tower == 2 else [] for tower in range(9)],
}


@pytest.mark.parametrize(
    ("make", "changes", "pending", "word"),
    [
        (start, {}, {"riders": [1]}, "who rides along must stand"),
        (riding, {}, {"riders": [2]}, "who rides along must stand"),
        (riding, {}, {"riders": [1, 1, 1]}, "who rides along must stand"),
        (window, {}, {"riders": [1]}, "by a Piggyback that was cast"),
        (start, {"phase": "accepting"}, {"back": "partner"}, "there are no partners"),
        (riding, {}, {**NO_PIECE, "riders": []}, "is paid for, or can be, and has a target"),
        (riding, {}, {"paid": 1}, "is paid for, or can be, and has a target"),
        (aiming, {}, {"paid": 0}, "is paid for, or can be, and has a target"),
        (aiming, {"spells": ["move_tower"]}, {}, "one of those in play"),
        (aiming, {}, {"moment": 0}, "has a name, a caster and a moment"),
        (aiming, {}, {"back": "over"}, "can’t go back to over"),
        (aiming, {}, {"back": "choosing_card", **NO_PIECE}, "only the active player casts outside the window"),
        (window, {}, {"moment": 2}, "has a name, a caster and a moment"),
        (window, {}, {"moment": 1, "spell": "move_tower", "caster": 2, "cast": 1}, "is aimed, or waits"),
        (window, {}, {"asks": 5}, "each seat once"),
        (window, {"phase": "choosing_card", "decider": 0}, {}, "a piece stays announced only"),
        (window, {"phase": "choosing_card", "decider": 0}, NO_PIECE, "no card is being played"),
        (window, {}, {"card": None}, "announced and ended by a card"),
        (start, {"phase": "closing"}, {}, "only Master wizards are asked"),
        (start, {}, {"special": 1}, "instead of all cards"),
        (start, {"rounds": 200}, {}, "so many rounds"),
        (returning, {"phase": "answering", "decider": 2}, {}, "handed over exactly while"),
        (returning, {}, {"handed": None}, "handed over exactly while"),
        (returning, {"known": ["", "", "W1", ""]}, {}, "known must list cards"),
        (start, {"known": ["W1", "", "", ""]}, {}, "known must list cards"),
        (partners, {}, {"flask_from": 1}, "only the active player or its partner passes"),
        (partners, {"full": [0, 5, 4, 5], "empty": [6, 0, 0, 0]}, {}, "seat 0 can’t have more than 5 empty flasks"),
        (start, {"phase": "freeing"}, {"lifted": 10}, "whom to free is chosen beneath a lifted tower"),
        (freeing, {}, {"lifted": 7}, "whom to free is chosen beneath a lifted tower"),
        (freeing, {}, {"lifted": 10}, "whom to free is chosen beneath a lifted tower"),
        (freeing, {"decider": 1}, {}, "seat 0 must decide"),
        (freeing, CROWDED, {}, "with room on top"),
        (partners, {}, {"lifted": 3}, "whom to free is chosen beneath a lifted tower"),
    ],
)
def test_what_cannot_be_under_way_is_refused(make: Callable[[], Table], changes: dict[str, Any], pending: dict[str, Any], word: str) -> None:
    data = make().keeper.position()
    data["state"] |= changes
    data["state"]["pending"] |= pending
    with pytest.raises(CovenError) as caught:
        GAME.from_position(data)
    assert caught.value.code == "bad_position"
    assert word in caught.value.message


@pytest.mark.parametrize("make", [start, window, aiming, riding, partners, returning, freeing])
def test_what_was_changed_above_was_sound_before(make: Callable[[], Table]) -> None:
    position = make().keeper.position()
    assert GAME.from_position(position).keeper.position() == position


def rich_table(players: int, options: dict[str, Any], seed: int) -> Table:
    """A game at whose start all flasks but one of each seat are full."""
    data = GAME.new_table(players, options, seed=seed).keeper.position()
    empty = data["state"]["empty"]
    if any(empty):
        data["state"] |= {"full": [count - 1 for count in empty], "empty": [1] * players}
    return GAME.from_position(data)


def play_on(at: Table, chance: random.Random) -> None:
    """A random move, rather one that leads somewhere."""
    moves = at.moves(at.to_act[0])
    busy = [move for move in moves if move.kind not in LEAST_SAID]
    at.play(at.to_act[0], chance.choice(busy or moves if chance.random() < 0.7 else moves))


RICH: list[tuple[int, dict[str, Any]]] = [
    (4, ALL_SPELLS),
    (3, MASTER),
    (4, {**TEAMS, **MASTER}),
    (4, {**TEAMS, **ALL_SPELLS}),
    (3, {"mode": "cooperative", "spells": "random"}),
    (2, {"tower_before_draw": True, "spell_after_special": True}),
    (2, {"tower_before_draw": True, **MASTER}),
]


@pytest.mark.parametrize(("players", "options"), RICH)
def test_every_position_of_a_game_full_of_spells_reads_back(players: int, options: dict[str, Any]) -> None:
    at, chance = rich_table(players, options, seed=players), random.Random(players)
    while not at.is_over and len(at.keeper) < 60:
        position = at.keeper.position()
        assert GAME.from_position(position).keeper.position() == position
        play_on(at, chance)


@pytest.mark.parametrize("options", [{}, {"spell_after_special": True, **ALL_SPELLS}, MASTER], ids=["basic", "after", "master"])
def test_the_special_case_that_has_not_drawn_yet_reads_back(options: dict[str, Any]) -> None:
    """Towers 19."""
    at = table(wizards={10: [0], "T3": [1]}, castle=14, full={0: 2, 1: 2}, options={"tower_before_draw": True, **options})
    play(at, "special")
    while at.view(None)["turn"] == 0:
        assert at.view(None)["hand_sizes"][0] == 0
        position = at.keeper.position()
        assert GAME.from_position(position).keeper.position() == position
        play(at, at.moves(at.to_act[0])[0].text)
    assert at.view(None)["hand_sizes"][0] == 3


def tamper(data: dict[str, Any], chance: random.Random, players: int) -> None:
    """Changes one thing of a position to something of the right kind."""
    state, pending = data["state"], data["state"]["pending"]
    seats = [None, *range(players)]
    some_seats = [chance.randrange(players) for _ in range(chance.randrange(3))]
    values: dict[str, Any] = {
        **dict.fromkeys(("piece_owner", "caster", "flask_from"), chance.choice(seats)),
        **dict.fromkeys(("riders", "freed", "skipping"), some_seats),
        **dict.fromkeys(("piece_at", "lifted"), chance.choice([None, *range(25)])),
        **dict.fromkeys(("card", "handed"), chance.choice([None, *CARD_TEXTS])),
        "spell": chance.choice([None, *SPELL_NAMES]),
        "back": chance.choice(PHASES.names),
        "asks": chance.randrange(7),
        "value": chance.randrange(7),
        "sides": chance.randrange(4),
        **{name: chance.randrange(3) for name in ("action", "rolls", "piece", "moment")},
    }
    name = chance.choice(["phase", "decider", "turn", *pending])
    if name in pending:
        pending[name] = values.get(name, chance.randrange(2))
    else:
        state[name] = chance.choice(PHASES.names) if name == "phase" else chance.randrange(players)


@pytest.mark.parametrize(("players", "options"), RICH[:5])
def test_a_position_tampered_with_is_refused_or_plays_on(players: int, options: dict[str, Any]) -> None:
    """Nobody is left without a move, no piece is lost, and what follows reads back."""
    at, chance, refused = rich_table(players, options, seed=7), random.Random(players), 0
    while not at.is_over and len(at.keeper) < 30:
        data = copy.deepcopy(at.keeper.position())
        tamper(data, chance, players)
        try:
            other = GAME.from_position(data)
        except CovenError as error:
            assert error.code == "bad_position"
            refused += 1
        else:
            play_soundly(other, chance)
        play_on(at, chance)
    assert refused > 5


def play_soundly(at: Table, chance: random.Random) -> None:
    for _ in range(4):
        if at.is_over:
            return
        play_on(at, chance)
        assert GAME.checks.faults[int(GAME.checks.broken_invariant(at.box.plain, at.keeper.state))] == ""
        position = at.keeper.position()
        assert GAME.from_position(position).keeper.position() == position


# --- cards kept from before a shuffle ---------------------------------------------------------------------------------


def at_shuffle() -> dict[str, Any]:
    """Seat 0 has kept one card over the shuffle, seat 1 all three."""
    hands = {0: "W1 W2 T1", 1: "W4T2 W5 T3"}
    at = table(2, wizards={10: [0], 11: [1], 12: [0]}, castle=14, hands=hands, pile={})
    data = play(at, "W1 wizard", "wizard 10", "discard W2").keeper.position()
    assert data["state"]["kept"] == [1, 3]
    return data


@pytest.mark.parametrize("kept", [[2, 3], [3, 3], [1, 4], [-1, 3], [True, 3]])
def test_no_more_cards_are_kept_than_there_are(kept: list[int]) -> None:
    """Towers 43. Seat 0 has drawn two cards of kinds that nobody kept."""
    data = at_shuffle()
    data["state"]["hands"][0] = "W3 T1 W3T3"
    data["state"].pop("pile")
    GAME.from_position(copy.deepcopy(data))
    data["state"]["kept"] = kept
    with pytest.raises(CovenError, match="kept"):
        GAME.from_position(data)


@pytest.mark.parametrize("kept", [[0, 1], [1, 0], [0, 2], [2, 2], [0, 3]])
def test_before_the_first_shuffle_nothing_was_kept(kept: list[int]) -> None:
    """Towers 43."""
    data = GAME.new_table(2, seed=3).keeper.position()
    data["state"]["kept_cards"] = {}
    data["state"]["kept"] = [0, 0]
    GAME.from_position(copy.deepcopy(data))
    data["state"]["kept"] = kept
    with pytest.raises(CovenError, match="kept"):
        GAME.from_position(data)


def test_seats_do_not_share_one_kept_card() -> None:
    """Towers 43. Each of two hands could hold the only T1 that was kept; not both."""
    data = GAME.new_table(2, seed=3).keeper.position()
    data["state"].pop("pile")
    data["state"] |= {"hands": ["T1 W3 W5", "T1 W4 W2"], "kept_cards": {"T1": 1}, "kept": [1, 0]}
    GAME.from_position(copy.deepcopy(data))
    data["state"]["kept"] = [1, 1]
    with pytest.raises(CovenError, match="kept"):
        GAME.from_position(data)
    data["state"]["kept_cards"] = {"T1": 2}
    GAME.from_position(data)


def test_what_is_accepted_with_kept_cards_stays_sound() -> None:
    """Towers 43. Whatever a position says was kept, it is refused or can be played and imagined."""
    chance = random.Random(7)
    for _ in range(60):
        data = at_shuffle()
        data["state"]["kept"] = [chance.randrange(4), chance.randrange(4)]
        try:
            at = GAME.from_position(data)
        except CovenError:
            continue
        for number in range(12):
            for seat in range(2):
                assert GAME.checks.broken_invariant(at.box.plain, at.imagined(seat, number)) == 0
            at.play(at.to_act[0], chance.choice(at.moves(at.to_act[0])))
            assert GAME.checks.broken_invariant(at.box.plain, at.keeper.state) == 0
