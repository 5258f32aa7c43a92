"""One server for all tests that do not stop it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running_server import RunningServer, serving


@pytest.fixture(scope="session")
def server() -> Iterator[RunningServer]:
    with serving() as found:
        yield found
