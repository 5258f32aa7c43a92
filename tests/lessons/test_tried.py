"""Events as goals name them, and what is said of a goal that was missed."""

from __future__ import annotations

from behemoth.games import GameError
from behemoth.lessons.tried import Missed, fits
from behemoth.tankchess.events import Destroyed


def test_a_pattern_names_what_matters() -> None:
    event = Destroyed("black", "MT", "D6", "shot")
    assert fits(event, {"event": "Destroyed"})
    assert fits(event, {"event": "Destroyed", "square": "D6", "how": "shot"})
    assert not fits(event, {"event": "Destroyed", "square": "D5"})
    assert not fits(event, {"event": "Fired"})


def test_what_is_missing_comes_with_its_reason() -> None:
    plain = Missed("lesson-missed-wins").sentence("en")
    reasoned = Missed("lesson-missed-wins", because=GameError("error-game-over", rule="TC4.1")).sentence("en")
    assert reasoned.startswith(plain)
    assert reasoned.endswith("(TC4.1)")
