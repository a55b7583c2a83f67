"""Attacks on what a server does for people: passwords, ratings, webhooks, and the queues for what takes long."""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable

from server.attacking.scene import BOT, LOGIN, Guest, Outcome, Scene, counted
from server.attacking.stuffing import ACCEPTED, FRIENDS, TOO_MANY
from server.clients import ME, PASSWORD, play_seat
from waiting import PATIENCE

from coven.server.features.ratings.rating import NEWCOMER

OK = 200
RATED = {"rated": True, "undo": "none", "memory_aids": False}
GAME = "wandering_towers"
SLACK = 2.0  # seconds beyond twice the time: what is asked for is looked at now and then
WITHIN = 10.0  # seconds that a call may take: one that waited for a slow one would take longer


async def timed_sign_in(scene: Scene) -> tuple[int, float]:
    """The honest owner signs in at a browser of her own, at home."""
    browser, began = Guest(scene.url, scene.anna.address), time.monotonic()
    status = await browser.status("POST", "/people/sign-in", json={"login": LOGIN, "password": PASSWORD})
    return status, time.monotonic() - began


# --- passwords ----------------------------------------------------------------------------------------------------------


async def guessing(scene: Scene) -> Outcome:
    guessers = [Guest(scene.url, f"127.3{number}.0.1") for number in range(2)]
    statuses = []
    for number in range(scene.few(20, 15)):
        body = {"login": LOGIN, "password": f"guess number {number}"}
        statuses += await asyncio.gather(*(guesser.status("POST", "/people/sign-in", json=body) for guesser in guessers))
        await asyncio.sleep(0.5)
    status, took = await timed_sign_in(scene)
    tried = f"{len(statuses)} guesses at one account from two addresses"
    return Outcome(tried, f"{counted(statuses)}; its owner: {status} in {took:.1f} s", status == 200 and TOO_MANY in statuses)


async def sign_ins(scene: Scene) -> Outcome:
    """Guesses for accounts that do not exist cost as much as others: each is hashed."""
    guessers = [Guest(scene.url, f"127.{40 + number}.0.1") for number in range(scene.few(60, 10))]
    began = time.monotonic()

    async def guess(guesser: Guest, number: int) -> int:
        return await guesser.status("POST", "/people/sign-in", json={"login": f"nobody{number}", "password": "guess number one"})

    flood = asyncio.gather(*(guess(guesser, number) for number, guesser in enumerate(guessers)))
    await asyncio.sleep(0.1)
    status, took = await timed_sign_in(scene)
    statuses = await flood
    whole = time.monotonic() - began
    tried = f"{len(statuses)} sign-ins at once from as many networks"
    held = status == 200 and took < max(1.0, whole / 2)
    return Outcome(tried, f"{counted(statuses)} in {whole:.1f} s; an honest one meanwhile: {status} in {took:.1f} s", held)


# --- the queue of hints and reviews -------------------------------------------------------------------------------------


async def asked_at_own_table(guest: Guest) -> str:
    """A table at which a guest is asked."""
    table: str = (await guest.post("/tables", game=GAME, seats=[ME, BOT]))["id"]
    await guest.post(f"/tables/{table}/start")
    socket = await guest.sit(table, GAME)
    await socket.until(lambda each: each.moves)
    await socket.close()
    return table


async def finished_table(guest: Guest) -> str:
    """A game against a bot that is over."""
    table = await asked_at_own_table(guest)
    await play_to_the_end(guest, table)
    return table


async def job_after(guest: Guest, table: str, kind: str) -> float:
    """Seconds until a hint or a review is there."""
    began = time.monotonic()
    job = await guest.post(f"/tables/{table}/{kind}")
    async with asyncio.timeout(PATIENCE):
        while job["state"] not in ("done", "failed"):
            await asyncio.sleep(0.25)
            job = await guest.get(f"/tables/{table}/{kind}")
    return time.monotonic() - began


async def flood_of(scene: Scene, kind: str, address: str, made_by: Callable[[Guest], Awaitable[str]]) -> Outcome:
    """Many of one address ask at once, then somebody honest; what must be compiled is compiled before."""
    first, alone = [await job_after(scene.anna, await made_by(scene.anna), kind) for _ in range(2)]
    guests, hers = [await scene.guest(address) for _ in range(9)], await made_by(scene.anna)
    tables = [await made_by(guest) for guest in guests]
    greedy = [asyncio.create_task(job_after(guest, table, kind)) for guest, table in zip(guests, tables, strict=True)]
    await asyncio.sleep(0.2)
    took = await job_after(scene.anna, hers, kind)
    whole = max(await asyncio.gather(*greedy))
    tried = f"{len(tables)} {kind}s at once by guests of one address: each may have one under way"
    said = f"all in {whole:.1f} s; an honest one meanwhile in {took:.1f} s, alone in {alone:.1f} s (the first of all, with compiling, {first:.1f} s)"
    return Outcome(tried, said, took <= 2 * alone + SLACK)


