"""Opening a desk: a table is made again from its steps in the log, or from its film where the rules have changed since."""

import asyncio
import logging
from collections.abc import Sequence
from time import time

from coven.errors import CovenError
from coven.server.desk.chat import Names
from coven.server.desk.delayed import Delayed
from coven.server.desk.desk import ALONE, Desk
from coven.server.films.shelf import read_film
from coven.server.jobs.pool import Pool
from coven.server.log.writing import Log
from coven.server.match.match import Match
from coven.server.match.steps import Created, Step, read_step
from coven.server.workers.bus import Bus

AT_ONCE = 16  # steps of a game that is opened; a long one takes the time of many moves
logger = logging.getLogger("coven.server.desk")


async def open_desk(id: str, log: Log, pool: Pool, names: Names, bus: Bus = ALONE) -> Desk | None:
    """The desk of a table, made from the steps in the log; None if there is no such table."""
    rows = await log.read(id)
    if not rows:
        return None
    created, at = read_step(rows[0][2]), rows[0][1]
    assert isinstance(created, Created)
    steps = [(at, read_step(body)) for _, at, body in rows[1:]]
    known = await names({created.host, *(step.person for _, step in steps if hasattr(step, "person"))})
    match, delayed = seated(id, created, at, known), None
    film = await read_film(log, id) if created.rules != match.game.version else None
    if film is not None and film.rules != match.game.version:
        match.show(film, steps)
    else:
        delay = created.terms.spectator_delay
        delayed = Delayed(seated(id, created, at, known), delay) if delay else None
        await take_steps(match, delayed, steps)
    desk = Desk(match, log, pool, names, delayed, bus)
    await desk.chat.read_on()
    return desk


async def take_steps(match: Match, delayed: Delayed | None, steps: Sequence[tuple[float, Step]]) -> None:
    """Lets all steps happen again, and others do something in between; a game that the rules, having changed, play no more is closed."""
    try:
        for count, (at, step) in enumerate(steps, 1):
            if count % AT_ONCE == 0:
                await asyncio.sleep(0)
            match.apply(step, at)
            if delayed is not None:
                delayed.take(at, step)
    except CovenError as error:
        if match.created.rules == match.game.version:
            raise
        logger.warning("a game of older rules is closed", extra={"table": match.id, "code": error.code})
        now = round(time(), 3)
        match.give_up(len(steps) + 1, now)
        if delayed is not None:
            delayed.give_up(len(steps) + 1, now)


def seated(id: str, created: Created, at: float, names: dict[str, str]) -> Match:
    match = Match(id, created, at)
    match.names = names
    return match
