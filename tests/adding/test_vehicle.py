"""A new vehicle is a row in the table of kinds and a name in each language; nothing else needs a word of it."""

from __future__ import annotations

import json
from typing import Any, Final

from behemoth import engine
from tests.adding.tree import Tree

#: A scout: quick, thin, a short gun straight ahead. No kind has these figures, and no table but that of kinds its code.
ROW: Final = 'Kind("SC", "Z", 7, (1, 1, 0), Gun(2, AHEAD, 2, 6), _UNOFFICIAL)'
NAMES: Final = {"en": {"kind-sc": "scout"}, "de": {"kind-sc": "Spähwagen"}}

#: What the program does with it, all in one process.
STORY: Final = """
import json
import time
from random import Random
import msgspec
from behemoth import engine
from behemoth.bots import Observation, bot_names, find_bot
from behemoth.games import check_game
from behemoth.tankchess import TankChess, TankOptions, list_moves, perft, position_text, read_position
from behemoth.tankchess.drawing import draw
from tests.adding.positions import SCOUTS

found = {}
position = read_position(SCOUTS)
found["text"] = position_text(position) == SCOUTS
game = TankChess()
state = game.start(TankOptions(position=SCOUTS), 2)
found["read"] = str(state.read(0, "SC>C7N"))
found["sentence"] = [event.sentence("de") for event in state.play(0, state.read(0, "C3>C7N")).events][0]
found["moves"] = sum(move.start == state.read(0, "C3>C7N").start for move in list_moves(position))
found["perft"] = perft(position, 2)
found["engine"] = engine.perft(position, 2) if engine.available() else None
found["picture"] = "scout" in draw(position, language="en").lower()
found["about"] = [kind for kind in msgspec.to_builtins(game.about("de"))["kinds"] if kind["mark"] == "SC"]
found["bots"] = {}
for name in bot_names("tank-chess"):
    action = find_bot("tank-chess", name).choose(Observation(state, 0, time.monotonic() + 0.3), Random(1))
    found["bots"][name] = action in state.actions(0)
check_game(game, options=[TankOptions(position=SCOUTS)], most_actions=8)
print(json.dumps(found))
"""


def told(tree: Tree) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(tree.run("-c", STORY))
    return found


def add_scout(tree: Tree) -> None:
    tree.add_row("tankchess/tables/kinds.py", "KINDS: Final = _table(", ROW)
    tree.add_sentences("tankchess.ftl", **NAMES)


def test_a_vehicle_costs_a_row_and_its_names(tree: Tree) -> None:
    add_scout(tree)
    assert tree.touched == ["tankchess/tables/kinds.py", "locale/en/tankchess.ftl", "locale/de/tankchess.ftl"]
    found = told(tree)
    assert found["text"]
    assert found["read"] == "C3>C7N"
    assert "Spähwagen" in found["sentence"]
    assert found["moves"] > 0
    assert found["engine"] == (found["perft"] if engine.available() else None), "engine and rules count alike"
    assert found["picture"], "the drawing names it"
    assert found["about"][0]["name"] == "Spähwagen"
    assert found["about"][0]["speed"] == 7
    assert all(found["bots"].values()), found["bots"]


def test_a_name_that_is_missing_is_named(tree: Tree) -> None:
    """Who forgets the name is told which key lacks in which language."""
    tree.add_row("tankchess/tables/kinds.py", "KINDS: Final = _table(", ROW)
    complaints = tree.run("-m", "tests.locale.words").splitlines()
    assert complaints == ["kind-sc is missing in en", "kind-sc is missing in de"]
