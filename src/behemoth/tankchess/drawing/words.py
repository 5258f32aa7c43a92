"""A drawing in words, for people who do not see it: one sentence for each thing, and one for the whole."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from behemoth.locale import say
from behemoth.tankchess.board.headings import NO_HEADING
from behemoth.tankchess.board.move import HARMLESS, Action, Fall, Place
from behemoth.tankchess.board.pieces import SIDE_WORDS, Piece
from behemoth.tankchess.board.position import Body, Position
from behemoth.tankchess.board.squares import OFF, Square, each, name_of
from behemoth.tankchess.drawing.signs import Arrow, Mark, role_of
from behemoth.tankchess.tables.kinds import Kind
from behemoth.tankchess.tables.terrain import BY_NAME
from behemoth.tankchess.text.heading_text import heading_word


class Words(msgspec.Struct, frozen=True):
    """The sentences in one language."""

    language: str

    def _say(self, key: str, **arguments: str) -> str:
        return say(key, self.language, **arguments)

    def _side(self, side: int) -> str:
        return self._say("side-name", side=SIDE_WORDS[side])

    def whole(self, position: Position) -> str:
        """What the drawing is: the size of the board and whose turn it is, or who has won."""
        size = str(position.size)
        if position.result is not None:
            return self._say("drawing-over", size=size, side=self._side(position.result.winner))
        return self._say("drawing-title", size=size, side=self._side(position.turn))

    def turn(self, position: Position) -> str:
        """Whose turn it is."""
        return self._say("drawing-turn", side=self._side(position.turn))

    def piece(self, piece: Piece) -> str:
        """A live piece."""
        return self._say(
            "drawing-piece",
            side=self._side(piece.side),
            kind=self._say(piece.kind.name_key),
            square=name_of(piece.square),
            heading=heading_word(piece.heading, self.language),
        )

    def wreck(self, kind: Kind, square: Square) -> str:
        """A wreck."""
        return self._say("drawing-wreck", kind=self._say(kind.name_key), square=name_of(square))

    def stack(self, square: Square) -> str:
        """Two wrecks."""
        return self._say("drawing-stack", square=name_of(square))

    def body(self, body: Body) -> str:
        """A fallen Monster."""
        return self._say("drawing-body", squares=_names(each(body.squares)))

    def falling(self, square: Square) -> str:
        """A Monster about to fall."""
        return self._say("drawing-falling", square=name_of(square))

    def flag(self, side: int, home: Square, carrier: Square) -> str:
        """A flag, at home or carried."""
        if carrier == OFF:
            return self._say("drawing-flag", side=SIDE_WORDS[side], square=name_of(home))
        return self._say("drawing-flag-carried", side=SIDE_WORDS[side], square=name_of(home), carrier=name_of(carrier))

    def crater(self, square: Square) -> str:
        """Where a remote mine went off."""
        return self._say("drawing-crater", square=name_of(square))

    def remote_mine(self, side: int, square: Square) -> str:
        """A mine its owner may see."""
        return self._say("drawing-remote-mine", side=SIDE_WORDS[side], square=name_of(square))

    def ground(self, name: str, squares: Iterable[Square]) -> str:
        """A joined group of one terrain."""
        return self._say("drawing-ground", terrain=self._say(BY_NAME[name].name_key), squares=_names(sorted(squares)))

    def last(self, last: Action) -> str:
        """The last move."""
        if isinstance(last, Place):
            return self._say("drawing-last-placed")
        if isinstance(last, Fall):
            way = "–" if last.direction == NO_HEADING else heading_word(last.direction, self.language)
            return self._say("drawing-last-fall", heading=way)
        start = name_of(last.start)
        text = (
            self._say("drawing-last-left", start=start)
            if last.end == OFF
            else self._say("drawing-last", start=start, end=name_of(last.end))
        )
        blows = [effect for effect in last.effects if effect.kind not in HARMLESS]
        struck = _names(effect.at if effect.to == OFF else effect.to for effect in blows)
        return f"{text} {self._say('drawing-last-struck', squares=struck)}" if struck else text

    def arrow(self, arrow: Arrow) -> str:
        """An arrow."""
        role = self._say(f"drawing-role-{arrow.role}")
        return self._say("drawing-arrow", start=name_of(arrow.start), end=name_of(arrow.end), role=role)

    def mark(self, mark: Mark) -> str:
        """A mark."""
        role = self._say(f"drawing-role-{role_of(mark)}")
        text = self._say("drawing-mark", square=name_of(mark.square), role=role)
        return text if mark.heading == NO_HEADING else f"{text} {heading_word(mark.heading, self.language)}"

    def everything(self, position: Position, mines_of: Iterable[int] = ()) -> str:
        """All that stands on the board, as one text."""
        parts = [self.piece(piece) for piece in position.pieces]
        parts += [self.wreck(kind, square) for square, kind in sorted(position.wrecks.items())]
        parts += [self.stack(square) for square in each(position.stacks)]
        parts += [self.body(body) for body in position.bodies]
        if position.falling != OFF:
            parts.append(self.falling(position.falling))
        return "; ".join([*parts, *self._flags(position), *self._mines(position, mines_of)])

    def _flags(self, position: Position) -> Iterable[str]:
        if position.flags is not None:
            homes = zip(position.flags.homes, position.flags.carriers, strict=True)
            yield from (self.flag(side, home, carrier) for side, (home, carrier) in enumerate(homes) if home != OFF)

    def _mines(self, position: Position, mines_of: Iterable[int]) -> Iterable[str]:
        if position.mines is not None:
            yield from map(self.crater, each(position.mines.spent[0] | position.mines.spent[1]))
            for side in mines_of:
                yield from (self.remote_mine(side, square) for square in each(position.mines.laid[side]))


def _names(squares: Iterable[Square]) -> str:
    return ", ".join(name_of(square) for square in squares)
