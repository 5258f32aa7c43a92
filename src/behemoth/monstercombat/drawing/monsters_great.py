"""Monsters 6 to 10, each in a square from -100 to 100: from the dinosaur to the final boss."""

from __future__ import annotations

from behemoth.monstercombat.drawing.monsters_small import mirrored
from behemoth.monstercombat.drawing.palette import AMBER, INK, VERMILION, WHITE
from behemoth.monstercombat.drawing.shapes import at, circle, line, path


def _teeth(points: str) -> str:
    return path(points, WHITE, width=2.5)


def dinosaur() -> str:
    """6: all jaw."""
    return (
        path("M-96 92C-98 40-84-6-52-34C-40 10-44 60-30 92Z", "#4e7a52", width=4)
        + path("M-92 30L-104 14L-84 8L-94-12L-72-14L-76-34L-54-34L-52-56L-34-46Z", VERMILION, width=4)
        + path(
            "M-58-34C-40-66-4-72 22-58C56-58 88-44 96-24C98-10 90-4 78-4L-8 6C-40 10-66-4-58-34Z", "#66976a", width=4
        )
        + path("M-40 2C-34 40-6 62 34 60C56 60 80 52 84 40C52 44 8 32-8 4Z", "#66976a", width=4)
        + path("M-10 5L78-4C70 14 66 26 68 41C44 42 10 32-10 5Z", "#5c1a22", width=3)
        + _teeth("M4 3L11 19L18 2ZM24 1L31 18L38 0ZM44-1L51 15L58-2ZM64-3L70 11L77-4Z")
        + _teeth("M14 25L20 12L27 32ZM34 36L40 21L47 39ZM54 41L59 27L66 41Z")
        + path("M-20-40C-10-52 10-50 16-38C6-30-12-30-20-40Z", "#ffd166", width=3.5)
        + line("M0-46L-2-33", INK, 6)
        + line("M-28-50C-10-62 12-58 24-46", INK, 7)
        + circle(82, -26, 4, INK, width=0)
    )


def ogre() -> str:
    """7: a skull like an anvil, two tusks, one bad temper."""
    return (
        path("M-96 96C-94 52-64 36-34 40L34 40C64 36 94 52 96 96Z", "#7a5b3c", width=4)
        + mirrored(path("M54-22C76-34 86-16 78 2C72 14 60 12 56 4Z", "#c58f5c", width=4))
        + path("M-58-4C-64-62-36-86 0-86C36-86 64-62 58-4C66 44 40 76 0 76C-40 76-66 44-58-4Z", "#d6a26c", width=4)
        + path("M-40-66C-30-90-10-96 0-112C6-96 30-92 40-66C20-80-20-80-40-66Z", INK, width=3)
        + path("M-54-18C-34-40-10-26 0-22C10-26 34-40 54-18C40-14 20-8 0-8C-20-8-40-14-54-18Z", "#b07c48", width=4)
        + mirrored(
            path("M10-8C18-16 34-16 40-8C34 2 18 2 10-8Z", "#ffef9f", width=3) + circle(24, -7, 5, VERMILION, width=2)
        )
        + path("M-16 2C-22 18-18 28 0 28C18 28 22 18 16 2Z", "#c58f5c", width=4)
        + mirrored(circle(7, 20, 3.5, INK, width=0))
        + path("M-42 42C-20 32 20 32 42 42C36 62-36 62-42 42Z", "#4a1820", width=4)
        + mirrored(path("M22 52C20 36 26 22 36 12C40 28 40 42 36 52Z", WHITE, width=3.5))
        + line("M-36-50L-12-36M-30-60L-22-38", "#8d5f35", 4)
    )


def _head(x: float, y: float, turn: float, size: float) -> str:
    skull = "M-30 8C-34-20-14-34 8-32C30-32 50-22 56-8L18-2L54 6C48 22 24 30 4 26C-14 26-28 20-30 8Z"
    return at(
        x,
        y,
        path("M-26-16L-48-34L-22-30L-30-54L-4-32Z", VERMILION, width=4)
        + path(skull, "#3f8a86", width=4)
        + _teeth("M22-3L26 7L31-4ZM36-6L40 3L45-7ZM26 0L30-8L34 2Z")
        + path("M-4-18C4-26 16-24 20-16C12-10 0-10-4-18Z", "#ffd166", width=3)
        + line("M7-22L8-13", INK, 4)
        + line("M54-1L70-6L78-14M70-6L80-2", VERMILION, 4),
        size,
        turn,
    )


