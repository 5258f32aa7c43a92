"""An engine for another Behemoth counts as none, and people are told why."""

from __future__ import annotations

import pytest

from behemoth import engine
from behemoth.bots import notice_without_engine
from behemoth.engine import package
from behemoth.locale import LANGUAGES
from tests.engine.needs import needs_engine

pytestmark = needs_engine("tanks")


@pytest.fixture
def older(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the engine were of another version."""
    monkeypatch.setattr("behemoth_engine.__version__", "0.0.1")
    engine.card_engine.cache_clear()
    engine.tank_engine.cache_clear()


@pytest.mark.usefixtures("older")
def test_another_version_is_no_engine() -> None:
    assert not engine.available()
    assert not engine.cards_available()
    assert engine.missing() == f"behemoth_engine is 0.0.1, behemoth is {package.our_version()}"
    with pytest.raises(engine.OtherVersion):
        engine.tank_engine()


@pytest.mark.usefixtures("older")
@pytest.mark.parametrize("language", LANGUAGES)
def test_people_are_told_both_versions_and_the_command(language: str) -> None:
    notice = notice_without_engine(language, command=True)
    assert notice is not None
    assert "0.0.1" in notice
    assert package.our_version() in notice
    assert notice.endswith('pip install "behemoth[engine]"')


@pytest.mark.parametrize("part", ["tanks", "cards"])
def test_the_same_version_is_loaded(part: str) -> None:
    assert engine.engine_module(part).__name__ == f"behemoth_engine.{part}"
    assert engine.why_missing() is None
