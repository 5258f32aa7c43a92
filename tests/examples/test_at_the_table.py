"""The games of ``examples/`` at the table: what is told of them, what is hidden, how they end."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest

from behemoth.bots import ActionsQuestion, InlineWorkers, ShowQuestion, answer_actions, answer_show
from behemoth.games import PUBLIC
from behemoth.server import Settings, build
from behemoth.server.catalogue import _games
from behemoth.server.forms import GameInfo
from behemoth.table import MemoryStore
from behemoth.table import messages as msg
from tests.table.stage import Stage, run

pytestmark = pytest.mark.usefixtures("example_games")


@pytest.fixture
def told() -> Iterator[dict[str, GameInfo]]:
    _games.cache_clear()
    yield {one.id: one for one in _games("en")}
    _games.cache_clear()


def test_the_registry_tells_what_a_page_needs(told: dict[str, GameInfo]) -> None:
    four, poker = told["connect-four"], told["kuhn-poker"]
    assert four.title == "Connect Four"
    assert four.doings == ("draw", "takeback", "resign")
    assert four.picture == "/games/connect-four/start.svg"
    assert (four.clocks, four.hints, four.coach, four.web) == (True, True, False, "")
    assert poker.doings == ()
    assert poker.picture == ""
    assert poker.clocks, "time over means to pass"
    assert {bot.name for bot in poker.bots} >= {"random", "thinker"}


@pytest.mark.parametrize("viewer", [1, PUBLIC])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_card_of_the_other_changes_no_byte_of_what_is_shown(viewer: Any, language: str) -> None:
    seen = {
        msgspec.json.encode(answer_show(ShowQuestion("kuhn-poker", f"{card}Q:p", viewer, language))) for card in "JK"
    }
    assert len(seen) == 1
    may = {
        msgspec.json.encode(answer_actions(ActionsQuestion("kuhn-poker", f"{card}Q:p", 1, 0, 9, "", language)))
        for card in "JK"
    }
    assert len(may) == 1
    own = {answer_show(ShowQuestion("kuhn-poker", f"{card}Q:p", 0, language)).text for card in "JK"}
    assert len(own) == 2, "the first seat sees its own"


def test_a_game_ends_with_the_sentence_of_its_outcome() -> None:
    async def story() -> None:
        stage = Stage()
        await stage.make("connect-four", "Anna", "Ben")
        anna, ben = await stage.connect(0, language="de"), await stage.connect(1)
        for column in "1212121":
            await stage.act((anna, ben)[stage.match.to_act[0]], column)
        assert ben.last("update")["ending"] == "four in a row"
        assert anna.last("update")["ending"] == "vier in einer Reihe"
        await stage.close()

    run(story())


def test_what_is_shown_with_everything_open_waits_for_the_end() -> None:
    async def story() -> None:
        stage = Stage()
        await stage.make("kuhn-poker", "Anna", "Ben")
        watching = await stage.connect()
        anna, ben = await stage.connect(0), await stage.connect(1)
        await stage.say(watching, msg.Show(id="1", everything=True))
        assert watching.last("problem")["code"] == "refused"
        await stage.say(watching, msg.Show(id="2"))
        assert "??" in watching.last("shown")["text"]
        await stage.act(anna, "bet")
        await stage.act(ben, "pass")  # nobody sees the cards of who folds or makes others fold
        await stage.say(watching, msg.Show(id="3", everything=True))
        assert "?" not in watching.last("shown")["text"]
        await stage.close()

    run(story())


@pytest.mark.parametrize("seat", [{"kind": "open"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "nobody"}])
def test_an_unknown_game_is_not_found_whoever_shall_play_it(seat: dict[str, str]) -> None:
    async def ask() -> httpx.Response:
        app = build(Settings(), MemoryStore(), workers=InlineWorkers())
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as asker:
            order = {"game": "nothing", "seats": [{"kind": "person"}, seat]}
            return await asker.post("/api/matches", json=order)

    answer = asyncio.run(ask())
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
