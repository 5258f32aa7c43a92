"""A small scheme file with everything a file can have, and the names of those that come along."""

from __future__ import annotations

from collections.abc import Callable

NAMES = ("basic-16", "basic-20", "expansion-20", "first-steps-10", "grand-24", "monster-16", "monster-20")
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
