"""A match as everybody may see it: the table with its seats, clocks and promises, and what never changes during its game."""

from typing import Any

from coven.server.live.match import Match
from coven.server.messages.from_server import ClockInfo, FairInfo, MoveInfo, SeatInfo, TableInfo, UndoInfo
from coven.table.values import Move


def table_info(match: Match) -> TableInfo:
    """The table as everybody who may look at it sees it."""
    made = match.created
    return {
        "id": match.id,
        "game": made.game,
        "rules_version": made.rules_version,
        "players": made.players,
        "options": made.options,
        "box": str((made.box or {}).get("name", "standard")),
        "public": made.public,
        "status": match.status,
        "closed_because": match.closed_because,
        "seats": [seat_info(match, seat) for seat in range(made.players)],
        "host_seat": match.seat_of(made.host),
        "terms": made.terms,
        "clocks": clocks_info(match),
        "undo": undo_info(match),
        "fair": fair_info(match),
        "outcome": match.outcome,
        "rematch": match.rematch,
        "daily": made.daily,
        "guide": made.guide,
        "fork": None if made.fork is None else {"table": made.fork.table, "moves": len(made.fork.moves)},
        "created_at": match.created_at,
    }


def seat_info(match: Match, seat: int) -> SeatInfo:
    chair = match.chairs[seat]
    first = match.seat_of(chair.person)
    return {
        "seat": seat,
        "kept_for": chair.plan.kept_for,
        "name": None if chair.is_free else match.name_at(seat),
        "has_person": chair.person is not None,
        "bot": chair.bot,
        "shares_with": None if first == seat else first,
    }


def clocks_info(match: Match) -> list[ClockInfo] | None:
    clocks = match.clocks
    return None if clocks is None else [{"bank": bank, "deadline": clocks.deadline(seat)} for seat, bank in enumerate(clocks.banks)]


def undo_info(match: Match) -> UndoInfo | None:
    request = match.undo_request
    return None if request is None else {"seat": request.seat, "yes": sorted(request.yes)}


def fair_info(match: Match) -> FairInfo:
    """The commitment always; seed and salt only when the game is over, and at a daily table the day is too."""
    over = match.status == "over" and not match.is_sealed
    return {
        "commitment": match.commitment,
        "seed": match.created.seed if over else None,
        "salt": match.created.salt if over else None,
    }


def setting_info(match: Match) -> dict[str, Any] | None:
    """What never changes during the game; None before it begins."""
    if match.film is not None:
        seats = [match.name_at(seat) for seat in range(match.created.players)]
        return {**match.film.head["setting"], "seats": seats, "commitment": match.commitment}
    return match.table.setting if match.has_begun else None


def move_info(move: Move) -> MoveInfo:
    return {"id": move.id, "kind": move.kind, "text": move.text, "args": dict(move.args)}
