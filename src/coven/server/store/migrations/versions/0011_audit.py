"""What admins did is written down, and nothing of it can be changed."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

SQLITE = """
create trigger audit_keeps_{what} before {what} on audit
begin select raise(abort, 'what is in the audit log stays as it is'); end
"""
POSTGRESQL = (
    """
    create function audit_stays() returns trigger language plpgsql as
    $$ begin raise exception 'what is in the audit log stays as it is'; end $$
    """,
    "create trigger audit_keeps before update or delete on audit for each row execute function audit_stays()",
)


def upgrade() -> None:
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("admin", sa.String(24), nullable=True),
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_audit"),
    )
    is_sqlite = op.get_bind().dialect.name == "sqlite"
    for statement in [SQLITE.format(what=what) for what in ("update", "delete")] if is_sqlite else POSTGRESQL:
        op.execute(statement)


def downgrade() -> None:
    raise NotImplementedError("A schema goes forward; a backup brings back an older one.")
