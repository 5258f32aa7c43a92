"""One server for all tests that do not stop it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.house import House, serving


@pytest.fixture(scope="session")
def house() -> Iterator[House]:
    with serving() as found:
        yield found
