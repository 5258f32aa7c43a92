"""The colours of a drawing, one row a theme. Whatever a colour says is said by a shape or a pattern as well."""

from __future__ import annotations

from typing import Final

import msgspec


class Coat(msgspec.Struct, frozen=True):
    """How one side's figures are painted."""

    hull: str
    #: The engine deck at the rear: the darkest part of the hull, opposite the bright nose.
    deck: str
    nose: str
    track: str
    tread: str
    turret: str
    outline: str
    #: The symbol on the turret.
    badge: str
    #: A rim that keeps the figure apart from the ground under it.
    halo: str


class Palette(msgspec.Struct, frozen=True):
    """One theme."""

    #: The margin and the board.
    paper: str
    board: str
    ink: str
    #: The thin grid, and what is printed small.
    grid: str
    #: Contour lines, as faint as can be: they are decoration.
    contour: str
    shadow: str
    block_top: str
    block_side: str
    block_edge: str
    block_line: str
    wall: str
    wall_line: str
    water: str
    water_line: str
    mud: str
    mud_line: str
    hedge: str
    hedge_line: str
    tree: str
    tree_line: str
    tree_light: str
    #: The rim of signs drawn over everything.
    halo: str
    soot: str
    eye: str
    #: What colours mean: mine or selected, can go there, danger, last move.
    mine: str
    go: str
    danger: str
    last: str
    white: Coat
    black: Coat
    wreck: Coat

    @property
    def coats(self) -> tuple[Coat, Coat]:
        """By side."""
        return self.white, self.black


THEMES: Final = {
    "day": Palette(
        paper="#efe6d0",
        board="#f8f2e3",
        ink="#2d2923",
        grid="#d3c6a8",
        contour="#efe6cd",
        shadow="#4a3b20",
        block_top="#b09e7e",
        block_side="#6d5d44",
        block_edge="#d8cbae",
        block_line="#8f7e60",
        wall="#d9cdb3",
        wall_line="#6f6450",
        water="#bcd6de",
        water_line="#3f7488",
        mud="#dcc39c",
        mud_line="#83643a",
        hedge="#b9c890",
        hedge_line="#52692c",
        tree="#6f8f56",
        tree_line="#2f4a25",
        tree_light="#93af74",
        halo="#f8f2e3",
        soot="#3a332b",
        eye="#ffd24a",
        mine="#b26a00",
        go="#00776b",
        danger="#cf3616",
        last="#6d3cc0",
        white=Coat("#e3d3a6", "#b5a06c", "#ffffff", "#8d7d57", "#554a2e", "#fdf6e0", "#2f2818", "#2a2316", "#f8f2e3"),
        black=Coat("#474d57", "#2a2e35", "#e9edf2", "#1d2025", "#565c66", "#343941", "#121417", "#f6f1e2", "#f8f2e3"),
        wreck=Coat("#a8a298", "#7d776d", "#d5d0c6", "#7a746a", "#544f47", "#c2bdb3", "#38332c", "#2a2620", "#f8f2e3"),
    ),
    "night": Palette(
        paper="#17202b",
        board="#202c3a",
        ink="#e3e9f0",
        grid="#34455a",
        contour="#273546",
        shadow="#070b10",
        block_top="#66788e",
        block_side="#3a4859",
        block_edge="#93a5ba",
        block_line="#54667c",
        wall="#46566a",
        wall_line="#a9b7c7",
        water="#1c4a63",
        water_line="#7cbbd6",
        mud="#4a4034",
        mud_line="#c0a67c",
        hedge="#34503c",
        hedge_line="#9cc48c",
        tree="#3a6a51",
        tree_line="#0c1a14",
        tree_light="#6aa380",
        halo="#0f1620",
        soot="#0a0d11",
        eye="#ffd24a",
        mine="#ffb43b",
        go="#37d0bd",
        danger="#ff7350",
        last="#bb94ff",
        white=Coat("#e0d2a8", "#a8976a", "#ffffff", "#85784f", "#433a24", "#fbf4de", "#1c1810", "#221d14", "#0f1620"),
        black=Coat("#343b45", "#171b21", "#eef2f7", "#14171c", "#505a68", "#20252c", "#07090c", "#f6f1e2", "#93a2b5"),
        wreck=Coat("#868c94", "#5d636b", "#c9cdd2", "#5a6068", "#3a3f46", "#aab0b7", "#10141a", "#0d0f12", "#0f1620"),
    ),
    "contrast": Palette(
        paper="#ffffff",
        board="#ffffff",
        ink="#000000",
        grid="#b4b4b4",
        contour="#f4f4f4",
        shadow="#000000",
        block_top="#8a8a8a",
        block_side="#1e1e1e",
        block_edge="#e6e6e6",
        block_line="#505050",
        wall="#ffffff",
        wall_line="#000000",
        water="#d5e9f5",
        water_line="#00486e",
        mud="#f1e3cc",
        mud_line="#4c3000",
        hedge="#dfeecb",
        hedge_line="#1f4300",
        tree="#3f7a2c",
        tree_line="#0b2400",
        tree_light="#a5d48f",
        halo="#ffffff",
        soot="#000000",
        eye="#ffe100",
        mine="#8f4f00",
        go="#00594f",
        danger="#b01e00",
        last="#5314b3",
        white=Coat("#ffffff", "#bdbdbd", "#ffffff", "#8a8a8a", "#505050", "#ffffff", "#000000", "#000000", "#ffffff"),
        black=Coat("#383838", "#000000", "#ffffff", "#000000", "#8a8a8a", "#000000", "#000000", "#ffffff", "#ffffff"),
        wreck=Coat("#b0b0b0", "#7c7c7c", "#989898", "#6a6a6a", "#303030", "#989898", "#303030", "#000000", "#ffffff"),
    ),
}
