"""What a viewer sees: every piece, wreck and body by name."""

from __future__ import annotations

from behemoth.tankchess.view import BodyView, PieceView, WreckView, body_views, falling_view, piece_views, wreck_views
from tests.tankchess.build import place


def test_pieces_come_side_by_side_and_by_square() -> None:
    position = place(10, "B MT C3 SW", "W HT E2 N", "W CLT A1 N", "B CLT J10 S")
    assert piece_views(position.ranks()) == (
        PieceView("white", "CLT", "A1", "N"),
        PieceView("white", "HT", "E2", "N"),
        PieceView("black", "MT", "C3", "SW"),
        PieceView("black", "CLT", "J10", "S"),
    )


def test_wrecks_have_a_kind_and_no_owner() -> None:
    position = place(10, "W CLT A1 N", wrecks="LT D5 MT C3")
    assert wreck_views(position) == (WreckView("MT", "C3"), WreckView("LT", "D5"))


def test_a_body_lies_on_one_square_or_two() -> None:
    position = place(10, "W CLT A1 N", bodies="E5N G7")
    assert set(body_views(position)) == {BodyView("E5", "N"), BodyView("G7", "")}


def test_a_monster_about_to_fall_is_named() -> None:
    assert falling_view(place(10, "W CLT A1 N", falling="C3")) == "C3"
    assert falling_view(place(10, "W CLT A1 N")) == ""
