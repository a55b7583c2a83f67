"""What keeps a position from being set up at all."""

from collections.abc import Mapping
from typing import Any

from coven.errors import Finding, shown
from coven.games.witches.findings import finding
from coven.games.witches.names import SUIT_LETTERS
from coven.games.witches.options import GUARD_ROUNDS
from coven.games.witches.state import END_REASONS, PHASES
from coven.games.witches.view.notation import kind_of
from coven.table.files.checks import is_number

MOST_POINTS = 100_000
MOST_ROUND_POINTS = 999  # more than any box can give
LISTS = ("hands", "packets", "played", "taken", "trick", "voids", "totals")
LAST_ROUND = ("piles", "points", "rest", "caster", "spell", "deducted")


def shape_faults(players: int, data: Mapping[str, Any]) -> list[Finding]:
    """What keeps the data from being set up at all."""
    faults = [finding("entry_for_each_seat", entry=name, players=players) for name in LISTS if not _is_row(data.get(name), players)]
    if data.get("phase", "playing") not in PHASES.names:
        faults.append(finding("one_of", entry="phase", values=PHASES.names))
    if data.get("hands") is None:
        faults.append(finding("no_hands"))
    for name in ("dealer", "leader", "turn"):
        if not is_number(data.get(name, 0), 0, players - 1):
            faults.append(finding("a_seat", entry=name, high=players - 1))
    if not is_number(data.get("round", 1), 1, GUARD_ROUNDS):
        faults.append(finding("whole_number", entry="round", low=1, high=GUARD_ROUNDS))
    if isinstance(data.get("totals"), list) and not all(is_number(total, -MOST_POINTS, MOST_POINTS) for total in data["totals"]):
        faults.append(finding("whole_numbers", entry="totals", low=-MOST_POINTS, high=MOST_POINTS))
    if data.get("end") is not None and data["end"] not in END_REASONS.names[1:]:
        faults.append(finding("one_of", entry="end", values=END_REASONS.names[1:]))
    if not isinstance(data.get("overtime", False), bool):
        faults.append(finding("true_or_false", entry="overtime"))
    if isinstance(data.get("voids"), list) and not all(isinstance(suits, str) and set(suits) <= set(SUIT_LETTERS) for suits in data["voids"]):
        faults.append(finding("void_letters", letters=list(SUIT_LETTERS)))
    return faults + _last_trick_faults(players, data.get("last_trick")) + _last_round_faults(players, data.get("last_round"))


def _is_row(row: Any, players: int) -> bool:
    return row is None or (isinstance(row, list) and len(row) == players)


def _last_trick_faults(players: int, last: Any) -> list[Finding]:
    if last is None:
        return []
    seats = isinstance(last, Mapping) and all(is_number(last.get(name), 0, players - 1) for name in ("leader", "winner"))
    if not seats or not isinstance(last.get("cards"), list) or len(last["cards"]) != players:
        return [finding("last_trick_parts")]
    faults = [finding("not_a_part", entry=f"last_trick.{name}") for name in last if name not in ("cards", "leader", "winner")]
    return faults + [finding("no_card", text=shown(card)) for card in last["cards"] if not isinstance(card, str) or kind_of(card) is None]


def _last_round_faults(players: int, last: Any) -> list[Finding]:
    if last is None:
        return []
    if not isinstance(last, Mapping):
        return [finding("no_object", entry="last_round")]
    faults = [finding("not_a_part", entry=f"last_round.{name}") for name in last if name not in LAST_ROUND]
    rows = [name for name in ("piles", "points", "rest") if not _is_row(last.get(name), players)]
    faults += [finding("entry_for_each_seat", entry=f"last_round.{name}", players=players) for name in rows]
    for name in ("points", "rest"):
        if isinstance(last.get(name), list) and not all(is_number(points, 0, MOST_ROUND_POINTS) for points in last[name]):
            faults.append(finding("whole_numbers", entry=f"last_round.{name}", low=0, high=MOST_ROUND_POINTS))
    if last.get("caster") is not None and not is_number(last["caster"], 0, players - 1):
        faults.append(finding("seat_or_none", entry="last_round.caster", high=players - 1))
    if not is_number(last.get("spell", 0), 0, MOST_ROUND_POINTS):
        faults.append(finding("whole_number", entry="last_round.spell", low=0, high=MOST_ROUND_POINTS))
    if not isinstance(last.get("deducted", False), bool):
        faults.append(finding("true_or_false", entry="last_round.deducted"))
    return faults
