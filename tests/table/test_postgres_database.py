"""The database: the same tables as in the file, made once however many start, and plain words when it is not right."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import asyncpg
import pytest

from behemoth.locale import LANGUAGES
from behemoth.table import open_store
from behemoth.table.database import StoreTrouble
from behemoth.table.postgres_database import explain
from behemoth.table.postgres_store import PostgresStore
from behemoth.table.schema import NEWEST, metadata
from tests.chosen_store import database_for, postgres
from tests.table.stores import a_setup, an_act, with_store

pytestmark = pytest.mark.xdist_group("postgres")


def trouble_with(url: str) -> str:
    with pytest.raises(StoreTrouble) as caught:
        open_store(url)
    for language in LANGUAGES:
        assert len(caught.value.sentence(language)) > 20
    return caught.value.key


@pytest.fixture
def empty() -> str:
    """The name of a database without any tables."""
    server = postgres()
    server.do("DROP DATABASE IF EXISTS empty WITH (FORCE)")
    server.do("CREATE DATABASE empty TEMPLATE template0")
    return "empty"


def test_several_that_start_at_once_make_the_tables_once(empty: str) -> None:
    with ThreadPoolExecutor(4) as starting:
        for _ in starting.map(lambda _: open_store(postgres().url(empty)), range(4)):
            pass
    assert [row[0] for row in postgres().do("SELECT version_num FROM alembic_version", empty)] == [NEWEST]


def test_the_migrations_make_what_the_schema_says(empty: str) -> None:
    import asyncio

    from alembic.autogenerate import compare_metadata
    from alembic.command import downgrade, upgrade
    from alembic.migration import MigrationContext
    from sqlalchemy import Connection
    from sqlalchemy.ext.asyncio import create_async_engine

    from tests.table.test_schema import migrating

    def there_and_back(connection: Connection) -> None:
        config = migrating(connection)
        for direction, step in ((upgrade, "head"), (downgrade, "base"), (upgrade, "head")):
            direction(config, step)
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []

    async def run() -> None:
        engine = create_async_engine(
            "postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(postgres().url(empty))
        )
        async with engine.begin() as connection:
            await connection.run_sync(there_and_back)
        await engine.dispose()

    asyncio.run(run())


def test_a_database_of_another_program_is_left_alone(empty: str) -> None:
    postgres().do("CREATE TABLE recipes (name text)", empty)
    assert trouble_with(postgres().url(empty)) == "postgres-foreign"


def test_a_newer_database_asks_for_an_update(tmp_path: Path) -> None:
    url = database_for(tmp_path)
    postgres().do("UPDATE alembic_version SET version_num = '9999'", url.split("/")[3].split("?")[0])
    assert trouble_with(url) == "postgres-newer"


def test_a_database_that_is_not_there_is_named() -> None:
    assert trouble_with(postgres().url("nowhere")) == "postgres-no-database"


def test_somebody_unknown_is_not_let_in() -> None:
    assert trouble_with(postgres().url().replace("behemoth@", "stranger@")) == "postgres-denied"


@pytest.mark.parametrize(
    ("fault", "key"),
    [
        (asyncpg.DiskFullError("no space"), "postgres-full"),
        (asyncpg.ReadOnlySQLTransactionError("standby"), "postgres-read-only"),
        (asyncpg.InsufficientPrivilegeError("no"), "postgres-denied"),
        (ConnectionRefusedError("no"), "postgres-away"),
        (TimeoutError(), "postgres-away"),
        (asyncpg.UndefinedTableError("no"), "postgres-fault"),
    ],
)
def test_what_goes_wrong_is_said_in_a_sentence(fault: Exception, key: str) -> None:
    trouble = explain(fault, "postgresql://me:geheim@host/games")
    assert trouble.key == key
    for language in LANGUAGES:
        assert "host/games" in trouble.sentence(language)
        assert "geheim" not in trouble.sentence(language)


def test_the_log_is_only_ever_added_to(tmp_path: Path) -> None:
    async def do(store: PostgresStore) -> None:
        await store.create(a_setup("m"), [an_act(0)])
        for statement in ("UPDATE entries SET version = 5", "DELETE FROM entries"):
            with pytest.raises(StoreTrouble, match="what happened stays"):
                await store._do(lambda connection, statement=statement: connection.execute(statement))  # type: ignore[misc]
        await store.erase("m")
        assert await store.tail("m", 0) == ()

    with_store(tmp_path, do, in_postgres=True)
