"""How a module is made and called, shown by small ones: what it takes and gives back, when it is made again, and what goes wrong."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from template.cauldron import GAME
from wasm.running import node

from coven.errors import CovenError
from coven.kernel.target import compiled, rule
from coven.wasm import building, programs
from coven.wasm.compiling import Program, key_of_module, module_of
from coven.wasm.module import Module

PURSE = np.dtype([("mint", "u1"), ("coins", "i4", 3), ("total", "u8")], align=True)


@rule
def worth(coins: int, price: int) -> int:
    return coins * price


def count_up(purse: Any, purses: Any, prices: Any, factor: int, word: Any) -> Any:
    """Something of everything that programs take."""
    for i in range(len(prices)):
        for each in range(len(purses)):
            purse.total += np.uint64(worth(purses[each].coins[i], prices[i]) * factor)
    purse.mint += 1
    return purse.total + word


def halve(number: int) -> int:
    return number // 2


def raises(number: int) -> int:
    if number > 2:
        raise ValueError
    return number


def filled() -> tuple[Any, Any, Any]:
    purse, purses = np.zeros(1, PURSE).view(np.recarray)[0], np.zeros(2, PURSE).view(np.recarray)
    purses["coins"] = [[1, 2, 3], [10, 20, 30]]
    return purse, purses, np.array([5, 7, 1 << 10], np.int16)


def small_module(folder: Path, *made: Program) -> Path:
    path = folder / "small.wasm"
    path.write_bytes(module_of(made))
    return path


@pytest.fixture
def called(tmp_path: Path) -> Any:
    """A module with all three programs, run by Node.js."""
    given = Program("count_up", count_up, (*filled(), 1, np.uint64(1)))
    with Module(small_module(tmp_path, given, Program("halve", halve, (1,)), Program("raises", raises, (1,))), node()) as module:
        yield module


def test_a_program_reads_and_writes_records_arrays_and_numbers(called: Module) -> None:
    on_core = compiled(count_up, "test.count_up")
    for factor, word in ((3, 1), (-1, 2**64 - 1), (1 << 40, 0)):
        here, there = filled(), filled()
        expected = on_core(*here, factor, np.uint64(word))
        assert called.program("count_up")(*there, factor, np.uint64(word)) % 2**64 == int(expected)
        assert [block.tobytes() for block in there] == [block.tobytes() for block in here]
    assert [called.program("halve")(number) for number in (9, -9, -(2**63))] == [4, -5, -(2**62)]


def test_what_a_rule_must_not_do_ends_the_call_and_is_said(called: Module) -> None:
    assert called.program("raises")(2) == 2
    for _ in range(2):
        with pytest.raises(CovenError) as refused:
            called.program("raises")(3)
        assert refused.value.code == "no_wasm"


def test_what_can_not_be_linked_is_said() -> None:
    def sines(number: float) -> float:
        return float(np.sin(number))

    with pytest.raises(CovenError) as refused:
        module_of([Program("sines", sines, (1.0,))])
    assert refused.value.code == "no_wasm"
    assert "sin" in refused.value.details["reason"]


def test_a_module_is_made_again_only_where_it_is_damaged_or_made_of_something_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    monkeypatch.setattr(building, "programs_of", lambda game: [Program("halve", halve, (1,))])
    monkeypatch.setattr(building, "game", lambda name: GAME)

    def manifest() -> dict[str, Any]:
        return building.build(tmp_path, ["cauldron"], made.append)["cauldron"]

    first = manifest()
    assert manifest() == first
    assert len(made) == 1
    assert first["programs"] == {"halve": [{"name": "number", "number": "int64"}]}
    assert first["records"]["state"] == GAME.rules.layout.itemsize
    (tmp_path / "cauldron.wasm").write_bytes(b"")
    assert manifest() == first
    (tmp_path / "cauldron.json").write_text("[")
    assert manifest() == first
    assert len(made) == 3
    monkeypatch.setattr(building, "programs_of", lambda game: [Program("raises", raises, (1,))])
    assert manifest()["key"] != first["key"]
    assert {path.name for path in tmp_path.iterdir()} == {"cauldron.wasm", "cauldron.json"}


def test_a_key_follows_rules_and_types() -> None:
    keys = [key_of_module([each]) for each in (Program("a", halve, (1,)), Program("a", raises, (1,)), Program("a", halve, (np.uint64(1),)))]
    assert len(set(keys)) == 3


def test_parameters_are_told_in_order() -> None:
    told = building.parameters_of(Program("count_up", count_up, (*filled(), 1, np.uint64(1))))
    assert told == [
        {"name": "purse", "record": PURSE.itemsize},
        {"name": "purses", "array": "record", "bytes": PURSE.itemsize},
        {"name": "prices", "array": "int16", "bytes": 2},
        {"name": "factor", "number": "int64"},
        {"name": "word", "number": "uint64"},
    ]


def test_interpreted_rules_make_no_module(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "INTERPRETED", True)
    with pytest.raises(CovenError) as refused:
        programs.programs_of(GAME)
    assert refused.value.code == "no_wasm"
