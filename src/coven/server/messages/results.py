"""What is asked and answered about finished games: my games, ratings, the daily table."""

from pydantic import Field

from coven.server.messages.terms import StrictModel, Values


class SeatResult(StrictModel):
    """How one seat came out; `name` is null for a bot, and for a person who is gone."""

    seat: int
    name: str | None
    bot: str | None
    place: int
    score: int


class GameResult(StrictModel):
    """A finished game of mine."""

    table: str
    game: str
    players: int
    ended_at: float
    seat: int
    place: int
    score: int
    seats: list[SeatResult]


class GameResults(StrictModel):
    """A page of my games, newest first; `count` is that of all pages."""

    games: list[GameResult]
    page: int
    pages: int
    count: int


class RatedPerson(StrictModel):
    rank: int
    name: str
    person: str | None = Field(description="whose profile I may open; else null")
    rating: int
    games: int
    is_me: bool


class Leaderboard(StrictModel):
    """A page of the people who have a rating."""

    game: str
    players: int
    people: list[RatedPerson]
    page: int
    pages: int
    count: int


class MyRating(StrictModel):
    game: str
    players: int
    rating: int
    games: int


class RatingChange(StrictModel):
    """What one game did to my rating."""

    table: str
    game: str
    players: int
    place: int
    before: int
    rating: int
    at: float


class DailyResult(StrictModel):
    """How a person came out of the day's deal; `table` can be read once the day is over."""

    rank: int
    name: str
    person: str | None = Field(description="whose profile I may open; else null")
    place: int
    score: int
    is_me: bool
    table: str | None


class DailyInfo(StrictModel):
    """A day's deal of a game: the commitment at once, seed and salt when the day is over."""

    game: str
    day: str = Field(description="in UTC, such as 2026-11-16")
    ends_at: float
    players: int
    options: Values = Field(description="those that make it take about ten minutes; the others are as usual")
    bot: str
    commitment: str
    seed: str | None
    salt: str | None
    my_table: str | None


class DailyBoard(StrictModel):
    """A day's deal with everybody who finished it in time."""

    deal: DailyInfo
    results: list[DailyResult]


class DailyStreak(StrictModel):
    """On how many days in a row I finished a daily table, up to today or yesterday; the longest row; whether today counts already."""

    days: int
    longest: int
    today: bool


class DailyTable(StrictModel):
    id: str
