"""Reviews: finished games looked at again, each computed once."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("eyes", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("game", "eyes", name="pk_reviews"),
    )


def downgrade() -> None:
    raise NotImplementedError("A schema goes forward; a backup brings back an older one.")
