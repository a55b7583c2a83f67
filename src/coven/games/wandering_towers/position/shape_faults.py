"""What in a position is not of the right kind or names what there is not."""

from collections.abc import Iterable, Mapping
from typing import Any

from coven.errors import Finding
from coven.games.wandering_towers.findings import finding
from coven.games.wandering_towers.names import CARD_TEXTS, SPELL_NAMES, TOWER_TEXTS
from coven.games.wandering_towers.options import GUARD_ROUNDS
from coven.games.wandering_towers.state import END_REASONS, HAND, PHASES, SPACES, SURFACES, TOWERS
from coven.games.wandering_towers.types import State
from coven.table.files.checks import is_number

LIMITS = {"action": 2, "value": 6, "sides": 3, "rolls": 2, "piece": 2, "moment": 2, "asks": 6}
MOST_USED = 30_000  # cards, far more than any game lays
SURFACE_NAMES = ("piece_at", "lifted")
SEAT_NAMES = ("piece_owner", "caster", "flask_from")


def shape_faults(s: State, data: Mapping[str, Any], fields: frozenset[str], pending: frozenset[str]) -> list[str]:
    """Everything that is not of the right kind or names what there is not."""
    under_way = data.get("pending") or {}
    faults = [finding("not_a_part", name=name) for name in data if name not in fields]
    faults += [finding("not_a_part", name=f"pending.{name}") for name in under_way if name not in pending]
    faults += _number_faults(s, data)
    faults += _list_faults(s, data)
    if not faults:
        faults = _stack_faults(data.get("stacks")) + _name_faults(data) + _pending_faults(s, under_way)
    return [*faults]


def _number_faults(s: State, data: Mapping[str, Any]) -> list[Finding]:
    faults: list[Finding] = []
    for name in ("first", "turn", "decider"):
        if not is_number(data.get(name, 0), 0, s.players - 1):
            faults.append(finding("a_seat", name=name, last=s.players - 1))
    if not is_number(data.get("rounds", 0), 0, GUARD_ROUNDS):
        faults.append(finding("whole_number", name="rounds", low=0, high=GUARD_ROUNDS))
    if not is_number(data.get("used", 0), 0, MOST_USED):
        faults.append(finding("whole_number", name="used", low=0, high=str(MOST_USED)))
    if data.get("phase", PHASES.names[0]) not in PHASES.names:
        faults.append(finding("one_of", name="phase", values=", ".join(PHASES.names)))
    if (data.get("end") or "") not in END_REASONS.names:
        faults.append(finding("one_of", name="end", values=", ".join(END_REASONS.names[1:])))
    return faults


def _list_faults(s: State, data: Mapping[str, Any]) -> list[Finding]:
    lengths = {"stacks": SPACES, "grounds": SPACES, "roofs": TOWERS}
    lengths |= dict.fromkeys(("home", "full", "empty", "spent", "hands", "kept", "known"), int(s.players))
    faults: list[Finding] = []
    for name, length in lengths.items():
        if name in data and (not isinstance(data[name], list) or len(data[name]) != length):
            faults.append(finding("list_of", name=name, count=length))
        elif name == "kept" and not all(is_number(count, 0, HAND) for count in data.get(name, [])):
            faults.append(finding("whole_numbers", name=name, high=HAND))
        elif name in ("home", "full", "empty", "spent") and not all(is_number(count, 0, 99) for count in data.get(name, [])):
            faults.append(finding("whole_numbers", name=name, high=99))
        elif name in ("grounds", "roofs") and not all(_are_seats(s, owners) for owners in data.get(name, [])):
            faults.append(finding("owners", name=name))
    if not _are_looks(s, data.get("looked") or []):
        faults.append(finding("looked"))
    return faults


def _are_looks(s: State, rows: Any) -> bool:
    if not isinstance(rows, list) or len(rows) > 2:
        return False
    return all(isinstance(row, Mapping) and _is_look(s, row) for row in rows)


def _is_look(s: State, row: Mapping[str, Any]) -> bool:
    return row.get("tower") in TOWER_TEXTS and is_number(row.get("surface"), 0, SURFACES - 1) and _are_seats(s, row.get("wizards"))


def _are_seats(s: State, seats: Any) -> bool:
    """A list of seats, none more than 15 times."""
    return (
        isinstance(seats, list) and all(is_number(seat, 0, s.players - 1) for seat in seats) and all(seats.count(seat) <= 15 for seat in set(seats))
    )


def _stack_faults(stacks: Any) -> list[Finding]:
    """Every tower and the castle once, and the castle on top."""
    if stacks is None:
        return []
    pieces = [piece for stack in stacks for piece in stack]
    faults = [finding("no_tower", name=piece) for piece in pieces if piece not in TOWER_TEXTS and piece != "castle"]
    faults += [finding("exactly_once", name=name) for name in (*TOWER_TEXTS, "castle") if pieces.count(name) != 1]
    if any("castle" in stack[:-1] for stack in stacks):
        faults.append(finding("on_castle"))
    return faults


def _unknown(names: Iterable[Any], known: Iterable[str], what: str) -> list[Finding]:
    every = set(known)
    return [finding(f"no_{what}", name=str(name)) for name in names if name not in every]


def _name_faults(data: Mapping[str, Any]) -> list[Finding]:
    held = [card for name in ("hands", "known") for hand in data.get(name, []) for card in str(hand).split()]
    counted = [*(data.get("pile") or ()), *(data.get("kept_cards") or ())]
    return _unknown(held + counted, CARD_TEXTS, "card") + _unknown(data.get("spells", []), SPELL_NAMES, "spell")


def _pending_faults(s: State, pending: Mapping[str, Any]) -> list[Finding]:
    cards = [pending[name] for name in ("card", "handed") if pending.get(name) is not None]
    spells = [pending["spell"]] if pending.get("spell") is not None else []
    faults = _unknown(cards, CARD_TEXTS, "card") + _unknown(spells, SPELL_NAMES, "spell")
    for name, value in pending.items():
        if name in SURFACE_NAMES and value is not None and not is_number(value, 0, SURFACES - 1):
            faults.append(finding("a_surface", name=f"pending.{name}", last=SURFACES - 1))
        elif name in SEAT_NAMES and value is not None and not is_number(value, 0, s.players - 1):
            faults.append(finding("a_seat", name=f"pending.{name}", last=s.players - 1))
        elif name in ("riders", "freed", "skipping") and not _are_seats(s, value):
            faults.append(finding("seats", name=f"pending.{name}"))
        elif name == "back" and value not in PHASES.names:
            faults.append(finding("one_of", name="pending.back", values=", ".join(PHASES.names)))
        elif isinstance(value, int) and name not in (*SURFACE_NAMES, *SEAT_NAMES) and not is_number(value, 0, LIMITS.get(name, 1)):
            faults.append(finding("whole_number", name=f"pending.{name}", low=0, high=LIMITS.get(name, 1)))
    return faults
