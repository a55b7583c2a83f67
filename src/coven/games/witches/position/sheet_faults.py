"""What is wrong with the score sheet of a position: the round scored last, the totals, overtime, the end.

The rules write the last round down again, out of its piles and the totals before it; a position must say the same.
"""

from coven.errors import Finding
from coven.games.witches.findings import finding
from coven.games.witches.invariants import nothing_scored
from coven.games.witches.names import CARDS
from coven.games.witches.options import GUARD_ROUNDS, PLAY_ON, RESCUE
from coven.games.witches.position.wizards import wizards_counted
from coven.games.witches.rules.ending import reason_to_end
from coven.games.witches.rules.sheet import write_points, write_spell
from coven.games.witches.rules.spell import deducting_wins, find_spell, may_deduct, written_spell
from coven.games.witches.state import CASTING, END_REASONS, NOBODY, NOT_ENDED, OVER, PLAYING
from coven.games.witches.types import Box, State
from coven.games.witches.view.notation import card_texts
from coven.kernel.plain import copy_of


def sheet_faults(box: Box, s: State) -> list[Finding]:
    """What the rules could not have written."""
    faults, odd = _pile_faults(s), _overtime_faults(s)
    if odd:
        return faults + odd
    if faults or nothing_scored(s):
        return faults + _end_faults(s, s, bool(s.phase == OVER and s.deducted), _may_be_rescued(s))
    started = 1 if s.overtime and _scored_round(s) > 1 else 0  # overtime may have begun before the last round, or with its end
    return min((_last_round_faults(box, s, overtime) for overtime in range(started + 1)), key=len)


def _scored_round(s: State) -> int:
    return int(s.round_number) if s.phase == OVER else int(s.round_number) - 1


def _may_be_rescued(s: State) -> bool:
    """Whether a rescue may have kept overtime going, though somebody stands lowest alone (Witches 53)."""
    return bool(s.overtime and s.options.last_spell == RESCUE and s.options.rounds == 0)


def _pile_faults(s: State) -> list[Finding]:
    """All cards lie in the piles of the last round, or none; and it has been played."""
    if nothing_scored(s):
        return _nothing_faults(s)
    faults = [finding("first_round")] if _scored_round(s) == 0 else []
    seen = doubled = 0
    for seat in range(s.players):
        doubled |= seen & int(s.scored[seat])
        seen |= int(s.scored[seat])
    faults += [finding("two_piles", text=text) for text in card_texts(doubled)]
    missing = card_texts(~seen & (1 << CARDS) - 1)
    if missing:
        faults.append(finding("missing_in_piles", text=" ".join(missing)))
    if s.phase == OVER and [wizards_counted(pile) for pile in s.scored] != [wizards_counted(pile) for pile in s.taken]:
        faults.append(finding("piles_not_taken"))
    return faults


def _nothing_faults(s: State) -> list[Finding]:
    if s.phase == OVER:
        return [finding("no_last_round")]
    written = any(s.points[seat] or s.rest[seat] for seat in range(s.players))
    spell = s.phase != CASTING and (s.caster >= 0 or s.spell or s.deducted)
    return [finding("no_piles")] if written or spell else []


def _overtime_faults(s: State) -> list[Finding]:
    """Overtime needs its option, and an end that was due (Witches 54)."""
    if not s.overtime:
        return []
    faults = [] if s.options.tie == PLAY_ON else [finding("overtime_option")]
    at_guard = s.phase == OVER and s.round_number == GUARD_ROUNDS
    if s.round_number <= max(1, s.options.rounds) and not at_guard:
        faults.append(finding("overtime_round", number=max(1, s.options.rounds)))
    can_fall = s.options.earth_variant or s.options.last_spell == RESCUE or s.deducted
    if s.options.rounds == 0 and not can_fall and all(s.total[seat] < s.options.limit for seat in range(s.players)):
        faults.append(finding("overtime_limit"))
    return faults


def _last_round_faults(box: Box, s: State, overtime: int) -> list[Finding]:
    """Writes the last round again, in overtime already or not, and compares."""
    caster, spell, deducted = written_spell(box, s)
    faults = []
    if s.phase != CASTING and (s.caster, s.spell, bool(s.deducted)) != (NOBODY if caster is None else caster, spell, deducted):
        faults.append(finding("last_spell_otherwise"))
    before = _before_last_round(s, overtime, caster, spell if deducted else 0)
    find_spell(box, before)
    after = copy_of(before)
    if caster is None:
        write_points(box, after)
    else:
        write_spell(after, deducted)
    for name, written, due in (("points", s.points, after.points), ("rest", s.rest, after.rest)):
        if any(due[seat] != written[seat] for seat in range(s.players)):
            faults.append(finding("last_round_otherwise", entry=f"last_round.{name}"))
    if deducted and not may_deduct(before):
        faults.append(finding("not_deductible"))
    faults += [finding("before_last_round", problem=fault) for fault in _end_faults(before, before, False, _may_be_rescued(before))]
    return faults or _end_faults(s, after, deducted, deducted and not deducting_wins(before))


def _before_last_round(s: State, overtime: int, caster: int | None, deducted: int) -> State:
    """The state when the last card of the last round had been played."""
    before = copy_of(s)
    before.phase, before.end_reason, before.overtime, before.round_number = PLAYING, NOT_ENDED, overtime, _scored_round(s)
    for seat in range(s.players):
        before.taken[seat] = s.scored[seat]
        before.total[seat] = s.total[seat] - s.points[seat] + s.rest[seat] + (deducted if seat == caster else 0)
    return before


def _end_faults(s: State, after: State, deducted: bool, rescued: bool) -> list[Finding]:
    """Whether the game goes on, or why it ended, once the round before is on the sheet: as the rules say, and as the position does."""
    due = copy_of(after)
    due.round_number = _scored_round(s)
    reason = reason_to_end(due, deducted, rescued)
    if (reason, due.overtime) == (s.end_reason if s.phase == OVER else NOT_ENDED, s.overtime):
        return []
    if s.phase == OVER:
        return [finding("not_over_by", word=END_REASONS.names[s.end_reason])]
    if reason == NOT_ENDED:
        return [finding("sheet_shared" if due.overtime else "sheet_no_overtime")]
    return [finding(f"sheet_{END_REASONS.names[reason]}")]
