"""What a seat wants while the game is played: a move, taking one back, standing answers."""

from dataclasses import dataclass
from typing import Any

from coven.errors import CovenError, Refused
from coven.server.sitting.sitting import Sitting
from coven.server.sitting.steps import Answering, Played, Rewound, Step, TakenBack, UndoAnswered, UndoAsked
from coven.table.options import check_options
from coven.table.values import Move


def seat_of(sitting: Sitting, person: str) -> int:
    """The seat a person has; raises `not_seated`."""
    seat = sitting.seat_of(person)
    if seat is None:
        raise CovenError("not_seated", "You have no seat at this table.")
    return seat


def seat_in_play(sitting: Sitting, person: str) -> int:
    """The seat a person plays now; raises if the game does not run, or a bot plays the seat."""
    seat = seat_of(sitting, person)
    check_running(sitting)
    if sitting.chairs[seat].bot is not None:
        raise CovenError("bot_plays", "A bot plays your seat; take it back first.", seat=seat)
    return seat


def check_running(sitting: Sitting) -> None:
    if sitting.status == "open":
        raise CovenError("not_started", "The game has not begun.")
    if sitting.status != "playing":
        raise CovenError("ended", "The game is over.")


def check_allowed(sitting: Sitting, seat: int, move: Move) -> None:
    """Raises `Refused` with the ruling if the rules don't allow the move now."""
    refused = sitting.table.refusal(seat, move)
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

    def decide(self, sitting: Sitting, now: float) -> list[Step]:
        if self.id in sitting.chairs[seat_of(sitting, self.person)].done:
            return []
        seat = seat_in_play(sitting, self.person)
        if not sitting.streams[seat].is_present(self.after):
            raise CovenError("stale", "Something has happened since you chose this move.", seat=seat)
        move = sitting.game.move(self.move)
        check_allowed(sitting, seat, move)
        return [Played(seat=seat, move=move.text, id=self.id)]


@dataclass(frozen=True)
class PlayFor:
    """A bot, or a seat's standing answers, make a move; it comes to nothing if the question has changed meanwhile."""

    seat: int
    move: Move

    def decide(self, sitting: Sitting, now: float) -> list[Step]:
        if self.seat not in sitting.to_act or sitting.table.refusal(self.seat, self.move) is not None:
            return []
        return [Played(seat=self.seat, move=self.move.text)]


@dataclass(frozen=True)
class TakeBack:
    """A person takes back the seat's last move, or asks the others where the game does not allow it."""

    person: str
    id: str

    def decide(self, sitting: Sitting, now: float) -> list[Step]:
        if self.id in sitting.chairs[seat_of(sitting, self.person)].done:
            return []
        seat, undo = seat_in_play(sitting, self.person), sitting.created.terms.undo
        if undo == "none":
            raise CovenError("no_undo", "At this table no move is taken back.")
        if sitting.table.may_undo(seat):
            return [TakenBack(seat=seat, id=self.id)]
        return self._ask(sitting, seat)

    def _ask(self, sitting: Sitting, seat: int) -> list[Step]:
        reason = sitting.table.undo_refusal(seat)
        if sitting.created.terms.undo != "consent" or reason == "no_move":
            raise CovenError("cannot_undo", "That move can't be taken back.", reason=reason)
        if sitting.undo_request is not None:
            raise CovenError("undo_asked", "Somebody has asked already; answer that first.")
        asked: list[Step] = [UndoAsked(seat=seat)]
        return asked if others(sitting, seat) else [*asked, Rewound(seat=seat, moves=sitting.last_move_of(seat) - 1)]


def others(sitting: Sitting, seat: int) -> set[int]:
    """The other seats that people play: those who must agree."""
    return {other for other, chair in enumerate(sitting.chairs) if other != seat and chair.is_played_by_person}


@dataclass(frozen=True)
class Consent:
    """A person answers a wish to take back."""

    person: str
    yes: bool

    def decide(self, sitting: Sitting, now: float) -> list[Step]:
        seat, request = seat_in_play(sitting, self.person), sitting.undo_request
        if request is None or seat == request.seat:
            raise CovenError("nothing_asked", "Nobody asks you to let them take back a move.")
        answered: list[Step] = [UndoAnswered(seat=seat, yes=self.yes)]
        all_agree = self.yes and others(sitting, request.seat) <= request.yes | {seat}
        return [*answered, Rewound(seat=request.seat, moves=request.moves)] if all_agree else answered


@dataclass(frozen=True)
class SetAnswers:
    """A person leaves some questions to the table."""

    person: str
    settings: dict[str, Any]

    def decide(self, sitting: Sitting, now: float) -> list[Step]:
        seat = seat_of(sitting, self.person)
        check_options(sitting.game.about.settings, self.settings)
        return [] if sitting.chairs[seat].answers == self.settings else [Answering(seat=seat, settings=self.settings)]
