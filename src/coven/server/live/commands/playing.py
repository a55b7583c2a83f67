"""What a seat wants while the game is played: a move, taking one back, standing answers."""

from dataclasses import dataclass
from typing import Any

from coven.errors import CovenError, Refused
from coven.server.live.match import Match
from coven.server.live.steps import Answering, Played, Rewound, Step, TakenBack, UndoAnswered, UndoAsked
from coven.table.options import check_options
from coven.table.values import Move


def seat_of(match: Match, person: str, seat: int | None = None) -> int:
    """The seat a person has, or one of several if it is theirs; raises `not_seated`."""
    own = match.seats_of(person)
    if not own or seat not in (None, *own):
        raise CovenError("not_seated", "You have no seat at this table." if not own else "That is not your seat.")
    return own[0] if seat is None else seat


def seat_in_play(match: Match, person: str, of: int | None = None) -> int:
    """The seat a person plays now; raises if the game does not run, or a bot plays the seat."""
    seat = seat_of(match, person, of)
    check_played_by_person(match, seat)
    return seat


def check_played_by_person(match: Match, seat: int) -> None:
    check_running(match)
    if match.chairs[seat].bot is not None:
        raise CovenError("bot_plays", "A bot plays your seat; take it back first.", seat=seat)


def check_running(match: Match) -> None:
    if match.status == "open":
        raise CovenError("not_started", "The game has not begun.")
    if match.status != "playing":
        raise CovenError("ended", "The game is over.")


def check_allowed(match: Match, seat: int, move: Move) -> None:
    """Raises with the game's code and ruling if a seat may not make a move now."""
    refused = match.table.refusal(seat, move)
    if refused is not None:
        message = f"You may not play {refused.move}: {refused.code} (rule {refused.ruling})."
        raise Refused(refused.code, message, seat=seat, move=refused.move, ruling=refused.ruling)


@dataclass(frozen=True)
class Play:
    """A person makes a move, chosen when the seat had seen its update number `after`."""

    person: str
    id: str
    move: str
    after: int
    seat: int | None = None  # which one, of several

    def decide(self, match: Match, now: float) -> list[Step]:
        seat = seat_of(match, self.person, self.seat)
        if self.id in match.chairs[seat].done:
            return []
        check_played_by_person(match, seat)
        if not match.streams[seat].is_present(self.after):
            raise CovenError("stale", "Something has happened since you chose this move.", seat=seat)
        move = match.game.move(self.move)
        check_allowed(match, seat, move)
        return [Played(seat=seat, move=move.text, id=self.id)]


@dataclass(frozen=True)
class PlayFor:
    """A bot, or a seat's standing answers, make a move; it comes to nothing if the question has changed meanwhile."""

    seat: int
    move: Move

    def decide(self, match: Match, now: float) -> list[Step]:
        if self.seat not in match.to_act or match.table.refusal(self.seat, self.move) is not None:
            return []
        return [Played(seat=self.seat, move=self.move.text)]


@dataclass(frozen=True)
class TakeBack:
    """A person takes back the seat's last move, or asks the others where the game does not allow it."""

    person: str
    id: str
    seat: int | None = None

    def decide(self, match: Match, now: float) -> list[Step]:
        if self.id in match.chairs[seat_of(match, self.person, self.seat)].done:
            return []
        seat, undo = seat_in_play(match, self.person, self.seat), match.created.terms.undo
        if undo == "none":
            raise CovenError("no_undo", "At this table no move is taken back.")
        if match.table.may_undo(seat):
            return [TakenBack(seat=seat, id=self.id)]
        if match.only_person == seat and match.table.may_undo_alone(seat):
            return [self._rewound(match, seat)]
        return self._ask(match, seat)

    def _rewound(self, match: Match, seat: int) -> Step:
        return Rewound(seat=seat, moves=match.table.keeper.last_move_of(seat) - 1, id=self.id)

    def _ask(self, match: Match, seat: int) -> list[Step]:
        reason = match.table.undo_refusal(seat)
        if match.created.terms.undo != "consent" or reason == "no_move":
            raise CovenError("cannot_undo", "That move can't be taken back.", reason=reason)
        if match.undo_request is not None:
            raise CovenError("undo_asked", "Somebody has asked already; answer that first.")
        asked: list[Step] = [UndoAsked(seat=seat)]
        return asked if others(match, seat) else [*asked, self._rewound(match, seat)]


def others(match: Match, seat: int) -> set[int]:
    """The seats that other people play: those who must agree. Who shares the screen has heard the question."""
    own = match.chairs[seat].person
    return {other for other, chair in enumerate(match.chairs) if chair.person != own and chair.is_played_by_person}


@dataclass(frozen=True)
class Consent:
    """A person answers a request to take back."""

    person: str
    yes: bool
    seat: int | None = None

    def decide(self, match: Match, now: float) -> list[Step]:
        seat, request = seat_in_play(match, self.person, self.seat), match.undo_request
        if request is None or seat == request.seat:
            raise CovenError("nothing_asked", "Nobody asks you to let them take back a move.")
        answered: list[Step] = [UndoAnswered(seat=seat, yes=self.yes)]
        all_agree = self.yes and others(match, request.seat) <= request.yes | {seat}
        return [*answered, Rewound(seat=request.seat, moves=request.moves)] if all_agree else answered


@dataclass(frozen=True)
class SetAnswers:
    """A person leaves some questions to the table."""

    person: str
    answers: dict[str, Any]
    seat: int | None = None

    def decide(self, match: Match, now: float) -> list[Step]:
        seat = seat_of(match, self.person, self.seat)
        check_options(match.game.about.settings, self.answers)
        return [] if match.chairs[seat].answers == self.answers else [Answering(seat=seat, answers=self.answers)]
