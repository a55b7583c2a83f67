"""Hidden wizards: what views, events and imagination tell with each memory setting (Towers 42, 43)."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from coven.table.seeds import make_seed, seed_words
from tests.wandering_towers.build import GAME, play, table

HIDDEN: dict[int | str, list[int]] = {2: [0, 1], "T5": [2], 10: [3], 6: [0, 2]}


def hidden_table(**options: Any):  # type: ignore[no-untyped-def]
    return table(wizards=HIDDEN, castle=14, options=options, hands={0: "T1 T2 T3"})


def test_locked_up_wizards_are_in_no_view() -> None:
    """Towers 42."""
    at = hidden_table()
    for seat in (None, 0, 1, 2, 3):
        seen = at.view(seat)
        assert seen["hidden"] is None
        assert seen["spaces"][2]["wizards"] == []


def test_memory_own_shows_ones_own_and_nothing_to_spectators() -> None:
    at = hidden_table(memory="own")
    assert at.view(0)["hidden"] == [{"tower": "T2", "wizards": [0]}, {"tower": "T6", "wizards": [0]}]
    assert at.view(1)["hidden"] == [{"tower": "T2", "wizards": [1]}]
    assert at.view(3)["hidden"] == []
    assert at.view(None)["hidden"] is None


def test_memory_all_shows_everything_to_everybody() -> None:
    at = hidden_table(memory="all")
    for seat in (None, 0, 3):
        assert at.view(seat)["hidden"] == [{"tower": "T2", "wizards": [0, 1]}, {"tower": "T6", "wizards": [0, 2]}]


@pytest.mark.parametrize(("players", "mode"), [(1, "competitive"), (3, "cooperative")])
def test_against_the_deck_all_wizards_are_everybodys_own(players: int, mode: str) -> None:
    """Towers 42, 46."""
    at = table(players, wizards={2: [0, 0], "T5": [0], 10: [0]}, castle=14, options={"memory": "own", "mode": mode}, hands={0: "T1 T2 T3"})
    play(at, "T1 tower", "tower T4")
    for seat in (None, *range(players)):
        assert at.view(seat)["hidden"] == [{"tower": "T2", "wizards": [0, 0]}, {"tower": "T4", "wizards": [0]}]
        assert {"space": 5, "count": 1} in [event.args for event in at.keeper.events(seat, len(at.keeper)) if event.kind == "locked_up_seen_together"]


@pytest.mark.parametrize(
    ("memory", "seat", "wizards"),
    [("none", 0, None), ("own", 2, [2]), ("own", 1, None), ("own", None, None), ("all", 1, [2]), ("all", None, [2])],
)
def test_the_log_of_a_lock_up_follows_the_setting(memory: str, seat: int | None, wizards: list[int] | None) -> None:
    at = table(wizards={"T5": [2], 10: [3]}, castle=14, options={"memory": memory}, hands={0: "T1 T2 T3"})
    play(at, "T1 tower", "tower T4")
    event = next(event for event in at.keeper.events(seat, len(at.keeper)) if event.kind.startswith("locked_up"))
    assert event.args.get("wizards") == wizards


def test_what_comes_to_light_everybody_saw() -> None:
    at = hidden_table()
    play(at, "T1 tower", "tower T2")
    for seat in (None, 0, 1, 2, 3):
        event = next(event for event in at.keeper.events(seat, len(at.keeper)) if event.kind == "uncovered")
        assert event.args == {"space": 2, "wizards": [0, 1]}


def imagined(at: Any, seat: int, seed: int) -> dict[str, Any]:
    return GAME.faces.position(at.box.plain, at.imagined(seat, seed))


def test_perfect_memory_knows_all_wizards_and_no_hands() -> None:
    """Towers 43."""
    at = hidden_table()
    worlds = [imagined(at, 0, seed) for seed in range(12)]
    for world in worlds:
        assert world["grounds"] == at.keeper.reveal()["grounds"]
        assert world["hands"][0] == at.keeper.reveal()["hands"][0]
    assert len({world["hands"][1] for world in worlds}) > 1


def grounds_of(at: Any, seat: int, owner: int) -> set[tuple[int, ...]]:
    """Where a seat may think an owner's hidden wizards are."""
    found = set()
    for seed in range(12):
        world = imagined(at, seat, seed)
        found.add(tuple(space for space in range(16) for _ in range(world["grounds"][space].count(owner)) if space in (2, 6)))
    return found


