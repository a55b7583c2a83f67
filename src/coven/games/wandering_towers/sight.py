"""What is in sight: stacks, crowds, and hidden wizards as far as the table's memory setting goes."""

from typing import Any

from coven.games.wandering_towers.notation import TOWER_TEXTS
from coven.games.wandering_towers.scoring import in_teams, is_solo, partner_of
from coven.games.wandering_towers.state import NONE, REMEMBER_ALL, REMEMBER_NOTHING, SEATS, SPACES, TOWERS

PHASES = (
    "choosing_card",
    "choosing_piece",
    "choosing_tower",
    "aiming",
    "ending",
    "window",
    "closing",
    "freeing",
    "partner",
    "answering",
    "accepting",
    "giving",
    "returning",
    "over",
)
END_REASONS = ("", "complete", "team_complete", "all_home", "guard", "escaped", "out_of_cards")


def crowd_list(crowd: Any) -> list[int]:
    """The owners of a crowd's wizards, one entry for each wizard."""
    word = int(crowd)
    return [owner for owner in range(SEATS) for _ in range(word >> 4 * owner & 15)] if word else []


def stack_of(s: Any, space: int) -> list[int]:
    """The towers of a space from the ground up."""
    towers: list[int] = []
    under = s.under
    surface = int(s.top[space])
    while surface >= SPACES:
        towers.insert(0, surface - SPACES)
        surface = int(under[surface - SPACES])
    return towers


def crowd_remembered(s: Any, crowd: Any, seat: int | None) -> list[int] | None:
    """The locked-up wizards of a crowd that the table's memory aid shows a watcher; None where it shows nothing (ruling 42)."""
    if s.options.memory == REMEMBER_NOTHING:
        return None
    owners = crowd_list(crowd)
    if s.options.memory == REMEMBER_ALL or is_solo(s):  # against the deck all wizards are everybody's own
        return owners
    return None if seat is None else [owner for owner in owners if owner == seat]


def hidden_seen(s: Any, seat: int | None) -> list[dict[str, Any]] | None:
    """The memory aid: who is locked up under which tower, as far as the table shows it to the seat."""
    if crowd_remembered(s, 0, seat) is None:
        return None
    seen = ((tower, crowd_remembered(s, s.crowd[s.under[tower]], seat)) for tower in range(TOWERS))
    return [{"tower": TOWER_TEXTS[tower], "wizards": owners} for tower, owners in seen if owners]


def looks(s: Any) -> list[dict[str, Any]]:
    """What the last move showed for a moment beneath lifted towers."""
    seen = [(int(s.seen_under[number]), int(s.seen_on[number]), crowd_list(s.seen[number])) for number in range(2)]
    return [{"tower": TOWER_TEXTS[tower], "surface": surface, "wizards": wizards} for tower, surface, wizards in seen if tower != NONE]


def may_see_hand(s: Any, seat: int | None, holder: int) -> bool:
    """Whether a watcher knows a card that is being handed between the holder and its partner."""
    return seat is not None and bool(in_teams(s)) and seat in (holder, int(partner_of(s, holder)))
