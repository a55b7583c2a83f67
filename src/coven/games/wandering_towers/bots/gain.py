"""What a careful player expects of a change: it makes the change, looks, and takes it back.

A use is what a card or one use of a spell does, written as the action that chooses it: `TOWER`, `WIZARD`, `CARRY`, `STEP`,
`SWAP` or `CASTLE` with a number, `FREE_OWN` to `FREE_ANNOUNCED` of those beneath the lifted tower, or `CAST + PIGGYBACK`.
"""

from coven.games.wandering_towers.bots.worth import OTHERS, filled_worth, is_friend, settled_outlook, walk, walk_back
from coven.games.wandering_towers.rules.board import (
    first_backward,
    first_onward,
    free_spaces,
    movable_towers,
    movable_wizards,
    move_tower,
    one_of,
    onward,
    space_of,
    swap_towers,
    top_towers,
)
from coven.games.wandering_towers.rules.sides import entry_ends_turn, moved_owner, owner_of, partner_of
from coven.games.wandering_towers.rules.spells.aiming import pair_of
from coven.games.wandering_towers.rules.spells.free_wizard import freeable
from coven.games.wandering_towers.rules.spells.targets import can_step_announced, may_aim_at, others_to_step
from coven.games.wandering_towers.state import (
    CARRY,
    CAST,
    CASTLE,
    FREE,
    FREE_ANNOUNCED,
    FREE_OWN,
    FREE_PARTNER,
    HEADWIND_WIZARD,
    MOVE_WIZARD,
    NO_PIECE,
    PIGGYBACK,
    SPACES,
    STEP,
    STEP_ANNOUNCED,
    SWAP,
    TOWER,
    WIZARD,
    Crowd,
    Space,
    Surface,
)
from coven.games.wandering_towers.types import Box, State
from coven.kernel.target import policy
from coven.kernel.types import I64, Action, Flag, Number, Seat

NOTHING_FOUND = -1_000_000


@policy
def average_gain(box: Box, s: State, seat: Seat, now: Number, low: Number, high: Number, first: Action, last: Action) -> Number:
    """What the best of several uses brings on average over equally likely distances; a distance with no use brings nothing."""
    total = I64(0)
    for distance in range(low, high + 1):
        best = I64(NOTHING_FOUND)
        for use in range(first, last + 1):
            if (first == last or is_worth_trying(s, seat, use)) and is_possible(s, seat, use, distance):
                best = max(best, outlook_after(box, s, seat, use, distance))
        total += best - now if low == high or best != NOTHING_FOUND else 0
    return total // (OTHERS * (high - low + 1))


@policy
def is_worth_trying(s: State, seat: Seat, use: Action) -> Flag:
    """One step hardly hurts another's wizard unless it is announced, and towers with nobody on them may stay where they are."""
    if STEP <= use < STEP_ANNOUNCED:
        return (use - STEP) // SPACES < s.players and is_friend(s, seat, (use - STEP) // SPACES)
    if SWAP <= use < CASTLE:
        one, two = pair_of(use - SWAP)
        return I64(s.crowd[SPACES + one]) != 0 or I64(s.crowd[SPACES + two]) != 0
    return True


@policy
def is_possible(s: State, seat: Seat, use: Action, distance: Number) -> Flag:
    if use < WIZARD:
        return (movable_towers(s, distance) >> (use - TOWER)) & 1 == 1
    if use < STEP:
        return (movable_wizards(s, moved_owner(s, seat), distance) >> ((use - WIZARD) % SPACES)) & 1 == 1
    spell = MOVE_WIZARD if distance > 0 else HEADWIND_WIZARD
    if use < STEP_ANNOUNCED:
        owner = (use - STEP) // SPACES
        return may_aim_at(s, seat, owner) and (others_to_step(s, owner, spell) >> ((use - STEP) % SPACES)) & 1 == 1
    if use == STEP_ANNOUNCED:
        return can_step_announced(s, spell)
    if use < CASTLE:
        one, two = pair_of(use - SWAP)
        return (top_towers(s) >> one) & (top_towers(s) >> two) & 1 == 1
    if use < FREE:
        return free_spaces(s) != 0
    return use == CAST + PIGGYBACK or (freeable(s, seat) >> (use - FREE_OWN)) & 1 == 1


@policy
def outlook_after(box: Box, s: State, seat: Seat, use: Action, distance: Number) -> Number:
    """The outlook once the seat has made a use; one that ends its turn leaves nothing announced (Towers 55)."""
    castle, piece, piece_at, riders = I64(s.castle), I64(s.piece), I64(s.piece_at), I64(s.riders)
    owner, many, surface, space = who_walks(s, seat, use, distance)
    locked = I64(0)
    if is_walk(use):
        follow(s, use, space, entry_ends_turn(s, seat, owner))
        walk(box, s, many * one_of(owner), surface, space)
    else:
        locked = change(box, s, seat, use, distance)
    found = settled_outlook(box, s, seat) + filled_worth(s, seat, seat, locked)
    s.piece = piece
    s.piece_at = piece_at
    if is_walk(use):
        walk_back(box, s, many * one_of(owner), surface, space, castle)
    else:
        change(box, s, seat, use, -distance)
    s.castle = castle  # what is no tower, no change undoes
    s.riders = riders
    return found


@policy
def is_walk(use: Action) -> Flag:
    return WIZARD <= use <= STEP_ANNOUNCED or FREE_OWN <= use <= FREE_ANNOUNCED


@policy
def who_walks(s: State, seat: Seat, use: Action, distance: Number) -> tuple[Seat, Number, Surface, Space]:
    """Whose wizards walk, how many, from which surface, to which space; means nothing of a use that is no walk."""
    owner, many, surface = moved_owner(s, seat), I64(1), I64(s.lifted)
    if use < STEP:
        many, surface = I64(1 if use < CARRY else 2), I64(s.top[(use - WIZARD) % SPACES])
    elif use < STEP_ANNOUNCED:
        owner, surface = I64((use - STEP) // SPACES), I64(s.top[(use - STEP) % SPACES])
    elif use == STEP_ANNOUNCED:
        owner, surface = I64(s.piece_owner), I64(s.piece_at)
    elif use == FREE_ANNOUNCED:
        owner = I64(s.piece_owner)
    else:
        owner = I64(partner_of(s, seat)) if use == FREE_PARTNER else owner_of(s, seat)
    return owner, many, surface, onward(space_of(s, surface), 0 if use >= FREE_OWN else distance)


@policy
def follow(s: State, use: Action, space: Space, ends: Flag) -> None:
    """What is still announced, and where, once wizards have gone to a space (Towers 55, 56)."""
    is_announced = use in (STEP_ANNOUNCED, FREE_ANNOUNCED)
    if space == s.castle and (ends or is_announced):
        s.piece = NO_PIECE
    elif is_announced:
        s.piece_at = s.top[space]


@policy
def change(box: Box, s: State, seat: Seat, use: Action, distance: Number) -> Crowd:
    """Makes a use that is no walk; with the opposite distance it undoes what was done to towers. Returns the crowd locked up."""
    if use < WIZARD:
        return I64(move_tower(box, s, use - TOWER, distance))
    if use < CASTLE:
        one, two = pair_of(use - SWAP)
        swap_towers(box, s, one, two)
    elif use < FREE:
        spaces = free_spaces(s)
        s.castle = first_backward(spaces, s.castle) if use > CASTLE else first_onward(spaces, s.castle)
    else:
        s.riders = I64(s.riders) + one_of(moved_owner(s, seat))
    return I64(0)
