"""Upkeep of a match: flags, decisions that are late, pauses, and those who stay away."""

from __future__ import annotations

from random import Random

import pytest

from behemoth.table import Countdown, PerDecision
from behemoth.table import messages as msg
from tests.table.stage import Stage, run, two_at_tanks


@pytest.mark.rule("TC4.4")
def test_a_flag_falls_by_itself() -> None:
    async def story() -> None:
        stage, anna, ben = await two_at_tanks(clock=Countdown(1))
        await stage.time.passes(50_000)
        assert not stage.match.over
        await stage.time.passes(12_000)
        update = ben.last("update")
        assert update["outcome"] == {"reason": "flag", "scores": [0.0, 1.0]}
        assert update["seed"], "the seed is told once it is over"
        assert update["ending"]
        await stage.act(anna, "C3>C4N", seat=0, turn=0)
        assert anna.last("problem")["code"] == "over"
        await stage.close()

    run(story())


def test_the_table_decides_when_the_time_for_a_decision_is_over() -> None:
    async def story() -> None:
        stage = Stage()
        await stage.make("monster-combat", "Anna", "Ben", clock=PerDecision(10))
        anna, ben = await stage.connect(0), await stage.connect(1)
        seat = stage.match.to_act[0]
        await stage.time.passes(12_500)
        first = stage.match.actions[0]
        assert (first.seat, first.by) == (seat, "table")
        own, other = (anna, ben) if seat == 0 else (ben, anna)
        assert own.of("update")[0]["log"][0]["event"]["event"] == "TimeRanOut"
        assert not [line for line in other.of("update")[0]["log"] if line["event"]["event"] == "TimeRanOut"]
        await stage.close()

    run(story())


@pytest.mark.rule("B26")
def test_the_shield_question_is_answered_after_the_same_time_whatever_the_hand() -> None:
    """Seats are attacked at random until some had a shield and some had none; all are kept waiting equally long."""

    async def waits(pace: int, bot: bool) -> dict[bool, set[int]]:
        found: dict[bool, set[int]] = {True: set(), False: set()}
        for _ in range(5):
            stage = Stage(pace=pace)
            seats = ("bot:greedy", "bot:greedy", "Anna") if bot else ("Anna", "Ben", "Cleo")
            await stage.make("monster-combat", *seats, clock=None if bot else PerDecision(5))
            if bot:
                await stage.connect(2)
            rng = Random(5)
            for _ in range(60):
                match = stage.match
                if match.over:
                    break
                seat = match.to_act[0]
                if match.state.turn.phase == "shield" and match.players[seat].played_by == ("bot" if bot else "person"):
                    held = "d" in match.state.hands[seat].lower()
                    while stage.match.version == match.version:
                        await stage.time.passes(1_000)
                    found[held].add(stage.match.actions[len(match.actions)].at - match.at)
                elif match.players[seat].played_by == "bot":
                    await stage.time.passes(pace)
                else:
                    await stage.act(await stage.connect(seat), stage.any_action(rng))
            await stage.close()
        return found

    for pace, bot in ((0, False), (700, True)):
        found = run(waits(pace, bot))
        assert found[True], "nobody with a shield was attacked: the test tests nothing"
        assert found[True] == found[False]
        assert len(found[True]) == 1


def test_more_time() -> None:
    async def story() -> None:
        stage = Stage()
        await stage.make("monster-combat", "Anna", "Ben", clock=PerDecision(10))
        seat = stage.match.to_act[0]
        connection = await stage.connect(seat)
        await stage.say(connection, msg.MoreTime(id="m", seat=seat))
        await stage.time.passes(15_000)
        assert not stage.match.actions
        await stage.time.passes(7_000)
        assert stage.match.actions
        await stage.close()

    run(story())


def test_a_pause_stops_clock_and_actions_until_somebody_goes_on() -> None:
    async def story() -> None:
        stage, anna, ben = await two_at_tanks(clock=Countdown(1))
        await stage.say(anna, msg.Offer(id="1", seat=0, kind="pause"))
        await stage.say(ben, msg.Offer(id="2", seat=1, kind="pause", accept=True))
        assert ben.last("update")["clock"]["paused"] is True
        await stage.act(anna, "C3>C4N", seat=0, turn=0)
        assert anna.last("problem")["code"] == "paused"
        await stage.time.passes(1_000_000)
        assert not stage.match.over
        await stage.say(ben, msg.Offer(id="3", seat=1, kind="pause"))
        await stage.act(anna, "C3>C4N")
        assert stage.match.turn == 1
        await stage.close()

    run(story())
