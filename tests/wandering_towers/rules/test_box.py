"""The box: every row's shape, totals against the physical box, and boxes that won't do."""

import copy
import tomllib
from typing import Any

import pytest

from coven.errors import CovenError
from coven.games.wandering_towers.names import CARD_TEXTS, SPELL_NAMES, printed
from coven.games.wandering_towers.view.notation import hand_of, hand_texts, kind_of
from tests.wandering_towers.build import BOX, GAME

DATA = tomllib.loads((GAME.about.folder / "boxes" / "standard.toml").read_text(encoding="utf-8"))
CARDS = DATA["cards"]


def copies(side: int, value: int) -> int:
    """Cards whose wizard (0) or tower (1) side shows a value; 0 stands for dice."""
    return sum(count for card, count in CARDS.items() if printed(card)[side] == value)


def test_the_deck_has_90_cards_with_equal_sides() -> None:
    assert sum(CARDS.values()) == 90 == BOX.deck_size
    for side in (0, 1):
        assert sum(count for card, count in CARDS.items() if printed(card)[side] is not None) == 66
        assert [copies(side, value) for value in (1, 2, 3, 4, 5, 0)] == [13, 13, 7, 13, 10, 10]
    assert sum(count for card, count in CARDS.items() if None not in printed(card)[:2]) == 42
    assert "W5T5" not in CARDS and CARDS["W3T3"] == 3
    assert not any(card.startswith("W3T") and card != "W3T3" for card in CARDS)


def test_dice_cards_by_icons() -> None:
    by_icons = {dice: sum(count for card, count in CARDS.items() if printed(card)[2] == dice) for dice in (1, 2, 3)}
    assert by_icons == {1: 6, 2: 6, 3: 2}


def test_spell_costs_come_from_the_box() -> None:
    assert [int(cost) for cost in BOX.cost] == [2, 1, 2, 1, 2, 1, 2, 1]
    assert tuple(DATA["spells"]) == SPELL_NAMES


def test_track_and_towers() -> None:
    shields = [surface for surface in range(25) if int(BOX.shields) >> surface & 1]
    assert shields == [0, 4, 8, 12, 16, 18, 20, 22, 24]
    assert [int(count) for count in BOX.lights] == [3, 3, 3, 2, 2, 2, 1, 1, 1]
    assert sum(DATA["track"]["ghost_lights"]) == 18


def test_wizards_and_flasks_fit_the_physical_box() -> None:
    rows = {row["players"]: (row["wizards"], row["flasks"]) for row in DATA["setup"]}
    assert rows == {2: (5, 6), 3: (4, 5), 4: (4, 5), 5: (3, 4), 6: (3, 4)}


def test_cards_read_back_to_themselves() -> None:
    assert len(CARD_TEXTS) == 23
    for number, card in enumerate(CARD_TEXTS):
        assert kind_of(card.lower()) == number
    assert hand_texts(hand_of(["WTD1", "W2", "WTD1"])) == ["W2", "WTD1", "WTD1"]
    for wrong in (["W9"], ["W1"] * 4):
        with pytest.raises(ValueError, match="card"):
            hand_of(wrong)


def changed(*path: Any, to: Any) -> dict[str, Any]:
    data = copy.deepcopy(DATA)
    place = data
    for name in path[:-1]:
        place = place[name]
    place[path[-1]] = to
    return data


@pytest.mark.parametrize(
    ("data", "word"),
    [
        (changed("track", "castle", to=16), "castle"),
        (changed("track", "castle", to=3), "no tower may start on the castle"),
        (changed("track", "shields", to=[99]), "shields"),
        (changed("track", "ghost_lights", to=[1] * 15), "ghost_lights"),
        (changed("track", "ghost_lights", to=[0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0]), "no room"),
        (changed("towers", 0, "space", to=2), "towers"),
        (changed("towers", 0, "shield", to="yes"), "shield"),
        (changed("cards", "W1", to=16), "card W1"),
        (changed("cards", "W9", to=1), "no card W9"),
        (changed("cards", to=dict.fromkeys(CARDS, 1)), "40 to 127"),
        (changed("spells", "move_wizard", to=0), "move_wizard"),
        (changed("spells", "draw_two", to=1), "no spell draw_two"),
        (changed("setup", 0, "wizards", to=9), "setup for 2"),
        (changed("setup", to=[]), "a row each"),
        (changed("solo", "cards", to=99), "solo.cards"),
    ],
)
def test_a_box_that_will_not_do_names_its_faults(data: dict[str, Any], word: str) -> None:
    with pytest.raises(CovenError) as caught:
        GAME.box(data)
    assert caught.value.code == "bad_box"
    assert word in caught.value.message


def test_only_the_eight_spells_of_the_box_are_known() -> None:
    """Towers 48."""
    assert len(SPELL_NAMES) == 8
    with pytest.raises(CovenError, match="no spell fill_a_flask"):
        GAME.box(changed("spells", "fill_a_flask", to=2))


def test_the_game_against_the_deck_takes_its_own_row_of_the_box() -> None:
    """Towers 44, 45."""
    data = copy.deepcopy(dict(GAME.standard_box.data))
    data["solo"] = {"wizards": 7, "flasks": 3, "cards": 11, "spells": 2}
    at = GAME.new_table(1, {"spells": "random"}, seed=1, box=data)
    assert (at.setting["wizards"], at.view(0)["flasks"][0]["full"], at.setting["last_card"], len(at.setting["spells"])) == (7, 3, 11, 2)
    two = GAME.new_table(2, seed=1, box=data)
    assert (two.setting["wizards"], two.view(0)["flasks"][1]["empty"]) == (5, 6)


def test_an_own_box_changes_the_game() -> None:
    dear = GAME.new_table(4, {"spells": "chosen", "with_swap_towers": True}, seed=1, box=changed("spells", "swap_towers", to=1))
    assert {"spell": "swap_towers", "cost": 1} in dear.setting["spells"]
