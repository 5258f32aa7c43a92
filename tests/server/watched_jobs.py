"""Jobs of a server that tests watch: until they are far enough, and with workers that do not stop the event loop."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

from behemoth.bots import InlineWorkers
from tests.server.running_server import RunningServer


def until(
    server: RunningServer, path: str, wanted: Callable[[dict[str, Any]], bool], every: float = 0.02
) -> dict[str, Any]:
    """Ask how far a job is until it is far enough."""
    told: dict[str, Any] = {}

    def far_enough() -> bool:
        nonlocal told
        told = server.http.get(path).json()
        return wanted(told)

    wait_for(far_enough, every=every)
    return told


def over(told: dict[str, Any]) -> bool:
    """Whether a job does not run any more."""
    return bool(told["status"] != "running")


def wait_for(happened: Callable[[], bool], seconds: float = 60.0, every: float = 0.02) -> None:
    """Wait until something has happened."""
    deadline = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < deadline
        time.sleep(every)


async def ask_in_a_thread(
    self: InlineWorkers, work: Callable[[Any], Any], about: Any, seconds: float, **more: Any
) -> Any:
    """``InlineWorkers.ask`` beside the event loop, so that somebody can come and look meanwhile."""
    return await asyncio.to_thread(work, about)
