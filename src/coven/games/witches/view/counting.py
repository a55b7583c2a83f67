"""Counting a round from its piles alone, without a game."""

from collections.abc import Sequence
from typing import Any

from coven.errors import CovenError, shown
from coven.games.witches.names import WIZARD, WIZARDS
from coven.games.witches.rules.scoring import spell_value
from coven.games.witches.state import PLAYERS
from coven.games.witches.view.notation import card_set, card_texts
from coven.games.witches.view.piles import explain
from coven.kernel.types import U64, Word
from coven.table.options import Flag


def counted_round(piles: Any, air_blocks_own_spell: Any, box: Any) -> dict[str, Any]:
    """See `score_round` of the game."""
    from coven.table.registry import game

    blocks = Flag("air_blocks_own_spell").check(air_blocks_own_spell)
    record = game("witches").box(box).plain
    sets = [U64(_read_pile(pile)) for pile in _check_count(piles)]
    _check_piles(sets)
    spells = [int(spell_value(record, pile, blocks)) for pile in sets]
    caster = next((seat for seat, value in enumerate(spells) if value), None)
    value = max(spells)
    seats = [dict(explain(record, int(pile))) for pile in sets]
    if caster is not None:
        for seat, line in enumerate(seats):
            points = 0 if seat == caster else value
            line.update(points=points, lines=[{"kind": "spell", "value": value, "caster": caster, "points": points}])
    return {"points": [line["points"] for line in seats], "caster": caster, "spell": value, "seats": seats}


def _read_pile(pile: str | Sequence[str]) -> int:
    try:
        return card_set(pile.replace(",", " ").split() if isinstance(pile, str) else pile)
    except ValueError as error:
        raise CovenError("bad_cards", f"This pile can't be read: {error}.", pile=shown(pile)) from None
    except (AttributeError, TypeError):
        raise CovenError("bad_cards", f"{shown(pile)} is not a pile of cards: write them as a text or a list of texts.", pile=shown(pile)) from None


def _check_count(piles: Any) -> Sequence[str | Sequence[str]]:
    if not isinstance(piles, list | tuple):
        raise CovenError("bad_cards", f"{shown(piles)} is not a list of piles, one for each seat.", piles=shown(piles))
    if len(piles) not in PLAYERS:
        seats = ", ".join(map(str, PLAYERS))
        raise CovenError("bad_players", f"Witches is for {seats} players, not {len(piles)}.", players=len(piles), allowed=list(PLAYERS))
    return piles


def _check_piles(sets: Sequence[Word]) -> None:
    seen = 0
    for pile in sets:
        coloured = int(pile) & (1 << WIZARD) - 1
        if seen & coloured:
            raise CovenError("bad_cards", f"{card_texts(seen & coloured)[0]} lies in two piles.")
        seen |= coloured
    if sum((int(pile) >> WIZARD).bit_count() for pile in sets) > WIZARDS:
        raise CovenError("bad_cards", f"There are only {WIZARDS} wizards.")
