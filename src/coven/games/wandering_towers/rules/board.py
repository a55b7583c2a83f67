"""The ring: surfaces, stacks of towers, wizards on them, and the raven castle.

Three sets of spaces are kept up to date with every change (`update_open_sets`): where each owner's wizards stand in the open, where
there is no room left, and where a shield shows. So what may move is a matter of a few bit operations.
"""

from coven.games.wandering_towers.rules.sides import is_solo
from coven.games.wandering_towers.state import (
    CASTLE_CARRIED,
    CASTLE_MOVED,
    LOCKED_UP,
    NONE,
    ROOM,
    SPACES,
    TOWER_MOVED,
    TOWERS,
    UNCOVERED,
    WIZARDS_HOME,
    WIZARDS_MOVED,
    Crowd,
    Space,
    Spaces,
    Surface,
    Tower,
    Towers,
)
from coven.games.wandering_towers.types import Box, State
from coven.kernel.bits import first, size_of
from coven.kernel.notes import note
from coven.kernel.target import rule
from coven.kernel.types import I64, U32, U64, Flag, Number, Seat

ALL_SPACES = (1 << SPACES) - 1
ALL_TOWERS = (1 << TOWERS) - 1
LOW_NIBBLES = 0x0F0F0F


@rule
def mark(place: Number) -> Number:
    """The set of one space, tower or seat."""
    return I64(1) << I64(place)


@rule
def count_of(members: Number) -> Number:
    """How many spaces, towers or seats are in a set."""
    return size_of(U64(members))


@rule
def onward(space: Space, distance: Number) -> Space:
    """The space so far clockwise; a negative distance goes backward."""
    return (I64(space) + I64(distance)) & (SPACES - 1)


@rule
def turned_back(spaces: Spaces, distance: Number) -> Spaces:
    """The spaces from which a step of `distance` ends in the set."""
    many = I64(distance) & (SPACES - 1)
    word = I64(spaces)
    return ((word >> many) | (word << (SPACES - many))) & ALL_SPACES


@rule
def crowd_size(crowd: Crowd | U32) -> Number:
    """How many wizards, whoever owns them."""
    word = I64(crowd)
    pairs = (word & LOW_NIBBLES) + ((word >> 4) & LOW_NIBBLES)
    return (pairs + (pairs >> 8) + (pairs >> 16)) & 255


@rule
def wizards_of(crowd: Crowd | U32, owner: Seat) -> Number:
    """How many wizards of one owner."""
    return (I64(crowd) >> (4 * I64(owner))) & 15


@rule
def one_of(owner: Seat) -> Crowd:
    """A crowd of one wizard."""
    return I64(1) << (4 * I64(owner))


@rule
def space_of(s: State, surface: Surface) -> Space:
    """The space where a surface is now: roofs travel with their towers."""
    return I64(surface) if surface < SPACES else I64(s.at[surface - SPACES])


@rule
def is_exposed(s: State, surface: Surface) -> Flag:
    return I64(s.top[space_of(s, surface)]) == I64(surface)


@rule
def visible_crowd(s: State, space: Space) -> Crowd:
    """The wizards in the open on a space."""
    return I64(s.crowd[s.top[space]])


@rule
def occupied(s: State) -> Spaces:
    """Spaces with a visible wizard."""
    spaces = I64(0)
    for owner in range(s.players):
        spaces |= I64(s.visible[owner])
    return spaces


@rule
def update_open_sets(box: Box, s: State, space: Space) -> None:
    """Brings what is known of a space's exposed surface up to date."""
    crowd = visible_crowd(s, space)
    here = mark(space)
    for owner in range(s.players):
        seen = here if wizards_of(crowd, owner) > 0 else I64(0)
        s.visible[owner] = (I64(s.visible[owner]) & ~here) | seen
    s.crowded = (I64(s.crowded) & ~here) | (here if crowd_size(crowd) >= ROOM else I64(0))
    shield = (I64(box.shields) >> I64(s.top[space])) & 1
    s.shown = (I64(s.shown) & ~here) | (shield << I64(space))


# --- what may move ----------------------------------------------------------------------------------------------------


@rule
def movable_towers(s: State, distance: Number) -> Towers:
    """The towers that may move so far: all that would not land on the castle (Towers 7)."""
    return ALL_TOWERS & ~I64(s.here[onward(s.castle, -I64(distance))])


@rule
def movable_wizards(s: State, owner: Seat, distance: Number) -> Spaces:
    """The spaces from which a visible wizard of this owner can walk that far and finds room (Towers 9 to 11)."""
    return I64(s.visible[owner]) & ~turned_back(s.crowded, distance)


@rule
def top_towers(s: State) -> Towers:
    """The towers with nothing on them, not even the castle (Towers 27)."""
    towers = I64(0)
    for tower in range(TOWERS):
        if s.over[tower] == NONE and s.at[tower] != s.castle:
            towers |= mark(tower)
    return towers


@rule
def free_spaces(s: State) -> Spaces:
    """The spaces other than its own where the castle might stand: no visible wizard there (Towers 28)."""
    return ALL_SPACES & ~occupied(s) & ~mark(s.castle)


