"""A position read back to the same state."""

from collections.abc import Mapping
from typing import Any

from coven.games.wandering_towers.names import CARD_TEXTS, SPELL_NAMES, TOWER_TEXTS
from coven.games.wandering_towers.position.faults import faults_of
from coven.games.wandering_towers.position.shape_faults import shape_faults
from coven.games.wandering_towers.position.writing import CASTLE, FLASKS, MAYBE_SEATS, NUMBERS, pending, pile_counts, position, stack_texts
from coven.games.wandering_towers.rules.board import update_open_sets
from coven.games.wandering_towers.rules.spells.looking import forget_looks
from coven.games.wandering_towers.state import CHOOSING_CARD, DECIDE, END_REASONS, HAND, NONE, PHASES, SEATS, SPACES, TOWERS
from coven.games.wandering_towers.types import Box, State
from coven.games.wandering_towers.view.notation import CARD_KINDS, hand_of

FIRST_PHASE = PHASES.names[CHOOSING_CARD]


def set_position(box: Box, s: State, data: Mapping[str, Any]) -> list[str]:
    """Writes a position into a started state; returns all faults found. What is left out stays as at the start of a game."""
    faults = shape_faults(s, data, frozenset(position(box, s)), frozenset(pending(s)))
    if faults:
        return faults
    _write_board(s, data)
    _write_seats(s, data)
    _write_cards(box, s, data)
    _write_pending(s, data.get("pending") or {})
    _write_numbers(s, data)
    for space in range(SPACES):
        update_open_sets(box, s, space)
    return faults_of(box, s)


def _write_board(s: State, data: Mapping[str, Any]) -> None:
    stacks = data.get("stacks") or [stack_texts(s, space) for space in range(SPACES)]
    for space in range(SPACES):
        s.here[space] = 0
    for tower in range(TOWERS):
        s.over[tower] = NONE
    for space, stack in enumerate(stacks):
        surface = space
        for text in stack:
            if text == CASTLE:
                s.castle = space
                continue
            tower = TOWER_TEXTS.index(text)
            s.at[tower], s.under[tower] = space, surface
            s.here[space] |= 1 << tower
            if surface >= SPACES:
                s.over[surface - SPACES] = tower
            surface = SPACES + tower
        s.top[space] = surface
    for name, first in (("grounds", 0), ("roofs", SPACES)):
        for number, owners in enumerate(data.get(name) or []):
            s.crowd[first + number] = _crowd(owners)


def _crowd(owners: list[int]) -> int:
    return sum(1 << 4 * owner for owner in owners)


def _write_seats(s: State, data: Mapping[str, Any]) -> None:
    for name, field in {"home": "home", **FLASKS}.items():
        for seat, count in enumerate(data.get(name) or []):
            getattr(s, field)[seat] = count
    owners = range(s.players) if data.get("home") or data.get("roofs") or data.get("grounds") else ()
    if owners:
        s.out = sum(int(s.crowd[surface]) >> 4 * owner & 15 for surface in range(SPACES + TOWERS) for owner in range(SEATS))
    if "spells" in data:
        s.spells = sum(1 << SPELL_NAMES.index(name) for name in data["spells"])


def _write_cards(box: Box, s: State, data: Mapping[str, Any]) -> None:
    """Hands and pile; where no pile is given, all cards that nobody holds are in it."""
    for seat, cards in enumerate(data.get("hands") or []):
        s.hand[seat] = hand_of(cards.split())
    for seat, cards in enumerate(data.get("known") or []):
        kinds = sorted(CARD_KINDS[card] for card in cards.split())
        for i in range(HAND):
            s.known[seat, i] = kinds[i] if i < len(kinds) else NONE
    handed = (data.get("pending") or {}).get("handed")
    counts = data.get("pile")
    for word in range(3):
        s.pile[word] = 0
    for kind, text in enumerate(CARD_TEXTS):
        held = sum(int(s.hand[seat]) >> 2 * kind & 3 for seat in range(s.players)) + (text == handed)
        count = (int(box.deck[kind // 8]) >> 8 * (kind % 8) & 255) - held if counts is None else counts.get(text, 0)
        if not 0 <= count <= 15:
            raise ValueError(f"there can't be {count} cards {text} in the pile")
        kept = (data.get("kept_cards") or {}).get(text, 0)
        if not 0 <= kept <= 15:
            raise ValueError(f"{kept} cards {text} can't have been kept")
        s.pile[kind // 8] = int(s.pile[kind // 8]) + (count + 16 * kept << 8 * (kind % 8))
    for seat, many in enumerate(data.get("kept") or []):
        s.kept[seat] = many
    s.pile_size = sum(pile_counts(s).values())


def _write_pending(s: State, data: Mapping[str, Any]) -> None:
    for name in NUMBERS:
        setattr(s, name, data.get(name, getattr(s, name)))
    for name in (*MAYBE_SEATS, "piece_at", "lifted"):
        value = data.get(name)
        setattr(s, name, NONE if value is None else value)
    for name in ("card", "handed"):
        setattr(s, name, NONE if data.get(name) is None else CARD_KINDS[data[name]])
    s.riders = _crowd(data.get("riders", []))
    s.spell = NONE if data.get("spell") is None else SPELL_NAMES.index(data["spell"])
    s.back = PHASES.number(data.get("back", FIRST_PHASE))
    s.freed = sum(1 << seat for seat in data.get("freed", []))
    s.skipping = sum(1 << seat for seat in data.get("skipping", []))


def _write_numbers(s: State, data: Mapping[str, Any]) -> None:
    s.phase = PHASES.number(data.get("phase", FIRST_PHASE))
    s.rounds = data.get("rounds", 0)
    s.used = data.get("used", 0)
    s.first = data.get("first", s.first)
    s.turn = data.get("turn", s.first)
    s.decider = data.get("decider", s.turn)
    s.end_reason = END_REASONS.number(data.get("end") or "")
    s.step = DECIDE
    forget_looks(s)
    for number, row in enumerate(data.get("looked") or []):
        s.seen_under[number] = TOWER_TEXTS.index(row["tower"])
        s.seen_on[number] = row["surface"]
        s.seen[number] = _crowd(row["wizards"])
