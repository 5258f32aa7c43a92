"""A player of Monster Combat for :mod:`bench.programs`. It runs in the process of any version, so it knows the names of
all of them, and nothing else of this project may be imported here.

One JSON object a line, answered by one. It follows the game by the rules of its version, with the same chance as
whoever asks, so that a bot knows what it would know at a table. The answer to ``begin`` and ``play`` is the text of its
state, by which the other side sees that both still play the same game.

    {"do": "begin", "options": {"variant": "coop"}, "players": 2, "seed": "s/0"}   {"state": "mc1 …"}
    {"do": "play", "seat": 0, "text": "sword"}                                     {"state": "mc1 …"}
    {"do": "choose", "seat": 1, "bot": "level-8", "chance": 7}                     {"text": "shield"}
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from random import Random
from typing import Any

import msgspec

GAME = "monster-combat"


class Player:
    """A game as this version sees it."""

    def __init__(self) -> None:
        self.state: Any = None
        self.luck = Random(0)

    def begin(self, options: dict[str, Any], players: int, seed: str) -> dict[str, str]:
        """Deal."""
        rules = import_module("behemoth.monstercombat")
        self.luck = Random(f"{seed}/luck")
        self.state = rules.MonsterCombat().start(msgspec.convert(options, rules.Options), players, Random(seed))
        return {"state": self.state.text()}

    def play(self, seat: int, text: str) -> dict[str, str]:
        """Somebody has decided."""
        self.state = self.state.play(seat, self.state.read(seat, text), self.luck).state
        return {"state": self.state.text()}

    def choose(
        self, seat: int, bot: str, chance: int, seconds: float | None = None, nodes: int | None = None
    ) -> dict[str, str]:
        """What a bot decides, from the view of its seat and nothing else."""
        lab = import_module("behemoth.lab.contestants")
        contestant = lab.read_contestant(bot, GAME, seconds, nodes)
        player = lab.player_for(contestant, GAME)
        rng = Random(chance)
        observe = observer()
        seen = import_module("behemoth.games").view_bytes(self.state, seat)
        observation = observe(GAME, seen, seat, rng, lab.seconds_for(contestant, player))
        return {"text": self.state.write(seat, player.choose(observation, rng))}


def observer() -> Any:
    """What makes an observation of a view; it had another name before."""
    bots = import_module("behemoth.bots.bot")
    return getattr(bots, "observation_from_view", None) or bots.eyes_for


def has_engine() -> bool:
    """Whether this version thinks with its engine; the package had another name before."""
    for name in ("behemoth.engine", "behemoth.muscle"):
        try:
            found: bool = import_module(name).available()
        except ImportError:
            continue
        return found
    return False


def main() -> None:
    """Answer until the input ends."""
    player = Player()
    print(json.dumps({"engine": has_engine()}), flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        print(json.dumps(getattr(player, asked.pop("do"))(**asked)), flush=True)


if __name__ == "__main__":
    main()
