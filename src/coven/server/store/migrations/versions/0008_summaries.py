"""Summaries follow each other by the number of a table's last step."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("number", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    raise NotImplementedError("A schema goes forward; a backup brings back an older one.")
