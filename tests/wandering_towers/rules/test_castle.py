"""Wizards walking and the raven castle (Towers 10 to 14)."""

from tests.wandering_towers.build import castle, kinds, listed, on, play, table, why_not


def test_only_own_visible_wizards_walk_by_the_full_value() -> None:
    """Towers 10."""
    at = table(wizards={10: [0, 1], 2: [0], "T3": [0]}, hands={0: "W3 W1 W1"}, castle=13)
    play(at, "W3 wizard")
    assert set(listed(at)) == {"wizard 3", "wizard 10"}
    assert why_not(at, "wizard 2") == "no_wizard_there"
    assert why_not(at, "wizard 11") == "no_wizard_there"
    play(at, "wizard 3")
    assert at.view(None)["spaces"][6]["wizards"] == [0]


def test_towers_and_castle_in_between_are_passed() -> None:
    """Towers 10."""
    at = table(wizards={11: [0], 1: [1]}, hands={0: "W5 W1 W1"}, castle=13)
    play(at, "W5 wizard", "wizard 11")
    assert on(at, 0) == [0]
    assert at.view(None)["home"][0] == 3


def test_exactly_onto_the_castle() -> None:
    """Towers 11."""
    at = table(wizards={15: [0, 0], "T1": [1]}, hands={0: "W1 W2 W2"}, castle=0)
    play(at, "W1 wizard", "wizard 15")
    assert at.view(None)["home"][0] == 3
    assert at.view(None)["turn"] == 1
    assert at.view(0)["hand_sizes"][0] == 3
    past = table(wizards={15: [0, 0], "T1": [1]}, hands={0: "W1 W2 W2"}, castle=0)
    play(past, "W2 wizard", "wizard 15")
    assert on(past, "T1") == [0, 1]


def test_whatever_lies_beneath_the_castle() -> None:
    """Towers 11."""
    at = table(wizards={1: [0], "T1": [1]}, stacks={2: ["T2", "T3"], 11: ["T1"]}, hands={0: "W1 W2 W2"}, castle=2)
    play(at, "W1 wizard", "wizard 1")
    assert at.view(None)["home"][0] == 4
    assert "wizard_home" in kinds(at)


def test_entering_ends_the_whole_turn() -> None:
    """Towers 12."""
    at = table(wizards={15: [0, 0], "T1": [1]}, hands={0: "W1 W1 W1"}, full={0: 5}, castle=0)
    play(at, "W1 wizard", "wizard 15")
    assert at.to_act == (1,)
    assert at.view(None)["flasks"][0]["full"] == 5


def test_a_covered_ground_shield_does_not_count_and_hidden_wizards_do_not_matter() -> None:
    """Towers 13. From 0 onward: space 4 is covered by T4 (no shield); T5 on 5 has a shield and hides a wizard below: the castle goes there."""
    at = table(wizards={15: [0], "T1": [1], 5: [2], "T3": [3]}, hands={0: "W1 W2 W2"}, castle=0)
    play(at, "W1 wizard", "wizard 15")
    assert castle(at) == 5


def test_none_eligible_the_castle_stays() -> None:
    """Towers 13. T1 carries the only shields of its stack; every other shield is covered or has a wizard on it."""
    stacks = {0: ["T1", "T2"], 4: ["T3", "T4"], 8: ["T5", "T6"], 12: ["T7", "T8"], 2: ["T9"]}
    at = table(wizards={15: [0], "T9": [1], 1: [2, 3]}, stacks=stacks, hands={0: "W1 W2 W2"}, castle=0)
    play(at, "W1 wizard", "wizard 15")
    assert castle(at) == 0
    assert at.view(None)["home"][0] == 4


def test_the_castle_may_be_looked_into_by_all() -> None:
    """Towers 14."""
    at = table(wizards={15: [0, 1], 3: [2]}, castle=0)
    for seat in (None, 0, 1, 2, 3):
        assert at.view(seat)["home"] == [3, 3, 3, 4]
