"""From which household a webhook was made."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("webhooks", sa.Column("household", sa.String(32), nullable=True))


def downgrade() -> None:
    raise NotImplementedError("A schema goes forward; a backup brings back an older one.")
