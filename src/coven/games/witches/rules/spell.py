"""Spells: who has cast one, and what its caster may do with it in the last round."""

from functools import lru_cache

from coven.games.witches.options import ALWAYS_TRANSFER, GUARD_ROUNDS, PLAY_ON, RESCUE
from coven.games.witches.rules.scoring import spell_value
from coven.games.witches.state import NOBODY
from coven.games.witches.types import Box, State
from coven.kernel.target import rule
from coven.kernel.types import I64, U64, Flag


@rule
def find_spell(box: Box, s: State) -> None:
    """Who has cast a spell this round, if anybody, and its value (Witches 33, 37)."""
    s.caster = NOBODY
    s.spell = 0
    s.deducted = 0
    for seat in range(s.players):
        value = spell_value(box, s.taken[seat], s.options.air_blocks_own_spell)
        if value > 0:
            s.caster = seat
            s.spell = value


@rule
def may_deduct(s: State) -> Flag:
    """Whether the caster may take the spell off their own sheet instead (Witches 43, 53, 54)."""
    if s.options.last_spell == ALWAYS_TRANSFER or not transfer_ends(s):
        return False
    return deducting_wins(s) or may_rescue(s)


@rule
def transfer_ends(s: State) -> Flag:
    """Whether handing the spell to the others would end the game: only then is this the last round."""
    if s.round_number >= GUARD_ROUNDS:
        return True
    if not transfer_makes_end_due(s):
        return False
    return s.options.tie != PLAY_ON or not transfer_ties(s)


@rule
def transfer_makes_end_due(s: State) -> Flag:
    if s.overtime:
        return True
    if s.options.rounds > 0:
        return s.round_number >= s.options.rounds
    for seat in range(s.players):
        if s.total[seat] + (s.spell if seat != s.caster else 0) >= s.options.limit:
            return True
    return False


@rule
def transfer_ties(s: State) -> Flag:
    """Whether the lowest total would be shared after the transfer."""
    lowest, sharing = I64(0), 0
    for seat in range(s.players):
        total = I64(s.total[seat]) + (I64(s.spell) if seat != s.caster else I64(0))
        if sharing == 0 or total < lowest:
            lowest, sharing = total, 1
        elif total == lowest:
            sharing += 1
    return sharing > 1


@rule
def deducting_wins(s: State) -> Flag:
    """Whether the caster would stand lowest, alone or shared (Witches 60)."""
    for seat in range(s.players):
        if seat != s.caster and s.total[s.caster] - s.spell > s.total[seat]:
            return False
    return True


@rule
def may_rescue(s: State) -> Flag:
    """House rule: a caster who would lose may deduct and play on; never with fixed rounds or at the guard (Witches 53, 56)."""
    return s.options.last_spell == RESCUE and s.options.rounds == 0 and s.round_number < GUARD_ROUNDS


def written_spell(box: Box, s: State) -> tuple[int | None, int, bool]:
    """The spell of the round scored last: caster, value, and whether it was deducted.

    Its piles and points tell; the state's own fields may be about a spell that is being decided on.
    """
    for who in range(s.players):
        value = _spell_in(box, int(s.scored[who]), s.options.air_blocks_own_spell)
        if value:
            return who, value, not any(s.points[seat] for seat in range(s.players))
    return None, 0, False


@lru_cache(4096)  # asked for at every look, and the same for a whole round
def _spell_in(box: Box, pile: int, air_blocks: bool) -> int:
    return int(spell_value(box, U64(pile), air_blocks))
