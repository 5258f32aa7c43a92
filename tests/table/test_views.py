"""What leaves the table for somebody."""

from __future__ import annotations

from random import Random
from typing import ClassVar

import msgspec
import pytest

from behemoth.games import Seat, Step, registry
from behemoth.table import fold, new_match
from behemoth.table.clock_setting import NoClock
from behemoth.table.entries import Acted
from behemoth.table.memory import Memory
from behemoth.table.views import Audience, MatchViews
from tests.games.toys import Race, RaceGame
from tests.table.build import setup_for
from tests.table.stage import NOON


def test_what_happens_before_the_first_decision_is_told() -> None:
    """Version 0 is before the first entry of the log: whoever has seen nothing hears it, each what they may hear."""
    match = new_match(setup_for("monster-combat", 3, NoClock(), "online"))
    assert [type(event).__name__ for event in match.events[0].events][:2] == ["TurnStarted", "Drew"]
    views = MatchViews(match, frozenset(), NOON, Memory())
    (drawer,) = match.state.to_act()
    own = views.welcome(Audience((drawer,)), message_id="", seen=0).log
    public = views.welcome(Audience(), message_id="", seen=0).log
    assert {line.version for line in (*own, *public)} == {0}
    assert own != public, "only who draws hears which card"


class HalfOpenRace(Race):
    """One step is a secret, two are seen by everybody; the toy hides nothing where the goal is 9."""

    __slots__ = ()

    @property
    def hides(self) -> bool:
        return self.goal != 9

    def play(self, seat: Seat, action: int, rng: Random | None = None, *, events: bool = True) -> Step[int]:
        return msgspec.structs.replace(super().play(seat, action, rng, events=events), open=action == 2)


class HalfOpenGame(RaceGame):
    """A game with secrets that are an option, and with actions that tell none."""

    state: ClassVar[type[Race]] = HalfOpenRace


def test_an_action_that_holds_no_secret_is_read_by_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_own", {"race": HalfOpenGame()})
    acted = [Acted(at=NOON, seat=0, action="go1", left=0), Acted(at=NOON, seat=1, action="go2", left=0)]
    for goal, public in (("8", ["", "go2"]), ("9", ["go1", "go2"])):
        match = fold(setup_for("race", 2, NoClock(), "online", bots=2, goal=goal), acted)
        views = MatchViews(match, frozenset(), NOON, Memory())
        assert match.secrets == (goal == "8")
        assert [line.action for line in views.log(Audience(), -1)] == public
        assert [line.action for line in views.log(Audience((0,)), -1)] == ["go1", "go2"]
