"""Write the pictures of docs/pictures anew: `python scripts/pictures.py`. The same program writes the same bytes."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from behemoth.tankchess import (
    BY_CODE,
    HEADINGS,
    KINDS,
    SIDES,
    TERRAINS,
    WHITE,
    Body,
    Effect,
    EffectKind,
    Ground,
    Heading,
    Move,
    Piece,
    Position,
    after,
    bit,
    load_scheme,
    piece,
    square_at,
    to_square,
    union,
)
from behemoth.tankchess.drawing import draw

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "pictures"

#: Terrain of the made-up game, by name.
_GROUND: Final = {
    "high": "B12 B11 C11 G13 H13 H12 M10 N10 N9 C5 D5 D6 J4 K4 K5 O5 P5",
    "low": "F9 F8 K8 K9 G3",
    "water": "A8 B8 C8 C7 O9 P8 O8 P9",
    "hedge": "H10 I10 J10 F6 G6 H6",
    "mud": "D11 E11 E10 M6 M7 N7",
    "tree": "D14 E14 D13 M3 L3 M4 I12 H5",
}

#: Its pieces: side, mark, square, heading.
_PIECES: Final = (
    "W CLT G1 N, W HT D2 NE, W MT F4 N, W LT L5 N, W LT B4 N, W TD J2 N, W HM G2 NE, W M H8 NE, W A C9 E, W MT N6 W,"
    "B CLT J16 S, B HT H15 S, B MT K13 SW, B LT E12 SE, B LT O14 S, B TD M14 SW, B HM L15 S, B MT E9 E,"
    "B M M12 W, B LT J11 S"
)
_WRECKS: Final = {"G10": "LT", "I6": "TD", "H8": "LT", "O12": "HT"}


def _ground(areas: Mapping[str, str]) -> Ground:
    return Ground(tuple(union(map(to_square, areas.get(terrain.name, "").split())) for terrain in TERRAINS))


def _piece(text: str) -> Piece:
    side, mark, square, heading = text.split()
    return piece(BY_CODE[mark], "WB".index(side), to_square(square), Heading[heading])


def middle_game() -> tuple[Position, Move]:
    """A made-up game with Monsters and every terrain, and the move to be made in it."""
    position = Position.make(
        16,
        map(_piece, _PIECES.split(",")),
        _ground(_GROUND),
        wrecks={to_square(square): BY_CODE[mark] for square, mark in _WRECKS.items()},
        stacks=bit(to_square("E6")),
    )
    effects = (Effect(EffectKind.SHOT, to_square("J11")),)
    return position, Move(to_square("L5"), to_square("L9"), Heading.NW, effects)


def all_pieces() -> Position:
    """Every kind in both colours in all headings, every wreck and every terrain."""
    vehicles = [kind for kind in KINDS if not kind.giant]
    giants = [kind for kind in KINDS if kind.giant]
    pieces = [
        piece(kind, side, square_at(column, 19 - 8 * side - heading), heading)
        for side in SIDES
        for column, kind in enumerate(vehicles)
        for heading in HEADINGS
    ]
    for side in SIDES:
        for index, heading in enumerate(HEADINGS):
            place = square_at(16 + 2 * (index % 3), 18 - 8 * side - 2 * (index // 3))
            pieces += [piece(kind, side, place, heading) for kind in giants]
    wrecks = {square_at(column, 2): kind for column, kind in enumerate(vehicles) if not kind.small}
    areas = {
        "high": "A1 B1",
        "low": "C1 D1",
        "water": "F1 E1",
        "hedge": "G1 H1",
        "mud": "I1 J1",
        "tree": "K1 L1",
        "mine": "M1 N1",
    }
    return Position.make(
        22,
        pieces,
        _ground(areas),
        wrecks=wrecks,
        stacks=bit(to_square("Q3")),
        bodies=[Body(to_square("P2"), Heading.N), Body(to_square("R2"), Heading.E)],
        turn=WHITE,
        falling=to_square("U15"),
    )


def pictures() -> dict[str, str]:
    """All pictures by name of file."""
    start = load_scheme("basic-16").position()
    before, last = middle_game()
    game = after(before, last)
    return {
        "basic-16.svg": draw(start),
        "basic-16-night.svg": draw(start, theme="night"),
        "middle-game.svg": draw(game, last=last),
        "middle-game-night.svg": draw(game, last=last, theme="night"),
        "middle-game-black.svg": draw(game, last=last, flipped=True, language="de"),
        "pieces.svg": draw(all_pieces(), coordinates=False),
        "pieces-contrast.svg": draw(all_pieces(), coordinates=False, theme="contrast"),
    }


def main() -> None:
    """Write them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in pictures().items():
        (FOLDER / name).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
