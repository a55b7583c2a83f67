"""What a game leaves, over HTTP: the events of my seat, the record, the replay from anybody's eyes. All of a finished game comes from its film."""

import asyncio
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Depends, Query, Response

from coven.errors import CovenError
from coven.server.commands.playing import seat_of
from coven.server.desk.desk import Desk
from coven.server.films.endings import nameless_record
from coven.server.films.film import OPEN, SPECTATORS, Film, Frame, Watch
from coven.server.match.match import Match
from coven.server.messages.http import EventsInfo, ReplayEntry, ReplayInfo, ReplayStep
from coven.server.web.access import LookedAt, MaybeSession, Me, Mine, TheServer

MOST_VIEWS = 100  # of one request
First = Annotated[int, Query(ge=0)]
Count = Annotated[int, Query(ge=1, le=MOST_VIEWS)]
router = APIRouter(prefix="/tables/{table}")


@router.get("/events")
async def events(me: Me, desk: LookedAt, seat: Mine = None) -> EventsInfo:
    """Everything my seat has seen happen so far, where the table allows memory aids."""
    match = desk.match
    seat = seat_of(match, me.id, seat)
    if match.status == "playing" and not match.created.terms.memory_aids:
        raise CovenError("no_memory_aids", "This table is played from memory.")
    return EventsInfo(number=match.streams[seat].number, events=seen_by(match, seat))


def seen_by(match: Match, seat: int) -> list[dict[str, Any]]:
    if match.film is not None:
        return [event for frame in match.film.frames(seat) for event in frame.events]
    return [event.as_data() for event in match.table.events(seat)]


# --- whose eyes ---------------------------------------------------------------------------------------------------------


def eyes(seat: Annotated[int | None, Query(ge=0, le=11)] = None, open: bool = False) -> Watch:
    """From whose eyes: a seat's, everybody's, or without either the spectators'."""
    return OPEN if open else SPECTATORS if seat is None else seat


Eyes = Annotated[Watch, Depends(eyes)]


async def finished(desk: LookedAt, session: MaybeSession) -> Desk:
    """The desk of a finished game, for who may see all of it; raises `not_over`, `no_spectators`."""
    person = None if session is None else session.person.id
    seat, match = desk.match.seat_of(person), desk.seen_by(person)
    if match.status != "over":
        raise CovenError("not_over", "That can be had when the game is over.")
    if seat is None and match.created.terms.spectators == "none" and match.created.daily is None:
        raise CovenError("no_spectators", "This table was played without spectators.")
    return desk


Finished = Annotated[Desk, Depends(finished)]


async def film_of(server: TheServer, desk: Finished) -> Film:
    """The film of a finished game; made now if nobody has yet."""
    film = await server.shelf.film(desk.match.id)
    if film is None:
        await server.endings.see_to(desk.match.id)
        film = await server.shelf.film(desk.match.id)
    if film is None:
        raise CovenError("no_film", "There is no film of this game.")
    return film


async def seen_film(desk: Finished, session: MaybeSession, watch: Eyes, film: Annotated[Film, Depends(film_of)]) -> Film:
    """The film, if it may be seen with these eyes; before the day is over a daily table only with one's own."""
    if desk.match.is_sealed and (session is None or watch != desk.match.seat_of(session.person.id)):
        raise sealed()
    await asyncio.to_thread(film.frames, watch)  # read once, out of everybody's way
    return film


Seen = Annotated[Film, Depends(seen_film)]


def sealed() -> CovenError:
    return CovenError("sealed", "Everybody plays this deal today; it is shown tomorrow.")


# --- the record and the replay ------------------------------------------------------------------------------------------


@router.get("/record", response_class=Response, responses={200: {"content": {"application/x-ndjson": {"schema": {"type": "string"}}}}})
async def record(server: TheServer, desk: Finished) -> Response:
    """The record of a finished game, seed included: `coven verify` checks it."""
    if desk.match.is_sealed:
        raise sealed()
    film = await server.shelf.film(desk.match.id)
    header, *rest = nameless_record(desk.match) if film is None else film.record  # a game that has just ended has no film yet
    named = {**orjson.loads(header), "seats": names_of(desk.match)}
    lines = [orjson.dumps(named).decode(), *rest]
    name = f"{desk.match.created.game}-{desk.match.id}.jsonl"
    return Response(
        "".join(line + "\n" for line in lines),
        media_type="application/x-ndjson",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


def names_of(match: Match) -> list[str]:
    return [match.name_at(seat) for seat in range(match.created.players)]


@router.get("/replay")
async def replay(desk: Finished, film: Seen, watch: Eyes) -> ReplayInfo:
    """A finished game step by step: what a seat, the spectators, or everybody together saw happen."""
    head = film.head
    return ReplayInfo(
        table=desk.match.id,
        game=head["game"],
        rules=head["rules"],
        players=head["players"],
        moves=film.last,
        setting={**head["setting"], "seats": names_of(desk.match)},
        steps=[entry(film, frame, watch) for frame in film.frames(watch)],
    )


def entry(film: Film, frame: Frame, watch: Watch) -> ReplayEntry:
    """A step in the list; whose move it was and which may be a secret of another seat's, so only an open replay tells."""
    if watch != OPEN or frame.number == 0:
        return ReplayEntry(number=frame.number, events=frame.events)
    seat, move = film.head["moves"][frame.number - 1]
    return ReplayEntry(number=frame.number, events=frame.events, seat=seat, move=move)


@router.get("/replay/{number}")
async def replay_step(film: Seen, watch: Eyes, number: int) -> ReplayStep:
    """A finished game after so many moves."""
    return step_of(film, film.frame(watch, number))


@router.get("/views")
async def replay_views(film: Seen, watch: Eyes, first: First = 0, count: Count = 50) -> list[ReplayStep]:
    """Several steps at once, for a replay that runs."""
    return [step_of(film, frame) for frame in film.frames(watch)[first : first + count]]


def step_of(film: Film, frame: Frame) -> ReplayStep:
    return ReplayStep(number=frame.number, moves=film.last, events=frame.events, view=frame.view)
