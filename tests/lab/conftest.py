"""A cluster that the tests of mass work share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from behemoth.games import offer_game, registry
from tests.cluster import local_cluster
from tests.docs.matches import Matches


@pytest.hookimpl(tryfirst=True)  # before the groups are read
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whoever uses the cluster is run by the same process, so that there is but one."""
    for item in items:
        if "cluster" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.xdist_group("cluster"))


@pytest.fixture(scope="package")
def cluster() -> Iterator[Any]:
    """A Dask cluster of two workers; they ask each other for news all the time, so they end with these tests."""
    pytest.importorskip("distributed")
    with local_cluster() as found:
        yield found


@pytest.fixture
def matches_game(monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a game that no package of ours knows."""
    monkeypatch.setattr(registry, "_own", {})
    offer_game(Matches())
    return Matches.id
