"""``python -m behemoth.server``: the command ``behemoth play`` on its own, for tests and for services."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from behemoth.games import GameError, missing_extra
from behemoth.locale import DEFAULT_LANGUAGE
from behemoth.server.command import register


def _choose(
    context: typer.Context, lang: Annotated[str, typer.Option("--lang", help="en|de")] = DEFAULT_LANGUAGE
) -> None:
    context.obj = lang


def main() -> None:
    """Serve, and say in one sentence why it cannot be."""
    app = typer.Typer(add_completion=False, rich_markup_mode=None)
    app.callback()(_choose)
    register(app)
    words = sys.argv[1:]
    language = words[words.index("--lang") + 1] if "--lang" in words[:-1] else DEFAULT_LANGUAGE
    try:
        app(words, standalone_mode=False)
    except (GameError, ImportError) as fault:
        told = fault if isinstance(fault, GameError) else missing_extra(fault)
        if told is None:
            raise
        print(told.sentence(language), file=sys.stderr)
        sys.exit(2)
    except typer.TyperException as fault:
        print(fault.format_message(), file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
