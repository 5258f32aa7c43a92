"""Who plays in a tournament, as people write it, and with which limits."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from behemoth.bots import Observation, UnknownBot
from behemoth.bots.strong_tanks import TANK_RESERVE, levels
from behemoth.games import InvalidOptions
from behemoth.lab import contestants
from behemoth.lab.contestants import Contestant, read_contestant


@pytest.mark.parametrize(
    ("text", "contestant"),
    [
        ("greedy", Contestant("greedy")),
        ("greedy@1.5s", Contestant("greedy", seconds=1.5)),
        ("greedy@50ms", Contestant("greedy", seconds=0.05)),
        (" random@2s ", Contestant("random", seconds=2.0)),
    ],
)
def test_reading_contestants(text: str, contestant: Contestant) -> None:
    assert read_contestant(text, "tank-chess") == contestant
    assert read_contestant(contestant.name, "tank-chess") == contestant


def test_a_limit_for_those_that_name_none() -> None:
    assert read_contestant("greedy", "tank-chess", 0.5) == Contestant("greedy", 0.5)
    assert read_contestant("greedy@1s", "tank-chess", 0.5) == Contestant("greedy", 1.0)


@pytest.mark.parametrize("text", ["", "@1s", "greedy@", "greedy@1", "greedy@0s", "greedy@-1s", "greedy@1.5n", "a b"])
def test_what_is_no_contestant(text: str) -> None:
    with pytest.raises(InvalidOptions):
        read_contestant(text, "tank-chess")


def test_unknown_bots_and_bots_that_count_nothing() -> None:
    with pytest.raises(UnknownBot):
        read_contestant("nobody", "tank-chess")
    with pytest.raises(InvalidOptions) as refused:
        read_contestant("greedy@100n", "tank-chess")
    assert "greedy" in str(refused.value)


class _Counting:
    """A bot that can be limited; it plays the move whose number is its limit."""

    name = "counting"
    game = "tank-chess"
    level = 1
    character = "bot-random"

    def __init__(self, nodes: int = 0) -> None:
        self.nodes = nodes

    def limited(self, nodes: int) -> _Counting:
        return _Counting(nodes)

    def choose(self, observation: Observation, rng: Random) -> Any:
        return list(observation.actions())[self.nodes % len(observation.actions())]


def test_a_bot_is_told_its_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contestants, "OTHER_BOTS", {("tank-chess", "counting"): f"{__name__}:_Counting"})
    monkeypatch.setattr(contestants, "_load", lambda place: _Counting())
    bot = contestants.player_for(read_contestant("counting@7n", "tank-chess"), "tank-chess")
    assert isinstance(bot, _Counting)
    assert bot.nodes == 7


def test_a_level_is_given_its_time_or_its_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    level = levels()[-1]
    monkeypatch.setattr(contestants, "find_bot", lambda game, name: level)
    timed: Any = contestants.player_for(Contestant("level-8", seconds=0.1), "tank-chess")
    assert (timed.strength.seconds, timed.strength.nodes) == (0.1, 0)
    assert contestants.seconds_for(Contestant("level-8", seconds=0.1), timed) == 0.1 + TANK_RESERVE
    counted: Any = contestants.player_for(Contestant("level-8", nodes=500), "tank-chess")
    assert (counted.strength.seconds, counted.strength.nodes) == (0.0, 500)
    assert counted.strength.weakness == level.strength.weakness
    plain: Any = contestants.player_for(Contestant("level-8"), "tank-chess")
    assert plain is level
    assert level.strength == levels()[-1].strength  # the bot of everybody else stays as it was
