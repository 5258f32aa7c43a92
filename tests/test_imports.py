"""Who imports the rules of a game gets the rules, and waits for nothing else. ``python -m bench start`` measures it."""

from __future__ import annotations

import subprocess
import sys
from typing import Final

import pytest

#: What rules have no need of; each of these costs as much time as a good part of the rules.
LATE: Final = frozenset(
    {
        "asyncio",
        "babel",
        "email",
        "fluent",
        "importlib.metadata",
        "importlib.resources",
        "multiprocessing",
        "pebble",
        "rich",
        "secrets",
        "socket",
        "sqlalchemy",
        "ssl",
        "starlette",
        "tempfile",
        "typer",
        "uvicorn",
        "websockets",
        "zipfile",
        "behemoth.bots",
        "behemoth.engine",
        "behemoth.lab",
        "behemoth.server",
        "behemoth.table",
        "behemoth.terminal",
        "behemoth.games.conformance",
        "behemoth.games.moving_picture",
        "behemoth.games.record_text",
        "behemoth.games.tree",
        "behemoth_engine",
        "numpy",
    }
)


def _loaded(statement: str) -> set[str]:
    """The modules a fresh Python has loaded after a statement."""
    code = f"{statement}; import sys; print(*sys.modules)"
    run = subprocess.run([sys.executable, "-I", "-c", code], capture_output=True, text=True, check=True)
    return set(run.stdout.split())


@pytest.mark.parametrize("game", ["tankchess", "monstercombat"])
def test_the_rules_load_nothing_they_do_without(game: str) -> None:
    loaded = _loaded(f"import behemoth.{game}")
    other = {"tankchess": "monstercombat", "monstercombat": "tankchess"}[game]
    assert f"behemoth.{game}.state" in loaded
    needless = LATE | {f"behemoth.{other}", f"behemoth.{game}.drawing"}
    assert not needless & loaded - _loaded("pass")


def test_what_is_loaded_late_is_there_when_asked_for() -> None:
    from behemoth import games

    assert {name for name in games.__all__ if not hasattr(games, name)} == set()
    with pytest.raises(AttributeError, match="moon"):
        games.moon
