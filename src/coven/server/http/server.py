"""The server: everything one server process runs, opened and closed in order."""

import asyncio
import contextlib
import logging

from sqlalchemy.ext.asyncio import AsyncEngine

from coven.server.clock import CLOCK
from coven.server.features.admin.announcing import Announcements
from coven.server.features.admin.audit import Audit
from coven.server.features.analysis.hints_and_reviews import HintsAndReviews
from coven.server.features.calling.caller import Caller
from coven.server.features.calling.calls import Calls
from coven.server.features.daily.deals import Deals
from coven.server.features.dependencies import Parts
from coven.server.features.films.filming import Filming
from coven.server.features.films.replaying import Replaying
from coven.server.features.guides.guide import prepared_move
from coven.server.features.lobby.lanes import TableLanes
from coven.server.features.lobby.quotas import TableQuotas
from coven.server.features.mail.addresses import MailAddresses
from coven.server.features.mail.caller import MailCaller, mail_channel
from coven.server.features.mail.links import Links
from coven.server.features.mail.sending import Mailer
from coven.server.features.passkeys.challenges import Challenges
from coven.server.features.passkeys.passkeys import Passkeys
from coven.server.features.people.accounts import People
from coven.server.features.people.bans import Bans
from coven.server.features.people.own_data import OwnData
from coven.server.features.people.sessions import DAY, Sessions
from coven.server.features.people.tidying import Tidying
from coven.server.features.people.tokens import Tokens
from coven.server.features.push.caller import PushCaller, push_channel
from coven.server.features.push.subscriptions import Subscriptions
from coven.server.features.push.vapid import Vapid, contact_of
from coven.server.features.ratings.seats import RatedSeats
from coven.server.features.results.endings import Endings
from coven.server.features.webhooks.caller import WebhookCaller, webhook_channel
from coven.server.live.bot_pool import BotPool
from coven.server.live.boxes import Boxes
from coven.server.live.desks import Desks
from coven.server.live.maps import Maps
from coven.server.live.open_sockets import OpenSockets
from coven.server.live.other_processes import listen
from coven.server.live.pace import Pace
from coven.server.rate_limits import Limits
from coven.server.settings import Settings
from coven.server.store.bus import Alone, Bus
from coven.server.store.database import UNREACHABLE, connect_to, is_sqlite, open_store
from coven.server.store.films import Films
from coven.server.store.log import Log
from coven.server.store.notices import Notices
from coven.server.store.readiness import Readiness
from coven.server.store.signing_key import SigningKeys, signing_key
from coven.server.tasks import end_all
from coven.server.worker import Worker

TIDY_EVERY = 3600.0  # seconds between two looks for sessions and guests to forget
REFRESH_EVERY = 5.0  # seconds between two looks at what other processes have stored
WORTH_TELLING = 60.0  # seconds by which the machine's clock is set
logger = logging.getLogger("coven.server")


