"""The lower levels: in haste by a rule of thumb, never refused, and weaker the hastier."""

import pytest
from bots.proof import proven

import coven
from coven.bots import Bot
from coven.bots.arena import match
from coven.bots.levels import LEVELS, SEARCHES, hastiness, policy_of
from coven.games.witches import GAME as WITCHES
from coven.table.game import Game

LOWER = [level for level in LEVELS if level not in SEARCHES]
GAMES = ("witches", "wandering_towers", "broom_service")


@pytest.mark.parametrize("name", GAMES)
def test_haste_reads_nothing_its_seat_cannot_know(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = coven.game(name)
    monkeypatch.setitem(game.rules.bots, "hasty", game.rules.search.hasty)
    assert proven(game, "hasty", 4, {}, 500)[1] == [0, 0]


@pytest.mark.parametrize("name", [*GAMES, "cauldron"])
def test_a_higher_level_is_less_hasty(name: str) -> None:
    shares = [hastiness(coven.game(name), level) for level in LOWER]
    assert shares == sorted(shares, reverse=True) and shares[-1] == 0
    assert policy_of(coven.game(name), "skilled") is coven.game(name).rules.bots["careful"]


def chosen(game: Game, bot: str, moves: int, seed: int = 2) -> list[str]:
    """What a policy chooses at a table where all play carefully."""
    table, found = game.new_table(players=4, seed=seed), []
    for number in range(moves):
        seat = table.to_act[0]
        found.append(Bot(bot, game, number).choose(table, seat).text)
        table.play(seat, Bot("careful", game, number).choose(table, seat))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_each_lower_level_plays_its_own_way(name: str) -> None:
    ways = [tuple(chosen(coven.game(name), level, 60)) for level in LOWER]
    assert len(set(ways)) == len(ways)


def test_care_beats_haste() -> None:
    """Far beyond chance; docs/search.md has how far."""
    result = match(WITCHES, "careful", policy_of(WITCHES, "novice"), 4, 200, strong_seats=0b0101)
    assert result["wins"]["mean"] > 0.5 + 3 * result["wins"]["error"]
