"""What a game leaves, over HTTP: the events of my seat, the record, the replay from any perspective. All of a finished game comes from its film."""

from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Query, Response

from coven.errors import CovenError
from coven.server.features.dependencies import PlaceInGame
from coven.server.features.films.finished import Chosen, Finished, Seen, TheFilms, names_of
from coven.server.features.films.making import nameless_record
from coven.server.features.lobby.access import VisibleDesk, check_not_sealed
from coven.server.features.people.access import Me, Mine
from coven.server.live.commands.playing import seat_of
from coven.server.live.match import Match
from coven.server.messages.http import EventsInfo, ReplayEntry, ReplayInfo, ReplayStep
from coven.server.store.film import OPEN, Film, Frame, Perspective

MOST_VIEWS = 100  # of one request
First = Annotated[int, Query(ge=0, le=1_000_000)]
Count = Annotated[int, Query(ge=1, le=MOST_VIEWS)]
router = APIRouter(prefix="/tables/{table}")


@router.get("/events")
async def events(me: Me, desk: VisibleDesk, seat: Mine = None) -> EventsInfo:
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


# --- the record and the replay ------------------------------------------------------------------------------------------


@router.get("/record", response_class=Response, responses={200: {"content": {"application/x-ndjson": {"schema": {"type": "string"}}}}})
async def record(films: TheFilms, desk: Finished) -> Response:
    """The record of a finished game, seed included: `coven verify` checks it."""
    check_not_sealed(desk.match)
    film = await films.find(desk.match.id)
    header, *rest = nameless_record(desk.match) if film is None else film.record  # a game that has just ended has no film yet
    named = {**orjson.loads(header), "seats": names_of(desk.match)}
    lines = [orjson.dumps(named).decode(), *rest]
    name = f"{desk.match.created.game}-{desk.match.id}.jsonl"
    return Response(
        "".join(line + "\n" for line in lines),
        media_type="application/x-ndjson",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@router.get("/replay")
async def replay(desk: Finished, film: Seen, perspective: Chosen) -> ReplayInfo:
    """A finished game step by step: what a seat, the spectators, or everybody together saw happen."""
    head = film.head
    return ReplayInfo(
        table=desk.match.id,
        game=head["game"],
        rules_version=film.rules_version,
        players=head["players"],
        moves=film.last,
        setting={**head["setting"], "seats": names_of(desk.match)},
        steps=[entry(film, frame, perspective) for frame in film.frames(perspective)],
    )


def entry(film: Film, frame: Frame, perspective: Perspective) -> ReplayEntry:
    """A step in the list; whose move it was and which may be a secret of another seat's, so only an open replay tells."""
    if perspective != OPEN or frame.number == 0:
        return ReplayEntry(number=frame.number, events=frame.events)
    seat, move = film.head["moves"][frame.number - 1]
    return ReplayEntry(number=frame.number, events=frame.events, seat=seat, move=move)


@router.get("/replay/{number}")
async def replay_step(film: Seen, perspective: Chosen, number: PlaceInGame) -> ReplayStep:
    """A finished game after so many moves."""
    return step_of(film, film.frame(perspective, number))


@router.get("/views")
async def replay_views(film: Seen, perspective: Chosen, first: First = 0, count: Count = 50) -> list[ReplayStep]:
    """Several steps at once, for a replay that runs."""
    return [step_of(film, frame) for frame in film.frames(perspective)[first : first + count]]


def step_of(film: Film, frame: Frame) -> ReplayStep:
    return ReplayStep(number=frame.number, moves=film.last, events=frame.events, view=frame.view)
