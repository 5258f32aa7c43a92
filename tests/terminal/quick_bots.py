"""Bots and clocks of the terminal without waiting: bots think on the spot, time passes when a test says so."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from behemoth.bots import InlineWorkers
from behemoth.terminal import match


@pytest.fixture
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots think in this process, and no longer than they have to."""
    monkeypatch.setattr(match, "new_workers", InlineWorkers)
    monkeypatch.setattr(match, "PACE", 10)


class HandTime:
    """A time source whose hands are moved by hand."""

    def __init__(self) -> None:
        self.milliseconds = 1_000_000

    def pass_by(self, seconds: float) -> None:
        """Let time pass."""
        self.milliseconds += round(1000 * seconds)

    def now(self) -> int:
        return self.milliseconds

    def after(self, delay: int, ring: Callable[[], None]) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(delay / 1000, ring)

    def not_before(self, moment: int) -> None:
        self.milliseconds = max(self.milliseconds, moment)

    def set_to(self, moment: int) -> None:
        self.milliseconds = moment
