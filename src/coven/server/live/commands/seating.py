"""What people want around the game: to sit down, leave, start, give the seat to a bot and take it back, play again."""

from dataclasses import dataclass

from coven.bots import bot_names, usual_bot
from coven.errors import CovenError
from coven.server.live.commands.playing import check_running, seat_of
from coven.server.live.match import Chair, Match
from coven.server.live.steps import BotIn, BotOut, Closed, Joined, Muted, Rematched, Replanned, Started, Step, Unseated
from coven.server.messages.terms import ChairPlan


def check_open(match: Match) -> None:
    if match.status != "open":
        raise CovenError("not_open", "This table is not open any more.")


def check_host(match: Match, person: str) -> None:
    if match.created.host != person:
        raise CovenError("not_host", "Only who opened the table may do that.")


def check_bot(match: Match, bot: str | None) -> str:
    """The bot's name; the game's usual one if none is named."""
    known = bot_names(match.game)
    if bot is not None and bot not in known:
        raise CovenError("unknown_bot", f"There is no such bot for {match.game.name}; there are {', '.join(known)}.", known=known)
    return bot or usual_bot(match.game)


def check_no_help(match: Match) -> None:
    """Raises `no_bots` where everybody plays alone."""
    if match.created.terms.rated or match.created.daily is not None:
        raise CovenError("no_bots", "At a rated or daily table no bot plays for you.")


@dataclass(frozen=True)
class Join:
    """A person sits down: `has_key` says that they came by the link for friends."""

    person: str
    has_key: bool
    seat: int | None = None

    def decide(self, match: Match, now: float) -> list[Step]:
        if match.seat_of(self.person) is not None:
            return []
        check_open(match)
        free = [seat for seat, chair in enumerate(match.chairs) if self._may_take(chair) and self.seat in (None, seat)]
        if not free:
            raise CovenError("no_seat", "There is no free seat for you here.")
        own = [seat for seat in free if match.chairs[seat].plan.person == self.person]
        return [Joined(seat=seat, person=self.person) for seat in own or free[:1]]

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

    def decide(self, match: Match, now: float) -> list[Step]:
        check_host(match, self.person)
        check_open(match)
        if not 0 <= self.seat < len(match.chairs) or match.chairs[self.seat].person is not None:
            raise CovenError("no_seat", "That seat is not free.")
        if self.plan.name is not None:
            raise CovenError("bad_seats", "Who sits down brings their own name.")
        if self.plan.kept_for == "bot":
            check_no_help(match)
        plan = self._plan(match)
        return [] if match.chairs[self.seat].plan == plan else [Replanned(seat=self.seat, plan=plan)]

    def _plan(self, match: Match) -> ChairPlan:
        """The plan with no more in it than it needs."""
        if self.plan.kept_for == "bot":
            return ChairPlan(kept_for="bot", bot=check_bot(match, self.plan.bot))
        return ChairPlan(kept_for=self.plan.kept_for, person=self.plan.person)


@dataclass(frozen=True)
class FillWithBots:
    """The host has bots play all seats that are free."""

    person: str
    bot: str | None = None

    def decide(self, match: Match, now: float) -> list[Step]:
        check_host(match, self.person)
        check_open(match)
        check_no_help(match)
        plan = ChairPlan(kept_for="bot", bot=check_bot(match, self.bot))
        return [Replanned(seat=seat, plan=plan) for seat, chair in enumerate(match.chairs) if chair.is_free]


@dataclass(frozen=True)
class TakeBotsOut:
    """The host keeps all seats of bots for people: for whom they were kept at first, else for friends."""

    person: str

    def decide(self, match: Match, now: float) -> list[Step]:
        check_host(match, self.person)
        check_open(match)
        bots = [seat for seat, chair in enumerate(match.chairs) if chair.person is None and chair.bot is not None]
        return [Replanned(seat=seat, plan=self._plan(match.created.plans[seat])) for seat in bots]

    def _plan(self, first: ChairPlan) -> ChairPlan:
        return ChairPlan(kept_for="friends") if first.kept_for == "bot" else ChairPlan(kept_for=first.kept_for, person=first.person)


