"""Monsters 1 to 5, each in a square from -100 to 100: from a slime to a swamp toad."""

from __future__ import annotations

from behemoth.monstercombat.drawing.palette import AMBER, INK, VERMILION, WHITE
from behemoth.monstercombat.drawing.shapes import at, circle, ellipse, line, path


def mirrored(body: str) -> str:
    """A piece and its mirror image."""
    return body + f'<g transform="scale(-1 1)">{body}</g>'


def eye(x: float, y: float, r: float, look: float = 0, iris: str = WHITE) -> str:
    """An eye with its pupil."""
    return circle(x, y, r, iris, width=3) + circle(x + look, y + r * 0.15, r * 0.42, INK, width=0)


def slime() -> str:
    """1: hardly more than a puddle."""
    drop = "M-62 50C-72 18-44 4-30-20C-20-38-8-46 4-46C18-46 22-30 34-14C50 6 70 22 62 50C40 60-40 60-62 50Z"
    return (
        ellipse(0, 54, 70, 10, "#9cc7b4", width=0)
        + path(drop, "#67b58d", width=4)
        + line("M-22-8C-16-24-8-32 2-34", WHITE, 5)
        + eye(-14, 12, 11, 2)
        + eye(18, 10, 11, -2)
        + line("M-8 33C-2 39 8 39 14 32", INK, 4)
        + circle(44, 34, 5, "#8fd0ae", width=2)
    )


def bat() -> str:
    """2: wings, ears, two small fangs."""
    wing = "M14-4C30-44 62-56 96-46C88-34 86-22 90-4C78-8 70-4 66 10C56 0 46 2 40 18C32 8 22 8 16 18Z"
    return (
        mirrored(path(wing, "#6a5a86", width=4) + line("M30-14C48-34 68-42 96-46M34 0C50-16 66-22 90-4", INK, 2.5))
        + mirrored(path("M6-26L24-58L28-18Z", "#4f4169", width=4))
        + ellipse(0, 4, 28, 34, "#7d6b9b", width=4)
        + mirrored(eye(11, -6, 9, -1, "#ffe08a"))
        + path("M-14 16C-6 24 6 24 14 16L9 18L6 28L3 20L-3 20L-6 28L-9 18Z", WHITE, width=3)
    )


def goblin() -> str:
    """3: long ears, long nose, a nasty grin."""
    ear = "M30-14C54-36 76-40 98-34C84-14 64 6 36 14Z"
    return (
        mirrored(path(ear, "#7ba23f", width=4) + line("M44-6C58-20 70-26 84-28", INK, 2.5))
        + path("M-44-16C-44-54 44-54 44-16C46 20 30 58 0 62C-30 58-46 20-44-16Z", "#8fb84b", width=4)
        + path("M-40-30C-24-62 24-62 40-30C20-42-20-42-40-30Z", "#5a4632", width=4)
        + mirrored(
            path("M6-14C14-24 28-24 36-16C30-4 14-4 6-14Z", "#ffe08a", width=3) + circle(20, -13, 4.5, INK, width=0)
        )
        + mirrored(line("M4-24L38-30", INK, 5))
        + path("M-8-6C-10 8-14 20-8 24C0 30 14 26 12 18C8 8 8 2 8-6Z", "#7ba23f", width=4)
        + path("M-28 34C-10 42 12 42 30 30C24 52-18 58-28 34Z", INK, width=3)
        + path("M-20 37L-14 48L-8 40ZM16 37L22 46L25 34Z", WHITE, width=0)
    )


def spider() -> str:
    """4: eight legs and as many eyes."""
    legs = (
        "M26-6C50-40 70-46 92-30L98-6",
        "M30 4C58-12 78-10 94 14L96 34",
        "M28 16C54 14 72 26 82 48L80 68",
        "M20 26C38 34 48 48 52 66L46 84",
    )
    eyes = ((9, -10, 9), (24, -18, 6), (7, -28, 5.5), (18, -34, 4.5))
    return (
        mirrored("".join(line(leg, INK, 10) + line(leg, "#4b3b46", 5) for leg in legs))
        + ellipse(0, -46, 44, 36, "#5d4757", width=4)
        + path("M0-76L10-60L0-46L-10-60ZM0-46L7-34L0-24L-7-34Z", VERMILION, width=3)
        + ellipse(0, 0, 36, 34, "#735a6c", width=4)
        + mirrored(
            "".join(circle(x, y, r, AMBER, width=2.5) + circle(x, y + 1, r * 0.4, INK, width=0) for x, y, r in eyes)
        )
        + mirrored(path("M6 22C20 22 24 34 14 52C14 40 8 36 4 34Z", WHITE, width=3.5))
    )


def swamp_toad() -> str:
    """5: a mouth as wide as the pond."""
    body = "M-86 40C-92-4-58-36 0-36C58-36 92-4 86 40C80 70-80 70-86 40Z"
    warts = ((-62, 4, 7), (-46, -12, 5), (60, 2, 8), (44, -14, 5), (74, 20, 5), (-74, 22, 5))
    return (
        mirrored(path("M54 46C84 40 100 56 94 72L50 72Z", "#5f7a3a", width=4))
        + path(body, "#7b9348", width=4)
        + "".join(circle(x, y, r, "#97ad5e", width=2.5) for x, y, r in warts)
        + mirrored(
            circle(42, -40, 25, "#7b9348", width=4)
            + eye(42, -42, 17, 0, "#ffd166")
            + line("M24-56C34-66 52-66 62-54", INK, 6)
        )
        + path("M-74 18C-40 4 40 4 74 18C66 58-66 58-74 18Z", "#3a2230", width=4)
        + path("M-20 44C-10 22 18 22 24 42C26 58 38 66 34 76C20 82 4 70 2 56C-6 58-16 56-20 44Z", VERMILION, width=3.5)
        + path("M-62 16L-56 30L-50 13ZM50 13L56 30L62 16Z", WHITE, width=2.5)
        + mirrored(circle(10, -6, 3, INK, width=0))
    )


__all__ = ["at", "bat", "eye", "goblin", "mirrored", "slime", "spider", "swamp_toad"]
