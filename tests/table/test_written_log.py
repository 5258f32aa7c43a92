"""The log of a long match for newcomers: the same lines as ever, written a piece at a time and once."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from behemoth.table import Acted, Match, Memory, NoClock, SatDown, TookBack, new_match, written_log
from behemoth.table import messages as msg
from behemoth.table.views import Audience, MatchViews
from tests.table.build import setup_for
from tests.table.stage import Stage, run

SPECTATOR = Audience((), "en")


def long_match(count: int, game: str = "tank-chess") -> Match:
    """A match after so many actions."""
    match = new_match(setup_for(game, 2, NoClock(), "online"))
    for seat in range(2):
        match = match.apply(SatDown(at=0, seat=seat, name="Ada", token_hash=""))
    return go_on(match, count)


def go_on(match: Match, count: int) -> Match:
    rng = Random(7)
    for _ in range(count):
        seat = match.to_act[0]
        action = match.state.write(seat, match.state.actions(seat).sample(rng))
        match = match.apply(Acted(at=0, seat=seat, action=action, left=0, lag=0, by="seat", id=""))
    return match


def plain(match: Match, audience: Audience = SPECTATOR) -> list[Any]:
    """The log as it is without any of this: line by line from the first version on."""
    lines = MatchViews(match, frozenset(), 0, Memory()).log(audience, -1)
    return [msgspec.to_builtins(line) for line in lines]


def sent(views: MatchViews, audience: Audience = SPECTATOR) -> list[Any]:
    welcome = msgspec.json.encode(views.welcome(audience, message_id="w", seen=0))
    found: list[Any] = msgspec.json.decode(welcome)["log"]
    return found


@pytest.fixture
def pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(written_log, "PIECE", 5)
    monkeypatch.setattr("behemoth.table.views.LONG", 10)


@pytest.mark.usefixtures("pieces")
@pytest.mark.parametrize("memory", [Memory(), Memory(0)], ids=["with memory", "without"])
def test_the_lines_are_the_same_in_every_language_and_for_every_seat(memory: Memory) -> None:
    for game in ("tank-chess", "monster-combat"):
        match = long_match(16, game)
        views = MatchViews(match, frozenset(), 0, memory)
        for audience in (Audience((), "en"), Audience((), "de"), Audience((0,), "en"), Audience((1,), "en")):
            pieces = 1
            while not views.knows_log(audience, 0):
                pieces += 1
            assert sent(views, audience) == plain(match, audience)
            assert pieces > 1 or (game == "tank-chess" and audience.seats), "where nothing is hidden all read the same"


@pytest.mark.usefixtures("pieces")
def test_what_is_written_is_added_to_and_what_is_taken_back_is_gone() -> None:
    memory, match = Memory(), long_match(20)
    assert sent(MatchViews(match, frozenset(), 0, memory)) == plain(match)
    after = go_on(match, 1)
    assert MatchViews(after, frozenset(), 0, memory).knows_log(SPECTATOR, 0), "one more entry is no work"
    assert sent(MatchViews(after, frozenset(), 0, memory)) == plain(after)
    back = after.apply(TookBack(at=0, to_index=15))
    assert sent(MatchViews(back, frozenset(), 0, memory)) == plain(back)
    again = go_on(back, 8)
    assert sent(MatchViews(again, frozenset(), 0, memory)) == plain(again)
    assert len(memory.logs) == 1


@pytest.mark.usefixtures("pieces")
def test_who_has_seen_nearly_nothing_gets_everything() -> None:
    match, memory = long_match(20), Memory()
    views = MatchViews(match, frozenset(), 0, memory)
    assert not views.welcome(SPECTATOR, message_id="w", seen=1).partial
    assert views.welcome(SPECTATOR, message_id="w", seen=match.version - 3).partial
    assert views.knows_log(SPECTATOR, match.version)


@pytest.mark.usefixtures("pieces")
def test_a_newcomer_is_welcomed_to_a_long_match() -> None:
    async def story() -> None:
        stage = Stage()
        await stage.make("tank-chess", "Anna", "Ben")
        both = await stage.connect(0, 1)
        rng = Random(3)
        for _ in range(20):
            await stage.time.passes(1_000)
            await stage.act(both, stage.any_action(rng))
        newcomer = await stage.connect()
        log = newcomer.last("welcome")["log"]
        assert log == plain(stage.match)
        await stage.say(newcomer, msg.Speak(id="s", language="de"))
        assert newcomer.last("welcome")["log"] == plain(stage.match, Audience((), "de"))
        await stage.close()

    run(story())
