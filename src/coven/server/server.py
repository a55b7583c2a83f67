"""The server: everything one server process runs, opened and closed in order."""

import asyncio
from collections import defaultdict

from sqlalchemy.ext.asyncio import AsyncEngine

from coven.server.jobs.pace import Pace
from coven.server.jobs.pool import Pool
from coven.server.lobby.desks import Desks
from coven.server.log.store import open_store
from coven.server.log.writing import Log
from coven.server.people.accounts import People
from coven.server.people.sessions import Sessions, signing_key
from coven.server.settings import Settings
from coven.server.viewers import Outlet
from coven.server.web.limits import Limit


class Server:
    """The rooms of a running server."""

    def __init__(self, settings: Settings, engine: AsyncEngine) -> None:
        self.settings = settings
        self.engine = engine
        self.log = Log(engine)
        self.people = People(engine)
        self.sessions = Sessions(engine, signing_key(settings.data), settings.session_days)
        self.pool = Pool(settings.bot_workers, Pace(settings.bot_pace_least, settings.bot_pace_most))
        self.desks = Desks(settings, self.log, self.pool, self.people.names)
        self.sockets: defaultdict[str, set[Outlet]] = defaultdict(set)  # by session
        self.sessions.when_ended = self.cut_session_off
        self.requests = Limit(settings.request_rate, settings.request_rate * 4)
        self.guests = Limit(settings.guest_rate, 20)
        self.sign_ins = Limit(settings.sign_in_rate, 10)
        self.new_tables = Limit(settings.table_rate, 10)
        self.chats = Limit(settings.chat_rate, 5)

    @classmethod
    async def opened(cls, settings: Settings) -> "Server":
        """A server with its database open, its log writing and its games awake."""
        settings.data.mkdir(parents=True, exist_ok=True)
        server = cls(settings, await open_store(settings.address))
        server.log.open()
        server.desks.open()
        return server

    def cut_session_off(self, session: str) -> None:
        """Closes the sockets of a session that has ended."""
        for outlet in list(self.sockets.pop(session, ())):
            outlet.cut_off("session_over", again=False)

    @property
    def count_of_sockets(self) -> int:
        return sum(map(len, self.sockets.values()))

    async def close(self) -> None:
        """Tells everybody, lets what is under way be stored, then closes."""
        for outlets in list(self.sockets.values()):
            for outlet in list(outlets):
                outlet.cut_off("server_stops", again=True)
        await asyncio.sleep(0.05)
        await self.desks.close()
        await self.log.close()
        self.pool.close()
        await self.engine.dispose()
