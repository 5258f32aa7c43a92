"""The live pieces of one side."""

from __future__ import annotations

from behemoth.tankchess.pieces import Piece
from behemoth.tankchess.squares import Square


class Army(dict[Square, Piece]):
    """Pieces by square. Nobody writes to it once a position holds it.

    Between one position and the next only the mover's army is another; so what is made of an army again and again
    (its order, its text, its view) is kept with it.
    """

    _ordered: tuple[Piece, ...] | None = None
    #: Kept by whoever writes lines and views; None as long as nobody asked.
    text: str | None = None
    view: bytes | None = None

    @property
    def ordered(self) -> tuple[Piece, ...]:
        """All pieces by square."""
        if self._ordered is None:
            self._ordered = tuple([self[square] for square in sorted(self)])
        return self._ordered
