"""What might have been: the moves there were at any point of a finished game, and a fork, a new game against bots that begins there.

The seed is known by then, so a fork is rated nowhere and proves nothing.
"""

import secrets
from typing import Annotated

from fastapi import APIRouter, Query

from coven.errors import CovenError
from coven.server.features.dependencies import PlaceInGame, TheDesks
from coven.server.features.films.finished import Finished
from coven.server.features.films.replaying import TheReplaying
from coven.server.features.lobby.access import check_not_sealed
from coven.server.features.lobby.making import new_id
from coven.server.features.lobby.quotas import TheOpening
from coven.server.features.people.access import AnyLane, Me, MyLane
from coven.server.features.people.person import Person
from coven.server.live.commands.seating import Start, check_bot
from coven.server.live.infos import move_info
from coven.server.live.match import Match
from coven.server.live.steps import Created, Fork, Joined
from coven.server.messages.from_server import MoveInfo
from coven.server.messages.http import ForkRequest, TableMade
from coven.server.messages.terms import ChairPlan, Terms
from coven.table.keeper import Keeper
from coven.table.values import Move

router = APIRouter(prefix="/tables/{table}")


@router.post("/fork", status_code=201)
async def fork(opening: TheOpening, desks: TheDesks, replaying: TheReplaying, me: Me, lane: MyLane, desk: Finished, asked: ForkRequest) -> TableMade:
    """A new table, begun, from a finished game as it stood after so many moves."""
    check_not_sealed(desk.match)
    await opening.check()
    created = forked(desk.match, me, asked)
    made = await desks.make(new_id(), created, [Joined(seat=asked.seat, person=me.id)], me.name)
    await opening.note(made.match.id)
    await replaying.run_for(lane, made.match.prepare)
    await made.do(Start(me.id))
    return TableMade(id=made.match.id, key=created.key)


@router.get("/replay/{number}/moves")
async def moves_then(
    replaying: TheReplaying, lane: AnyLane, desk: Finished, number: PlaceInGame, seat: Annotated[int, Query(ge=0, le=11)]
) -> list[MoveInfo]:
    """What a seat might have done after so many moves."""
    match = desk.match
    check_not_sealed(match)
    check_point(match, number, seat)
    return [move_info(move) for move in await replaying.run_for(lane, moves_at, match.table.keeper, number, seat)]


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
        rules_version=match.game.version,
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
