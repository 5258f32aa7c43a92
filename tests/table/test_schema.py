"""The tables of the file: migrations make what the schema says."""

from __future__ import annotations

from typing import Any

from alembic.autogenerate import compare_metadata
from alembic.command import downgrade, upgrade
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from behemoth.table.schema import NEWEST, metadata


def migrating(connection: Any) -> Config:
    config = Config()
    config.set_main_option("script_location", "behemoth.table:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def test_the_migrations_make_what_the_schema_says() -> None:
    engine = create_engine("sqlite://")
    with engine.connect() as connection:
        config = migrating(connection)
        assert ScriptDirectory.from_config(config).get_current_head() == NEWEST
        upgrade(config, "head")
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        downgrade(config, "base")
        upgrade(config, "head")
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_matches_of_the_first_version_are_looked_at_once() -> None:
    engine = create_engine("sqlite://")
    with engine.connect() as connection:
        config = migrating(connection)
        upgrade(config, "0001")
        for match, running in (("on", 1), ("over", 0), ("empty", 0)):
            connection.exec_driver_sql("INSERT INTO matches VALUES (?, 'g', 5, ?, x'7b7d')", (match, running))
        for match in ("on", "over"):
            for version in range(3):
                entry = b'{"is":"acted","at":%d,"seat":0,"action":"A"}' % (70 + version)
                connection.exec_driver_sql("INSERT INTO entries VALUES (?, ?, ?)", (match, version, entry))
        upgrade(config, "0002")
        found = connection.exec_driver_sql("SELECT id, version, wake, finished FROM matches ORDER BY id").fetchall()
        assert [tuple(row) for row in found] == [("empty", 0, None, 5), ("on", 3, 5, None), ("over", 3, None, 72)]
    engine.dispose()
