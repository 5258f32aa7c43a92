"""Colours. Meaning is always doubled by shape: amber is mine or active, vermilion is danger, teal is safe."""

from __future__ import annotations

from typing import Final

INK: Final = "#22262c"
PAPER: Final = "#f7f1e3"
PAPER_EDGE: Final = "#d9cdb2"
WHITE: Final = "#fffdf7"
SHADOW: Final = "#000000"

FELT: Final = "#1c3a35"
FELT_LIGHT: Final = "#2a5249"
WOOD: Final = "#5a3a24"
WOOD_DARK: Final = "#3c2616"
WOOD_LIGHT: Final = "#7a5233"

AMBER: Final = "#f2a93b"
VERMILION: Final = "#d8432b"
TEAL: Final = "#1f8a83"
VIOLET: Final = "#6d4bb3"
STEEL: Final = "#5d7288"
STEEL_LIGHT: Final = "#b9c6d2"
NIGHT: Final = "#2c3566"
GREY: Final = "#8b8f94"
