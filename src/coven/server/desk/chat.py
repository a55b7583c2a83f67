"""Chat at a table: players and spectators have a room each. What is said is stored, then told; it is no part of the game."""

from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass

from sqlalchemy import select

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
    """One thing said; `client_id` is the id its client gave it."""

    number: int
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

    async def read_on(self) -> list[Line]:
        """Reads what was said since, before the desk was opened or to other processes."""
        wanted = select(rows).where(rows.c.game == self._match.id, rows.c.number > self._number).order_by(rows.c.number.desc()).limit(REMEMBERED)
        async with self._log.connect() as connection:
            found = [row._mapping for row in await connection.execute(wanted)]
        lines = [Line(**{name: value for name, value in row.items() if name != "game"}) for row in reversed(found)]
        self._lines.extend(lines)
        self._number = lines[-1].number if lines else self._number
        unknown = {line.person for line in lines} - set(self._match.names)
        if unknown:
            self._match.names.update(await self._names(unknown))
        return lines

    async def store(self, person: str, seat: int | None, client_id: str, text: str, now: float) -> list[Line]:
        """Stores something said; nothing if it was sent before. Raises `Overtaken` if somebody said something to another process meanwhile."""
        self._check(person, seat)
        if any(line.client_id == client_id and line.person == person for line in self._lines):
            return []
        line = Line(self._number + 1, SPECTATORS if seat is None else PLAYERS, person, seat, client_id, text, now)
        await self._log.append(Entry(chat={"game": self._match.id, **line.__dict__}))
        self._number = line.number
        self._lines.append(line)
        return [line]

    def _check(self, person: str, seat: int | None) -> None:
        allowed = self._match.created.terms.chat
        if allowed == "none" or (allowed == "players" and seat is None):
            raise CovenError("no_chat", "There is no chat for you at this table.")
        if person in self._match.muted:
            raise CovenError("muted", "The host of this table has muted you.")

    def author(self, number: int) -> str:
        """Who said something; raises `no_such_line`."""
        found = next((line.person for line in self._lines if line.number == number), None)
        if found is None:
            raise CovenError("no_such_line", "Nobody has said that lately.", number=number)
        return found

    def recent(self, watcher: int | None) -> list[ChatLine]:
        """What a watcher may read of what was said."""
        room = SPECTATORS if watcher is None else PLAYERS
        return [self.told(line) for line in self._lines if line.room == room]

    def told(self, line: Line) -> ChatLine:
        return {"number": line.number, "seat": line.seat, "name": self._name(line), "text": line.text, "at": line.at}

    def _name(self, line: Line) -> str:
        if line.seat in self._match.seats_of(line.person):
            return self._match.name_at(line.seat)
        return self._match.names.get(line.person, "?")
