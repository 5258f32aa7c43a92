"""The logs of all matches as they stand in the store: raw JSON, read past the server."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec


class MatchLog(msgspec.Struct):
    """One match: how it was set up, and its entries in order."""

    setup: dict[str, Any]
    entries: list[dict[str, Any]]
    #: What the store itself says about it; the checker wants these to be 0, 1, 2, …
    versions: list[int]
    running: bool = True


Logs = dict[str, MatchLog]

_MATCHES = "SELECT id, setup, running FROM matches"
_ENTRIES = "SELECT match, version, entry FROM entries ORDER BY match, version"


def read_sqlite(path: Path) -> Logs:
    """From the file of a server that does not run."""
    with closing(sqlite3.connect(path)) as database:
        whole = database.execute("PRAGMA integrity_check").fetchone()[0]
        if whole != "ok":
            raise ValueError(f"the file of the store is damaged: {whole}")
        return _logs(database.execute(_MATCHES), database.execute(_ENTRIES))


def read_postgres(url: str) -> Logs:
    """From a PostgreSQL server."""
    return asyncio.run(_read_postgres(url))


async def _read_postgres(url: str) -> Logs:
    import asyncpg

    database = await asyncpg.connect(url)
    try:
        return _logs(await database.fetch(_MATCHES), await database.fetch(_ENTRIES))
    finally:
        await database.close()


def _logs(matches: Any, entries: Any) -> Logs:
    found = {name: MatchLog(json.loads(setup), [], [], bool(running)) for name, setup, running in matches}
    for match, version, entry in entries:
        found[match].entries.append(json.loads(entry))
        found[match].versions.append(version)
    return found
