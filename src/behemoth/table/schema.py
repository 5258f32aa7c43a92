"""The tables of the store. A migration makes them; a test compares what it made with what is written here."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
)

#: The newest migration. A database that says so needs none, and then Alembic is not even loaded.
NEWEST: Final = "0004"

metadata: Final = MetaData()

#: How a match was set up, and where it stands: ``wake`` is when it needs somebody although nobody comes, ``finished``
#: when it ended, ``open_to_all`` whether anybody may join. ``version`` is the number of its entries in PostgreSQL,
#: where several processes write and lock the row to compare it; SQLite has one writer, counts the entries, and saves
#: itself a second row for each move. What changes with every move is in no index.
matches: Final = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("running", Boolean, nullable=False),
    Column("setup", LargeBinary, nullable=False),
    Column("version", BigInteger, nullable=False, server_default="0"),
    Column("wake", BigInteger),
    Column("finished", BigInteger),
    Column("open_to_all", Boolean, nullable=False, server_default=false()),
    Index("matches_running", "running"),
    Index("matches_created", "created", "id"),
    Index("matches_open_to_all", "open_to_all", "created"),
)

#: Everything that happened, one row an entry, only ever added to. The key is what makes it impossible to write
#: the same moment of a match twice.
entries: Final = Table(
    "entries",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("version", BigInteger, primary_key=True),
    Column("entry", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

#: Which seat tokens belong to which match, so that people find their matches again; only hashes are kept.
seat_tokens: Final = Table(
    "holders",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    sqlite_with_rowid=False,
)

#: A match as it was after so many entries, so that reading it costs little however long it is. It may go at any time.
snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("version", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

#: Small texts by name that must outlive a restart: bans, quotas, times nobody served.
notes: Final = Table(
    "notes",
    metadata,
    Column("name", Text, primary_key=True),
    Column("body", Text, nullable=False),
)

#: When each shard was last looked after, where several processes share them.
shard_beats: Final = Table(
    "shard_beats",
    metadata,
    Column("shard", BigInteger, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

#: When the table was last known to be alive, in one row: time after it is nobody's thinking time.
heartbeat: Final = Table(
    "heartbeat",
    metadata,
    Column("id", BigInteger, CheckConstraint("id = 1", name="only_one"), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
