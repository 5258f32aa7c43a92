"""A small scheme file with everything a file can have, and the names of those that come along."""

from __future__ import annotations

from collections.abc import Callable

NAMES = (
    "basic-16", "basic-20", "bulldozers-12", "carry-12", "everything-16", "expansion-20", "first-steps-10", "flag-12",
    "grand-24", "last-tank-12", "minefield-12", "monster-16", "monster-20", "observers-16", "remote-mines-12",
)  # fmt: skip
#: A small file with everything a file can have.
SMALL = """\
// A comment.
name: small-8
title en: Small
title de: Klein
official: no
symmetry: asymmetric
clock: 5
note en: For tests.
note de: Für Tests.
heading: B2 NE, G7 SW
under: B2 hedge
wrecks: D5 MT

   A B C D E F G H
 8 . . . c . . . .
 7 . . . . . . l .
 6 . # . = . ~ . .
 5 . . . . . . . .
 4 . ^ . . . . . .
 3 . . : . % . . .
 2 . L . . . . . .
 1 . . . . C . . .
"""


def swap(old: str, new: str) -> Callable[[str], str]:
    def change(text: str) -> str:
        assert text.count(old) == 1, old
        return text.replace(old, new)

    return change
