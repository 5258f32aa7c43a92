"""The figures as Prometheus reads them, and the lag of the event loop."""

from __future__ import annotations

import asyncio
import time

from prometheus_client.parser import text_string_to_metric_families

from behemoth.server.metrics import Figures, watching_the_loop, write_metrics
from behemoth.table import Meters


def values(text: bytes) -> dict[tuple[str, str], float]:
    """Every value by its name and its label."""
    families = text_string_to_metric_families(text.decode())
    return {
        (sample.name, next(iter(sample.labels.values()), "")): sample.value
        for family in families
        for sample in family.samples
    }


def test_counts_and_figures_are_written() -> None:
    meters, figures = Meters(), Figures()
    meters.acknowledged = 3
    meters.refused.update(["stale", "stale", "full"])
    for seconds in (0.0004, 0.002, 9.0):
        meters.appends.note(seconds)
    figures.show("matches", "Matches", label="state", awake=2, asleep=5)
    figures.show("ready", "Whether it is ready", 1)
    figures.count("jobs", "Jobs", label="lane", thinking=3)
    found = values(write_metrics("1.2.3", figures, meters))
    assert found["behemoth_info", "1.2.3"] == 1
    assert found["behemoth_acknowledged_total", ""] == 3
    assert found["behemoth_refused_total", "stale"] == 2
    assert found["behemoth_append_seconds_bucket", "0.0005"] == 1
    assert found["behemoth_append_seconds_bucket", "0.0025"] == 2
    assert found["behemoth_append_seconds_bucket", "+Inf"] == 3
    assert found["behemoth_append_seconds_count", ""] == 3
    assert found["behemoth_matches", "asleep"] == 5
    assert found["behemoth_ready", ""] == 1
    assert found["behemoth_jobs_total", "thinking"] == 3
    assert found["process_open_fds", ""] > 0


def test_the_worst_lag_is_told_once() -> None:
    meters = Meters()
    meters.was_late(0.3)
    name = "behemoth_loop_lag_worst_seconds", ""
    assert values(write_metrics("1", Figures(), meters))[name] == 0.3
    assert values(write_metrics("1", Figures(), meters))[name] == 0


def test_a_loop_that_is_held_up_is_noticed() -> None:
    meters = Meters()

    async def hold_up() -> None:
        async with watching_the_loop(meters, 0.01):
            await asyncio.sleep(0.05)
            time.sleep(0.2)
            await asyncio.sleep(0.05)

    asyncio.run(hold_up())
    assert meters.worst_lag > 0.1
    assert sum(meters.lag.counts) >= 2
