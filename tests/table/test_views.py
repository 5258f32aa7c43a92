"""What leaves the table for somebody."""

from __future__ import annotations

from behemoth.table import new_match
from behemoth.table.clock_setting import NoClock
from behemoth.table.memory import Memory
from behemoth.table.views import Audience, MatchViews
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
