"""Positions people play now: no hint, no bot and no analysis tells them how to go on."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from behemoth.bots import InlineWorkers, Job
from behemoth.games import find_game
from behemoth.table import Acted, Match, NoClock, SatDown, in_play, new_match
from behemoth.table import messages as msg
from behemoth.table.in_play import OPENING, InPlay
from tests.table.build import setup_for
from tests.table.stage import ManualTime, NotingConnection, Stage, run

SCHEME: dict[str, Any] = {"scheme": "basic-16"}


def game_of_chance(count: int, seed: int = 5) -> list[str]:
    """The first moves of a game that does not end so soon."""
    game, rng = find_game("tank-chess"), Random(seed)
    state: Any = game.start(game.Options(**SCHEME), 2)
    moves = []
    for _ in range(count):
        seat = state.to_act()[0]
        action = state.actions(seat).sample(rng)
        moves.append(state.write(seat, action))
        state = state.play(seat, action).state
    return moves


async def play(stage: Stage, connection: NotingConnection, moves: list[str]) -> None:
    for move in moves:
        await stage.time.passes(1_000)
        await stage.act(connection, move)
        assert connection.last("ack")


class Counting(InlineWorkers):
    """Notes who thinks."""

    def __init__(self) -> None:
        self.thought: list[str] = []

    async def choose(self, job: Job, **more: Any) -> str:
        self.thought.append(job.bot)
        return await super().choose(job, **more)


@pytest.mark.parametrize("count", [OPENING - 2, OPENING + 2])
def test_nobody_gets_help_with_a_position_that_others_play(count: int) -> None:
    """Anna sets the position of her match against Ben up once more, alone, and asks there."""

    async def story() -> None:
        workers = Counting()
        moves, stage = game_of_chance(count), Stage(workers=workers)
        await stage.make("tank-chess", "Anna", "Ben", **SCHEME)
        both = await stage.connect(0, 1)
        await play(stage, both, moves)
        running = stage.runner
        await stage.make("tank-chess", "Anna", "Cleo", mode="here", **SCHEME)
        alone = await stage.connect(0, 1)
        await play(stage, alone, moves)
        await stage.say(alone, msg.Hint(id="h", seat=0))
        helped = count < OPENING
        if helped:
            assert alone.last("advice")["id"] == "h", "everybody plays the first moves"
        else:
            assert (alone.last("problem")["code"], alone.last("problem")["id"]) == ("refused", "h")
            assert "against each other" in alone.last("problem")["text"]
        await stage.say(alone, msg.Stand(id="s", seat=0, bot="level-3"))
        await stage.until(lambda match: len(match.actions) > count)
        assert workers.thought[0] == ("level-3" if helped else "greedy")
        await stage.say(alone, msg.Stand(id="b", seat=0))
        running.say(both, msg.Resign(id="r", seat=0))
        await stage.time.passes(in_play.FRESH + 1)
        if not helped and stage.match.to_act:
            await stage.say(alone, msg.Hint(id="later", seat=stage.match.to_act[0]))
            assert alone.last("advice")["id"] == "later", "once that match is over"
        await stage.close()

    run(story())


def match_after(count: int) -> Match:
    """A match after so many moves."""
    setup = setup_for("tank-chess", 2, NoClock(), "online", **SCHEME)
    match = new_match(setup)
    for seat in range(2):
        match = match.apply(SatDown(at=0, seat=seat, name="", token_hash=""))
    for index, move in enumerate(game_of_chance(count)):
        match = match.apply(Acted(at=0, seat=index % 2, action=move, left=0, lag=0, by="seat", id=""))
    return match


class Changing:
    """Matches that a test exchanges."""

    def __init__(self, *matches: Match) -> None:
        self.matches = matches

    def __call__(self) -> Iterator[Match]:
        return iter(self.matches)


def test_a_record_is_known_by_its_moves_whole_begun_or_gone_on_with() -> None:
    async def story() -> None:
        match = match_after(OPENING + 3)
        known = InPlay(Changing(match), ManualTime())
        moves = game_of_chance(OPENING + 6)
        for length in (OPENING, OPENING + 3, OPENING + 6):
            assert await known.is_record("tank-chess", moves[:length])
        assert not await known.is_record("tank-chess", moves[: OPENING - 1])
        assert not await known.is_record("tank-chess", [*moves[: OPENING - 1], "A1>A2N", *moves])
        assert not await known.is_record("monster-combat", moves)

    run(story())


def test_the_list_is_made_anew_after_a_moment_and_sleeping_matches_stay_on_it() -> None:
    async def story() -> None:
        match, time = match_after(OPENING + 1), ManualTime()
        awake = Changing(match)
        known = InPlay(awake, time)
        position = match.state.positions()[-1:]
        assert await known.has("tank-chess", position)
        assert not await known.has("tank-chess", position, but=match.setup.id), "it is that match itself"
        assert not await known.has("tank-chess", ())
        awake.matches = ()
        known.fell_asleep(match)
        await time.passes(in_play.FRESH)
        assert await known.has("tank-chess", position)
        known.woke(match.setup.id)
        await time.passes(in_play.FRESH)
        assert not await known.has("tank-chess", position)
        known.fell_asleep(match_after(OPENING - 1))
        assert not known._asleep

    run(story())
