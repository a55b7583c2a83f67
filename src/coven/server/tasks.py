"""Ending what runs aside."""

import asyncio
from collections.abc import Iterable
from typing import Any

END_WITHIN = 5  # seconds


async def end_all(tasks: Iterable[asyncio.Task[Any] | None]) -> None:
    """Cancels tasks and waits until each has let go of what it held: one amidst a question to the database still has to give its connection back."""
    ending = [task for task in tasks if task is not None and task is not asyncio.current_task()]
    for task in ending:
        task.cancel()
    if ending:
        await asyncio.wait(ending, timeout=END_WITHIN)
