"""Profiles and friends: who may see what, who knows whom, invitations; from when on everybody may know of a result; options of a daily deal."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None

DAY = 24 * 3600  # the longest that spectators may have to wait
NOT_PRIVATE = "table_id IN (SELECT table_id FROM tables WHERE public) OR table_id IN (SELECT table_id FROM daily_games)"


def upgrade() -> None:
    op.add_column("daily_deals", sa.Column("options", sa.Text, nullable=False, server_default="{}"))
    op.create_index("ix_daily_games_person_day", "daily_games", ["person", "day"])
    op.add_column("results", sa.Column("told_at", sa.Float, nullable=True))
    op.create_index("ix_results_person_told_at", "results", ["person", "told_at"])
    op.execute(f"UPDATE results SET told_at = ended_at + {DAY} WHERE {NOT_PRIVATE}")
    op.create_table(
        "profile_settings",
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("visible_to", sa.String(10), nullable=False),
        sa.Column("shows_online", sa.Boolean, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_profile_settings_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", name="pk_profile_settings"),
    )
    op.create_table(
        "friendships",
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("other", sa.String(24), nullable=False),
        sa.Column("stance", sa.String(10), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_friendships_person", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["other"], ["people.id"], name="fk_friendships_other", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "other", name="pk_friendships"),
    )
    op.create_index("ix_friendships_other", "friendships", ["other"])
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("invited_by", sa.String(24), nullable=False),
        sa.Column("key", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("ignored", sa.Boolean, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_invitations_person", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["invited_by"], ["people.id"], name="fk_invitations_invited_by", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_invitations"),
    )
    op.create_index("ix_invitations_person", "invitations", ["person"])
    op.create_index("ix_invitations_invited_by", "invitations", ["invited_by"])


def downgrade() -> None:
    raise NotImplementedError("A schema goes forward; a backup brings back an older one.")
