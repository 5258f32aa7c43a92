"""What the clients and the harness saw, in order: one JSON object a line, so that the checker can read it years later.

Every line has ``t`` (seconds of a clock that never jumps) and ``what``:

- ``made``: a match was made (``match``, ``game``, ``seats``); ``joined``: a seat was taken (``seat``, ``hash``).
- ``said``: a message left for the table (``message``). ``answer``: what came back to it (``is`` ack or problem).
- ``told``: a welcome or an update came (``version``, ``turn``, ``to_act``, ``clock``, ``outcome``, ``log``,
  ``views`` as hashes). ``connection`` numbers connections; ``final`` marks the last look of all.
- ``came`` and ``went``: a person is connected, or no longer.
- ``fault`` and ``healed``: what was done to the system. ``down`` and ``up``: a server process ended or is ready.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

Event = dict[str, Any]


class History:
    """Kept in memory and, line by line, in a file."""

    def __init__(self, path: Path | None = None) -> None:
        self.events: list[Event] = []
        self._file = path.open("w", encoding="utf-8") if path is not None else None

    def note(self, what: str, **facts: Any) -> Event:
        """Something happened now."""
        event = {"t": time.monotonic(), "what": what, **facts}
        self.events.append(event)
        if self._file is not None:
            self._file.write(json.dumps(event) + "\n")
        return event

    def close(self) -> None:
        """No more."""
        if self._file is not None:
            self._file.close()


def read_history(path: Path) -> list[Event]:
    """A history from its file."""
    return list(_lines(path))


def _lines(path: Path) -> Iterator[Event]:
    with path.open(encoding="utf-8") as file:
        for line in file:
            yield json.loads(line)


def digest(view: Any) -> str:
    """A view in short: equal views have equal digests, whatever the order of their fields."""
    return hashlib.sha256(json.dumps(view, sort_keys=True, separators=(",", ":")).encode()).hexdigest()[:16]
