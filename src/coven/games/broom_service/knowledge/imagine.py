"""What a seat cannot know, redrawn: the others' roles, fists and answers, out of nothing but what it knows."""

from coven.games.broom_service.box.layout import CARD_TILE, RESOURCES
from coven.games.broom_service.rules.chance import draw_from
from coven.games.broom_service.rules.choosing import fewest_roles, most_roles
from coven.games.broom_service.rules.round_end import has_works_set
from coven.games.broom_service.state import ACTING, ADDING, ALL_ROLES, CHOOSING, FISTS, FOLLOWING, NO_ROLE, WAITING, WORKS
from coven.games.broom_service.types import Box, State
from coven.kernel.bits import NOTHING, bit, size_of
from coven.kernel.stream import draw, rekey
from coven.kernel.target import rule
from coven.kernel.types import I64, Flag, Number, Seat, Seed, Word


@rule
def imagine(box: Box, s: State, seat: Seat, seed: Seed) -> None:
    """Redraws all that `seat` cannot know; chance to come is rekeyed."""
    rekey(s, seed)
    for other in range(s.players):
        if other != seat:
            imagine_seat(box, s, other)


@rule
def imagine_seat(box: Box, s: State, other: Seat) -> None:
    if s.phase == CHOOSING:
        imagine_choice(box, s, other)
        return
    s.hand[other] = some_roles(s, possible_roles(s, other), certain_roles(s, other), size_of(s.hand[other]))
    if s.phase == ADDING:
        imagine_addition(s, other)
    elif s.phase == FISTS:
        imagine_fist(s, other)
    elif s.phase == WORKS and has_answered(s, other):
        s.hands_in[other] = draw(s, 2) if has_works_set(box, s, other) else 0


@rule
def has_answered(s: State, seat: Seat) -> Flag:
    return (s.answered >> seat) & 1 == 1


@rule
def imagine_choice(box: Box, s: State, other: Seat) -> None:
    """Who is done may have any hand of an allowed size; who is not has chosen nothing yet, for all one knows."""
    wanted = I64(0)
    if has_answered(s, other):
        low = fewest_roles(box, s)
        wanted = low + draw(s, most_roles(box, s, other) - low + 1)
    s.chosen[other] = some_roles(s, ALL_ROLES, NOTHING, wanted)


@rule
def possible_roles(s: State, other: Seat) -> Word:
    """Roles not yet led this round; the one on the table too, while the seat is still to be asked about it (Broom 9)."""
    roles = ALL_ROLES & ~s.led
    if (s.phase == FOLLOWING or s.phase == ACTING) and s.stance[other] == WAITING:
        roles |= bit(s.role)
    return roles


@rule
def certain_roles(s: State, other: Seat) -> Word:
    """Whoever is asked to follow holds the role on the table (Broom 61)."""
    return bit(s.role) if s.phase == FOLLOWING and other == s.turn else NOTHING


@rule
def some_roles(s: State, possible: Word, certain: Word, wanted: Number) -> Word:
    """Any roles of that number, the certain ones among them."""
    chosen = certain
    while size_of(chosen) < wanted:
        chosen |= bit(draw_from(s, possible & ~chosen))
    return chosen


@rule
def imagine_addition(s: State, other: Seat) -> None:
    """Who has a "+1 card" tile and is done may have added any card or none."""
    s.extra[other] = NO_ROLE
    if has_answered(s, other) and s.tiles[other, CARD_TILE] > 0 and s.hand[other] != ALL_ROLES and draw(s, 2) == 1:
        s.extra[other] = draw_from(s, ALL_ROLES & ~s.hand[other])


@rule
def imagine_fist(s: State, other: Seat) -> None:
    """Any part of what the seat holds, once it is done."""
    for kind in range(RESOURCES):
        s.fist[other, kind] = draw(s, s.resource[other, kind] + 1) if has_answered(s, other) else 0
