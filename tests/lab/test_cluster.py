"""Clusters that cannot be used say why."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from behemoth.games import InvalidOptions, MissingExtra
from behemoth.lab import cluster as room
from behemoth.lab.batches import share_out
from behemoth.lab.cluster import connected
from behemoth.lab.crew import Crew
from tests.cluster import local_cluster


def test_slots_follow_the_workers(cluster: Any) -> None:
    with connected(cluster.scheduler_address) as found:
        assert found.slots() == 6


def test_nobody_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "PATIENCE", 1)
    with pytest.raises(InvalidOptions) as refused:
        list(share_out(abs, [1], Crew(cluster="tcp://127.0.0.1:9")))
    assert "127.0.0.1:9" in str(refused.value)


def test_no_address_at_all() -> None:
    with pytest.raises(InvalidOptions):
        list(share_out(abs, [1], Crew(cluster="nonsense://x")))


def test_no_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "PATIENCE", 1)
    with local_cluster(workers=0) as empty, pytest.raises(InvalidOptions) as refused:
        list(share_out(abs, [1], Crew(cluster=empty.scheduler_address)))
    assert "dask worker" in str(refused.value)


def test_another_version(cluster: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "our_version", lambda: "9.9.9")
    with pytest.raises(InvalidOptions) as refused:
        list(share_out(abs, [1], Crew(cluster=cluster.scheduler_address)))
    assert "9.9.9" in str(refused.value)


def test_dask_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(MissingExtra) as refused:
        list(share_out(abs, [1], Crew(cluster="tcp://127.0.0.1:9")))
    assert "behemoth[lab]" in str(refused.value)
