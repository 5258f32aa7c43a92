"""Questions about a match: never worked out on the event loop, answered in order, the same one once, bounded."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from behemoth.bots import BotFailed, Busy, Dispatcher, InlineWorkers, Reading
from behemoth.games import PUBLIC, Viewer, find_game, show, write_options
from behemoth.table import Memory, questions
from behemoth.table import messages as msg
from behemoth.tankchess import TankState, scheme_names
from tests.dense import dense_line
from tests.table.stage import NotingConnection, Stage, run, settle

#: Pieces among which a careless text is looked for in a few milliseconds.
MANY = 64


class GatedWorkers(InlineWorkers):
    """Answers when somebody opens the gate; may say that it is busy or break."""

    def __init__(self, fault: Exception | None = None) -> None:
        self.gate = asyncio.Event()
        self.gate.set()
        self.fault = fault
        self.asked: list[Any] = []

    async def ask(self, work: Callable[[Any], Any], about: Any, seconds: float, **more: Any) -> Any:
        self.asked.append(about)
        await self.gate.wait()
        if self.fault is not None:
            raise self.fault
        return await super().ask(work, about, seconds)


async def table(workers: Any, memory: Memory | None = None, **options: Any) -> tuple[Stage, NotingConnection]:
    stage = Stage(workers=workers, memory=memory)
    await stage.make("tank-chess", "Anna", "Ben", **(options or {"scheme": "first-steps-10"}))
    return stage, await stage.connect(0)


def test_answers_come_in_the_order_of_the_questions_and_the_match_goes_on() -> None:
    async def story() -> None:
        workers = GatedWorkers()
        stage, anna = await table(workers)
        await stage.say(anna, msg.Ask(id="known", about="check"))
        workers.gate.clear()
        await stage.say(anna, msg.Ask(id="1", about="threats white"))
        await stage.say(anna, msg.Ask(id="2", about="check"))  # is known, and waits its turn all the same
        await stage.say(anna, msg.Ask(id="3", about="the weather"))
        await stage.act(anna, "C1>C2N")
        assert anna.last("ack"), "nobody waits for an answer but who asked"
        assert [one["id"] for one in anna.of("answer")] == ["known"]
        workers.gate.set()
        await settle()
        assert [one["id"] for one in anna.messages if one["is"] in ("answer", "problem")] == ["known", "1", "2", "3"]
        assert anna.last("answer")["turn"] == 0
        await stage.close()

    run(story())


def test_the_same_question_is_worked_out_once() -> None:
    async def story() -> None:
        workers = GatedWorkers()
        stage, anna = await table(workers)
        crowd = [await stage.connect() for _ in range(5)]
        workers.gate.clear()
        for number, connection in enumerate((anna, *crowd)):
            await stage.say(connection, msg.Ask(id=str(number), about="threats white"))
        workers.gate.set()
        await settle()
        await stage.say(anna, msg.Ask(id="again", about="threats white"))
        answers = [connection.last("answer")["answer"] for connection in (anna, *crowd)]
        assert answers == [stage_answer(stage, "threats white")] * 6
        assert len(workers.asked) == 1
        await stage.say(anna, msg.Speak(id="s", language="de"))
        await stage.say(anna, msg.Ask(id="de", about="threats white"))
        await stage.act(anna, "C1>C2N")
        await stage.say(anna, msg.Ask(id="later", about="threats white"))
        assert len(workers.asked) == 3, "another language, another turn"
        await stage.close()

    run(story())


def stage_answer(stage: Stage, about: str) -> Any:
    return msgspec.to_builtins(stage.match.state.query("public", about, "en"))


def test_without_memory_the_answers_are_the_same() -> None:
    async def story(memory: Memory) -> list[bytes]:
        stage, anna = await table(GatedWorkers(), memory)
        for number in range(3):
            await stage.say(anna, msg.Ask(id=str(number), about="ends C1", seat=0))
        await stage.close()
        return [data for data in anna.data if b'"answer"' in data]

    assert run(story(Memory(0))) == run(story(Memory()))


@pytest.mark.parametrize("fault", [Busy(), BotFailed("stuck")], ids=["busy", "stuck"])
def test_too_much_is_told_to_come_again(fault: Exception) -> None:
    async def story() -> None:
        stage, anna = await table(GatedWorkers(fault))
        await stage.say(anna, msg.Ask(id="q", about="threats white"))
        assert (anna.last("problem")["id"], anna.last("problem")["code"]) == ("q", "busy")
        assert len(anna.last("problem")["text"]) > 10
        await stage.close()

    run(story())


def test_a_carelessly_written_move_on_a_large_board_is_read_beside_the_table() -> None:
    async def story() -> None:
        workers = GatedWorkers()
        stage, anna = await table(workers, position=dense_line())
        await stage.act(anna, "A1")
        assert isinstance(workers.asked[-1], Reading)
        assert anna.last("problem")["code"] == "ambiguous"
        await stage.act(anna, stage.match.state.write(0, next(iter(stage.match.state.actions(0)))).lower())
        assert len(stage.match.actions) == 1
        await stage.act(anna, "A1", seat=0, turn=0)
        assert anna.last("problem")["code"] == "stale"
        assert len(workers.asked) == 2
        small, ben = await table(workers)
        await small.act(ben, "c1>c2n")
        assert len(workers.asked) == 2, "on a small board nothing can take long"
        await small.close()
        await stage.close()

    run(story())


class Elsewhere(AssertionError):
    """The event loop was about to work something out itself."""


def refuse(*arguments: Any, **more: Any) -> Any:
    raise Elsewhere


def test_no_question_about_a_dense_position_is_worked_out_on_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules' answers are barred in this process: whatever is answered was worked out in another."""

    async def story() -> None:
        dispatcher = Dispatcher(1)
        stage, anna = await table(dispatcher, position=dense_line(5))
        monkeypatch.setattr(TankState, "query", refuse)
        monkeypatch.setattr("behemoth.tankchess.text.move_text._find", refuse)
        piece = next(iter(anna.last("welcome")["views"]["public"]["pieces"]))["square"]
        wanted = ("threats white", "threats black", f"ends {piece}", f"lines {piece}", "falls", "check", "weather")
        for number, about in enumerate(wanted):
            await stage.say(anna, msg.Ask(id=str(number), about=about, seat=0))
        while len(anna.of("answer")) + len(anna.of("problem")) < len(wanted):
            await asyncio.sleep(0.01)
        assert [one["id"] for one in anna.of("answer")] == [str(number) for number in range(6)]
        assert anna.last("problem")["code"] == "illegal"
        await stage.act(anna, "A1")
        while anna.last("problem")["id"] != "act1":
            await asyncio.sleep(0.01)
        assert anna.last("problem")["code"] == "ambiguous"
        await stage.close()

    run(story())


