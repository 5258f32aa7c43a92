"""The bots of a match: how long each may think, and who decides when one is late or breaks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from behemoth.bots import InlineWorkers, Job
from behemoth.bots import registry as bot_registry
from behemoth.bots.greedy_tanks import GreedyTankBot
from behemoth.bots.workers import BotFailed, run_job
from behemoth.table import Countdown, PerDecision, bot_turns
from behemoth.table.clock_setting import ClockSetting, NoClock
from tests.table.stage import Stage, run, settle


class NotingWorkers(InlineWorkers):
    """Notes every job; may fail, or never answer."""

    def __init__(self, how: str = "thinks") -> None:
        self.how = how
        self.jobs: list[Job] = []

    async def ask(self, work: Callable[[Any], Any], about: Any, seconds: float) -> Any:
        self.jobs.append(about)
        if self.how == "breaks":
            raise BotFailed("broken")
        if self.how == "sleeps":
            await asyncio.sleep(1_000)
        return "nonsense" if self.how == "talks nonsense" else await super().ask(work, about, seconds)


class Promising(GreedyTankBot):
    """Promises to be quick."""

    name = "promising"
    promise = 0.25


@pytest.fixture
def promising(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = {**bot_registry._all_bots(), ("tank-chess", "promising"): Promising()}
    monkeypatch.setattr(bot_registry, "_all_bots", lambda: bots)


async def bot_to_move(workers: NotingWorkers, clock: ClockSetting | None = None, bot: str = "promising") -> Stage:
    stage = Stage(workers=workers)
    await stage.make("tank-chess", f"bot:{bot}", "Anna", clock=clock or NoClock())
    await stage.connect(1)
    await settle()
    return stage


@pytest.mark.usefixtures("promising")
@pytest.mark.parametrize(
    ("clock", "bot", "seconds"),
    [
        (NoClock(), "promising", 0.25),
        (NoClock(), "greedy", bot_registry.PROMISE),
        (Countdown(30, 10), "greedy", bot_registry.PROMISE),
        (Countdown(1, 0), "greedy", 60 / bot_turns.MOVES_TO_COME),
        (PerDecision(2), "greedy", 1.0),
        (Countdown(1, 0), "promising", 0.25),
    ],
)
def test_a_bot_thinks_as_long_as_it_promises_or_as_its_clock_allows(
    clock: ClockSetting, bot: str, seconds: float
) -> None:
    async def story() -> None:
        workers = NotingWorkers()
        stage = await bot_to_move(workers, clock, bot)
        assert workers.jobs[0].seconds == pytest.approx(seconds)
        await stage.close()

    run(story())


@pytest.mark.rule("B26")
def test_cards_are_thought_about_for_less_time_than_every_answer_takes() -> None:
    async def story() -> None:
        workers = NotingWorkers()
        stage = Stage(workers=workers, pace=700)
        await stage.make("monster-combat", "bot:greedy", "bot:greedy", "Anna", starter="first", trigger_count="0")
        await settle()
        assert [job.seconds for job in workers.jobs] == [pytest.approx(0.56)]
        await stage.close()

    run(story())


@pytest.mark.usefixtures("promising")
@pytest.mark.parametrize("how", ["breaks", "sleeps", "talks nonsense"])
def test_somebody_quick_decides_for_a_bot_that_does_not(monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    """Not chance: what is played then is what the quick bot of the house chooses."""
    chosen: list[str] = []
    quick = run_job

    def noting(job: Job) -> str:
        chosen.append(quick(job))
        return chosen[-1]

    async def story() -> None:
        monkeypatch.setattr(bot_turns, "GRACE", 0.05)
        monkeypatch.setattr(bot_turns, "run_job", noting)
        stage = await bot_to_move(NotingWorkers(how))
        await stage.until(lambda match: match.turn == 1)
        assert [acted.action for acted in stage.match.actions] == chosen
        assert stage.match.actions[0].by == "bot"
        await stage.close()

    run(story())
