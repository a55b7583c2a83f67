"""The server: everything one server process runs, opened and closed in order."""

import asyncio
import contextlib
from collections import defaultdict
from time import time

from sqlalchemy.ext.asyncio import AsyncEngine

from coven.server.admin.announcing import Announcements
from coven.server.admin.bans import Bans
from coven.server.analysis.room import AnalysisRoom
from coven.server.daily.deals import Deals
from coven.server.desk.viewers import encode
from coven.server.films.endings import Endings
from coven.server.films.shelf import Shelf
from coven.server.jobs.pace import Pace
from coven.server.jobs.pool import Pool
from coven.server.lobby.desks import Desks
from coven.server.log.store import UNREACHABLE, connect_to, is_sqlite, open_store
from coven.server.log.writing import Log
from coven.server.messages.admin import AnnouncementInfo
from coven.server.people.accounts import People
from coven.server.people.own_data import OwnData
from coven.server.people.sessions import Sessions, signing_key
from coven.server.people.tokens import Tokens
from coven.server.settings import Settings
from coven.server.tasks import end_all
from coven.server.web.limits import Limit
from coven.server.web.outlet import Outbox, SocketOutlet
from coven.server.webhooks.caller import Caller
from coven.server.webhooks.calls import Calls
from coven.server.workers.bus import Alone, Bus
from coven.server.workers.notices import Notices
from coven.server.workers.worker import Worker

LOOK_EVERY = 5.0  # seconds between two looks at what other processes have stored
GOODBYE_WITHIN = 2.0  # seconds


class Server:
    """The rooms of a running server."""

    def __init__(self, settings: Settings, engine: AsyncEngine, worker: Worker) -> None:
        self.settings = settings
        self.engine = engine
        self.bus: Bus = Alone() if is_sqlite(settings.address) else Notices(engine, worker)
        self.log = Log(engine, worker.id if self.bus.is_shared else None)
        self.people = People(engine)
        self.own_data = OwnData(engine)
        self.sessions = Sessions(engine, signing_key(settings.data), settings.session_days)
        self.tokens = Tokens(engine)
        self.pool = Pool(settings.bot_workers, Pace(settings.bot_pace_least, settings.bot_pace_most))
        self.desks = Desks(settings, self.log, self.pool, self.people.names, self.bus, worker)
        self.deals = Deals(engine)
        self.shelf = Shelf(self.log)
        self.endings = Endings(engine, self.desks)
        self.caller = Caller(Calls(engine, settings.webhook_retry), self.desks, settings.webhook_private)
        self.desks.observers += [self.endings.look, self.caller.look]
        self.analysis = AnalysisRoom(engine, settings)
        self.bans = Bans(engine)
        self.announcements = Announcements(engine, self.tell_everybody)
        self.opened_at = time()
        self._watch: asyncio.Task[None] | None = None
        self._banning = asyncio.Lock()
        self.sockets: defaultdict[str, set[SocketOutlet]] = defaultdict(set)  # by session
        self.outbox = Outbox()
        self.sessions.when_ended = self.tokens.when_ended = self.end_session
        self.bus.hear("session_over", lambda what: self.cut_session_off(what["session"]))
        self.requests = Limit(settings.request_rate, settings.request_rate * 4)
        share = 1 / settings.workers  # of what one may do in all, whichever process they come to
        self.guests = Limit(settings.guest_rate * share, 20)
        self.sign_ins = Limit(settings.sign_in_rate * share, max(2, 10 * share))
        self.new_tables = Limit(settings.table_rate * share, 10)
        self.chats = Limit(settings.chat_rate, 5)
        self.new_webhooks = Limit(settings.webhook_rate, 10)

    @classmethod
    async def opened(cls, settings: Settings, worker: Worker | None = None) -> "Server":
        """A server with its database open, its log writing and its games awake. For a worker the database is up to date already."""
        settings.data.mkdir(parents=True, exist_ok=True)
        engine = await open_store(settings.address) if worker is None else connect_to(settings.address)
        server = cls(settings, engine, worker or Worker())
        await server.bus.open()
        server.log.open()
        server.desks.open()
        await server.look_around()
        server.endings.open()
        server.caller.open()
        server._watch = asyncio.create_task(server._keep_looking(), name="watch")
        return server

    def end_session(self, session: str) -> None:
        """Closes the sockets of a session that has ended, in every process."""
        self.cut_session_off(session)
        self.bus.tell("session_over", session=session)

    def cut_session_off(self, session: str) -> None:
        """Closes the sockets that a session that has ended has here."""
        for outlet in list(self.sockets.pop(session, ())):
            outlet.cut_off("session_over", again=False)

    # --- what other processes may have stored -------------------------------------------------------------------------

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            with contextlib.suppress(*UNREACHABLE):
                await self.look_around()

    async def look_around(self) -> None:
        """Takes in bans, announcements and webhooks, whichever process they were told."""
        await self.apply_bans()
        await self.announcements.look()
        await self.caller.refresh()

    async def apply_bans(self) -> None:
        """Ends the sessions and sockets of whoever is banned; who asks while this is done waits until it is."""
        async with self._banning:
            newly = await self.bans.refresh()
            for outlet in [outlet for outlets in self.sockets.values() for outlet in outlets]:
                if outlet.person in self.bans.people or self.bans.is_banned(outlet.address):
                    outlet.cut_off("banned", again=False)
            for person in newly:
                await self.sessions.end(person)

    def tell_everybody(self, told: AnnouncementInfo) -> None:
        """Says an announcement on every open socket."""
        text = encode({"type": "announcement", "number": told.number, "text": told.text, "at": told.at})
        for outlets in self.sockets.values():
            for outlet in outlets:
                outlet.send(text)

    @property
    def count_of_sockets(self) -> int:
        return sum(map(len, self.sockets.values()))

    async def say_goodbye(self) -> None:
        """Tells everybody that the server stops; waits a moment for them to hear it."""
        for outlets in list(self.sockets.values()):
            for outlet in list(outlets):
                outlet.cut_off("server_stops", again=True)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_WITHIN):
                while self.sockets:
                    await asyncio.sleep(0.01)

    async def drop(self) -> None:
        """Stops at once, as a crash would, but for the processes it has started: Python would wait for what they do."""
        await self.analysis.close()
        self.pool.close()
        await self.endings.close()

    async def close(self) -> None:
        """Tells everybody, lets what is under way be stored, then closes."""
        await self.say_goodbye()
        await end_all([self._watch])
        await self.caller.close()
        await self.endings.close()
        await self.analysis.close()
        await self.desks.close()
        await self.log.close()
        await self.bus.close()
        self.pool.close()
        await self.engine.dispose()
