"""What people want around the game: to sit down, leave, start, give the seat to a bot and take it back, play again."""

from dataclasses import dataclass

from coven.bots import bot_names
from coven.errors import CovenError
from coven.server.commands.playing import check_running, seat_of
from coven.server.sitting.sitting import Chair, Sitting
from coven.server.sitting.steps import BotIn, BotOut, ChairPlan, Closed, Joined, Muted, Rematched, Replanned, Started, Step, Unseated


def check_open(sitting: Sitting) -> None:
    if sitting.status != "open":
        raise CovenError("not_open", "This table is not open any more.")


def check_host(sitting: Sitting, person: str) -> None:
    if sitting.created.host != person:
        raise CovenError("not_host", "Only who opened the table may do that.")


def check_bot(sitting: Sitting, bot: str | None) -> str:
    """The bot's name; the strongest if none is named."""
    known = bot_names(sitting.game)
    if bot is not None and bot not in known:
        raise CovenError("unknown_bot", f"There is no such bot for {sitting.game.name}; there are {', '.join(known)}.", known=known)
    return bot or known[-1]


@dataclass(frozen=True)
class Join:
    """A person sits down: `has_key` says that they came by the link for friends."""

    person: str
    has_key: bool
    seat: int | None = None

    def decide(self, sitting: Sitting, now: float) -> list[Step]:
        if sitting.seat_of(self.person) is not None:
            return []
        check_open(sitting)
        free = [seat for seat, chair in enumerate(sitting.chairs) if self._may_take(chair) and self.seat in (None, seat)]
        if not free:
            raise CovenError("no_seat", "There is no free seat for you here.")
        own = [seat for seat in free if sitting.chairs[seat].plan.person == self.person]
        return [Joined(seat=(own or free)[0], person=self.person)]

    def _may_take(self, chair: Chair) -> bool:
        if not chair.is_free or chair.plan.person not in (None, self.person):
            return False
        return self.has_key or chair.plan.kept_for == "anyone" or chair.plan.person == self.person


@dataclass(frozen=True)
class Plan:
    """The host keeps a free seat for somebody else, or has a bot play it."""

    person: str
    seat: int
    plan: ChairPlan

    def decide(self, sitting: Sitting, now: float) -> list[Step]:
        check_host(sitting, self.person)
        check_open(sitting)
        if not 0 <= self.seat < len(sitting.chairs) or sitting.chairs[self.seat].person is not None:
            raise CovenError("no_seat", "That seat is not free.")
        plan = ChairPlan(kept_for="bot", bot=check_bot(sitting, self.plan.bot)) if self.plan.kept_for == "bot" else self.plan
        return [Replanned(seat=self.seat, plan=plan)]


@dataclass(frozen=True)
class Start:
    """The host begins, or whoever sits at a table that is full."""

    person: str

    def decide(self, sitting: Sitting, now: float) -> list[Step]:
        seat_of(sitting, self.person)
        if sitting.status == "playing":
            return []
        check_open(sitting)
        free = [seat for seat, chair in enumerate(sitting.chairs) if chair.is_free]
        if free:
            raise CovenError("seats_free", "Some seats are still free; wait, or have bots play them.", seats=free)
        return [Started()]


@dataclass(frozen=True)
class Leave:
    """A person leaves: before the start the seat is free again, later a bot plays it. The host closes an open table by leaving it."""

    person: str
    for_good: bool = False  # the person will not come back: the account was deleted

    def decide(self, sitting: Sitting, now: float) -> list[Step]:
        seat = seat_of(sitting, self.person)
        if sitting.status == "open":
            return [Closed(why="host_closed")] if sitting.created.host == self.person else [Unseated(seat=seat)]
        if sitting.status != "playing":
            return []
        if sitting.people == [self.person]:
            return [Closed(why="everybody_left")]
        chair = sitting.chairs[seat]
        if chair.bot is not None and not self.for_good:
            return []
        return [BotIn(seat=seat, bot=chair.bot or check_bot(sitting, None), why="gone" if self.for_good else "left")]


@dataclass(frozen=True)
class LetBotPlay:
    """A person gives the seat to a bot for a while."""

    person: str
    bot: str | None = None

    def decide(self, sitting: Sitting, now: float) -> list[Step]:
        seat = seat_of(sitting, self.person)
        check_running(sitting)
        bot = check_bot(sitting, self.bot)
        return [] if sitting.chairs[seat].bot == bot else [BotIn(seat=seat, bot=bot, why="asked")]


@dataclass(frozen=True)
class TakeSeatBack:
    """A person plays the seat again."""

    person: str

    def decide(self, sitting: Sitting, now: float) -> list[Step]:
        seat = seat_of(sitting, self.person)
        check_running(sitting)
        return [] if sitting.chairs[seat].bot is None else [BotOut(seat=seat)]


@dataclass(frozen=True)
class Mute:
    """The host lets a person say nothing more here."""

    host: str
    person: str

    def decide(self, sitting: Sitting, now: float) -> list[Step]:
        check_host(sitting, self.host)
        return [] if self.person in sitting.muted else [Muted(person=self.person)]


@dataclass(frozen=True)
class NoteRematch:
    """The table for the next game is made; whoever asks again is sent to the same."""

    table: str

    def decide(self, sitting: Sitting, now: float) -> list[Step]:
        return [] if sitting.rematch is not None else [Rematched(table=self.table)]
