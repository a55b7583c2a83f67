"""What came to nothing is told: a card, an announced move, a spell; and every payment and reward says whose it was."""

from typing import Any

from coven.table.table import Table
from tests.wandering_towers.build import ALL_SPELLS, TEAMS, listed, play, stack, table
from tests.wandering_towers.variants.test_master import at_window, only


def last(at: Table, *kinds: str) -> list[dict[str, Any]]:
    """What the last move's events of these kinds tell a spectator."""
    return [dict(event.args) for event in at.keeper.events(None, len(at.keeper)) if event.kind in kinds]


def test_an_announced_move_made_impossible_is_told_as_lost() -> None:
    """Towers 33, 34."""
    at = at_window(("move_tower",), {1: 1}, wizards={10: [0], 15: [0]})
    play(at, "cast move_tower", "tower T8", "stop")
    assert last(at, "move_lost") == [{"seat": 0}]


def test_a_move_that_is_made_is_not_told_as_lost() -> None:
    at = at_window(("move_tower",), {1: 1})
    play(at, "pass")
    assert (last(at, "move_lost"), last(at, "wizard_moved")) == ([], [{"seat": 0, "space": 10, "to": 11}])


def test_a_tower_that_would_land_on_the_castle_is_told_as_lost() -> None:
    """Towers 56. The castle goes back past three spaces with wizards to 10, where the announced T9 was to land."""
    wizards: dict[int | str, list[int]] = {11: [0], 12: [1], 13: [2]}
    at = table(wizards=wizards, hands={0: "T1 W2 T1"}, castle=14, full={1: 2}, options=only("move_castle"))
    play(at, "T1 tower", "tower T9", "cast move_castle", "castle backward")
    assert (at.view(None)["castle"], stack(at, 9)) == (10, ["T9"])
    assert last(at, "move_lost") == [{"seat": 0}]


def test_a_final_roll_that_moves_nothing_loses_the_card() -> None:
    """Towers 20. Seat 0 has no wizard in the open, so its wizard dice can move nothing."""
    at = table(wizards={3: [0], 10: [1]}, hands={0: "WD2 W1 T1"}, castle=14)
    play(at, "roll WD2")
    assert (last(at, "card_lost"), listed(at)) == ([], ["give up", "reroll"])
    play(at, "reroll")
    assert last(at, "card_lost") == [{"seat": 0, "card": "WD2"}]


def test_a_choice_that_ones_own_spell_makes_impossible_loses_the_card() -> None:
    """Towers 52. The only wizard in the open is locked up by its owner's tower."""
    at = table(wizards={10: [0], 15: [1]}, hands={0: "W1 W2 T1"}, castle=14, full={0: 1}, options=ALL_SPELLS)
    play(at, "W1 wizard", "cast move_tower", "tower T8")
    assert last(at, "card_lost") == [{"seat": 0, "card": "W1"}]


def test_a_waiting_spell_without_a_target_is_told_as_lapsed() -> None:
    """Towers 53. The only wizard to be stepped goes home with the announced move; seat 1's spell has nothing left to take."""
    at = table(wizards={13: [0], 3: [1]}, hands={0: "W1 W2 T1"}, castle=14, full={1: 2}, options=only("move_wizard"))
    play(at, "W1 wizard", "wizard 13", "cast move_wizard after")
    assert at.view(None)["home"][0] == 4
    assert last(at, "spell_lapsed") == [{"seat": 1, "spell": "move_wizard"}]


def test_every_further_use_is_told_as_paid() -> None:
    """Towers 62."""
    at = at_window(("move_tower",), {1: 3}, wizards={10: [0], 15: [0]})
    play(at, "cast move_tower", "tower T1")
    assert last(at, "cast_again") == []
    play(at, "tower T1")
    assert last(at, "cast_again") == [{"seat": 1, "spell": "move_tower"}]


def test_who_fills_a_partners_flask_is_told() -> None:
    """Towers 40."""
    at = table(wizards={"T2": [1], 10: [0]}, hands={0: "T1 W2 T1"}, castle=14, full={0: 5}, options=TEAMS, phase="choosing_card")
    play(at, "T1 tower", "tower T1")
    assert last(at, "flask_filled_for") == [{"seat": 0, "receiver": 2}]
    assert last(at, "flask_filled") == []


def test_against_the_deck_wizards_are_told_as_everybodys() -> None:
    """Towers 46."""
    at = table(3, wizards={"T2": [0, 0], 10: [0]}, hands={0: "T1 W2 T1"}, castle=14, options={"mode": "cooperative", "memory": "all"})
    play(at, "T1 tower", "tower T1")
    assert last(at, "locked_up_seen_together") == [{"space": 2, "count": 2}]
    play(at, "W2 wizard", "wizard 10")
    assert last(at, "wizard_moved_together") == [{"space": 10, "to": 12}]
