"""The artwork of the web card table is what the drawings draw."""

from __future__ import annotations

import re

import pytest

from scripts import web_cards


@pytest.mark.parametrize("name", web_cards.FILES)
def test_the_files_of_the_web_are_up_to_date(name: str) -> None:
    written = (web_cards.FOLDER / name).read_text(encoding="utf-8")
    assert written == web_cards.FILES[name](), "run: python scripts/web_cards.py"


def test_every_picture_has_a_name_of_its_own_and_no_inline_style() -> None:
    drawn = web_cards.symbols()
    names = re.findall(r'<symbol id="([^"]+)"', drawn)
    assert len(names) == len(set(names)) == 2 + 3 + 7 + 5 + 5 + 10
    assert all(name.startswith(web_cards.PREFIX) for name in names)
    assert "style=" not in drawn
    assert "<script" not in drawn
