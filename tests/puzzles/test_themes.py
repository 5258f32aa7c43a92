"""What a puzzle is about, by facts."""

from __future__ import annotations

import pytest

from behemoth.locale import LANGUAGES, has
from behemoth.puzzles import THEMES
from behemoth.puzzles.themes import lost, reversed_by, themes_of
from behemoth.tankchess import Move, read_action
from tests.tankchess.build import place


def test_leaving() -> None:
    assert themes_of(place(8, "W CLT B5 N", "B CLT H1 E"), "win", ("B5>off",)) == ("leave",)


@pytest.mark.parametrize(("heading", "face"), [("S", "front"), ("N", "rear"), ("E", "side")])
def test_the_armour_that_is_struck(heading: str, face: str) -> None:
    position = place(8, "W HT A1 NE", "W CLT H1 N", f"B CLT A5 {heading}")
    assert themes_of(position, "win", ("A1>A1N(A5)",)) == (face, "turn")


def test_a_long_shot_and_the_command_tank_itself() -> None:
    position = place(12, "W CLT A1 N", "B CLT A12 N")
    assert themes_of(position, "win", ("A1>A2N(A12)",)) == ("rear", "far", "commander")


def test_a_mortar_over_cover() -> None:
    position = place(8, "W HM A1 N", "W CLT H1 N", "B CLT A6 N", high="A4")
    assert themes_of(position, "win", ("A1>A2N(A6)",))[0] == "over-cover"
    open_ground = place(8, "W HM A1 N", "W CLT H1 N", "B CLT A6 N")
    assert "over-cover" not in themes_of(open_ground, "win", ("A1>A2N(A6)",))


def test_reversing() -> None:
    position = place(8, "W MT B2 N", "W CLT H1 N", "B CLT B8 N")
    back = read_action(position, "B2>B1N(B8)")
    assert isinstance(back, Move)
    assert reversed_by(position, back)
    assert "reverse" in themes_of(position, "win", ("B2>B1N(B8)",))
    ahead = read_action(position, "B2>B3N(B8)")
    assert isinstance(ahead, Move)
    assert not reversed_by(position, ahead)


@pytest.mark.parametrize(
    ("monster", "move", "theme"),
    [
        ("W M E4 N", "E4>E5N*E5", "stomp"),
        ("W M E6 E", "E6>E6Nf(E8)", "flame"),
        ("W M D5 E", "D5>D5Nx(D6>D8)", "throw"),
    ],
)
def test_what_the_monster_does(monster: str, move: str, theme: str) -> None:
    square = {"stomp": "E5", "flame": "E8", "throw": "D6"}[theme]
    position = place(8, monster, "W CLT H1 N", f"B CLT {square} W")
    found = [text for text in (str(action) for action in _actions(position)) if text.startswith(move[:6])]
    assert move in found, found
    assert themes_of(position, "win", (move,))[0] == theme


def _actions(position: object) -> list[object]:
    from behemoth.tankchess import list_actions

    return list(list_actions(position))  # type: ignore[arg-type]


def test_rescues() -> None:
    position = place(8, "W CLT D1 N", "W HT A1 N", "B MT D6 S", "B CLT H8 S")
    assert themes_of(position, "save", ("D1>C1W",))[0] == "run"
    assert themes_of(position, "save", ("D1>D1NE",))[:2] == ("armour", "turn")
    assert themes_of(position, "save", ("A1>B1E",))[0] == "block"
    leaving = place(8, "W CLT D1 N", "W HT A1 N", "B CLT H3 S")
    assert themes_of(leaving, "save", ("A1>A2N",))[0] == "stop-leaving"


def test_how_many_are_lost() -> None:
    position = place(8, "W MT A1 N", "W CLT H1 N", "B LT A8 N", "B CLT H8 S")
    assert lost(position, read_action(position, "A1>A2N(A8)")) == 1
    assert lost(position, read_action(position, "A1>A2N")) == 0


def test_every_theme_has_a_name_and_a_sentence() -> None:
    for theme in THEMES:
        for language in LANGUAGES:
            assert has(f"web-puzzle-theme-{theme}", language), theme
