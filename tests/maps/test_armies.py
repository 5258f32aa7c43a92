"""Armies by points and by name."""

from __future__ import annotations

import pytest

from behemoth.engine import material_of
from behemoth.games import InvalidOptions
from behemoth.maps.armies import MOST_POINTS, army_text, cost_of, price_of, read_army, usual_points
from behemoth.maps.chance import Chance
from behemoth.tankchess import BY_CODE, KINDS, load_scheme


def army(text: str, size: int = 16) -> str:
    return army_text(read_army(text, size, Chance("1")))


def test_prices_are_the_engines() -> None:
    assert price_of(BY_CODE["LT"]) == 10
    assert price_of(BY_CODE["CLT"]) == 0
    for kind in KINDS:
        assert kind.commander or price_of(kind) == round(material_of(kind) / 10)


def test_basic_16_costs_what_is_usual_for_its_board() -> None:
    own = [one.kind for one in load_scheme("basic-16").pieces if one.side == 0]
    assert cost_of(own) == usual_points(16) == 138


@pytest.mark.parametrize("points", [10, 57, 138, 300, MOST_POINTS])
def test_points_are_spent_and_never_exceeded(points: int) -> None:
    kinds = read_army(str(points), 24, Chance("1"))
    assert points - 10 < cost_of(kinds) <= points
    assert kinds == read_army(str(points), 24, Chance("1"))


def test_pieces_by_name() -> None:
    assert army("2HT 3MT, 4 LT") == "2HT 3MT 4LT"
    assert army("lt,h") == "1HT 1LT"
    assert army("1CLT 2LT") == "2LT"
    assert army("1M 1AC") == "1M 1AC"


@pytest.mark.parametrize(
    ("text", "key"),
    [("9", "error-map-points"), ("99999", "error-map-points"), ("3XX", "error-map-army"), ("99LT", "error-map-pieces"),
     ("CLT", "error-map-pieces"), ("2HT!", "error-map-army")],
)  # fmt: skip
def test_what_is_no_army(text: str, key: str) -> None:
    with pytest.raises(InvalidOptions) as found:
        army(text)
    assert found.value.key == key
