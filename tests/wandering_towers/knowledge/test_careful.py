"""The careful bot: sensible in small things, much better than random play, and blind to what its seat can't know."""

import numpy as np
import pytest

from coven.bots import Bot
from coven.games.wandering_towers.bots.careful import careful
from coven.games.wandering_towers.names import SPELL_NAMES
from coven.kernel.types import U64
from coven.table.table import Table
from tests.wandering_towers.build import GAME, MASTER, TEAMS, listed, on, play, table

GAMES = 40


def choice(at: Table, seat: int = 0) -> str:
    return Bot("careful", GAME, 1).choose(at, seat).text


def choices(at: Table, seat: int = 0) -> set[str]:
    """What it chooses, whatever its luck."""
    return {Bot("careful", GAME, luck).choose(at, seat).text for luck in range(12)}


def with_spells(*spells: str, **more: object) -> dict[str, object]:
    return {"spells": "chosen", **{f"with_{name}": name in spells for name in SPELL_NAMES}, **more}


def master(*spells: str, **more: object) -> dict[str, object]:
    return with_spells(*spells, master=True, **more)


def test_it_brings_a_wizard_home() -> None:
    at = table(wizards={13: [0], 11: [0], "T5": [1]}, castle=14, hands={0: "W1 T2 T5"})
    assert choice(at) == "W1 wizard"
    at.play(0, "W1 wizard")
    assert choice(at) == "wizard 13"


def test_of_two_cards_that_bring_a_wizard_home_it_plays_the_shorter() -> None:
    assert choices(table(wizards={13: [0], 10: [0], "T5": [1]}, castle=14, hands={0: "W1 W4 T5"})) == {"W1 wizard"}


def test_it_locks_up_others_to_fill_a_flask() -> None:
    at = table(wizards={"T5": [1, 2], 9: [0]}, castle=15, stacks={11: ["T9"]}, hands={0: "T1 T1 T1"})
    at.play(0, "T1 tower")
    assert choice(at) == "tower T4"


def test_it_casts_a_spell_that_brings_a_wizard_home() -> None:
    at = table(wizards={13: [0], "T5": [1]}, castle=14, hands={0: "T2 T2 T5"}, full={0: 2})
    assert choice(at) == "cast move_wizard"


WITH_FREE = {"spells": "chosen", "with_free_wizard": True}


def test_it_frees_a_wizard_into_the_castle_rather_than_fill_a_flask() -> None:
    at = table(wizards={2: [0], 11: [0], "T5": [1]}, castle=2, hands={0: "T1 T3 T5"}, full={0: 1}, options=WITH_FREE)
    assert "cast move_tower" in listed(at)
    assert choice(at) == "free T2"


def test_it_keeps_its_flask_where_a_card_brings_a_wizard_home_as_well() -> None:
    at = table(wizards={2: [0], 1: [0], "T5": [1]}, stacks={12: ["T1"]}, castle=2, hands={0: "W1 T3 T5"}, full={0: 1}, options=WITH_FREE)
    assert choice(at) != "free T2"


# --- partners ---------------------------------------------------------------------------------------------------------


def asked(hands: dict[int, str], wizards: dict[int | str, list[int]], **more: object) -> Table:
    """Seat 0 has asked seat 2 for a card."""
    at = table(wizards=wizards, castle=14, hands=hands, options=TEAMS, phase="partner", decider=2, **more)
    return play(at, "pass", "ask")


HELD = {13: [0], "T5": [1], "T6": [2], "T7": [3]}


def test_it_hands_back_no_card_that_brings_a_wizard_home() -> None:
    at = play(asked({0: "W1 W2 T1", 2: "W5 T5 T5"}, HELD), "give W5")
    assert not choices(at) & {"return W1"}


def test_it_keeps_the_card_it_was_handed_if_that_brings_a_wizard_home() -> None:
    at = play(asked({0: "W3 W2 T1", 2: "W1 T5 T5"}, HELD), "give W1")
    assert not choices(at) & {"return W1"}


def test_it_hands_back_what_helps_its_partner() -> None:
    at = play(asked({0: "W1 W3 W2", 2: "W5 T5 T5"}, {13: [0], 2: [0], "T5": [1], 11: [2], "T7": [3]}), "give T5")
    assert choices(at) == {"return W3"}


def test_asked_it_gives_the_card_that_brings_its_partners_wizard_home() -> None:
    assert choices(asked({0: "T1 T2 T3", 2: "W4 T5 W2"}, {10: [0], "T5": [1], "T6": [2], "T7": [3]}), 2) == {"give W4"}


