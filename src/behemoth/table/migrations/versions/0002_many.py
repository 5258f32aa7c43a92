"""Where a match stands (version, wake, finished), snapshots, and entries that may go with their whole match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

#: A single entry never goes; all of them go when their match is erased, which takes the row of the match first.
SQLITE_GUARDS = (
    "DROP TRIGGER entries_never_go",
    """
    CREATE TRIGGER entries_never_go BEFORE DELETE ON entries
    WHEN EXISTS (SELECT 1 FROM matches WHERE id = OLD."match")
    BEGIN SELECT RAISE(ABORT, 'what happened stays as it was'); END
    """,
)
SQLITE_GUARDS_BEFORE = (
    "DROP TRIGGER entries_never_go",
    """
    CREATE TRIGGER entries_never_go BEFORE DELETE ON entries
    BEGIN SELECT RAISE(ABORT, 'what happened stays as it was'); END
    """,
)
#: The same on PostgreSQL, where whoever erases a match has to say so.
POSTGRES_GUARDS = (
    """
    CREATE FUNCTION entries_stay() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        IF TG_OP = 'DELETE' AND current_setting('behemoth.erasing', true) = OLD.match THEN
            RETURN OLD;
        END IF;
        RAISE EXCEPTION 'what happened stays as it was' USING ERRCODE = 'integrity_constraint_violation';
    END $$
    """,
    """
    CREATE TRIGGER entries_stay BEFORE UPDATE OR DELETE ON entries
    FOR EACH ROW EXECUTE FUNCTION entries_stay()
    """,
)
POSTGRES_GUARDS_BEFORE = (
    "DROP TRIGGER entries_stay ON entries",
    "DROP FUNCTION entries_stay()",
)

#: What the new columns are for the matches of old: each that runs is looked at once.
OLD_MATCHES = (
    'UPDATE matches SET version = (SELECT count(*) FROM entries WHERE entries."match" = matches.id)',
    "UPDATE matches SET wake = created WHERE running",
)
#: When they ended: the moment of the last entry, which is the JSON of ``entries.py``.
OLD_ENDS = """
    UPDATE matches SET finished = coalesce(
        (SELECT json_extract(CAST(entry AS TEXT), '$.at') FROM entries
            WHERE entries."match" = matches.id AND entries.version = matches.version - 1),
        created)
    WHERE NOT running
"""


def upgrade() -> None:
    """Make them, and fill them for the matches that are there."""
    op.add_column("matches", sa.Column("version", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("wake", sa.BigInteger()))
    op.add_column("matches", sa.Column("finished", sa.BigInteger()))
    op.create_index("matches_created", "matches", ["created", "id"])
    op.create_table(
        "snapshots",
        sa.Column("match", sa.Text(), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
    )
    op.create_table(
        "shard_beats",
        sa.Column("shard", sa.BigInteger(), primary_key=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    sqlite = op.get_bind().dialect.name == "sqlite"
    for statement in (*OLD_MATCHES, *((OLD_ENDS,) if sqlite else ())):
        op.execute(statement)
    for guard in SQLITE_GUARDS if sqlite else POSTGRES_GUARDS:
        op.execute(guard)


def downgrade() -> None:
    """Drop them."""
    sqlite = op.get_bind().dialect.name == "sqlite"
    for guard in SQLITE_GUARDS_BEFORE if sqlite else POSTGRES_GUARDS_BEFORE:
        op.execute(guard)
    op.drop_table("shard_beats")
    op.drop_table("snapshots")
    op.drop_index("matches_created", "matches")
    for column in ("finished", "wake", "version"):
        op.drop_column("matches", column)
