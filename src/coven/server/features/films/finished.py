"""A finished game, for who may see all of it: its desk, its film, and the perspective it is looked at from."""

import asyncio
from typing import Annotated

from fastapi import Depends, Query

from coven.errors import CovenError
from coven.server.features.dependencies import provided
from coven.server.features.films.filming import Filming
from coven.server.features.lobby.access import VisibleDesk, sealed
from coven.server.features.people.access import AnyLane, MaybeSession
from coven.server.live.desk import Desk
from coven.server.live.match import Match
from coven.server.store.film import OPEN, SPECTATORS, Film, Perspective
from coven.server.store.films import Films

TheFilms = Annotated[Films, provided(Films)]
TheFilming = Annotated[Filming, provided(Filming)]


def chosen_perspective(seat: Annotated[int | None, Query(ge=0, le=11)] = None, open: bool = False) -> Perspective:
    """A seat's, everybody's together, or without either the spectators'."""
    return OPEN if open else SPECTATORS if seat is None else seat


Chosen = Annotated[Perspective, Depends(chosen_perspective)]


async def finished(desk: VisibleDesk, session: MaybeSession) -> Desk:
    """The desk of a finished game, for who may see all of it; raises `not_over`, `no_spectators`."""
    person = None if session is None else session.person.id
    seat, match = desk.match.seat_of(person), desk.seen_by(person)
    if match.status != "over":
        raise CovenError("not_over", "That can be had when the game is over.")
    if seat is None and match.created.terms.spectators == "none" and match.created.daily is None:
        raise CovenError("no_spectators", "This table was played without spectators.")
    return desk


Finished = Annotated[Desk, Depends(finished)]


async def film_of(films: TheFilms, filming: TheFilming, desk: Finished, lane: AnyLane) -> Film:
    """The film of a finished game; made now if nobody has yet."""
    film = await films.find(desk.match.id)
    if film is None:
        await filming.make(desk.match.id, lane)
        film = await films.find(desk.match.id)
    if film is None:
        raise CovenError("no_film", "There is no film of this game.")
    return film


async def seen_film(desk: Finished, session: MaybeSession, perspective: Chosen, film: Annotated[Film, Depends(film_of)]) -> Film:
    """The film, if it may be seen from there; before the day is over a daily table only with one's own."""
    if desk.match.is_sealed and (session is None or perspective != desk.match.seat_of(session.person.id)):
        raise sealed()
    await asyncio.to_thread(film.frames, perspective)  # read once, out of everybody's way
    return film


Seen = Annotated[Film, Depends(seen_film)]


def names_of(match: Match) -> list[str]:
    return [match.name_at(seat) for seat in range(match.created.players)]
