"""What somebody meets who uses the compiled package by itself: modules for both games, words, and how results look."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest

from behemoth.engine import tank_engine
from behemoth.tankchess import load_scheme, position_text
from tests.engine.needs import needs_engine

STUBS: Final = Path(__file__).parents[2] / "engine" / "src" / "behemoth_engine"

pytestmark = [needs_engine("tanks"), needs_engine("cards")]


@pytest.mark.parametrize("game", ["tanks", "cards"])
def test_both_games_are_public_and_whole(game: str) -> None:
    public: Any = import_module(f"behemoth_engine.{game}")
    inside = import_module(f"behemoth_engine._{game}")
    stub = ast.parse((STUBS / f"_{game}.pyi").read_text(encoding="utf-8"))
    typed = {node.name for node in stub.body if isinstance(node, ast.ClassDef | ast.FunctionDef)}
    assert typed <= set(public.__all__)
    assert {name for name in public.__all__ if getattr(public, name) is not getattr(inside, name)} == set()


@pytest.mark.parametrize(
    ("game", "name"),
    [("tanks", "Position"), ("tanks", "Playouts"), ("cards", "Position"), ("cards", "PythonChance")],
)
def test_classes_say_what_they_are(game: str, name: str) -> None:
    assert len(getattr(import_module(f"behemoth_engine.{game}"), name).__doc__) > 40


def test_playouts_tell_what_became_of_them() -> None:
    line = position_text(load_scheme("first-steps-10").position())
    found = tank_engine().Position.from_line(line).playouts(5, seed=3)
    assert repr(found) == (
        f"Playouts(games=5, plies={found.plies}, moves={found.moves}, white={found.white}, black={found.black}, "
        f"drawn={found.drawn}, capped={found.capped}, check={found.check})"
    )
