"""Bans of people and addresses. Every process knows them by heart, and reads them again every few seconds."""

import asyncio
import secrets
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any

from sqlalchemy import delete, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from coven.errors import CovenError
from coven.server.clock import CLOCK
from coven.server.features.people.sessions import Sessions
from coven.server.live.open_sockets import OpenSockets
from coven.server.messages.admin import BanInfo, BanRequest
from coven.server.store.rows import bans, people

DAY = 24 * 3600.0


def banned() -> CovenError:
    return CovenError("banned", "You have been banned from this server.")


class Bans:
    """Knows who is banned now."""

    def __init__(self, engine: AsyncEngine, sessions: Sessions, sockets: OpenSockets) -> None:
        self._engine = engine
        self._sessions = sessions
        self._sockets = sockets
        self._applying = asyncio.Lock()
        self.people: frozenset[str] = frozenset()
        self._networks: tuple[IPv4Network | IPv6Network, ...] = ()

    async def apply(self) -> None:
        """Reads all bans and ends the sessions and sockets of whoever is banned; who asks while this is done waits until it is."""
        async with self._applying:
            newly = await self._read()
            for outlet in self._sockets.all():
                if outlet.person in self.people or self.is_banned(outlet.address):
                    outlet.cut_off("banned", again=False)
            for person in newly:
                await self._sessions.end(person)

    async def _read(self) -> set[str]:
        """Reads all bans that hold now; returns the people who are newly banned."""
        wanted = select(bans.c.person, bans.c.address).where(or_(bans.c.until.is_(None), bans.c.until > CLOCK.now()))
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        before, self.people = self.people, frozenset(row.person for row in rows if row.person is not None)
        self._networks = tuple(ip_network(row.address) for row in rows if row.address is not None)
        return set(self.people - before)

    def check_person(self, person: str) -> None:
        """Raises `banned`."""
        if person in self.people:
            raise banned()

    def check_address(self, address: str) -> None:
        """Raises `banned`."""
        if self._networks and self.is_banned(address):
            raise banned()

    def is_banned(self, address: str) -> bool:
        return any(covers(network, address) for network in self._networks)

    async def add(self, asked: BanRequest, admin: str) -> str:
        """Stores a ban by an admin; returns its id."""
        id, now = secrets.token_urlsafe(9), CLOCK.now()
        address = None if asked.address is None else str(asked.address)
        until = None if asked.days is None else now + asked.days * DAY
        row = {"id": id, "person": asked.person, "address": address, "reason": asked.reason, "at": now, "until": until, "made_by": admin}
        async with self._engine.begin() as connection:
            await connection.execute(insert(bans), [row])
        return id

    async def lift(self, id: str) -> bool:
        async with self._engine.begin() as connection:
            return (await connection.execute(delete(bans).where(bans.c.id == id))).rowcount > 0

    async def listed(self) -> list[BanInfo]:
        """All bans, newest first."""
        makers = people.alias()
        named = select(bans, people.c.name, makers.c.name.label("by")).outerjoin(people, people.c.id == bans.c.person)
        wanted = named.outerjoin(makers, makers.c.id == bans.c.made_by).order_by(bans.c.at.desc())
        async with self._engine.connect() as connection:
            return [ban_info(row) for row in await connection.execute(wanted)]


def covers(network: IPv4Network | IPv6Network, address: str) -> bool:
    """Whether an address, as it was told to us, is in a network."""
    try:
        known = ip_address(address)
    except ValueError:
        return False
    return (getattr(known, "ipv4_mapped", None) or known) in network


def ban_info(row: Any) -> BanInfo:
    return BanInfo(id=row.id, person=row.person, name=row.name, address=row.address, reason=row.reason, at=row.at, until=row.until, by=row.by)
