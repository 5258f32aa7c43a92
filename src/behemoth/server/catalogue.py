"""The games for a newcomer: what each is called, its options with help, its bots; lessons and puzzles."""

from __future__ import annotations

from datetime import date
from functools import cache
from typing import Any

from msgspec import inspect

from behemoth.bots import ANALYSED, bot_infos, can_advise
from behemoth.games import (
    START,
    Closing,
    Ending,
    Game,
    GameError,
    State,
    find_game,
    game_names,
    help_texts,
    rng_for,
    takes_clocks,
    write_options,
)
from behemoth.lessons import lessons as all_lessons
from behemoth.locale import LANGUAGE_TABLE, has, say
from behemoth.puzzles import card_puzzles, daily_puzzles
from behemoth.puzzles import puzzles as all_puzzles
from behemoth.server.components import picture_address, web_address
from behemoth.server.forms import (
    Choice,
    EngineInfo,
    GameInfo,
    Games,
    LanguageInfo,
    LessonInfo,
    Lessons,
    Option,
    PuzzleInfo,
    Puzzles,
    SeatRange,
    TaskInfo,
)


def games(language: str, engine: EngineInfo) -> Games:
    """All installed games, described in this language, and how the engine is."""
    return Games(_games(language), _languages(), engine.state == "ready", engine.note)


@cache
def _games(language: str) -> tuple[GameInfo, ...]:
    return tuple(_game(name, language) for name in game_names())


@cache
def _languages() -> tuple[LanguageInfo, ...]:
    return tuple(LanguageInfo(language.code, language.name) for language in LANGUAGE_TABLE)


@cache
def puzzle_infos() -> tuple[PuzzleInfo, ...]:
    """All puzzles of both games."""
    return (
        *(
            PuzzleInfo(one.id, one.game, one.goal, one.grade, one.themes, one.moves, one.scheme)
            for one in all_puzzles()
        ),
        *(PuzzleInfo(one.id, one.game, "cards", one.grade, one.themes, kind=one.variant) for one in card_puzzles()),
    )


def puzzles(today: date) -> Puzzles:
    """All puzzles, and those of this day."""
    return Puzzles(today.isoformat(), daily_puzzles(today), puzzle_infos())


@cache
def lessons(language: str) -> Lessons:
    """All lessons, in this language."""
    return Lessons(
        tuple(
            LessonInfo(
                id=lesson.id,
                game=lesson.game,
                title=lesson.title,
                about=lesson.about,
                end=lesson.end,
                tasks=tuple(TaskInfo(task.id, task.number, task.rules) for task in lesson.tasks),
            )
            for lesson in all_lessons(language)
        )
    )


def _game(name: str, language: str) -> GameInfo:
    game = find_game(name)
    start = game.start(game.Options(), game.seats.start, rng_for("", START))
    return GameInfo(
        id=game.id,
        title=_said(f"game-{game.id}", language) or game.id,
        seats=SeatRange(game.seats.start, game.seats.stop - 1),
        secrets=game.secrets,
        rules_version=game.rules_version,
        options=tuple(_options(game.Options, language)),
        bots=bot_infos(name, language),
        analysis=ANALYSED.get(game.id, ""),
        clocks=takes_clocks(start),
        hints=can_advise(game.id),
        coach=game.coach,
        doings=_doings(game, start),
        text=_said(f"game-{game.id}-about", language),
        picture=picture_address(game, start),
        web=web_address(game),
        about=game.about(language),
    )


def _doings(game: Game[Any, Any], state: State[Any]) -> tuple[str, ...]:
    """What can be offered or said beside the moves: as the game says, else by what it knows."""
    told = game.about().get("doings")
    if told is not None:
        return tuple(told)
    known = [("draw", _ends_by(state, Closing(Ending.AGREED))), ("takeback", not game.secrets)]
    known.append(("resign", _ends_by(state, Closing(Ending.RESIGNED, 0))))
    return tuple(name for name, there in known if there)


def _ends_by(state: State[Any], closing: Closing) -> bool:
    try:
        state.close(closing)
    except GameError:
        return False
    return True


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
