"""``behemoth schemes``, ``games`` and ``check-scheme``: what there is, and whether a scheme is fit to play."""

from __future__ import annotations

from typing import Annotated

import typer

from behemoth.terminal.trouble import WRONG


def register(app: typer.Typer) -> None:
    """Bring the commands."""
    app.command("schemes", help="terminal-about-schemes")(schemes)
    app.command("check-scheme", help="terminal-about-check")(check_scheme)
    app.command("games", help="terminal-about-games")(games)


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


def games(context: typer.Context) -> None:
    """All installed games with their options."""
    from behemoth.games import find_game, game_names, help_texts
    from behemoth.locale import has
    from behemoth.terminal.voice import Voice

    voice = Voice(context.obj)
    for name in game_names():
        title = voice.say(f"game-{name}") if has(f"game-{name}", voice.language) else name
        voice.tell(f"{name}  {title}", "bold")
        options = help_texts(find_game(name).Options)
        width = max(map(len, options), default=0) + 2
        for option, key in options.items():
            voice.tell(f"  {option:<{width}}{voice.say(key) if has(key, voice.language) else ''}".rstrip())
