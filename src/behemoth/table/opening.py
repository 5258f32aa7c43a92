"""Which store is meant by what somebody wrote after ``--store``."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs, urlsplit

from behemoth.table.memory_store import MemoryStore
from behemoth.table.store import Store

#: Nothing outlives the process.
MEMORY: Final = "memory:"
_POSTGRES: Final = ("postgresql://", "postgres://")


def open_store(wanted: str = "", folder: Path | None = None) -> Store:
    """The store somebody asks for: ``postgresql://…``, ``memory:``, or nothing: a file in the folder, and memory if
    there is no folder. Raises StoreTrouble with a sentence if it cannot be opened."""
    if wanted == MEMORY or (not wanted and folder is None):
        return MemoryStore()
    # What follows is loaded only by who wants it.
    from behemoth.table.database import StoreTrouble

    if not wanted and folder is not None:
        from behemoth.table.sqlite_store import SqliteStore

        return SqliteStore(folder)
    if not wanted.startswith(_POSTGRES):
        raise StoreTrouble("store-unknown", store=place_of(wanted))
    if find_spec("asyncpg") is None:
        raise StoreTrouble("postgres-missing", place=place_of(wanted))
    from behemoth.table.postgres_store import PostgresStore

    return PostgresStore(wanted)


def is_shared(wanted: str) -> bool:
    """Whether a store like this can be used by several processes at once."""
    return wanted.startswith(_POSTGRES)


def has_store(folder: Path) -> bool:
    """Whether there is a file of matches in this folder."""
    from behemoth.table.sqlite_store import FILE_NAME

    return (folder / FILE_NAME).exists()


def place_of(url: str) -> str:
    """Where the URL of a store leads, without what is secret in it."""
    if "://" not in url:
        return url
    try:
        parts = urlsplit(url)
        host = parts.hostname or parse_qs(parts.query).get("host", ["localhost"])[0]
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        return "?"
    return f"{host}{port}{parts.path}"
