"""What is visible: stacks, crowds, and hidden wizards as far as the table's memory setting goes."""

from typing import Any, SupportsInt

from coven.games.wandering_towers.names import TOWER_TEXTS
from coven.games.wandering_towers.options import REMEMBER_ALL, REMEMBER_NOTHING
from coven.games.wandering_towers.rules.sides import in_teams, is_solo, partner_of
from coven.games.wandering_towers.state import HAND, NONE, SEATS, SPACES, TOWERS
from coven.games.wandering_towers.types import State
from coven.table.values import Viewer


def crowd_list(crowd: SupportsInt) -> list[int]:
    """The owners of a crowd's wizards, one entry for each wizard."""
    word = int(crowd)
    return [owner for owner in range(SEATS) for _ in range(word >> 4 * owner & 15)] if word else []


def stack_of(s: State, space: int) -> list[int]:
    """The towers of a space from the ground up."""
    towers: list[int] = []
    under = s.under
    surface = int(s.top[space])
    while surface >= SPACES:
        towers.insert(0, surface - SPACES)
        surface = int(under[surface - SPACES])
    return towers


def remembered(crowd: SupportsInt, memory: int, shared: bool, viewer: Viewer) -> list[int] | None:
    """The locked-up wizards of a crowd that the table's memory aid shows a viewer; None where it shows nothing (Towers 42)."""
    if memory == REMEMBER_NOTHING:
        return None
    owners = crowd_list(crowd)
    if memory == REMEMBER_ALL or shared:  # against the deck all wizards are everybody's own
        return owners
    return None if viewer is None else [owner for owner in owners if owner == viewer]


def hidden_seen(s: State, seat: int | None) -> list[dict[str, Any]] | None:
    """The memory aid: who is locked up under which tower, as far as the table shows it to the seat."""
    memory, shared = s.options.memory, bool(is_solo(s))
    if remembered(0, memory, shared, seat) is None:
        return None
    seen = ((tower, remembered(s.crowd[s.under[tower]], memory, shared, seat)) for tower in range(TOWERS))
    return [{"tower": TOWER_TEXTS[tower], "wizards": owners} for tower, owners in seen if owners]


def looks(s: State) -> list[dict[str, Any]]:
    """What the last move showed for a moment beneath lifted towers."""
    seen = [(int(s.seen_under[number]), int(s.seen_on[number]), crowd_list(s.seen[number])) for number in range(2)]
    return [{"tower": TOWER_TEXTS[tower], "surface": surface, "wizards": wizards} for tower, surface, wizards in seen if tower != NONE]


def known_cards(s: State, seat: int) -> list[int]:
    """The cards of a hand that the partner has seen and that are still there."""
    return [s.known[seat, i] for i in range(HAND) if s.known[seat, i] != NONE]


def may_see_hand(s: State, seat: int | None, holder: int) -> bool:
    """Whether a viewer knows a card that is being handed between the holder and its partner."""
    return seat is not None and bool(in_teams(s)) and seat in (holder, int(partner_of(s, holder)))
