"""Armies by points: what a piece costs, and which pieces so many points buy.

The prices are what the engine's evaluation says a kind is worth (``engine/weights.py``), in tenths of a light tank. The
command tank costs nothing: each side has exactly one (TC8.4).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Final

from behemoth.engine import material_of
from behemoth.games import InvalidOptions
from behemoth.maps.chance import Chance
from behemoth.tankchess import BY_CODE, KINDS, Kind

#: No army costs more, and none has more pieces besides the command tank.
MOST_POINTS: Final = 600
MOST_PIECES: Final = 40
#: For each square of the board so many points, in hundredths: what the pieces of Basic 16 cost.
_USUAL: Final = 54
#: How often points buy which kind; only kinds whose figures are the publisher's, and none that needs a map of its own.
_BOUGHT: Final = {"LT": 6, "MT": 5, "HT": 3, "TD": 2, "HM": 2}
_PART: Final = re.compile(r"(\d{0,2})\s*[x×]?\s*([A-Za-z]{1,4})")


def price_of(kind: Kind) -> int:
    """What a piece costs."""
    return 0 if kind.commander else max(1, round(material_of(kind) / 10))


def cost_of(kinds: Iterable[Kind]) -> int:
    """What an army costs."""
    return sum(map(price_of, kinds))


def usual_points(size: int) -> int:
    """What an army costs on a board of this size unless somebody wishes otherwise."""
    return _USUAL * size * size // 100


def read_army(text: str, size: int, chance: Chance) -> tuple[Kind, ...]:
    """The pieces a wish means besides the command tank, the dearest first: a number of points to be spent by chance,
    nothing for the usual number, or the pieces themselves, as ``2HT 3MT 4LT``. Raises InvalidOptions."""
    wish = text.strip()
    if not wish or wish.isdecimal():
        points = int(wish[:6] or usual_points(size))
        if not price_of(BY_CODE["LT"]) <= points <= MOST_POINTS:
            raise InvalidOptions("error-map-points", least=price_of(BY_CODE["LT"]), most=MOST_POINTS)
        return _sorted(_buy(points, chance))
    return _sorted(_named(wish))


def _buy(points: int, chance: Chance) -> list[Kind]:
    kinds = {BY_CODE[code]: weight for code, weight in _BOUGHT.items()}
    bought: list[Kind] = []
    while len(bought) < MOST_PIECES:
        within = {kind: weight for kind, weight in kinds.items() if price_of(kind) <= points}
        if not within:
            break
        bought.append(chance.weigh(within))
        points -= price_of(bought[-1])
    return bought


def _named(text: str) -> list[Kind]:
    letters = {kind.letter: kind for kind in KINDS}
    found: list[Kind] = []
    for part in re.split(r"[\s,;+]+(?=\d)|[,;+]\s*", text):
        match = _PART.fullmatch(part.strip())
        word = "" if match is None else match[2].upper()
        kind = BY_CODE.get(word) or letters.get(word)
        if match is None or kind is None:
            known = ", ".join(kind.code for kind in KINDS if not kind.commander)
            raise InvalidOptions("error-map-army", text=part.strip()[:40], known=known)
        count = int(match[1] or 1)
        found += [kind] * (0 if kind.commander else count)  # it is there anyway
    if not 1 <= len(found) <= MOST_PIECES:
        raise InvalidOptions("error-map-pieces", count=len(found), most=MOST_PIECES)
    return found


def _sorted(kinds: Iterable[Kind]) -> tuple[Kind, ...]:
    return tuple(sorted(kinds, key=lambda kind: (-price_of(kind), kind.number)))


def army_text(kinds: Iterable[Kind]) -> str:
    """``2HT 3MT 4LT``, as it is read."""
    return " ".join(f"{count}{kind.code}" for kind, count in Counter(kinds).items())
