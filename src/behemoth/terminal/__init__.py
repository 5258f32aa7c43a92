"""The terminal room: the command line and the hot seat at one keyboard. It knows no rule; it asks the law."""

from __future__ import annotations

__all__ = ["main"]


def main() -> None:
    """The console script ``behemoth``."""
    from behemoth.terminal.app import run

    run()
