"""Matches sleep while nobody is there, wake for their clocks and bots, and nobody loses time to it."""

from __future__ import annotations

from random import Random

import pytest

from behemoth.table import ClockSetting, Correspondence, Countdown, PerDecision
from behemoth.table.absence import UNATTENDED
from behemoth.table.duties import BEAT
from behemoth.table.match_journal import FEW
from behemoth.table.match_registry import IDLE, NEVER_VISITED
from behemoth.table.messages import Stand
from tests.table.stage import NOON, Stage, run, settle, two_at_tanks

HOUR = 3_600_000
DAY = 24 * HOUR


async def restarted(stage: Stage, *, down: int = 0, wall: int | None = None) -> Stage:
    """The same table after it was down for so long, or when the wall clock shows this."""
    await stage.store.beat(stage.time.now())
    again = Stage(store=stage.store, pace=stage.pace)
    again.time._now = stage.time.now() + down if wall is None else wall
    again.taken = stage.taken
    for runner in list(stage.registry._runners.values()):
        await runner.close()
    await again.registry.open()
    await settle()
    return again


async def come(stage: Stage, before: Stage) -> None:
    """Somebody opens the match of the table before."""
    stage.runner = await stage.registry.demand(before.match.setup.id)
    await settle()


async def decided(stage: Stage, match_id: str) -> list[str]:
    """Who made the decisions of a match."""
    match = await stage.registry.look(match_id)
    assert match is not None
    return [acted.by for acted in match.actions]


def test_after_a_restart_matches_sleep_until_somebody_comes() -> None:
    async def story() -> None:
        stage = Stage()
        await stage.make("tank-chess", "Anna", "Ben", scheme="basic-16")
        await stage.make("tank-chess", "Anna", "Ben", scheme="basic-16", clock=Countdown(10))
        await stage.make("tank-chess", "Anna", "Ben", scheme="basic-16", clock=Correspondence(1))
        again = await restarted(stage)
        await again.time.passes(60_000)
        assert not again.registry._runners
        await come(again, stage)
        assert list(again.registry._runners) == [stage.match.setup.id]
        await again.close()

    run(story())


def test_a_flag_falls_though_the_match_sleeps() -> None:
    async def story() -> None:
        stage = Stage()
        await stage.make("tank-chess", "Anna", "Ben", scheme="basic-16", clock=Correspondence(2))
        again = await restarted(stage, down=HOUR)
        await again.time.passes(2 * DAY - 1_000)
        match = await again.registry.look(stage.match.setup.id)
        assert match is not None
        assert not match.over
        await again.time.passes(10_000)
        match = await again.registry.look(stage.match.setup.id)
        assert match is not None
        assert match.outcome is not None
        assert match.outcome.reason == "flag"
        assert match.at >= NOON + 2 * DAY + HOUR, "the hour it was down counts for nobody"
        await again.close()

    run(story())


