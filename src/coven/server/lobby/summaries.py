"""What lists show of a table: its summary."""

import orjson

from coven.server.log.writing import Summary
from coven.server.match.match import Match
from coven.server.messages.http import TableSummary


def summary_of(match: Match) -> Summary:
    """The summary of a table as it is, and who sits there."""
    told = table_summary(match)
    row = {
        "game": match.id,
        "title": told.game,
        "status": told.status,
        "public": match.created.public,
        "changed_at": match.listed_at,
        "body": orjson.dumps(told.model_dump(exclude={"changed_at"})).decode(),
    }
    seats = [{"game": match.id, "person": person, "seat": match.seat_of(person)} for person in sorted(set(match.people))]
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
