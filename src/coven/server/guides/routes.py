"""Guides over HTTP: a table of my own with a prepared game."""

from fastapi import APIRouter

from coven.server.commands.seating import Start
from coven.server.guides.guide import guide_of
from coven.server.lobby.making import new_id
from coven.server.lobby.routes import check_room
from coven.server.messages.http import GuideTable
from coven.server.web.access import Me, TheServer
from coven.table.registry import game as find_game

router = APIRouter()


@router.post("/guides/{game}", status_code=201)
async def learn(server: TheServer, me: Me, game: str) -> GuideTable:
    """A table of my own at which a game is learned, begun: the deal and the others' moves are prepared."""
    found = find_game(game)
    guide = guide_of(found)
    server.new_tables.check(me.id)
    await check_room(server, me)
    created, seated = guide.created_for(me, found)
    desk = await server.desks.make(new_id(), created, [seated], me.name)
    await desk.do(Start(me.id))
    return GuideTable(id=desk.match.id)