@dataclass(frozen=True)
class Start:
    """The host begins, or whoever sits at a table that is full."""

    person: str

    def decide(self, match: Match, now: float) -> list[Step]:
        seat_of(match, self.person)
        if match.status == "playing":
            return []
        check_open(match)
        free = [seat for seat, chair in enumerate(match.chairs) if chair.is_free]
        if free:
            raise CovenError("seats_free", "Some seats are still free; wait, or have bots play them.", seats=free)
        return [Started()]


@dataclass(frozen=True)
class Leave:
    """A person leaves with all their seats: before the start they are free again, later bots play them. The host so closes an open table."""

    person: str
    for_good: bool = False  # the person will not come back: the account was deleted

    def decide(self, match: Match, now: float) -> list[Step]:
        seat_of(match, self.person)
        seats = match.seats_of(self.person)
        if match.status == "open":
            return [Closed(why="host_closed")] if match.created.host == self.person else [Unseated(seat=seat) for seat in seats]
        if match.status != "playing":
            return []
        if set(match.people) == {self.person}:
            return [Closed(why="everybody_left")]
        return [step for seat in seats for step in self._leave(match, seat)]

    def _leave(self, match: Match, seat: int) -> list[Step]:
        chair = match.chairs[seat]
        if chair.bot is not None and not self.for_good:
            return []
        return [BotIn(seat=seat, bot=chair.bot or check_bot(match, None), why="gone" if self.for_good else "left")]


@dataclass(frozen=True)
class LetBotPlay:
    """A person gives the seat to a bot for a while."""

    person: str
    bot: str | None = None
    seat: int | None = None

    def decide(self, match: Match, now: float) -> list[Step]:
        seat = seat_of(match, self.person, self.seat)
        check_running(match)
        check_no_help(match)
        bot = check_bot(match, self.bot)
        return [] if match.chairs[seat].bot == bot else [BotIn(seat=seat, bot=bot, why="asked")]


@dataclass(frozen=True)
class StandIn:
    """The host has a bot play for a person who is away, where no clock would; the person may take the seat back."""

    host: str
    seat: int
    is_away: bool

    def decide(self, match: Match, now: float) -> list[Step]:
        check_host(match, self.host)
        check_running(match)
        check_no_help(match)
        if not 0 <= self.seat < len(match.chairs) or match.chairs[self.seat].person in (None, self.host):
            raise CovenError("no_seat", "Nobody else sits there.")
        if match.chairs[self.seat].bot is not None:
            return []
        if not self.is_away or match.created.terms.clock is not None:
            raise CovenError("not_away", "A bot plays for somebody only while they are away, and where no clock does it.")
        return [BotIn(seat=self.seat, bot=check_bot(match, None), why="asked")]


@dataclass(frozen=True)
class TakeSeatBack:
    """A person plays the seat again."""

    person: str
    seat: int | None = None

    def decide(self, match: Match, now: float) -> list[Step]:
        seat = seat_of(match, self.person, self.seat)
        check_running(match)
        return [] if match.chairs[seat].bot is None else [BotOut(seat=seat)]


@dataclass(frozen=True)
class Mute:
    """The host lets somebody say nothing more here."""

    person: str
    muted: str

    def decide(self, match: Match, now: float) -> list[Step]:
        check_host(match, self.person)
        return [] if self.muted in match.muted else [Muted(person=self.muted)]


@dataclass(frozen=True)
class NoteRematch:
    """The table for the next game is made; whoever asks again is sent to the same."""

    table: str

    def decide(self, match: Match, now: float) -> list[Step]:
        return [] if match.rematch is not None else [Rematched(table=self.table)]
