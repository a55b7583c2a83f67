"""Setting up a game: an empty sheet, the first dealer, the first deal."""

from coven.games.witches.rules.deal import deal_round
from coven.games.witches.state import NOBODY, NOT_ENDED
from coven.games.witches.types import Box, Options, State
from coven.kernel.bits import NOTHING
from coven.kernel.records import copy_record
from coven.kernel.stream import draw, rekey
from coven.kernel.target import rule
from coven.kernel.types import Number, Seed


@rule
def start(box: Box, s: State, players: Number, options: Options, seed: Seed) -> None:
    """Sets up a game: an empty sheet, a random first dealer (Witches 3, 61), the first deal."""
    rekey(s, seed)
    copy_record(s.options, options)
    s.players = players
    s.round_number = 0
    s.end_reason = NOT_ENDED
    s.overtime = 0
    s.caster = NOBODY
    s.spell = 0
    s.deducted = 0
    for seat in range(players):
        s.total[seat] = 0
        s.points[seat] = 0
        s.rest[seat] = 0
        s.scored[seat] = NOTHING
    s.dealer = draw(s, players)
    deal_round(s)
