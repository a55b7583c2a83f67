"""A queue with one reader, for what happens most often: asyncio's own asks the system which process it is in at every turn."""

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Inbox(Generic[T]):
    """Holds what was put in until its one reader gets it; has the methods of `asyncio.Queue` that are needed."""

    def __init__(self, loop: asyncio.AbstractEventLoop, most: int | None = None) -> None:
        self._loop = loop
        self._most = most
        self._items: deque[T] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, item: T) -> None:
        """Puts something in; raises `asyncio.QueueFull` if there is too much already."""
        if len(self._items) == self._most:
            raise asyncio.QueueFull
        self._items.append(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> T:
        """The oldest item, as soon as there is one."""
        while not self._items:
            self._reader = self._loop.create_future()
            await self._reader
        return self._items.popleft()

    def get_nowait(self) -> T:
        if not self._items:
            raise asyncio.QueueEmpty
        return self._items.popleft()

    def qsize(self) -> int:
        return len(self._items)

    def empty(self) -> bool:
        return not self._items
