"""The board as text: everything on it visible, at most 80 columns, with arrows and without."""

from __future__ import annotations

import pytest

from behemoth.tankchess import (
    BY_CODE,
    TERRAINS,
    Body,
    Heading,
    Position,
    TankChess,
    Terrain,
    load_scheme,
    scheme_names,
    to_square,
)
from behemoth.terminal.board import Look, count_losses, draw_board, ground_style, legend
from tests.terminal.running import boards, run


@pytest.mark.parametrize("name", scheme_names())
@pytest.mark.parametrize("arrows", [True, False])
def test_every_scheme_fits_80_columns(name: str, arrows: bool) -> None:
    position = load_scheme(name).position()
    lines = draw_board(position, Look(arrows)).plain.splitlines()
    assert len(lines) == position.size + 2
    assert max(map(len, lines)) <= 80
    if not arrows:
        assert all(line.isascii() for line in lines)


def test_each_piece_is_where_it_stands() -> None:
    position = load_scheme("basic-16").position()
    lines = draw_board(position, Look()).plain.splitlines()
    for piece in position.pieces:
        row, column = divmod(piece.square, 25)
        cell = lines[position.size - row][3 + 3 * column : 6 + 3 * column]
        letter = piece.kind.letter if piece.side == 0 else piece.kind.letter.lower()
        assert cell == f" {letter}{'↑↗→↘↓↙←↖'[piece.heading]}"


def test_flipped_twice_is_the_same_and_once_is_reversed() -> None:
    position = load_scheme("monster-16").position()
    upright = draw_board(position, Look()).plain.splitlines()
    flipped = draw_board(position, Look(flipped=True)).plain.splitlines()
    assert [line[:2] for line in flipped[1:-1]] == [line[:2] for line in reversed(upright[1:-1])]
    assert flipped[0].split() == upright[0].split()[::-1]


def test_the_legend_names_what_is_there_and_nothing_else() -> None:
    signs = {entry.sign for entry in legend(load_scheme("basic-16").position())}
    assert signs == {"C", "L", "M", "H", "#"}
    assert any(not entry.official for entry in legend(load_scheme("expansion-20").position()))


def test_losses() -> None:
    state = TankChess().parse("10_10-10-10-10-10-10-10-10-10-10_CLTA1N.LTE4N_CLTJ10S.LTB9N_w")
    fewer = TankChess().parse("10_10-10-10-10-10-10-10-10-10-10_CLTA1N.LTE4N_CLTJ10S_w")
    assert count_losses(state.position, fewer.position) == ({}, {"LT": 1})


def test_the_last_move_is_marked() -> None:
    said = run("tanks", "--scheme", "basic-16", typed="F7NE\n")
    assert "*L↗" in boards(said)[1]


def test_remains_and_ground_under_pieces_are_drawn() -> None:
    line = "10_10-10-10-10-10-10-10-10-10-10_CLTA1N.MB5NE.HTC7SE_CLTJ2S.MTJ6W_w"
    plain = TankChess().parse(line).position
    wrecks = dict.fromkeys((to_square("E4"), to_square("B5")), BY_CODE["LT"])
    bodies = (Body(to_square("G7"), Heading.E),)
    position = Position.make(10, plain.pieces, wrecks=wrecks, stacks=1 << to_square("F4"), bodies=bodies)
    drawn = draw_board(position, Look()).plain
    assert "xG↗" in drawn  # a Monster on a wreck
    assert " xL" in drawn
    assert " &&" in drawn
    assert drawn.count("@@") == 2
    assert {"x", "&", "@"} <= {entry.sign for entry in legend(position)}


def test_the_colour_of_a_ground_says_what_it_does() -> None:
    styles = {terrain.name: ground_style(terrain) for terrain in TERRAINS}
    assert styles == {
        "high": "bright_black",
        "low": "bright_black",
        "water": "blue",
        "hedge": "green",
        "mine": "bold red",
        "mud": "yellow",
        "tree": "green",
    }
    assert ground_style(Terrain("ice", "*", "i")) == "", "one that nobody has heard of can be drawn"
    assert ground_style(Terrain("swamp", "*", "s", slows=True, stops_fire=True)) == "yellow"
