"""Sessions say from where they were begun."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("sessions", sa.Column("place", sa.String(60), nullable=False, server_default=""))


def downgrade() -> None:
    raise NotImplementedError("A schema goes forward; a backup brings back an older one.")
