"""A scheme (section 8): a board with its ground and the pieces on it before the first move."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from behemoth.locale import LANGUAGES, known_language
from behemoth.tankchess.board.flags import Flags
from behemoth.tankchess.board.ground import Ground
from behemoth.tankchess.board.pieces import Piece
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import Square
from behemoth.tankchess.options import STANDARD, Rules
from behemoth.tankchess.tables.kinds import Kind

#: Texts in the order of ``LANGUAGES``; an empty one is not translated yet, and the first stands in for it.
Texts: TypeAlias = tuple[str, ...]
Wrecks: TypeAlias = tuple[tuple[Square, Kind], ...]


class Scheme(msgspec.Struct, frozen=True):
    """A set-up. A value: two schemes are equal if their files, in the usual form, are."""

    name: str
    titles: Texts
    size: int
    #: White's first, each side's by square, as in a position.
    pieces: tuple[Piece, ...]
    ground: Ground
    #: By square.
    wrecks: Wrecks = ()
    #: Whether it is the publisher's; all others are ours or their author's.
    official: bool = False
    #: Claims to be the same after a half turn with the colours swapped (TC8.4).
    symmetric: bool = True
    #: Suggested minutes a player (TC4.5).
    clock: int | None = None
    notes: Texts = ("",) * len(LANGUAGES)
    comments: tuple[str, ...] = ()
    #: The home squares of the flags, White's first; none if it has no flags (TC12.14).
    flags: tuple[Square, ...] = ()
    #: What it is meant to be played for and with how many remote mines, unless the players choose otherwise.
    goal: str = "standard"
    remote_mines: int = 0

    def title(self, language: str) -> str:
        """What people call it."""
        return _in_language(self.titles, language)

    def note(self, language: str) -> str:
        """A few words about it; may be empty."""
        return _in_language(self.notes, language)

    def position(self, rules: Rules = STANDARD) -> Position:
        """The position before the first decision by these rules; flags stand where the goal wants them."""
        flags = Flags((self.flags[0], self.flags[1])) if self.flags and rules.aim.flags else None
        return Position.make(self.size, self.pieces, self.ground, wrecks=dict(self.wrecks), rules=rules, flags=flags)

    @property
    def rules(self) -> Rules:
        """The rules it is meant to be played by."""
        return msgspec.convert({"goal": self.goal, "remote_mines": self.remote_mines}, Rules)


def _in_language(texts: Texts, language: str) -> str:
    return texts[LANGUAGES.index(known_language(language))] or texts[0]
