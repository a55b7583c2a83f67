"""Mistakes in rules that mypy must find: `make check` fails where one of them is no error any more."""

from coven.games.witches.types import Box, State
from coven.kernel.bits import size_of
from coven.kernel.target import rule


@rule
def misspelt(box: Box, s: State) -> int:
    s.hnad[0] = box.fire  # type: ignore[attr-defined]
    s.trun = 1  # type: ignore[attr-defined]
    s.turn = box.fire_crap + s.options.limits  # type: ignore[attr-defined]
    return s.turn


@rule
def mixed(box: Box, s: State) -> int:
    """A machine word with a signed number: compiled, it would be a float."""
    s.led = s.pot + s.laid  # type: ignore[operator]
    return size_of(s.total[0])  # type: ignore[arg-type]


@rule
def wrongly_called(box: Box, s: State) -> int:
    s.total[0, 0] = misspelt(s, box)  # type: ignore[index, arg-type]
    return box.pass_step[0]  # type: ignore[index]
