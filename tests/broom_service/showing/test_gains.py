"""What is shown before a move is what the move brings; who does not act is shown nothing."""

import random
from typing import Any

import pytest

import coven
from coven.conformance.secrecy import world

GAME = coven.game("broom_service")
OPTIONS = {"front": {"mountain_tiles": True, "storm_clouds": True}, "back": {"side": "back"}}
MOVES = 400


def without_tower(gain: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in gain.items() if key != "tower"}


@pytest.mark.parametrize("side", OPTIONS)
def test_a_gain_is_what_the_move_brings(side: str) -> None:
    """Broom 4, 15, 18, 25: also what may be delivered where a brave witch arrives."""
    at, chance = GAME.new_table(3, OPTIONS[side], seed=4), random.Random(4)
    told, promised = set[str](), dict[str | None, dict[str, Any]]()
    while not at.is_over and len(at.keeper) < MOVES:
        seat = at.to_act[0]
        gains = at.view(seat)["gains"]
        assert [at.view(viewer)["gains"] for viewer in (0, 1, 2, None) if viewer != seat] == [None] * 3
        assert gains == world(at, seat, chance.getrandbits(64)).view(seat)["gains"]
        moves = at.moves(seat)
        wanted = [move for move in moves if move.kind in ("deliver", "charm")] or [move for move in moves if move.kind == "fly"] or moves
        move = chance.choice(wanted)
        before = at.view(None)
        at.play(seat, move)
        if move.kind in ("deliver", "charm"):
            gain = next(gain for gain in gains if gain["move"] == move.text)
            assert promised.get(move.args.get("tower"), gain) == gain | {"move": move.text}
            if at.view(None)["round"] == before["round"] and at.view(None)["phase"] in ("acting", "following", "leading"):
                now, then = (view["by_seat"][seat] for view in (at.view(None), before))
                assert now["points"] - then["points"] == gain["points"]
                assert now["bolts"] - then["bolts"] == gain["bolts"]
                told.add(move.kind)
        promised = {
            gain["tower"]: {**without_tower(gain), "move": f"deliver {move.args['pawn']} {gain['tower']}"}
            for gain in gains or []
            if gain["move"] == move.text and "tower" in gain and move.kind == "fly"
        }
        told |= {"flight"} if promised else set()
    assert told == {"deliver", "flight", "charm"}
