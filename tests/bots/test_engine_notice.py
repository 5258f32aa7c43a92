"""Where the engine is missing people are told, once."""

from __future__ import annotations

import pytest

from behemoth import engine
from behemoth.bots.engine_notice import notice_without_engine
from tests.engine.needs import needs_engine


@pytest.fixture(params=[pytest.param("engine", marks=needs_engine("tanks")), "rules"])
def thinking(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """With the engine, and as if there were none."""
    if request.param == "rules":
        monkeypatch.setattr(engine, "available", lambda: False)
    return str(request.param)


def test_people_are_told_once_where_bots_are_weaker(thinking: str) -> None:
    for language in ("en", "de"):
        assert (notice_without_engine(language) is None) == (thinking == "engine")
