"""Browsers and mail addresses that are told when it is somebody's turn."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("webhook_calls", sa.Column("done_at", sa.Float, nullable=True))
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("session", sa.String(24), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("url", sa.String(1000), nullable=False),
        sa.Column("key", sa.String(90), nullable=False),
        sa.Column("auth", sa.String(30), nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.Column("failed", sa.Integer, nullable=False),
        sa.Column("household", sa.String(32), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_push_subscriptions_person", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["session"], ["sessions.id"], name="fk_push_subscriptions_session", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_push_subscriptions"),
        sa.UniqueConstraint("session", name="uq_push_subscriptions_session"),
        sa.UniqueConstraint("digest", name="uq_push_subscriptions_digest"),
    )
    op.create_index("ix_push_subscriptions_person", "push_subscriptions", ["person"])
    op.create_table(
        "mail_addresses",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.Column("confirmed_at", sa.Float, nullable=True),
        sa.Column("failed", sa.Integer, nullable=False),
        sa.Column("household", sa.String(32), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_mail_addresses_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_mail_addresses"),
        sa.UniqueConstraint("person", name="uq_mail_addresses_person"),
    )
    op.create_table(
        "mails_asked",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("address", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_mails_asked"),
    )
    op.create_index("ix_mails_asked_address", "mails_asked", ["address"])
    for name, receivers in (("push_calls", "push_subscriptions"), ("mail_calls", "mail_addresses")):
        create_calls(name, receivers)


def create_calls(name: str, receivers: str) -> None:
    op.create_table(
        name,
        sa.Column("hook", sa.String(24), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("question", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("asked_at", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("due_at", sa.Float, nullable=True),
        sa.Column("done_at", sa.Float, nullable=True),
        sa.Column("state", sa.String(10), nullable=False),
        sa.ForeignKeyConstraint(["hook"], [f"{receivers}.id"], name=f"fk_{name}_hook", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hook", "table_id", "question", name=f"pk_{name}"),
    )
    op.create_index(f"ix_{name}_due_at", name, ["due_at"])


def downgrade() -> None:
    raise NotImplementedError("A schema goes forward; a backup brings back an older one.")
