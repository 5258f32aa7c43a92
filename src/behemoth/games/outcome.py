"""How a game ended, as data."""

from __future__ import annotations

from enum import Enum

import msgspec

from behemoth.games.seats import Seat


class Outcome(msgspec.Struct, frozen=True):
    """The reason (a word of the game's own) and the score of each seat: 1 won, 0 lost, between them shared."""

    reason: str
    scores: tuple[float, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that won: those with a full score, or else those with more than others."""
        best = max(self.scores, default=0.0)
        if best < 1.0 and len(set(self.scores)) == 1:
            return ()
        return tuple(seat for seat, score in enumerate(self.scores) if score == best)

    @property
    def drawn(self) -> bool:
        """Whether nobody won and nobody lost."""
        return len(set(self.scores)) == 1 and 0.0 < self.scores[0] < 1.0


class Ending(Enum):
    """How people end a game outside its rules of play."""

    RESIGNED = "resigned"
    AGREED = "agreed"
    FLAG = "flag"
    ABANDONED = "abandoned"


class Closing(msgspec.Struct, frozen=True):
    """The table ends the game: by whom (nobody in particular for an agreement) and how."""

    ending: Ending
    seat: Seat | None = None
