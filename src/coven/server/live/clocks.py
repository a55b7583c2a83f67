"""The clocks of a table. They run by the times of the steps in the log, so they are the same after a restart.

A seat's clock runs while the seat must act. It is settled when the seat need not act any more, or has done something that
everybody can see: what a seat does in secret moves no clock that others can read.
"""

from collections.abc import Collection
from dataclasses import dataclass, field

from coven.server.messages.terms import ClockTerms


@dataclass
class Clocks:
    terms: ClockTerms
    banks: list[float]
    since: dict[int, float] = field(default_factory=dict)  # the seats whose clocks run, and since when

    @classmethod
    def new(cls, terms: ClockTerms, players: int) -> "Clocks":
        return cls(terms, [float(terms.bank)] * players)

    def run(self, seats: Collection[int], at: float) -> None:
        """Lets exactly these seats' clocks run."""
        for seat in [seat for seat in self.since if seat not in seats]:
            self.settle(seat, at)
        for seat in seats:
            self.since.setdefault(seat, at)

    def settle(self, seat: int, at: float) -> None:
        """Stops a seat's clock and charges its bank for what was more than a move's time."""
        began = self.since.pop(seat, at)
        self.banks[seat] = max(0.0, self.banks[seat] - max(0.0, at - began - self.terms.per_move))

    def restart(self, at: float) -> None:
        """Starts every running clock afresh, charging nobody."""
        self.since = dict.fromkeys(self.since, at)

    def deadline(self, seat: int) -> float | None:
        """When a seat's time is up, if its clock runs."""
        began = self.since.get(seat)
        return None if began is None else began + self.terms.per_move + self.banks[seat]

    def next_deadline(self) -> float | None:
        return min((self.since[seat] + self.terms.per_move + self.banks[seat] for seat in self.since), default=None)
