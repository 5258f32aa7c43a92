"""The clocks of a match, computed anew from the times in its log, as ``docs/table.md`` describes them.

Written apart from the server's own clock: floats and loops here, so that the two cannot share a mistake.
"""

from __future__ import annotations

from typing import Any, Final

#: What of a slow network is given back: at most so much for an action, out of a store that is full at first and fills
#: slowly.
LAG_MOST: Final = 1_000
LAG_STORE: Final = 2_000
LAG_GAIN: Final = 100


class Clocks:
    """What each seat has left, in milliseconds, and whose time has been running since when."""

    def __init__(self, setting: dict[str, Any], seats: int) -> None:
        kind = setting["type"]
        whole = {
            "none": None,
            "countdown": setting.get("minutes", 0) * 60_000,
            "decision": setting.get("seconds", 0) * 1_000,
            "days": setting.get("days", 0) * 86_400_000,
        }[kind]
        self.limited = whole is not None
        self.anew = kind in ("decision", "days")
        self.whole = round(whole) if whole is not None else 0
        self.bonus = round(setting.get("increment", 0) * 1_000) if kind == "countdown" else 0
        self.left = [self.whole] * seats
        self.store = [LAG_STORE] * seats
        self.running: list[int] = []
        self.since = 0
        self.stands = False

    def passed(self, at: int) -> int:
        """How long the time of those who owe a decision has run."""
        return max(0, at - self.since) if self.running and not self.stands else 0

    def over_by(self, seat: int, at: int) -> int:
        """By how much this seat's time is over; below 0: it has so much left."""
        return self.passed(at) - self.left[seat]

    def read_off(self, at: int) -> None:
        """Take what has passed from those whose time runs."""
        passed = self.passed(at)
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - passed)
        self.since = max(self.since, at)

    def act(self, seat: int, at: int, lag: int) -> str:
        """An action of this seat, so much of its time given back; what is wrong with that, if anything."""
        if not self.limited:
            return ""
        passed, before = self.passed(at), self.left[seat]
        fault = ""
        if lag > min(LAG_MOST, self.store[seat], passed):
            fault = f"{lag} ms were given back, more than the rules of lag allow"
        self.read_off(at)
        self.left[seat] = min(before, self.left[seat] + lag) + self.bonus
        self.store[seat] = max(0, min(LAG_STORE, self.store[seat] - lag + LAG_GAIN))
        return fault

    def begin(self, seats: tuple[int, ...], at: int) -> None:
        """These seats owe the next decision; nobody does once the game is over."""
        self.read_off(at)
        if self.anew and seats:
            self.left = [self.whole] * len(self.left)
        self.running = list(seats)

    def stand(self, at: int) -> None:
        """A pause."""
        self.read_off(at)
        self.stands = True

    def go_on(self, at: int) -> None:
        """The end of a pause."""
        self.stands = False
        self.since = max(self.since, at)

    def skip(self, since: int, at: int) -> None:
        """The table was down in between."""
        self.read_off(max(since, self.since))
        self.since = max(self.since, at)

    def give(self, seat: int, more: int) -> None:
        """A present."""
        self.left[seat] += more
