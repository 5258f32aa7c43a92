"""The few SVG pieces everything is made of."""

from __future__ import annotations

from html import escape
from typing import Final

from behemoth.monstercombat.drawing.palette import INK

FONT: Final = "'Trebuchet MS', 'Segoe UI', 'DejaVu Sans', system-ui, sans-serif"


def document(width: float, height: float, body: str, title: str) -> str:
    """A whole picture with a title for screen readers."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
        f'height="{height:g}" role="img" aria-label="{escape(title)}" font-family="{escape(FONT)}">'
        f"<title>{escape(title)}</title>{body}</svg>"
    )


def path(data: str, fill: str, stroke: str = INK, width: float = 3, extra: str = "") -> str:
    """A filled outline."""
    return (
        f'<path d="{data}" fill="{fill}" stroke="{stroke}" stroke-width="{width:g}" '
        f'stroke-linejoin="round" stroke-linecap="round"{extra and " " + extra}/>'
    )


def line(data: str, stroke: str = INK, width: float = 3) -> str:
    """An open line."""
    return path(data, "none", stroke, width)


def circle(x: float, y: float, r: float, fill: str, stroke: str = INK, width: float = 3) -> str:
    """A disc."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}" stroke="{stroke}" stroke-width="{width:g}"/>'


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, stroke: str = INK, width: float = 3) -> str:
    """An oval."""
    return (
        f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{ry:g}" fill="{fill}" stroke="{stroke}" '
        f'stroke-width="{width:g}"/>'
    )


def box(x: float, y: float, w: float, h: float, r: float, fill: str, stroke: str = "none", width: float = 0) -> str:
    """A rectangle with round corners."""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{r:g}" fill="{fill}" stroke="{stroke}" '
        f'stroke-width="{width:g}"/>'
    )


def at(x: float, y: float, body: str, scale: float = 1, turn: float = 0, extra: str = "") -> str:
    """Put a piece somewhere, turned and scaled."""
    moves = (
        f"translate({x:g} {y:g})"
        + (f" rotate({turn:g})" if turn else "")
        + (f" scale({scale:g})" if scale != 1 else "")
    )
    return f'<g transform="{moves}"{extra and " " + extra}>{body}</g>'


def words(
    x: float, y: float, text: str, size: float, fill: str = INK, anchor: str = "middle", weight: int = 400
) -> str:
    """A line of text."""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}" text-anchor="{anchor}" '
        f'font-weight="{weight}">{escape(text)}</text>'
    )


def wrap(text: str, width: int) -> list[str]:
    """Text in lines of about this many letters."""
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    return lines
