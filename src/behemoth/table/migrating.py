"""Bringing a database up to date, step by step, with Alembic; the same steps for SQLite and PostgreSQL."""

from __future__ import annotations

from threading import Lock
from typing import Final, Literal

from sqlalchemy import Connection, inspect

from behemoth.table.schema import NEWEST

#: Alembic keeps what it is doing in the module itself, so it does one thing at a time.
_ONE_AT_A_TIME: Final = Lock()


class Unfit(Exception):
    """This is no database to work with: a newer program wrote it, or another one."""

    def __init__(self, why: Literal["newer", "foreign"]) -> None:
        super().__init__(why)
        self.why = why


def migrate(connection: Connection) -> None:
    """Make the newest tables, in the transaction that is under way. Raises Unfit."""
    present = _version(connection)
    if present == NEWEST:
        return
    from alembic.command import upgrade
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", "behemoth.table:migrations")
    config.set_main_option("path_separator", "os")
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    if present is not None and present not in known:
        raise Unfit("newer")
    config.attributes["connection"] = connection
    with _ONE_AT_A_TIME:
        upgrade(config, NEWEST)


def _version(connection: Connection) -> str | None:
    tables = inspect(connection).get_table_names()
    if not tables:
        return None
    if "alembic_version" not in tables:
        raise Unfit("foreign")
    version = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return None if version is None else str(version)
