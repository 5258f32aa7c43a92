"""Flags on a drawing (TC12.14, TC12.15)."""

from __future__ import annotations

from behemoth.tankchess.drawing import draw
from behemoth.tankchess.drawing.flags import CARRIED_AT
from behemoth.tankchess.drawing.palette import THEMES
from behemoth.tankchess.drawing.plan import Plan
from behemoth.tankchess.drawing.svg import number
from tests.tankchess.drawing.expansion import everything
from tests.tankchess.drawing.reading import START, SVG, parse, titles, with_data


def _drawn_flags(carrier: str) -> dict[str, int]:
    """How many pictures lie on the home of each flag: the stand alone, or the flag as well."""
    homes = with_data(parse(draw(everything(carrier))), "flag")
    return {home.attrib["data-flag"]: len(list(home.iter(f"{SVG}use"))) for home in homes}


def test_a_flag_flies_at_home_until_somebody_carries_it() -> None:
    assert _drawn_flags("") == {"white": 2, "black": 2}
    assert _drawn_flags("D7") == {"white": 1, "black": 2}


def test_a_carried_flag_is_drawn_over_its_carrier_and_said() -> None:
    position = everything("D7")
    root = parse(draw(position))
    (carried,) = with_data(root, "carried")
    x, y = Plan(position.size).centre(position.flags.carriers[0]) if position.flags else (0, 0)
    assert (
        f"translate({number(x + CARRIED_AT[0])} {number(y + CARRIED_AT[1])})"
        in next(carried.iter(f"{SVG}use")).attrib["transform"]
    )
    assert titles(root, "carried") == ["White’s flag, carried on D7; its home is E1"]
    assert titles(root, "flag")[1] == "Black’s flag, at home on E8"
    german = draw(position, language="de")
    assert "Weiße Flagge, getragen auf D7" in german


def test_the_flags_of_both_sides_differ_in_every_theme() -> None:
    for look in THEMES.values():
        assert look.white.turret != look.black.turret


def test_without_flags_nothing_is_drawn_or_defined() -> None:
    assert "flag" not in draw(START)
