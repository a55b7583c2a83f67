"""What is asked and answered about people: profiles, friends, invitations."""

from typing import Literal

from pydantic import Field

from coven.server.messages.results import GameResult, MyRating
from coven.server.messages.terms import StrictModel

VisibleTo = Literal["everybody", "known", "nobody"]
Friendship = Literal["none", "asked", "asks_me", "friends", "blocked"]


class ProfileSettings(StrictModel):
    """Who may see my profile, and whether friends see that I am online."""

    visible_to: VisibleTo = Field(description="known: friends, whom I have asked to be one, and who has sat at a table with me")
    shows_online: bool


class PlayersFigures(StrictModel):
    """Finished games for so many players; `places` counts each place, the first first."""

    players: int
    games: int
    wins: int
    places: list[int]


class GameFigures(StrictModel):
    """A person's finished games of one game; `fair_wins` is how many of them anybody would win by equal shares."""

    game: str
    games: int
    wins: int
    fair_wins: float
    best_score: int | None = Field(description="null where points of different games can't be compared")
    by_players: list[PlayersFigures]


class Profile(StrictModel):
    """A person as I may see them: everything of mine, of others what everybody may know. `friendship` is null for myself and for guests."""

    id: str
    name: str
    since: str = Field(description="the day, such as 2026-11-16")
    is_me: bool
    has_account: bool
    friendship: Friendship | None
    games: list[GameFigures]
    ratings: list[MyRating]
    latest: list[GameResult]


class SeatProfile(StrictModel):
    """A seat whose person has a profile that I may open."""

    seat: int
    person: str
    friendship: Friendship | None


class FriendInfo(StrictModel):
    """Somebody of my list; `online` is told of friends alone, and of those who show it."""

    id: str
    name: str
    at: float
    online: bool
    has_profile: bool = Field(description="whether I may open it")


class FriendLists(StrictModel):
    """My friends, who asks me to be one, whom I have asked, whom I have blocked."""

    friends: list[FriendInfo]
    asks_me: list[FriendInfo]
    asked: list[FriendInfo]
    blocked: list[FriendInfo]


class FriendshipInfo(StrictModel):
    friendship: Friendship


class InvitationInfo(StrictModel):
    """A table that waits for me."""

    table: str
    key: str
    game: str
    players: int
    names: list[str]
    invited_by: str
    at: float
