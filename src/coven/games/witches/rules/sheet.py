"""The score sheet: writing a round down, the spell of the last round, the end."""

from typing import Any

import numpy as np

from coven.games.witches.rules.deal import deal_round, next_seat
from coven.games.witches.scoring import earth_rest, round_points, spell_value
from coven.games.witches.state import (
    ALWAYS_TRANSFER,
    CASTING,
    DEDUCTED,
    GUARD_REACHED,
    GUARD_ROUNDS,
    LIMIT_REACHED,
    NOT_ENDED,
    OVER,
    PLAY_ON,
    RESCUE,
    ROTATE,
    ROUNDS_PLAYED,
    TIE_BROKEN,
)
from coven.kernel.target import rule


@rule
def end_round(box: Any, s: Any) -> None:
    """After the last trick: a spell is automatic (R33); only the last round leaves its caster a choice (R60)."""
    find_spell(box, s)
    if s.caster >= 0 and may_deduct(s):
        s.phase = CASTING
        s.turn = s.caster
    else:
        write_round(box, s, False)


@rule
def find_spell(box: Any, s: Any) -> None:
    s.caster = -1
    s.spell = 0
    s.deducted = 0
    for seat in range(s.players):
        value = spell_value(box, s.taken[seat], s.options.air_blocks_own_spell)
        if value > 0:
            s.caster = seat
            s.spell = value


@rule
def may_deduct(s: Any) -> Any:
    """Whether the caster may take the spell off the own sheet instead (R43, R53, R54)."""
    if s.options.last_spell == ALWAYS_TRANSFER or not transfer_ends(s):
        return False
    return deducting_wins(s) or may_rescue(s)


@rule
def transfer_ends(s: Any) -> Any:
    """Whether handing the spell to the others would end the game: only then is this the last round."""
    if s.round_number >= GUARD_ROUNDS:
        return True
    if not transfer_makes_end_due(s):
        return False
    return s.options.tie != PLAY_ON or not transfer_ties(s)


@rule
def transfer_makes_end_due(s: Any) -> Any:
    if s.overtime:
        return True
    if s.options.rounds > 0:
        return s.round_number >= s.options.rounds
    for seat in range(s.players):
        if s.total[seat] + (s.spell if seat != s.caster else 0) >= s.options.limit:
            return True
    return False


@rule
def transfer_ties(s: Any) -> Any:
    """Whether the lowest total would be shared after the transfer."""
    lowest, sharing = np.int64(0), 0
    for seat in range(s.players):
        total = np.int64(s.total[seat]) + (np.int64(s.spell) if seat != s.caster else np.int64(0))
        if sharing == 0 or total < lowest:
            lowest, sharing = total, 1
        elif total == lowest:
            sharing += 1
    return sharing > 1


@rule
def deducting_wins(s: Any) -> Any:
    """Whether the caster would stand lowest, alone or shared (R60)."""
    for seat in range(s.players):
        if seat != s.caster and s.total[s.caster] - s.spell > s.total[seat]:
            return False
    return True


@rule
def may_rescue(s: Any) -> Any:
    """House rule: a caster who would lose may deduct and play on; never with fixed rounds or at the guard (R53, R56)."""
    return s.options.last_spell == RESCUE and s.options.rounds == 0 and s.round_number < GUARD_ROUNDS


@rule
def settle_spell(box: Any, s: Any, deduct: Any) -> None:
    """The caster's answer: give the spell to the others, or take it off the own sheet."""
    write_round(box, s, deduct)


@rule
def write_round(box: Any, s: Any, deduct: Any) -> None:
    """Writes the round on the sheet, then ends the game or deals again (R38)."""
    rescued = deduct and not deducting_wins(s)
    if s.caster < 0:
        write_points(box, s)
    else:
        write_spell(s, deduct)
    for seat in range(s.players):
        s.scored[seat] = s.taken[seat]
    s.end_reason = end_reason(s, deduct, rescued)
    if s.end_reason == NOT_ENDED:
        next_round(s)
    else:
        s.phase = OVER


@rule
def write_points(box: Any, s: Any) -> None:
    for seat in range(s.players):
        s.points[seat] = round_points(box, s.taken[seat])
        s.rest[seat] = earth_rest(box, s.taken[seat], s.total[seat]) if s.options.earth_variant else 0
        s.total[seat] += s.points[seat] - s.rest[seat]


@rule
def write_spell(s: Any, deduct: Any) -> None:
    """Every other player gets the spell, whatever they hold (R34, R36, R49, R50); or the caster loses it (R44)."""
    s.deducted = 1 if deduct else 0
    for seat in range(s.players):
        s.rest[seat] = 0
        s.points[seat] = s.spell if seat != s.caster and not deduct else 0
        s.total[seat] += s.points[seat]
    if deduct:
        s.total[s.caster] -= s.spell


@rule
def end_reason(s: Any, deducted: Any, rescued: Any) -> Any:
    """Why the game is over after this round, or NOT_ENDED; kept, for the totals alone don't tell (R55)."""
    if rescued:
        return NOT_ENDED
    reason = due_reason(s)
    if reason != NOT_ENDED and s.options.tie == PLAY_ON and lowest_is_shared(s):
        s.overtime = 1
        reason = NOT_ENDED
    if reason == NOT_ENDED and s.round_number >= GUARD_ROUNDS:
        return GUARD_REACHED
    return DEDUCTED if reason == NOT_ENDED and deducted else reason


@rule
def due_reason(s: Any) -> Any:
    """Why the end is due, ties aside (R39, R41, R42, R54, R57)."""
    if s.overtime:
        return TIE_BROKEN
    if s.options.rounds > 0:
        return ROUNDS_PLAYED if s.round_number >= s.options.rounds else NOT_ENDED
    for seat in range(s.players):
        if s.total[seat] >= s.options.limit:
            return LIMIT_REACHED
    return NOT_ENDED


@rule
def lowest_is_shared(s: Any) -> Any:
    for seat in range(s.players):
        if place_of(s, seat) == 1:
            for other in range(seat + 1, s.players):
                if s.total[other] == s.total[seat]:
                    return True
            return False
    return False


@rule
def place_of(s: Any, seat: Any) -> Any:
    """1 for the lowest total; equal totals share a place (R61)."""
    place = 1
    for other in range(s.players):
        if s.total[other] < s.total[seat]:
            place += 1
    return place


@rule
def next_round(s: Any) -> None:
    """The deal moves to the left unless the table keeps it (R3)."""
    if s.options.dealer == ROTATE:
        s.dealer = next_seat(s, s.dealer)
    deal_round(s)
