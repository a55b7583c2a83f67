"""The tables of the database. A change here comes with a migration beside it."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, UniqueConstraint

NAMES = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMES)

steps = Table(
    "steps",
    metadata,
    Column("game", String(24), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # unique with the game: two processes can't both write a step
    Column("at", Float, nullable=False),
    Column("body", Text, nullable=False),
)

# What lists show of a table; made from its steps, and made again when it is opened.
tables = Table(
    "tables",
    metadata,
    Column("game", String(24), primary_key=True),
    Column("title", String(60), nullable=False),
    Column("status", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("changed_at", Float, nullable=False),
    Column("body", Text, nullable=False),
    Index("ix_tables_status_changed_at", "status", "changed_at"),
)

seated = Table(
    "seated",
    metadata,
    Column("game", String(24), primary_key=True),
    Column("person", String(24), primary_key=True, index=True),
    Column("seat", Integer, nullable=False),
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
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
)

chat = Table(
    "chat",
    metadata,
    Column("game", String(24), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("room", String(10), nullable=False),
    Column("person", String(24), nullable=False, index=True),
    Column("seat", Integer, nullable=True),
    Column("client_id", String(40), nullable=False),  # the id its client gave it
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
