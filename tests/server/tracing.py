"""Follows one move from its message to what every seat is told: `python tests/server/tracing.py` prints what it takes.

Counts what a reader meets: functions of Coven that are called, their calls, and the files they are in. With the names of games
it prints them too, file by file in the order in which they are first met.
"""

import asyncio
import sys
import tempfile
from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import coven
from coven.server.features.dependencies import Parts
from coven.server.features.people.person import Person
from coven.server.features.people.sessions import Session
from coven.server.http.outlet import SocketOutlet
from coven.server.http.socket_routes import Visit
from coven.server.live.bot_pool import BotPool
from coven.server.live.desk import Desk
from coven.server.live.opening import open_desk
from coven.server.live.pace import Pace
from coven.server.live.steps import Created, Joined, Started, Step
from coven.server.messages.terms import ChairPlan, Terms
from coven.server.store.database import open_store
from coven.server.store.log import Entry, Log, step_rows

SOURCE = str(Path(coven.__file__).resolve().parent)
PLAYERS = 3
BEFORE = 30  # moves that are made before one is followed, so that the game is well under way
Hop = tuple[str, str]  # a file, and a function in it


@dataclass
class Trace:
    """What was called: how often, and in which order for the first time."""

    calls: Counter[Hop] = field(default_factory=Counter)

    def __call__(self, frame: Any, event: str, _: Any) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(SOURCE):
            self.calls[code.co_filename[len(SOURCE) + 1 :], getattr(code, "co_qualname", code.co_name)] += 1

    @property
    def files(self) -> set[str]:
        return {file for file, _ in self.calls}

    def counts(self) -> tuple[int, int, int]:
        """Functions, calls, files."""
        return len(self.calls), sum(self.calls.values()), len(self.files)

    def lines(self) -> Iterator[str]:
        """Each file with its functions and how often they are called."""
        for file in dict.fromkeys(file for file, _ in self.calls):
            called = {function: count for (where, function), count in self.calls.items() if where == file}
            yield f"  {file}: {len(called)} functions, {sum(called.values())} calls"
            yield from (f"    {count:3} {function}" for function, count in called.items())


class Unsent(SocketOutlet):
    """An outlet that keeps what it would write."""

    def __init__(self, session: Session) -> None:
        self.person, self.name, self.session, self.address = session.person.id, session.person.name, session, "127.0.0.1"
        self._waiting, self._bye, self._has_more = deque(), None, asyncio.Event()


async def desk_of(game: str, log: Log) -> Desk:
    """A table at which one person plays all seats, begun with a deal that is always the same."""
    found = coven.game(game)
    created = Created(
        game=game,
        rules_version=found.version,
        players=PLAYERS,
        options=found.check_options(PLAYERS, {}),
        host="anna",
        public=False,
        key="key",
        plans=tuple(ChairPlan(kept_for="friends", name=f"Anna {seat}") for seat in range(PLAYERS)),
        terms=Terms(),
        seed="11" * 32,
        salt="22" * 32,
    )
    steps: list[Step] = [created, *(Joined(seat=seat, person="anna") for seat in range(PLAYERS)), Started()]
    await log.append(Entry(step_rows("t", 0, 1.0, steps)))

    async def names(ids: Any) -> dict[str, str]:
        return dict.fromkeys(ids, "Anna")

    desk = await open_desk("t", log, BotPool(1, Pace(0, 0)), names)
    assert desk is not None
    return desk


async def followed(game: str, folder: Path) -> Trace:
    """The trace of one move, with a socket at every seat."""
    engine = await open_store(f"sqlite:///{folder / 'log.db'}")
    log = Log(engine)
    log.open()
    desk, trace = await desk_of(game, log), Trace()
    session = Session("s", "", Person("anna", "Anna"), float("inf"))
    visits = [Visit(Parts([]), desk, seat, Unsent(session)) for seat in range(PLAYERS)]
    for seat, visit in enumerate(visits):
        desk.audience.connect(visit.outlet, seat, None)
    for number in range(BEFORE + 1):
        seat = desk.match.to_act[0]
        move, after = desk.match.table.moves(seat)[0].text, desk.match.streams[seat].number
        message = f'{{"type":"play","id":"m{number}","move":"{move}","after":{after}}}'
        sys.setprofile(trace if number == BEFORE else None)
        await visits[seat].take(message)
        sys.setprofile(None)
        await asyncio.sleep(0)
    await desk.close()
    await log.close()
    await engine.dispose()
    return trace


def follow(game: str) -> Trace:
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(followed(game, Path(folder)))


if __name__ == "__main__":
    for name in sys.argv[1:] or coven.game_names():
        trace = follow(name)
        print(f"{name}: {{}} functions, {{}} calls, {{}} files".format(*trace.counts()))
        if sys.argv[1:]:
            print(*trace.lines(), sep="\n")
