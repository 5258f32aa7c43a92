"""A PostgreSQL database: how it is reached, what may go wrong with it, and its migrations."""

from __future__ import annotations

from typing import Any, Final

import asyncpg

from behemoth.table.database import StoreTrouble
from behemoth.table.opening import place_of
from behemoth.table.schema import NEWEST

#: The oldest PostgreSQL that ends the session of a process that stands still (``idle_session_timeout``).
OLDEST: Final = 14
#: Seconds for a connection to be made, and for a statement to be answered. The server gives up a statement a little
#: before we do, so that what we have given up does not happen later.
CONNECT_WITHIN: Final = 5.0
ANSWER_WITHIN: Final = 10.0
GIVE_UP_AFTER: Final = "8s"

#: Whoever holds this advisory lock is migrating.
_MIGRATING: Final = 0x42_48_4D_54_48_00

#: The connection is gone, or the server is not ready for one: worth another try.
FAULTS: Final = (
    OSError,  # which a timeout is too
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.IdleSessionTimeoutError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.TooManyConnectionsError,
    asyncpg.InternalClientError,
)
#: The statement was given up by the server and nothing of it was kept: worth another try on the same connection.
GIVEN_UP: Final = (asyncpg.QueryCanceledError, asyncpg.TransactionRollbackError)

_MEANINGS: Final = (
    ((asyncpg.InvalidPasswordError, asyncpg.InvalidAuthorizationSpecificationError), "postgres-denied"),
    ((asyncpg.InsufficientPrivilegeError,), "postgres-denied"),
    ((asyncpg.InvalidCatalogNameError,), "postgres-no-database"),
    ((asyncpg.DiskFullError,), "postgres-full"),
    ((asyncpg.ReadOnlySQLTransactionError,), "postgres-read-only"),
    ((asyncpg.ClientConfigurationError,), "postgres-url"),
    (FAULTS, "postgres-away"),
)


def explain(fault: BaseException, url: str) -> StoreTrouble:
    """What a fault of the database means, in a sentence."""
    cause = getattr(fault, "orig", None) or fault
    key = next((key for kinds, key in _MEANINGS if isinstance(cause, kinds)), "postgres-fault")
    return StoreTrouble(key, place=place_of(url), fault=str(cause) or type(cause).__name__)


async def connect(url: str, purpose: str, **settings: str) -> Any:
    """A new connection. Raises what asyncpg raises."""
    return await asyncpg.connect(
        url,
        timeout=CONNECT_WITHIN,
        command_timeout=ANSWER_WITHIN,
        server_settings={
            "application_name": f"behemoth {purpose}",
            "statement_timeout": GIVE_UP_AFTER,
            # A process that stands still in the middle of something keeps nobody waiting for long.
            "idle_in_transaction_session_timeout": GIVE_UP_AFTER,
            **settings,
        },
    )


async def prepare_database(url: str) -> None:
    """Make sure that the database is there, fit and up to date. Raises StoreTrouble."""
    try:
        if await _needs_migration(url):
            await _migrate(url)
    except StoreTrouble:
        raise
    except ValueError as fault:  # what asyncpg says of an address it cannot read
        raise StoreTrouble("postgres-url", fault=str(fault)) from fault
    except Exception as fault:
        raise explain(fault, url) from fault


async def _needs_migration(url: str) -> bool:
    connection = await connect(url, "start")
    try:
        version = connection.get_server_version()
        if version.major < OLDEST:
            raise StoreTrouble("postgres-old", place=place_of(url), version=version.major, oldest=OLDEST)
        if await connection.fetchval("SELECT to_regclass('alembic_version')") is None:
            return True
        return bool(await connection.fetchval("SELECT version_num FROM alembic_version") != NEWEST)
    finally:
        await connection.close()


async def _migrate(url: str) -> None:
    # Loaded only by who needs it: SQLAlchemy is not used for anything else here.
    from sqlalchemy import Connection, NullPool
    from sqlalchemy.ext.asyncio import create_async_engine

    from behemoth.table.migrating import Unfit, migrate

    def locked(connection: Connection) -> None:
        # Two processes may start at once: the second waits, and finds everything done.
        connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATING})")
        migrate(connection)

    async def creator() -> Any:
        return await asyncpg.connect(url, timeout=CONNECT_WITHIN)

    engine = create_async_engine("postgresql+asyncpg://", async_creator=creator, poolclass=NullPool)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(locked)
    except Unfit as unfit:
        raise StoreTrouble(f"postgres-{unfit.why}", place=place_of(url)) from unfit
    finally:
        await engine.dispose()
