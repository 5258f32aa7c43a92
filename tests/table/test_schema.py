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
