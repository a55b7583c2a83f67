"""A pile's points, with the sum explained line by line."""

from functools import lru_cache
from typing import Any

from coven.games.witches.rules.scoring import fire_cards, fire_points, holds, raw_points, round_points
from coven.games.witches.types import Box
from coven.kernel.types import U64, Word


@lru_cache(4096)  # most piles stay as they are for many moves
def explain(box: Box, cards: int) -> dict[str, Any]:
    """A pile's points without a spell, and the lines that add up to them; to be read only."""
    pile = U64(cards)
    lines = [line for line in (_fire_line(box, pile), *_water_lines(box, pile), _earth_line(box, pile)) if line is not None]
    return {"points": int(round_points(box, pile)), "lines": lines}


def _fire_line(box: Box, pile: Word) -> dict[str, Any] | None:
    cards = int(fire_cards(box, pile))
    doubled = bool(holds(pile, box.fire_witch))
    if cards == 0 and not doubled:
        return None
    points = int(fire_points(box, pile))
    return {"kind": "fire", "cards": cards, "doubled": doubled, "capped": doubled and points < 2 * cards, "points": points}


def _water_lines(box: Box, pile: Word) -> list[dict[str, Any]]:
    printed = {"water_witch": (box.water_witch, box.water_points), "queen": (box.queen, box.queen_points)}
    neutral = bool(holds(pile, box.air_witch))
    held = {name: points for name, (card, points) in printed.items() if holds(pile, card)}
    return [{"kind": name, "neutralised": neutral, "points": 0 if neutral else points} for name, points in held.items()]


def _earth_line(box: Box, pile: Word) -> dict[str, Any] | None:
    if not holds(pile, box.earth_witch):
        return None
    return {"kind": "earth_witch", "points": int(round_points(box, pile) - raw_points(box, pile))}
