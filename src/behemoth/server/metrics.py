"""The figures of this process in the words of Prometheus. Counted elsewhere; here they are only written down."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, suppress
from typing import Final, TypeAlias

from prometheus_client import CollectorRegistry, GCCollector, PlatformCollector, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.metrics_core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    InfoMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from behemoth.table import METERS, Durations, Meters

#: How often, in seconds, it is looked at whether the event loop is late.
_GLANCE: Final = 0.25
MEDIA: Final = CONTENT_TYPE_LATEST


_Family: TypeAlias = GaugeMetricFamily | CounterMetricFamily


class Figures:
    """What is not counted but looked at when somebody asks: gauges by name, each with its explanation and values.

    A value stands under its label; a gauge without one has a single value under the empty word.
    """

    def __init__(self) -> None:
        self._gauges: dict[str, tuple[type[_Family], str, str, dict[str, float]]] = {}

    def show(self, name: str, about: str, value: float | None = None, *, label: str = "", **values: float) -> None:
        """Show a figure, or one for each value of a label."""
        self._gauges[name] = GaugeMetricFamily, about, label, values if value is None else {"": value}

    def count(self, name: str, about: str, *, label: str, **values: float) -> None:
        """The same for what only ever grows."""
        self._gauges[name] = CounterMetricFamily, about, label, values

    def families(self) -> Iterator[Metric]:
        """The same for Prometheus."""
        for name, (kind, about, label, values) in self._gauges.items():
            family = kind(f"behemoth_{name}", about, labels=[label] if label else None)
            for word, value in values.items():
                family.add_metric([word] if label else [], value)
            yield family


class _Behemoth(Collector):
    """The counts of the table and the figures somebody has just looked at."""

    def __init__(self, version: str, meters: Meters, figures: Figures) -> None:
        self._version = version
        self._meters = meters
        self._figures = figures

    def collect(self) -> Iterable[Metric]:
        meters = self._meters
        yield InfoMetricFamily("behemoth", "Which Behemoth this is", {"version": self._version})
        yield _counter("acknowledged", "What people did and were told it is kept", meters.acknowledged)
        yield _counter("store_failures", "What the store could not do", meters.store_failures)
        yield _counter("store_conflicts", "Appends that came second, behind another writer", meters.conflicts)
        refused = CounterMetricFamily("behemoth_refused", "What was refused, by code", labels=["code"])
        for code, count in sorted(meters.refused.items()):
            refused.add_metric([code], count)
        yield refused
        yield _histogram("append_seconds", "Until the store had kept something", meters.appends)
        yield _histogram("loop_lag_seconds", "How late the event loop was when looked at", meters.lag)
        yield GaugeMetricFamily("behemoth_loop_lag_worst_seconds", "The worst since last asked", meters.worst_lag)
        meters.worst_lag = 0.0
        yield from self._figures.families()


def _counter(name: str, about: str, value: float) -> CounterMetricFamily:
    return CounterMetricFamily(f"behemoth_{name}", about, value)


def _histogram(name: str, about: str, durations: Durations) -> HistogramMetricFamily:
    below, buckets = 0, []
    for bound, count in zip((*durations.bounds, float("inf")), durations.counts, strict=True):
        below += count
        buckets.append(("+Inf" if bound == float("inf") else str(bound), float(below)))
    return HistogramMetricFamily(f"behemoth_{name}", about, buckets=buckets, sum_value=durations.total)


def write_metrics(version: str, figures: Figures, meters: Meters = METERS) -> bytes:
    """Everything as Prometheus reads it. Processor, memory and file handles of the process are in it too."""
    registry = CollectorRegistry()
    registry.register(_Behemoth(version, meters, figures))
    ProcessCollector(registry=registry)
    PlatformCollector(registry=registry)
    GCCollector(registry=registry)
    return generate_latest(registry)


@asynccontextmanager
async def watching_the_loop(meters: Meters = METERS, glance: float = _GLANCE) -> AsyncIterator[None]:
    """Note, for the length of a block, how late the event loop is."""
    task = asyncio.create_task(_watch(meters, glance))
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def _watch(meters: Meters, glance: float) -> None:
    while True:
        asked = time.perf_counter()
        await asyncio.sleep(glance)
        meters.was_late(max(0.0, time.perf_counter() - asked - glance))
