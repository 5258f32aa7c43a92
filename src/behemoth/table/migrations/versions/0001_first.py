"""The first tables: matches, their entries, who holds seats, the heartbeat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

#: The log has no gaps and is only ever added to; the database itself sees to it.
GUARDS = (
    """
    CREATE TRIGGER entries_without_gap BEFORE INSERT ON entries
    WHEN NEW.version > 0
        AND NOT EXISTS (SELECT 1 FROM entries WHERE "match" = NEW."match" AND version = NEW.version - 1)
    BEGIN SELECT RAISE(ABORT, 'an entry is missing before this one'); END
    """,
    """
    CREATE TRIGGER entries_never_change BEFORE UPDATE ON entries
    BEGIN SELECT RAISE(ABORT, 'what happened stays as it was'); END
    """,
    """
    CREATE TRIGGER entries_never_go BEFORE DELETE ON entries
    BEGIN SELECT RAISE(ABORT, 'what happened stays as it was'); END
    """,
)


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "matches",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("running", sa.Boolean(), nullable=False),
        sa.Column("setup", sa.LargeBinary(), nullable=False),
    )
    op.create_index("matches_running", "matches", ["running"])
    op.create_table(
        "entries",
        sa.Column("match", sa.Text(), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("version", sa.BigInteger(), primary_key=True),
        sa.Column("entry", sa.LargeBinary(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "holders",
        sa.Column("token_hash", sa.Text(), primary_key=True),
        sa.Column("match", sa.Text(), sa.ForeignKey("matches.id"), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.BigInteger(), sa.CheckConstraint("id = 1", name="only_one"), primary_key=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    if op.get_bind().dialect.name == "sqlite":
        for guard in GUARDS:
            op.execute(guard)


def downgrade() -> None:
    """Drop them."""
    op.drop_table("heartbeat")
    op.drop_table("holders")
    op.drop_table("entries")
    op.drop_index("matches_running", "matches")
    op.drop_table("matches")
