"""The ground: terrain by squares, as a value."""

from __future__ import annotations

from behemoth.tankchess.board.squares import to_square
from tests.tankchess.build import area, lie_of


def test_ground() -> None:
    ground = lie_of({"high": "C3", "tree": "D4", "water": "E5 E6"})
    found = {name: ground.at(to_square(name)) for name in ("C3", "D4", "E6", "A1")}
    assert {name: terrain.name if terrain else "" for name, terrain in found.items()} == {
        "C3": "high",
        "D4": "tree",
        "E6": "water",
        "A1": "",
    }
    assert ground.everything == area("C3 D4 E5 E6")
    assert (ground.blocks, ground.stops_fire, ground.high) == (area("C3 D4"), area("C3 D4"), area("C3"))
    assert (ground.deep, ground.felled, ground.slows) == (area("E5 E6"), area("D4"), 0)


def test_ground_is_a_value() -> None:
    ground = lie_of({"tree": "D4 D5"})
    assert ground == lie_of({"tree": "D5 D4"})
    assert hash(ground) == hash(lie_of({"tree": "D5 D4"}))
    assert ground.without(area("A1")) is ground
    assert ground.without(area("D4")) == lie_of({"tree": "D5"}) != ground
    stranger: object = "ground"
    assert ground != stranger
    assert repr(ground).startswith("Ground(")