@rule
def fits(s: State, start: Space, distance: Number, party: Crowd) -> Flag:
    """Whether a party of wizards finds room at the end of its way (Towers 9, 30); the castle takes everybody."""
    target = onward(start, distance)
    return target == s.castle or crowd_size(visible_crowd(s, target)) + party <= ROOM


# --- moving -----------------------------------------------------------------------------------------------------------


@rule
def lift(s: State, tower: Tower) -> None:
    """Takes a tower and all above it off what it stands on; it hangs in the air until `land`."""
    space = I64(s.at[tower])
    below = I64(s.under[tower])
    s.top[space] = below
    if below >= SPACES:
        s.over[below - SPACES] = NONE


@rule
def land(s: State, tower: Tower, highest: Surface, space: Space) -> Number:
    """Puts a lifted tower, whose highest surface is given, onto a space's exposed surface; returns the towers that went, four bits each."""
    landing = I64(s.top[space])
    s.under[tower] = landing
    if landing >= SPACES:
        s.over[landing - SPACES] = tower
    s.top[space] = highest
    left = I64(s.at[tower])
    each = I64(tower)
    moved, stack, shift = I64(0), I64(0), I64(0)
    while each != NONE:
        s.at[each] = space
        moved |= mark(each)
        stack |= (each + 1) << shift
        shift += 4
        each = I64(s.over[each])
    s.here[left] = I64(s.here[left]) & ~moved
    s.here[space] = I64(s.here[space]) | moved
    return stack


@rule
def move_tower(box: Box, s: State, tower: Tower, distance: Number) -> Crowd:
    """Moves a tower with all that is on and in it, the castle too (Towers 1, 7); returns the crowd it locks up (Towers 2)."""
    start = I64(s.at[tower])
    target = onward(start, distance)
    locked = visible_crowd(s, target)
    highest = I64(s.top[start])
    lift(s, tower)
    stack = land(s, tower, highest, target)
    note(s, TOWER_MOVED, tower, start, target, stack)
    if locked != 0:
        note(s, LOCKED_UP, target, locked, s.options.memory, is_solo(s))
    if s.castle == start:
        s.castle = target
        note(s, CASTLE_CARRIED, start, target, 0, 0)
    if visible_crowd(s, start) != 0:
        note(s, UNCOVERED, start, visible_crowd(s, start), is_solo(s), 0)
    update_open_sets(box, s, start)
    update_open_sets(box, s, target)
    return locked


@rule
def move_crowd(box: Box, s: State, crowd: Crowd, start: Space, distance: Number) -> Flag:
    """Walks a party of visible wizards on; returns whether it went into the castle (Towers 10, 11)."""
    target = onward(start, distance)
    s.crowd[s.top[start]] = visible_crowd(s, start) - crowd
    entered = target == s.castle
    if entered:
        update_open_sets(box, s, start)
        note(s, WIZARDS_HOME, crowd, start, is_solo(s), 0)
        enter_castle(s, crowd)
    else:
        note(s, WIZARDS_MOVED, crowd, start, target, is_solo(s))
        s.crowd[s.top[target]] = visible_crowd(s, target) + crowd
        update_open_sets(box, s, start)
        update_open_sets(box, s, target)
    return entered


@rule
def swap_towers(box: Box, s: State, one: Tower, two: Tower) -> None:
    """Two top towers change places with what is on their roofs; nobody is locked up by it (Towers 27)."""
    here, there = I64(s.at[one]), I64(s.at[two])
    lift(s, one)
    lift(s, two)
    land(s, one, SPACES + I64(one), there)
    land(s, two, SPACES + I64(two), here)
    update_open_sets(box, s, here)
    update_open_sets(box, s, there)


# --- the castle -------------------------------------------------------------------------------------------------------


@rule
def enter_castle(s: State, crowd: Crowd) -> None:
    """Wizards come home for good; then the castle moves, once for a whole party (Towers 13, 30)."""
    for owner in range(s.players):
        count = wizards_of(crowd, owner)
        s.home[owner] += count
        s.out -= count
    walk_castle(s)


@rule
def walk_castle(s: State) -> None:
    """Clockwise to the first other space whose exposed surface shows a shield and no wizard; else it stays (Towers 13)."""
    spaces = I64(s.shown) & free_spaces(s)
    if spaces != 0:
        put_castle(s, first_onward(spaces, s.castle))


@rule
def put_castle(s: State, space: Space) -> None:
    note(s, CASTLE_MOVED, s.castle, space, 0, 0)
    s.castle = space


@rule
def first_onward(spaces: Spaces, space: Space) -> Space:
    """The first of the spaces met clockwise."""
    return onward(space, 1 + first(U64(turned_back(spaces, I64(space) + 1))))


@rule
def first_backward(spaces: Spaces, space: Space) -> Space:
    """The first of the spaces met counter-clockwise."""
    each = onward(space, -1)
    while not spaces & mark(each):
        each = onward(each, -1)
    return each
