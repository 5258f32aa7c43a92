"""Bots are found by entry points: somebody else's appears by installing a package. An entry point names a class without
arguments or a function that returns one bot or a tuple of them."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Final

import msgspec

from behemoth.bots.bot import Bot
from behemoth.games import GameError
from behemoth.locale import DEFAULT_LANGUAGE, has, say

BOTS: Final = "behemoth.bots"
#: The seconds a bot has that promises nothing.
PROMISE: Final = 3.0
#: Who decides at once for a bot that was late or broke, and for somebody who has gone: the first of these there is.
STAND_INS: Final = ("greedy", "random")


class UnknownBot(GameError):
    """No installed package offers a bot of this name for this game."""


class BotInfo(msgspec.Struct, frozen=True):
    """A bot for a list to choose from."""

    name: str
    level: int
    title: str
    about: str
    #: The seconds a decision takes at most.
    promise: float = PROMISE
    #: Whom it beats, in a few words.
    strength: str = ""


@cache
def _all_bots() -> dict[tuple[str, str], Bot]:
    found: dict[tuple[str, str], Bot] = {}
    for entry in entry_points(group=BOTS):
        made: Bot | tuple[Bot, ...] = entry.load()()
        for bot in made if isinstance(made, tuple) else (made,):
            found[bot.game, bot.name] = bot
    return found


def _bots_of(game: str) -> list[Bot]:
    return sorted((bot for (of, _), bot in _all_bots().items() if of in ("", game)), key=lambda bot: bot.level)


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that play this game, the weakest first."""
    return tuple(bot.name for bot in _bots_of(game))


def find_bot(game: str, name: str) -> Bot:
    """The bot of this name. Raises UnknownBot with the names there are."""
    bots = _all_bots()
    bot = bots.get((game, name)) or bots.get(("", name))
    if bot is None:
        raise UnknownBot("error-unknown-bot", name=name[:40], known=", ".join(bot_names(game)))
    return bot


def demand_bot(game: str, name: str) -> None:
    """Raises UnknownBot if there is none of this name."""
    find_bot(game, name)


def bot_infos(game: str, language: str = DEFAULT_LANGUAGE) -> tuple[BotInfo, ...]:
    """The bots that play this game, for people to choose from, the weakest first."""
    return tuple(
        BotInfo(
            bot.name,
            bot.level,
            _said(bot.character, language, bot.name),
            _said(f"{bot.character}-about", language),
            promise_of(bot),
            _said(f"{bot.character}-strength", language),
        )
        for bot in _listed(game)
    )


def _listed(game: str) -> list[Bot]:
    """The bots that people choose from. Who plays every game is left out where there is a ladder of levels."""
    bots = _bots_of(game)
    leave_out = ("hidden", "spare") if any(getattr(bot, "ladder", False) for bot in bots) else ("hidden",)
    return [bot for bot in bots if not any(getattr(bot, reason, False) for reason in leave_out)]


def stand_in(game: str) -> str:
    """A bot of this game that decides sensibly and at once."""
    known = bot_names(game)
    return next(name for name in (*STAND_INS, *known) if name in known)


def bot_title(game: str, name: str, language: str = DEFAULT_LANGUAGE) -> str:
    """How people call a bot; one from elsewhere that brought no word, or that has gone, goes by its plain name."""
    try:
        return _said(find_bot(game, name).character, language, name)
    except UnknownBot:
        return name


def promise_of(bot: Bot) -> float:
    """The seconds a decision of this bot takes at most."""
    return float(getattr(bot, "promise", PROMISE))


def _said(key: str, language: str, otherwise: str = "") -> str:
    return say(key, language) if has(key, language) else otherwise
