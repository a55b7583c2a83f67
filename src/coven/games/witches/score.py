"""Scoring on its own: piles of cards in notation to points, with the sum explained line by line."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from coven.errors import CovenError
from coven.games.witches import scoring
from coven.games.witches.notation import card_set
from coven.games.witches.state import SEATS


def explain(box: Any, pile: Any) -> dict[str, Any]:
    """A pile's points without a spell, and the lines that add up to them."""
    lines = [line for line in (_fire_line(box, pile), *_green_lines(box, pile), _earth_line(box, pile)) if line is not None]
    return {"points": int(scoring.round_points(box, pile)), "lines": lines}


def _fire_line(box: Any, pile: Any) -> dict[str, Any] | None:
    cards = int(scoring.fire_cards(box, pile))
    doubled = bool(scoring.holds(pile, box.fire_witch))
    if cards == 0 and not doubled:
        return None
    points = int(scoring.fire_points(box, pile))
    return {"kind": "fire", "cards": cards, "doubled": doubled, "capped": doubled and points < 2 * cards, "points": points}


def _green_lines(box: Any, pile: Any) -> list[dict[str, Any]]:
    printed = {"water_witch": int(box.water_points), "queen": int(box.queen_points)}
    neutral = bool(scoring.holds(pile, box.air_witch))
    held = {name: points for name, points in printed.items() if scoring.holds(pile, box[name])}
    return [{"kind": name, "neutralised": neutral, "points": 0 if neutral else points} for name, points in held.items()]


def _earth_line(box: Any, pile: Any) -> dict[str, Any] | None:
    if not scoring.holds(pile, box.earth_witch):
        return None
    return {"kind": "earth_witch", "points": int(scoring.round_points(box, pile) - scoring.raw_points(box, pile))}


def score_round(piles: Sequence[str | Sequence[str]], *, air_blocks_own_spell: bool = False, box: Any = None) -> dict[str, Any]:
    """The points of one round from each seat's pile, such as `["R1 R11 Z", "G12", ""]`, with spell and breakdown."""
    from coven.table.registry import game

    record = game("witches").box(box).record
    sets = [np.uint64(_read_pile(pile)) for pile in piles]
    _check_piles(sets)
    spells = [int(scoring.spell_value(record, pile, air_blocks_own_spell)) for pile in sets]
    caster = next((seat for seat, value in enumerate(spells) if value), None)
    value = max(spells)
    seats = [explain(record, pile) for pile in sets]
    if caster is not None:
        for seat, line in enumerate(seats):
            points = 0 if seat == caster else value
            line.update(points=points, lines=[{"kind": "spell", "value": value, "caster": caster, "points": points}])
    return {"points": [line["points"] for line in seats], "caster": caster, "spell": value, "seats": seats}


def _read_pile(pile: str | Sequence[str]) -> int:
    try:
        return card_set(pile.replace(",", " ").split() if isinstance(pile, str) else pile)
    except ValueError as error:
        raise CovenError("bad_cards", f"This pile can't be read: {error}.", pile=pile) from None


def _check_piles(sets: Sequence[Any]) -> None:
    if not 3 <= len(sets) <= SEATS:
        raise CovenError("bad_players", f"Witches is for 3, 4, 5, 6 players, not {len(sets)}.", players=len(sets), allowed=[3, 4, 5, 6])
    coloured = [int(pile) & (1 << 56) - 1 for pile in sets]
    if sum(map(int.bit_count, coloured)) != int(np.bitwise_or.reduce(np.array(coloured, np.uint64))).bit_count():
        raise CovenError("bad_cards", "The same card lies in two piles.")
    if sum((int(pile) >> 56).bit_count() for pile in sets) > 4:
        raise CovenError("bad_cards", "There are only four wizards.")
