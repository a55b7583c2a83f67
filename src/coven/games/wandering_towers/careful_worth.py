"""What a careful player thinks of a move: wizards near the castle and in the open are good, flasks want to be filled."""

from typing import Any

import numpy as np

from coven.games.wandering_towers.rules.board import mark, movable_towers, movable_wizards, move_tower, onward, visible_crowd, wizards_of
from coven.games.wandering_towers.rules.flasks import moved_owner
from coven.games.wandering_towers.scoring import in_teams, is_solo, owner_of, partner_of
from coven.games.wandering_towers.state import SPACES, TOWERS
from coven.kernel.target import rule

HOME = 1000
FLASK = 80
LOCKED = -36  # a wizard out of sight
IN_REACH = 90  # a wizard one card away from the castle
BY_DIE = 54
NEAR = 42
FAR = 3  # for each space of a longer way
OTHERS = 4  # what goes well for others counts a quarter
NOTHING_FOUND = -1000


@rule
def reach(distance: Any) -> Any:
    """How well a visible wizard stands so far from the castle: cards go up to five, a die to six."""
    if distance <= 5:
        return IN_REACH
    if distance == 6:
        return BY_DIE
    return NEAR - FAR * (distance - 7)


@rule
def wizards_outlook(s: Any, owner: Any) -> Any:
    """The worth of one owner's wizards on the ring."""
    total = np.int64(0)
    seen = np.int64(0)
    for space in range(SPACES):
        if (np.int64(s.visible[owner]) >> space) & 1:
            count = wizards_of(visible_crowd(s, space), owner)
            total += count * reach(onward(s.castle, -space))
            seen += count
    return total + LOCKED * (np.int64(s.wizards) - np.int64(s.home[owner]) - seen)


@rule
def is_friend(s: Any, seat: Any, owner: Any) -> Any:
    return is_solo(s) or owner == seat or (in_teams(s) and owner == partner_of(s, seat))


@rule
def outlook(s: Any, seat: Any) -> Any:
    """The seat's wizards against all others'."""
    own = np.int64(0)
    theirs = np.int64(0)
    for owner in range(s.players):
        if is_friend(s, seat, owner):
            own += wizards_outlook(s, owner)
        else:
            theirs += wizards_outlook(s, owner)
    return OTHERS * own - theirs


@rule
def wants_flask(s: Any, seat: Any) -> Any:
    return s.empty[seat] > 0 or (in_teams(s) and s.empty[partner_of(s, seat)] > 0)


@rule
def tower_worth(box: Any, s: Any, seat: Any, tower: Any, distance: Any) -> Any:
    """Moves the tower, looks, and moves it back."""
    before = outlook(s, seat)
    locked = move_tower(box, s, tower, distance)
    after = outlook(s, seat)
    move_tower(box, s, tower, -distance)
    gain = FLASK if locked != 0 and wants_flask(s, seat) else 0
    return gain + (after - before) // OTHERS


@rule
def wizard_worth(s: Any, space: Any, distance: Any) -> Any:
    target = onward(space, distance)
    if target == s.castle:
        return HOME
    return reach(onward(s.castle, -target)) - reach(onward(s.castle, -np.int64(space)))


@rule
def best_move(box: Any, s: Any, seat: Any, distance: Any, towers: Any, spaces: Any) -> Any:
    """The best of the towers and of the own wizards on these spaces, moved so far."""
    best = np.int64(NOTHING_FOUND)
    towers &= movable_towers(s, distance)
    for tower in range(TOWERS):
        if (towers >> tower) & 1:
            best = max(best, tower_worth(box, s, seat, tower, distance))
    spaces &= movable_wizards(s, moved_owner(s, seat), distance)
    for space in range(SPACES):
        if (spaces >> space) & 1:
            best = max(best, wizard_worth(s, space, distance))
    return best


@rule
def average_best(box: Any, s: Any, seat: Any, low: Any, high: Any, towers: Any, spaces: Any) -> Any:
    """The best move on average over equally likely distances; one that moves nothing counts nothing."""
    total = np.int64(0)
    for distance in range(low, high + 1):
        found = best_move(box, s, seat, distance, towers, spaces)
        total += found if low == high or found != NOTHING_FOUND else 0
    return total // (high - low + 1)


@rule
def castle_worth(s: Any, seat: Any, space: Any) -> Any:
    """What is gained if the castle stands there."""
    here = np.int64(s.castle)
    before = outlook(s, seat)
    s.castle = space
    after = outlook(s, seat)
    s.castle = here
    return (after - before) // OTHERS


@rule
def free_worth(s: Any, seat: Any, tower: Any) -> Any:
    """Freeing an own wizard that is beneath the tower, as far as one remembers."""
    own = wizards_of(s.crowd[s.under[tower]], owner_of(s, seat))
    if own == 0:
        return NOTHING_FOUND
    space = np.int64(s.at[tower])
    return HOME if space == s.castle else reach(onward(s.castle, -space)) - LOCKED


@rule
def all_of(many: Any) -> Any:
    return mark(many) - 1
