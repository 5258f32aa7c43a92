"""The live pieces of one side."""

from __future__ import annotations

from collections.abc import Mapping

from behemoth.tankchess.board.pieces import Piece
from behemoth.tankchess.board.squares import Square, Squares


class Army(dict[Square, Piece]):
    """Pieces by square. Nobody writes to it once a position holds it.

    Between one position and the next only the mover's army is another; so what is made of an army again and again
    (its order, its text, its view) is kept with it.
    """

    _ordered: tuple[Piece, ...] | None = None
    #: In a tuple, because there may be none; None as long as nobody asked.
    _commander: tuple[Piece | None] | None = None
    _kinds: dict[int, Squares] | None = None
    #: Kept by whoever writes lines and views; None as long as nobody asked.
    text: str | None = None
    view: bytes | None = None

    @property
    def ordered(self) -> tuple[Piece, ...]:
        """All pieces by square."""
        if self._ordered is None:
            self._ordered = tuple(map(self.__getitem__, sorted(self)))
        return self._ordered

    @property
    def commander(self) -> Piece | None:
        """The command tank, ``None`` once it is lost or gone."""
        if self._commander is None:
            self._commander = (next((piece for piece in self.values() if piece.kind.commander), None),)
        return self._commander[0]

    @property
    def kinds(self) -> Mapping[int, Squares]:
        """The squares of each kind there is, by its number."""
        if self._kinds is None:
            self._kinds = {}
            for piece in self.values():
                self._kinds[piece.kind.number] = self._kinds.get(piece.kind.number, 0) | piece.bit
        return self._kinds

    def moved(self, piece: Piece, to: Piece) -> Army:
        """The army after one of its pieces went elsewhere."""
        army = Army(self)
        del army[piece.square]
        army[to.square] = to
        if not piece.kind.commander:
            army._commander = self._commander
        if self._kinds is not None:
            number = piece.kind.number
            army._kinds = self._kinds | {number: self._kinds[number] ^ piece.bit ^ to.bit}
        return army
