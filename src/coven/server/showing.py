"""A sitting as people may see it: the table for everybody, the present for one watcher."""

from typing import Any

from coven.server.messages.told import ClockTold, FairTold, Present, SeatTold, TableTold, UndoTold
from coven.server.sitting.sitting import Sitting


def table_told(sitting: Sitting) -> TableTold:
    """The table as everybody who may look at it sees it."""
    made = sitting.created
    outcome = sitting.table.outcome if sitting.status == "over" else None
    return {
        "id": sitting.id,
        "game": made.game,
        "rules": made.rules,
        "players": made.players,
        "options": made.options,
        "box": str((made.box or {}).get("name", "standard")),
        "public": made.public,
        "status": sitting.status,
        "closed_because": sitting.closed_because,
        "seats": [seat_told(sitting, seat) for seat in range(made.players)],
        "host_seat": sitting.seat_of(made.host),
        "terms": made.terms,
        "clocks": clocks_told(sitting),
        "undo": undo_told(sitting),
        "fair": fair_told(sitting),
        "outcome": None if outcome is None else outcome.as_data(),
        "rematch": sitting.rematch,
        "created_at": sitting.created_at,
    }


def seat_told(sitting: Sitting, seat: int) -> SeatTold:
    chair = sitting.chairs[seat]
    name = None if chair.person is None else sitting.names.get(chair.person, "?")
    return {"seat": seat, "kept_for": chair.plan.kept_for, "name": name, "bot": chair.bot}


def clocks_told(sitting: Sitting) -> list[ClockTold] | None:
    clocks = sitting.clocks
    return None if clocks is None else [{"bank": bank, "deadline": clocks.deadline(seat)} for seat, bank in enumerate(clocks.banks)]


def undo_told(sitting: Sitting) -> UndoTold | None:
    request = sitting.undo_request
    return None if request is None else {"seat": request.seat, "yes": sorted(request.yes)}


def fair_told(sitting: Sitting) -> FairTold:
    """The commitment always; seed and salt only when the game is over."""
    over = sitting.status == "over"
    return {
        "commitment": sitting.commitment,
        "seed": sitting.created.seed if over else None,
        "salt": sitting.created.salt if over else None,
    }


def setting_told(sitting: Sitting) -> dict[str, Any] | None:
    """What never changes during the game; None before it begins."""
    return sitting.table.setting if sitting.has_begun else None


def present_told(sitting: Sitting, watcher: int | None) -> Present | None:
    """The game as a watcher sees it now; None before it begins."""
    if not sitting.has_begun:
        return None
    table, asked = sitting.table, watcher is not None and watcher in sitting.to_act
    return {
        "view": table.view(watcher),
        "moves": [{"id": move.id, "kind": move.kind, "text": move.text, "args": dict(move.args)} for move in table.moves(watcher)]
        if watcher is not None and asked
        else [],
        "may_undo": may_undo(sitting, watcher),
        "answers": {} if watcher is None else sitting.chairs[watcher].answers,
    }


def may_undo(sitting: Sitting, watcher: int | None) -> bool:
    """Whether a watcher may take back; the game is asked only where nobody else has done anything since."""
    if watcher is None or sitting.status != "playing" or sitting.created.terms.undo == "none":
        return False
    return sitting.streams[watcher].did_last and sitting.table.may_undo(watcher)
