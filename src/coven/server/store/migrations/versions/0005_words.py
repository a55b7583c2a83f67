"""One word, one meaning: the id of a table is called so, a game's name is called game, a version of the rules says that it is one."""

from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

WITH_TABLE_ID = ("steps", "tables", "seated", "chat", "endings", "films", "results", "reviews", "rating_changes", "daily_games", "webhook_calls")
WITH_GAME = ("tables", "films", "results", "ratings", "rating_changes", "daily_deals", "daily_games", "webhook_calls")


def upgrade() -> None:
    for table in WITH_TABLE_ID:
        rename(table, "game", "table_id")
    for table in WITH_GAME:
        rename(table, "title", "game")
    rename("films", "rules", "rules_version")
    rename("reviews", "eyes", "perspective")
    op.drop_index("ix_ratings_title_players_rating", "ratings")
    op.create_index("ix_ratings_game_players_rating", "ratings", ["game", "players", "rating"])


def rename(table: str, old: str, new: str) -> None:
    """Both databases rename a column in place, with the keys and indexes that name it."""
    op.execute(f"ALTER TABLE {table} RENAME COLUMN {old} TO {new}")


def downgrade() -> None:
    raise NotImplementedError("A schema goes forward; a backup brings back an older one.")
