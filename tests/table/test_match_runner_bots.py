"""A runner and bots: they play, fail and are replaced, and stand in for people."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from behemoth.bots import InlineWorkers, Job
from behemoth.bots.workers import BotFailed
from behemoth.table import commands
from behemoth.table import messages as msg
from tests.table.stage import Stage, run, two_at_tanks


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("tank-chess", 2, {"scheme": "first-steps-10"}),
        ("tank-chess", 2, {"scheme": "monster-16", "quiet_moves": "3"}),
        ("monster-combat", 2, {}),
        ("monster-combat", 7, {"lightning_secret": "true"}),
        ("monster-combat", 4, {"variant": "coop"}),
    ],
)
def test_a_game_of_bots_goes_to_its_end(game: str, seats: int, options: dict[str, str]) -> None:
    async def story() -> None:
        stage = Stage()
        await stage.make(game, "Anna", *["bot:greedy"] * (seats - 1), clock=None, mode="online", **options)
        anna = await stage.connect(0)
        await stage.say(anna, msg.Stand(id="s", seat=0, bot="greedy"))
        for _ in range(3_000):
            await stage.time.passes(1)
            if stage.match.over:
                break
        assert stage.match.over
        last = anna.last("update")
        assert last["outcome"]
        assert last["ending"]
        assert {acted.by for acted in stage.match.actions} == {"bot"}
        await stage.close()

    run(story())


def test_bots_alone_play_while_somebody_looks_on() -> None:
    async def story() -> None:
        stage = Stage()
        await stage.make("monster-combat", "bot:greedy", "bot:greedy")
        for _ in range(50):
            await stage.time.passes(1_000)
        assert not stage.match.actions, "nobody looks on"
        watching = await stage.connect()
        for _ in range(3_000):
            await stage.time.passes(1)
            if stage.match.over:
                break
        assert stage.match.over
        assert watching.last("update")["ending"]
        await stage.close()

    run(story())


class BadThinkers(InlineWorkers):
    """Bots that fail in every way there is."""

    def __init__(self) -> None:
        self.thoughts = 0
        self.cancelled = 0

    async def ask(self, work: Any, about: Any, seconds: float, **more: Any) -> Any:
        raise BotFailed(work.__name__)

    async def choose(self, job: Job, **more: Any) -> str:
        self.thoughts += 1
        if self.thoughts % 3 == 0:
            raise BotFailed(job.bot)
        if self.thoughts % 3 == 1:
            return "something nobody may do"
        try:
            await asyncio.sleep(1_000)
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        return ""


def test_a_bot_that_fails_is_replaced_by_a_quick_one_and_one_that_is_not_asked_any_more_is_stopped() -> None:
    async def story() -> None:
        workers = BadThinkers()
        stage = Stage(workers=workers)
        await stage.make("tank-chess", "Anna", "bot:greedy", scheme="basic-16")
        anna = await stage.connect(0)
        await stage.act(anna, "C3>C4N")
        await stage.time.passes(10)
        await stage.until(lambda match: match.turn == 2)  # an illegal choice is replaced
        await stage.act(anna, "C4>C5N")
        await stage.time.passes(10)
        assert stage.match.turn == 3, "this one thinks for ever"
        await stage.say(anna, msg.Resign(id="r", seat=0))
        assert stage.match.over
        assert workers.cancelled == 1
        await stage.close()

    run(story())


def test_a_bot_stands_in_and_the_person_comes_back() -> None:
    async def story() -> None:
        stage, anna, ben = await two_at_tanks()
        await stage.say(anna, msg.Stand(id="1", seat=0, bot="greedy"))
        await stage.time.passes(10)
        assert stage.match.actions[-1].by == "bot"
        assert ben.last("update")["seats"][0] == {
            "seat": 0, "name": "Anna", "kind": "person", "bot": "greedy", "here": True,
        }  # fmt: skip
        await stage.say(anna, msg.Stand(id="2", seat=0))
        await stage.act(ben, "D14>D13S")
        assert stage.match.to_act == (0,)
        name = await stage.act(anna, stage.any_action(Random(1)))
        assert anna.last("ack")["id"] == name
        assert [acted.by for acted in stage.match.actions] == ["bot", "seat", "seat"]
        await stage.close()

    run(story())


def test_who_was_replaced_for_staying_away_sits_down_again_by_coming_back() -> None:
    async def story() -> None:
        stage = Stage()
        await stage.make("monster-combat", "Anna", "Ben", "Cleo")
        await stage.runner.do(commands.Abandon(1))
        assert stage.match.players[1].played_by == "bot"
        await stage.connect(1)
        assert stage.match.players[1].played_by == "person"
        await stage.close()

    run(story())
