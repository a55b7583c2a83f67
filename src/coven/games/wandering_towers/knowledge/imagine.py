"""What a seat cannot know, redrawn: the other hands, the draw pile and the future; for a forgetful bot who is locked up where."""

from coven.games.wandering_towers.knowledge.hands import redeal
from coven.games.wandering_towers.knowledge.memory import is_seen_now, remembers
from coven.games.wandering_towers.rules.board import crowd_size, one_of, wizards_of
from coven.games.wandering_towers.rules.sides import is_solo
from coven.games.wandering_towers.state import ROOM, SEATS, TOWERS, Crowd
from coven.games.wandering_towers.types import Box, State
from coven.kernel.stream import draw, rekey
from coven.kernel.target import rule
from coven.kernel.types import I64, Seat, Seed

NIBBLE = 15


@rule
def imagine(box: Box, s: State, seat: Seat, seed: Seed) -> None:
    """Redraws all that `seat` cannot know, out of nothing but what it knows. Perfect memory keeps the locked-up wizards (Towers 42)."""
    rekey(s, seed)
    if not is_solo(s):
        redeal(s, seat)
    forgotten = forgotten_owners(s, seat)
    if forgotten != 0:
        forget_hidden(s, forgotten)


@rule
def forgotten_owners(s: State, seat: Seat) -> Crowd:
    """A nibble of ones for each owner whose locked-up wizards the seat does not remember."""
    forgotten = I64(0)
    for owner in range(SEATS):
        if not remembers(s, seat, owner):
            forgotten |= I64(NIBBLE) << (4 * owner)
    return forgotten


@rule
def forget_hidden(s: State, forgotten: Crowd) -> None:
    """Spreads the forgotten wizards again over the covered surfaces; how many each owner has there, everybody can count."""
    hidden = I64(0)
    for tower in range(TOWERS):
        surface = I64(s.under[tower])
        if not is_seen_now(s, surface):
            hidden += I64(s.crowd[surface]) & forgotten
            s.crowd[surface] = I64(s.crowd[surface]) & ~forgotten
    for owner in range(SEATS):
        for _ in range(wizards_of(hidden, owner)):
            hide_somewhere(s, owner)


@rule
def hide_somewhere(s: State, owner: Seat) -> None:
    surface = I64(s.under[draw(s, TOWERS)])
    while is_seen_now(s, surface) or crowd_size(s.crowd[surface]) >= ROOM:
        surface = I64(s.under[draw(s, TOWERS)])
    s.crowd[surface] = I64(s.crowd[surface]) + one_of(owner)
