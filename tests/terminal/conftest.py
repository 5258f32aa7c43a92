"""A talk with the engine for each who thinks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.terminal.conversation import THINKERS, Conversation


@pytest.fixture(params=THINKERS)
def conversation(request: pytest.FixtureRequest) -> Iterator[Conversation]:
    made = Conversation(request.param)
    yield made
    made.talk.end(at_once=True)