class Server:
    """The parts of a running server."""

    def __init__(self, settings: Settings, engine: AsyncEngine, worker: Worker) -> None:
        self.engine = engine
        self.bus: Bus = Alone() if is_sqlite(settings.address) else Notices(engine, worker)
        self.sockets = OpenSockets(self.bus)
        self.log = Log(engine, worker.id if self.bus.is_shared else None)
        self.limits = Limits(settings)
        self.people = People(engine)
        key = signing_key(settings.data)
        self.sessions = Sessions(engine, SigningKeys(settings.data, settings.session_days * DAY), settings.session_days)
        self.tokens = Tokens(engine)
        self.sessions.when_ended = self.tokens.when_ended = self.sockets.end_session
        self.bans = Bans(engine, self.sessions, self.sockets)
        pace = Pace(settings.bot_pace_least, settings.bot_pace_most)
        self.pool = BotPool(settings.bot_workers, pace, prepared_move, TableLanes(engine).lane_of)
        self.boxes = Boxes()
        self.desks = Desks(settings, self.log, self.pool, self.people.names, self.boxes, self.limits, self.bus, worker)
        listen(self.desks, self.bus)
        self.films = Films(self.log)
        self.filming = Filming(engine, self.desks)
        self.endings = Endings(engine, self.desks, self.filming.add)
        webhooks = WebhookCaller(Calls(engine, webhook_channel(settings), key), self.desks, settings.webhook_private)
        push = PushCaller(Calls(engine, push_channel(settings), key), self.desks, settings.webhook_private, Vapid(key, contact_of(settings)))
        mailer, links, addresses = Mailer(settings), Links(key, settings.site), MailAddresses(engine, key)
        mail = MailCaller(Calls(engine, mail_channel(settings), key), self.desks, addresses, mailer, links)
        self.callers: list[Caller] = [webhooks, *([push] if settings.push else []), *([mail] if mailer.is_offered else [])]
        self.desks.observers += [self.endings.notice, *(caller.notice for caller in self.callers)]
        self.analysis = HintsAndReviews(engine, settings, self.limits)
        self.announcements = Announcements(engine, self.sockets.tell_everybody)
        self.parts = Parts(
            [
                *(settings, engine, self.log, Readiness(engine, self.log), self.limits, self.sockets),
                *(self.people, self.people.failed, OwnData(engine), self.sessions, self.tokens, self.bans, Passkeys(engine), Challenges(engine)),
                *(self.desks, self.boxes, Maps(self.boxes.process), TableQuotas(engine, self.desks, self.limits, settings, key)),
                *(RatedSeats(engine, key), Deals(engine)),
                *(self.films, self.filming, Replaying(), self.analysis, self.announcements, Audit(engine)),
                *(webhooks, push, Subscriptions(engine), mail, mailer, links, addresses),
            ]
        )
        self.tidying = Tidying(engine, OwnData(engine), self.desks, settings.guest_days)
        self._clock_set = 0.0  # seconds that were told of
        self._refreshing: asyncio.Task[None] | None = None
        self._tidying: asyncio.Task[None] | None = None

    @classmethod
    async def opened(cls, settings: Settings, worker: Worker | None = None) -> "Server":
        """A server with its database open, its log writing and its games awake. For a worker the database is up to date already."""
        settings.data.mkdir(parents=True, exist_ok=True)
        engine = await open_store(settings.address) if worker is None else connect_to(settings.address)
        server = cls(settings, engine, worker or Worker())
        await server.bus.open()
        server.log.open()
        server.desks.open()
        await server.refresh()
        server.endings.open()
        server.filming.open()
        for caller in server.callers:
            caller.open()
        server._refreshing = asyncio.create_task(server._keep_refreshing(), name="refresh")
        server._tidying = asyncio.create_task(server._keep_tidying(), name="tidy")
        return server

    async def _keep_tidying(self) -> None:
        while True:
            await CLOCK.sleep(TIDY_EVERY)
            with contextlib.suppress(*UNREACHABLE):
                await self.tidying.tidy()

    async def _keep_refreshing(self) -> None:
        while True:
            await CLOCK.sleep(REFRESH_EVERY)
            self._tell_of_set_clock()
            self.log.check_place()
            with contextlib.suppress(*UNREACHABLE):
                await self.refresh()

    def _tell_of_set_clock(self) -> None:
        """Says once that the machine's clock was set, and that the server goes on by its own."""
        seconds = CLOCK.set_since()
        if abs(seconds - self._clock_set) > WORTH_TELLING:
            self._clock_set = seconds
            logger.warning("the machine's clock was set; the server keeps its own time until it is started again", extra={"seconds": round(seconds)})

    async def refresh(self) -> None:
        """Takes in keys, bans, announcements and who is to be called, whichever process they were told, and stores what was counted."""
        self.sessions.take_new_keys()
        await self.bans.apply()
        await self.people.failed.store()
        await self.announcements.tell_new()
        for caller in self.callers:
            await caller.refresh()

    async def drop(self) -> None:
        """Stops at once, as a crash would, but for the processes it has started: Python would wait for what they do."""
        await self.analysis.close()
        self.pool.close()
        self.boxes.close()
        await self.endings.close()
        await self.filming.close()

    async def close(self) -> None:
        """Tells everybody, lets what is under way be stored, then closes."""
        await self.sockets.say_goodbye()
        await end_all([self._refreshing, self._tidying])
        with contextlib.suppress(*UNREACHABLE):
            await self.people.failed.store()
        for caller in self.callers:
            await caller.close()
        await self.endings.close()
        await self.filming.close()
        await self.analysis.close()
        await self.desks.close()
        await self.log.close()
        await self.bus.close()
        self.pool.close()
        self.boxes.close()
        await self.engine.dispose()
