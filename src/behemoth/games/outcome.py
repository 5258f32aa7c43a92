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
        """The seats with a full score."""
        return tuple(seat for seat, score in enumerate(self.scores) if score == 1.0)

    @property
    def drawn(self) -> bool:
        """Whether nobody won and nobody lost."""
        return all(0.0 < score < 1.0 for score in self.scores)


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
