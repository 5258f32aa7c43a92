"""Hints: a good move for whoever owes a decision, thought about beside the match, from what the seat may know."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from behemoth.bots import InlineWorkers
from behemoth.bots.advice import _ADVISERS, Advice, AdviceRequest, advice_request, find_advice
from behemoth.bots.workers import BotFailed
from behemoth.games import find_game
from behemoth.table import MatchRequest, SeatRequest
from behemoth.table import messages as msg
from behemoth.table.views import names
from tests.table.stage import NotingConnection, Stage, run, settle


class SlowAdviser(InlineWorkers):
    """Advises when somebody opens the gate."""

    def __init__(self, fails: bool = False) -> None:
        self.gate = asyncio.Event()
        self.fails = fails
        self.asked: list[Any] = []
        self.cancelled = 0

    async def ask(self, work: Callable[[Any], Any], about: Any, seconds: float, **more: Any) -> Any:
        if not isinstance(about, AdviceRequest):
            return await super().ask(work, about, seconds, **more)
        self.asked.append(about)
        try:
            await self.gate.wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        if self.fails:
            raise BotFailed("adviser")
        return work(about)


async def at_the_table(workers: Any = None, **more: Any) -> tuple[Stage, NotingConnection]:
    stage = Stage(workers=workers)
    await stage.make("tank-chess", "Anna", "bot:random", scheme="first-steps-10")
    return stage, await stage.connect(0, **more)


def test_a_good_move_comes_with_its_reason_in_the_language_of_the_asker() -> None:
    async def story() -> None:
        stage, _ = await at_the_table()
        told = {}
        for language in ("en", "de"):
            connection = await stage.connect(0, language=language)
            assert connection.last("welcome")["hints"] is True
            await stage.say(connection, msg.Hint(id="h", seat=0))
            told[language] = advice = connection.last("advice")
            assert (advice["id"], advice["turn"]) == ("h", stage.match.turn)
            action = stage.match.state.read(0, advice["action"])
            assert stage.match.state.write(0, action) == advice["action"], "as records write it"
            assert len(advice["text"]) > 10
        assert told["en"]["text"] != told["de"]["text"]
        assert not stage.match.actions, "it is advice, nothing more"
        await stage.close()

    run(story())


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("other", ["Ben", "bot:greedy"])
def test_advice_calls_the_players_as_the_log_does(language: str, other: str) -> None:
    async def story() -> None:
        adviser = SlowAdviser()
        stage = Stage(workers=adviser)
        # Without events, so that the first question is Anna's.
        await stage.make("monster-combat", "Anna", other, mode="here", starter="first", trigger_count="0")
        connection = await stage.connect(0, language=language)
        await stage.say(connection, msg.Hint(id="h", seat=0))
        (asked,) = adviser.asked
        assert asked.names == names(stage.match, language)
        assert asked.names[0] == "Anna"
        await stage.close()

    run(story())


def test_who_may_ask() -> None:
    async def story() -> None:
        stage, anna = await at_the_table()
        spectator = await stage.connect()
        await stage.say(spectator, msg.Hint(id="h", seat=0))
        assert spectator.last("problem")["code"] == "not-yours"
        await stage.act(anna, stage.any_action(Random(1)))
        await stage.close()
        stage = Stage(pace=10_000)
        await stage.make("tank-chess", "Anna", "bot:random")
        anna = await stage.connect(0)
        await stage.act(anna, "C3>C4N")
        await stage.say(anna, msg.Hint(id="h", seat=0))
        assert anna.last("problem")["code"] == "illegal", "the bot is to move"
        await stage.close()
        stage = Stage()
        await stage.make("tank-chess", "Anna", "Ben")
        anna = await stage.connect(0)
        await stage.say(anna, msg.Hint(id="h", seat=0))
        assert anna.last("problem")["code"] == "refused", "people who play each other play by themselves"
        assert not anna.of("advice")
        await stage.close()

    run(story())


@pytest.mark.parametrize(
    ("seats", "mode", "asked", "hints"),
    [("pb", "online", None, True), ("pp", "here", None, True), ("po", "online", None, False),
     ("po", "online", True, True), ("pb", "online", False, False)],
)  # fmt: skip
def test_hints_are_settled_before_the_match(seats: str, mode: Any, asked: bool | None, hints: bool) -> None:
    async def story() -> None:
        stage = Stage()
        wanted = {"p": SeatRequest("person", "Anna"), "b": SeatRequest("bot", bot="random"), "o": SeatRequest("open")}
        request = MatchRequest("tank-chess", tuple(wanted[kind] for kind in seats), mode=mode, hints=asked)
        made = await stage.registry.create(request)
        match = await stage.registry.look(made.match)
        assert match is not None
        assert match.setup.hints is hints
        assert stage.registry.summary(match).hints is hints
        await stage.close()

    run(story())


def test_one_thought_answers_all_who_ask_and_the_match_goes_on() -> None:
    async def story() -> None:
        adviser = SlowAdviser()
        stage, anna = await at_the_table(adviser)
        other = await stage.connect(0)
        for number in range(3):
            await stage.say(anna, msg.Hint(id=f"h{number}", seat=0))
        await stage.say(other, msg.Hint(id="o", seat=0))
        await stage.say(anna, msg.Ask(id="a", about="ends C1", seat=0))
        assert anna.last("answer")["id"] == "a"
        assert not anna.of("advice")
        adviser.gate.set()
        await settle()
        assert [one["id"] for one in anna.of("advice")] == ["h0", "h1", "h2"]
        assert [one["id"] for one in other.of("advice")] == ["o"]
        assert len(adviser.asked) == 1
        await stage.close()

    run(story())


def test_advice_about_a_turn_that_has_gone_by_is_not_thought_about_any_more() -> None:
    async def story() -> None:
        adviser = SlowAdviser()
        stage, anna = await at_the_table(adviser)
        await stage.say(anna, msg.Hint(id="h", seat=0))
        await stage.act(anna, stage.any_action(Random(1)))
        assert adviser.cancelled == 1
        assert anna.last("problem") == {**anna.last("problem"), "id": "h", "code": "stale"}
        await stage.close()

    run(story())


def test_no_advice_is_a_sentence() -> None:
    async def story() -> None:
        adviser = SlowAdviser(fails=True)
        adviser.gate.set()
        stage, anna = await at_the_table(adviser)
        await stage.say(anna, msg.Hint(id="h", seat=0))
        assert anna.last("problem")["code"] == "fault"
        assert "good move" in anna.last("problem")["text"]
        await stage.close()

    run(story())


def advise(state: Any, seat: int, language: str, *, names: tuple[str, ...]) -> Advice:
    """An adviser that looks into all hands."""
    return Advice(state.write(seat, state.actions(seat).sample(Random(1))), repr(state.hands))


def test_an_adviser_at_cards_finds_the_same_whatever_the_others_hide(monkeypatch: pytest.MonkeyPatch) -> None:
    """States that a seat cannot tell apart look alike to its adviser, even to one that peeks."""
    monkeypatch.setitem(_ADVISERS, "monster-combat", __name__)
    game = find_game("monster-combat")
    rng, wrong = Random(11), 0
    for seats in (2, 3, 5):
        state: Any = game.start(game.Options(), seats, rng)
        for _ in range(25):
            if state.outcome() is not None:
                break
            seat = state.to_act()[0]
            other = state.imagine(seat, rng)
            mine, theirs = (
                find_advice(advice_request(game.id, world, seat, "en", Random(3))) for world in (state, other)
            )
            assert mine == theirs
            assert state.read(seat, mine.action)
            wrong += mine.sentence != repr(state.hands)
            state = state.play(seat, state.actions(seat).sample(rng), rng).state
    assert wrong > 20, "what it peeks at is not the truth"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", ["connect-four", "kuhn-poker"])
def test_games_of_somebody_else_have_hints_too(
    game: str, language: str, example_games: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("behemoth.bots.thinker.HINT_SECONDS", 0.1)

    async def story() -> None:
        stage = Stage()
        await stage.make(game, "Anna", "bot:thinker", mode="here")
        anna = await stage.connect(0, language=language)
        assert anna.last("welcome")["hints"] is True
        await stage.say(anna, msg.Hint(id="h", seat=0))
        advice = anna.last("advice")
        assert stage.match.state.read(0, advice["action"]) in stage.match.state.actions(0)
        assert "%" in advice["text"]
        await stage.close()

    run(story())
