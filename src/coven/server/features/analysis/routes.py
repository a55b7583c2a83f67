"""Hints and reviews over HTTP: asked for by POST, which answers at once; looked at again by GET."""

from typing import Annotated

from fastapi import APIRouter, Query

from coven.errors import CovenError
from coven.server.features.analysis.hints_and_reviews import HintsAndReviews, named
from coven.server.features.analysis.jobs import Job
from coven.server.features.dependencies import provided
from coven.server.features.films.finished import Finished, TheFilming, TheFilms, film_of, names_of
from coven.server.features.lobby.access import VisibleDesk, check_not_sealed
from coven.server.features.people.access import Me, Mine, MyLane
from coven.server.live.match import Match
from coven.server.messages.analysis import HintJob, ReviewJob

router = APIRouter(prefix="/tables/{table}")
TheAnalysis = Annotated[HintsAndReviews, provided(HintsAndReviews)]
AsSeat = Annotated[int | None, Query(ge=0, le=11, description="as one seat could know it; without it all cards are open")]


@router.post("/hint", status_code=202)
async def ask_hint(analysis: TheAnalysis, lane: MyLane, desk: VisibleDesk, seat: Mine = None) -> HintJob:
    """What my moves are worth, where the table allows hints and it is my turn; asking again is free and tells how it stands."""
    return hint_job(analysis.ask_hint(desk.match, lane, seat))


@router.get("/hint")
async def hint(analysis: TheAnalysis, me: Me, desk: VisibleDesk, seat: Mine = None) -> HintJob:
    """How the hint for my present question stands."""
    return hint_job(analysis.hint(desk.match, me.id, seat))


def hint_job(job: Job) -> HintJob:
    share, is_preparing, seconds = job.how_far
    return HintJob(state=job.state, progress=share, preparing=is_preparing, seconds=seconds, result=job.result)


@router.post("/review", status_code=202)
async def ask_review(analysis: TheAnalysis, films: TheFilms, filming: TheFilming, lane: MyLane, desk: Finished, seat: AsSeat = None) -> ReviewJob:
    """A finished game looked at again; it is made once and kept. Asking again is free and tells how it stands."""
    check_review(desk.match, seat)
    film = await film_of(films, filming, desk, lane)
    if film.rules_version != desk.match.game.version:
        raise CovenError(
            "other_rules_version",
            f"It was played under rules version {film.rules_version} of {desk.match.game.name}; this is version {desk.match.game.version}.",
            theirs=film.rules_version,
            ours=desk.match.game.version,
        )
    return review_job(await analysis.ask_review(desk.match.id, film, seat, lane), desk.match)


@router.get("/review")
async def review(analysis: TheAnalysis, desk: Finished, seat: AsSeat = None) -> ReviewJob:
    """How a review stands."""
    check_review(desk.match, seat)
    return review_job(await analysis.review(desk.match.id, seat), desk.match)


def check_review(match: Match, seat: int | None) -> None:
    """Raises `sealed` for a deal that others still play today, `bad_seat` for a seat there is not."""
    check_not_sealed(match)
    if seat is not None and seat >= match.created.players:
        raise CovenError("bad_seat", f"There is no seat {seat} at a table of {match.created.players}.", seat=seat, players=match.created.players)


def review_job(job: Job, match: Match) -> ReviewJob:
    result = None if job.result is None else named(job.result, names_of(match))
    share, is_preparing, seconds = job.how_far
    return ReviewJob(state=job.state, progress=share, preparing=is_preparing, seconds=seconds, result=result)