def hydra() -> str:
    """8: three heads, and they do not agree."""
    necks = ("M-20 96C-30 50-84 44-72-6", "M0 96C-10 40 20 6-2-44", "M20 96C34 50 86 52 70 2")
    coils = "".join(line(neck, INK, 40) + line(neck, "#4f9c97", 32) + line(neck, "#7cc0ba", 7) for neck in necks)
    body = path("M-84 98C-70 62-30 54 0 60C30 54 70 62 84 98Z", "#3f8a86", width=4)
    left = f'<g transform="scale(-1 1)">{_head(66, -10, -4, 0.82)}</g>'
    return coils + body + left + _head(64, -4, 6, 0.82) + _head(-8, -58, -14, 1.0)


def stone_giant() -> str:
    """9: a hill that woke up."""
    rock, light, dark = "#7c7f86", "#a3a6ad", "#565961"
    return (
        path("M-98 98L-104 22L-70-14L-34 6L34 6L70-14L104 22L98 98Z", dark, width=4)
        + path("M-104 22L-70-14L-46 26L-70 64ZM104 22L70-14L46 26L70 64Z", rock, width=4)
        + path("M-44 98L-34 20L34 20L44 98Z", light, width=4)
        + path("M-56-20L-48-80L-14-104L30-98L56-62L54-6L30 32L-30 34Z", rock, width=4)
        + path("M-48-80L-14-104L30-98L8-66L-30-62Z", light, width=3)
        + path("M-50-38L-8-28L8-28L50-40L46-22L10-14L-10-14L-46-20Z", dark, width=4)
        + mirrored(path("M14-24L40-30L36-14L18-12Z", AMBER, width=3))
        + path("M-8-10L8-10L12 8L-12 8Z", light, width=3)
        + path("M-34 14L34 12L26 26L14 20L4 28L-6 20L-16 28L-28 24Z", "#26282d", width=3.5)
        + line("M30-98L22-78L34-64M-56-20L-42-26M-20 52L-4 70L-10 90M64 30L76 46", INK, 3.5)
        + path("M-22-106L-34-120L-18-116L-12-128L-4-112L8-118L4-102Z", "#5f8a4a", width=3)
    )


def final_boss() -> str:
    """10: horns, crown, fire, and nothing behind it."""
    flame = "M60 96C100 70 84 40 104 14C108 46 122 60 110 98Z"
    horn = "M34-58C56-62 84-76 88-116C106-84 100-40 62-24Z"
    return (
        mirrored(
            path(flame, VERMILION, width=4) + path("M76 96C98 80 92 62 104 48C106 68 112 80 104 98Z", AMBER, width=2.5)
        )
        + path("M-100 100C-90 52-50 40 0 44C50 40 90 52 100 100Z", "#2b1b33", width=4)
        + mirrored(path(horn, "#e3d3b0", width=4) + line("M52-56L60-32M70-66L80-44M84-84L97-72", INK, 3))
        + path(
            "M-60-30C-66-80-30-96 0-96C30-96 66-80 60-30C62 8 46 34 38 72L0 92L-38 72C-46 34-62 8-60-30Z",
            "#5b1f3c",
            width=4,
        )
        + path("M0-96L12-70L0-44L-12-70Z", AMBER, width=3.5)
        + path("M-34-86L-30-118L-14-98L0-126L14-98L30-118L34-86C14-92-14-92-34-86Z", AMBER, width=4)
        + mirrored(
            path("M8-22L52-48C56-26 40-8 20-8Z", "#fff2a8", width=4) + path("M28-33L36-14L27-12Z", VERMILION, width=2)
        )
        + mirrored(path("M4 0L12 10L4 14Z", INK, width=2))
        + path("M-42 22C-20 30 20 30 42 22L34 62L0 78L-34 62Z", "#22070f", width=4)
        + _teeth("M-40 23L-34 46L-26 27ZM-24 28L-18 44L-11 29ZM-9 29L0 50L9 29ZM11 29L18 44L24 28ZM26 27L34 46L40 23Z")
        + _teeth("M-30 61L-26 47L-18 66ZM-14 69L-9 55L-3 74ZM3 74L9 55L14 69ZM18 66L26 47L30 61Z")
        + line("M-52 0C-44 6-40 14-42 22M52 0C44 6 40 14 42 22M-30 84L-44 100M30 84L44 100", INK, 4)
    )