def test_a_forgetful_bot_forgets_where_but_not_how_many() -> None:
    """Towers 43."""
    at = hidden_table(bot_memory="forgetful")
    assert len(grounds_of(at, 0, 0)) > 1
    for seed in range(8):
        world = imagined(at, 0, seed)
        owners = sorted(owner for row in world["grounds"] + world["roofs"] for owner in row)
        assert owners == [0, 0, 1, 2, 2, 3]
        assert world["grounds"][10] == [3]


def test_a_forgetful_bot_remembers_what_the_table_shows() -> None:
    """Towers 43."""
    own = hidden_table(bot_memory="forgetful", memory="own")
    assert grounds_of(own, 0, 0) == {(2, 6)}
    assert len(grounds_of(own, 0, 2)) > 1


def test_a_forgetful_bot_has_the_announced_wizard_in_mind_though_a_spell_has_locked_it_up() -> None:
    """Towers 43, 56. It is spoken of; the other one on that roof is remembered with it, and those beneath T8 are not."""
    spells = {"master": True, "spells": "random", "spell_count": 8, "bot_memory": "forgetful"}
    at = table(wizards={10: [0, 1], 8: [2], 3: [1], 15: [0]}, castle=14, hands={0: "W1 T2 T3"}, full={1: 4}, options=spells)
    play(at, "W1 wizard", "wizard 10", "cast move_tower", "tower T8")
    worlds = [imagined(at, 3, seed)["grounds"] for seed in range(24)]
    assert {tuple(grounds[10]) for grounds in worlds} == {(0, 1)}
    assert len({tuple(grounds[3]) for grounds in worlds}) > 1


def test_an_announced_tower_brings_nobody_to_a_forgetful_bot_s_mind() -> None:
    """Towers 43. Only a wizard that is spoken of: T3 is announced, and neither who is beneath it nor who is beneath T2 comes to mind."""
    spells = {"master": True, "spells": "random", "spell_count": 8, "bot_memory": "forgetful"}
    at = table(wizards={2: [0, 1], 3: [1], 6: [2], 10: [0], 15: [3]}, castle=14, hands={0: "T4 T2 T3"}, full={1: 2}, options=spells)
    play(at, "T4 tower", "tower T3")
    worlds = [imagined(at, 3, seed)["grounds"] for seed in range(24)]
    assert at.to_act == (1,)
    assert all(len({tuple(grounds[space]) for grounds in worlds}) > 1 for space in (2, 3))


def test_a_forgetful_bot_has_in_mind_what_was_just_seen_though_the_tower_wandered_on() -> None:
    """Towers 43. The announced T1 is swapped with T3 and wanders on; who was beneath it on the ground of 1, everybody has just seen."""
    spells = {"master": True, "spells": "random", "spell_count": 8, "bot_memory": "forgetful"}
    at = table(wizards={1: [0, 1], 2: [2], 11: [0]}, castle=14, hands={0: "T4 T2 T3"}, full={1: 2}, options=spells)
    play(at, "T4 tower", "tower T1", "cast swap_towers", "swap T1 T3")
    worlds = [imagined(at, 0, seed)["grounds"] for seed in range(12)]
    assert {tuple(grounds[1]) for grounds in worlds} == {(0, 1)}
    assert len({tuple(grounds[2]) for grounds in worlds}) > 1


def shuffled(**hands: str) -> Any:
    """Seat 0's turn has ended with an empty pile: the discards were shuffled while it drew."""
    at = table(2, wizards={10: [0], 11: [1], 12: [0]}, castle=14, hands={0: "W1 W2 T1", 1: hands.get("other", "W4T2 W5 T3")}, pile={})
    return play(at, "W1 wizard", "wizard 10", "discard W2")


def imagined_hands(at: Any, seat: int, other: int) -> list[list[str]]:
    return [imagined(at, seat, seed)["hands"][other].split() for seed in range(20)]


def test_perfect_memory_knows_what_was_held_when_the_discards_were_shuffled() -> None:
    """Towers 43, 54. Nothing else was out of the discards then: two players know each other's cards."""
    at = shuffled()
    assert all(sorted(hand) == ["T3", "W4T2", "W5"] for hand in imagined_hands(at, 0, 1))
    worlds = imagined_hands(at, 1, 0)
    assert all("T1" in hand for hand in worlds)
    assert len({tuple(hand) for hand in worlds}) > 1  # what it drew since, nobody knows


