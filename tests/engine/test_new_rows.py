"""The engine plays kinds and terrain that it was never told about: the rows of the tables are all it needs."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tests.adding.tree import Tree
from tests.engine.needs import needs_engine

pytestmark = needs_engine("tanks")

#: A code of three letters, figures that no kind has, and a terrain that slows and stops fire.
KIND: Final = 'Kind("QQX", "Q", 6, (3, 0, 2), Gun(3, AHEAD, 2, 5), swims=True)'
TERRAIN: Final = 'Terrain("thicket", "%", "k", stops_fire=True, slows=True)'

#: Random positions of all kinds and terrains, walked through by rules and engine side by side, and a short search.
STORY: Final = """
from itertools import islice
from behemoth.engine import Limits, analyse, material_of
from behemoth.tankchess import KINDS, TankChess, TankOptions
from tests.engine import tanks_gate

lines = []
compare = tanks_gate.compare

def noting(rules, engine, actions):
    lines.append(engine.line())
    compare(rules, engine, actions)

tanks_gate.compare = noting
for _ in islice(tanks_gate.walks(3), 1200):
    pass
made_up = [line for line in lines if "QQX" in line and "k" in line.split("_")[1]]
print(len(made_up), material_of(KINDS[-1]))
state = TankChess().start(TankOptions(position="8_8-8-2k5-8-8-5k2-8-8_CLTA1N.QQXC2N_CLTH8S.QQXF7S_w"))
print(analyse(state, limits=Limits(nodes=2000)).best.moves[0])
"""


def test_a_made_up_kind_and_terrain_play_by_the_same_rules(tmp_path: Path) -> None:
    tree = Tree(tmp_path)
    tree.add_row("tankchess/tables/kinds.py", "KINDS: Final = _table(", KIND)
    tree.add_row("tankchess/tables/terrain.py", "TERRAINS: Final = _table(", TERRAIN)
    figures, best = tree.run("-c", STORY).splitlines()
    compared, material = map(int, figures.split())
    assert compared > 50
    assert material > 0, "its worth is guessed from its figures"
    assert ">" in best
