"""Taking back costs what a move costs, however long the match is and however often it was done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from behemoth.table import Change, Match, Refusal, fold, handle, handling, read_snapshot, write_snapshot
from behemoth.table import commands as cmd
from behemoth.table import messages as msg
from behemoth.table.clock_setting import NoClock
from behemoth.table.entries import Entry
from behemoth.table.trail import RECENT, STRIDE
from behemoth.tankchess import TankState
from tests.table.build import setup_for

#: A game can be long: nothing is drawn for many moves.
OPTIONS: dict[str, Any] = {"scheme": "basic-16", "repetition": "9", "quiet_moves": "500"}


class Story:
    """A match at one device, and its log."""

    def __init__(self, log: Sequence[Entry] = ()) -> None:
        setup = setup_for("tank-chess", 2, NoClock(), "here", **OPTIONS)
        self.match: Match = fold(setup, log)
        self.log = list(log)
        if not log:
            for seat in (0, 1):
                self.do(cmd.Sit(seat, f"P{seat}", "hash"))

    def do(self, command: Any) -> Change:
        change = handle(self.match, command, self.match.at + 10)
        self.match = change.match
        self.log += change.entries
        return change

    def act(self, times: int = 1) -> None:
        for _ in range(times):
            state = self.match.state
            seat = state.to_act()[0]
            action = next(one for one in self._tries(seat) if not state.play(seat, one, events=False).state.outcome())
            self.do(msg.Act(id="", seat=seat, turn=self.match.turn, action=state.write(seat, action)))

    def _tries(self, seat: int) -> Iterator[Any]:
        rng = Random(self.match.turn)
        while True:
            yield self.match.state.actions(seat).sample(rng)

    def take_back(self) -> None:
        self.do(msg.Offer(id="", seat=0, kind="takeback"))


@pytest.fixture
def plays(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Counts how often something is played."""
    play = TankState.play
    counted = [0]

    def counting(*args: Any, **facts: Any) -> Any:
        counted[0] += 1
        return play(*args, **facts)

    monkeypatch.setattr(TankState, "play", counting)

    @contextmanager
    def at_most(most: int) -> Iterator[None]:
        before = counted[0]
        yield
        assert counted[0] - before <= most, "played again and again"

    return at_most


def test_a_takeback_repeats_a_handful_of_actions_at_most(plays: Any) -> None:
    story = Story()
    states = []
    for _ in range(100):
        states.append(story.match.state)
        story.act()
    for left in reversed(range(100)):
        with plays(STRIDE - 1):
            story.take_back()
        assert story.match.state == states[left]
        assert len(story.match.actions) == left


def test_the_newest_actions_are_taken_back_without_playing(plays: Any) -> None:
    story = Story()
    story.act(50)
    for _ in range(RECENT):
        with plays(0):
            story.take_back()


def test_a_match_that_went_to_and_fro_is_read_as_quickly_as_any(plays: Any) -> None:
    """Each way there and back is logged, but what was taken back is not played again for each."""
    story = Story()
    story.act(120)
    for _ in range(100):
        story.act()
        story.take_back()
    with plays(120 + 100):
        assert fold(story.match.setup, story.log) == story.match


def test_who_comes_from_a_snapshot_repeats_no_more(plays: Any) -> None:
    story = Story()
    story.act(100)
    match = read_snapshot(story.match.setup, write_snapshot(story.match))
    assert match is not None
    story.match = match
    with plays(STRIDE - 1):
        story.take_back()
    with plays(0):
        story.take_back()
    story.act(3)
    assert fold(story.match.setup, story.log) == story.match


def test_no_log_becomes_longer_than_bearable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever goes to and fro for ever ends the match, whatever the measure of offers allows."""
    monkeypatch.setattr(handling, "MOST_ENTRIES", 60)
    monkeypatch.setattr(handling, "SPARE", 10_000)
    story = Story()
    story.act(10)
    for number in range(60):
        if story.match.over:
            break
        if number % 2:
            story.take_back()
        else:
            story.act()
    assert story.match.over
    assert 60 <= story.match.version <= 62
    assert story.match.outcome is not None
    assert story.match.outcome.drawn
    assert fold(story.match.setup, story.log) == story.match


def test_who_only_goes_to_and_fro_comes_to_an_end_soon() -> None:
    """Each way there and back adds to the log and not to the game."""
    story = Story()
    story.act(10)

    def to_and_fro() -> None:
        for _ in range(1_000):
            story.act()
            story.take_back()

    with pytest.raises(Refusal) as caught:
        to_and_fro()
    assert caught.value.code == "too-many"
    assert story.match.version <= handling.SPARE + (len(story.match.actions) + 1) * handling.BESIDE_EACH + 1
