"""What is wrong with the score sheet of a position: the round scored last, the totals, overtime, the end.

The rules write the last round down again, out of its piles and the totals before it; a position must say the same.
"""

from typing import Any

from coven.games.witches.notation import card_texts
from coven.games.witches.rules.sheet import deducting_wins, end_reason, find_spell, may_deduct, write_points, write_spell
from coven.games.witches.sound import nothing_scored
from coven.games.witches.state import (
    CARDS,
    CASTING,
    DEDUCTED,
    GUARD_ROUNDS,
    LIMIT_REACHED,
    NOT_ENDED,
    OVER,
    PLAY_ON,
    PLAYING,
    RESCUE,
    ROUNDS_PLAYED,
    TIE_BROKEN,
    WIZARD,
)
from coven.games.witches.view import END_REASONS, written_spell

COLOURED = (1 << WIZARD) - 1
OVER_ALREADY = {
    LIMIT_REACHED: "the game would be over: somebody stands at the limit",
    ROUNDS_PLAYED: "the game would be over: all rounds have been played",
    DEDUCTED: "the game would be over: the spell of the last round was deducted",
    TIE_BROKEN: "the game would be over: in overtime somebody stands lowest alone",
}


def sheet_faults(box: Any, s: Any) -> list[str]:
    """What the rules could not have written."""
    faults, odd = _pile_faults(s), _overtime_faults(s)
    if odd:
        return faults + odd
    if faults or nothing_scored(s):
        return faults + _end_faults(s, s, bool(s.phase == OVER and s.deducted), _may_be_rescued(s))
    started = 1 if s.overtime and _scored_round(s) > 1 else 0  # overtime may have begun before the last round, or with its end
    return min((_last_round_faults(box, s, overtime) for overtime in range(started + 1)), key=len)


def _scored_round(s: Any) -> int:
    return int(s.round_number) if s.phase == OVER else int(s.round_number) - 1


def _may_be_rescued(s: Any) -> bool:
    """Whether a rescue may have kept overtime going, though somebody stands lowest alone (R53)."""
    return bool(s.overtime and s.options.last_spell == RESCUE and s.options.rounds == 0)


def _pile_faults(s: Any) -> list[str]:
    """All cards lie in the piles of the last round, or none; and it has been played."""
    if nothing_scored(s):
        return _nothing_faults(s)
    faults = ["in the first round none has been scored before"] if _scored_round(s) == 0 else []
    seen = doubled = 0
    for seat in range(s.players):
        doubled |= seen & int(s.scored[seat])
        seen |= int(s.scored[seat])
    faults += [f"{text} lies in two piles of last_round" for text in card_texts(doubled)]
    missing = card_texts(~seen & (1 << CARDS) - 1)
    if missing:
        faults.append(f"missing in the piles of last_round are {' '.join(missing)}")
    if s.phase == OVER and [_wizards_alike(pile) for pile in s.scored] != [_wizards_alike(pile) for pile in s.taken]:
        faults.append("once a game is over, the piles of last_round are the cards taken")
    return faults


def _nothing_faults(s: Any) -> list[str]:
    if s.phase == OVER:
        return ["a game that is over has a last_round"]
    written = any(s.points[seat] or s.rest[seat] for seat in range(s.players))
    spell = s.phase != CASTING and (s.caster >= 0 or s.spell or s.deducted)
    return ["last_round has no piles, so nothing has been written down for it"] if written or spell else []


def _wizards_alike(pile: Any) -> tuple[int, int]:
    return int(pile) & COLOURED, (int(pile) >> WIZARD).bit_count()


def _overtime_faults(s: Any) -> list[str]:
    """Overtime needs its option, and an end that was due (R54)."""
    if not s.overtime:
        return []
    faults = [] if s.options.tie == PLAY_ON else ["overtime is played only with tie = play_on"]
    at_guard = s.phase == OVER and s.round_number == GUARD_ROUNDS
    if s.round_number <= max(1, s.options.rounds) and not at_guard:
        faults.append(f"overtime begins only after round {max(1, int(s.options.rounds))}")
    can_fall = s.options.earth_variant or s.options.last_spell == RESCUE or s.deducted
    if s.options.rounds == 0 and not can_fall and all(s.total[seat] < s.options.limit for seat in range(s.players)):
        faults.append("there is no overtime before somebody stands at the limit")
    return faults


def _last_round_faults(box: Any, s: Any, overtime: int) -> list[str]:
    """Writes the last round again, in overtime already or not, and compares."""
    caster, spell, deducted = written_spell(box, s)
    faults = []
    if s.phase != CASTING and (s.caster, s.spell, bool(s.deducted)) != (-1 if caster is None else caster, spell, deducted):
        faults.append("caster, spell and deducted of last_round are not those of its piles and points")
    before = _before_last_round(s, overtime, caster, spell if deducted else 0)
    find_spell(box, before)
    after = before.copy()
    if caster is None:
        write_points(box, after)
    else:
        write_spell(after, deducted)
    for name in ("points", "rest"):
        if any(after[name][seat] != s[name][seat] for seat in range(s.players)):
            faults.append(f"last_round.{name} are not those of its piles")
    if deducted and not may_deduct(before):
        faults.append("the spell of last_round could not be deducted")
    faults += [f"before last_round {fault}" for fault in _end_faults(before, before, False, _may_be_rescued(before))]
    return faults or _end_faults(s, after, deducted, deducted and not deducting_wins(before))


def _before_last_round(s: Any, overtime: int, caster: int | None, deducted: int) -> Any:
    """The state when the last card of the last round had been played."""
    before = s.copy()
    before.phase, before.end_reason, before.overtime, before.round_number = PLAYING, NOT_ENDED, overtime, _scored_round(s)
    for seat in range(s.players):
        before.taken[seat] = s.scored[seat]
        before.total[seat] = s.total[seat] - s.points[seat] + s.rest[seat] + (deducted if seat == caster else 0)
    return before


def _end_faults(s: Any, after: Any, deducted: bool, rescued: bool) -> list[str]:
    """Whether the game goes on, or why it ended, once the round before is on the sheet: as the rules say, and as the position does."""
    due = after.copy()
    due.round_number = _scored_round(s)
    reason = end_reason(due, deducted, rescued)
    if (reason, due.overtime) == (s.end_reason if s.phase == OVER else NOT_ENDED, s.overtime):
        return []
    if s.phase == OVER:
        return [f"the game is not over by {END_REASONS[s.end_reason]!r}"]
    if reason == NOT_ENDED:
        return ["the lowest total is shared, so the game would be in overtime" if due.overtime else "nothing has led to overtime"]
    return [OVER_ALREADY[reason]]
