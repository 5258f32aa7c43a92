"""Bots are found by entry points: somebody else's appears by installing a package."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Final

import msgspec

from behemoth.bots.bot import Bot
from behemoth.games import GameError
from behemoth.locale import DEFAULT_LANGUAGE, has, say

BOTS: Final = "behemoth.bots"


class UnknownBot(GameError):
    """No installed package offers a bot of this name for this game."""


class BotInfo(msgspec.Struct, frozen=True):
    """A bot for a list to choose from."""

    name: str
    level: int
    title: str
    about: str


@cache
def _all_bots() -> dict[tuple[str, str], Bot]:
    found: dict[tuple[str, str], Bot] = {}
    for entry in entry_points(group=BOTS):
        bot: Bot = entry.load()()
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
            bot.name, bot.level, _said(bot.character, language, bot.name), _said(f"{bot.character}-about", language)
        )
        for bot in _bots_of(game)
    )


def _said(key: str, language: str, otherwise: str = "") -> str:
    return say(key, language) if has(key, language) else otherwise
