"""Writing SVG: numbers, elements and paths as text. Nothing here knows the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias
from xml.sax.saxutils import escape, quoteattr

Value: TypeAlias = str | int | float
Point: TypeAlias = tuple[float, float]

#: Stands for the prefix of all ids until the whole drawing is known and can be named after its contents.
PREFIX: Final = "\x00"


def number(value: float) -> str:
    """At most two decimals and no needless signs, so that equal drawings are equal texts."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def element(name: str, *inside: str, **attributes: Value) -> str:
    """``<name …>…</name>``; in names of attributes ``_`` is written ``-`` (and a trailing one is dropped)."""
    written = "".join(f" {_attribute(key)}={_quoted(value)}" for key, value in attributes.items())
    content = "".join(inside)
    return f"<{name}{written}>{content}</{name}>" if content else f"<{name}{written}/>"


def _attribute(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def _quoted(value: Value) -> str:
    return quoteattr(value if isinstance(value, str) else number(value))


def group(*inside: str, **attributes: Value) -> str:
    """``<g>``."""
    return element("g", *inside, **attributes)


def plain(text: str) -> str:
    """Words that may hold signs SVG uses itself."""
    return escape(text)


def title(text: str) -> str:
    """The words for what the enclosing element shows."""
    return element("title", escape(text))


def path(data: str, **attributes: Value) -> str:
    """``<path>``."""
    return element("path", d=data, **attributes)


def circle(x: float, y: float, radius: float, **attributes: Value) -> str:
    """``<circle>``."""
    return element("circle", cx=x, cy=y, r=radius, **attributes)


def box(x: float, y: float, width: float, height: float, rounded: float = 0, **attributes: Value) -> str:
    """``<rect>``."""
    corners: dict[str, Value] = {"rx": rounded} if rounded else {}
    return element("rect", x=x, y=y, width=width, height=height, **corners, **attributes)


def words(x: float, y: float, text: str, **attributes: Value) -> str:
    """``<text>``."""
    return element("text", escape(text), x=x, y=y, **attributes)


def use(name: str, transform: str = "", **attributes: Value) -> str:
    """An earlier definition once more."""
    placed: dict[str, Value] = {"transform": transform} if transform else {}
    return element("use", href=f"#{PREFIX}{name}", **placed, **attributes)


def named(name: str) -> str:
    """The full id of a definition."""
    return PREFIX + name


def fill_of(name: str) -> str:
    """A pattern as a colour."""
    return f"url(#{PREFIX}{name})"


def turned(angle: float) -> str:
    """A transform: turned clockwise."""
    return f"rotate({number(angle)})"


def move(x: float, y: float, turn: float = 0, scale: float = 1) -> str:
    """A transform: to a place, turned, scaled."""
    text = f"translate({number(x)} {number(y)})"
    if turn:
        text += f"rotate({number(turn)})"
    return text + (f"scale({number(scale)})" if scale != 1 else "")


def line(points: Iterable[Point], closed: bool = False) -> str:
    """Path data through points."""
    data = "L".join(f"{number(x)} {number(y)}" for x, y in points)
    return f"M{data}Z" if closed else f"M{data}"


def ring(points: Iterable[Point]) -> str:
    """Path data of a closed polygon."""
    return line(points, closed=True)
