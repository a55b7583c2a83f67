"""Games in bulk: a number is a game, the same every time, and the same as at a table."""

from typing import Any

import numpy as np
import pytest
from table.helping import with_rules
from template.cauldron import GAME, rules

from coven.bulk import Bulk, refusal_codes
from coven.errors import CovenError
from coven.kernel import bulk
from coven.kernel.bulk import GOLDEN, mix, pick
from coven.kernel.plain import plain_at
from coven.kernel.target import bind
from coven.kernel.types import U64
from coven.table.seeds import make_seed, seed_words

WORD = 2**64 - 1
SPLITMIX_OF_ZERO = (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F)


def test_choosers_words_are_splitmix64() -> None:
    assert tuple(int(mix(U64(int(GOLDEN) * step & WORD))) for step in (1, 2, 3)) == SPLITMIX_OF_ZERO


@pytest.mark.parametrize("n", [1, 2, 7, 255])
def test_a_choice_is_in_range_and_even(n: int) -> None:
    found = np.bincount([pick(U64(luck), n) for luck in range(2000)], minlength=n)
    assert len(found) == n
    assert abs(found - 2000 / n).max() < 6 * np.sqrt(2000 / n)


def test_numbered_games_are_repeatable_in_any_batches() -> None:
    lengths, digests = Bulk(GAME, 3).play(0, 30)
    parts = [Bulk(GAME, 3).play(first, 10) for first in (20, 0, 10)]
    for first, (part_lengths, part_digests) in zip((20, 0, 10), parts, strict=True):
        assert part_lengths.tolist() == lengths[first : first + 10].tolist()
        assert part_digests.tolist() == digests[first : first + 10].tolist()
    assert len(set(digests.tolist())) == 30


def test_another_seed_or_another_option_is_another_game() -> None:
    digests = [Bulk(GAME, 2, options, seed).play(0, 5)[1].tolist() for options, seed in (({}, 0), ({}, 1), ({"rounds": 5}, 0))]
    assert len({number for row in digests for number in row}) == 15


@pytest.mark.parametrize("players", GAME.players)
def test_checked_games_are_the_same_games_and_sound(players: int) -> None:
    games = Bulk(GAME, players, {"rounds": 5})
    lengths, faults, states = games.play_checked(100, 50)
    assert lengths.tolist() == games.play(100, 50)[0].tolist() == [5 * players] * 50
    assert not faults.any()
    assert all(rules.is_over(games.box.plain, plain_at(GAME.rules.layout, states[place : place + 1])) for place in range(50))


def played_at_a_table(number: int) -> tuple[int, int]:
    """Game `number` move by move at a table: how many moves, and their digest in plain integers."""
    words = seed_words(make_seed(0))
    words[7] = number
    table, luck, digest = GAME.new_table(4, seed=words.tobytes()), mix(U64(number)), 0
    while not table.is_over:
        for seat in range(4):
            if seat in table.to_act:
                moves = table.moves(seat)
                luck = U64(int(luck) + int(GOLDEN) & WORD)
                move = moves[pick(luck, len(moves))]
                table.play(seat, move)
                digest = (digest ^ (seat * 65536 + move.id)) * int(bulk.DIGEST_PRIME) & WORD
    return len(table.keeper), digest


def test_a_numbered_game_is_the_same_at_a_table() -> None:
    lengths, digests = Bulk(GAME, 4).play(0, 6)
    assert [played_at_a_table(number) for number in range(6)] == list(zip(lengths.tolist(), digests.tolist(), strict=True))


def checked(broken_invariant: Any, most: int) -> tuple[list[int], list[int]]:
    """`play_checked` as plain Python over the template's rules, with other invariants."""
    play_checked = bind(bulk.play_checked, "test", {**GAME.rules.functions(), "broken_invariant": broken_invariant}, interpreted=True)
    games, lengths, faults = Bulk(GAME, 2), np.zeros(2, np.int64), np.zeros(2, np.int64)
    states, out = [GAME.new_state() for _ in range(2)], np.zeros(GAME.rules.actions, np.int16)
    play_checked(games.box.plain, states, 2, games.options, games.seed, 0, out, most, lengths, faults)
    return lengths.tolist(), faults.tolist()


def test_a_game_stops_at_its_first_fault() -> None:
    assert checked(lambda box, s: 7 if s.rounds_played == 1 else 0, most=100) == ([2, 2], [7, 7])


def test_a_game_that_lasts_too_long_is_stopped_beyond_its_bound() -> None:
    lengths, faults = checked(lambda box, s: 0, most=3)
    assert all(3 < length < 8 for length in lengths)
    assert faults == [0, 0]


@pytest.mark.parametrize(
    ("players", "options", "code"), [(9, {}, "bad_players"), (2, {"rounds": 99}, "bad_option"), (2, {"pace": 1}, "unknown_option")]
)
def test_bulk_takes_only_what_a_table_takes(players: int, options: dict[str, Any], code: str) -> None:
    with pytest.raises(CovenError) as refused:
        Bulk(GAME, players, options)
    assert refused.value.code == code


def test_all_refusals_at_once_are_those_one_by_one() -> None:
    table = GAME.new_table(3, seed=1)
    for seat in range(3):
        codes = refusal_codes(GAME, table.box.plain, table.keeper.state, seat)
        assert codes.tolist() == [rules.refusal(table.box.plain, table.keeper.state, seat, action) for action in range(GAME.rules.actions)]
        assert (codes == 0).any() == (seat in table.to_act)


def test_rules_put_together_by_hand_are_played_interpreted() -> None:
    """A test's own rule can't be compiled, and need not be."""

    def moves(*given: Any) -> int:
        return int(rules.moves(*given))

    by_hand = with_rules(moves=moves)
    compiled, interpreted = (Bulk(by_hand, 2, interpreted=interpreted).play(0, 3) for interpreted in (False, True))
    assert compiled[1].tolist() == interpreted[1].tolist() == Bulk(GAME, 2).play(0, 3)[1].tolist()