@pytest.mark.parametrize(("down", "used"), [(HOUR, 0), (UNATTENDED // 2, UNATTENDED)])
def test_nobody_is_flagged_by_a_clock_that_nobody_saw(down: int, used: int) -> None:
    """Nobody comes back for hours after a restart: by then the match has been paused for long."""

    async def story() -> None:
        stage = Stage()
        await stage.make("tank-chess", "Anna", "Ben", scheme="basic-16", clock=Countdown(10))
        await stage.connect(0)
        await stage.connect(1)
        await stage.time.passes(60_000)
        again = await restarted(stage, down=down)
        await again.time.passes(5 * HOUR)
        await come(again, stage)
        assert not again.match.over
        assert again.match.paused == "table"
        assert again.match.clock.left_at(again.time.now())[0] == 9 * 60_000 - used
        await again.connect(0)
        assert again.match.paused == ""
        assert again.match.clock.left_at(again.time.now())[0] == 9 * 60_000 - used
        await again.close()

    run(story())


def test_who_comes_before_the_moment_finds_the_match_as_if_it_had_been_awake() -> None:
    async def story() -> None:
        stage = Stage()
        await stage.make("tank-chess", "Anna", "Ben", scheme="basic-16", clock=Countdown(10))
        await stage.connect(0)
        again = await restarted(stage, down=UNATTENDED // 2)
        await again.time.passes(UNATTENDED // 2)
        await come(again, stage)
        assert again.match.paused == ""
        await again.connect(0)
        assert again.match.paused == ""
        assert again.match.clock.left_at(again.time.now())[0] == 10 * 60_000 - UNATTENDED // 2
        await again.close()

    run(story())


def test_a_bot_that_owes_a_decision_is_woken() -> None:
    async def story() -> None:
        stage = Stage(pace=10_000)
        await stage.make("tank-chess", "Anna", "bot:random", scheme="basic-16")
        anna = await stage.connect(0)
        await stage.act(anna, "C3>C4N")
        again = await restarted(stage)
        await again.time.passes(11_000)
        assert [acted.by for acted in again.registry._runners[stage.match.setup.id].match.actions] == ["seat", "bot"]
        await again.time.passes(NEVER_VISITED + 1)
        await again.registry.tidy()
        assert not again.registry._runners, "and sleeps again"
        await again.close()

    run(story())


def test_bots_that_nobody_waits_for_are_not_woken_again_and_again() -> None:
    async def story() -> None:
        stage = Stage(pace=1_000)
        await stage.registry.open()
        await stage.make("tank-chess", "Anna", "bot:greedy", scheme="basic-16")
        anna = await stage.connect(0)
        await stage.say(anna, Stand(id="s", seat=0, bot="greedy"))
        stage.runner.leave(anna)
        await stage.time.passes(IDLE + 1)
        await stage.registry.tidy()
        again = await restarted(stage)
        loads = 0
        load = again.store.load

        async def counting(match: str, **facts: bool) -> object:
            nonlocal loads
            loads += 1
            return await load(match, **facts)

        again.store.load = counting
        await again.time.passes(HOUR)
        assert not again.registry._runners
        assert loads <= 2
        await come(again, stage)
        turn = again.match.turn
        await again.connect(0)
        await again.time.passes(2_000)
        assert again.match.turn > turn, "when somebody comes they go on"
        await again.close()
        await stage.registry.close()

    run(story())


def test_days_for_a_move_are_slept_through() -> None:
    async def story() -> None:
        stage = Stage()
        await stage.registry.open()
        await stage.make("monster-combat", "Anna", "Ben", clock=Correspondence(1))
        anna = await stage.connect(0)
        stage.runner.leave(anna)
        await stage.time.passes(IDLE + 1)
        await stage.registry.tidy()
        assert not stage.registry._runners
        await stage.time.passes(DAY)
        assert await decided(stage, stage.match.setup.id) == ["table"]
        assert not stage.registry._runners, "it was woken for that only"
        await stage.time.passes(DAY)
        assert await decided(stage, stage.match.setup.id) == ["table", "table"]
        await stage.close()

    run(story())


def test_what_the_store_did_not_know_better_is_set_right() -> None:
    """Matches of old are all to be woken once; those where nothing moves by itself are then left alone."""

    async def story() -> None:
        stage = Stage()
        await stage.make("tank-chess", "Anna", "Ben", scheme="basic-16")
        await stage.store.append(stage.match.setup.id, stage.match.version, (), wake=NOON)
        again = await restarted(stage)
        await again.time.passes(1_000)
        assert not again.registry._runners
        assert await again.store.to_wake() == ()
        await again.close()

    run(story())


def test_a_match_that_cannot_be_read_keeps_no_other_asleep() -> None:
    async def story() -> None:
        stage = Stage()
        await stage.make("monster-combat", "Anna", "Ben", clock=Correspondence(1))
        broken = stage.match.setup.id
        await stage.make("monster-combat", "Anna", "Ben", clock=Correspondence(1))
        again = await restarted(stage)
        load = again.store.load

        async def troubled(match: str, **facts: bool) -> object:
            if match == broken:
                raise LookupError(match)
            return await load(match, **facts)

        again.store.load = troubled
        await again.time.passes(DAY + 5_000)
        assert await decided(again, stage.match.setup.id) == ["table"]
        await again.close()

    run(story())


def test_a_wall_clock_that_was_set_back_stops_no_clock() -> None:
    async def story() -> None:
        stage = Stage()
        await stage.make("monster-combat", "Anna", "Ben", clock=PerDecision(10))
        again = await restarted(stage, wall=NOON - HOUR)
        await come(again, stage)
        await again.connect(0)
        await again.connect(1)
        await again.time.passes(12_500)
        assert [acted.by for acted in again.match.actions] == ["table"]
        assert again.match.actions[0].at >= NOON
        await again.close()

    run(story())


def test_a_log_that_is_ahead_of_the_clock_goes_on_from_there() -> None:
    """Whatever the reason: another machine's clock was wrong, a beat was lost."""

    async def story() -> None:
        stage = Stage()
        await stage.make("monster-combat", "Anna", "Ben", clock=PerDecision(10))
        again = Stage(store=stage.store)
        again.taken = stage.taken
        again.time._now = NOON - HOUR
        await stage.runner.close()
        await again.registry.open()
        await come(again, stage)
        await again.connect(0)
        await again.connect(1)
        await again.time.passes(12_500)
        assert [acted.by for acted in again.match.actions] == ["table"]
        await again.close()

    run(story())


def test_a_wall_clock_that_was_set_forward_takes_nobody_s_time() -> None:
    async def story() -> None:
        stage = Stage()
        await stage.make("tank-chess", "Anna", "Ben", scheme="basic-16", clock=Correspondence(1))
        stage_two = Stage(store=stage.store)
        await stage_two.make("tank-chess", "Anna", "Ben", scheme="basic-16", clock=Countdown(10))
        await stage.time.passes(5 * 60_000)
        await stage_two.runner.close()
        again = await restarted(stage, wall=NOON + 3 * DAY)
        for before, left in ((stage, DAY - 5 * 60_000), (stage_two, 10 * 60_000 - 5 * 60_000)):
            await come(again, before)
            assert again.match.clock.left_at(again.time.now())[0] >= left - BEAT
            assert not again.match.over
        await again.close()

    run(story())


@pytest.mark.parametrize(("clock", "used"), [(Correspondence(1), 3 * HOUR), (Countdown(90), 0)])
def test_restarts_that_nobody_saw_add_up(clock: ClockSetting, used: int) -> None:
    """A match that nobody opens between two restarts must not lose what the first one took."""

    async def story() -> None:
        stage = Stage()
        await stage.make("tank-chess", "Anna", "Ben", scheme="basic-16", clock=clock)
        whole = stage.match.clock.left[0]
        first = await restarted(stage, down=2 * DAY)
        await first.time.passes(3 * HOUR)
        assert not first.registry._runners
        second = await restarted(first, down=2 * DAY)
        await come(second, stage)
        assert not second.match.over
        assert second.match.clock.left_at(second.time.now())[0] == whole - used
        await second.close()

    run(story())


def test_processes_that_start_one_after_the_other_do_not_run_ahead_of_the_clock() -> None:
    async def story() -> None:
        stage = Stage()
        await stage.registry.open()
        for _ in range(5):
            again = await restarted(stage)
            assert again.time.now() == stage.time.now()
            await again.close()
        await stage.close()

    run(story())


def test_a_table_that_closes_leaves_snapshots() -> None:
    async def story() -> None:
        stage, anna, ben = await two_at_tanks(repetition="9")
        for move in range(FEW):
            await stage.act((ben, anna)[move % 2 == 0], stage.any_action(Random(move)))
        await stage.close()
        log = await stage.store.load(stage.match.setup.id)
        assert (log.first, log.entries) == (stage.match.version, ())

    run(story())
