"""A place at the table: whose turn it is, hearts, cards by their backs."""

from __future__ import annotations

from behemoth.games import PUBLIC, Viewer
from behemoth.monstercombat import CombatState
from behemoth.monstercombat.drawing.cards import card_face
from behemoth.monstercombat.drawing.emblems import empty_heart, heart
from behemoth.monstercombat.drawing.palette import WHITE
from behemoth.monstercombat.drawing.places import fan, place
from behemoth.monstercombat.drawing.shapes import document
from tests.monstercombat.build import coop, go, table
from tests.monstercombat.drawing.reading import parsed


def drawn(state: CombatState, seat: int, viewer: Viewer = PUBLIC) -> str:
    found = place(state.view(viewer), seat, "Kim & Co", "en")
    parsed(document(10, 10, found, "a place"))
    return found


def test_hearts_are_counted() -> None:
    found = drawn(table("s", "d", hearts=(2, 3)), 0)
    assert found.count(heart()) == 2
    assert found.count(empty_heart(WHITE)) == 1


def test_faces_are_drawn_for_who_may_see_them_only() -> None:
    state = table("b", "d")
    face = card_face("b", "versus", "en")
    assert face in drawn(state, 0, 0)
    assert face not in drawn(state, 0, 1)
    assert face not in drawn(state, 0)


def test_the_turn_and_the_question_differ_by_shape() -> None:
    asked = go(table("s", "d"), "sword")
    assert "stroke-dasharray" in drawn(asked, 1), "who has to answer"
    pointer = "M-136-74L-122-64L-136-54Z"
    assert pointer in drawn(asked, 0)
    assert pointer not in drawn(asked, 1)


def test_the_fallen_hold_nothing_and_are_pale() -> None:
    found = drawn(coop("s", "", hearts=(3, 0)), 1)
    assert 'opacity="0.55"' in found
    assert "0.55" not in drawn(coop("s", "", hearts=(3, 1)), 1)


def test_a_fan_overlaps_where_there_are_many() -> None:
    assert fan([], 220, 0.27) == ""
    few, many = fan(["<g/>"] * 2, 220, 0.27), fan(["<g/>"] * 12, 220, 0.27)
    assert (few.count("<g/>"), many.count("<g/>")) == (2, 12)
    lefts = [float(part.split(" ")[0]) for part in many.split('transform="translate(')[1::2]]
    assert lefts == sorted(lefts)
    assert max(lefts) - min(lefts) < 220
