"""Positions of Wandering Towers, written tersely: stacks by space, wizards by surface, the rest of them home."""

from collections.abc import Mapping, Sequence
from typing import Any

import coven
from coven.games.wandering_towers.names import TOWER_TEXTS
from coven.table.table import Table

GAME = coven.game("wandering_towers")
BOX = GAME.standard_box.plain
WIZARDS = {1: 12, 2: 5, 3: 4, 4: 4, 5: 3, 6: 3}
FLASKS = {1: 0, 2: 6, 3: 5, 4: 5, 5: 4, 6: 4}
HANDS = ("W1T5 W1T5 W1T5", "W4T2 W4T2 W4T2", "W4T2 W4T2 W4T2", "W2T4 W2T4 W2T4", "W2T4 W2T4 W2T4", "W5T1 W5T1 W5T1")
ALL_SPELLS = {"spells": "random", "spell_count": 8}
MASTER = {"master": True, **ALL_SPELLS}
TEAMS = {"mode": "teams"}

Wizards = Mapping[int | str, Sequence[int]]


def table(
    players: int = 4,
    wizards: Wizards | None = None,
    stacks: Mapping[int, Sequence[str]] | None = None,
    castle: int = 0,
    hands: Mapping[int, str] | None = None,
    full: Mapping[int, int] | None = None,
    spent: Mapping[int, int] | None = None,
    empty: Mapping[int, int] | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 1,
    **state: Any,
) -> Table:
    """Seat 0 begins and has the turn; towers stand where they start, wizards not placed are home, flasks are empty."""
    chosen = dict(options or {})
    return GAME.from_position(
        {
            "players": players,
            "options": chosen,
            "state": {
                "first": 0,
                "turn": 0,
                "stacks": stack_list(stacks or {}, castle),
                **crowds(players, wizards, chosen),
                **flask_rows(players, full or {}, spent or {}, empty, chosen),
                "hands": hand_rows(players, hands or {}, chosen),
                **state,
            },
        },
        seed=seed,
    )


def against_the_deck(players: int, options: Mapping[str, Any]) -> bool:
    return players == 1 or options.get("mode") == "cooperative"


def stack_list(stacks: Mapping[int, Sequence[str]], castle: int) -> list[list[str]]:
    placed = {tower for stack in stacks.values() for tower in stack}
    rows = [list(stacks.get(space, [])) for space in range(16)]
    for number, tower in enumerate(TOWER_TEXTS):
        if tower not in placed:
            rows[number + 1].append(tower)
    rows[castle].append("castle")
    return rows


def crowds(players: int, wizards: Wizards | None, options: Mapping[str, Any]) -> dict[str, Any]:
    """Who stands where; an owner's other wizards are home."""
    if wizards is None:
        return {}
    grounds = [sorted(wizards.get(space, [])) for space in range(16)]
    roofs = [sorted(wizards.get(tower, [])) for tower in TOWER_TEXTS]
    out = [owner for row in grounds + roofs for owner in row]
    solo = against_the_deck(players, options)
    each = WIZARDS[1 if solo else players]
    return {"grounds": grounds, "roofs": roofs, "home": [0 if solo and seat else each - out.count(seat) for seat in range(players)]}


def flask_rows(players: int, full: Mapping[int, int], spent: Mapping[int, int], empty: Mapping[int, int] | None, options: Mapping[str, Any]) -> Any:
    if against_the_deck(players, options):
        return {}
    seats = range(players)
    rest = [FLASKS[players] - full.get(seat, 0) - spent.get(seat, 0) for seat in seats]
    return {
        "full": [full.get(seat, 0) for seat in seats],
        "spent": [spent.get(seat, 0) for seat in seats],
        "empty": rest if empty is None else [empty.get(seat, rest[seat]) for seat in seats],
    }


def hand_rows(players: int, hands: Mapping[int, str], options: Mapping[str, Any]) -> list[str]:
    if against_the_deck(players, options):
        return [hands.get(0, HANDS[0]), *[""] * (players - 1)]
    return [hands.get(seat, HANDS[seat]) for seat in range(players)]


def play(at: Table, *moves: str) -> Table:
    """Plays moves in writing, each by the seat that must act."""
    for move in moves:
        at.play(at.to_act[0], move)
    return at


def listed(at: Table) -> list[str]:
    """The moves of the seat that must act."""
    return [move.text for move in at.moves(at.to_act[0])]


def why_not(at: Table, move: str, seat: int | None = None) -> str:
    """The code with which a move is refused."""
    refused = at.refusal(at.to_act[0] if seat is None else seat, move)
    assert refused is not None, f"{move} is allowed"
    return refused.code


def stack(at: Table, space: int) -> list[str]:
    return list(at.keeper.reveal()["stacks"][space])


def on(at: Table, surface: int | str) -> list[int]:
    """The owners of the wizards on the ground of a space or on a tower's roof."""
    whole = at.keeper.reveal()
    return list(whole["roofs"][TOWER_TEXTS.index(surface)] if isinstance(surface, str) else whole["grounds"][surface])


def castle(at: Table) -> int:
    return int(at.view(None)["castle"])


def flasks(at: Table, seat: int) -> tuple[int, int, int]:
    """Full, empty and spent flasks."""
    row = at.view(None)["flasks"][seat]
    return row["full"], row["empty"], row["spent"]


def kinds(at: Table, viewer: int | None = None) -> list[str]:
    """The kinds of what happened in the last move."""
    return [event.kind for event in at.keeper.events(viewer, len(at.keeper))]
