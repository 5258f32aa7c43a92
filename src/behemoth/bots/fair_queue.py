"""A queue where nobody waits longer because somebody else asks more: jobs wait by owner, and owners take turns.

More urgent classes come first. Within a class the owners take turns, and each owner's jobs come in their order. So many
may wait for each owner, and so many in all; whoever comes later is told to try again. Time and processes are no matter
of the queue.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import msgspec

from behemoth.games import GameError

J = TypeVar("J")


class Busy(GameError):
    """Too much waits already; nothing was begun. Whoever asks again in a moment may be luckier."""

    def __init__(self, key: str = "error-busy", **facts: object) -> None:
        super().__init__(key)


class Bound(msgspec.Struct, frozen=True):
    """How many jobs of a class may wait: for one owner, and in all."""

    each: int
    together: int


class FairQueue(Generic[J]):
    """Jobs that wait. A class of urgency is a number, 0 the most urgent, with its bound."""

    def __init__(self, bounds: Sequence[Bound]) -> None:
        self._bounds = tuple(bounds)
        #: For each class the owners in the order of their turns, each with what it wants done.
        self._waiting: tuple[dict[str, deque[J]], ...] = tuple({} for _ in self._bounds)
        self._counts = [0] * len(self._bounds)

    def __len__(self) -> int:
        return sum(self._counts)

    def fair_share(self, owner: str, urgency: int) -> int:
        """How many wait that are at least as urgent, as far as this owner is concerned: of everybody else as many as
        take turns with its own, which is one more than it has waiting."""
        of_class = self._waiting[: urgency + 1]
        own = sum(len(owners.get(owner, ())) for owners in of_class)
        return sum(min(len(jobs), own + 1) for owners in of_class for jobs in owners.values())

    def put(self, job: J, *, owner: str = "", urgency: int = 0) -> None:
        """Let a job wait. Raises Busy."""
        bound, owners = self._bounds[urgency], self._waiting[urgency]
        if self._counts[urgency] >= bound.together or len(owners.get(owner, ())) >= bound.each:
            raise Busy
        owners.setdefault(owner, deque()).append(job)
        self._counts[urgency] += 1

    def take(self, allowed: Callable[[int], bool] = lambda urgency: True) -> J | None:
        """The next job, of the most urgent class that is allowed; None if there is none."""
        for urgency, owners in enumerate(self._waiting):
            if owners and allowed(urgency):
                owner = next(iter(owners))
                jobs = owners.pop(owner)
                job = jobs.popleft()
                if jobs:
                    owners[owner] = jobs  # and now it is everybody else's turn
                self._counts[urgency] -= 1
                return job
        return None

    def remove(self, job: J, *, owner: str = "", urgency: int = 0) -> bool:
        """Let a job wait no longer; whether it did."""
        owners = self._waiting[urgency]
        jobs = owners.get(owner)
        if jobs is None or job not in jobs:
            return False
        jobs.remove(job)
        if not jobs:
            del owners[owner]
        self._counts[urgency] -= 1
        return True
