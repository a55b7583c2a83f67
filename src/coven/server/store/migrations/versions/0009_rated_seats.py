"""Rated seats: from where those who sit at a rated table came, so that games from one address count for little."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "rated_seats",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("household", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_rated_seats_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_rated_seats"),
    )
    op.create_index("ix_rated_seats_person", "rated_seats", ["person"])


def downgrade() -> None:
    raise NotImplementedError("A schema goes forward; a backup brings back an older one.")
