"""The random stream is ChaCha8, goes on where it stood, and draws every number equally often."""

from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from kernel import chacha

from coven.kernel.stream import BLOCK_WORDS, draw, next_word, refill, rekey, resume
from coven.kernel.target import bind, rule
from coven.table.seeds import make_seed, seed_words

PUBLISHED = (  # ChaCha8, 256-bit key of zeros, nonce of zeros: blocks 0 and 1
    "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42",
    "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa",
)
WORD = st.integers(0, 2**32 - 1)
MANY = 2**32


def key(*words: int) -> Any:
    return np.array((list(words) + [0] * 8)[:8], np.uint32)


def drawn(state: Any, count: int) -> list[int]:
    return [int(next_word(state)) for _ in range(count)]


def put(state: Any, *words: int) -> None:
    """Makes these the next words of the stream."""
    state.stream.left = len(words)
    for place, word in enumerate(reversed(words)):
        state.stream.words[place] = word


def test_blocks_are_the_published_keystream(state: Any) -> None:
    rekey(state, key())
    for expected in PUBLISHED:
        refill(state)
        assert np.array(state.stream.words.tolist(), "<u4").tobytes().hex() == expected


@settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(words=st.lists(WORD, min_size=8, max_size=8), number=WORD)
def test_any_block_of_any_key_is_that_of_the_cipher(state: Any, words: list[int], number: int) -> None:
    rekey(state, key(*words))
    state.stream.blocks = number
    refill(state)
    assert state.stream.words.tolist() == chacha.block(words, number)


def test_blocks_are_counted_and_drawn_to_the_last_word(state: Any) -> None:
    rekey(state, key(1, 2, 3))
    assert drawn(state, 3 * BLOCK_WORDS) == chacha.words([1, 2, 3, 0, 0, 0, 0, 0], 3)
    assert (state.stream.blocks, state.stream.left) == (3, 0)


def test_rekeying_starts_afresh_and_leaves_nothing_of_the_old_stream(state: Any) -> None:
    rekey(state, key(5))
    fresh = state.tobytes()
    drawn(state, 21)
    rekey(state, key(5))
    assert state.tobytes() == fresh
    assert state.stream.words.tolist() == [0] * BLOCK_WORDS


@pytest.mark.parametrize("count", [0, 1, 15, 16, 17, 32, 45])
def test_resuming_puts_the_stream_exactly_where_it_was(state: Any, count: int) -> None:
    seed = seed_words(make_seed("resumed"))
    rekey(state, seed)
    drawn(state, count)
    again = state.copy()
    resume(again, seed, int(state.stream.blocks), int(state.stream.left))
    assert again.tobytes() == state.tobytes()
    assert drawn(again, 40) == drawn(state, 40)


def test_every_bit_of_the_key_counts(state: Any) -> None:
    firsts = set()
    for place in range(256):
        words = [0] * 8
        words[place // 32] = 1 << place % 32
        rekey(state, key(*words))
        firsts.add(int(next_word(state)))
    assert len(firsts) == 256


@pytest.mark.parametrize("n", [1, 2, 3, 6, 60, 1000, 2**31, 2**31 + 1, 3 * 2**30, 2**32 - 5, 2**32 - 1])
def test_each_number_has_exactly_as_many_words_as_every_other(state: Any, n: int) -> None:
    """The words that give a number are a row of neighbours, 2**32 // n of them; both ends are tried, and the word before is refused or another's."""
    surplus = MANY % n
    for number in sorted(number for number in {0, 1, n // 3, n // 2, n - 2, n - 1} if 0 <= number < n):
        first, last = -(-(number * MANY + surplus) // n), -(-(number + 1) * MANY // n) - 1
        assert last - first + 1 == MANY // n
        for word in (first, last):
            put(state, word)
            assert draw(state, n) == number
        if first * n > number * MANY and (first - 1) * n >= number * MANY:
            put(state, first - 1, last)
            assert draw(state, n) == number
            assert state.stream.left == 0, "the word before was refused"


def test_refused_words_are_passed_over_until_one_will_do(state: Any) -> None:
    n = 2**31 + 1  # nearly every other word is refused
    put(state, 0, 2, 4, 1)
    assert draw(state, n) == 0
    assert state.stream.left == 0


@pytest.mark.parametrize("n", [1, 7, 2**31 + 1, 2**32 - 1])
def test_draws_are_in_range_and_follow_the_stream(state: Any, n: int) -> None:
    rekey(state, key(9))
    words = iter(chacha.words([9] + [0] * 7, 16))
    for _ in range(100):
        expected = next(word for word in words if word * n % MANY >= MANY % n)
        assert draw(state, n) == expected * n // MANY < n


def test_draws_are_even_along_a_stream_and_over_seeds(state: Any) -> None:
    along, over = [0] * 6, [0] * 6
    rekey(state, seed_words(make_seed("along")))
    for _ in range(6000):
        along[draw(state, 6)] += 1
    for number in range(6000):
        rekey(state, seed_words(make_seed(number)))
        over[draw(state, 6)] += 1
    for counts in (along, over):
        assert sum((count - 1000) ** 2 / 1000 for count in counts) < 20.5  # chi square, 5 degrees of freedom: one seed in a thousand


@rule
def draw_often(s: Any, seed: Any, n: Any) -> None:
    """Draws from a fresh stream, and from where another stood."""
    rekey(s, seed)
    for place in range(20):
        s.drawn[place] = draw(s, n)
    resume(s, seed, s.stream.blocks, s.stream.left)
    for place in range(20, 40):
        s.drawn[place] = draw(s, n)


@pytest.mark.parametrize("n", [1, 7, 2**31 + 1, 2**32 - 1])
def test_the_compiled_stream_draws_the_same(state: Any, n: int) -> None:
    twin, seed = state.copy(), seed_words(make_seed(n))
    draw_often(state, seed, n)
    bind(draw_often, "test.draw_often", {}, interpreted=False)(twin.record, seed, n)
    assert twin.tobytes() == state.tobytes()
    assert n == 1 or len(set(state.drawn.tolist())) > 5
