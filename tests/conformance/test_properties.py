"""Any seat count with any mix of options, as Hypothesis finds them: a game keeps the contract from first move to last."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import coven
from coven.conformance.playing import check_game
from coven.conformance.secrecy import check_secrecy
from coven.errors import CovenError
from coven.table.game import Game
from coven.table.options import Number, Option

NAMES = [name for name in coven.game_names() if name != "cauldron"]
PLENTY = settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck), database=None, derandomize=True)


def values(option: Option) -> st.SearchStrategy[Any]:
    if isinstance(option, Number):
        numbers = st.integers(option.low, option.high)
        return st.none() | numbers if option.absent else numbers
    return st.sampled_from(option.values())


@st.composite
def tables(draw: st.DrawFn, name: str) -> tuple[int, dict[str, Any], int]:
    """A player count, options the game takes together, and a seed."""
    game = coven.game(name)
    players = draw(st.sampled_from(game.players))
    options = draw(st.fixed_dictionaries({}, optional={option.name: values(option) for option in game.options}))
    return players, taken(game, players, options), draw(st.integers(0, 2**32))


def taken(game: Game, players: int, options: dict[str, Any]) -> dict[str, Any]:
    """As many of the options as go together: one that is refused is left out."""
    while options:
        try:
            game.check_options(players, options)
        except CovenError as error:
            refused = error.details["option"]
            options.pop(refused if refused in options else next(iter(options)))
        else:
            break
    return options


@pytest.mark.parametrize("name", NAMES)
def test_a_game_with_any_options_keeps_every_promise(name: str) -> None:
    @PLENTY
    @given(tables(name))
    def play(table: tuple[int, dict[str, Any], int]) -> None:
        players, options, seed = table
        check_game(coven.game(name), players, options, seed, most=200)

    play()


@pytest.mark.parametrize("name", NAMES)
def test_a_game_with_any_options_keeps_its_secrets(name: str) -> None:
    @PLENTY
    @given(tables(name))
    def play(table: tuple[int, dict[str, Any], int]) -> None:
        players, options, seed = table
        check_secrecy(coven.game(name), players, options, seed, most=60)

    play()
