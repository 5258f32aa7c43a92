"""The pictures of the first pages: written by their script, after the rules, and named as the page asks for them."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from behemoth.tankchess import scheme_names
from scripts import web_pictures


@pytest.mark.parametrize("name", web_pictures.FILES)
def test_the_files_are_up_to_date(name: str) -> None:
    written = (web_pictures.FOLDER / name).read_text(encoding="utf-8")
    assert written == web_pictures.FILES[name](), "run: python scripts/web_pictures.py"
    ElementTree.fromstring(written)


def test_every_scheme_has_a_board_in_every_theme() -> None:
    assert {name for name in web_pictures.FILES if name.startswith("boards/")} == {
        f"boards/{name}.svg" for name in scheme_names()
    }
    drawn = web_pictures.draw_scheme("first-steps-10")
    assert all(f"#{name}:target" in drawn for name in ("dark", "contrast"))


def test_every_scheme_has_a_ground_that_lies_where_the_board_will_be() -> None:
    assert {f"grounds/ground-{name}.svg" for name in scheme_names()} <= set(web_pictures.FILES)
    sight = (web_pictures.ROOT / "web" / "src" / "tank" / "sight.svelte.ts").read_text(encoding="utf-8")
    assert f"export const MARGIN = {web_pictures.MARGIN};" in sight
    drawn = web_pictures.draw_ground_of("first-steps-10")
    assert 'viewBox="-26 -26 452 452"' in drawn
    assert "tc-white" not in drawn, "nothing stands on it"


def test_tanks_of_the_scene_look_along_eighths() -> None:
    """It is played by the rules, so nothing can stand or fly askew; wrecks lie as they fell."""
    drawn = web_pictures.draw_scene()
    live = re.findall(r'href="#[\w-]*live-[\w-]*"[^>]*rotate\((-?[\d.]+)\)', drawn)
    assert all(float(angle) % 45 == 0 for angle in live)
    assert 'data-last="trail"' in drawn
