"""Bans say who made them."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("bans", sa.Column("made_by", sa.String(24), nullable=True))


def downgrade() -> None:
    raise NotImplementedError("A schema goes forward; a backup brings back an older one.")
