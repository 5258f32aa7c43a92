"""Who stays away: whoever is waited for has abandoned, whoever is alone with bots is waited for."""

from __future__ import annotations

from behemoth.table import Countdown
from tests.table.stage import Stage, run, two_at_tanks


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
