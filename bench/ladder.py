"""The ladder: each level of both games against the one below, over pairs of games, written down for docs/strength.md.

``python -m bench strength ladder-tanks ladder-cards --games 200``; ``--levels 7 8`` for some of the steps.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec

from behemoth.bots import bot_names
from behemoth.lab import Plan, Standings, plan_duels, read_contestant
from behemoth.monstercombat import Options
from behemoth.tankchess import TankOptions
from bench.figures import Step, here_and_now, write_step


class Ladder(msgspec.Struct, frozen=True):
    """A row of levels of a game, and where two of them meet."""

    game: str
    title: str
    options: msgspec.Struct


LADDERS: Final[Mapping[str, Ladder]] = {
    "ladder-tanks": Ladder("tank-chess", "Tank Chess, Basic 16", TankOptions()),
    # The deal is the opening: both play it, from both seats.
    "ladder-cards": Ladder("monster-combat", "Monster Combat, a table of two", Options()),
}
GAMES: Final = 40


def levels_of(name: str) -> tuple[int, ...]:
    """The levels of a ladder that have one below them."""
    levels = (bot.removeprefix("level-") for bot in bot_names(LADDERS[name].game) if bot.startswith("level-"))
    return tuple(sorted(map(int, levels)))[1:]


def plan_step(name: str, level: int, games: int, seed: str) -> Plan:
    """The tournament of a level and the one below."""
    ladder = LADDERS[name]
    pair = [read_contestant(f"level-{number}", ladder.game) for number in (level, level - 1)]
    return plan_duels(ladder.options, pair, games, seed, game=ladder.game)


def climb(name: str, games: int, seed: str, hold: Callable[[Plan], Standings], levels: Sequence[int] = ()) -> bool:
    """Measure the steps and write each down as it is finished; false if somebody stopped it."""
    for level in levels or levels_of(name):
        standings = hold(plan_step(name, level, games, seed))
        duel = standings.duels[0]
        print(f"{duel.first} against {duel.second}: {duel.score}, {duel.games} games")
        if not standings.finished:
            return False
        write_step(name, level, Step(here_and_now(), duel.games, str(duel.score), str(duel.elo), seed))
    return True
