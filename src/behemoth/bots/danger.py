"""Who could destroy whom next turn, by the law: for advice in words and for thinking without the engine."""

from __future__ import annotations

from typing import Final

from behemoth.tankchess import OFF, Piece, Position, What
from behemoth.tankchess.announce import as_if
from behemoth.tankchess.giant import giant_moves
from behemoth.tankchess.squares import Square
from behemoth.tankchess.survey import Survey

#: What a piece is worth, by its mark, in light tanks; the commander is the game.
WORTH: Final = {"CLT": 25.0, "LT": 1.0, "MT": 1.6, "HT": 2.3, "TD": 1.9, "HM": 1.7, "M": 5.0, "ST": 2.6, "UT": 3.0,
                "TH": 1.5, "A": 1.0, "HW": 1.7, "AC": 0.9}  # fmt: skip


def worth(piece: Piece) -> float:
    """What a piece is worth."""
    return WORTH.get(piece.kind.mark, 1.0)


def in_danger(position: Position, attackers: int) -> dict[Square, Piece]:
    """The pieces that ``attackers`` could destroy, were it their move now, each with one that could do it."""
    found: dict[Square, Piece] = {}
    if position.falling != OFF or position.result is not None:
        return found
    position = as_if(position, attackers)
    enemies = position.armies[1 - attackers]
    survey = Survey(position, attackers)
    for piece in position.armies[attackers].values():
        if piece.kind.giant:
            for move in giant_moves(position, piece):
                for deed in move.deeds:
                    for square in () if deed.what is What.FELL else (deed.at, deed.to):
                        if square in enemies:
                            found.setdefault(square, piece)
        else:
            for reach in survey.reaches(piece):
                for target, _, _ in survey.shots(piece, reach):
                    found.setdefault(target.square, piece)
    return found
