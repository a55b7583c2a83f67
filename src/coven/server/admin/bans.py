"""Bans of people and addresses. Every process knows them by heart, and reads them again every few seconds."""

import secrets
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from time import time
from typing import Any

from sqlalchemy import delete, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from coven.errors import CovenError
from coven.server.log.around import bans
from coven.server.log.rows import people
from coven.server.messages.admin import BanInfo, BanRequest

DAY = 24 * 3600.0


def banned() -> CovenError:
    return CovenError("banned", "You have been banned from this server.")


class Bans:
    """Knows who is banned now."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.people: frozenset[str] = frozenset()
        self._networks: tuple[IPv4Network | IPv6Network, ...] = ()

    async def refresh(self) -> set[str]:
        """Reads all bans that hold now; returns the people who are newly banned."""
        wanted = select(bans.c.person, bans.c.address).where(or_(bans.c.until.is_(None), bans.c.until > time()))
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

    async def add(self, asked: BanRequest) -> str:
        """Stores a ban; returns its id."""
        id, now = secrets.token_urlsafe(9), time()
        address = None if asked.address is None else str(asked.address)
        until = None if asked.days is None else now + asked.days * DAY
        row = {"id": id, "person": asked.person, "address": address, "reason": asked.reason, "at": now, "until": until}
        async with self._engine.begin() as connection:
            await connection.execute(insert(bans), [row])
        return id

    async def lift(self, id: str) -> bool:
        async with self._engine.begin() as connection:
            return (await connection.execute(delete(bans).where(bans.c.id == id))).rowcount > 0

    async def listed(self) -> list[BanInfo]:
        """All bans, newest first."""
        wanted = select(bans, people.c.name).outerjoin(people, people.c.id == bans.c.person).order_by(bans.c.at.desc())
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
    return BanInfo(id=row.id, person=row.person, name=row.name, address=row.address, reason=row.reason, at=row.at, until=row.until)
