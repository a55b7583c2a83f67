"""A match as people may see it: the table for everybody, the present for one watcher."""

from collections.abc import Callable
from functools import cache
from typing import Any

import orjson

from coven.server.films.film import SPECTATORS, Film
from coven.server.match.match import Match
from coven.server.messages.from_server import ClockInfo, FairInfo, MoveInfo, Present, SeatInfo, TableInfo, UndoInfo
from coven.table.game import Game
from coven.table.values import Move


def table_info(match: Match) -> TableInfo:
    """The table as everybody who may look at it sees it."""
    made = match.created
    return {
        "id": match.id,
        "game": made.game,
        "rules": made.rules,
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
    name = None if chair.person is None else match.name_at(seat)
    first = match.seat_of(chair.person)
    return {"seat": seat, "kept_for": chair.plan.kept_for, "name": name, "bot": chair.bot, "shares_with": None if first == seat else first}


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


def present_info(match: Match, watcher: int | None, whole_view: Callable[[dict[str, Any]], Any]) -> Present | None:
    """The game as a watcher sees it now; None before it begins. `whole_view` adds what everybody sees."""
    if not match.has_begun:
        return None
    if match.film is not None:
        return {"view": last_view(match.film, watcher), "moves": [], "may_undo": False, "answers": {}}
    table, asked = match.table, watcher is not None and watcher in match.to_act
    return {
        "view": whole_view(table.own_view(watcher)),
        "moves": offered(match, watcher) if watcher is not None and asked else [],
        "may_undo": may_undo(match, watcher),
        "answers": {} if watcher is None else match.chairs[watcher].answers,
    }


def offered(match: Match, seat: int) -> list[Any]:
    """The moves a seat may choose from; none where its standing answers choose, which takes the time a person would."""
    answers = match.chairs[seat].answers
    if answers and match.table.answer_for(seat, answers) is not None:
        return []
    return [encoded_move(match.game, move.id) for move in match.table.moves(seat)]


@cache  # the moves of a game are always the same
def encoded_move(game: Game, id: int) -> Any:
    return orjson.Fragment(orjson.dumps(game.all_moves[id].as_data()))


def move_info(move: Move) -> MoveInfo:
    return {"id": move.id, "kind": move.kind, "text": move.text, "args": dict(move.args)}


def last_view(film: Film, watcher: int | None) -> dict[str, Any]:
    return film.frame(SPECTATORS if watcher is None else watcher, film.last).view


def may_undo(match: Match, watcher: int | None) -> bool:
    """Whether a watcher may take back; the game is asked only where nobody else has done anything since."""
    if watcher is None or match.status != "playing" or match.created.terms.undo == "none":
        return False
    return match.streams[watcher].did_last and match.table.may_undo(watcher)
