"""Chat at a table: players and spectators have a room each. What is said is stored, then told; it is no part of the game."""

from collections import Counter, deque
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from coven.errors import CovenError
from coven.server.log.rows import chat as rows
from coven.server.log.writing import Entry, Log
from coven.server.match.match import Match
from coven.server.messages.from_server import ChatLine

REMEMBERED = 100  # of what was said, shown to whoever comes
Names = Callable[[Iterable[str]], Awaitable[dict[str, str]]]
PLAYERS, SPECTATORS = "players", "spectators"


@dataclass(frozen=True)
class Line:
    """One thing said; `client_id` is the id its client gave it, `place` its number in its room, which tells nothing of the other.

    What somebody said who is gone is forgotten: nobody's line keeps its number, and is told no more.
    """

    number: int
    place: int
    room: str
    person: str
    seat: int | None
    client_id: str
    text: str
    at: float


class Chat:
    """What was said lately at one table."""

    def __init__(self, match: Match, log: Log, names: Names) -> None:
        self._match = match
        self._log = log
        self._names = names
        self._lines: deque[Line] = deque(maxlen=REMEMBERED)
        self._number = 0
        self._said = Counter[str]()  # by room

    async def read_on(self) -> list[Line]:
        """Reads what was said since, before the desk was opened or to other processes."""
        wanted = select(rows).where(rows.c.game == self._match.id, rows.c.number > self._number).order_by(rows.c.number.desc()).limit(REMEMBERED)
        async with self._log.connect() as connection:
            found = [{name: value for name, value in row._mapping.items() if name != "game"} for row in await connection.execute(wanted)]
            self._said = await self._count_up_to(connection, found[0]["number"]) if found else self._said
        lines = self._placed(found[::-1])
        self._lines.extend(lines)
        self._number = lines[-1].number if lines else self._number
        told = [line for line in lines if line.person]
        unknown = {line.person for line in told} - set(self._match.names)
        if unknown:
            self._match.names.update(await self._names(unknown))
        return told

    async def _count_up_to(self, connection: AsyncConnection, number: int) -> Counter[str]:
        """How much was said in each room, up to a line."""
        here = (rows.c.game == self._match.id) & (rows.c.number <= number)
        found = await connection.execute(select(rows.c.room, func.count()).where(here).group_by(rows.c.room))
        return Counter({row[0]: row[1] for row in found})

    def _placed(self, found: list[dict[str, Any]]) -> list[Line]:
        """The last lines said, each with its number in its room."""
        before = self._said - Counter(row["room"] for row in found)
        lines = []
        for row in found:
            before[row["room"]] += 1
            lines.append(Line(place=before[row["room"]], **row))
        return lines

    async def store(self, person: str, seat: int | None, client_id: str, text: str, now: float) -> list[Line]:
        """Stores something said; nothing if it was sent before. Raises `Overtaken` if somebody said something to another process meanwhile."""
        self._check(person, seat)
        if any(line.client_id == client_id and line.person == person for line in self._lines):
            return []
        room = room_of(seat)
        line = Line(self._number + 1, self._said[room] + 1, room, person, seat, client_id, text, now)
        await self._log.append(Entry(chat={"game": self._match.id, **{name: value for name, value in line.__dict__.items() if name != "place"}}))
        self._number, self._said[room] = line.number, line.place
        self._lines.append(line)
        return [line]

    def _check(self, person: str, seat: int | None) -> None:
        allowed = self._match.created.terms.chat
        if allowed == "none" or (allowed == "players" and seat is None):
            raise CovenError("no_chat", "There is no chat for you at this table.")
        if person in self._match.muted:
            raise CovenError("muted", "The host of this table has muted you.")

    def forget(self, person: str) -> None:
        """Forgets what somebody said who is gone."""
        lines = [replace(line, person="", client_id="", text="") if line.person == person else line for line in self._lines]
        self._lines = deque(lines, maxlen=REMEMBERED)

    def author(self, number: int, watcher: int | None) -> str:
        """Who said something in a watcher's room; raises `no_such_line`."""
        found = next((line.person for line in self._lines if line.person and (line.room, line.place) == (room_of(watcher), number)), None)
        if found is None:
            raise CovenError("no_such_line", "Nobody has said that lately.", number=number)
        return found

    def recent(self, watcher: int | None) -> list[ChatLine]:
        """What a watcher may read of what was said."""
        return [self.told(line) for line in self._lines if line.person and line.room == room_of(watcher)]

    def told(self, line: Line) -> ChatLine:
        return {"number": line.place, "seat": line.seat, "name": self._name(line), "text": line.text, "at": line.at}

    def _name(self, line: Line) -> str:
        if line.seat in self._match.seats_of(line.person):
            return self._match.name_at(line.seat)
        return self._match.names.get(line.person, "?")


def room_of(watcher: int | None) -> str:
    return SPECTATORS if watcher is None else PLAYERS
