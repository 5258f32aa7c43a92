"""How the engine's answers are worded: in UCI, which others' tools speak, or in the plain words of before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from behemoth.terminal.engine_words import Option


class Found(msgspec.Struct, frozen=True):
    """One line of play that a search tells: how deep it looked, which of the best lines it is, and what it is worth.

    ``mate`` is the number of moves until the win, negative until the loss, 0 for neither; ``chance`` is the chance to
    win where a game is judged by that.
    """

    depth: int
    number: int
    points: int
    mate: int
    nodes: int
    seconds: float
    moves: Sequence[str]
    chance: float | None = None

    @property
    def speed(self) -> int:
        """Nodes a second."""
        return round(self.nodes / max(self.seconds, 1e-6))

    @property
    def milliseconds(self) -> int:
        """The time so far."""
        return round(self.seconds * 1000)


class Dialect(Protocol):
    """The words of one conversation."""

    def options(self, options: Sequence[Option]) -> list[str]:
        """The options, a line each."""
        ...

    def info(self, found: Found) -> str:
        """What a search found so far."""
        ...

    def best(self, move: str) -> str:
        """The last line of a search; without a move the game is over."""
        ...

    def ways(self, move: str, count: int) -> str:
        """How many ways begin with a move."""
        ...

    def all_ways(self, count: int, seconds: float) -> str:
        """How many ways there are."""
        ...

    def stopped(self) -> str:
        """The count was given up."""
        ...

    def error(self, sentence: str) -> str:
        """What could not be done."""
        ...


class PlainWords:
    """The words of before; ``behemoth`` begins a conversation in them."""

    def options(self, options: Sequence[Option]) -> list[str]:
        return [option.line for option in options if option.plain]

    def info(self, found: Found) -> str:
        return (
            f"info depth {found.depth} line {found.number} score {self._score(found)} nodes {found.nodes} "
            f"nps {found.speed} time {found.milliseconds} pv {' '.join(found.moves)}"
        )

    def _score(self, found: Found) -> str:
        if found.chance is not None:
            return f"chance {found.chance:.3f}"
        if found.mate:
            return f"win {found.mate}" if found.mate > 0 else f"loss {-found.mate}"
        return f"points {found.points}"

    def best(self, move: str) -> str:
        return f"best {move or 'none'}"

    def ways(self, move: str, count: int) -> str:
        return f"{move} {count}"

    def all_ways(self, count: int, seconds: float) -> str:
        return f"perft {count} time {round(seconds * 1000)} nps {round(count / max(seconds, 1e-6))}"

    def stopped(self) -> str:
        return "perft stopped"

    def error(self, sentence: str) -> str:
        return f"error {sentence}"


class Uci:
    """The words of UCI; ``uci`` begins a conversation in them."""

    def options(self, options: Sequence[Option]) -> list[str]:
        return [option.uci_line for option in options]

    def info(self, found: Found) -> str:
        depth = f"depth {found.depth} seldepth {max(found.depth, len(found.moves))} multipv {found.number}"
        figures = f"nodes {found.nodes} nps {found.speed} time {found.milliseconds}"
        return f"info {depth} score {self._score(found)} {figures} pv {' '.join(found.moves)}"

    def _score(self, found: Found) -> str:
        if found.chance is not None:  # in hundredths, and as won, drawn and lost of a thousand
            won = round(1000 * found.chance)
            return f"cp {round(100 * found.chance)} wdl {won} 0 {1000 - won}"
        return f"mate {found.mate}" if found.mate else f"cp {found.points}"

    def best(self, move: str) -> str:
        return f"bestmove {move or '(none)'}"

    def ways(self, move: str, count: int) -> str:
        return f"{move}: {count}"

    def all_ways(self, count: int, seconds: float) -> str:
        return f"Nodes searched: {count}"

    def stopped(self) -> str:
        return "info string perft stopped"

    def error(self, sentence: str) -> str:
        return f"info string error {sentence}"
