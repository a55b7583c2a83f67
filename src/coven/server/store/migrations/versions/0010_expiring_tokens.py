"""Tokens can expire."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tokens", sa.Column("expires_at", sa.Float, nullable=True))


def downgrade() -> None:
    raise NotImplementedError("A schema goes forward; a backup brings back an older one.")
