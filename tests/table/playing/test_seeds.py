"""Seeds: fresh and secret without one, repeatable with one, promised beforehand and told at the end."""

import hashlib
from typing import Any

import pytest
from table.helping import failing, finished, new, play_on, unchanged

from coven.table.seeds import commitment, make_seed, seed_words

HEX = "00112233445566778899aabbccddeeff" * 2


def test_without_a_seed_every_game_is_another() -> None:
    assert len({make_seed(None) for _ in range(50)}) == 50
    assert new(4, None).keeper.position()["stream"] != new(4, None).keeper.position()["stream"]


@pytest.mark.parametrize("seed", [0, 7, -1, 10**40, "seven", "", "ö", b"", b"short", b"x" * 32, HEX])
def test_a_seed_gives_the_same_game_every_time(seed: Any) -> None:
    assert len(make_seed(seed)) == 32
    assert new(3, seed).keeper.position() == new(3, seed).keeper.position()


def test_different_seeds_are_different() -> None:
    seeds = [0, 1, -1, "zero", "", b"one", b"x" * 32, HEX, "z" * 64]
    assert len({make_seed(seed) for seed in seeds}) == len(seeds)
    assert make_seed(7) == make_seed("7"), "a number typed on a command line is that number"


def test_a_seed_told_in_hex_reads_back() -> None:
    secret = make_seed(None)
    assert make_seed(secret) == make_seed(secret.hex()) == make_seed(secret.hex().upper()) == secret


@pytest.mark.parametrize("text", ["ab " * 21 + " ", " " * 64, "0x" + "a" * 62, "\t" * 64, "g" * 64])
def test_what_only_looks_like_hex_is_a_text_like_any_other(text: str) -> None:
    assert len(text) == 64
    assert make_seed(text) == hashlib.sha256(f"coven seed {text}".encode()).digest()
    assert new(2, text).to_act == (0, 1)


@pytest.mark.parametrize("seed", [True, 1.5, [1], {}, object(), bytearray(32)])
def test_what_is_no_seed(seed: Any) -> None:
    with failing("bad_seed"):
        new(2, seed)


def test_the_key_is_the_seed_in_little_endian_words() -> None:
    assert seed_words(bytes(range(32))).tolist() == [int.from_bytes(bytes(range(at, at + 4)), "little") for at in range(0, 32, 4)]


def test_the_promise_is_public_from_the_start_and_kept_at_the_end() -> None:
    table = new(2)
    promised = table.commitment
    assert promised == commitment(make_seed(7), table.keeper.salt)
    play_on(table)
    assert table.commitment == promised == hashlib.sha256(table.salt + table.seed).hexdigest()


def test_the_promise_of_a_seed_that_is_easily_guessed_tells_nothing() -> None:
    """Two tables of the same seed differ: whoever tries all short seeds finds none."""
    one, two = new(2), new(2)
    assert len(one.keeper.salt) == 32
    assert len({one.commitment, two.commitment, hashlib.sha256(make_seed(7)).hexdigest()}) == 3
    assert one.keeper.position() == two.keeper.position(), "chance comes from the seed alone"
    assert play_on(one).salt != play_on(two).salt


def test_a_salt_may_be_given_to_make_a_promise_again() -> None:
    salt = bytes(range(32))
    assert new(2, salt=salt).commitment == new(2, salt=salt).commitment == hashlib.sha256(salt + make_seed(7)).hexdigest()
    assert new(2, salt=b"").commitment == hashlib.sha256(make_seed(7)).hexdigest(), "as before there were salts"


def test_the_seed_is_secret_until_the_end() -> None:
    table = play_on(new(2), 7)
    for ask in (lambda: table.seed, lambda: table.salt):
        with unchanged(table, "seed_is_secret"):
            ask()
    play_on(table)
    assert table.seed == make_seed(7)
    for ask in (lambda: table.keeper.table_at(7).seed, lambda: table.keeper.table_at(7).salt):
        with failing("seed_is_secret"):
            ask()


def test_no_seat_is_shown_the_seed_or_the_salt() -> None:
    table = play_on(new(2), 3)
    shown = [table.setting, [(table.view(seat), table.events(seat)) for seat in (None, 0, 1)]]
    text = str([shown, list(table.keeper.record().lines()), repr(table), repr(table.keeper.record()), repr(table.keeper.record(with_seed=True))])
    for secret in (make_seed(7).hex(), table.keeper.salt.hex()):
        assert secret not in text
    played = finished(2)
    for secret in (make_seed(7).hex(), played.salt.hex()):
        assert secret in str(list(played.record().lines()))
