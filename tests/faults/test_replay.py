"""The second reading of a log: who is asked about an offer."""

from __future__ import annotations

from typing import Any

import pytest

from faults.replay import Replay, Wrong

SETUP: dict[str, Any] = {
    "id": "m" * 16,
    "game": "tank-chess",
    "rules_version": 1,
    "options": {},
    "seats": [{"kind": "bot", "bot": "greedy"}, {"kind": "person"}],
    "clock": {"type": "none"},
    "seed": "5eed",
    "created": 1_000_000,
    "mode": "online",
    "rematch_of": "",
}


def entry(sort: str, **facts: Any) -> dict[str, Any]:
    return {"at": 1_000_000, "is": sort, "id": sort, **facts}


@pytest.mark.parametrize("mode", ["online", "here"])
def test_a_bot_is_asked_about_a_draw(mode: str) -> None:
    replay = Replay({**SETUP, "mode": mode})
    replay.enter(entry("offered", kind="draw", seat=1))
    replay.enter(entry("answered", kind="draw", seat=0, accept=False))
    with pytest.raises(Wrong, match="no draw"):
        replay.enter(entry("answered", kind="draw", seat=0, accept=False))


def test_a_bot_is_not_asked_about_a_takeback() -> None:
    replay = Replay(SETUP)
    replay.enter(entry("offered", kind="takeback", seat=1))
    with pytest.raises(Wrong, match="no takeback"):
        replay.enter(entry("answered", kind="takeback", seat=0, accept=True))
