"""A kind and a terrain are added by a row in their table and a name in each catalogue, and by nothing else."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import behemoth

#: What is tried with the new rows, in a process that knows the changed tables only.
SCRIPT = """
from random import Random
from behemoth.tankchess import *
from behemoth.tankchess.drawing import draw
position = read_position("8_8-8-8-8-8-3s4-8-8_CLTA1N.ZZC2N_CLTH8S.LTC7E_w_xZZF6")
state = TankState(position)
assert TankChess().parse(state.text()) == state
assert position.ground.at(to_square("D3")).name == "sand"
texts = {move_text(move): move for move in moves_of(position, to_square("C2"))}
assert "C2>C3N" in texts and "C2>C5N" not in texts and "C2>D3NE" in texts, sorted(texts)
assert "C2>C3N(C7)" in texts, "gun 4 against the side of a light tank"
step = state.play(0, state.read(0, "ZZ>C3N(C7)"))
assert [event.sentence("de") for event in step.events] and "Zebra" in step.events[0].sentence("en")
assert ends(position, to_square("C2")) and threatened(position, WHITE)
for language in ("en", "de"):
    facts = TankChess().about(language)
    assert "Zebra" in [kind.name for kind in facts["kinds"]] and "Sand" in [one.title for one in facts["terrain"]]
picture = draw(position)
assert "ZZC2" not in picture and ">Z<" in picture and ">s<" in picture, "figures and ground show their letters"
for _ in range(30):
    if state.to_act():
        seat = state.to_act()[0]
        state = state.play(seat, state.actions(seat).sample(Random(1))).state
print("fine")
"""


def test_a_row_in_each_table_is_all_it_takes(tmp_path: Path) -> None:
    source = Path(behemoth.__file__).parent
    copy = tmp_path / "behemoth"
    shutil.copytree(source, copy, ignore=shutil.ignore_patterns("__pycache__", "static", "*.so"))
    kinds = copy / "tankchess" / "tables" / "kinds.py"
    _insert(kinds, '    Kind("AC",', '    Kind("ZZ", "Z", 2, (2, 2, 2), _DIRECT[4], _UNOFFICIAL),\n', after=True)
    terrain = copy / "tankchess" / "tables" / "terrain.py"
    _insert(terrain, '    Terrain("tree",', '    Terrain("sand", "*", "s", slows=True),\n', after=True)
    for language in ("en", "de"):
        catalogue = copy / "locale" / language / "tankchess.ftl"
        catalogue.write_text(
            catalogue.read_text(encoding="utf-8") + "\nkind-zz = Zebra\nterrain-sand = Sand\n", "utf-8"
        )
    run = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.stdout.strip() == "fine", run.stderr


def _insert(path: Path, line: str, row: str, *, after: bool) -> None:
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    place = next(number for number, text in enumerate(lines) if text.startswith(line))
    lines.insert(place + after, row)
    path.write_text("".join(lines), encoding="utf-8")
