"""What the rules say about a piece, in words."""

from __future__ import annotations

from behemoth.locale import LANGUAGES
from behemoth.tankchess import TankChess, TankOptions
from tests.terminal.quick_bots import quick_bots
from tests.terminal.running import SHORT_GAME, play

__all__ = ["quick_bots"]


def test_moves_lists_ends_and_reasons() -> None:
    said = play("moves C3")
    assert "White: light tank C3, heading N; speed 5, gun 1, armour front/side/rear 1/0/0." in said.out
    assert "  A5  N NE SW W NW" in said.lines
    assert "is in the way of the shot at D14. (TC3.2)" in said.out
    assert "+L↑" in said.out
    said = play(*SHORT_GAME[:2], "moves c3")
    assert "  command tank F12: Gun 1 beats side armour 0: destroyed." in said.lines
    assert "    C3>F7NE(F12)" in said.lines


def test_moves_of_the_enemy_and_of_nobody() -> None:
    assert "Black: heavy tank D16" in play("moves D16").out
    assert "There is no piece on A8." in play("moves A8").out
    assert "Which piece?" in play("moves").out
    assert "Which piece?" in play("moves Z99").out


def test_moves_of_every_piece_of_every_scheme() -> None:
    for name in ("monster-20", "expansion-20"):
        position = TankChess().start(TankOptions(scheme=name)).position
        from behemoth.tankchess import name_of

        for language in LANGUAGES:
            asked = [f"moves {name_of(piece.square)}" for piece in position.pieces]
            said = play(*asked, "threats white", "threats b", words=("--scheme", name), lang=language)
            assert said.code == 0
