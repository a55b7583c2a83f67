"""What time and the server itself want: a clock ran out, the server was away, nobody comes back."""

from dataclasses import dataclass
from typing import Literal

from coven.server.live.commands.seating import check_bot
from coven.server.live.match import Match
from coven.server.live.steps import BotIn, Closed, Resumed, Step


@dataclass(frozen=True)
class ClockRanOut:
    """A bot plays for every seat whose time is up, until its person is back."""

    def decide(self, match: Match, now: float) -> list[Step]:
        clocks = match.clocks
        late = [seat for seat in match.to_act if clocks is not None and (clocks.deadline(seat) or now + 1) <= now]
        return [BotIn(seat=seat, bot=check_bot(match, None), why="clock") for seat in late]


@dataclass(frozen=True)
class ServerIsBack:
    """Live clocks start afresh after the server was away; those over days simply go on."""

    def decide(self, match: Match, now: float) -> list[Step]:
        clocks = match.clocks
        return [Resumed()] if clocks is not None and clocks.terms.is_live and clocks.since else []


@dataclass(frozen=True)
class Close:
    """A table that nobody came back to, that never began, whose rules are no more, or that an admin closes."""

    why: Literal["abandoned", "expired", "rules_changed", "closed_by_admin"]

    def decide(self, match: Match, now: float) -> list[Step]:
        return [Closed(why=self.why)] if match.status in ("open", "playing") else []