def pieces(state: Any) -> int:
    return sum(len(army) for army in state.position.armies)


def test_a_text_is_read_at_once_only_where_there_are_few_pieces() -> None:
    """Every set-up of the sheets has few, and so has every position of one's own that is short enough."""
    game = find_game("tank-chess")
    for scheme in scheme_names():
        options = game.Options(scheme=scheme)
        assert sum(map(len, write_options(options).values())) <= questions.LARGE
        assert pieces(game.start(options, 2)) <= MANY
    short = [line for line in map(dense_line, range(2, 30)) if len(line) <= questions.LARGE]
    assert 20 < max(pieces(game.parse(line)) for line in short) <= MANY


@pytest.mark.parametrize(("other", "asked"), [("Ben", False), ("bot:random", True)])
def test_the_coach_answers_only_where_it_is_agreed(other: str, asked: bool) -> None:
    async def story() -> None:
        workers = GatedWorkers()
        stage = Stage(workers=workers)
        await stage.make("tank-chess", "Anna", other, scheme="first-steps-10")
        anna = await stage.connect(0)
        assert anna.last("welcome").get("coach", False) is asked
        await stage.say(anna, msg.Ask(id="c", about="coach C1", seat=0))
        assert any(question.about == "coach C1" for question in workers.asked) is asked
        if asked:
            assert anna.last("answer")["answer"]["square"] == "C1"
        else:
            assert (anna.last("problem")["id"], anna.last("problem")["code"]) == ("c", "refused")
        await stage.close()

    run(story())


def test_legal_actions_are_told_some_at_a_time_to_who_holds_the_seat() -> None:
    async def story() -> None:
        stage, anna = await table(InlineWorkers())
        state = stage.runner.match.state
        wanted = [state.write(0, one) for one in list(state.actions(0))[10:15]]
        await stage.say(anna, msg.ListActions(id="1", seat=0, skip=10, most=5))
        told = anna.last("legal")
        assert (told["turn"], told["seat"], told["skip"]) == (0, 0, 10)
        assert told["total"] == told["found"] == len(state.actions(0))
        assert [one["text"] for one in told["actions"]] == wanted
        await stage.say(anna, msg.ListActions(id="2", seat=0, find="i2>i4n"))
        assert [one["text"] for one in anna.last("legal")["actions"]] == ["I2>I4N", "I2>I4NE", "I2>I4NW"]
        await stage.say(anna, msg.ListActions(id="3", seat=1))
        assert anna.last("problem")["code"] == "not-yours"
        await stage.act(anna, told["actions"][0]["text"])
        assert anna.last("ack")
        await stage.close()

    run(story())


def test_what_is_shown_is_the_view_of_that_seat() -> None:
    async def story() -> None:
        stage = Stage(workers=InlineWorkers())
        await stage.make("monster-combat", "Anna", "Ben")
        anna, crowd = await stage.connect(0), await stage.connect()
        state = stage.runner.match.state
        await stage.say(anna, msg.Show(id="1", seat=0))
        await stage.say(crowd, msg.Show(id="2"))
        game = find_game("monster-combat")
        viewers: tuple[Viewer, ...] = (0, PUBLIC)
        for connection, viewer in zip((anna, crowd), viewers, strict=True):
            told, shown = connection.last("shown"), show(game, state, viewer)
            assert told.get("picture", "") == shown.picture
            assert told["text"] == shown.text
        await stage.say(crowd, msg.Show(id="3", seat=1))
        assert crowd.last("problem")["code"] == "not-yours"
        await stage.say(anna, msg.Show(id="4", seat=0, everything=True))
        assert anna.last("problem")["text"] == "Everything is shown only after the end of the game."
        await stage.close()

    run(story())
