"""Playing finished games again, for who wants to go on from somewhere in them."""

import asyncio
from collections.abc import Callable
from typing import Annotated, ParamSpec, TypeVar

from coven.server.fair_queue import FairQueue, Lane
from coven.server.features.dependencies import provided

P = ParamSpec("P")
R = TypeVar("R")


class Replaying:
    """A thread beside the tables, one game at a time, in turns: many threads together would slow down every table."""

    def __init__(self) -> None:
        self._queue = FairQueue(1)

    async def run_for(self, lane: Lane, function: Callable[P, R], *args: P.args, **more: P.kwargs) -> R:
        async with self._queue.turn(lane):
            return await asyncio.to_thread(function, *args, **more)


TheReplaying = Annotated[Replaying, provided(Replaying)]