async def hints(scene: Scene) -> Outcome:
    return await flood_of(scene, "hint", "127.36.0.1", asked_at_own_table)


async def reviews(scene: Scene) -> Outcome:
    return await flood_of(scene, "review", "127.35.0.1", finished_table)


# --- ratings ------------------------------------------------------------------------------------------------------------


async def farming(scene: Scene) -> Outcome:
    """Guests at a rated table, then a second account that leaves at once."""
    farmer, other, guest = [await scene.guest("127.37.0.1") for _ in range(3)]
    seats = {"game": GAME, "seats": [ME, FRIENDS], "terms": RATED}
    as_guest = await farmer.status("POST", "/tables", json=seats)
    for number, person in enumerate((farmer, other)):
        await person.post("/people/account", login=f"farmer{number}", password=PASSWORD)
    table, key = (await farmer.post("/tables", **seats)).values()
    joined = await guest.status("POST", f"/tables/{table}/join", json={"key": key})
    await other.post(f"/tables/{table}/join", key=key)
    await farmer.post(f"/tables/{table}/start")
    await other.post(f"/tables/{table}/leave")
    async with asyncio.timeout(PATIENCE):
        await play_to_the_end(farmer, table)
        lost = await until_rated(other)  # who left is rated last
    won = [each["rating"] for each in await farmer.get("/me/ratings")]
    tried = "rated games by guests, and one against a second account that left at once"
    said = f"guests: {as_guest} and {joined}; who stayed has {won[0] if won else 'no rating'}, who left {lost}"
    return Outcome(tried, said, ACCEPTED not in (as_guest, joined) and joined != OK and max(won, default=0) <= NEWCOMER.shown)


async def play_to_the_end(guest: Guest, table: str) -> None:
    socket = await guest.sit(table, GAME)
    await play_seat(socket, 0, most=1000)
    await socket.close()


async def until_rated(guest: Guest) -> int:
    """The rating of somebody who has one as soon as the game is counted."""
    while not (found := await guest.get("/me/ratings")):
        await asyncio.sleep(0.25)
    rating: int = found[0]["rating"]
    return rating


# --- webhooks -----------------------------------------------------------------------------------------------------------


async def private_hooks(scene: Scene) -> Outcome:
    guest = await scene.guest("127.38.0.1")
    addresses = ["https://127.0.0.1/", "https://192.0.0.192/", "https://[fec0::1]/", "https://[::ffff:10.0.0.1]/", "http://203.0.113.5/"]
    statuses = [await guest.status("POST", "/me/webhooks", json={"url": address}) for address in addresses]
    return Outcome(f"webhooks to {len(addresses)} addresses that are nobody's or private", counted(statuses), ACCEPTED not in statuses)


async def slow_hooks(scene: Scene) -> Outcome:
    """Receivers that never answer; somebody else's is called meanwhile."""
    called, over, silent = asyncio.Event(), asyncio.Event(), Counter[str]()

    async def never(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        silent["calls"] += 1
        await over.wait()
        writer.close()

    async def at_once(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        called.set()
        writer.write(b"HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n")
        await writer.drain()
        writer.close()

    slow, quick = [await asyncio.start_server(receive, "127.0.0.1", 0) for receive in (never, at_once)]
    urls = [f"http://127.0.0.1:{receiver.sockets[0].getsockname()[1]}/" for receiver in (slow, quick)]
    guests = [await scene.guest(f"127.39.{number}.1") for number in range(8)]
    for guest in guests:
        for _ in range(5):
            await guest.post("/me/webhooks", url=urls[0])
        await asked_at_own_table(guest)
    await scene.anna.post("/me/webhooks", url=urls[1])
    began = time.monotonic()
    await asked_at_own_table(scene.anna)
    async with asyncio.timeout(PATIENCE):
        await called.wait()
    took = time.monotonic() - began
    over.set()
    for receiver in (slow, quick):
        receiver.close()
    tried = f"{5 * len(guests)} webhooks to a receiver that never answers (private addresses allowed for this)"
    return Outcome(tried, f"{silent['calls']} calls were held; an honest one came {took:.1f} s after its table was opened", took < WITHIN)
