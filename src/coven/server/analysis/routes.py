"""Hints and reviews over HTTP: asked for by POST, which answers at once; looked at again by GET."""

from typing import Annotated

from fastapi import APIRouter, Query

from coven.errors import CovenError
from coven.server.analysis.jobs import Job
from coven.server.analysis.messages import HintInfo, HintJob, ReviewInfo, ReviewJob
from coven.server.analysis.room import named
from coven.server.films.routes import Finished, film_of, names_of, sealed
from coven.server.match.match import Match
from coven.server.web.access import LookedAt, Me, Mine, TheServer

router = APIRouter(prefix="/tables/{table}")
Eyes = Annotated[int | None, Query(ge=0, le=11, description="one seat's eyes; without it all cards are open")]


@router.post("/hint", status_code=202)
async def ask_hint(server: TheServer, me: Me, desk: LookedAt, seat: Mine = None) -> HintJob:
    """What my moves are worth, where the table allows hints and it is my turn; asking again is free and tells how it stands."""
    return hint_job(server.analysis.ask_hint(desk.match, me.id, seat))


@router.get("/hint")
async def hint(server: TheServer, me: Me, desk: LookedAt, seat: Mine = None) -> HintJob:
    """How the hint for my present question stands."""
    return hint_job(server.analysis.hint(desk.match, me.id, seat))


def hint_job(job: Job) -> HintJob:
    return HintJob(state=job.state, progress=job.progress, result=None if job.result is None else HintInfo.model_validate(job.result))


@router.post("/review", status_code=202)
async def ask_review(server: TheServer, me: Me, desk: Finished, seat: Eyes = None) -> ReviewJob:
    """A finished game looked at again; it is made once and kept. Asking again is free and tells how it stands."""
    check_review(desk.match, seat)
    film = await film_of(server, desk)
    if film.rules != desk.match.game.version:
        raise CovenError(
            "other_rules_version",
            f"It was played under rules version {film.rules} of {desk.match.game.name}; this is version {desk.match.game.version}.",
            theirs=film.rules,
            ours=desk.match.game.version,
        )
    return review_job(await server.analysis.ask_review(desk.match.id, film, seat, me.id), desk.match)


@router.get("/review")
async def review(server: TheServer, desk: Finished, seat: Eyes = None) -> ReviewJob:
    """How a review stands."""
    check_review(desk.match, seat)
    return review_job(await server.analysis.review(desk.match.id, seat), desk.match)


def check_review(match: Match, seat: int | None) -> None:
    """Raises `sealed` for a deal that others still play today, `bad_seat` for eyes there are not."""
    if match.is_sealed:
        raise sealed()
    if seat is not None and seat >= match.created.players:
        raise CovenError("bad_seat", f"There is no seat {seat} at a table of {match.created.players}.", seat=seat, players=match.created.players)


def review_job(job: Job, match: Match) -> ReviewJob:
    result = None if job.result is None else ReviewInfo.model_validate(named(job.result, names_of(match)))
    return ReviewJob(state=job.state, progress=job.progress, result=result)
