"""The tables of the database for what is around the games: films, results, ratings, daily deals, webhooks, admin."""

from typing import Any

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, LargeBinary, String, Table, Text, UniqueConstraint

from coven.server.log.rows import metadata

PERSON = String(24)
GAME = String(24)
TITLE = String(60)


def owner(**more: Any) -> Column[str]:
    """The person a row belongs to; it goes with them."""
    return Column("person", PERSON, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, **more)


# --- what a finished game leaves ------------------------------------------------------------------------------------------

# A table whose end has been noted: results and ratings are stored in the same transaction as this row, so each counts once.
endings = Table(
    "endings",
    metadata,
    Column("game", GAME, primary_key=True),
    Column("ended_at", Float, nullable=False),
)

films = Table(
    "films",
    metadata,
    Column("game", GAME, primary_key=True),
    Column("title", TITLE, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("ended_at", Float, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("game", GAME, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", PERSON, nullable=True),  # null for a bot, and for somebody who is gone
    Column("bot", String(40), nullable=True),
    Column("title", TITLE, nullable=False),
    Column("players", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("ended_at", Float, nullable=False),
    Index("ix_results_person_ended_at", "person", "ended_at"),
)

# A review of a finished game, compressed: with all cards open (-1), or from one seat's eyes.
reviews = Table(
    "reviews",
    metadata,
    Column("game", GAME, primary_key=True),
    Column("eyes", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)

# --- ratings --------------------------------------------------------------------------------------------------------------

ratings = Table(
    "ratings",
    metadata,
    owner(primary_key=True),
    Column("title", TITLE, primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("rating", Integer, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ix_ratings_title_players_rating", "title", "players", "rating"),
)

rating_changes = Table(
    "rating_changes",
    metadata,
    Column("game", GAME, primary_key=True),
    owner(primary_key=True, index=True),
    Column("title", TITLE, nullable=False),
    Column("players", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("before", Integer, nullable=False),
    Column("rating", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

# --- the daily table ------------------------------------------------------------------------------------------------------

daily_deals = Table(
    "daily_deals",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("title", TITLE, primary_key=True),
    Column("players", Integer, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("salt", String(64), nullable=False),
)

daily_games = Table(
    "daily_games",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("title", TITLE, primary_key=True),
    owner(primary_key=True),
    Column("game", GAME, nullable=False),
    UniqueConstraint("game"),
)

# --- webhooks -------------------------------------------------------------------------------------------------------------

webhooks = Table(
    "webhooks",
    metadata,
    Column("id", String(24), primary_key=True),
    owner(index=True),
    Column("url", String(500), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("live", Boolean, nullable=False),
    Column("created_at", Float, nullable=False),
    Column("failed", Integer, nullable=False),  # calls given up in a row; at the most it is switched off
)

webhook_calls = Table(
    "webhook_calls",
    metadata,
    Column("hook", String(24), ForeignKey("webhooks.id", ondelete="CASCADE"), primary_key=True),
    Column("game", GAME, primary_key=True),
    Column("question", Integer, primary_key=True, autoincrement=False),  # unique with hook and game: one call for a question
    Column("seat", Integer, nullable=False),
    Column("title", TITLE, nullable=False),
    Column("asked_at", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("due_at", Float, nullable=True),  # null once it is delivered or given up
    Column("state", String(10), nullable=False),
    Index("ix_webhook_calls_due_at", "due_at"),
)

# --- admin ----------------------------------------------------------------------------------------------------------------

admins = Table("admins", metadata, owner(primary_key=True))

bans = Table(
    "bans",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", PERSON, nullable=True),
    Column("address", String(50), nullable=True),
    Column("reason", String(200), nullable=False),
    Column("at", Float, nullable=False),
    Column("until", Float, nullable=True),
)

announcements = Table(
    "announcements",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
