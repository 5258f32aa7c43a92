"""A game that knows no clock: none is given to it, and a match of old that has one neither hangs nor polls."""

from __future__ import annotations

import pytest

from behemoth.bots import InlineWorkers
from behemoth.games import registry
from behemoth.table import Countdown, Hello, MatchRequest, MatchRunner, NoClock, Refusal, SeatPlan, SeatRequest, Setup
from behemoth.table import messages as msg
from behemoth.table.entries import SatDown
from behemoth.table.match import fold
from behemoth.table.setup import hash_of
from tests.games.toys import RaceGame
from tests.table.stage import NOON, ManualTime, NotingConnection, Stage, TroubledStore, run, settle


@pytest.fixture(autouse=True)
def race(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_own", {"race": RaceGame()})


def test_no_clock_is_given_to_it() -> None:
    async def story() -> None:
        stage = Stage()
        seats = (SeatRequest("person", "Anna"), SeatRequest("person", "Ben"))
        with pytest.raises(Refusal) as caught:
            await stage.registry.create(MatchRequest("race", seats, clock=Countdown(1)))
        assert caught.value.key == "refusal-no-clock"
        assert caught.value.sentence("en") != caught.value.sentence("de")
        assert await stage.store.running() == 0
        await stage.registry.create(MatchRequest("race", seats, clock=NoClock()))
        await stage.close()

    run(story())


def test_a_match_of_old_goes_on_without_polling() -> None:
    async def story() -> None:
        time, store, token = ManualTime(), TroubledStore(), "a token that is long enough"
        plans = (SeatPlan("person", "Anna"), SeatPlan("person", "Ben"))
        setup = Setup(
            id="old", game="race", rules_version=1, seats=plans, clock=Countdown(1), seed="s", created=NOON
        )  # fmt: skip
        log = [SatDown(at=NOON, seat=seat, name="", token_hash=hash_of(token)) for seat in range(2)]
        await store.create(setup, log)
        runner = MatchRunner(fold(setup, log), store, time, InlineWorkers())
        runner.start()
        both = NotingConnection()
        runner.enter(both, Hello(id="h", protocol=1, match="old", tokens=(token,)))
        await time.passes(70_000)
        alarms = time._number
        await time.passes(600_000)
        assert time._number - alarms < 3, "it keeps looking at a flag that leads nowhere"
        assert not runner.match.over
        runner.say(both, msg.Act(id="a", seat=0, turn=0, action="go1"))
        await settle()
        assert both.last("ack")["id"] == "a"
        await runner.close()

    run(story())
