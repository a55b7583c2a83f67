"""What seats see of Cauldron."""

from collections.abc import Sequence
from typing import Any

from template.cauldron.state import KINDS, NOTHING_YET, OVER

from coven.table.values import Arguments, Event, Move

PHASES = ("stirring", "over")
END_REASONS = ("stirred",)


def move_of(action: int) -> Move:
    return Move(action, "throw", str(action + 1), {"herb": str(action + 1)})


def action_of(text: str) -> int | None:
    return int(text) - 1 if text.isdecimal() and 1 <= int(text) <= KINDS else None


def view(box: Any, s: Any, seat: int | None) -> dict[str, Any]:
    """Built field by field: never the state minus something."""
    return {
        "phase": PHASES[s.phase],
        "rounds_played": int(s.rounds_played),
        "hand": None if seat is None else [kind + 1 for kind in range(KINDS) for _ in range(s.hand[seat, kind])],
        "thrown": None if seat is None or s.thrown[seat] == NOTHING_YET else int(s.thrown[seat]) + 1,
        "last_thrown": [int(s.last_thrown[who]) + 1 for who in range(s.players)],
        "scores": scores(box, s),
    }


def events(box: Any, before: Any, seat: int, action: int, after: Any, watcher: int | None) -> list[Event]:
    """A herb thrown in is seen face down, but by its own seat; once all are in, everybody sees them."""
    if seat < 0:
        return [Event("deal", {"herbs": view(box, after, watcher)["hand"]})]
    seen = [Event("thrown", {"seat": seat, "herb": str(action + 1)} if watcher == seat else {"seat": seat})]
    if after.rounds_played != before.rounds_played:
        seen.append(Event("stirred", {"herbs": [str(herb) for herb in view(box, after, None)["last_thrown"]], "scores": scores(box, after)}))
    if after.phase == OVER:
        seen.append(Event("end", {"reason": END_REASONS[0]}))
    return seen


def scores(box: Any, s: Any) -> list[int]:
    return [int(s.score[seat]) for seat in range(s.players)]


def places(box: Any, s: Any) -> list[int]:
    points = scores(box, s)
    return [1 + sum(other > mine for other in points) for mine in points]


def end_reason(box: Any, s: Any) -> str:
    return END_REASONS[0]


def breakdown(box: Any, history: Sequence[Any]) -> list[list[Arguments]]:
    return [[{"kind": "herbs", "points": points}] for points in scores(box, history[-1])]
