"""The commands: everything somebody may want at a table. Each decides, from the match as it is, which steps follow, or raises why not."""

from typing import Protocol

from coven.server.live.match import Match
from coven.server.live.steps import Step


class Command(Protocol):
    def decide(self, match: Match, now: float) -> list[Step]:
        """The steps to store and apply; none if it is done already. Changes nothing."""
        ...
