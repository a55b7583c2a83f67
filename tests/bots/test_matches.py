"""Matches: mirrored deals, honest counting, clear errors."""

from typing import Any

import numpy as np
import pytest
from witches.ducker import ducker
from witches.spell_count import spell_cast

from coven.bots import arena
from coven.errors import CovenError
from coven.games.witches import GAME
from coven.kernel.types import U64
from coven.table.seeds import make_seed, seed_words

DEALS = 60
BY_HAND = 8  # deals played once more, rule by rule


@pytest.mark.parametrize("players", GAME.players)
def test_a_bot_that_draws_nothing_wins_its_share_against_itself_on_every_deal(players: int) -> None:
    result = arena.match(GAME, ducker, ducker, players, players * DEALS, seed=3)
    assert result["games"] == players * DEALS
    assert result["wins"] == pytest.approx({"mean": 1 / players, "error": 0})
    assert result["score"]["strong"]["mean"] == pytest.approx(result["score"]["weak"]["mean"])


def one_game(number: int, players: int) -> tuple[list[int], int, int]:
    """Scores, spells and moves of the arena's game with that deal, played rule by rule."""
    box, s, out = GAME.standard_box.plain, GAME.new_state(), np.zeros(GAME.rules.actions, np.int16)
    words = seed_words(make_seed(3))
    words[7] = number
    GAME.rules.start(box, s, players, GAME.encode_options(GAME.check_options(players, {})), words)
    spells = moves = 0
    while not GAME.rules.is_over(box, s):
        round_number = int(s.round_number)
        seat = next(seat for seat in range(players) if GAME.rules.must_act(box, s, seat))
        GAME.rules.play(box, s, seat, int(ducker(box, s, seat, U64(0), out)))
        moves += 1
        spells += int((s.round_number != round_number or GAME.rules.is_over(box, s)) and s.caster >= 0)
    return GAME.faces.scores(box, s), spells, moves


def test_it_counts_what_a_game_played_by_hand_shows() -> None:
    players = 3
    games = [one_game(number, players) for number in range(BY_HAND)]
    result = arena.match(GAME, ducker, ducker, players, players * BY_HAND, seed=3, strong_seats=0b111, count_for=spell_cast)
    assert result["moves"] == players * sum(moves for _, _, moves in games)
    assert result["score"]["strong"]["mean"] == pytest.approx(np.mean([scores for scores, _, _ in games]))
    assert result["counts"]["strong"]["mean"] * players == pytest.approx(np.mean([spells for _, spells, _ in games]))
    assert result["wins"]["mean"] == pytest.approx(1)


def test_a_table_of_one_bot_plays_every_deal_once_and_shares_the_wins_among_the_seats() -> None:
    players = 3
    games = [one_game(number, players) for number in range(BY_HAND)]
    result = arena.table_of(GAME, ducker, players, BY_HAND, seed=3)
    assert (result["games"], result["moves"]) == (BY_HAND, sum(moves for _, _, moves in games))
    assert result["score"]["mean"] == pytest.approx(np.mean([scores for scores, _, _ in games]))
    assert sum(seat["mean"] for seat in result["wins_by_seat"]) == pytest.approx(1)
    lowest = [[score == min(scores) for score in scores] for scores, _, _ in games]
    shares = np.mean([np.array(row) / sum(row) for row in lowest], axis=0)
    assert [seat["mean"] for seat in result["wins_by_seat"]] == pytest.approx(list(shares))


@pytest.mark.parametrize(("places", "shares"), [([1, 2, 3], [1, 0, 0]), ([1, 3, 1], [0.5, 0, 0.5]), ([2], [0]), ([2, 2], [0, 0]), ([1], [1])])
def test_first_places_share_a_win_and_against_the_deck_nobody_may_have_one(places: list[int], shares: list[float]) -> None:
    assert arena.win_shares(places).tolist() == shares


def test_the_same_seed_gives_the_same_result_and_another_one_another() -> None:
    results = [arena.match(GAME, ducker, "random", 4, 4 * DEALS, {"rounds": 2}, seed=seed) for seed in (1, 1, 2)]
    assert results[0] == results[1] != results[2]


def test_swapping_the_two_sides_swaps_the_result() -> None:
    """Which of two bots is the strong one is part of the program, also of one taken from the compile cache."""
    ours, theirs = (arena.match(GAME, *bots, 4, 4 * DEALS, seed=5, strong_seats=0b0011) for bots in ((ducker, "random"), ("random", ducker)))
    assert ours["wins"]["mean"] > 0.7 and theirs["wins"]["mean"] < 0.3
    assert theirs["score"]["strong"]["mean"] > theirs["score"]["weak"]["mean"]


def test_games_are_rounded_up_to_whole_deals_and_progress_is_told() -> None:
    reported: list[Any] = []
    result = arena.match(GAME, "random", "random", 3, 4, {"rounds": 1}, progress=lambda done, of: reported.append((done, of)))
    assert (result["deals"], result["games"], reported[-1]) == (2, 6, (6, 6))


def test_the_places_of_strong_seats_are_turned_together() -> None:
    """Two duckers beside each other against two random seats: the pair wins far more than its half."""
    result = arena.match(GAME, ducker, "random", 4, 4 * DEALS, seed=5, strong_seats=0b0011)
    assert result["wins"]["mean"] > 0.7
    assert result["score"]["strong"]["mean"] < result["score"]["weak"]["mean"]


@pytest.mark.parametrize(
    ("named", "code"), [({"weak": "reckless"}, "unknown_bot"), ({"players": 7}, "bad_players"), ({"strong_seats": 16}, "bad_seat")]
)
def test_bad_input_is_refused(named: dict[str, Any], code: str) -> None:
    with pytest.raises(CovenError) as refused:
        arena.match(GAME, **{"strong": "random", "weak": "random", "players": 4, "games": 4, **named})
    assert refused.value.code == code


def test_a_bot_that_searches_is_no_part_of_a_program() -> None:
    with pytest.raises(CovenError) as refused:
        arena.match(GAME, "master", "random", 4, 4)
    assert refused.value.code == "no_policy"
