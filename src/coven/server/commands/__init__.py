"""The commands: everything somebody may want at a table. Each decides, from the sitting as it is, which steps follow, or raises why not."""

from typing import Protocol

from coven.server.sitting.sitting import Sitting
from coven.server.sitting.steps import Step


class Command(Protocol):
    def decide(self, sitting: Sitting, now: float) -> list[Step]:
        """The steps to store and apply; none if it is done already. Changes nothing."""
        ...
