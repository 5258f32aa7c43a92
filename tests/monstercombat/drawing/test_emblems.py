"""Emblems: one for each face and event, and a letter for what has none yet."""

from __future__ import annotations

from behemoth.monstercombat import FACES
from behemoth.monstercombat.drawing.emblems import (
    EMBLEMS,
    EVENT_EMBLEMS,
    emblem,
    empty_heart,
    event_emblem,
    exclamation,
    heart,
)
from behemoth.monstercombat.drawing.shapes import document
from behemoth.monstercombat.tables.event_cards import EVENT_CARD_KINDS
from tests.monstercombat.drawing.reading import parsed


def test_every_face_and_event_has_an_emblem_of_its_own() -> None:
    assert EMBLEMS.keys() == {face.name for face in FACES}
    assert EVENT_EMBLEMS.keys() == {kind.name for kind in EVENT_CARD_KINDS}
    drawn = [emblem(face.name, face.letter) for face in FACES]
    drawn += [event_emblem(kind.name, kind.letter) for kind in EVENT_CARD_KINDS]
    assert len(set(drawn)) == len(drawn)
    for picture in (*drawn, exclamation("#000000")):
        parsed(document(10, 10, picture, "an emblem"))


def test_what_has_no_emblem_shows_its_letter() -> None:
    assert ">X</text>" in emblem("catapult", "x")
    assert ">Y</text>" in event_emblem("earthquake", "y")


def test_a_lost_heart_differs_without_colour() -> None:
    assert "stroke-dasharray" in empty_heart()
    assert "stroke-dasharray" not in heart()
