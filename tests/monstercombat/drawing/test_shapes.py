"""The pieces every drawing is made of."""

from __future__ import annotations

from behemoth.monstercombat.drawing.shapes import at, document, wrap
from tests.monstercombat.drawing.reading import parsed


def test_text_is_wrapped_between_words() -> None:
    assert wrap("one two three", 7) == ["one two", "three"]
    assert wrap("", 5) == [""]
    assert wrap("unbreakable word", 4) == ["unbreakable", "word"]


def test_a_title_cannot_break_the_document() -> None:
    root = parsed(document(10, 20, "", 'Kim & "<b>"'))
    assert root.findtext("{http://www.w3.org/2000/svg}title") == 'Kim & "<b>"'
    assert root.get("viewBox") == "0 0 10 20"


def test_a_piece_is_turned_and_scaled_only_where_asked() -> None:
    assert at(1, 2, "x") == '<g transform="translate(1 2)">x</g>'
    assert at(1, 2, "x", 0.5, 45) == '<g transform="translate(1 2) rotate(45) scale(0.5)">x</g>'
