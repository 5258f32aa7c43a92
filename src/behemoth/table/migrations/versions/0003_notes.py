"""Notes: small texts by name, bans and quotas for example."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make their table."""
    op.create_table(
        "notes",
        sa.Column("name", sa.Text(), primary_key=True),
        sa.Column("body", sa.Text(), nullable=False),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("notes")
