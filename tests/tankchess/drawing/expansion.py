"""A board with everything of the expansion on it."""

from __future__ import annotations

import msgspec

from behemoth.tankchess.board.flags import Flags
from behemoth.tankchess.board.mines import Mines
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import OFF, to_square, union
from behemoth.tankchess.text.scheme_text import read_scheme

_TEXT = """name: demo
title en: demo
official: no
symmetry: asymmetric
flags: E1 E8
goal: carry
wrecks: H5 MT

   A B C D E F G H
 8 . . . . . . . c
 7 . ! . m . . ~ ~
 6 . . . = . o . .
 5 . ! . . . . . .
 4 . . B . # . : :
 3 . . . . . . . !
 2 Z . O . . R . .
 1 . . . C . . . L
"""


def squares(names: str) -> int:
    return union(map(to_square, names.split()))


def everything(carrier: str = "D7", white: str = "A5 H6", black: str = "C3", spent: str = "G8") -> Position:
    """White's flag is carried (unless nobody is named), and both sides have remote mines."""
    scheme = read_scheme(_TEXT)
    position = scheme.position(scheme.rules)
    assert position.flags is not None
    carriers = (to_square(carrier) if carrier else OFF, OFF)
    mines = Mines(position.board, laid=(squares(white), squares(black)), spent=(squares(spent), 0))
    return msgspec.structs.replace(position, flags=Flags(position.flags.homes, carriers), mines=mines)
