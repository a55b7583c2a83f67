"""Where the pieces a seat may move would come to stand: worked out from what lies open, and from the seat's own hand."""

from collections.abc import Iterator
from typing import Any

from coven.games.wandering_towers.names import CARD_TEXTS, TOWER_TEXTS
from coven.games.wandering_towers.rules.board import first_backward, first_onward, free_spaces, movable_towers, movable_wizards, onward, space_of
from coven.games.wandering_towers.rules.sides import is_solo, moved_owner, owner_of
from coven.games.wandering_towers.rules.spells.targets import can_step_announced, step_of
from coven.games.wandering_towers.state import (
    AIMING,
    CHOOSING_CARD,
    CHOOSING_PIECE,
    CHOOSING_TOWER,
    HEADWIND_TOWER,
    HEADWIND_WIZARD,
    MOVE_CASTLE,
    MOVE_TOWER,
    MOVE_WIZARD,
    SPACES,
    SWAP_TOWERS,
    TOWERS,
)
from coven.games.wandering_towers.types import Box, State
from coven.games.wandering_towers.view.moves import PAIRS
from coven.games.wandering_towers.view.notation import CARD_KINDS, hand_texts
from coven.games.wandering_towers.view.visible import crowd_list, stack_of

Goal = dict[str, Any]


def goals_of(box: Box, s: State, seat: int | None) -> list[Goal] | None:
    """For who is to choose a card or a piece; nobody else is told anything, but against the deck, where all lies open."""
    found = BY_PHASE.get(s.phase)
    return list(found(box, s, s.decider)) if found and (seat == s.decider or is_solo(s)) else None


# --- a piece ----------------------------------------------------------------------------------------------------------


def tower_goal(s: State, move: str, tower: int, distance: int) -> Goal:
    """A tower lifts with all above it; who stands in the open where it lands is locked up (Towers 1, 2)."""
    space = int(s.at[tower])
    to = int(onward(space, distance))
    stack = stack_of(s, space)
    return {
        "move": move,
        "space": space,
        "to": to,
        "towers": [TOWER_TEXTS[each] for each in stack[stack.index(tower) :]],
        "wizards": crowd_list(s.crowd[s.top[space]]),
        "castle": space == s.castle,
        "locked_up": crowd_list(s.crowd[s.top[to]]),
        "home": False,
    }


def wizard_goal(s: State, move: str, owners: list[int], space: int, distance: int) -> Goal:
    """Wizards walk on; who ends on the castle's space is home (Towers 11)."""
    to = int(onward(space, distance))
    return {"move": move, "space": space, "to": to, "towers": [], "wizards": owners, "castle": False, "locked_up": [], "home": to == s.castle}


def towers_by(s: State, distance: int) -> Iterator[int]:
    movable = int(movable_towers(s, distance))
    return (tower for tower in range(TOWERS) if movable >> tower & 1)


def spaces_by(s: State, owner: int, distance: int) -> Iterator[int]:
    movable = int(movable_wizards(s, owner, distance))
    return (space for space in range(SPACES) if movable >> space & 1)


# --- by phase ---------------------------------------------------------------------------------------------------------


def goals_of_cards(box: Box, s: State, seat: int) -> Iterator[Goal]:
    """Where each card of the hand could take a wizard, and which towers it could put on somebody."""
    owner = int(moved_owner(s, seat))
    for card in dict.fromkeys(hand_texts(s.hand[owner_of(s, seat)])):
        kind = CARD_KINDS[card]
        if box.dice[kind]:
            continue
        if value := int(box.wizard_value[kind]):
            for space in spaces_by(s, owner, value):
                yield wizard_goal(s, f"{CARD_TEXTS[kind]} wizard", [owner], space, value)
        if value := int(box.tower_value[kind]):
            made = (tower_goal(s, f"{CARD_TEXTS[kind]} tower", tower, value) for tower in towers_by(s, value))
            yield from (goal for goal in made if goal["locked_up"])


def goals_of_pieces(box: Box, s: State, seat: int) -> Iterator[Goal]:
    """The card's value says how far; with piggyback two go (Towers 30)."""
    value = int(s.value)
    if not value:
        return
    owner = int(moved_owner(s, seat))
    if s.sides & 2:
        yield from (tower_goal(s, f"tower {TOWER_TEXTS[tower]}", tower, value) for tower in towers_by(s, value))
    if s.sides & 1:
        for space in spaces_by(s, owner, value):
            yield wizard_goal(s, f"wizard {space}", [owner], space, value)
            yield wizard_goal(s, f"carry {space}", [owner, owner], space, value)


def goals_of_special_case(box: Box, s: State, seat: int) -> Iterator[Goal]:
    """Any tower by one (Towers 19)."""
    return (tower_goal(s, f"tower {TOWER_TEXTS[tower]}", tower, 1) for tower in towers_by(s, 1))


def goals_of_spell(box: Box, s: State, seat: int) -> Iterator[Goal]:
    """By the spell that is being aimed."""
    if s.spell in (MOVE_TOWER, HEADWIND_TOWER):
        step = int(step_of(s.spell))
        yield from (tower_goal(s, f"tower {TOWER_TEXTS[tower]}", tower, step) for tower in towers_by(s, step))
    elif s.spell in (MOVE_WIZARD, HEADWIND_WIZARD):
        yield from goals_of_steps(s, int(step_of(s.spell)))
    elif s.spell == SWAP_TOWERS:
        yield from goals_of_swaps(s)
    elif s.spell == MOVE_CASTLE and free_spaces(s) != 0:
        for way, find in (("forward", first_onward), ("backward", first_backward)):
            to = int(find(free_spaces(s), s.castle))
            yield {**wizard_goal(s, f"castle {way}", [], int(s.castle), 0), "to": to, "castle": True, "home": False}


def goals_of_steps(s: State, step: int) -> Iterator[Goal]:
    for owner in range(s.players):
        for space in spaces_by(s, owner, step):
            yield wizard_goal(s, f"step {owner + 1}:{space}", [owner], space, step)
    if can_step_announced(s, s.spell):
        yield wizard_goal(s, "step announced", [int(s.piece_owner)], int(space_of(s, s.piece_at)), step)


def goals_of_swaps(s: State) -> Iterator[Goal]:
    """Both towers of each pair; nobody is locked up by it (Towers 27)."""
    for one, two in PAIRS:
        move = f"swap {TOWER_TEXTS[one]} {TOWER_TEXTS[two]}"
        if all(s.at[tower] != s.castle and stack_of(s, int(s.at[tower]))[-1] == tower for tower in (one, two)):
            for tower, other in ((one, two), (two, one)):
                yield {**tower_goal(s, move, tower, int(s.at[other]) - int(s.at[tower])), "locked_up": []}


BY_PHASE = {
    CHOOSING_CARD: goals_of_cards,
    CHOOSING_PIECE: goals_of_pieces,
    CHOOSING_TOWER: goals_of_special_case,
    AIMING: goals_of_spell,
}
