"""Openers: who has opened which of the tables that are open or in play, and from where, for the quotas."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "openers",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("household", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_openers"),
    )
    op.create_index("ix_openers_person", "openers", ["person"])
    op.create_index("ix_openers_household", "openers", ["household"])


def downgrade() -> None:
    raise NotImplementedError("A schema goes forward; a backup brings back an older one.")
