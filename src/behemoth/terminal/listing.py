"""``behemoth schemes``, ``games``, ``bots``, ``check-scheme``, ``check-lesson``: what there is, and is it sound?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from behemoth.terminal.trouble import WRONG

if TYPE_CHECKING:
    from behemoth.terminal.voice import Voice


def register(app: typer.Typer) -> None:
    """Bring the commands."""
    app.command("schemes", help="terminal-about-schemes")(schemes)
    app.command("check-scheme", help="terminal-about-check")(check_scheme)
    app.command("check-lesson", help="terminal-about-check-lesson")(check_lesson)
    app.command("games", help="terminal-about-games")(games)
    app.command("bots", help="terminal-about-bots")(bots)


def schemes(context: typer.Context) -> None:
    """All schemes that come along."""
    from behemoth.tankchess import load_scheme, scheme_names
    from behemoth.terminal.voice import Voice

    voice = Voice(context.obj)
    for name in scheme_names():
        scheme = load_scheme(name)
        official = "yes" if scheme.official else "no"
        title = voice.say("terminal-scheme", title=scheme.title(voice.language), size=scheme.size, official=official)
        voice.tell(f"{name:<16}{title} {scheme.note(voice.language)}".rstrip())


def check_scheme(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="terminal-about-schemefile")],
) -> None:
    """Exit code 0: valid; 1: faults, each on a line; 2: cannot be read."""
    from behemoth.tankchess import fault_sentences, read_scheme
    from behemoth.terminal.files import read_bytes
    from behemoth.terminal.voice import Voice

    voice = Voice(context.obj)
    found = fault_sentences(read_scheme(read_bytes(file)), voice.language)
    for sentence in found:
        voice.tell(sentence)
    if found:
        raise typer.Exit(WRONG)
    voice.tell_key("scheme-valid")


def check_lesson(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="terminal-about-lessonfile")],
) -> None:
    """Exit code 0: in order; 1: faults, each on a line; 2: cannot be read."""
    from pathlib import Path

    from behemoth.lessons import lesson_faults, read_lesson
    from behemoth.terminal.files import read_bytes
    from behemoth.terminal.voice import Voice

    voice, data, name = Voice(context.obj), read_bytes(file), Path(file).stem
    read_lesson(data, voice.language, name)
    found = lesson_faults(data, name, voice.language)
    for sentence in found:
        voice.tell(sentence)
    if found:
        raise typer.Exit(WRONG)
    voice.tell_key("lesson-in-order")


def games(context: typer.Context) -> None:
    """All installed games with their options."""
    from behemoth.games import find_game, game_names, help_texts, written_choices
    from behemoth.locale import has
    from behemoth.terminal.voice import Voice

    voice = Voice(context.obj)
    for name in game_names():
        voice.tell(f"{name}  {_title(name, voice)}", "bold")
        options = help_texts(find_game(name).Options)
        width = max(map(len, options), default=0) + 2
        choices = written_choices(find_game(name).Options)
        for option, key in options.items():
            words = voice.say(key) if has(key, voice.language) else ""
            written = f" ({' | '.join(choices[option])})" if option in choices else ""
            voice.tell(f"  {option:<{width}}{words}{written}".rstrip())


def bots(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="terminal-about-bots-game")] = None,
) -> None:
    """Who plays each game besides people, the weakest first, those for the laboratory too."""
    from behemoth.bots import bot_names, bot_title, find_bot, promise_of
    from behemoth.games import find_game, game_names
    from behemoth.locale import has
    from behemoth.terminal.voice import Voice

    voice = Voice(context.obj)
    for name in (find_game(game).id,) if game else game_names():
        voice.tell(f"{name}  {_title(name, voice)}", "bold")
        known = bot_names(name)
        width = max(map(len, known)) + 2
        for bot in known:
            about = f"{find_bot(name, bot).character}-about"
            words = [bot_title(name, bot, voice.language), voice.say(about) if has(about, voice.language) else ""]
            seconds = voice.say("terminal-bot-seconds", seconds=f"{promise_of(find_bot(name, bot)):g}")
            voice.tell(f"  {bot:<{width}}{': '.join(word for word in words if word)} ({seconds})")


def _title(game: str, voice: Voice) -> str:
    """How people call a game. Its sentences come with it, so it is loaded first."""
    from behemoth.games import find_game
    from behemoth.locale import has

    key = f"game-{find_game(game).id}"
    return voice.say(key) if has(key, voice.language) else game
