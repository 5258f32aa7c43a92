"""The machine's time: it never goes back, and its alarms ring or are called off."""

from __future__ import annotations

import asyncio
import time

import pytest

from behemoth.table.time_source import SystemTime


def test_a_clock_that_is_set_back_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    source = SystemTime()
    before = source.now()
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert before <= source.now() < before + 60_000


def test_alarms_ring_once_and_can_be_called_off() -> None:
    rung: list[str] = []

    async def story() -> None:
        source = SystemTime()
        source.after(1, lambda: rung.append("soon"))
        source.after(-50, lambda: rung.append("late already"))
        source.after(1, lambda: rung.append("called off")).cancel()
        await asyncio.sleep(0.05)

    asyncio.run(story())
    assert sorted(rung) == ["late already", "soon"]


def test_a_long_wait_is_cut_into_days() -> None:
    async def story() -> float:
        loop = asyncio.get_running_loop()
        alarm = SystemTime().after(60 * 86_400_000, lambda: None)
        assert isinstance(alarm, asyncio.TimerHandle)
        alarm.cancel()
        return alarm.when() - loop.time()

    assert asyncio.run(story()) == pytest.approx(86_400, abs=5)