def test_asked_it_keeps_the_card_that_brings_its_own_wizard_home_and_is_no_use_to_its_partner() -> None:
    assert not choices(asked({0: "T1 T2 T3", 2: "W4 T5 T3"}, {"T9": [0], "T5": [1], 10: [2], "T7": [3]}), 2) & {"give W4"}


def test_it_asks_for_a_card_when_its_own_are_poor_and_only_then() -> None:
    poor = table(wizards={15: [0], 2: [1], 4: [2], 6: [3]}, castle=14, hands={0: "W1 W2 W2"}, options=TEAMS)
    assert choices(poor) == {"ask"}
    rich = table(wizards=HELD, castle=14, hands={0: "W1 W2 T1"}, options=TEAMS)
    assert choices(rich) == {"W1 wizard"}


def test_refused_it_asks_no_more() -> None:
    at = table(wizards={15: [0], 2: [1], 4: [2], 6: [3]}, castle=14, hands={0: "W1 W2 W2"}, options=TEAMS)
    play(at, "ask", "refuse")
    assert not choices(at) & {"ask"}


def test_it_offers_a_card_only_if_that_brings_its_partners_wizard_home() -> None:
    def speaking(card: str) -> Table:
        wizards: dict[int | str, list[int]] = {10: [0], "T5": [1], "T6": [2], "T7": [3]}
        return table(wizards=wizards, castle=14, hands={0: "T1 T2 T3", 2: f"{card} T5 T5"}, options=TEAMS, phase="partner", decider=2)

    assert choices(speaking("W4"), 2) == {"offer"}
    assert choices(speaking("W3"), 2) == {"pass"}


def test_it_accepts_an_offer_when_it_has_a_poor_card() -> None:
    at = table(wizards=HELD, castle=14, hands={0: "W1 W2 T1", 2: "W4 T5 T5"}, options=TEAMS, phase="partner", decider=2)
    assert choices(play(at, "offer")) == {"accept"}


def test_it_frees_its_partners_wizard_into_the_castle() -> None:
    at = table(wizards={2: [2], 11: [0], "T5": [1]}, castle=2, hands={0: "T1 T3 T5"}, full={0: 1}, options={**WITH_FREE, **TEAMS})
    assert choices(at) == {"free T2"}


# --- windows ----------------------------------------------------------------------------------------------------------


def window(wizards: dict[int | str, list[int]], options: dict[str, object], full: dict[int, int], **more: object) -> Table:
    """Seat 0 has announced its wizard on 13, one space before the castle."""
    at = table(wizards=wizards, castle=14, hands={0: "W1 W2 T1"}, full=full, options=options, **more)  # type: ignore[arg-type]
    return play(at, "W1 wizard", "wizard 13")


def test_its_wizard_rides_home_with_another() -> None:
    at = window({13: [0, 1], 2: [0], "T5": [1]}, master("piggyback"), {1: 1})
    assert choices(at, 1) == {"cast piggyback"}
    home = at.view(None)["home"]
    play(at, "cast piggyback")
    assert [after - before for before, after in zip(home, at.view(None)["home"], strict=True)] == [1, 1, 0, 0]


def test_two_of_its_own_come_home_at_once_by_piggyback() -> None:
    assert choices(window({13: [0, 0], 2: [0], "T5": [1]}, master("piggyback"), {0: 1})) == {"cast piggyback"}


def test_two_of_its_own_come_home_at_once_by_piggyback_in_the_basic_game() -> None:
    at = table(wizards={13: [0, 0], 2: [0], "T5": [1]}, castle=14, hands={0: "W1 W2 T1"}, full={0: 1}, options=with_spells("piggyback"))
    assert choices(play(at, "W1 wizard")) == {"carry 13"}


def test_nobody_rides_for_nothing() -> None:
    at = table(wizards={15: [0, 1], "T5": [1]}, castle=14, hands={0: "W1 W2 T1"}, full={1: 1}, options=master("piggyback"))
    play(at, "W1 wizard", "wizard 15")
    assert choices(at, 1) == {"pass"}


LATE = {"master_spell_before_card": False}


@pytest.mark.parametrize("spells", [(name,) for name in SPELL_NAMES] + [SPELL_NAMES])
def test_in_its_own_window_it_does_not_spoil_its_homecoming(spells: tuple[str, ...]) -> None:
    """Two other wizards stand just behind the castle, which tempts it to move the castle, or T9 with it, past them."""
    late = LATE if set(spells) - {"piggyback", "free_wizard"} else {}
    at = window({13: [0], 15: [0, 0], "T5": [1]}, master(*spells, **late), {0: 4}, stacks={14: ["T9"]})
    while at.view(None)["phase"] != "choosing_card":
        play(at, choice(at, at.to_act[0]))
    assert at.view(None)["home"][0] > 1


