"""Every registered game keeps the contract: declarations, words, playing, secrecy, two targets."""

from typing import Any

import pytest

import coven
from coven import conformance
from coven.conformance.declarations import check_declarations, check_words
from coven.conformance.playing import check_game, check_unknown
from coven.conformance.secrecy import check_secrecy
from coven.conformance.targets import check_targets

NAMES = [name for name in coven.game_names() if name != "cauldron"]
VARIANTS = [(name, players, options) for name in NAMES for players, options in conformance.variants(coven.game(name))]
TARGETS = [(name, players, options) for name in NAMES for players, options in [(players, {}) for players in coven.game(name).players]]


def spoken(value: Any) -> str:
    return str(value).replace(" ", "").strip("{}'") or "defaults"


@pytest.mark.parametrize("name", [*NAMES, "cauldron"])
def test_declarations_and_words_hang_together(name: str) -> None:
    check_declarations(coven.game(name))
    check_words(coven.game(name))
    check_unknown(coven.game(name))


@pytest.mark.parametrize(("name", "players", "options"), VARIANTS, ids=spoken)
def test_a_random_game_keeps_every_promise(name: str, players: int, options: dict[str, Any]) -> None:
    """To the end with the defaults, and for a while with every other option value; Hypothesis mixes them."""
    check_game(coven.game(name), players, options, seed=1, most=150 if options else 700)


@pytest.mark.parametrize(("name", "players", "options"), VARIANTS, ids=spoken)
def test_nothing_a_seat_cannot_know_reaches_it(name: str, players: int, options: dict[str, Any]) -> None:
    assert check_secrecy(coven.game(name), players, options, seed=2, most=80 if options else 250) > 0


@pytest.mark.parametrize(("name", "players", "options"), TARGETS, ids=spoken)
def test_interpreted_and_compiled_rules_play_the_same_games(name: str, players: int, options: dict[str, Any]) -> None:
    check_targets(coven.game(name), players, options, games=4)


def test_the_template_game_passes_everything() -> None:
    assert conformance.run(coven.game("cauldron")) > 0
