"""Maps made by chance: the same for the same seed, valid, connected, and like the maps that come along."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import pytest

from behemoth.games import InvalidOptions
from behemoth.maps.making import MapWish, command_of, make_map
from behemoth.maps.measures import USUAL, unusual
from behemoth.maps.styles import PLANS, Style
from behemoth.maps.symmetry import Symmetry, symmetry_of
from behemoth.tankchess import read_scheme, scheme_text, setup_faults

SYMMETRIES: tuple[Symmetry, ...] = ("half-turn", "mirror", "none")


def test_a_seed_is_a_map_byte_for_byte() -> None:
    one, again = (scheme_text(make_map(MapWish(seed=5, size=12)).scheme) for _ in range(2))
    assert one == again
    assert one != scheme_text(make_map(MapWish(seed=6, size=12)).scheme)
    # Written down once, so that no machine, no Python and no change makes other maps unnoticed.
    assert sha256(one.encode()).hexdigest()[:16] == "281c6c6df2bf7f87"


@pytest.mark.rule("TC8.4")
@pytest.mark.parametrize("size", [8, 11, 16, 24])
@pytest.mark.parametrize("symmetry", SYMMETRIES)
@pytest.mark.parametrize("style", PLANS)
def test_every_kind_of_map_is_valid(style: Style, symmetry: Symmetry, size: int) -> None:
    made = make_map(MapWish(seed=3, size=size, style=style, symmetry=symmetry))
    assert setup_faults(made.scheme) == ()  # connected, commanders safe, everybody on ground they can stand on
    assert symmetry_of(made.scheme.position()) == symmetry
    assert made.scheme.symmetric is (symmetry == "half-turn")
    assert read_scheme(scheme_text(made.scheme)) == made.scheme
    assert made.unusual == unusual(made.measures)
    if size > 8:  # so small a board is not always to be had as usual
        assert made.unusual == ()
    assert made.measures.first_strikes == 0


def test_more_obstacles_if_somebody_wants_them() -> None:
    thin, thick = (make_map(MapWish(seed=1, density=percent)).measures for percent in (12, 26))
    assert abs(thin.obstacles - 0.12) <= 0.03
    assert abs(thick.obstacles - 0.26) <= 0.03
    assert not USUAL["obstacles"].holds(thick.obstacles)


def test_an_army_of_ones_own() -> None:
    made = make_map(MapWish(seed=1, army="1M 2TD"))
    codes = sorted(one.kind.code for one in made.scheme.pieces if one.side == 0)
    assert codes == ["CLT", "M", "TD", "TD"]
    assert command_of(MapWish(seed=1, army="1M 2TD")).endswith('--points "1M 2TD"')
    assert made.scheme.comments == (command_of(MapWish(seed=1, army="1M 2TD")),)


@pytest.mark.parametrize(
    "wish",
    [{"size": 7}, {"size": 25}, {"seed": -1}, {"density": 5}, {"density": 90}, {"style": "desert"},
     {"symmetry": "both"}, {"army": "2XX"}],
)  # fmt: skip
def test_what_cannot_be(wish: dict[str, Any]) -> None:
    with pytest.raises(InvalidOptions) as found:
        MapWish(**wish)
    assert found.value.sentence("en") != found.value.sentence("de")


def test_an_army_too_large_for_its_home_is_refused_with_a_reason() -> None:
    with pytest.raises(InvalidOptions, match="too large for 2 rows"):
        make_map(MapWish(size=8, army="40LT"))
