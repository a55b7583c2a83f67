"""My list: friends, who asks me, whom I have asked, whom I have blocked; and who of my friends is online."""

from collections.abc import Iterable

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from coven.server.clock import CLOCK
from coven.server.features.friends.seeing import seen_by, settings_of
from coven.server.features.friends.stances import YES, friendship, said
from coven.server.live.open_sockets import OpenSockets
from coven.server.messages.profiles import FriendInfo, FriendLists, Friendship
from coven.server.store.rows import friendships, people, sessions

ONLINE_WITHIN = 600.0  # seconds since a session was last used, which is noted every five minutes
LISTED: tuple[Friendship, ...] = ("friends", "asks_me", "asked", "blocked")
MOST_ASKING = 100  # of those who ask me the newest


async def lists_of(connection: AsyncConnection, sockets: OpenSockets, me: str) -> FriendLists:
    """Everybody in my list, by name."""
    mine = {row.other: row for row in await said(connection, friendships.c.person == me)}
    theirs = {row.person: row for row in await said(connection, friendships.c.other == me, friendships.c.stance == YES)}
    standing = {id: friendship(mine[id].stance if id in mine else None, YES if id in theirs else None) for id in {*mine, *theirs}}
    seen = await seen_by(connection, me, standing)
    online = await online_of(connection, sockets, [id for id, each in standing.items() if each == "friends"])
    rows = (await connection.execute(select(people.c.id, people.c.name).where(people.c.id.in_(list(standing))))).all()
    found: dict[str, list[FriendInfo]] = {kind: [] for kind in LISTED}
    for row in sorted(rows, key=lambda each: each.name.casefold()):
        at = max(each[row.id].at for each in (mine, theirs) if row.id in each and (each is mine or standing[row.id] in ("asks_me", "friends")))
        entry = FriendInfo(id=row.id, name=row.name, at=at, online=row.id in online, has_profile=row.id in seen)
        found.get(standing[row.id], []).append(entry)
    newest = sorted(found["asks_me"], key=lambda each: -each.at)[:MOST_ASKING]
    return FriendLists(friends=found["friends"], asks_me=newest, asked=found["asked"], blocked=found["blocked"])


async def online_of(connection: AsyncConnection, sockets: OpenSockets, friends: Iterable[str]) -> set[str]:
    """Who of these people is here now, or was a moment ago, and shows it."""
    shown = {id for id, each in (await settings_of(connection, friends)).items() if each.shows_online}
    lately = select(sessions.c.person).where(sessions.c.person.in_(shown), sessions.c.seen_at > CLOCK.now() - ONLINE_WITHIN)
    here = {id for id in shown if sockets.count_of(id)}
    return here | set((await connection.execute(lately)).scalars())
