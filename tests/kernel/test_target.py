"""What makes a function a rule, and one template serve many games."""

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from coven.kernel.target import INTERPRETED, bind, names_of, plain, rule

INTERPRETED_SCRIPT = """
import sys
from coven.kernel.target import INTERPRETED, bind, plain, rule
def answer(): return 42
assert INTERPRETED and rule(answer) is answer and plain(answer) is answer
from coven.kernel import bits, bulk, piles, stream
assert "numba" not in sys.modules
assert type(stream.draw).__name__ == "function"
"""


def twice(x: Any) -> Any:
    """A template: `worth` is a rule of whatever game it is bound to."""
    return 2 * worth(x)  # type: ignore[name-defined]  # noqa: F821


def rules_of(folder: Path, name: str, factor: int) -> ModuleType:
    module = ModuleType(name)
    module.__file__ = str(folder / f"{name}.py")
    Path(module.__file__).write_text(f"def worth(x):\n    return x * {factor}\n")
    exec(compile(Path(module.__file__).read_text(), module.__file__, "exec"), module.__dict__)
    module.worth = rule(module.worth)
    return module


def test_one_template_serves_two_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COVEN_CACHE", str(tmp_path / "kept"))
    made = {}
    for name, factor in (("game_of_three", 3), ("game_of_five", 5)):
        rules = rules_of(tmp_path, name, factor)
        monkeypatch.setitem(sys.modules, f"{name}_bound", ModuleType(f"{name}_bound"))
        made[name] = bind(twice, rules, names_of(rules))
    assert (made["game_of_three"](7), made["game_of_five"](7)) == (42, 70)
    assert made["game_of_three"](7) == 42, "binding the second leaves the first alone"
    assert "worth" not in globals()


def test_the_plain_function_stays_within_reach() -> None:
    def answer() -> int:
        return 42

    assert plain(rule(answer)) is answer
    assert plain(answer) is answer
    assert (rule(answer) is answer) == INTERPRETED


def test_names_for_a_template_are_the_public_ones() -> None:
    module = ModuleType("some_rules")
    module.play, module._hidden = 1, 2
    assert names_of(module) == {"play": 1}


def test_interpreted_rules_are_the_functions_themselves() -> None:
    done = subprocess.run(
        [sys.executable, "-c", INTERPRETED_SCRIPT], env={**os.environ, "COVEN_INTERPRETED": "1"}, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
