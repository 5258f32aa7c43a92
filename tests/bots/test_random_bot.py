"""The random bot: legal in any game, and each action as likely as any other."""

from __future__ import annotations

from collections import Counter
from random import Random

from behemoth.bots.bot import Observation
from behemoth.bots.random_bot import RandomBot
from tests.monstercombat.build import table


def test_all_actions_are_equally_likely() -> None:
    seen = Observation(table("sbtz", "d"), 0)
    rng = Random(6)
    counted = Counter(str(RandomBot().choose(seen, rng)) for _ in range(2000))
    assert set(counted) == set(map(str, seen.actions()))
    assert min(counted.values()) > 2000 / len(counted) * 0.8


def test_it_is_for_games_without_levels_and_repeats_itself_with_its_chance() -> None:
    seen = Observation(table("sbtz", "d"), 0)
    assert RandomBot.spare
    assert [RandomBot().choose(seen, Random(4)) for _ in range(5)] == [RandomBot().choose(seen, Random(4))] * 5
