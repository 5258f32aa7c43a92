"""Who stays away: whoever is waited for has abandoned, whoever is alone with bots is waited for."""

from __future__ import annotations

import pytest

from behemoth.table import ClockSetting, Correspondence, Countdown, NoClock, PerDecision
from behemoth.table import messages as msg
from behemoth.table.absence import MISSED, UNATTENDED, Absence
from tests.table.stage import Stage, run, two_at_tanks

HOUR = 3_600_000
DAY = 24 * HOUR


def test_who_stays_away_while_others_wait_has_abandoned() -> None:
    async def story() -> None:
        stage, anna, _ = await two_at_tanks(clock=Countdown(60))
        stage.runner.leave(anna)
        await stage.time.passes(100_000)
        anna = await stage.connect(0)
        await stage.time.passes(500_000)
        assert not stage.match.over, "who is here may think"
        stage.runner.leave(anna)
        await stage.time.passes(200_000)
        assert stage.match.outcome is not None
        assert stage.match.outcome.reason == "abandoned"
        await stage.close()

    run(story())


def test_whoever_comes_first_after_a_long_time_waits_for_the_other() -> None:
    """The table was down, or both had gone: until somebody is here nobody is waited for."""

    async def story() -> None:
        stage, anna, ben = await two_at_tanks(clock=NoClock())
        await stage.act(anna, "H3>E6NW")
        for connection in (anna, ben):
            stage.runner.leave(connection)
        await stage.time.passes(5 * HOUR)
        anna = await stage.connect(0)
        await stage.time.passes(60_000)
        assert not stage.match.over, "Ben has had a minute to come back, not five hours"
        await stage.time.passes(HOUR)
        assert stage.match.outcome is not None
        assert stage.match.outcome.reason == "abandoned"
        await stage.close()

    run(story())


def test_whoever_leaves_at_this_very_moment_is_no_fault() -> None:
    async def story() -> None:
        stage, _, _ = await two_at_tanks(clock=Countdown(60))
        absence = Absence(stage.match, 0)
        absence.follow(stage.match, frozenset({0}), 1)
        assert absence.moment(stage.match, frozenset()) is None
        absence.follow(stage.match, frozenset(), 2)
        assert absence.moment(stage.match, frozenset()) == 2 + UNATTENDED
        await stage.close()

    run(story())


def test_alone_against_bots_the_clock_waits_for_the_one_who_left() -> None:
    async def story() -> None:
        stage = Stage()
        await stage.make("tank-chess", "Anna", "bot:random", scheme="basic-16", clock=Countdown(5))
        anna = await stage.connect(0)
        stage.runner.leave(anna)
        await stage.time.passes(3_600_000)
        assert not stage.match.over
        assert stage.match.paused == "table"
        anna = await stage.connect(0)
        assert stage.match.paused == ""
        await stage.act(anna, "C3>C4N")
        assert stage.match.turn >= 1
        await stage.close()

    run(story())


def test_a_match_that_nobody_ever_came_to_stops_by_itself() -> None:
    """Two people, a short clock, and neither connects: default actions must not go on for hours."""

    async def story() -> None:
        stage = Stage()
        await stage.make("monster-combat", "Anna", "Ben", clock=PerDecision(3))
        await stage.time.passes(10 * HOUR)
        assert stage.match.paused == "table"
        assert len(stage.match.actions) <= UNATTENDED // 3_000
        ben = await stage.connect(1)
        assert stage.match.paused == ""
        assert ben.last("update")["clock"]["paused"] is False
        await stage.close()

    run(story())


def test_when_all_have_left_their_clocks_stop() -> None:
    async def story() -> None:
        stage, anna, ben = await two_at_tanks(clock=Countdown(10))
        await stage.time.passes(30_000)
        stage.runner.leave(anna)
        await stage.time.passes(10_000)
        stage.runner.leave(ben)
        await stage.time.passes(5 * HOUR)
        assert not stage.match.over
        assert stage.match.paused == "table"
        left = 10 * 60_000 - 40_000 - UNATTENDED
        assert stage.match.clock.left_at(stage.time.now())[0] == left
        ben = await stage.connect(1)
        assert stage.match.paused == "", "one of them is enough"
        await stage.time.passes(4 * 60_000)
        assert stage.match.outcome is not None
        assert stage.match.outcome.reason == "abandoned", "who comes back waits no longer than usual"
        await stage.close()

    run(story())


def test_bots_alone_stop_when_everybody_they_play_for_has_gone() -> None:
    async def story() -> None:
        stage = Stage(pace=1_000)
        await stage.make("monster-combat", "Anna", "bot:random", "bot:random", turn_cap="10000", hearts="9")
        anna = await stage.connect(0)
        await stage.say(anna, msg.Stand(id="s", seat=0, bot="random"))
        stage.runner.leave(anna)
        await stage.time.passes(2 * UNATTENDED)
        if stage.match.over:
            pytest.fail("the game was too short to tell")
        version = stage.match.version
        await stage.time.passes(HOUR)
        assert stage.match.version == version
        assert not stage.runner.busy
        await stage.connect(0)
        await stage.time.passes(2_000)
        assert len(stage.match.actions) > 0
        assert stage.match.version > version
        await stage.close()

    run(story())


@pytest.mark.parametrize("clock", [NoClock(), Correspondence(1)])
def test_where_nothing_happens_by_itself_nothing_is_paused(clock: ClockSetting) -> None:
    async def story() -> None:
        stage, anna, ben = await two_at_tanks(clock=clock)
        stage.runner.leave(anna)
        stage.runner.leave(ben)
        await stage.time.passes(DAY // 2)
        assert stage.match.paused == ""
        assert not stage.runner.busy, "it may sleep"
        await stage.close()

    run(story())


def test_one_device_that_is_put_away_stops_its_clock() -> None:
    async def story() -> None:
        stage = Stage()
        await stage.make("tank-chess", "Anna", "Ben", scheme="basic-16", mode="here", clock=Countdown(5))
        device = await stage.connect(0, 1)
        stage.runner.leave(device)
        await stage.time.passes(HOUR)
        assert stage.match.paused == "table"
        await stage.connect(0, 1)
        assert stage.match.paused == ""
        await stage.close()

    run(story())


def test_days_for_a_move_go_on_until_the_table_has_decided_for_everybody_for_some_time() -> None:
    async def story() -> None:
        stage = Stage()
        await stage.make("monster-combat", "Anna", "Ben", clock=Correspondence(1))
        await stage.time.passes(40 * DAY)
        assert stage.match.paused == "table"
        assert [acted.by for acted in stage.match.actions] == ["table"] * (2 * MISSED)
        anna = await stage.connect(0)
        assert stage.match.paused == ""
        assert anna.last("update")["clock"]["running"]
        await stage.close()

    run(story())


def test_a_bot_answers_by_mail_although_nobody_is_there() -> None:
    async def story() -> None:
        stage = Stage(pace=5 * UNATTENDED)
        await stage.make("tank-chess", "Anna", "bot:random", scheme="basic-16", clock=Correspondence(1))
        anna = await stage.connect(0)
        await stage.act(anna, "C3>C4N")
        stage.runner.leave(anna)
        await stage.time.passes(10 * UNATTENDED)
        assert [acted.by for acted in stage.match.actions] == ["seat", "bot"]
        assert stage.match.paused == ""
        await stage.close()

    run(story())
