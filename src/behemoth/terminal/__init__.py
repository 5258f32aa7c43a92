"""The command line and the game at one keyboard. It knows no rule; it asks the game.

Both functions load the commands only when they are called, so that importing the room costs nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typer import Typer

__all__ = ["build_app", "main"]


def main() -> None:
    """The console script ``behemoth``."""
    build_app()()


def build_app() -> Typer:
    """The command line with all its commands, for whoever wants to run it in a process of their own."""
    from behemoth.terminal.app import build

    return build()
