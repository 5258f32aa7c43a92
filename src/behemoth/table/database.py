"""A SQLite file, opened the careful way: what it must be, what may go wrong with it, and its migrations."""

from __future__ import annotations

import errno
import sqlite3
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DatabaseError
from sqlalchemy.pool import StaticPool

from behemoth.games import GameError
from behemoth.table.migrating import Unfit, migrate
from behemoth.table.private_files import make_private_file, make_private_folder
from behemoth.table.store import StoreFailure

#: How the connection is set up.
#: EXCLUSIVE: a second process on the same file is refused at once, so that there is never a second writer.
#: FULL: a commit has reached the disk when it returns (fullfsync: on macOS too).
_PRAGMAS: Final = (
    "busy_timeout = 1500",
    "locking_mode = EXCLUSIVE",
    "journal_mode = WAL",
    "synchronous = FULL",
    "fullfsync = ON",
    "foreign_keys = ON",
    # What is erased is overwritten, not only no longer found.
    "secure_delete = ON",
)

#: A file up to this size is checked for damage at every start; a larger one would make the start slow.
_CHECKED_UP_TO: Final = 200_000_000


class StoreTrouble(GameError, StoreFailure):
    """The store cannot do its work; the sentence says why and what helps."""


def open_database(path: Path) -> tuple[Engine, Connection]:
    """The file with its newest tables, and the one connection to it. Raises StoreTrouble."""
    try:
        make_private_folder(path.parent, path.name)
    except OSError as fault:
        raise StoreTrouble("store-folder", folder=path.parent, fault=fault.strerror or fault) from fault
    try:
        make_private_file(path)
    except OSError as fault:
        raise StoreTrouble(_FILE_FAULTS.get(fault.errno or 0, "store-cannot-open"), path=path) from fault
    engine = _engine(path)
    try:
        connection = engine.connect()
        _check(connection, path)
        _migrate(connection, path)
    except (DatabaseError, sqlite3.DatabaseError) as fault:
        engine.dispose()
        raise explain(fault, path) from fault
    except StoreTrouble:
        engine.dispose()
        raise
    return engine, connection


def explain(fault: Exception, path: Path) -> StoreTrouble:
    """What a fault of the database means, in a sentence."""
    cause = getattr(fault, "orig", None) or fault
    name = getattr(cause, "sqlite_errorname", "") or ""
    for code, key in _MEANINGS.items():
        if name.startswith(code):
            return StoreTrouble(key, path=path)
    return StoreTrouble("store-fault", path=path, fault=str(cause))


_MEANINGS: Final = {
    "SQLITE_BUSY": "store-in-use",
    "SQLITE_LOCKED": "store-in-use",
    "SQLITE_NOTADB": "store-damaged",
    "SQLITE_CORRUPT": "store-damaged",
    "SQLITE_CANTOPEN": "store-cannot-open",
    "SQLITE_READONLY": "store-cannot-write",
    "SQLITE_PERM": "store-cannot-write",
    "SQLITE_FULL": "store-full",
    "SQLITE_IOERR": "store-disk",
}


_FILE_FAULTS: Final = {
    errno.ENOSPC: "store-full",
    errno.EDQUOT: "store-full",
    errno.EROFS: "store-cannot-write",
    errno.EIO: "store-disk",
}


def _engine(path: Path) -> Engine:
    engine = create_engine(f"sqlite:///{path}", poolclass=StaticPool)
    event.listen(engine, "connect", _prepare)
    # Python's driver would begin a transaction when it thinks fit, and not before a CREATE; we say when.
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    return engine


def _prepare(raw: Any, _: object) -> None:
    raw.isolation_level = None
    for pragma in _PRAGMAS:
        raw.execute(f"PRAGMA {pragma}").fetchall()


def _check(connection: Connection, path: Path) -> None:
    if path.stat().st_size > _CHECKED_UP_TO:
        return
    with connection.begin():
        found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    if found != "ok":
        raise StoreTrouble("store-damaged", path=path)


def _migrate(connection: Connection, path: Path) -> None:
    try:
        with connection.begin():
            migrate(connection)
    except Unfit as unfit:
        raise StoreTrouble(f"store-{unfit.why}", path=path) from unfit
