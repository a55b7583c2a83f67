"""The score sheet: writing a round down, the spell of the last round, the end."""

from coven.games.witches.options import ROTATE
from coven.games.witches.rules.deal import deal_round
from coven.games.witches.rules.ending import reason_to_end
from coven.games.witches.rules.scoring import earth_rest, place_of, round_points, which_spell
from coven.games.witches.rules.spell import deducting_wins, find_spell, may_deduct
from coven.games.witches.rules.trick import next_seat
from coven.games.witches.state import CASTING, NOBODY, NOT_ENDED, OVER, SEAT_PLACED, SEAT_SCORED, SPELL_CAST, SPELL_DEDUCTED, SPELL_READY
from coven.games.witches.types import Box, State
from coven.kernel.notes import note
from coven.kernel.target import rule
from coven.kernel.types import Flag


@rule
def end_round(box: Box, s: State) -> None:
    """After the last trick: a spell is automatic (Witches 33); only the last round leaves its caster a choice (Witches 60)."""
    find_spell(box, s)
    if s.caster != NOBODY and may_deduct(s):
        s.phase = CASTING
        s.turn = s.caster
        note(s, SPELL_READY, s.caster, s.spell, which_spell(box, s.taken[s.caster]), 0)
    else:
        write_round(box, s, False)


@rule
def write_round(box: Box, s: State, deduct: Flag) -> None:
    """Writes the round on the sheet, then ends the game or deals again (Witches 38)."""
    rescued = deduct and not deducting_wins(s)
    if s.caster == NOBODY:
        write_points(box, s)
    else:
        write_spell(s, deduct)
        note(s, SPELL_DEDUCTED if deduct else SPELL_CAST, s.caster, s.spell, which_spell(box, s.taken[s.caster]), 0)
    for seat in range(s.players):
        s.scored[seat] = s.taken[seat]
        note(s, SEAT_SCORED, seat, s.points[seat], s.rest[seat], s.total[seat])
    s.end_reason = reason_to_end(s, deduct, rescued)
    if s.end_reason == NOT_ENDED:
        next_round(s)
    else:
        s.phase = OVER
        for seat in range(s.players):
            note(s, SEAT_PLACED, seat, place_of(s, seat), s.end_reason, 0)


@rule
def write_points(box: Box, s: State) -> None:
    for seat in range(s.players):
        s.points[seat] = round_points(box, s.taken[seat])
        s.rest[seat] = earth_rest(box, s.taken[seat], s.total[seat]) if s.options.earth_variant else 0
        s.total[seat] += s.points[seat] - s.rest[seat]


@rule
def write_spell(s: State, deduct: Flag) -> None:
    """Every other player gets the spell, whatever they hold (Witches 34, 36, 49, 50); or the caster loses it (Witches 44)."""
    s.deducted = 1 if deduct else 0
    for seat in range(s.players):
        s.rest[seat] = 0
        s.points[seat] = s.spell if seat != s.caster and not deduct else 0
        s.total[seat] += s.points[seat]
    if deduct:
        s.total[s.caster] -= s.spell


@rule
def next_round(s: State) -> None:
    """The deal moves to the left unless the table keeps it (Witches 3)."""
    if s.options.dealer == ROTATE:
        s.dealer = next_seat(s, s.dealer)
    deal_round(s)
