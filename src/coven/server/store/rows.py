"""The tables of the database. A change here comes with a migration beside it."""

from typing import Any

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text, UniqueConstraint

NAMES = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMES)

PERSON = String(24)
TABLE_ID = String(24)
GAME = String(60)


def owner(**more: Any) -> Column[str]:
    """The person a row belongs to; it goes with them."""
    return Column("person", PERSON, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, **more)


# --- tables, and what is said there -------------------------------------------------------------------------------------

steps = Table(
    "steps",
    metadata,
    Column("table_id", TABLE_ID, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # unique with the table: two processes can't both write a step
    Column("at", Float, nullable=False),
    Column("body", Text, nullable=False),
)

# What lists show of a table; made from its steps, and made again when it is opened.
tables = Table(
    "tables",
    metadata,
    Column("table_id", TABLE_ID, primary_key=True),
    Column("game", GAME, nullable=False),
    Column("status", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("number", Integer, nullable=False, server_default="0"),  # of the last step it tells of: a later one takes its place
    Column("changed_at", Float, nullable=False),
    Column("body", Text, nullable=False),
    Index("ix_tables_status_changed_at", "status", "changed_at"),
)

seated = Table(
    "seated",
    metadata,
    Column("table_id", TABLE_ID, primary_key=True),
    Column("person", String(24), primary_key=True, index=True),
    Column("seat", Integer, nullable=False),
)

# Who has opened a table that is open or in play, for the quotas; an address is a keyed hash.
openers = Table(
    "openers",
    metadata,
    Column("table_id", TABLE_ID, primary_key=True),
    Column("person", PERSON, nullable=False, index=True),
    Column("household", String(32), nullable=False, index=True),
)

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("login", String(60), nullable=True),
    Column("password", String(200), nullable=True),
    Column("created_at", Float, nullable=False),
    UniqueConstraint("login"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("id", String(24), nullable=False, unique=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("device", String(120), nullable=False),
    Column("place", String(60), nullable=False, server_default=""),  # the household it was begun from
    Column("created_at", Float, nullable=False),
    Column("seen_at", Float, nullable=False),
    Column("expires_at", Float, nullable=False),
)

# What programs sign in with.
tokens = Table(
    "tokens",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("id", String(24), nullable=False, unique=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(60), nullable=False),
    Column("created_at", Float, nullable=False),
    Column("seen_at", Float, nullable=False),
    Column("expires_at", Float, nullable=True),  # null: not before it is revoked
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
)

# What people sign in with besides a password: public keys, found by the hash of the id that the device gave them.
passkeys = Table(
    "passkeys",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("id", String(24), nullable=False, unique=True),
    owner(index=True),
    Column("name", String(60), nullable=False),
    Column("host", String(253), nullable=False),
    Column("credential", LargeBinary, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("counter", BigInteger, nullable=False),  # of 32 bits without a sign
    Column("created_at", Float, nullable=False),
    Column("seen_at", Float, nullable=False),
)

# What a passkey is asked to sign, as a hash with its purpose and the browser it is for; gone when it is used.
passkey_challenges = Table(
    "passkey_challenges",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("expires_at", Float, nullable=False, index=True),
)

# Sessions that have shown a passkey.
passkey_confirmations = Table(
    "passkey_confirmations",
    metadata,
    Column("session", String(24), ForeignKey("sessions.id", ondelete="CASCADE"), primary_key=True),
    Column("passkey", String(24), ForeignKey("passkeys.id", ondelete="CASCADE"), nullable=False, index=True),
)

# Attempts to sign in that failed, until the owner has read of them.
failed_sign_ins = Table(
    "failed_sign_ins",
    metadata,
    owner(primary_key=True),
    Column("count", Integer, nullable=False),
    Column("since", Float, nullable=False),
    Column("last", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", TABLE_ID, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("room", String(10), nullable=False),
    Column("person", String(24), nullable=False, index=True),
    Column("seat", Integer, nullable=True),
    Column("client_id", String(40), nullable=False),  # the id its client gave it
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

# --- what a finished game leaves ------------------------------------------------------------------------------------------

# A table whose end has been noted: results and ratings are stored in the same transaction as this row, so each counts once.
endings = Table(
    "endings",
    metadata,
    Column("table_id", TABLE_ID, primary_key=True),
    Column("ended_at", Float, nullable=False),
)

films = Table(
    "films",
    metadata,
    Column("table_id", TABLE_ID, primary_key=True),
    Column("game", GAME, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("ended_at", Float, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("table_id", TABLE_ID, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", PERSON, nullable=True),  # null for a bot, and for somebody who is gone
    Column("bot", String(40), nullable=True),
    Column("game", GAME, nullable=False),
    Column("players", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("ended_at", Float, nullable=False),
    Column("told_at", Float, nullable=True),  # from when on everybody may know of it; null: never
    Index("ix_results_person_ended_at", "person", "ended_at"),
    Index("ix_results_person_told_at", "person", "told_at"),
)

# A review of a finished game, compressed: with all cards open (-1), or from one seat's perspective.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", TABLE_ID, primary_key=True),
    Column("perspective", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)

# --- ratings --------------------------------------------------------------------------------------------------------------

ratings = Table(
    "ratings",
    metadata,
    owner(primary_key=True),
    Column("game", GAME, primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("rating", Integer, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ix_ratings_game_players_rating", "game", "players", "rating"),
)

rating_changes = Table(
    "rating_changes",
    metadata,
    Column("table_id", TABLE_ID, primary_key=True),
    owner(primary_key=True, index=True),
    Column("game", GAME, nullable=False),
    Column("players", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("before", Integer, nullable=False),
    Column("rating", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

# From where those who sit at a rated table came, until it is rated; an address is a keyed hash.
rated_seats = Table(
    "rated_seats",
    metadata,
    Column("table_id", TABLE_ID, primary_key=True),
    owner(primary_key=True, index=True),
    Column("household", String(32), nullable=False),
)

# --- the daily table ------------------------------------------------------------------------------------------------------

daily_deals = Table(
    "daily_deals",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", GAME, primary_key=True),
    Column("players", Integer, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("salt", String(64), nullable=False),
    Column("options", Text, nullable=False, server_default="{}"),
)

daily_games = Table(
    "daily_games",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", GAME, primary_key=True),
    owner(primary_key=True),
    Column("table_id", TABLE_ID, nullable=False),
    UniqueConstraint("table_id", name="uq_daily_games_game"),  # a constraint keeps its name when its column is renamed
    Index("ix_daily_games_person_day", "person", "day"),
)

# --- friends --------------------------------------------------------------------------------------------------------------

# Who may see somebody's profile, and whether friends see that they are online; without a row as `Shown` in features/friends says.
profile_settings = Table(
    "profile_settings",
    metadata,
    owner(primary_key=True),
    Column("visible_to", String(10), nullable=False),
    Column("shows_online", Boolean, nullable=False),
)

# How a person stands to another: yes, no (a request declined) or blocked. Two who both say yes are friends.
friendships = Table(
    "friendships",
    metadata,
    owner(primary_key=True),
    Column("other", PERSON, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("stance", String(10), nullable=False),
    Column("at", Float, nullable=False),
)

invitations = Table(
    "invitations",
    metadata,
    Column("table_id", TABLE_ID, primary_key=True),
    owner(primary_key=True, index=True),
    Column("invited_by", PERSON, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("key", String(40), nullable=False),
    Column("at", Float, nullable=False),
    Column("ignored", Boolean, nullable=False),  # it stays, so that it can't be made again
)

# --- telling people that it is their turn: webhooks, browsers, mail -----------------------------------------------------

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
    Column("household", String(32), nullable=True),  # from where it was made, as a hash: all of a household share its calls at once
)


def calls_to(receivers: Table, name: str) -> Table:
    """The calls to some kind of receivers: one for each receiver and question."""
    return Table(
        name,
        metadata,
        Column("hook", String(24), ForeignKey(receivers.c.id, ondelete="CASCADE"), primary_key=True),
        Column("table_id", TABLE_ID, primary_key=True),
        Column("question", Integer, primary_key=True, autoincrement=False),  # unique with hook and table: one call for a question
        Column("seat", Integer, nullable=False),
        Column("game", GAME, nullable=False),
        Column("asked_at", Float, nullable=False),
        Column("tries", Integer, nullable=False),
        Column("due_at", Float, nullable=True),  # null once it is delivered or given up
        Column("done_at", Float, nullable=True),
        Column("state", String(10), nullable=False),
        Index(f"ix_{name}_due_at", "due_at"),
    )


webhook_calls = calls_to(webhooks, "webhook_calls")

# A browser that is told by its own service; it goes with the session.
push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("id", String(24), primary_key=True),
    owner(index=True),
    Column("session", String(24), ForeignKey("sessions.id", ondelete="CASCADE"), nullable=False, unique=True),
    Column("digest", String(64), nullable=False, unique=True),  # of the url: a browser tells one person
    Column("url", String(1000), nullable=False),
    Column("key", String(90), nullable=False),  # the browser's public key, and below what it shares with us, for nobody else to read what is sent
    Column("auth", String(30), nullable=False),
    Column("language", String(5), nullable=False),
    Column("created_at", Float, nullable=False),
    Column("failed", Integer, nullable=False),
    Column("household", String(32), nullable=True),
)
push_calls = calls_to(push_subscriptions, "push_calls")

mail_addresses = Table(
    "mail_addresses",
    metadata,
    Column("id", String(24), primary_key=True),
    owner(unique=True),
    Column("address", String(254), nullable=False),
    Column("language", String(5), nullable=False),
    Column("created_at", Float, nullable=False),
    Column("confirmed_at", Float, nullable=True),
    Column("failed", Integer, nullable=False),
    Column("household", String(32), nullable=True),
)
mail_calls = calls_to(mail_addresses, "mail_calls")

# To which addresses letters to confirm them have been sent lately, whoever asked; an address is a keyed hash.
mails_asked = Table(
    "mails_asked",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("address", String(32), nullable=False, index=True),
    Column("at", Float, nullable=False),
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
    Column("made_by", PERSON, nullable=True),  # the admin
)

# What admins did; the database refuses to change or delete a row.
audit = Table(
    "audit",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("admin", PERSON, nullable=True),  # null: at the command line
    Column("what", String(20), nullable=False),
    Column("about", Text, nullable=False),
)

announcements = Table(
    "announcements",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
