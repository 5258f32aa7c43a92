"""Draw the two pictures of docs/architecture.md: the rooms, and the way of one move. `make pictures` runs it as well.

The rooms and their order come from the import-linter contract in pyproject.toml, so the picture shows what is checked.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Callable, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / "docs" / "pictures"

WIDTH: Final = 900
_MARGIN: Final = 24
_INK, _SOFT, _PAPER, _LINE = "#1f2933", "#52606d", "#ffffff", "#9aa5b1"
_FILLS: Final = {"room": "#e3eef9", "rules": "#fdf1d8", "outside": "#eef1f4"}

#: What each room is for, in a few words.
ROOMS: Final[Mapping[str, str]] = {
    "server": "HTTP and WebSocket",
    "terminal": "the command line",
    "client": "a table elsewhere, from Python",
    "lab": "simulations and tournaments",
    "maps": "maps made by chance",
    "lessons": "tasks judged by the rules",
    "puzzles": "one move wins or saves",
    "table": "a match: seats, views, clocks, store",
    "bots": "who can sit down besides people",
    "engine": "the way to the C++ engine",
    "tankchess": "the rules of Tank Chess",
    "monstercombat": "the rules of Monster Combat",
    "games": "what a game is: contract, records",
    "locale": "every sentence, in every language",
}
#: What lies outside the package: the room it belongs to, and what it is.
OUTSIDE: Final[Mapping[str, tuple[str, str]]] = {
    "server": ("web/", "the app in the browser"),
    "engine": ("engine/", "both games in C++"),
}


class Station(NamedTuple):
    """A place on the way of a move: where, what happens, and what is checked there."""

    where: str
    what: str
    check: str


STATIONS: Final = (
    Station("browser", "sends act: seat, turn, id and the move as text", "draws only moves the table has listed"),
    Station("socket", "server/socket.py reads the frame", "origin, size, rate, strict JSON of a known type"),
    Station("match runner", "table/match_runner.py: one command at a time", "the token holds the seat"),
    Station("handle", "table/handling.py: match and command to entries", "turn is the newest, clock runs, repeated id"),
    Station("rules", "State.read and State.play: next state and events", "legal, or which rule forbids it"),
    Station("store", "entries are appended and written to disk", "expected version, one writer, then ack"),
    Station("views", "table/views.py: State.view and Event.seen_by", "whitelist: what each viewer may know"),
    Station("browser", "gets update: plays the events, draws the view", "its version is newer than the last one"),
)


def layers() -> list[list[str]]:
    """The rooms as the contract has them, highest first."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        contracts = tomllib.load(file)["tool"]["importlinter"]["contracts"]
    (rooms,) = (contract for contract in contracts if contract["id"] == "rooms")
    rows = [[room.strip() for room in layer.split("|")] for layer in rooms["layers"]]
    return [sorted(row, key=lambda room: room in OUTSIDE) for row in rows]  # beside what belongs to it


# --- parts of a picture ------------------------------------------------------------------------------


def _svg(height: int, title: str, parts: Sequence[str]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'role="img" aria-label="{escape(title)}" font-family="system-ui, sans-serif">'
    )
    background = f'<rect width="{WIDTH}" height="{height}" rx="10" fill="{_PAPER}"/>'
    return "\n".join([head, f"<title>{escape(title)}</title>", background, *parts, "</svg>"]) + "\n"


def _box(x: float, y: float, width: float, height: float, fill: str) -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="6" '
        f'fill="{_FILLS[fill]}" stroke="{_LINE}"/>'
    )


def _text(x: float, y: float, text: str, *, size: int = 14, bold: bool = False, middle: bool = True) -> str:
    weight = ' font-weight="600"' if bold else ""
    anchor = ' text-anchor="middle"' if middle else ""
    colour = _INK if bold or not middle else _SOFT
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{colour}"{weight}{anchor}>{escape(text)}</text>'


def _arrow(x: float, top: float, bottom: float) -> str:
    return f'<path d="M{x:g} {top:g}V{bottom:g}m-5 -7l5 7l5 -7" fill="none" stroke="{_SOFT}" stroke-width="1.5"/>'


# --- the pictures ------------------------------------------------------------------------------------


def draw_rooms() -> str:
    """One row a layer; a room may use whatever stands below it."""
    height, gap, side = 56, 20, 190
    parts: list[str] = []
    y = _MARGIN
    rows = layers()
    for number, row in enumerate(rows):
        inner = WIDTH - 2 * _MARGIN - side - gap
        width = (inner - gap * (len(row) - 1)) / len(row)
        for place, room in enumerate(row):
            x = _MARGIN + place * (width + gap)
            parts.append(_box(x, y, width, height, "rules" if room in ("tankchess", "monstercombat") else "room"))
            parts.append(_text(x + width / 2, y + 24, room, size=16, bold=True))
            parts.append(_text(x + width / 2, y + 43, ROOMS[room], size=13))
            if room in OUTSIDE:
                name, what = OUTSIDE[room]
                at = WIDTH - _MARGIN - side
                middle = f"M{at - gap:g} {y + height / 2:g}h{gap:g}"
                parts.append(f'<path d="{middle}" stroke="{_SOFT}" stroke-width="1.5"/>')
                parts.append(_box(at, y, side, height, "outside"))
                parts.append(_text(at + side / 2, y + 24, name, size=16, bold=True))
                parts.append(_text(at + side / 2, y + 43, what, size=13))
        if number + 1 < len(rows):
            parts.append(_arrow(_MARGIN + inner / 2, y + height + 2, y + height + gap - 2))
        y += height + gap
    legend = "A room may use the rooms below it, through their doors. Rooms side by side do not know each other."
    parts.append(_text(WIDTH / 2, y + 4, legend, size=13))
    return _svg(y + 24, "The rooms of Behemoth, each above those it may use", parts)


def draw_move() -> str:
    """The stations from top to bottom: where, what happens, what is checked."""
    height, gap, place = 50, 16, 160
    parts = [_text(_MARGIN + place + 20, 30, "what happens", size=13, middle=False)]
    second = _MARGIN + place + 20 + 345
    parts.append(_text(second, 30, "what is checked", size=13, middle=False))
    y = 42
    for number, station in enumerate(STATIONS):
        fill = "outside" if station.where == "browser" else "rules" if station.where == "rules" else "room"
        parts.append(_box(_MARGIN, y, place, height, fill))
        parts.append(_text(_MARGIN + place / 2, y + 30, f"{number + 1} {station.where}", size=16, bold=True))
        parts.append(_text(_MARGIN + place + 20, y + 30, station.what, size=13, middle=False))
        parts.append(_text(second, y + 30, station.check, size=13, middle=False))
        if number + 1 < len(STATIONS):
            parts.append(_arrow(_MARGIN + place / 2, y + height + 1, y + height + gap - 1))
        y += height + gap
    return _svg(y + 4, "The way of one move from a browser through the rooms and back", parts)


PICTURES: Final[Mapping[str, Callable[[], str]]] = {"rooms.svg": draw_rooms, "one-move.svg": draw_move}


def main(words: Sequence[str]) -> int:
    """Write both pictures."""
    if words:
        print("Usage: python scripts/architecture_pictures.py", file=sys.stderr)
        return 2
    for name, draw in PICTURES.items():
        (FOLDER / name).write_text(draw(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
