"""Attacks by what is sent: boxes that are bombs, plans that change nothing, long texts, maps to be drawn."""

import asyncio
import time

from server.attacking.costs import MB, metrics_of, seconds_of, stored_by
from server.attacking.scene import BOT, Guest, Outcome, Scene, counted
from server.clients import ME
from table.data.test_box_limits import Data, enlarged, standard, worst_map
from websockets.exceptions import WebSocketException

FRIENDS = {"kept_for": "friends"}
ACCEPTED, NO_CONTENT, REFUSED, TOO_LARGE, MALFORMED, TOO_MANY = 201, 204, 400, 413, 422, 429
MAPS = 9


# --- boxes --------------------------------------------------------------------------------------------------------------


def many_points() -> Data:
    data = standard("broom_service")
    data["front"]["areas"][0]["outline"] = " ".join(f"{x % 1000},{x % 997}" for x in range(9000))
    return data


def long_title() -> Data:
    return {**standard("broom_service"), "title": {"en": "x" * 450_000}}


async def bomb(scene: Scene) -> Outcome:
    guest = await scene.guest("127.10.0.1")
    bombs = [many_points(), long_title(), worst_map()]
    asked = {"game": "broom_service", "seats": [ME, BOT]}
    statuses = [await guest.status("POST", "/tables", json={**asked, "box": box}) for _ in range(scene.few(3, 1)) for box in bombs]
    own = await scene.anna.status("POST", "/tables", json={**asked, "box": {**standard("broom_service"), "name": "hers"}})
    tried = f"{len(statuses)} boxes: 9,000 points, a title of 450 kB, as many points as allowed all on each other"
    held = set(statuses) <= {REFUSED, TOO_LARGE, MALFORMED} and own == ACCEPTED
    return Outcome(tried, f"{counted(statuses)}; an honest box meanwhile: {own}", held)


# --- what is stored -----------------------------------------------------------------------------------------------------


async def plans(scene: Scene) -> Outcome:
    guest = await scene.guest("127.11.0.1")
    table = (await guest.post("/tables", game="witches", seats=[ME, FRIENDS, FRIENDS]))["id"]
    before, stored = metrics_of(scene.url)["steps"], stored_by(scene.server.folder / "data")

    async def plan(**plan: str) -> int:
        return await guest.status("PUT", f"/tables/{table}/seats/1", json={"plan": plan})

    long = [await plan(kept_for="friends", bot="x" * 100_000) for _ in range(20)]
    same = [await plan(kept_for="friends") for _ in range(scene.few(200, 40))]
    steps, size = metrics_of(scene.url)["steps"] - before, stored_by(scene.server.folder / "data") - stored
    tried = f"{len(same)} plans that change nothing, {len(long)} with a bot of 100 kB"
    return Outcome(tried, f"{counted(same + long)}; {steps} steps stored of all tables", NO_CONTENT not in long and size < MB)


async def texts(scene: Scene) -> Outcome:
    guest = await scene.guest("127.12.0.1")
    statuses = [status for length in (10_000, 1_000_000) for status in await long_texts(guest, "x" * length)]
    table = (await guest.post("/tables", game="witches", seats=[ME, FRIENDS, FRIENDS]))["id"]
    socket = await guest.sit(table, "witches")
    try:
        await socket.say_raw('{"type": "chat", "text": "' + "x" * 1_000_000 + '"}')
        code, _ = await socket.wait_closed()
    except (WebSocketException, ConnectionError):
        code = 0
    tried = f"texts of 10 kB and of 1 MB in {len(statuses)} requests, and on a socket"
    return Outcome(tried, f"{counted(statuses)}; the socket was closed ({code})", set(statuses) <= {REFUSED, TOO_LARGE, MALFORMED})


async def long_texts(guest: Guest, long: str) -> list[int]:
    bodies = [
        ("POST", "/people/guest", {"name": long}),
        ("PATCH", "/people/me", {"name": long}),
        ("POST", "/people/account", {"login": long, "password": long}),
        ("POST", "/tables", {"game": long, "seats": [ME]}),
        ("POST", "/tables", {"game": "witches", "seats": [ME, FRIENDS, FRIENDS], "options": {long: 1}}),
        ("POST", "/tables", {"game": "broom_service", "seats": [ME, BOT], "box": long}),
    ]
    return [await guest.status(method, path, json=body) for method, path, body in bodies]


# --- maps ---------------------------------------------------------------------------------------------------------------


def large_map(number: int) -> Data:
    data = enlarged(standard("broom_service"), "front")
    data["name"] = f"large {number}"
    data["front"]["areas"][0]["name"]["de"] = f"Feld {number}"
    return data


async def table_with(guest: Guest, box: Data) -> str:
    table: str = (await guest.post("/tables", game="broom_service", seats=[ME, BOT], box=box, options={"side": "front"}))["id"]
    await guest.post(f"/tables/{table}/start")
    return table


async def maps(scene: Scene) -> Outcome:
    guest = await scene.guest("127.13.0.1")
    tables = [await table_with(guest, large_map(number)) for number in range(scene.few(MAPS, 2))]
    began, loop, asked = time.monotonic(), seconds_of(scene.server.pid), list[asyncio.Task[int]]()
    for number in range(scene.few(200, 20)):
        asked.append(asyncio.create_task(guest.status("GET", f"/tables/{tables[number % len(tables)]}/map.svg")))
        await asyncio.sleep(0.04)  # an address may ask thirty times a second
    statuses = await asyncio.gather(*asked)
    took, used = time.monotonic() - began, seconds_of(scene.server.pid) - loop
    tried = f"{len(tables)} maps of one's own, 3000 high, asked for {len(statuses)} times in {took:.0f} s"
    held = set(statuses) <= {200, TOO_MANY} and used < took / 2
    return Outcome(tried, f"{counted(statuses)}; the server itself used {used:.1f} s of a core", held)
