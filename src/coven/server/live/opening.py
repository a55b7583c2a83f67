"""Opening a desk: a table is made again from its steps in the log, or from its film where the rules have changed since."""

import asyncio
import contextlib
import logging
from collections.abc import Sequence

from coven.errors import CovenError
from coven.server.clock import CLOCK
from coven.server.live.bot_pool import BotPool
from coven.server.live.boxes import Boxes
from coven.server.live.chat import Names
from coven.server.live.delayed import Delayed
from coven.server.live.desk import ALONE, Desk
from coven.server.live.forking import prepare_start
from coven.server.live.match import Match
from coven.server.live.steps import Created, Step, read_step
from coven.server.store.bus import Bus
from coven.server.store.films import read_film
from coven.server.store.log import Log
from coven.table.box import Box
from coven.table.registry import game as find_game

AT_ONCE = 16  # steps of a game that is opened; a long one takes the time of many moves
logger = logging.getLogger("coven.server.desk")


async def open_desk(id: str, log: Log, pool: BotPool, names: Names, bus: Bus = ALONE, boxes: Boxes | None = None) -> Desk | None:
    """The desk of a table, made from the steps in the log; None if there is no such table."""
    opened = await open_match(id, log, names, boxes)
    if opened is None:
        return None
    desk = Desk(opened[0], log, pool, names, opened[1], bus)
    await desk.chat.read_on()
    return desk


async def open_match(id: str, log: Log, names: Names, boxes: Boxes | None = None, is_watched: bool = True) -> tuple[Match, Delayed | None] | None:
    """A table made again from the log, and beside it what spectators see later, if they do and it is watched; None if there is no such table."""
    rows = await log.read(id)
    if not rows:
        return None
    created, at = read_step(rows[0][2]), rows[0][1]
    assert isinstance(created, Created)
    steps = [(at, read_step(body)) for _, at, body in rows[1:]]
    known = await names({created.host, *(step.person for _, step in steps if hasattr(step, "person"))})
    box = None if boxes is None or created.box is None else await box_of(created, boxes)
    is_refused = boxes is not None and created.box is not None and box is None
    match, delayed = seated(id, created, at, known, box), None
    film = await read_film(log, id) if is_refused or created.rules_version != match.game.version else None
    if film is not None and (is_refused or film.rules_version != match.game.version):
        match.show(film, steps)
    elif is_refused:
        logger.warning("a game with a box that is refused today is closed", extra={"table": id})
        match.give_up(len(steps) + 1, round(CLOCK.now(), 3))
    else:
        delay = created.terms.spectator_delay if is_watched else 0
        delayed = Delayed(seated(id, created, at, known, box), delay) if delay else None
        await take_steps(match, delayed, steps)
    return match, delayed


async def take_steps(match: Match, delayed: Delayed | None, steps: Sequence[tuple[float, Step]]) -> None:
    """Lets all steps happen again, and others do something in between; a game that the rules, having changed, play no more is closed."""
    try:
        for count, (at, step) in enumerate(steps, 1):
            if count % AT_ONCE == 0:
                await asyncio.sleep(0)
            await prepare_start(match, step)
            match.apply(step, at)
            if delayed is not None:
                delayed.take(at, step)
    except CovenError as error:
        if match.created.rules_version == match.game.version:
            raise
        logger.warning("a game of older rules is closed", extra={"table": match.id, "code": error.code})
        now = round(CLOCK.now(), 3)
        match.give_up(len(steps) + 1, now)
        if delayed is not None:
            delayed.give_up(len(steps) + 1, now)


async def box_of(created: Created, boxes: Boxes) -> Box | None:
    """The box of a table that has its own; None for one that was built once, but can't be any more."""
    with contextlib.suppress(CovenError):
        return await boxes.box(find_game(created.game), created.box)
    return None


def seated(id: str, created: Created, at: float, names: dict[str, str], box: Box | None = None) -> Match:
    match = Match(id, created, at, box)
    match.names = names
    return match
