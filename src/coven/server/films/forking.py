"""What might have been: the moves there were at any point of a finished game, and a fork, a new game against bots that begins there.

The seed is known by then, so a fork is rated nowhere and proves nothing.
"""

import asyncio
import secrets
from typing import Annotated

from fastapi import APIRouter, Query

from coven.errors import CovenError
from coven.server.commands.seating import Start, check_bot
from coven.server.desk.showing import move_info
from coven.server.films.routes import Finished, sealed
from coven.server.lobby.making import new_id
from coven.server.lobby.routes import check_room
from coven.server.match.match import Match
from coven.server.match.steps import ChairPlan, Created, Fork, Joined
from coven.server.match.terms import Terms
from coven.server.messages.from_server import MoveInfo
from coven.server.messages.http import ForkRequest, TableMade
from coven.server.people.person import Person
from coven.server.web.access import Me, TheServer
from coven.table.keeper import Keeper
from coven.table.values import Move

router = APIRouter(prefix="/tables/{table}")


@router.post("/fork", status_code=201)
async def fork(server: TheServer, me: Me, desk: Finished, asked: ForkRequest) -> TableMade:
    """A new table, begun, from a finished game as it stood after so many moves."""
    if desk.match.is_sealed:
        raise sealed()
    server.new_tables.check(me.id)
    await check_room(server, me)
    created = forked(desk.match, me, asked)
    made = await server.desks.make(new_id(), created, [Joined(seat=asked.seat, person=me.id)], me.name)
    await asyncio.to_thread(made.match.prepare)
    await made.do(Start(me.id))
    return TableMade(id=made.match.id, key=created.key)


@router.get("/replay/{number}/moves")
async def moves_then(desk: Finished, number: int, seat: Annotated[int, Query(ge=0, le=11)]) -> list[MoveInfo]:
    """What a seat might have done after so many moves."""
    match = desk.match
    if match.is_sealed:
        raise sealed()
    check_point(match, number, seat)
    return [move_info(move) for move in await asyncio.to_thread(moves_at, match.table.keeper, number, seat)]


def moves_at(keeper: Keeper, number: int, seat: int) -> list[Move]:
    """The moves of a seat at a table made for this alone; the game is over, so nobody changes what it is made from."""
    return keeper.table_at(number).moves(seat)


def check_point(match: Match, number: int, seat: int) -> None:
    """Raises `rules_changed`, `bad_seat` or `bad_number` if nobody can go on from there at that seat."""
    players = match.created.players
    if match.film is not None:
        raise CovenError("rules_changed", "The rules have changed, and this game can't be played on under the new ones.")
    if seat >= players:
        raise CovenError("bad_seat", f"There is no seat {seat} at a table of {players}.", seat=seat)
    moves = len(match.table.keeper)
    if not 0 <= number < moves:
        raise CovenError("bad_number", f"There is no move number {number + 1}; there are {moves}.", number=number, moves=moves)


def forked(match: Match, me: Person, asked: ForkRequest) -> Created:
    """The first step of the new table; raises `rules_changed`, `bad_seat`, `bad_number`, `unknown_bot`."""
    old = match.created
    check_point(match, asked.move, asked.seat)
    moves = tuple((seat, move.text) for seat, move in match.table.keeper.history[: asked.move])
    bot = ChairPlan(kept_for="bot", bot=check_bot(match, asked.bot))
    mine = ChairPlan(kept_for="friends", person=me.id)
    return Created(
        game=old.game,
        rules=match.game.version,
        players=old.players,
        options=old.options,
        box=old.box,
        host=me.id,
        public=False,
        key=secrets.token_urlsafe(16),
        plans=tuple(mine if seat == asked.seat else bot for seat in range(old.players)),
        terms=Terms(hints="own"),
        seed=old.seed,
        salt=old.salt,
        fork=Fork(table=match.id, moves=moves),
    )
