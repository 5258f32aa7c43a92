"""The command line: which commands there are, how they fail, and in which language they explain themselves.

A room of commands is a module with ``register(app)``; it is named in ``ROOMS`` and imported when the app is built.
Help texts are keys of the catalogue and said in the reader's language when somebody asks for help.
"""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup

from behemoth.locale import LANGUAGES, say
from behemoth.terminal.language import OPTION, choose_language, language_first
from behemoth.terminal.trouble import BAD_INPUT, FINE, UNHEARD, WRONG, BadInput, Gone, usage_sentence

NAME: Final = "behemoth"

#: The modules that bring commands, in the order in which help lists them.
ROOMS: Final = (
    "behemoth.server.command",
    "behemoth.terminal.sitting",
    "behemoth.terminal.playing",
    "behemoth.terminal.showing",
    "behemoth.terminal.replaying",
    "behemoth.terminal.verifying",
    "behemoth.terminal.counting",
    "behemoth.terminal.listing",
    "behemoth.terminal.new_game",
    "behemoth.terminal.combat",
    "behemoth.terminal.joining",
    "behemoth.terminal.serving_bots",
    "behemoth.terminal.simulating",
    "behemoth.terminal.tournament",
    "behemoth.terminal.puzzles",
    "behemoth.terminal.maps",
    "behemoth.terminal.lab",
    "behemoth.terminal.engine",
)


class CommandGroup(TyperGroup):
    """The group of all commands. Whatever goes wrong ends in one sentence and an exit code, never in a traceback."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        words = language_first(sys.argv[1:] if args is None else args) or ["--help"]
        language = choose_language(words, os.environ)
        try:
            code = self._run(words, language, extra) or FINE
            sys.stdout.flush()
        except (BrokenPipeError, SystemExit):
            code = _hush()
        except Exception as fault:
            code = _explain(fault, language)
        sys.exit(code)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if not args[0].startswith("-") and args[0] not in self.commands:
            raise BadInput("terminal-usage-unknown-command", name=args[0][:40], known=", ".join(self.commands))
        return super().resolve_command(ctx, args)

    def _run(self, words: list[str], language: str, extra: dict[str, Any]) -> Any:
        if "--help" not in words:
            return super().main(words, NAME, standalone_mode=False, **extra)
        from behemoth.terminal.explaining import plain_sentences, translate, translate_fixed
        from behemoth.terminal.plain import soften

        sentences = plain_sentences(language)
        translate(self, sentences)
        with contextlib.redirect_stdout(io.StringIO()) as spoken:
            code = super().main(words, NAME, standalone_mode=False, **extra)
        soften(sys.stdout)
        print(translate_fixed(spoken.getvalue(), sentences), end="")
        return code


def _hush() -> int:
    """Nobody listens any more (``| head``): say nothing further, not even while Python shuts down."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return UNHEARD


def _explain(fault: Exception, language: str) -> int:
    """The sentence for a fault, on the standard error, and its exit code."""
    from behemoth.games import GameError, missing_extra
    from behemoth.terminal.voice import complain

    if isinstance(fault, Gone):
        return FINE
    if isinstance(fault, ImportError):
        fault = missing_extra(fault) or fault
    if isinstance(fault, GameError):
        complain(fault.sentence(language))
        return BAD_INPUT
    if isinstance(fault, typer.TyperException):
        complain(usage_sentence(fault, language))
        return BAD_INPUT
    if os.environ.get("BEHEMOTH_DEBUG"):
        raise fault
    complain(say("terminal-inside", language, fault=type(fault).__name__))
    return WRONG


def _tell_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        print(f"{NAME} {version(NAME)}")
        raise typer.Exit


def _open(
    context: typer.Context,
    lang: Annotated[str | None, typer.Option(OPTION, metavar="|".join(LANGUAGES), help="terminal-about-lang")] = None,
    version: Annotated[
        bool, typer.Option("--version", callback=_tell_version, is_eager=True, help="terminal-about-version")
    ] = False,
) -> None:
    if lang is not None and lang not in LANGUAGES:
        raise BadInput("terminal-language", name=lang[:40], known=", ".join(LANGUAGES))
    context.obj = lang or choose_language((), os.environ)
    if context.invoked_subcommand is None:
        raise BadInput("terminal-usage-no-command")


def build() -> typer.Typer:
    """The app with all its rooms."""
    app = typer.Typer(name=NAME, cls=CommandGroup, add_completion=False, rich_markup_mode=None, help="terminal-about")
    app.callback(invoke_without_command=True)(_open)
    for room in ROOMS:
        import_module(room).register(app)
    return app
