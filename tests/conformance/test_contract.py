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
SHORT = {"witches": {"limit": 5}}  # so that every option is seen to the end of a game, at every seat count
LONGEST = {"wandering_towers": 400}  # random wizards wander for thousands of moves; the other games are played to the end


def runs(name: str) -> list[tuple[str, int, dict[str, Any]]]:
    """All variants of a game; where it has short games, every option value at every player count."""
    game = coven.game(name)
    found = [(name, players, options) for players, options in conformance.variants(game)]
    if name in SHORT:
        short = [{**SHORT[name], **options} for _, _, options in found if not options.keys() & {"limit", "rounds"}]
        short += [{"rounds": 1}, {"rounds": 2, "tie": "play_on"}]
        found = [(name, players, options) for players in game.players for options in ({}, *short)]
    return [run for number, run in enumerate(found) if run not in found[:number]]


VARIANTS = [run for name in NAMES for run in runs(name)]


def spoken(value: Any) -> str:
    return str(value).replace(" ", "").strip("{}'") or "defaults"


@pytest.mark.parametrize("name", [*NAMES, "cauldron"])
def test_declarations_and_words_hang_together(name: str) -> None:
    check_declarations(coven.game(name))
    check_words(coven.game(name))
    check_unknown(coven.game(name))


@pytest.mark.parametrize(("name", "players", "options"), VARIANTS, ids=spoken)
def test_a_random_game_keeps_every_promise(name: str, players: int, options: dict[str, Any]) -> None:
    check_game(coven.game(name), players, options, seed=1, most=LONGEST.get(name, 3_000))


@pytest.mark.parametrize(("name", "players", "options"), VARIANTS, ids=spoken)
def test_nothing_a_seat_cannot_know_reaches_it(name: str, players: int, options: dict[str, Any]) -> None:
    assert check_secrecy(coven.game(name), players, options, seed=2, most=250) > 0


@pytest.mark.parametrize("name", NAMES)
def test_interpreted_and_compiled_rules_play_the_same_games(name: str) -> None:
    """A sample of the thousand a variant of `make soak`."""
    check_targets(coven.game(name), [(players, options, 0, 2) for _, players, options in runs(name)])


def test_the_template_game_passes_everything() -> None:
    assert conformance.run(coven.game("cauldron")) > 0
