"""Hints and reviews: what may be asked for, by whom, and how it stands."""

from collections.abc import Hashable
from functools import partial

from sqlalchemy.ext.asyncio import AsyncEngine

from coven.analysis.shapes import ReviewData
from coven.errors import CovenError
from coven.server.fair_queue import Lane
from coven.server.features.analysis.jobs import Job, Jobs
from coven.server.features.analysis.reviews import OPEN, Reviews
from coven.server.features.analysis.work import HintTask, ReviewTask, compile_continuations, make_hint, make_review
from coven.server.live.commands.playing import seat_in_play
from coven.server.live.match import Match
from coven.server.process_pool import ProcessPool
from coven.server.programs import Programs
from coven.server.rate_limits import Limits
from coven.server.settings import Settings
from coven.server.store.film import Film

HINT_NICENESS, REVIEW_NICENESS = 5, 10  # a person waits for a hint at the table
SAME_KNOWLEDGE = b"a hint"  # any seed: what is imagined with it depends on nothing but what the seat knows


class HintsAndReviews:
    """Hints and reviews of one process."""

    def __init__(self, engine: AsyncEngine, settings: Settings, limits: Limits) -> None:
        self._settings = settings
        self._reviews = Reviews(engine)
        programs = Programs(compile_continuations)  # the same for both
        self._hint_jobs = Jobs(ProcessPool(settings.hint_workers, HINT_NICENESS), programs)
        self._review_jobs = Jobs(ProcessPool(1, REVIEW_NICENESS), programs)
        self._limit = limits.hints

    async def close(self) -> None:
        await self._hint_jobs.close()
        await self._review_jobs.close()

    # --- hints --------------------------------------------------------------------------------------------------------

    def ask_hint(self, match: Match, lane: Lane, seat: int | None = None) -> Job:
        """Begins a hint for what the person's seat is asked now; raises `no_hints`, `not_to_act`, `too_many`."""
        person = lane[-1]
        seat = seat_to_help(match, person, seat)
        name = hint_name(match, seat)
        self._check_limit(self._hint_jobs, name, person)
        return self._hint_jobs.start(name, lane, make_hint, hint_task(match, seat, self._settings.hint_simulations))

    def hint(self, match: Match, person: str, seat: int | None = None) -> Job:
        return self._hint_jobs.find(hint_name(match, seat_to_help(match, person, seat)))

    # --- reviews ------------------------------------------------------------------------------------------------------

    async def ask_review(self, table: str, film: Film, seat: int | None, lane: Lane) -> Job:
        """Begins a review, or finds the one that was made."""
        kept = await self._kept(table, seat)
        if kept is not None:
            return kept
        name = (table, perspective_of(seat))
        self._check_limit(self._review_jobs, name, lane[-1])
        task = ReviewTask(tuple(film.record), seat, self._settings.review_simulations)
        return self._review_jobs.start(name, lane, make_review, task, partial(self._reviews.keep, *name))

    async def review(self, table: str, seat: int | None) -> Job:
        """How a review stands; raises `no_such_job`."""
        return await self._kept(table, seat) or self._review_jobs.find((table, perspective_of(seat)))

    async def _kept(self, table: str, seat: int | None) -> Job | None:
        found = await self._reviews.find(table, perspective_of(seat))
        return None if found is None else Job("", "done", found)

    def _check_limit(self, jobs: Jobs, name: Hashable, person: str) -> None:
        """Only what is begun anew counts."""
        if not jobs.knows(name):
            self._limit.check(person)


def seat_to_help(match: Match, person: str, of: int | None = None) -> int:
    """The seat that may be told a hint now; raises `no_hints`, `not_to_act` and what keeps a person from playing."""
    seat = seat_in_play(match, person, of)
    if match.created.terms.hints != "own":
        raise CovenError("no_hints", "This table is played without hints.")
    if seat not in match.to_act:
        raise CovenError("not_to_act", f"Seat {seat} has nothing to decide now.", seat=seat)
    return seat


def hint_name(match: Match, seat: int) -> Hashable:
    """What a seat is asked now: the same question gives the same hint."""
    return match.id, seat, match.streams[seat].question


def hint_task(match: Match, seat: int, simulations: int) -> HintTask:
    """What goes to the pool: an imagined state, the same whatever the seat can't know is like."""
    table = match.table
    state = table.imagined(seat, SAME_KNOWLEDGE).tobytes()
    return HintTask(table.game.name, table.players, table.options, match.created.box, state, seat, simulations)


def perspective_of(seat: int | None) -> int:
    return OPEN if seat is None else seat


def named(review: ReviewData, names: list[str]) -> ReviewData:
    """A review with the names of those who played; it is kept without them."""
    return {**review, "seats": names}
