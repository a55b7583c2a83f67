"""Whether a move could be taken back is known before it is made, by what its seat knows alone; alone with bots more can be taken back."""

import random

import pytest

from coven.table.registry import game as game_of
from coven.table.table import Table

SETTINGS = [
    ("witches", 3, {}),
    ("witches", 5, {}),
    ("wandering_towers", 1, {}),
    ("wandering_towers", 3, {}),
    ("wandering_towers", 4, {"master": True, "spells": "random"}),
    ("broom_service", 2, {}),
    ("broom_service", 4, {}),
]
MOVES = 160  # of each game: some turns of everybody


def new(game: str, players: int, options: dict[str, object], seed: int) -> Table:
    return game_of(game).new_table(players, seed=seed, options=options)


@pytest.mark.parametrize(("game", "players", "options"), SETTINGS)
def test_a_final_move_is_one_that_cannot_be_taken_back(game: str, players: int, options: dict[str, object]) -> None:
    rng, kinds = random.Random(5), {True: 0, False: 0}
    table = new(game, players, options, 11)
    for _ in range(MOVES):
        if not table.to_act:
            break
        seat = rng.choice(table.to_act)
        move = rng.choice(table.moves(seat))
        is_final = table.is_final(seat, move)
        table.play(seat, move)
        assert is_final is not table.may_undo(seat), move.text
        kinds[is_final] += 1
    assert kinds[True] > 0 and kinds[False] > 0


@pytest.mark.parametrize(("game", "players", "options"), SETTINGS)
def test_the_answer_hangs_on_nothing_the_seat_cannot_know(game: str, players: int, options: dict[str, object]) -> None:
    """In every state that may be for all a seat knows it is the same: whatever others hold, chose or will draw."""
    rng, table = random.Random(6), new(game, players, options, 12)
    for number in range(MOVES // 2):
        if not table.to_act:
            break
        seat = rng.choice(table.to_act)
        moves = table.moves(seat)
        asked = rng.sample(moves, min(3, len(moves)))
        told, true_state = [table.is_final(seat, move) for move in asked], table.keeper.state
        for other in range(3):
            table.keeper.state = table.imagined(seat, 1000 * number + other)
            assert [table.is_final(seat, move) for move in asked] == told
            table.keeper.state = true_state
        table.play(seat, rng.choice(moves))


def test_asking_changes_nothing() -> None:
    table = new("broom_service", 3, {}, 3)
    seat = table.to_act[0]
    before = table.keeper.state.tobytes(), len(table.keeper)
    for move in table.moves(seat):
        table.is_final(seat, move)
    assert (table.keeper.state.tobytes(), len(table.keeper)) == before


def alone(game: str, players: int, seed: int) -> tuple[Table, random.Random]:
    return new(game, players, {}, seed), random.Random(seed)


def test_alone_a_card_can_be_taken_back_until_a_bot_has_shown_one_witches() -> None:
    table, _ = alone("witches", 3, 4)
    while table.view(None)["phase"] == "passing":
        seat = table.to_act[0]
        table.play(seat, table.moves(seat)[0])
    seat = table.to_act[0]
    before = table.keeper.state.tobytes()
    table.play(seat, table.moves(seat)[0])
    assert not table.may_undo(seat), "others have seen it"
    assert table.may_undo_alone(seat), "bots don't mind"
    again = table.keeper.table_at(table.keeper.last_move_of(seat) - 1)
    assert again.keeper.state.tobytes() == before
    other = table.to_act[0]
    table.play(other, table.moves(other)[0])
    assert not table.may_undo_alone(seat), "the bot's card was a secret"


@pytest.mark.parametrize(("game", "players", "options"), SETTINGS)
def test_alone_nothing_is_taken_back_that_showed_a_secret(game: str, players: int, options: dict[str, object]) -> None:
    """Where it may be, the seat knew all it has seen since: in every state it could imagine before, the same would have happened."""
    rng, table, taken = random.Random(8), new(game, players, options, 14), 0
    for number in range(MOVES // 2):
        if not table.to_act:
            break
        seat = rng.choice(table.to_act)
        move = rng.choice(table.moves(seat))
        worlds = [table.imagined(seat, 1000 * number + other) for other in range(3)]
        trials = [table.keeper.table_at(len(table.keeper)) for _ in worlds]
        table.play(seat, move)
        if not table.may_undo_alone(seat):
            continue
        taken += 1
        for trial, world in zip(trials, worlds, strict=True):
            trial.keeper.state = world
            trial.play(seat, move)
            assert trial.keeper.events(seat, len(trial.keeper)) == table.keeper.events(seat, len(table.keeper))
            assert trial.to_act == table.to_act
    assert taken > 0
