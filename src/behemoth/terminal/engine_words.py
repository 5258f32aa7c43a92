"""The words of the engine's protocol: its options, and what may stand after ``go``. Nothing is done here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from behemoth.terminal.trouble import BadInput

#: Larger numbers mean nothing here, and nobody waits for deeper ones.
LARGEST: Final = 10**15
DEEPEST: Final = 99
LONGEST: Final = 86_400_000


class Option(msgspec.Struct, frozen=True):
    """An option of the engine: a number within bounds, or yes and no (0 and 1)."""

    name: str
    usual: int
    least: int
    most: int

    @property
    def line(self) -> str:
        """As the engine tells it."""
        return f"option {self.name} default {self.usual} min {self.least} max {self.most}"


OPTIONS: Final = (
    Option("threads", 1, 1, 64),
    Option("memory", 32, 1, 4096),  # megabytes for what was found out
    Option("lines", 1, 1, 20),  # how many best lines are told
    Option("law", 0, 0, 1),  # 1: think and count with the rules in Python, even where the engine is installed
)


class Go(msgspec.Struct, frozen=True):
    """What to do, and when to end; 0 is no limit. Times are milliseconds."""

    time: int = 0
    clock: int = 0
    inc: int = 0
    nodes: int = 0
    depth: int = 0
    perft: int = 0
    infinite: bool = False

    @property
    def seconds(self) -> tuple[float, float]:
        """The time to think and the time never to exceed, in seconds.

        From a clock: a thirtieth and most of the increment, three times that at most, and never more than a third of
        what is left, so that the flag cannot fall.
        """
        if self.time or not self.clock:
            return 0.0, self.time / 1000  # the search has its own idea of when another depth is not worth it
        left = self.clock / 1000
        usual = left / 30 + 0.7 * self.inc / 1000
        return min(usual, left / 3), min(3 * usual, left / 3)


_MOST: Final[Mapping[str, int]] = {
    "time": LONGEST,
    "clock": LONGEST,
    "inc": LONGEST,
    "nodes": LARGEST,
    "depth": DEEPEST,
    "perft": DEEPEST,
}


def read_go(words: Sequence[str]) -> Go:
    """The task of a ``go`` line. Raises BadInput."""
    found: dict[str, int] = {}
    rest = list(words)
    infinite = False
    while rest:
        name = rest.pop(0)
        if name == "infinite":
            infinite = True
        elif name in _MOST and rest:
            least = 0 if name in ("inc", "perft") else 1
            found[name] = read_number(rest.pop(0), f"go {name}", least, _MOST[name])
        else:
            raise BadInput("engine-go", text=name[:40])
    if not (infinite or set(found) - {"inc"}):
        raise BadInput("engine-go", text="")
    if "perft" in found and (infinite or len(found) > 1):
        raise BadInput("engine-go-perft")
    return Go(**found, infinite=infinite)


def read_option(words: Sequence[str]) -> tuple[str, int]:
    """Name and value of a ``setoption`` line, with or without the words ``name`` and ``value``. Raises BadInput."""
    plain = [word for place, word in enumerate(words) if (word, place) not in (("name", 0), ("value", 2))]
    known = {option.name: option for option in OPTIONS}
    if len(plain) != 2 or plain[0] not in known:
        raise BadInput("engine-option", text=" ".join(words)[:40], known=", ".join(known))
    option = known[plain[0]]
    return option.name, read_number(plain[1], option.name, option.least, option.most)


def read_number(text: str, name: str, least: int, most: int) -> int:
    """A number within its bounds. Raises BadInput."""
    if not (text.isascii() and text.isdigit()):
        raise BadInput("terminal-usage-number", name=name, text=text[:40])
    if len(text) > 18 or not least <= int(text) <= most:
        raise BadInput("terminal-usage-bounds", name=name, text=text[:40], least=least, most=most)
    return int(text)
