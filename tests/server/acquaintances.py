"""People with accounts who have sat at a table together, for tests of profiles and friends."""

import asyncio
from typing import Any

from server.clients import FRIENDS, ME, Client, account, play_out
from waiting import PATIENCE


async def sat_together(url: str, *logins: str, **more: Any) -> list[Client]:
    """Accounts who have sat at one table that has not begun."""
    people = [(await account(url, login))[0] for login in logins]
    await table_of(people, **more)
    return people


async def table_of(people: list[Client], **more: Any) -> str:
    """A table at which these people sit, the first as its host."""
    made = await people[0].post("/tables", game="cauldron", seats=[ME] + [FRIENDS] * (len(people) - 1), **more)
    for person in people[1:]:
        await person.post(f"/tables/{made['id']}/join", key=made["key"])
    return str(made["id"])


async def played(people: list[Client], **more: Any) -> str:
    """A game of these people, played to its end and counted."""
    before = (await people[0].get("/me/games"))["count"]
    table = await table_of(people, **more)
    await people[0].post(f"/tables/{table}/start")
    await play_out([await person.sit(table) for person in people])
    async with asyncio.timeout(PATIENCE):
        while (await people[0].get("/me/games"))["count"] == before:
            await asyncio.sleep(0.02)
    return table


async def befriended(one: Client, other: Client) -> None:
    for me, them in ((one, other), (other, one)):
        await put(me, f"/me/friends/{them.id}")


async def put(person: Client, path: str, **body: Any) -> Any:
    answer = await person.request("PUT", path, json=body or None)
    assert answer.is_success, answer.text
    return answer.json() if answer.content else None


async def delete(person: Client, path: str) -> None:
    answer = await person.request("DELETE", path)
    assert answer.is_success, answer.text
