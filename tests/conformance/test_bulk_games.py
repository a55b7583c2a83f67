"""A sample of the million games of `make soak`: in bounds, with every piece conserved, on all variants."""

from typing import Any

import pytest

import coven
from coven import conformance
from coven.bulk import Bulk

NAMES = [name for name in coven.game_names() if name != "cauldron"]
VARIANTS = [(name, players, options) for name in NAMES for players, options in conformance.variants(coven.game(name))]


@pytest.mark.parametrize(("name", "players", "options"), VARIANTS, ids=lambda value: str(value).replace(" ", "").strip("{}'") or "defaults")
def test_random_games_end_in_bounds_with_every_piece_conserved(name: str, players: int, options: dict[str, Any]) -> None:
    game = coven.game(name)
    bulk = Bulk(game, players, options, seed="sample")
    most = game.rules.most_moves(bulk.box.plain, players, bulk.chosen)
    lengths, faults, states = bulk.play_checked(0, 500 if most < 50_000 else 50)
    assert {game.checks.faults[fault] for fault in faults} == {""}
    assert {game.about.end_reasons.names[reason] for reason in states["end_reason"].tolist()} <= set(game.about.end_reasons.names[1:])
    assert 0 < lengths.min() <= lengths.max() <= most
