"""Passkeys, what they are asked to sign, and the sessions that have shown one."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "passkeys",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("host", sa.String(253), nullable=False),
        sa.Column("credential", sa.LargeBinary, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("counter", sa.BigInteger, nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.Column("seen_at", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_passkeys_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("digest", name="pk_passkeys"),
        sa.UniqueConstraint("id", name="uq_passkeys_id"),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "passkey_challenges",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("expires_at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_passkey_challenges"),
    )
    op.create_index("ix_passkey_challenges_expires_at", "passkey_challenges", ["expires_at"])
    op.create_table(
        "passkey_confirmations",
        sa.Column("session", sa.String(24), nullable=False),
        sa.Column("passkey", sa.String(24), nullable=False),
        sa.ForeignKeyConstraint(["session"], ["sessions.id"], name="fk_passkey_confirmations_session", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["passkey"], ["passkeys.id"], name="fk_passkey_confirmations_passkey", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("session", name="pk_passkey_confirmations"),
    )
    op.create_index("ix_passkey_confirmations_passkey", "passkey_confirmations", ["passkey"])


def downgrade() -> None:
    raise NotImplementedError("A schema goes forward; a backup brings back an older one.")
