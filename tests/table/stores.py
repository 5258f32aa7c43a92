"""Stores in a file, and something to keep in them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from behemoth.table.entries import Acted
from behemoth.table.setup import SeatPlan, Setup
from behemoth.table.sqlite_store import SqliteStore


def a_setup(name: str, created: int = 1) -> Setup:
    return Setup(id=name, game="tank-chess", rules_version=1, seats=(SeatPlan(),), seed="seed", created=created)


def an_act(number: int) -> Acted:
    return Acted(at=number, seat=number % 2, action=f"A{number}-B{number}", id=f"m{number}")


def with_store(folder: Path, do: Callable[[SqliteStore], Awaitable[Any]]) -> Any:
    """Open the store, do something, close it."""

    async def run() -> Any:
        store = SqliteStore(folder)
        try:
            return await do(store)
        finally:
            await store.close()

    return asyncio.run(run())
