"""What desks hear from other processes: steps, chat, presence, who is gone."""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from coven.server.live.desk import Desk
from coven.server.live.desks import Desks
from coven.server.store.bus import Bus

Row = tuple[int, float, str | None]


def listen(desks: Desks, bus: Bus) -> None:
    """Has every desk told what concerns it."""
    for kind, take in HEARD.items():
        bus.hear(kind, partial(take, desks))


def then(desks: Desks, table: str, do: Callable[[Desk], Awaitable[None] | None]) -> None:
    """Does something at a desk if it is open here; if it is just being opened, as soon as it is."""

    def ready(opened: "asyncio.Future[Desk | None]") -> None:
        if not opened.cancelled() and opened.exception() is None and (desk := opened.result()) is not None:
            work = do(desk)
            if work is not None:
                desks.aside(waited(work))

    opened = desks.opened(table)
    if opened is not None and opened.done():
        ready(opened)
    elif opened is not None:
        opened.add_done_callback(ready)


async def waited(work: Awaitable[None]) -> None:
    await work


def steps(desks: Desks, what: dict[str, Any]) -> None:
    by_table: defaultdict[str, list[Row]] = defaultdict(list)
    for table, number, at, body in what["rows"]:
        by_table[table].append((number, at, body))
    for table, rows in by_table.items():
        then(desks, table, lambda desk, rows=rows: desk.hear_steps(rows))  # type: ignore[misc]


def chat(desks: Desks, what: dict[str, Any]) -> None:
    for table in what["tables"]:
        then(desks, table, Desk.hear_chat)


def presence(desks: Desks, what: dict[str, Any]) -> None:
    then(desks, what["table"], lambda desk: desk.audience.hear_presence(what["from"], what["seats"], what.get("watching", []), what.get("more", 0)))


def tell_presence(desks: Desks, what: dict[str, Any]) -> None:
    """Somebody has opened a desk and wants to know who is connected elsewhere."""
    then(desks, what["table"], lambda desk: desk.audience.tell_presence_here() if desk.audience.is_here else None)


def gone(desks: Desks, what: dict[str, Any]) -> None:
    """A process has ended: nobody is connected to it any more, and what it drove is taken over."""
    for desk in desks.desks():
        desk.audience.forget(what["process"])
    desks.aside(desks.wake())


def forget(desks: Desks, what: dict[str, Any]) -> None:
    """A person wants to be forgotten."""
    desks.forget_here(what["person"])


def renamed(desks: Desks, what: dict[str, Any]) -> None:
    """A person goes by another name."""
    desks.rename_here(what["person"], what["name"])


def back(desks: Desks, what: dict[str, Any]) -> None:
    """The database was away: what was told meanwhile is read, and what was driven is driven on."""
    for desk in desks.desks():
        desks.aside(again(desks, desk))


async def again(desks: Desks, desk: Desk) -> None:
    await desk.catch_up()
    await desk.hear_chat()
    await desks.drive_or_follow(desk)
    desk.audience.tell_presence_here()


HEARD: dict[str, Callable[[Desks, dict[str, Any]], None]] = {
    "steps": steps,
    "chat": chat,
    "presence": presence,
    "who": tell_presence,
    "gone": gone,
    "forget": forget,
    "renamed": renamed,
    "back": back,
}
