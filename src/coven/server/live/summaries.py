"""What lists show of a table: its summary."""

import orjson

from coven.server.live.match import Match
from coven.server.messages.http import TableSummary
from coven.server.store.log import Summary


def summary_of(match: Match) -> Summary:
    """The summary of a table as it is, and who sits there."""
    summary = table_summary(match)
    row = {
        "table_id": match.id,
        "game": summary.game,
        "status": summary.status,
        "public": match.created.public,
        "number": match.number,
        "changed_at": match.listed_at,
        "body": orjson.dumps(summary.model_dump(exclude={"changed_at"})).decode(),
    }
    seats = [{"table_id": match.id, "person": person, "seat": match.seat_of(person)} for person in sorted(set(match.people))]
    return Summary(row, tuple(seats))


def table_summary(match: Match) -> TableSummary:
    clock = match.created.terms.clock
    return TableSummary(
        id=match.id,
        game=match.created.game,
        status=match.status,
        players=match.created.players,
        free=sum(chair.is_free and chair.plan.kept_for == "anyone" for chair in match.chairs),
        names=[match.name_at(seat) for seat, chair in enumerate(match.chairs) if not chair.is_free],
        live=clock is None or clock.is_live,
        guide=match.created.guide,
        changed_at=match.listed_at,
    )
