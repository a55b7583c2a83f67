"""The room of hints and reviews: what may be asked for, by whom, and how it stands."""

from collections.abc import Hashable
from functools import partial
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine

from coven.errors import CovenError
from coven.server.analysis.jobs import Job, Jobs
from coven.server.analysis.reviews import OPEN, Reviews
from coven.server.analysis.work import HintQuestion, ReviewQuestion, make_hint, make_review
from coven.server.commands.playing import seat_in_play
from coven.server.films.film import Film
from coven.server.jobs.workers import Workers
from coven.server.match.match import Match
from coven.server.settings import Settings
from coven.server.web.limits import Limit

HINT_NICENESS, REVIEW_NICENESS = 5, 10  # a person waits for a hint at the table
SAME_KNOWLEDGE = b"a hint"  # any seed: what is imagined with it depends on nothing but what the seat knows


class AnalysisRoom:
    """Hints and reviews of one process."""

    def __init__(self, engine: AsyncEngine, settings: Settings) -> None:
        self._settings = settings
        self._reviews = Reviews(engine)
        self._hint_jobs = Jobs(Workers(settings.hint_workers, HINT_NICENESS))
        self._review_jobs = Jobs(Workers(1, REVIEW_NICENESS))
        self._limit = Limit(settings.hint_rate, 10)

    async def close(self) -> None:
        await self._hint_jobs.close()
        await self._review_jobs.close()

    # --- hints --------------------------------------------------------------------------------------------------------

    def ask_hint(self, match: Match, person: str, seat: int | None = None) -> Job:
        """Begins a hint for what the person's seat is asked now; raises `no_hints`, `not_to_act`, `too_many`."""
        seat = seat_to_help(match, person, seat)
        name = hint_name(match, seat)
        self._check_limit(self._hint_jobs, name, person)
        return self._hint_jobs.start(name, person, make_hint, hint_question(match, seat, self._settings.hint_simulations))

    def hint(self, match: Match, person: str, seat: int | None = None) -> Job:
        return self._hint_jobs.find(hint_name(match, seat_to_help(match, person, seat)))

    # --- reviews ------------------------------------------------------------------------------------------------------

    async def ask_review(self, game: str, film: Film, seat: int | None, person: str) -> Job:
        """Begins a review, or finds the one that was made."""
        kept = await self._kept(game, seat)
        if kept is not None:
            return kept
        name = (game, eyes_of(seat))
        self._check_limit(self._review_jobs, name, person)
        question = ReviewQuestion(tuple(film.record), seat, self._settings.review_simulations)
        return self._review_jobs.start(name, person, make_review, question, partial(self._reviews.keep, *name))

    async def review(self, game: str, seat: int | None) -> Job:
        """How a review stands; raises `no_such_job`."""
        return await self._kept(game, seat) or self._review_jobs.find((game, eyes_of(seat)))

    async def _kept(self, game: str, seat: int | None) -> Job | None:
        found = await self._reviews.find(game, eyes_of(seat))
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


def hint_question(match: Match, seat: int, simulations: int) -> HintQuestion:
    """What goes to the pool: an imagined state, the same whatever the seat can't know is like."""
    table = match.table
    state = table.imagined(seat, SAME_KNOWLEDGE).tobytes()
    return HintQuestion(table.game.name, table.players, table.options, match.created.box, state, seat, simulations)


def eyes_of(seat: int | None) -> int:
    return OPEN if seat is None else seat


def named(review: dict[str, Any], names: list[str]) -> dict[str, Any]:
    """A review with the names of those who played; it is kept without them."""
    return {**review, "seats": names}
