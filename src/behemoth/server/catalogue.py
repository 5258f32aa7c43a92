"""The games for a newcomer: what each is called, its options with help, its bots."""

from __future__ import annotations

from functools import cache

from msgspec import inspect

from behemoth.bots import bot_infos, notice_without_engine
from behemoth.games import START, find_game, game_names, help_texts, rng_for, takes_clocks, write_options
from behemoth.locale import LANGUAGE_TABLE, has, say
from behemoth.server.analyses import ANALYSED
from behemoth.server.forms import Choice, GameInfo, Games, LanguageInfo, Option, SeatRange


@cache
def games(language: str) -> Games:
    """All installed games, described in this language."""
    note = notice_without_engine(language)
    languages = tuple(LanguageInfo(language.code, language.name) for language in LANGUAGE_TABLE)
    return Games(tuple(_game(name, language) for name in game_names()), languages, note is None, note or "")


def _game(name: str, language: str) -> GameInfo:
    game = find_game(name)
    return GameInfo(
        id=game.id,
        title=_said(f"game-{game.id}", language) or game.id,
        seats=SeatRange(game.seats.start, game.seats.stop - 1),
        secrets=game.secrets,
        rules_version=game.rules_version,
        options=tuple(_options(game.Options, language)),
        bots=bot_infos(name, language),
        analysis=game.id in ANALYSED,
        clocks=takes_clocks(game.start(game.Options(), game.seats.start, rng_for("", START))),
        about=game.about(language),
    )


def _options(kind: type, language: str) -> list[Option]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    helps, standard = help_texts(kind), write_options(kind())
    return [
        _option(field, _said(helps[field.encode_name], language), standard.get(field.encode_name, ""), language)
        for field in info.fields
    ]


def _option(field: inspect.Field, help_text: str, standard: str, language: str) -> Option:
    name = field.encode_name
    match field.type:
        case inspect.BoolType():
            return Option(name, help_text, "boolean", standard)
        case inspect.IntType(ge=least, le=most):
            return Option(name, help_text, "integer", standard, least=least, most=most)
        case inspect.LiteralType(values=values):
            key = f"option-{name}-".replace("_", "-")
            choices = tuple(Choice(str(value), _said(key + str(value).replace("_", "-"), language)) for value in values)
            return Option(name, help_text, "choice", standard, choices)
        case _:
            return Option(name, help_text, "text", standard)


def _said(key: str, language: str) -> str:
    return say(key, language) if has(key, language) else ""
