"""The table in a terminal: everything that matters is on it, in every phase and language, and it fits."""

import io
import random

import pytest
from rich.console import Console

from coven.games.broom_service.terminal import draw
from tests.broom_service.build import FG, GAME, RG, WF, play, table


def shown(at, seat=0, language="en", width=100):
    out = Console(file=io.StringIO(), width=width)
    out.print(draw(at.view(seat), GAME.words(language), at.seats))
    return out.file.getvalue()


@pytest.mark.parametrize("language", ["en", "de", "nl"])
@pytest.mark.parametrize("width", [80, 100])
def test_whole_games_fit_and_are_in_words(language, width):
    chance = random.Random(width)
    for players, options in ((2, {}), (5, {"side": "back", "storm_clouds": True})):
        at = GAME.new_table(players, options, seed=width)
        while not at.is_over:
            if len(at) % 23 == 0:
                text = shown(at, chance.randrange(players), language, width)
                assert max(map(len, text.splitlines())) <= width
                assert all(key not in text for key in ("table-", "phase-", "prompt-", "role-", "event-", "stance-", "landscape-"))
            seat = chance.choice(at.to_act)
            at.play(seat, chance.choice(at.moves(seat)))
        assert GAME.words(language)("table-over") in shown(at, None, language, width)


def test_who_is_brave_and_who_was_beaten_is_seen():
    at = table([[FG, RG], [FG], [FG]])
    play(at, f"brave {FG}", f"brave {FG}")
    text = shown(at, 2)
    assert "beaten" in text
    assert "brave" in text
    assert "You must follow" in text


def test_towers_clouds_and_pawns_are_on_the_map():
    text = shown(table([[WF], [RG]]))
    for part in ("t0[P4]", "t3(P3*)", "t7(O7**)", "c2☁1/1", "☾0", "★1", "♜"):
        assert part in text


def test_other_hands_are_not_shown():
    at = table([[FG], [WF]])
    assert "weather fairy" not in shown(at, 0)
    assert "weather fairy" in shown(at, 1)
    assert "fruit gatherer" not in shown(at, None)
