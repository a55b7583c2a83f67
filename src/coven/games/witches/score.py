"""Scoring on its own: piles of cards in notation to points, with the sum explained line by line."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from coven.errors import CovenError
from coven.games.witches import scoring
from coven.games.witches.box import PLAYERS
from coven.games.witches.notation import card_set, card_texts
from coven.games.witches.state import WIZARD, WIZARDS
from coven.table.options import Flag


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

    blocks = Flag("air_blocks_own_spell").check(air_blocks_own_spell)
    record = game("witches").box(box).record
    sets = [np.uint64(_read_pile(pile)) for pile in _check_count(piles)]
    _check_piles(sets)
    spells = [int(scoring.spell_value(record, pile, blocks)) for pile in sets]
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
    except (AttributeError, TypeError):
        raise CovenError("bad_cards", f"{pile!r} is not a pile of cards: write them as a text or a list of texts.", pile=repr(pile)) from None


def _check_count(piles: Any) -> Sequence[str | Sequence[str]]:
    if not isinstance(piles, list | tuple):
        raise CovenError("bad_cards", f"{piles!r} is not a list of piles, one for each seat.", piles=repr(piles))
    if len(piles) not in PLAYERS:
        seats = ", ".join(map(str, PLAYERS))
        raise CovenError("bad_players", f"Witches is for {seats} players, not {len(piles)}.", players=len(piles), allowed=list(PLAYERS))
    return piles


def _check_piles(sets: Sequence[Any]) -> None:
    seen = 0
    for pile in sets:
        coloured = int(pile) & (1 << WIZARD) - 1
        if seen & coloured:
            raise CovenError("bad_cards", f"{card_texts(seen & coloured)[0]} lies in two piles.")
        seen |= coloured
    if sum((int(pile) >> WIZARD).bit_count() for pile in sets) > WIZARDS:
        raise CovenError("bad_cards", f"There are only {WIZARDS} wizards.")
