"""A match: a table with the people around it, as its steps have made it. `apply` is the only thing that changes one."""

import hmac
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import Any, Literal

from coven.bots.names import bot_name
from coven.errors import CovenError
from coven.server.live import steps
from coven.server.live.clocks import Clocks
from coven.server.live.days import is_past
from coven.server.live.steps import Created, Step
from coven.server.live.streams import Happened, Stream, happened
from coven.server.messages.terms import ChairPlan
from coven.server.store.film import Film
from coven.table.box import Box
from coven.table.game import Game
from coven.table.keeper import Keeper
from coven.table.registry import game as find_game
from coven.table.seeds import commitment
from coven.table.table import Table
from coven.table.values import Event, Viewer

Status = Literal["open", "playing", "over", "closed"]
REMEMBERED_IDS = 64  # of each seat: a move may be sent again as long as its id is among the last so many


@dataclass
class Chair:
    """One seat: whom it is kept for, who has it, which bot plays it now."""

    plan: ChairPlan
    person: str | None = None
    bot: str | None = None
    answers: dict[str, Any] = field(default_factory=dict)
    done: deque[str] = field(default_factory=lambda: deque(maxlen=REMEMBERED_IDS))  # ids of what was done here

    @property
    def is_free(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def is_played_by_person(self) -> bool:
        return self.person is not None and self.bot is None


@dataclass
class UndoRequest:
    seat: int
    moves: int  # how many moves stay
    yes: set[int] = field(default_factory=set)


class Match:
    """A table with the people around it."""

    def __init__(self, id: str, created: Created, at: float, box: Box | None = None) -> None:
        self.id = id
        self.created = created
        self._box = box  # as the first step says, where somebody has built it already
        self.created_at = self.changed_at = at
        self.listed_at = at  # when what lists show of it last changed: lists tell no other time, or hidden steps would be told of
        self.status: Status = "open"
        self.closed_because: str | None = None
        self.chairs = [_chair(plan) for plan in created.plans]
        self._find_players()
        self.clocks = Clocks.new(created.terms.clock, created.players) if created.terms.clock else None
        self.undo_request: UndoRequest | None = None
        self.muted: set[str] = set()
        self.rematch: str | None = None
        self.streams: dict[Viewer, Stream] = {viewer: Stream(viewer) for viewer in (None, *range(created.players))}
        self.number = 1  # steps so far
        self.table_changes = 1  # changes so far of what everybody sees of the table besides the game on it
        self.names: dict[str, str] = {}  # of the people, told by whoever opens or joins the table
        self.on_the_table: Table | None = None  # the game, once it has begun; not if there is only a film of it
        self._prepared: tuple[Table, Happened] | None = None  # for the start
        self._to_act: tuple[int, ...] | None = None  # kept until the next step: everybody asks
        self.film: Film | None = None  # of a game that ended under rules which are no more: shown in the place of the table

    # --- what is so ---------------------------------------------------------------------------------------------------

    @cached_property
    def game(self) -> Game:
        return find_game(self.created.game)

    @property
    def table(self) -> Table:
        """The game on the table; raises `not_started` where there is none."""
        if self.on_the_table is None:
            raise CovenError("not_started", "The game has not begun.")
        return self.on_the_table

    @property
    def has_begun(self) -> bool:
        return self.on_the_table is not None or self.film is not None

    @property
    def outcome(self) -> dict[str, Any] | None:
        """How the game ended, or None."""
        if self.film is not None:
            return dict(self.film.head["outcome"])
        outcome = self.table.outcome if self.status == "over" else None
        return None if outcome is None else outcome.as_data()

    @property
    def is_sealed(self) -> bool:
        """Whether what was hidden stays so after the end: everybody plays the day's deal, so it is shown the day after."""
        return self.created.daily is not None and not is_past(self.created.daily)

    @property
    def bot_chance(self) -> bytes | None:
        """What bots draw from for the question now asked at a daily table: the same for everybody who played the same; None at others."""
        if self.created.daily is None:
            return None
        return hmac.digest(bytes.fromhex(self.created.seed), f"bots {len(self.table.keeper)}".encode(), "sha256")

    @cached_property
    def commitment(self) -> str:
        return commitment(bytes.fromhex(self.created.seed), bytes.fromhex(self.created.salt))

    @property
    def steps_besides_moves(self) -> int:
        """How many steps there are that are no moves of the game as it stands."""
        return self.number - (len(self.on_the_table.keeper) if self.on_the_table is not None else 0)

    @property
    def to_act(self) -> tuple[int, ...]:
        if self.status != "playing":
            return ()
        if self._to_act is None:
            self._to_act = self.table.to_act
        return self._to_act

    @property
    def people(self) -> list[str]:
        return [chair.person for chair in self.chairs if chair.person is not None]

    def seats_of(self, person: str | None) -> list[int]:
        """The seats a person has: more than one where several people share a screen."""
        return [seat for seat, chair in enumerate(self.chairs) if person is not None and chair.person == person]

    def seat_of(self, person: str | None) -> int | None:
        """The first seat a person has, or None."""
        return next(iter(self.seats_of(person)), None)

    def give_up(self, number: int, at: float) -> None:
        """Closes a game that the rules, having changed, play no more; its steps stay as they are."""
        self.status, self.closed_because, self.number, self.listed_at = "closed", "rules_changed", number, at

    def show(self, film: Film, steps_after_first: Iterable[tuple[float, Step]]) -> None:
        """Shows a finished game from its film; of its steps only those that are no part of the game are taken in."""
        for at, step in steps_after_first:
            if type(step) not in ON_THE_TABLE:
                self.apply(step, at)
            else:
                self.number, self.changed_at, self.listed_at = self.number + 1, at, at
        self.film, self.status = film, "over"

    # --- what happens -------------------------------------------------------------------------------------------------

    def apply(self, step: Step, at: float) -> None:
        """Lets a step happen that was decided on and stored; every viewer's stream takes in what that viewer may see of it."""
        status, asked, self._to_act = self.status, self.undo_request, None
        done = APPLY[type(step)](self, step, at)
        self.number += 1
        self.changed_at = at
        if self.status == "playing" and self.table.is_over:
            self.status, self.undo_request = "over", None
        if type(step) in LISTED or self.status != status:
            self.listed_at = at
        if self.clocks is not None:
            self._run_clocks(self.clocks, done, at)
        if not isinstance(step, steps.Played):
            self._find_players()
        if not isinstance(step, steps.Played) or self.clocks is not None or self.status != "playing" or asked is not None:
            self.table_changes += 1
        if done is not None:
            for stream in self.streams.values():
                stream.take(done)

    def _run_clocks(self, clocks: Clocks, done: Happened | None, at: float) -> None:
        if done is not None and done.seat is not None and done.seen[None].events:
            clocks.settle(done.seat, at)
        clocks.run([seat for seat in self.to_act if self.chairs[seat].is_played_by_person], at)

    def _find_players(self) -> None:
        """Who plays: seats that bots or standing answers play, and the one seat that a person plays, if there is no other."""
        self.answered_seats = frozenset(seat for seat, chair in enumerate(self.chairs) if chair.bot is not None or chair.answers)
        people = [seat for seat, chair in enumerate(self.chairs) if chair.is_played_by_person]
        self.only_person = people[0] if len(people) == 1 else None

    def _joined(self, step: steps.Joined, at: float) -> None:
        self.chairs[step.seat].person = step.person

    def _unseated(self, step: steps.Unseated, at: float) -> None:
        self.chairs[step.seat].person = None

    def _replanned(self, step: steps.Replanned, at: float) -> None:
        self.chairs[step.seat] = _chair(step.plan)

    def _started(self, step: steps.Started, at: float) -> Happened:
        self.on_the_table, done = self._prepared or self._beginning()
        self.status = "playing"
        return done

    def prepare(self) -> None:
        """Works out before the start how a fork begins: its moves take a while, and may be made where nobody waits for them."""
        self._prepared = self._beginning()

    def _beginning(self) -> tuple[Table, Happened]:
        """The table with which the game begins, a fork's moves made, and what everybody has seen by then."""
        made, seats = self.created, [self.name_at(seat) for seat in range(self.created.players)]
        table = self.game.new_table(made.players, made.options, bytes.fromhex(made.seed), self._box or made.box, seats, bytes.fromhex(made.salt))
        for seat, move in made.fork.moves if made.fork is not None else ():
            self._make(table, seat, move)
        return table, self._happened(None, partial(events_of, table.keeper, range(len(table.keeper) + 1)))

    def rename(self, person: str, name: str) -> None:
        """Somebody goes by another name from now on: what is told of the table changes, and no step is made."""
        self.names[person] = name
        self.table_changes += 1

    def name_at(self, seat: int) -> str:
        """What a seat is called: its person's name, or its bot's."""
        chair = self.chairs[seat]
        return self._name_of(chair) if chair.person is not None else bot_name(seat, [self._name_of(chair) for chair in self.chairs])

    def _name_of(self, chair: Chair) -> str:
        """The name of a chair's person; somebody who is gone takes the names of those at their screen along."""
        own = self.names.get(chair.person or "", "?")
        return (chair.plan.name or own) if chair.person in self.names else own

    def _happened(self, seat: int | None, events_for: Callable[[Viewer], list[Event]], taken_back: bool = False) -> Happened:
        return happened(seat, events_for, self.streams, self.game.faces.quiet_events, taken_back)

    def _make(self, table: Table, seat: int, text: str) -> None:
        move = self.game.move(text)
        if self.created.rules_version != self.game.version and table.refusal(seat, move) is not None:
            raise CovenError("rules_changed", "The rules have changed, and this game can't be played on under the new ones.")
        table.keeper.make(seat, move.id)

    def _played(self, step: steps.Played, at: float) -> Happened:
        table = self.table
        self._make(table, step.seat, step.move)
        if step.id is not None:
            self.chairs[step.seat].done.append(step.id)
        done = self._happened(step.seat, partial(table.keeper.events, number=len(table.keeper.played)))
        if done.seen[None].events:  # a hidden choice must not be seen by what becomes of a request
            self.undo_request = None
        return done

    def _taken_back(self, step: steps.TakenBack, at: float) -> Happened:
        before = self.table.keeper
        number = before.last_move_of(step.seat)
        self.table.undo(step.seat)
        if step.id is not None:
            self.chairs[step.seat].done.append(step.id)
        return self._happened(step.seat, partial(before.events, number=number), taken_back=True)

    def _rewound(self, step: steps.Rewound, at: float) -> Happened:
        before = self.table.keeper
        gone = range(step.moves + 1, len(before) + 1)
        self.on_the_table = self.table.keeper.table_at(step.moves)
        if step.id is not None:
            self.chairs[step.seat].done.append(step.id)
        self.undo_request = None
        return self._happened(step.seat, partial(events_of, before, gone), taken_back=True)

    def _undo_asked(self, step: steps.UndoAsked, at: float) -> None:
        self.undo_request = UndoRequest(step.seat, self.table.keeper.last_move_of(step.seat) - 1)

    def _undo_answered(self, step: steps.UndoAnswered, at: float) -> None:
        assert self.undo_request is not None
        if step.yes:
            self.undo_request.yes.add(step.seat)
        else:
            self.undo_request = None

    def _bot_in(self, step: steps.BotIn, at: float) -> None:
        self.chairs[step.seat].bot = step.bot
        if step.why == "gone":
            self.chairs[step.seat].person = None

    def _bot_out(self, step: steps.BotOut, at: float) -> None:
        self.chairs[step.seat].bot = None

    def _answering(self, step: steps.Answering, at: float) -> None:
        self.chairs[step.seat].answers = dict(step.answers)

    def _muted(self, step: steps.Muted, at: float) -> None:
        self.muted.add(step.person)

    def _resumed(self, step: steps.Resumed, at: float) -> None:
        if self.clocks is not None:
            self.clocks.restart(at)

    def _rematched(self, step: steps.Rematched, at: float) -> None:
        self.rematch = step.table

    def _closed(self, step: steps.Closed, at: float) -> None:
        self.status = "closed"
        self.closed_because = step.why
        self.undo_request = None


def events_of(keeper: Keeper, numbers: Iterable[int], viewer: Viewer) -> list[Event]:
    """What a viewer saw of several moves."""
    return [event for number in numbers for event in keeper.events(viewer, number)]


def _chair(plan: ChairPlan) -> Chair:
    return Chair(plan, bot=plan.bot if plan.kept_for == "bot" else None)


LISTED = {steps.Joined, steps.Unseated, steps.Replanned}  # what lists show, besides the status
ON_THE_TABLE = {steps.Started, steps.Played, steps.TakenBack, steps.Rewound, steps.UndoAsked, steps.UndoAnswered, steps.Resumed}

APPLY: dict[type, Callable[[Match, Any, float], Happened | None]] = {
    steps.Joined: Match._joined,
    steps.Unseated: Match._unseated,
    steps.Replanned: Match._replanned,
    steps.Started: Match._started,
    steps.Played: Match._played,
    steps.TakenBack: Match._taken_back,
    steps.Rewound: Match._rewound,
    steps.UndoAsked: Match._undo_asked,
    steps.UndoAnswered: Match._undo_answered,
    steps.BotIn: Match._bot_in,
    steps.BotOut: Match._bot_out,
    steps.Answering: Match._answering,
    steps.Muted: Match._muted,
    steps.Resumed: Match._resumed,
    steps.Rematched: Match._rematched,
    steps.Closed: Match._closed,
}
