"""Remote mines in a position line (TC12.13), whole and as others may see them (TC12.12)."""

from __future__ import annotations

from random import Random

import pytest

from behemoth.games import EVERYTHING, PUBLIC, InvalidText
from behemoth.tankchess.board.mines import Mines
from behemoth.tankchess.text.mines_text import mines_text, read_known_mines, read_mines, with_dealt_mines
from behemoth.tankchess.text.position_text import position_text, read_position
from tests.tankchess.build import area
from tests.tankchess.text.lines import HEAD, SAFE

COULD = area("A2 B2 C2 D2 E2 F2 G2 H2")
MINES = Mines(COULD, (area("C2 D2"), area("F2")), (0, area("E2 G2")))


@pytest.mark.rule("TC12.13")
def test_written_and_read() -> None:
    assert mines_text(MINES, 8) == "ff00.C2-D2.F2-~E2-~G2"
    assert read_mines(mines_text(MINES, 8), 8) == MINES
    laying = Mines(COULD, (area("C2"), 0), owed=(1, 2))
    assert mines_text(laying, 8) == "ff00.1-C2.2"
    assert read_mines("ff00.1-C2.2", 8) == laying
    assert read_mines("0..", 8) == Mines(0)
    assert set(mines_text(MINES, 8)) <= SAFE


@pytest.mark.rule("TC12.12")
@pytest.mark.parametrize(
    ("viewer", "text"),
    [
        (0, "ff00.C2-D2.k1-~E2-~G2"),
        (1, "ff00.k2.F2-~E2-~G2"),
        (PUBLIC, "ff00.k2.k1-~E2-~G2"),
        (EVERYTHING, "ff00.C2-D2.F2-~E2-~G2"),
    ],
)
def test_others_read_how_many_there_are(viewer: int | str, text: str) -> None:
    assert mines_text(MINES, 8, viewer) == text  # type: ignore[arg-type]
    known, hidden = read_known_mines(text, 8)
    assert known.could == COULD
    assert sum(hidden) + known.left(0) + known.left(1) == 3


@pytest.mark.rule("TC12.13")
def test_a_line_that_hides_some_cannot_be_played_but_dealt() -> None:
    with pytest.raises(InvalidText) as refused:
        read_mines("ff00.k2.F2", 8)
    assert refused.value.key == "error-line-mines-hidden"
    dealt = read_mines(with_dealt_mines("ff00.k2.F2", "8", Random(1)), 8)
    assert (dealt.left(0), dealt.laid[1]) == (2, area("F2"))
    for text, size in (("3.k3.", "8"), ("3.k3", "8"), ("ff00.k2.F2", "x")):
        with pytest.raises(InvalidText):
            with_dealt_mines(text, size, Random(1))


@pytest.mark.rule("TC12.13", "TC12.10")
def test_given_mines_even_none_owe_no_placement() -> None:
    assert not read_position(f"{HEAD}_rff00.._od2").placing
    owing = read_position(f"{HEAD}_od2")
    assert owing.placing
    assert owing.mines is not None
    assert owing.mines.owed == (2, 2)
    assert read_position(position_text(owing)) == owing
