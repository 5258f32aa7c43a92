"""Alembic's door. The connection comes from the store's own thread: nothing else may write to the file."""

from __future__ import annotations

from alembic import context

from behemoth.table.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot alter a column in place
    transactional_ddl=True,  # a step that fails half-way leaves no trace
)
with context.begin_transaction():
    context.run_migrations()