def test_it_covers_an_opponents_wizard_that_is_about_to_enter() -> None:
    at = window({13: [0], 2: [0], "T5": [1]}, master("move_tower"), {1: 1}, stacks={11: ["T9"]})
    assert choices(at, 1) == {"cast move_tower"}
    assert choices(play(at, "cast move_tower"), 1) == {"tower T9"}


def test_it_moves_the_castle_away_from_an_opponents_wizard() -> None:
    at = window({13: [0], 2: [0], 8: [1]}, master("move_castle"), {1: 2})
    assert choices(at, 1) == {"cast move_castle"}


def test_headwind_holds_up_an_opponents_wizard_that_is_about_to_enter() -> None:
    at = window({13: [0], 2: [0], "T5": [1]}, master("headwind_wizard"), {1: 2})
    assert choices(at, 1) == {"cast headwind_wizard"}
    assert choices(play(at, "cast headwind_wizard"), 1) == {"step announced"}


def test_it_leaves_its_partners_homecoming_alone() -> None:
    at = window({13: [0], 2: [0], "T5": [1]}, master(*SPELL_NAMES, **TEAMS), {2: 4}, stacks={11: ["T9"]})
    home = at.view(None)["home"][0]
    while at.view(None)["home"][0] == home and at.view(None)["phase"] != "choosing_card":
        play(at, choice(at, at.to_act[0]))
    assert at.view(None)["home"][0] > home


def test_a_spell_waits_for_the_tower_that_uncovers_its_wizard() -> None:
    stacks = {13: ["T9"]}
    at = table(wizards={13: [1], 2: [0], "T5": [1]}, castle=14, stacks=stacks, hands={0: "T3 W2 T1"}, full={1: 2}, options=master("move_wizard"))
    play(at, "T3 tower", "tower T9")
    assert choices(at, 1) == {"cast move_wizard after"}
    assert choices(play(at, "cast move_wizard after"), 1) == {"step 2:13"}


def test_it_swaps_towers_to_bring_its_wizards_within_reach() -> None:
    stacks = {15: ["T1"], 12: ["T2"]}
    at = table(wizards={"T1": [0] * 4, 8: [1]}, castle=14, stacks=stacks, hands={0: "T5 T5 T5"}, full={0: 2}, options=master("swap_towers"))
    assert choices(at) == {"cast swap_towers"}
    play(at, "cast swap_towers")
    assert all("T1" in swap for swap in choices(at))
    play(at, choice(at))
    assert on(at, "T1") == [0] * 4


# --- against the deck -------------------------------------------------------------------------------------------------


def test_against_the_deck_the_last_flasks_go_for_any_gain() -> None:
    solo = with_spells("headwind_tower", "move_castle", "move_wizard")
    at = table(1, wizards={15: [0], 11: [0]}, castle=14, hands={0: "W1 W1 W1"}, options=solo, used=29)
    play(at, "W1 wizard", "wizard 15")
    assert choices(at) != {"end turn"}


# --- all of it --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "options"), [(2, MASTER), (4, MASTER), (4, {**TEAMS, **MASTER}), (4, TEAMS), (1, {"spells": "random"})])
def test_its_choice_on_the_true_state_is_its_choice_on_every_imagined_one(players: int, options: dict[str, object]) -> None:
    """Not through `Bot`, which imagines before it chooses. What it tries out while it thinks, it takes back."""
    at, out = GAME.new_table(players, options, seed=players), np.zeros(GAME.rules.actions, np.int16)
    box, redrawn = at.box.plain, players == 1
    for number in range(40):
        seat = at.to_act[0]
        state = at.keeper.state.copy()
        before = state.tobytes()
        chosen = careful(box, state, seat, U64(number), out)
        assert state.tobytes() == before
        for seed in range(2):
            world = at.imagined(seat, seed)
            redrawn = redrawn or world.hand.tolist() != at.keeper.state.hand.tolist()
            assert careful(box, world, seat, U64(number), out) == chosen
        at.play(seat, int(chosen) if number % 3 else at.moves(seat)[0])
    assert redrawn


def test_it_beats_three_random_seats_in_most_games() -> None:
    won = 0
    for number in range(GAMES):
        at = GAME.new_table(4, seed=number)
        bots = [Bot("careful" if seat == number % 4 else "random", GAME, number) for seat in range(4)]
        while not at.is_over:
            at.play(at.to_act[0], bots[at.to_act[0]].choose(at, at.to_act[0]))
        assert at.outcome is not None
        won += at.outcome.winners == (number % 4,)
    assert won >= 0.8 * GAMES
