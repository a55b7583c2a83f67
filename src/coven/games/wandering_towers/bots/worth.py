"""What a careful player thinks of a position: wizards home, in the open and near the castle are good, flasks want to be filled."""

from coven.games.wandering_towers.rules.board import (
    crowd_size,
    enter_castle,
    fits,
    is_exposed,
    movable_towers,
    move_tower,
    one_of,
    onward,
    space_of,
    update_open_sets,
    visible_crowd,
    wizards_of,
)
from coven.games.wandering_towers.rules.sides import in_teams, is_solo, partner_of
from coven.games.wandering_towers.state import A_TOWER, A_WIZARD, NO_PIECE, SPACES, Crowd, Space, Surface
from coven.games.wandering_towers.types import Box, State
from coven.kernel.target import policy
from coven.kernel.types import I64, Flag, Number, Seat

HOME = 1000
COMES_HOME = 600  # a gain that only a homecoming brings; it is less than HOME where the castle wanders on to a worse place
FLASK = 80
LOCKED = -36  # a wizard out of sight
IN_REACH = 90  # a wizard one card away from the castle
BY_DIE = 54
NEAR = 42
FAR = 3  # for each space of a longer way
OTHERS = 4  # what goes well for others counts a quarter


@policy
def reach(distance: Number) -> Number:
    """How well a visible wizard stands so far from the castle: cards go up to five, a die to six."""
    if distance <= 5:
        return IN_REACH
    if distance == 6:
        return BY_DIE
    return NEAR - FAR * (distance - 7)


@policy
def wizards_outlook(s: State, owner: Seat) -> Number:
    """The worth of one owner's wizards."""
    total = I64(0)
    seen = I64(0)
    home = I64(s.home[owner])
    for space in range(SPACES):
        if (I64(s.visible[owner]) >> space) & 1:
            count = wizards_of(visible_crowd(s, space), owner)
            total += count * reach(onward(s.castle, -space))
            seen += count
    return total + HOME * home + LOCKED * (I64(s.wizards) - home - seen)


@policy
def is_friend(s: State, seat: Seat, owner: Seat) -> Flag:
    return is_solo(s) or owner == seat or (in_teams(s) and owner == partner_of(s, seat))


@policy
def outlook(s: State, seat: Seat) -> Number:
    """The seat's wizards against all others', in quarters of the worth of an own one."""
    total = I64(0)
    for owner in range(s.players):
        total += wizards_outlook(s, owner) * (OTHERS if is_friend(s, seat, owner) else -1)
    return total


@policy
def filled_worth(s: State, seat: Seat, filler: Seat, locked: Crowd) -> Number:
    """What it is worth to the seat that somebody locked up a crowd; nothing if no flask is left to be filled."""
    if locked == 0 or not (s.empty[filler] > 0 or (in_teams(s) and s.empty[partner_of(s, filler)] > 0)):
        return I64(0)
    return I64(OTHERS * FLASK if is_friend(s, seat, filler) else -FLASK)


@policy
def settled_outlook(box: Box, s: State, seat: Seat) -> Number:
    """The outlook once the announced move, if there is one, is made."""
    castle = I64(s.castle)
    moved, filled = make_announced(box, s, seat)
    found = outlook(s, seat) + filled
    unmake_announced(box, s, moved, castle)
    return found


@policy
def announced_party(s: State) -> Crowd:
    return one_of(s.piece_owner) + I64(s.riders)


@policy
def make_announced(box: Box, s: State, seat: Seat) -> tuple[Number, Number]:
    """Makes the announced move if it is possible; returns what moved, and what a flask filled by it is worth to the seat."""
    if s.piece == A_TOWER and (movable_towers(s, s.value) >> I64(s.piece_at)) & 1:
        return I64(A_TOWER), filled_worth(s, seat, s.turn, move_tower(box, s, s.piece_at, s.value))
    if s.piece == A_WIZARD and is_exposed(s, s.piece_at):
        start = space_of(s, s.piece_at)
        if fits(s, start, s.value, crowd_size(announced_party(s))):
            walk(box, s, announced_party(s), s.piece_at, onward(start, s.value))
            return I64(A_WIZARD), I64(0)
    return I64(NO_PIECE), I64(0)


@policy
def unmake_announced(box: Box, s: State, moved: Number, castle: Space) -> None:
    """Takes the announced move back; `castle` is where the castle stood."""
    if moved == A_TOWER:
        move_tower(box, s, s.piece_at, -I64(s.value))
    elif moved == A_WIZARD:
        walk_back(box, s, announced_party(s), s.piece_at, onward(space_of(s, s.piece_at), s.value), castle)


@policy
def walk(box: Box, s: State, party: Crowd, surface: Surface, space: Space) -> None:
    """Takes wizards from a surface into the open of a space, or into the castle if it stands there."""
    s.crowd[surface] = I64(s.crowd[surface]) - party
    update_open_sets(box, s, space_of(s, surface))
    if space == s.castle:
        enter_castle(s, party)
    else:
        s.crowd[s.top[space]] = visible_crowd(s, space) + party
        update_open_sets(box, s, space)


@policy
def walk_back(box: Box, s: State, party: Crowd, surface: Surface, space: Space, castle: Space) -> None:
    """Undoes `walk`; `castle` is where the castle stood."""
    if space == castle:
        for owner in range(s.players):
            s.home[owner] -= wizards_of(party, owner)
        s.out += crowd_size(party)
        s.castle = castle
    else:
        s.crowd[s.top[space]] = visible_crowd(s, space) - party
        update_open_sets(box, s, space)
    s.crowd[surface] = I64(s.crowd[surface]) + party
    update_open_sets(box, s, space_of(s, surface))
