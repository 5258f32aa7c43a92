"""Write the artwork of the web board anew: `python scripts/web_artwork.py`. The same program writes the same bytes.

The figures are those of the drawings, painted with CSS variables instead of colours: a coat is chosen by a class, a
theme by the page. The ground of a small board is written as well, for the test that holds the web's ground to it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import msgspec

from behemoth.tankchess.board.squares import to_square, union
from behemoth.tankchess.drawing import figures, svg
from behemoth.tankchess.drawing.badges import draw_badge
from behemoth.tankchess.drawing.flags import CARRIED_AT, CARRIED_SIZE, draw_flag, draw_stand
from behemoth.tankchess.drawing.frame import draw_contours
from behemoth.tankchess.drawing.ground import CELL, SURFACES, define_ground, draw_ground
from behemoth.tankchess.drawing.mines import draw_crater, draw_remote
from behemoth.tankchess.drawing.monster import (
    draw_body,
    draw_body_silhouette,
    draw_monster,
    draw_monster_silhouette,
)
from behemoth.tankchess.drawing.outline import Cell
from behemoth.tankchess.drawing.palette import THEMES, Coat, Palette
from behemoth.tankchess.drawing.plan import Plan
from behemoth.tankchess.drawing.vehicles import draw_silhouette, draw_vehicle, draw_wreck, shape_of
from behemoth.tankchess.tables.kinds import KINDS, Kind

ROOT: Final = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from scripts.web_text import long_text, table  # noqa: E402

FOLDER: Final = ROOT / "web" / "src" / "tank"

#: All ids on the page start with this, and all variables with it after two dashes.
PREFIX: Final = "tc-"

#: The page's theme for each theme of the drawings; the first is what a page without a theme gets.
PAGE_THEMES: Final = {"day": ":root", "night": ":root[data-theme='dark']", "contrast": ":root[data-theme='contrast']"}

#: A made-up ground that the web's ground is held against.
SAMPLE_SIZE: Final = 9
SAMPLE: Final = {
    "high": "A1 B1 C1 A2 C2 A3 B3 C3 D4 I9",
    "low": "E1 F1 F2",
    "water": "H1 I1 I2 G3",
    "hedge": "A5 A6 B6",
    "mud": "E5 E6 F6",
    "tree": "G8 H8 B9",
    "mine": "I5 I6 G6",
}

#: A vehicle that looks like nothing in particular.
_PLAIN: Final = "MT"

_COATS: Final = ("white", "black", "wreck")
_NOTE: Final = "Written by scripts/web_artwork.py; do not edit."


def _variable(name: str) -> str:
    return f"var(--{PREFIX}{name.replace('_', '-')})"


def _coat(before: str = "") -> Coat:
    """A coat whose colours are chosen where a figure is used, under names that begin like this."""
    return Coat(**{field: _variable(before + field) for field in Coat.__struct_fields__})


def web_palette() -> Palette:
    """A palette whose colours are chosen by the page."""
    plain = {field: _variable(f"map-{field}") for field in Palette.__struct_fields__ if field not in _COATS}
    coat = _coat()
    return Palette(**plain, white=coat, black=coat, wreck=coat)


def side_palette() -> Palette:
    """The same for a drawing that stands by itself: both sides and wrecks have colours of their own."""
    return msgspec.structs.replace(web_palette(), **{side: _coat(f"{side}-") for side in _COATS})


def _css_row(name: str, colour: str) -> str:
    return f"  --{PREFIX}{name.replace('_', '-')}: {colour};"


def css_theme(look: Palette) -> Iterator[str]:
    """Its colours as variables."""
    for field, value in msgspec.structs.asdict(look).items():
        if isinstance(value, Coat):
            for part, colour in msgspec.structs.asdict(value).items():
                yield _css_row(f"{field}-{part}", colour)
        else:
            yield _css_row(f"map-{field}", value)


def write_css() -> str:
    """The themes as variables, and the classes that put a coat on a figure."""
    lines = [f"/* {_NOTE} */", ""]
    for theme, selector in PAGE_THEMES.items():
        lines += [f"{selector} {{", *css_theme(THEMES[theme]), "}", ""]
    for coat in _COATS:
        lines.append(f".{PREFIX}coat-{coat} {{")
        lines += [_css_row(part, _variable(f"{coat}-{part}")) for part in Coat.__struct_fields__]
        lines += ["}", ""]
    return "\n".join(lines)


def _word(kind: Kind) -> str:
    return kind.code.lower()


def _define(name: str, drawn: str) -> str:
    return svg.group(drawn, id=svg.named(name))


def _live(kind: Kind, look: Palette) -> str:
    if kind.giant:
        return _define(f"shape-{_word(kind)}", draw_monster_silhouette()) + _define(
            f"live-{_word(kind)}", draw_monster(look.white, look.eye)
        )
    badge = draw_badge(kind, look.white.badge)
    return "".join(
        (
            _define(f"shape-{_word(kind)}", draw_silhouette(kind)),
            _define(f"live-{_word(kind)}", draw_vehicle(kind, look.white)),
            _define(f"badge-{_word(kind)}", badge),
        )
    )


def _wreck(kind: Kind, look: Palette) -> str:
    badge = svg.group(svg.use(f"badge-{_word(kind)}"), transform=svg.move(2, shape_of(kind).badge, 0, 0.8))
    return _define(f"wreck-{_word(kind)}", draw_wreck(kind, look.wreck, look.soot) + badge)


def figures_of_kinds() -> dict[str, str]:
    """The figures of each kind, by its letters: alive, and as a wreck."""
    look = web_palette()
    drawn = {kind.code: _live(kind, look) + ("" if kind.giant else _wreck(kind, look)) for kind in KINDS}
    return {code: figure.replace(svg.PREFIX, PREFIX) for code, figure in drawn.items()}


def definitions() -> str:
    """What every board needs besides the figures of its kinds: patterns, soot, a fallen Monster, flags, mines."""
    look = web_palette()
    everywhere = {name: [(0, 0)] for name in SURFACES}
    parts = [svg.path(figures._SCORCH, id=svg.named("scorch"), fill_opacity=0.2)]
    parts.append(_define("body", draw_body(look.wreck)) + _define("shape-body", draw_body_silhouette()))
    parts.append(_define("flag", draw_flag(look.white)) + _define("stand", draw_stand(look.white)))
    parts.append(_define("remote-mine", draw_remote(look)) + _define("crater", draw_crater(look)))
    parts.append(define_ground(everywhere, look))
    return "".join(parts).replace(svg.PREFIX, PREFIX)


def contours() -> str:
    """The contour lines of a board of 16; other sizes stretch them."""
    drawn = draw_contours(Plan(16), web_palette())
    return drawn.split(' d="', 1)[1].split('"', 1)[0]


def write_module() -> str:
    """What the board needs to place the figures."""
    places = {kind.code: [shape_of(kind).badge, shape_of(kind).scale] for kind in KINDS if not kind.giant}
    giant = next(kind.code for kind in KINDS if kind.giant)
    rows = (
        f"// {_NOTE}\n",
        "/** The side of a square in the drawing's own units. */",
        f"export const CELL = {svg.number(CELL)};\n",
        "/** Kinds with a drawing of their own. */",
        f"export const DRAWN: readonly string[] = {json.dumps([kind.code for kind in KINDS])};\n",
        "/** Whose drawing is lent to a kind without one. */",
        f"export const PLAIN = {{ vehicle: {json.dumps(_PLAIN)}, giant: {json.dumps(giant)} }} as const;\n",
        "/** Where the symbol of a vehicle goes behind its middle, and its size. */",
        f"export const BADGES: Readonly<Record<string, readonly [number, number]>> = {table(places)};\n",
        "/** Which way wrecks lie. */",
        f"export const TIPPED: readonly number[] = {json.dumps(figures._TIPPED)};\n",
        "/** How far a Monster and the wreck it stands on are moved apart. */",
        f"export const ASIDE = {figures._ASIDE};\n",
        "/** Where a carried flag stands, from the middle of its square, and its size. */",
        f"export const CARRIED = {{ x: {CARRIED_AT[0]:g}, y: {CARRIED_AT[1]:g}, size: {CARRIED_SIZE:g} }} as const;\n",
        "/** Contour lines of a board of 16 squares; they mean nothing in play. */",
        f"export const CONTOURS =\n  {long_text(contours())};\n",
        "/** The figures of each kind, as SVG. */",
        f"export const FIGURES: Readonly<Record<string, string>> = {{\n{_figure_rows()}\n}};\n",
        "/** Patterns, and what belongs to no kind, as SVG. */",
        f"export const DEFINITIONS =\n  {long_text(definitions())};\n",
    )
    return "\n".join(rows)


def _figure_rows() -> str:
    return "\n".join(f"  {json.dumps(code)}:\n  {long_text(figure)}," for code, figure in figures_of_kinds().items())


def write_samples() -> str:
    """The ground of a made-up board with every terrain, holes and corners that touch, both ways round."""
    areas = {name: union(map(to_square, squares.split())) for name, squares in SAMPLE.items()}
    samples = []
    for flipped in (False, True):
        plan = Plan(SAMPLE_SIZE, flipped)
        cells = {name: plan.cells(area) for name, area in areas.items()}
        layers = [_sample_layer(cells, flat=flat) for flat in (True, False)]
        samples.append({"flipped": flipped, "layers": layers})
    terrain = {name: squares.split() for name, squares in SAMPLE.items()}
    return json.dumps({"size": SAMPLE_SIZE, "terrain": terrain, "samples": samples}, indent=1) + "\n"


def _sample_layer(cells: Mapping[str, list[Cell]], *, flat: bool) -> str:
    drawn = draw_ground(cells, web_palette(), lambda _name, _cells: "", flat=flat)
    return drawn.replace(svg.PREFIX, PREFIX).replace("<title/>", "")


#: What is written where.
FILES: Final = {
    "artwork.css": write_css,
    "artwork.ts": write_module,
    "ground.samples.json": write_samples,
}


def main() -> None:
    """Write all files."""
    for name, write in FILES.items():
        (FOLDER / name).write_text(write(), encoding="utf-8")
        print(f"web/src/tank/{name}")


if __name__ == "__main__":
    main()
