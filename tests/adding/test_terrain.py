"""A new terrain is a row in the table of terrain and a name in each language."""

from __future__ import annotations

import json
from typing import Any, Final

from behemoth import engine
from tests.adding.tree import Tree

#: Sand: whoever drives in stops, as in mud, and it hides like a hedge. No terrain does both.
ROW: Final = 'Terrain("dune", "?", "d", stops_fire=True, slows=True)'
NAMES: Final = {"en": {"terrain-dune": "dune"}, "de": {"terrain-dune": "Düne"}}

STORY: Final = """
import json
import msgspec
from behemoth import engine
from behemoth.games import check_game
from behemoth.tankchess import TankChess, TankOptions, list_moves, perft, position_text, read_position, to_square
from behemoth.tankchess.drawing import draw
from tests.adding.positions import DUNES

found = {}
position = read_position(DUNES)
found["text"] = position_text(position) == DUNES
ends = {move.end for move in list_moves(position) if move.start == to_square("C3")}
found["enters"] = to_square("C5") in ends
found["passes"] = to_square("C6") in ends
found["perft"] = perft(position, 2)
found["engine"] = engine.perft(position, 2) if engine.available() else None
found["picture"] = "dune" in draw(position, language="en").lower()
game = TankChess()
found["about"] = [row for row in msgspec.to_builtins(game.about("de"))["terrain"] if row["name"] == "dune"]
check_game(game, options=[TankOptions(position=DUNES)], most_actions=6)
print(json.dumps(found))
"""


def add_dune(tree: Tree) -> None:
    tree.add_row("tankchess/tables/terrain.py", "TERRAINS: Final = _table(", ROW)
    tree.add_sentences("tankchess.ftl", **NAMES)


def test_a_terrain_costs_a_row_and_its_names(tree: Tree) -> None:
    add_dune(tree)
    assert tree.touched == ["tankchess/tables/terrain.py", "locale/en/tankchess.ftl", "locale/de/tankchess.ftl"]
    found: dict[str, Any] = json.loads(tree.run("-c", STORY))
    assert found["text"]
    assert found["enters"]
    assert not found["passes"], "driving in ends the movement"
    assert found["engine"] == (found["perft"] if engine.available() else None), "engine and rules count alike"
    assert found["picture"], "the drawing names it"
    assert found["about"][0]["title"] == "Düne"
    assert found["about"][0]["slows"]


def test_the_terminal_draws_it(tree: Tree) -> None:
    add_dune(tree)
    from tests.adding.positions import DUNES

    assert "?" in tree.run("-m", "behemoth", "show", "--position", DUNES, "--no-colour")


def test_a_name_that_is_missing_is_named(tree: Tree) -> None:
    tree.add_row("tankchess/tables/terrain.py", "TERRAINS: Final = _table(", ROW)
    complaints = tree.run("-m", "tests.locale.words").splitlines()
    assert complaints == ["terrain-dune is missing in en", "terrain-dune is missing in de"]
