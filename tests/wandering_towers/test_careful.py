"""The careful bot: sensible in small things, much better than random play, and blind to what its seat can't know."""

from coven.bots import Bot
from coven.table.table import Table
from tests.wandering_towers.build import GAME, table

GAMES = 40


def choice(at: Table, seat: int = 0) -> str:
    return Bot("careful", GAME, 1).choose(at, seat).text


def test_it_brings_a_wizard_home() -> None:
    at = table(wizards={13: [0], 11: [0], "T5": [1]}, castle=14, hands={0: "W1 T2 T5"})
    assert choice(at) == "W1 wizard"
    at.play(0, "W1 wizard")
    assert choice(at) == "wizard 13"


def test_it_locks_up_others_to_fill_a_flask() -> None:
    at = table(wizards={"T5": [1, 2], 9: [0]}, castle=15, stacks={11: ["T9"]}, hands={0: "T1 T1 T1"})
    at.play(0, "T1 tower")
    assert choice(at) == "tower T4"


def test_it_casts_a_spell_that_brings_a_wizard_home() -> None:
    at = table(wizards={13: [0], "T5": [1]}, castle=14, hands={0: "T2 T2 T5"}, full={0: 2})
    assert choice(at) == "cast move_wizard"


def test_its_choice_does_not_depend_on_other_hands() -> None:
    at = table(wizards={"T5": [1, 2], 9: [0], 12: [0]}, castle=15, stacks={11: ["T9"]}, hands={0: "T1 W2 WTD1"})
    other = table(wizards={"T5": [1, 2], 9: [0], 12: [0]}, castle=15, stacks={11: ["T9"]}, hands={0: "T1 W2 WTD1", 1: "W5 W5 W5", 2: "T5 T5 T5"})
    assert choice(at) == choice(other)


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
