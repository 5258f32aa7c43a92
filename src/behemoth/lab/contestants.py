"""Who plays in a tournament: a bot of the registry and, after an @, how long it may think or how much it may search.

``greedy``, ``level-8@1.0s``, ``level-8@50ms``, ``level-8@20000n``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from copy import copy
from importlib import import_module
from typing import Final, Protocol, runtime_checkable

import msgspec

from behemoth.bots import TANK_RESERVE, Bot, bot_names, find_bot, promise_of
from behemoth.games import InvalidOptions

_FORM: Final = re.compile(r"(?P<bot>[a-z][a-z0-9-]*)(?:@(?P<amount>[0-9]{1,9}(?:\.[0-9]{1,6})?)(?P<unit>s|ms|n))?")
#: Bots for tournaments only, as ``module:class``. They are loaded when somebody names them, since they need packages
#: that are not installed everywhere.
OTHER_BOTS: Final[Mapping[tuple[str, str], str]] = {
    ("tank-chess", "openspiel-mcts"): "behemoth.lab.openspiel:MctsBot",
}


#: Nobody thinks longer.
ENDLESS: Final = 3_600.0


class Contestant(msgspec.Struct, frozen=True):
    """A bot with its limit; without one it has the time it asks for."""

    bot: str
    seconds: float | None = None
    nodes: int | None = None

    @property
    def name(self) -> str:
        """As it is written."""
        if self.nodes is not None:
            return f"{self.bot}@{self.nodes}n"
        return self.bot if self.seconds is None else f"{self.bot}@{self.seconds:g}s"


@runtime_checkable
class Limited(Protocol):
    """A bot that can be told how much to search: positions, simulations, whatever it counts."""

    def limited(self, nodes: int) -> Bot:
        """The same bot with a fixed amount of work for each decision."""
        ...


def read_contestant(text: str, game: str, seconds: float | None = None, nodes: int | None = None) -> Contestant:
    """The contestant a text means, with a limit for those that name none. Raises InvalidOptions or UnknownBot."""
    found = _FORM.fullmatch(text.strip())
    if found is None:
        raise InvalidOptions("error-tournament-contestant", text=text[:40])
    contestant = Contestant(found["bot"], *_limit(found, seconds, nodes))
    player_for(contestant, game)
    return contestant


def _limit(found: re.Match[str], seconds: float | None, nodes: int | None) -> tuple[float | None, int | None]:
    if found["unit"] is None:
        return seconds, nodes
    amount = float(found["amount"])
    if amount <= 0 or (found["unit"] == "n" and not amount.is_integer()):
        raise InvalidOptions("error-tournament-contestant", text=found[0][:40])
    return {"s": (amount, None), "ms": (amount / 1000, None), "n": (None, int(amount))}[found["unit"]]


def player_for(contestant: Contestant, game: str) -> Bot:
    """The bot itself, limited as it should be. Raises InvalidOptions if it cannot count nodes, UnknownBot."""
    place = OTHER_BOTS.get((game, contestant.bot))
    bot = _load(place) if place else find_bot(game, contestant.bot)
    if contestant.nodes is not None:
        return _counting(bot, contestant.nodes, game)
    if contestant.seconds is not None and _strength(bot) is not None:
        return _changed(bot, contestant.seconds + TANK_RESERVE, seconds=contestant.seconds, **_FREE)
    return bot


#: A level thinks as long as a tournament says, however long it would think by itself; only its depth stays.
_FREE: Final = {"nodes": 0, "simulations": 0}
#: How different bots call what they count.
_COUNTED: Final = ("nodes", "simulations")


def _counting(bot: Bot, nodes: int, game: str) -> Bot:
    if isinstance(bot, Limited):
        return bot.limited(nodes)
    if _strength(bot) is None:
        raise InvalidOptions("error-tournament-nodes", name=bot.name, known=", ".join(counting_bots(game)) or "–")
    return _changed(bot, ENDLESS, seconds=0.0, nodes=nodes, simulations=nodes)


def _strength(bot: Bot) -> msgspec.Struct | None:
    """The row of the table of levels that a bot plays by, if it does."""
    found = getattr(bot, "strength", None)
    return found if isinstance(found, msgspec.Struct) else None


def _changed(bot: Bot, promise: float, **limits: float) -> Bot:
    """The same bot with other limits."""
    made, strength = copy(bot), _strength(bot)
    assert strength is not None
    fitting = {name: value for name, value in limits.items() if name in strength.__struct_fields__}
    vars(made).update(strength=msgspec.structs.replace(strength, **fitting), promise=promise)
    return made


def counting_bots(game: str) -> tuple[str, ...]:
    """Our bots that can be given a number of nodes."""
    bots = (find_bot(game, name) for name in bot_names(game))
    return tuple(bot.name for bot in bots if isinstance(bot, Limited) or _strength(bot) is not None)


def _load(place: str) -> Bot:
    module, _, name = place.partition(":")
    made: Bot = getattr(import_module(module), name)()
    return made


def seconds_for(contestant: Contestant, bot: Bot) -> float:
    """How long it may think: its limit, or what it promises."""
    if contestant.nodes is not None:
        return ENDLESS  # the work is the limit, not the time
    if contestant.seconds is None:
        return promise_of(bot)
    return contestant.seconds + (TANK_RESERVE if _strength(bot) is not None else 0.0)
