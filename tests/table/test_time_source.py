"""The machine's time: it never goes back, and its alarms ring or are called off."""

from __future__ import annotations

import asyncio
import time

import pytest

from behemoth.table.time_source import LaterTime, SystemTime


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


def test_a_wall_clock_that_was_set_back_while_nobody_looked_is_not_believed() -> None:
    source = SystemTime()
    start = source.now()
    source.not_before(start - 3_600_000)
    assert start <= source.now() < start + 60_000
    source.not_before(start + 3_600_000)
    assert start + 3_600_000 <= source.now() < start + 3_660_000


def test_it_can_be_set_by_a_clock_that_others_share() -> None:
    source = SystemTime()
    start = source.now()
    LaterTime(source, 1_000).set_to(start + 3_601_000)
    assert start + 3_600_000 <= source.now() < start + 3_660_000
    source.set_to(start - 86_400_000)
    assert start - 86_400_000 <= source.now() < start - 86_340_000


def test_a_time_that_is_ahead_stays_ahead_by_as_much() -> None:
    source = SystemTime()
    ahead = LaterTime(source, 3_600_000)
    start = source.now()
    assert start + 3_600_000 <= ahead.now() < start + 3_660_000
    ahead.not_before(start + 2 * 3_600_000)
    assert start + 3_600_000 <= source.now() < start + 3_660_000

    async def story() -> bool:
        rung = asyncio.Event()
        ahead.after(1, rung.set)
        return await asyncio.wait_for(rung.wait(), 5)

    assert asyncio.run(story())
