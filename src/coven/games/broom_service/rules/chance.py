"""Drawing at random: one of a set, tiles out of a pile."""

from coven.games.broom_service.types import State
from coven.kernel.bits import first, size_of, without_first
from coven.kernel.stream import draw
from coven.kernel.target import rule
from coven.kernel.types import U64, Number, Numbers, Word

ONE = U64(1)


@rule
def draw_from(s: State, things: Word) -> Number:
    """Any one of a set, each equally likely."""
    for _ in range(draw(s, size_of(things))):
        things = without_first(things)
    return first(things)


@rule
def all_tiles(counts: Numbers, kinds: Number) -> Word:
    """A set with one bit for each tile, kind by kind."""
    tiles = 0
    for kind in range(kinds):
        tiles += counts[kind]
    return (ONE << U64(tiles)) - ONE


@rule
def kind_of(counts: Numbers, tile: Number) -> Number:
    """The kind of a tile, tiles being numbered kind by kind."""
    kind = 0
    while tile >= counts[kind]:
        tile -= counts[kind]
        kind += 1
    return kind
