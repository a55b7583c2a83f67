"""What is asked and answered about finished games: my games, ratings, the daily table."""

from pydantic import Field

from coven.server.match.terms import Plain


class SeatResult(Plain):
    """How one seat came out; `name` is null for a bot, and for a person who is gone."""

    seat: int
    name: str | None
    bot: str | None
    place: int
    score: int


class GameResult(Plain):
    """A finished game of mine."""

    table: str
    game: str
    players: int
    ended_at: float
    seat: int
    place: int
    score: int
    seats: list[SeatResult]


class GameResults(Plain):
    """A page of my games, newest first; `count` is that of all pages."""

    games: list[GameResult]
    page: int
    pages: int
    count: int


class RatedPerson(Plain):
    rank: int
    name: str
    rating: int
    games: int
    is_me: bool


class Leaderboard(Plain):
    """A page of the people with an account who have a rating; guests are rated, but listed only once they make one."""

    game: str
    players: int
    people: list[RatedPerson]
    page: int
    pages: int
    count: int


class MyRating(Plain):
    game: str
    players: int
    rating: int
    games: int


class RatingChange(Plain):
    """What one game did to my rating."""

    table: str
    game: str
    players: int
    place: int
    before: int
    rating: int
    at: float


class DailyResult(Plain):
    """How a person came out of the day's deal; `table` can be read once the day is over."""

    rank: int
    name: str
    place: int
    score: int
    is_me: bool
    table: str | None


class DailyInfo(Plain):
    """A day's deal of a game: the commitment at once, seed and salt when the day is over."""

    game: str
    day: str = Field(description="in UTC, such as 2026-11-16")
    ends_at: float
    players: int
    bot: str
    commitment: str
    seed: str | None
    salt: str | None
    my_table: str | None


class DailyBoard(Plain):
    """A day's deal with everybody who finished it in time."""

    deal: DailyInfo
    results: list[DailyResult]


class DailyTable(Plain):
    id: str
