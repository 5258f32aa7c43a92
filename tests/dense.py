"""A position that is as much work as a board allows: pieces of every sort in rows on 24 x 24, turned every way."""

from __future__ import annotations

from random import Random

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWX"
_HEADINGS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")


def dense_line(every: int = 2, seed: int = 1) -> str:
    """The line of a position with a piece on each so-manieth square; Black below, White above."""
    rng, size = Random(seed), len(_LETTERS)
    squares = [f"{_LETTERS[number % size]}{number // size + 1}" for number in range(0, size * size, every)]
    armies = [
        ".".join(
            ("CLT" if number == 0 else rng.choice(("LT", "MT", "HT", "TD", "HM"))) + square + rng.choice(_HEADINGS)
            for number, square in enumerate(squares[side::2])
        )
        for side in (0, 1)
    ]
    return f"{size}_{'-'.join([str(size)] * size)}_{armies[0]}_{armies[1]}_w"
