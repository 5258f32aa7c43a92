"""Stores in a file or in PostgreSQL, and something to keep in them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from behemoth.table.entries import Acted
from behemoth.table.setup import SeatPlan, Setup
from tests.chosen_store import open_for


def a_setup(name: str, created: int = 1, open_to_all: bool = False) -> Setup:
    return Setup(
        id=name, game="tank-chess", rules_version=1, seats=(SeatPlan(),), seed="seed", created=created,
        open_to_all=open_to_all,
    )  # fmt: skip


def an_act(number: int) -> Acted:
    return Acted(at=number, seat=number % 2, action=f"A{number}-B{number}", id=f"m{number}")


def with_store(folder: Path, do: Callable[[Any], Awaitable[Any]], *, in_postgres: bool = False) -> Any:
    """Open the store of a folder, do something, close it."""

    async def run() -> Any:
        store = open_for(folder, in_postgres=in_postgres)
        try:
            return await do(store)
        finally:
            await store.close()

    return asyncio.run(run())
