"""The ground as a field map prints it: each terrain has a pattern of its own, so that no colour is needed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import cos, pi, sin
from typing import Final

import msgspec

from behemoth.tankchess.drawing import svg
from behemoth.tankchess.drawing.outline import Border, Cell, clusters, loops
from behemoth.tankchess.drawing.palette import Palette
from behemoth.tankchess.drawing.svg import Point, Value, number
from behemoth.tankchess.tables.terrain import TERRAINS, Terrain

#: The side of a square in the drawing's own units.
CELL: Final = 40.0

#: Light falls from the upper left, in both orientations.
SHADOW: Final = (3.2, 4.2)


class Cluster:
    """Joined squares of one terrain and their outline at several distances from the grid lines."""

    def __init__(self, cells: list[Cell], name: str) -> None:
        self.cells = cells
        #: A name for its shape, unique in the drawing.
        self.name = name
        self._loops = loops(cells)

    def borders(self, inset: float) -> list[Border]:
        """The outline drawn in by this much."""
        return [Border(loop, CELL, inset) for loop in self._loops]

    def rounded(self, inset: float, radius: float) -> str:
        """The outline with rounded corners."""
        return "".join(border.rounded(radius) for border in self.borders(inset))

    def scalloped(self, inset: float, width: float) -> str:
        """The outline of bushes."""
        return "".join(border.scalloped(width) for border in self.borders(inset))


def _shape(cluster: Cluster, data: str) -> str:
    return svg.element("defs", svg.path(data, id=svg.named(cluster.name)))


def _shadow(cluster: Cluster, look: Palette, share: float = 1) -> str:
    place = svg.move(SHADOW[0] * share, SHADOW[1] * share)
    return svg.use(cluster.name, place, fill=look.shadow, opacity=0.28)


def _high(cluster: Cluster, look: Palette) -> str:
    borders = cluster.borders(2.5)
    lit = "".join(_lit(border) for border in borders)
    raised = svg.move(-1.6, -4)
    return "".join(
        (
            _shape(cluster, "".join(border.rounded(2.5) for border in borders)),
            _shadow(cluster, look, 1.4),
            svg.use(cluster.name, fill=look.block_side, stroke=look.soot, stroke_width=1.4),
            svg.use(cluster.name, svg.move(-0.8, -2), fill=look.block_side),
            svg.use(cluster.name, raised, fill=look.block_top, stroke=look.soot, stroke_width=0.9),
            svg.use(cluster.name, raised, fill=svg.fill_of("high")),
            svg.path(lit, transform=raised, fill="none", stroke=look.block_edge, stroke_width=1.8),
        )
    )


def _lit(border: Border) -> str:
    """The edges that face the light: upper and left ones."""
    data = ""
    for (x, y), (u, v), way in border.edges():
        across, down = way
        if across > 0 or down < 0:
            data += svg.line([(x + 1 + across, y + 1 + down * 3), (u + 1 - across * 3, v + 1 - down)])
    return data


def _low(cluster: Cluster, look: Palette) -> str:
    return "".join(
        (
            _shape(cluster, cluster.rounded(6.5, 3)),
            _shadow(cluster, look, 0.6),
            svg.use(cluster.name, fill=look.wall),
            svg.use(cluster.name, fill=svg.fill_of("low"), stroke=look.wall_line, stroke_width=1.6),
        )
    )


def _water(cluster: Cluster, look: Palette) -> str:
    return "".join(
        (
            _shape(cluster, cluster.rounded(1.8, 11)),
            svg.use(cluster.name, fill=look.water),
            svg.use(cluster.name, fill=svg.fill_of("water"), stroke=look.water_line, stroke_width=1.4),
            svg.path(
                cluster.rounded(4.6, 9), fill="none", stroke=look.water_line, stroke_width=0.7, stroke_opacity=0.7
            ),
        )
    )


def _mud(cluster: Cluster, look: Palette) -> str:
    edge = svg.path(
        cluster.rounded(2, 12), fill="none", stroke=look.mud_line, stroke_width=1.2, stroke_dasharray="4 2.5"
    )
    return "".join(
        (
            _shape(cluster, cluster.rounded(2, 12)),
            svg.use(cluster.name, fill=look.mud),
            svg.use(cluster.name, fill=svg.fill_of("mud")),
            edge,
        )
    )


def _hedge(cluster: Cluster, look: Palette) -> str:
    return "".join(
        (
            _shape(cluster, cluster.scalloped(4.5, 7.8)),
            _shadow(cluster, look, 0.5),
            svg.use(cluster.name, fill=look.hedge),
            svg.use(cluster.name, fill=svg.fill_of("hedge"), stroke=look.hedge_line, stroke_width=1.3),
        )
    )


#: Three firs of a square: across, down, size.
_FIRS: Final = ((3.5, -7.0, 12.5), (-8.5, 5.5, 11.0), (8.5, 9.5, 9.5))


def _tree(cluster: Cluster, look: Palette) -> str:
    parts = []
    for x, y in sorted(cluster.cells, key=lambda cell: (cell[1], cell[0])):
        mirrored = -1 if (x * 5 + y * 3) % 4 < 2 else 1
        for across, down, size in _FIRS:
            centre = (x + 0.5) * CELL + across * mirrored, (y + 0.5) * CELL + down
            shadow = svg.move(centre[0] + 2.4, centre[1] + 3.2, scale=size / 10)
            parts.append(svg.use("fir-shape", shadow, fill=look.shadow, opacity=0.3))
            parts.append(svg.use("fir", svg.move(*centre, scale=size / 10)))
    return "".join(parts)


def _mine(cluster: Cluster, look: Palette) -> str:
    """Each lies by itself: a mine is set off alone."""
    return "".join(
        svg.use("land-mine", svg.move((x + 0.5) * CELL, (y + 0.5) * CELL))
        for x, y in sorted(cluster.cells, key=lambda cell: (cell[1], cell[0]))
    )


#: Horns of a mine, and the broken earth around it.
_HORNS: Final = (
    "M0-8V-13.5M0 8V13.5M-8 0H-13.5M8 0H13.5M-5.7-5.7L-9.5-9.5M5.7 5.7L9.5 9.5M-5.7 5.7L-9.5 9.5M5.7-5.7L9.5-9.5"
)


def _land_mine(look: Palette) -> str:
    return svg.group(
        svg.circle(0, 0, 16.4, fill=look.mud, stroke=look.mud_line, stroke_width=1.2, stroke_dasharray="2.4 3"),
        svg.path(_HORNS, fill="none", stroke=look.ink, stroke_width=3, stroke_linecap="round"),
        svg.circle(0, 0, 9.2, fill=look.soot, stroke=look.ink, stroke_width=1.2),
        svg.circle(0, 0, 5.4, fill="none", stroke=look.mud, stroke_width=1.6),
        svg.circle(0, 0, 1.8, fill=look.mud),
        id=svg.named("land-mine"),
    )


def _star(points: int, outer: float, inner: float, start: float = 0) -> list[Point]:
    """The corners of a star."""
    return [
        (radius * sin(pi * index / points + start), -radius * cos(pi * index / points + start))
        for index in range(points * 2)
        for radius in ((outer, inner)[index % 2],)
    ]


def _fir(look: Palette) -> str:
    spokes = "".join(f"M0 0L{number(x)} {number(y)}" for x, y in _star(9, 8.2, 0)[::2])
    shape = svg.path(svg.ring(_star(9, 10, 6.6)), id=svg.named("fir-shape"))
    return shape + svg.group(
        svg.use("fir-shape", fill=look.tree, stroke=look.tree_line, stroke_width=1.1),
        svg.path(svg.ring(_star(9, 6, 3.6, 0.3)), fill=look.tree_light, transform="translate(-1 -1.2)"),
        svg.path(spokes, stroke=look.tree_line, stroke_width=0.7),
        id=svg.named("fir"),
        stroke_linejoin="round",
    )


def _pattern(name: str, width: float, height: float, *inside: str) -> str:
    return svg.element(
        "pattern", *inside, id=svg.named(name), width=width, height=height, patternUnits="userSpaceOnUse"
    )


def _stroke(data: str, colour: str, width: float, opacity: float = 1) -> str:
    more: dict[str, Value] = {"stroke_opacity": opacity} if opacity != 1 else {}
    return svg.path(data, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round", **more)


def _high_pattern(look: Palette) -> str:
    return _pattern("high", 8, 8, _stroke("M-1 9L9-1M-1 1L1-1M7 9L9 7", look.block_line, 0.9, 0.75))


def _low_pattern(look: Palette) -> str:
    courses = "M0 4H14M0 10.75H14M4 4V10.75M11 0V4M11 10.75V13.5"
    return _pattern("low", 14, 13.5, _stroke(courses, look.wall_line, 1.1))


def _water_pattern(look: Palette) -> str:
    waves = "M1 6q3-3 6 0t6 0M11 15q3-3 6 0t6 0M-9 15q3-3 6 0"
    return _pattern("water", 20, 18, _stroke(waves, look.water_line, 1))


def _mud_pattern(look: Palette) -> str:
    puddle = svg.element("ellipse", cx=6, cy=5.5, rx=3.6, ry=1.5, fill="none", stroke=look.mud_line, stroke_width=0.9)
    dots = "".join(
        svg.circle(x, y, radius, fill=look.mud_line)
        for x, y, radius in ((14, 3, 1), (17, 9, 0.8), (3, 12, 0.8), (11, 11, 1.1), (7, 16, 0.8), (15, 16, 1))
    )
    return _pattern("mud", 20, 20, puddle, dots)


def _hedge_pattern(look: Palette) -> str:
    curls = "M2 6q2.5-4 5 0M10 4q2-3.5 4 0M6.5 12.5q2.5-4 5 0M-1 13q1.5-3 3 0M15 11.5q1.5-3 3 0"
    return _pattern("hedge", 16, 14, _stroke(curls, look.hedge_line, 1.1))


class Surface(msgspec.Struct, frozen=True):
    """How one terrain is drawn: what it needs defined once, and a cluster of it."""

    define: Callable[[Palette], str]
    draw: Callable[[Cluster, Palette], str]
    #: The grid is printed over it.
    flat: bool = False


def _plain(terrain: Terrain) -> Surface:
    """A terrain that has no drawing of its own: an area covered with its letter."""

    def define(look: Palette) -> str:
        letter = svg.words(7, 11, terrain.letter, fill=look.wall_line, font_size=11, text_anchor="middle")
        return _pattern(terrain.name, 14, 14, letter)

    def draw(cluster: Cluster, look: Palette) -> str:
        return "".join(
            (
                _shape(cluster, cluster.rounded(3, 4)),
                svg.use(cluster.name, fill=look.wall),
                svg.use(cluster.name, fill=svg.fill_of(terrain.name), stroke=look.wall_line, stroke_width=1.4),
            )
        )

    return Surface(define, draw, flat=not terrain.blocks)


_DRAWN: Final = {
    "water": Surface(_water_pattern, _water, flat=True),
    "mud": Surface(_mud_pattern, _mud, flat=True),
    "hedge": Surface(_hedge_pattern, _hedge),
    "low": Surface(_low_pattern, _low),
    "high": Surface(_high_pattern, _high),
    "tree": Surface(_fir, _tree),
    "mine": Surface(_land_mine, _mine),
}
#: By name of the terrain, in the order in which they are laid down.
SURFACES: Final = _DRAWN | {row.name: _plain(row) for row in TERRAINS if row.name not in _DRAWN}


def define_ground(areas: Mapping[str, list[Cell]], look: Palette) -> str:
    """The patterns of the terrains that occur."""
    return "".join(surface.define(look) for name, surface in SURFACES.items() if areas.get(name))


def draw_ground(
    areas: Mapping[str, list[Cell]], look: Palette, say: Callable[[str, list[Cell]], str], *, flat: bool
) -> str:
    """The terrain under the grid or that above it, each joined group as one shape with its words."""
    parts = []
    for name, surface in SURFACES.items():
        if surface.flat is not flat:
            continue
        for index, cells in enumerate(clusters(areas.get(name, []))):
            drawn = surface.draw(Cluster(cells, f"{name}-{index}"), look)
            parts.append(svg.group(svg.title(say(name, cells)), drawn, data_ground=name))
    return "".join(parts)
