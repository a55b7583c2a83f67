"""The owner of an account is told how often others failed to sign in to it."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "failed_sign_ins",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id", name="fk_failed_sign_ins_person", ondelete="CASCADE"), nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("last", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_failed_sign_ins"),
    )


def downgrade() -> None:
    raise NotImplementedError("A schema goes forward; a backup brings back an older one.")
