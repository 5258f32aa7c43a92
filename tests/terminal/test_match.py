"""A match at one keyboard: the table's clock, bots and hints, and a log that may be cut."""

from __future__ import annotations

from typing import Any

import pytest

from behemoth.bots import BotFailed, InlineWorkers, Job
from behemoth.games import GameError
from behemoth.table import (
    Act,
    Correspondence,
    Countdown,
    Entry,
    NoClock,
    PerDecision,
    Refusal,
    Resign,
    SatDown,
    SeatPlan,
    Setup,
)
from behemoth.terminal import match
from behemoth.terminal.match import LocalMatch, read_clock
from tests.terminal.quick_bots import HandTime, quick_bots

__all__ = ["quick_bots"]


def local(bot: str = "", clock: Countdown | NoClock = NoClock(), time: HandTime | None = None) -> LocalMatch:  # noqa: B008
    time = time or HandTime()
    setup = Setup(
        id="test",
        game="tank-chess",
        rules_version=1,
        options={"scheme": "first-steps-10"},
        seats=(SeatPlan("person", "Ann"), SeatPlan("bot", "Bot", bot) if bot else SeatPlan("person", "Ben")),
        clock=clock,
        seed="",
        created=time.now(),
        mode="online" if bot else "here",
    )
    people: list[Entry] = [
        SatDown(at=time.now(), seat=seat, name="", token_hash="") for seat in range(1 if bot else 2)
    ]  # fmt: skip
    return LocalMatch(setup, people, time=time)


@pytest.mark.parametrize(
    ("text", "clock"),
    [
        ("", NoClock()),
        ("15+10", Countdown(15, 10)),
        (" 0.5+0 ", Countdown(0.5, 0)),
        ("30s", PerDecision(30)),
        ("3d", Correspondence(3)),
    ],
)
def test_clocks_as_people_write_them(text: str, clock: object) -> None:
    assert read_clock(text) == clock


@pytest.mark.parametrize("text", ["15", "15+", "+5", "1s", "0+0", "601+0", "1..5+0", "soon", "3 d", "9" * 50 + "+0"])
def test_what_is_no_clock(text: str) -> None:
    with pytest.raises(GameError) as refused:
        read_clock(text)
    for language in ("en", "de"):
        assert "15+10" in refused.value.sentence(language)


def test_time_runs_and_runs_out() -> None:
    time = HandTime()
    game = local(clock=Countdown(1, 5), time=time)
    time.pass_by(20)
    assert game.seconds_left(0) == 40
    assert not game.tick()
    game.do(Act("", 0, game.match.turn, "C1>C2N"))
    assert game.seconds_left(0) == 45
    time.pass_by(60.5)
    with pytest.raises(Refusal) as late:
        game.do(Act("", 1, game.match.turn, "C10>C9S"))
    assert late.value.key == "refusal-late"
    assert not game.tick(), "a slow network would still be waited for"
    assert game.time_is_over()
    assert game.match.over
    assert game.match.outcome is not None
    assert game.match.outcome.scores == (1.0, 0.0)


def test_the_end_can_be_cut_off_and_put_back() -> None:
    time = HandTime()
    game = local(clock=Countdown(1, 0), time=time)
    game.do(Act("", 0, game.match.turn, "C1>C2N"))
    length = len(game.log)
    game.do(Resign("", 1))
    assert not game.match.to_act
    time.pass_by(600)
    end = game.cut(length)
    assert game.match.to_act == (1,)
    assert game.seconds_left(1) == 60, "the time since counts for nobody"
    game.put(end)
    assert game.match.over


@pytest.mark.usefixtures("quick_bots")
def test_a_bot_decides_and_somebody_quick_for_one_that_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(InlineWorkers):
        async def choose(self, job: Job, **more: Any) -> str:
            if job.bot == "level-2":
                raise BotFailed("broken")
            return "nonsense"

    game = local("greedy")
    assert not game.bot_owes()
    game.do(Act("", 0, game.match.turn, "C1>C2N"))
    assert game.bot_owes()
    game.bot_turn()
    assert len(game.match.actions) == 2
    monkeypatch.setattr(match, "new_workers", Broken)
    for bot in ("level-2", "level-1"):
        other = local(bot)
        other.do(Act("", 0, other.match.turn, "C1>C2N"))
        other.bot_turn()
        assert len(other.match.actions) == 2


def test_a_bot_thinks_in_a_process_of_its_own() -> None:
    game = local("greedy")
    try:
        game.do(Act("", 0, game.match.turn, "C1>C2N"))
        game.bot_turn()
        assert len(game.match.actions) == 2
        assert game.match.state.read(0, game.advice(0, "de").action)
    finally:
        game.close()


@pytest.mark.usefixtures("quick_bots")
def test_advice_is_for_those_who_are_asked() -> None:
    game = local()
    advice = game.advice(0, "en")
    assert game.match.state.read(0, advice.action)
    assert advice.sentence
    with pytest.raises(Refusal):
        game.advice(1, "en")
