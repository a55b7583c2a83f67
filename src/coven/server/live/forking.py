"""How a fork begins: the moves of the game it comes from are made in a thread, for they take as long as many moves."""

import asyncio
from collections.abc import Sequence

from coven.server.live.match import Match
from coven.server.live.steps import Started, Step

At = tuple[float, Step]


async def prepare_start(match: Match, step: Step) -> None:
    """Makes a fork ready for the step in which it begins; nothing is to be done for any other."""
    if isinstance(step, Started) and match.created.fork is not None:
        await asyncio.to_thread(match.prepare)


def up_to_start(steps: Sequence[At]) -> tuple[Sequence[At], Sequence[At]]:
    """The steps before a game begins, and those from there."""
    start = next((number for number, (_, step) in enumerate(steps) if isinstance(step, Started)), len(steps))
    return steps[:start], steps[start:]