def test_what_was_kept_is_known_until_it_may_have_been_played() -> None:
    """Towers 43, 54."""
    at = shuffled()
    play(at, "W4T2 wizard", "wizard 11", "discard T3")
    assert all("W5" in hand for hand in imagined_hands(at, 0, 1))
    assert at.keeper.reveal()["kept"] == [1, 1]


def test_a_played_card_that_may_be_a_new_one_leaves_nothing_sure() -> None:
    """Towers 43, 54. Seat 0 kept T1 and may have drawn another: once a T1 is played, others can't tell whether it has the old one still."""
    data = shuffled().keeper.position()
    data["state"] |= {"hands": ["T1 T1 W3", "W5 T3 W4T2"], "turn": 0, "decider": 0, "pile": None}
    at = GAME.from_position(data)
    play(at, "T1 tower", "tower T1")
    assert at.keeper.reveal()["kept"] == [0, 3]
    worlds = imagined_hands(at, 1, 0)
    assert any("T1" not in hand for hand in worlds)


def test_an_exchange_of_kept_cards_leaves_strangers_what_the_two_hold_together() -> None:
    """Towers 39, 43. Seat 2 knows all that was held at the shuffle: the hands of 1 and 3, and T1, which one of the three others kept."""
    hands = {0: "W1 W2 T1", 1: "W4T2 W5 T3", 2: "W3 T4 T5", 3: "W2T4 W2T4 W1T5"}
    at = table(wizards={10: [0], 11: [1], 12: [3]}, castle=14, hands=hands, options={"mode": "teams"}, pile={}, phase="choosing_card")
    play(at, "W1 wizard", "wizard 10", "pass", "discard W2")  # seat 0 draws: the discards are shuffled
    play(at, "pass", "ask", "give W2T4")
    for seed in range(20):
        world = imagined(at, 2, seed)
        held = Counter([*world["hands"][1].split(), *world["hands"][3].split(), world["pending"]["handed"]])
        assert held <= Counter(f"{hands[1]} {hands[3]} T1".split())
    play(at, "return W5")
    assert at.keeper.reveal()["kept"][1:] == [3, 3, 3]


def test_imagined_hands_never_hold_what_lies_open() -> None:
    at = table(wizards={10: [0]}, castle=14, hands={0: "W3T3 W3T3 W3T3"})
    for seed in range(20):
        world = imagined(at, 0, seed)
        assert not any("W3T3" in hand for hand in world["hands"][1:])


def test_a_partner_keeps_what_it_has_seen_and_strangers_do_not() -> None:
    """Towers 39, 43. Seat 2 gave W5 for T1; each of the two is sure of the card it gave away, until that is played."""
    hands = {0: "W1 W2 T1", 2: "W5 T5 T5"}
    at = table(wizards={10: [0], 5: [1]}, castle=14, hands=hands, phase="partner", decider=2, options={"mode": "teams"})
    play(at, "pass", "ask", "give W5", "return T1")
    seeds = range(30)
    assert all("W5" in imagined(at, 2, seed)["hands"][0].split() for seed in seeds)
    assert all("T1" in imagined(at, 0, seed)["hands"][2].split() for seed in seeds)
    assert len({imagined(at, 2, seed)["hands"][0] for seed in seeds}) > 1  # the rest of the hand is not known
    for stranger in (1, 3):
        worlds = [imagined(at, stranger, seed) for seed in seeds]
        assert any("W5" not in world["hands"][0].split() for world in worlds)
        assert any("T1" not in world["hands"][2].split() for world in worlds)
        assert all(world["known"] == ["", "", "", ""] for world in worlds)
    play(at, "W5 wizard", "wizard 10")
    assert any("W5" not in imagined(at, 2, seed)["hands"][0].split() for seed in seeds)


def test_observation_hides_what_a_forgetful_seat_forgets() -> None:
    at, out = hidden_table(bot_memory="forgetful"), []
    for seed in (1, 2):
        numbers = np.zeros(GAME.rules.observation_size, np.float32)
        state = at.keeper.state.copy()
        GAME.rules.imagine(at.box.plain, state, 0, seed_words(make_seed(seed)))
        GAME.rules.observe(at.box.plain, state, 0, numbers)
        out.append(numbers)
    assert (out[0] == out[1]).all()
