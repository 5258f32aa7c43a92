"""What bots say to a draw: they are asked like people, decide beside the match, and say why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from behemoth.bots import BotFailed, DrawAnswer, InlineWorkers, answer_draw
from behemoth.table import messages as msg
from tests.table.stage import NotingConnection, Stage, run, settle


class Judge(InlineWorkers):
    """Says what the test wants it to say."""

    def __init__(self, answer: DrawAnswer | None) -> None:
        self.answer = answer
        self.asked = 0

    async def ask(self, work: Callable[[Any], Any], about: Any, seconds: float, **more: Any) -> Any:
        if work is not answer_draw:
            return await super().ask(work, about, seconds, **more)
        self.asked += 1
        if self.answer is None:
            raise BotFailed("judge")
        return self.answer


def told(connection: NotingConnection) -> list[str]:
    """Every sentence of the updates so far."""
    return [line["text"] for update in connection.of("update") for line in update["log"]]


async def offered(judge: Judge, mode: str = "online") -> tuple[Stage, NotingConnection]:
    stage = Stage(workers=judge)
    await stage.make("tank-chess", "Anna", "bot:random", scheme="first-steps-10", mode=mode)
    connection = await stage.connect(0)
    await stage.say(connection, msg.Offer(id="d", seat=0, kind="draw"))
    await settle()
    return stage, connection


@pytest.mark.parametrize("mode", ["online", "here"])
def test_it_agrees_and_the_game_is_drawn(mode: str) -> None:
    async def story() -> None:
        stage, anna = await offered(Judge(DrawAnswer(True, "worse")), mode)
        assert stage.match.over
        assert anna.last("update")["outcome"]["scores"] == [0.5, 0.5]
        assert any(text.endswith("agrees: it does not expect to win any more.") for text in told(anna))
        await stage.close()

    run(story())


def test_it_declines_says_why_and_is_not_asked_again_before_something_has_happened() -> None:
    async def story() -> None:
        judge = Judge(DrawAnswer(False, "better"))
        stage, anna = await offered(judge)
        assert not stage.match.over
        assert not stage.match.offers
        assert any(text.endswith("it thinks it stands better.") for text in told(anna))
        await stage.say(anna, msg.Offer(id="again", seat=0, kind="draw"))
        assert anna.last("problem")["text"].startswith("You have asked once")
        assert judge.asked == 1
        await stage.close()

    run(story())


def test_who_cannot_think_about_it_plays_on() -> None:
    async def story() -> None:
        stage, anna = await offered(Judge(None))
        assert not stage.match.over
        assert any(text.endswith("declines the draw.") for text in told(anna))
        await stage.close()

    run(story())
