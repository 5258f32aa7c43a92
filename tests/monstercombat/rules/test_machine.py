"""A turn as a machine: it stops at a decision or at the end, however many turns pass without one."""

from __future__ import annotations

from random import Random

import pytest

from behemoth.monstercombat.rules.machine import PHASES, run
from behemoth.monstercombat.rules.phases import Phase
from behemoth.monstercombat.rules.table import Table
from tests.monstercombat.build import table


def test_every_phase_but_the_stop_is_carried_out_by_somebody() -> None:
    assert set(PHASES) == set(Phase) - {Phase.STOP}


@pytest.mark.rule("MC7.3")
def test_it_stops_where_a_decision_is_owed() -> None:
    laid = Table(table("s", "d", top="l"), Random(1), with_events=True)
    run(laid, Phase.TURN_START)
    assert laid.turn.phase == "play"
    assert [type(event).__name__ for event in laid.events] == ["TurnStarted", "Drew"]
    before = laid.hands[:]
    run(laid, Phase.STOP)
    assert laid.hands == before


@pytest.mark.rule("B17", "B25")
def test_it_goes_on_from_any_phase() -> None:
    full = Table(table("ssslltdz", ""), Random(1), with_events=False)
    run(full, Phase.HAND_CHECK)
    assert full.turn.phase == "discard"
    done = Table(table("s", "", turn=9_999), Random(1), with_events=False)
    run(done, Phase.NEXT_PLAYER)
    assert (done.turn.phase, done.ending) == ("over", "turn-cap")
