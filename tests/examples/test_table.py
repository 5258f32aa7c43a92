"""The example games at the table: people against bots, to the end, with records that replay."""

from __future__ import annotations

from random import Random

import pytest

from behemoth.bots import find_bot
from behemoth.games import read_record, replay, write_record
from behemoth.table import PerDecision
from behemoth.table import messages as msg
from tests.table.stage import Stage, run, settle


@pytest.mark.parametrize("bot", ["random", "thinker"])
@pytest.mark.parametrize("game", ["connect-four", "kuhn-poker"])
def test_a_bot_plays_to_the_end(
    game: str, bot: str, example_games: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    if bot == "thinker":
        monkeypatch.setattr(find_bot(game, bot), "seconds", 0.05)

    async def story() -> None:
        stage, rng = Stage(), Random(3)
        await stage.make(game, "Anna", f"bot:{bot}", mode="here")
        anna = await stage.connect(0, language="de")
        for number in range(60):
            await stage.time.passes(2_000)  # bots take their time where something is hidden
            await settle()
            if stage.match.over:
                break
            if 0 in stage.match.to_act:
                state = stage.match.state
                action = state.write(0, state.actions(0).sample(rng))
                await stage.say(anna, msg.Act(id=f"a{number}", seat=0, turn=stage.match.turn, action=action))
        assert stage.match.over
        assert anna.last("update")["ending"]
        record = read_record(write_record(stage.match.record()))
        *_, last = replay(record)
        assert last.state == stage.match.state
        await stage.close()

    run(story())


@pytest.mark.parametrize(("game", "ending"), [("kuhn-poker", "shown"), ("connect-four", "flag")])
def test_a_clock_never_hangs(game: str, ending: str, example_games: tuple[str, ...]) -> None:
    """In Kuhn poker the table passes for whoever is late, in Connect Four the flag falls."""

    async def story() -> None:
        stage = Stage()
        await stage.make(game, "Anna", "Ben", mode="here", clock=PerDecision(10))
        await stage.connect(0)
        for _ in range(3):
            await stage.time.passes(30_000)
            await settle()
        assert stage.match.over
        assert stage.match.outcome.reason == ending
        await stage.close()

    run(story())
