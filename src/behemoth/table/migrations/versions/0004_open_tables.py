"""Open tables: matches that anybody may join while a seat is free."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; no match of old is open to everybody."""
    op.add_column("matches", sa.Column("open_to_all", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("matches_open_to_all", "matches", ["open_to_all", "created"])


def downgrade() -> None:
    """Drop it."""
    op.drop_index("matches_open_to_all", "matches")
    op.drop_column("matches", "open_to_all")
