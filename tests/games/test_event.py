"""Events: whoever hears them, and their sentence."""

from __future__ import annotations

from tests.games.toys import Went


def test_events() -> None:
    event = Went(2)
    assert event.seen_by(0) is event
    assert event.sentence("en")
    assert event.arguments("en") == {"steps": 2}
