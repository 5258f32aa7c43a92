"""All cards on one sheet."""

from __future__ import annotations

from pathlib import Path

from behemoth.monstercombat.drawing import draw_sheet
from tests.monstercombat.drawing.reading import parsed


def test_the_sheet_is_well_formed() -> None:
    parsed(draw_sheet())


def test_the_picture_in_the_documentation_is_up_to_date() -> None:
    picture = Path(__file__).parents[3] / "docs" / "pictures" / "monster-combat-cards.svg"
    assert picture.read_text(encoding="utf-8") == draw_sheet(scale=0.6) + "\n"
