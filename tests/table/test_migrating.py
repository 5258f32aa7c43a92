"""Migrations: from nothing, from every older step, and never from what is not ours."""

from __future__ import annotations

import pytest
from alembic.command import upgrade
from sqlalchemy import create_engine, inspect

from behemoth.table.migrating import Unfit, migrate
from behemoth.table.schema import NEWEST, metadata
from tests.table.test_schema import migrating


@pytest.mark.parametrize("begin", ["", "0001", "0002"])
def test_every_older_database_becomes_the_newest(begin: str) -> None:
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        if begin:
            upgrade(migrating(connection), begin)
        migrate(connection)
        migrate(connection)
        assert connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalars().all() == [NEWEST]
        assert set(inspect(connection).get_table_names()) == {*metadata.tables, "alembic_version"}
    engine.dispose()


@pytest.mark.parametrize(
    ("statements", "why"),
    [
        (["CREATE TABLE recipes (name TEXT)"], "foreign"),
        (["CREATE TABLE alembic_version (version_num TEXT)", "INSERT INTO alembic_version VALUES ('9999')"], "newer"),
    ],
)
def test_what_is_not_ours_is_left_alone(statements: list[str], why: str) -> None:
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        for statement in statements:
            connection.exec_driver_sql(statement)
        with pytest.raises(Unfit) as caught:
            migrate(connection)
        assert caught.value.why == why
        assert len(inspect(connection).get_table_names()) == 1
    engine.dispose()
