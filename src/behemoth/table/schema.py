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
)

#: The newest migration. A database that says so needs none, and then Alembic is not even loaded.
NEWEST: Final = "0001"

metadata: Final = MetaData()

#: How a match was set up. ``running`` is what a restart asks for.
matches: Final = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("running", Boolean, nullable=False),
    Column("setup", LargeBinary, nullable=False),
    Index("matches_running", "running"),
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

#: When the table was last known to be alive, in one row: time after it is nobody's thinking time.
heartbeat: Final = Table(
    "heartbeat",
    metadata,
    Column("id", BigInteger, CheckConstraint("id = 1", name="only_one"), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
