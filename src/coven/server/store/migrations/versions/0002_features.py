"""Films, results, ratings, the daily table, webhooks, admin."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    games()
    ratings()
    daily()
    webhooks()
    admin()


def games() -> None:
    op.create_table(
        "endings",
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("ended_at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_endings"),
    )
    op.create_table(
        "films",
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("ended_at", sa.Float, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_films"),
    )
    op.create_table(
        "results",
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("person", sa.String(24)),
        sa.Column("bot", sa.String(40)),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("ended_at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_results"),
    )
    op.create_index("ix_results_person_ended_at", "results", ["person", "ended_at"])


def ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("players", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("rating", sa.Integer, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("person", "title", "players", name="pk_ratings"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_ratings_person", ondelete="CASCADE"),
    )
    op.create_index("ix_ratings_title_players_rating", "ratings", ["title", "players", "rating"])
    op.create_table(
        "rating_changes",
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("before", sa.Integer, nullable=False),
        sa.Column("rating", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("game", "person", name="pk_rating_changes"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_rating_changes_person", ondelete="CASCADE"),
    )
    op.create_index("ix_rating_changes_person", "rating_changes", ["person"])


def daily() -> None:
    op.create_table(
        "daily_deals",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("salt", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("day", "title", name="pk_daily_deals"),
    )
    op.create_table(
        "daily_games",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("game", sa.String(24), nullable=False),
        sa.PrimaryKeyConstraint("day", "title", "person", name="pk_daily_games"),
        sa.UniqueConstraint("game", name="uq_daily_games_game"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_daily_games_person", ondelete="CASCADE"),
    )


def webhooks() -> None:
    op.create_table(
        "webhooks",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("url", sa.String(500), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("live", sa.Boolean, nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.Column("failed", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_webhooks"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_webhooks_person", ondelete="CASCADE"),
    )
    op.create_index("ix_webhooks_person", "webhooks", ["person"])
    op.create_table(
        "webhook_calls",
        sa.Column("hook", sa.String(24), nullable=False),
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("question", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("asked_at", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("due_at", sa.Float),
        sa.Column("state", sa.String(10), nullable=False),
        sa.PrimaryKeyConstraint("hook", "game", "question", name="pk_webhook_calls"),
        sa.ForeignKeyConstraint(["hook"], ["webhooks.id"], name="fk_webhook_calls_hook", ondelete="CASCADE"),
    )
    op.create_index("ix_webhook_calls_due_at", "webhook_calls", ["due_at"])


def admin() -> None:
    op.create_table(
        "admins",
        sa.Column("person", sa.String(24), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_admins"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_admins_person", ondelete="CASCADE"),
    )
    op.create_table(
        "bans",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("person", sa.String(24)),
        sa.Column("address", sa.String(50)),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("until", sa.Float),
        sa.PrimaryKeyConstraint("id", name="pk_bans"),
    )
    op.create_table(
        "announcements",
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_announcements"),
    )


def downgrade() -> None:
    raise NotImplementedError("A schema goes forward; a backup brings back an older one.")
