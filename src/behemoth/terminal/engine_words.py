"""The words of the engine's protocol: its options, and what may stand after ``go``. Nothing is done here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

import msgspec

from behemoth.terminal.trouble import BadInput

#: Larger numbers mean nothing here, and nobody waits for deeper ones.
LARGEST: Final = 10**15
DEEPEST: Final = 99
LONGEST: Final = 86_400_000


Value: TypeAlias = int | str


class Option(msgspec.Struct, frozen=True):
    """An option of the engine: a number within bounds, yes and no (0 and 1), one of some words, or a text."""

    name: str
    #: As UCI calls it.
    uci: str
    usual: Value
    least: int = 0
    most: int = 0
    words: tuple[str, ...] = ()

    @property
    def plain(self) -> bool:
        """Whether the words of before know it."""
        return isinstance(self.usual, int) and self.name != "seats"

    @property
    def line(self) -> str:
        """As the engine tells it in plain words."""
        return f"option {self.name} default {self.usual} min {self.least} max {self.most}"

    @property
    def uci_line(self) -> str:
        """As it tells it in UCI."""
        begin = f"option name {self.uci} type"
        if self.words:
            return f"{begin} combo default {self.usual} " + " ".join(f"var {word}" for word in self.words)
        if isinstance(self.usual, str):
            return f"{begin} string default {self.usual}"
        if (self.least, self.most) == (0, 1):
            return f"{begin} check default {'true' if self.usual else 'false'}"
        return f"{begin} spin default {self.usual} min {self.least} max {self.most}"

    def read(self, text: str) -> Value:
        """The value a text means. Raises BadInput."""
        if self.words and text not in self.words:
            raise BadInput("engine-word", name=self.uci, text=text[:40], known=", ".join(self.words))
        if isinstance(self.usual, str):
            return text
        if (self.least, self.most) == (0, 1):
            text = {"true": "1", "false": "0"}.get(text.lower(), text)
        return read_number(text, self.name, self.least, self.most)


OPTIONS: Final = (
    Option("threads", "Threads", 1, 1, 64),
    Option("memory", "Hash", 32, 1, 4096),  # megabytes for what was found out
    Option("lines", "MultiPV", 1, 1, 20),  # how many best lines are told
    Option("python", "Python", 0, 0, 1),  # 1: think and count with the rules in Python, even where the engine is there
    Option("game", "UCI_Variant", "tank-chess", words=("tank-chess", "monster-combat")),
    Option("scheme", "Scheme", "basic-16"),  # what startpos means in Tank Chess
    Option("seats", "Seats", 4, 2, 7),  # who plays from startpos in Monster Combat
    Option("seed", "Seed", "1"),  # where chance comes from in Monster Combat
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
            return self.time / 1000, self.time / 1000  # time that is not used now is no use later
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
#: What UCI calls the same; of the clocks those of the side that decides are meant.
_UCI_NAMES: Final = {"movetime": "time"}
_CLOCKS: Final[Sequence[Mapping[str, str]]] = (
    {"wtime": "clock", "winc": "inc"},
    {"btime": "clock", "binc": "inc"},
)


def read_go(words: Sequence[str]) -> Go:
    """The task of a ``go`` line in plain words. Raises BadInput."""
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


def read_uci_go(words: Sequence[str], side: int) -> Go:
    """The same in UCI, for the side that decides: words nobody knows are passed over, nothing at all is ``infinite``,
    and a clock that has run out leaves a thousandth of a second. Raises BadInput for what is no number."""
    names = {**{name: name for name in _MOST}, **_UCI_NAMES, **_CLOCKS[side % 2]}
    known = (*names, *_CLOCKS[0], *_CLOCKS[1], "movestogo", "mate")
    found: dict[str, int] = {}
    rest = list(words)
    while rest:
        name = rest.pop(0)
        if name not in known or not rest:
            continue
        value = read_signed(rest.pop(0), f"go {name}")
        if name in names:
            least = 0 if names[name] in ("inc", "perft") else 1
            found[names[name]] = min(max(value, least), _MOST[names[name]])
    if "perft" in found:
        return Go(perft=found["perft"])
    return Go(**found, infinite="infinite" in words or not set(found) - {"inc"})


def read_option(words: Sequence[str]) -> tuple[str, Value]:
    """Name and value of a ``setoption`` line, with or without the words ``name`` and ``value``. Names are those of UCI
    or of before, in any case. Raises BadInput."""
    plain = [word for place, word in enumerate(words) if (word, place) not in (("name", 0), ("value", 2))]
    known = {name.lower(): option for option in OPTIONS for name in (option.name, option.uci)}
    if len(plain) != 2 or plain[0].lower() not in known:
        names = ", ".join(option.uci for option in OPTIONS)
        raise BadInput("engine-option", text=" ".join(words)[:40], known=names)
    option = known[plain[0].lower()]
    return option.name, option.read(plain[1])


def read_signed(text: str, name: str) -> int:
    """A whole number, negative ones too. Raises BadInput."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()) or len(digits) > 18:
        raise BadInput("terminal-usage-number", name=name, text=text[:40])
    return int(text)


def read_number(text: str, name: str, least: int, most: int) -> int:
    """A number within its bounds. Raises BadInput."""
    if not (text.isascii() and text.isdigit()):
        raise BadInput("terminal-usage-number", name=name, text=text[:40])
    if len(text) > 18 or not least <= int(text) <= most:
        raise BadInput("terminal-usage-bounds", name=name, text=text[:40], least=least, most=most)
    return int(text)
