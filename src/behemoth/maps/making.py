"""Making maps by chance: a wish and a seed give a map, always the same one.

Ground and pieces are laid so that a map is valid (TC8.4) as far as that can be seen on the way; whatever chance still
spoils is thrown away and tried again, and so are maps whose figures the shipped ones do not have (``measures.py``).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, get_args

import msgspec

from behemoth.games import InvalidOptions
from behemoth.locale import LANGUAGES, say
from behemoth.maps.armies import army_text, read_army
from behemoth.maps.chance import Chance
from behemoth.maps.land import Land
from behemoth.maps.measures import USUAL, Measures, Range, measure, strangeness, unusual
from behemoth.maps.placing import Placing, home_rows
from behemoth.maps.styles import PLANS, Style, lay_style
from behemoth.maps.symmetry import Symmetry
from behemoth.tankchess import LARGEST, SMALLEST, Kind, Piece, Position, Scheme, setup_faults

#: Obstacles in percent of the board.
LEAST_DENSITY: Final = 8
MOST_DENSITY: Final = 32
MOST_SEED: Final = 10**9
#: How far the obstacles may be off what was wished.
_LEEWAY: Final = 0.03
#: So many grounds are tried, and on so many of them pieces are placed; if no ground is usual, on so many of the least
#: unusual ones.
GROUNDS: Final = 300
PLACINGS: Final = 60
#: The figures that have nothing to do with pieces.
_OF_PIECES: Final = ("least_moves", "first_strikes")


class MapWish(msgspec.Struct, frozen=True, kw_only=True):
    """What kind of map somebody wants. Raises InvalidOptions for what cannot be."""

    seed: int = 1
    size: int = 16
    symmetry: Symmetry = "half-turn"
    style: Style = "mixed"
    #: Obstacles in percent of the board; 0: as the style has them.
    density: int = 0
    #: Points, or pieces as ``2HT 3MT 4LT``; nothing: as many points as fit the board.
    army: str = ""

    def __post_init__(self) -> None:
        _demand_within("size", self.size, SMALLEST, LARGEST)
        _demand_within("seed", self.seed, 0, MOST_SEED)
        if self.density:
            _demand_within("density", self.density, LEAST_DENSITY, MOST_DENSITY)
        for name, known in (("symmetry", get_args(Symmetry)), ("style", get_args(Style))):
            if getattr(self, name) not in known:
                text, names = str(getattr(self, name))[:40], ", ".join(known)
                raise InvalidOptions("error-map-choice", name=name, text=text, known=names)
        read_army(self.army, self.size, Chance(""))

    @property
    def share(self) -> float:
        """The share of obstacles."""
        return (self.density or PLANS[self.style].density) / 100

    def ranges(self) -> Mapping[str, Range]:
        """What the figures may be: those of the shipped maps, but for the obstacles if somebody wishes them so."""
        wished = Range(self.share - _LEEWAY, self.share + _LEEWAY)
        return {**USUAL, "obstacles": wished} if self.density else USUAL

    def ground_ranges(self) -> Mapping[str, Range]:
        """The same without those of the pieces."""
        return {name: span for name, span in self.ranges().items() if name not in _OF_PIECES}


class MadeMap(msgspec.Struct, frozen=True):
    """A map, its figures, and which of them the shipped maps do not have (usually none)."""

    scheme: Scheme
    measures: Measures
    unusual: tuple[str, ...]


def _demand_within(name: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise InvalidOptions("error-map-number", name=name, value=value, least=least, most=most)


def make_map(wish: MapWish) -> MadeMap:
    """The map of a wish. Raises InvalidOptions if there is none to be found: too many pieces for so small a home."""
    strange: list[tuple[float, int, Land]] = []
    placings = 0
    for number in range(GROUNDS):
        land = _ground(wish, number)
        strangest = strangeness(measure(Position.make(wish.size, (), land.ground())), wish.ground_ranges())
        if strangest:
            strange.append((strangest, number, land))
            continue
        made, placings = _settled(wish, land), placings + 1
        if made is not None:
            return made
        if placings == PLACINGS:
            break
    # Nothing usual is to be had: the least unusual ground on which the pieces can stand.
    for _, _, land in sorted(strange, key=lambda found: found[:2])[:PLACINGS]:
        made = _settled(wish, land)
        if made is not None:
            return made
    raise InvalidOptions("error-map-none", rows=home_rows(wish.size), tries=GROUNDS)


def _ground(wish: MapWish, number: int) -> Land:
    """The ground of one try."""
    land = Land(wish.size, wish.symmetry, Chance(f"{wish.seed}/{wish.size}/{wish.symmetry}/{wish.style}/{number}"))
    lay_style(land, wish.style, wish.share)
    return land


def _settled(wish: MapWish, land: Land) -> MadeMap | None:
    """The map of a ground, if there is a place for everybody."""
    army = read_army(wish.army, wish.size, land.chance)
    pieces = Placing(land, army).place()
    if pieces is None:
        return None
    scheme = _scheme(wish, land, army, pieces)
    if setup_faults(scheme):
        return None
    figures = measure(scheme.position())
    return MadeMap(scheme, figures, unusual(figures, wish.ranges()))


def _scheme(wish: MapWish, land: Land, army: tuple[Kind, ...], pieces: tuple[Piece, ...]) -> Scheme:
    way = "" if wish.symmetry == "half-turn" else f"{wish.symmetry}-"
    return Scheme(
        name=f"made-{wish.style}-{wish.size}-{way}{wish.seed}",
        titles=tuple(_title(wish, language) for language in LANGUAGES),
        size=wish.size,
        pieces=pieces,
        ground=land.ground(),
        symmetric=wish.symmetry == "half-turn",
        notes=tuple(_note(army, language) for language in LANGUAGES),
        comments=(command_of(wish),),
    )


def _title(wish: MapWish, language: str) -> str:
    return say("map-title", language, style=say(f"map-style-{wish.style}", language), seed=str(wish.seed))


def _note(army: tuple[Kind, ...], language: str) -> str:
    return say("map-note", language, army=army_text(army))


def command_of(wish: MapWish) -> str:
    """The command that makes the same map again."""
    words = ["behemoth maps make", f"--seed {wish.seed}", f"--size {wish.size}", f"--symmetry {wish.symmetry}"]
    words.append(f"--style {wish.style}")
    words += [f"--density {wish.density}"] if wish.density else []
    words += [f'--points "{wish.army}"'] if wish.army else []
    return " ".join(words)
