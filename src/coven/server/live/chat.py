"""Chat at a table: players and spectators have a room each. What is said is stored, then told; it is no part of the game."""

from collections import Counter, deque
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from coven.errors import CovenError
from coven.server.live.match import Match
from coven.server.messages.from_server import ChatLine
from coven.server.store.log import Entry, Log
from coven.server.store.rows import chat as rows
from coven.table.values import Viewer

REMEMBERED = 100  # of what was said, shown to whoever comes
Names = Callable[[Iterable[str]], Awaitable[dict[str, str]]]
PLAYERS, SPECTATORS = "players", "spectators"


@dataclass(frozen=True)
class ChatEntry:
    """One thing said; `client_id` is the id its client gave it, `place` its number in its room, which tells nothing of the other.

    What somebody said who is gone is forgotten: nobody's entry keeps its number, and is told no more.
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
        self._entries: deque[ChatEntry] = deque(maxlen=REMEMBERED)
        self._number = 0
        self._said = Counter[str]()  # by room

    async def read_on(self) -> list[ChatEntry]:
        """Reads what was said since, before the desk was opened or to other processes."""
        wanted = select(rows).where(rows.c.table_id == self._match.id, rows.c.number > self._number).order_by(rows.c.number.desc()).limit(REMEMBERED)
        async with self._log.connect() as connection:
            found = [{name: value for name, value in row._mapping.items() if name != "table_id"} for row in await connection.execute(wanted)]
            self._said = await self._count_up_to(connection, found[0]["number"]) if found else self._said
        entries = self._placed(found[::-1])
        self._entries.extend(entries)
        self._number = entries[-1].number if entries else self._number
        kept = [entry for entry in entries if entry.person]
        unknown = {entry.person for entry in kept} - set(self._match.names)
        if unknown:
            self._match.names.update(await self._names(unknown))
        return kept

    async def _count_up_to(self, connection: AsyncConnection, number: int) -> Counter[str]:
        """How much was said in each room, up to a entry."""
        here = (rows.c.table_id == self._match.id) & (rows.c.number <= number)
        found = await connection.execute(select(rows.c.room, func.count()).where(here).group_by(rows.c.room))
        return Counter({row[0]: row[1] for row in found})

    def _placed(self, found: list[dict[str, Any]]) -> list[ChatEntry]:
        """The last entries said, each with its number in its room."""
        before = self._said - Counter(row["room"] for row in found)
        entries = []
        for row in found:
            before[row["room"]] += 1
            entries.append(ChatEntry(place=before[row["room"]], **row))
        return entries

    async def store(self, person: str, seat: int | None, client_id: str, text: str, now: float) -> list[ChatEntry]:
        """Stores something said; nothing if it was sent before. Raises `Overtaken` if somebody said something to another process meanwhile."""
        self._check(person, seat)
        if any(entry.client_id == client_id and entry.person == person for entry in self._entries):
            return []
        room = room_of(seat)
        entry = ChatEntry(self._number + 1, self._said[room] + 1, room, person, seat, client_id, text, now)
        await self._log.append(Entry(chat={"table_id": self._match.id, **{name: value for name, value in entry.__dict__.items() if name != "place"}}))
        self._number, self._said[room] = entry.number, entry.place
        self._entries.append(entry)
        return [entry]

    def _check(self, person: str, seat: int | None) -> None:
        allowed = self._match.created.terms.chat
        if allowed == "none" or (allowed == "players" and seat is None):
            raise CovenError("no_chat", "There is no chat for you at this table.")
        if person in self._match.muted:
            raise CovenError("muted", "The host of this table has muted you.")

    def forget(self, person: str) -> None:
        """Forgets what somebody said who is gone."""
        entries = [replace(entry, person="", client_id="", text="") if entry.person == person else entry for entry in self._entries]
        self._entries = deque(entries, maxlen=REMEMBERED)

    def author(self, number: int, viewer: Viewer) -> str:
        """Who said something in a viewer's room; raises `no_such_line`."""
        found = next((entry.person for entry in self._entries if entry.person and (entry.room, entry.place) == (room_of(viewer), number)), None)
        if found is None:
            raise CovenError("no_such_line", "Nobody has said that lately.", number=number)
        return found

    def recent(self, viewer: Viewer) -> list[ChatLine]:
        """What a viewer may read of what was said."""
        return [self.line_of(entry) for entry in self._entries if entry.person and entry.room == room_of(viewer)]

    def line_of(self, entry: ChatEntry) -> ChatLine:
        return {"number": entry.place, "seat": entry.seat, "name": self._name(entry), "text": entry.text, "at": entry.at}

    def _name(self, entry: ChatEntry) -> str:
        if entry.seat in self._match.seats_of(entry.person):
            return self._match.name_at(entry.seat)
        return self._match.names.get(entry.person, "?")


def room_of(viewer: Viewer) -> str:
    return SPECTATORS if viewer is None else PLAYERS
