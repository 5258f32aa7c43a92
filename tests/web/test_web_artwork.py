"""The artwork of the web board is what the drawings draw today."""

from __future__ import annotations

import pytest

from behemoth.tankchess.drawing.palette import THEMES
from behemoth.tankchess.tables.kinds import KINDS
from scripts import web_artwork


@pytest.mark.parametrize("name", web_artwork.FILES)
def test_the_file_is_up_to_date(name: str) -> None:
    written = (web_artwork.FOLDER / name).read_text(encoding="utf-8")
    assert written == web_artwork.FILES[name](), "run: python scripts/web_artwork.py"


def test_every_kind_can_be_drawn() -> None:
    figures = web_artwork.figures_of_kinds()
    for kind in KINDS:
        assert f'id="tc-live-{kind.code.lower()}"' in figures[kind.code]
        assert kind.giant or f'id="tc-wreck-{kind.code.lower()}"' in figures[kind.code]


def test_figures_take_their_colours_from_the_page() -> None:
    """A colour written into a figure would not follow the theme; teeth, maw and pupils are the same in all of them."""
    definitions = web_artwork.definitions() + "".join(web_artwork.figures_of_kinds().values())
    fixed = {part[:7] for part in definitions.split('"') if part.startswith("#") and not part.startswith("#tc-")}
    assert fixed <= {"#7a1d10", "#ffffff", "#111111"}


def test_every_theme_gives_every_colour() -> None:
    css = web_artwork.write_css()
    assert len(web_artwork.PAGE_THEMES) == len(THEMES)
    assert css.count("--tc-map-danger:") == css.count("--tc-black-halo:") == len(THEMES)
