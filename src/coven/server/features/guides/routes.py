"""Guides over HTTP: a table of my own with a prepared game."""

from fastapi import APIRouter

from coven.server.features.dependencies import GameName, TheDesks
from coven.server.features.guides.guide import guide_of
from coven.server.features.lobby.making import new_id
from coven.server.features.lobby.quotas import TheOpening
from coven.server.features.people.access import Me
from coven.server.live.commands.seating import Start
from coven.server.messages.http import GuideTable
from coven.table.registry import game as find_game

router = APIRouter()


@router.post("/guides/{game}", status_code=201)
async def learn(opening: TheOpening, desks: TheDesks, me: Me, game: GameName) -> GuideTable:
    """A table of my own at which a game is learned, begun: the deal and the others' moves are prepared."""
    found = find_game(game)
    guide = guide_of(found)
    await opening.check()
    created, seated = guide.created_for(me, found)
    desk = await desks.make(new_id(), created, [seated], me.name)
    await opening.note(desk.match.id)
    await desk.do(Start(me.id))
    return GuideTable(id=desk.match.id)
