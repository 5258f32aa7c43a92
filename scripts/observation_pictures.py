"""Draw the pictures of docs/observations.md and docs/research.md: every plane and number by an example, and the curve
of the training example from the file its run wrote. `make pictures` runs it as well."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from html import escape
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import numpy as np

ROOT: Final = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from behemoth.lab.environments import CardGame, card_numbers, card_observation, tank_numbers, tank_observation  # noqa: E402
from behemoth.lab.environments.tank_numbers import Decision, Other, Plane  # noqa: E402
from behemoth.monstercombat import Options, action_text  # noqa: E402
from behemoth.tankchess import TankState  # noqa: E402
from scripts.pictures import middle_game  # noqa: E402

FOLDER: Final = ROOT / "docs" / "pictures"
CURVE: Final = ROOT / "examples" / "training" / "curve.json"
_INK, _SOFT, _PAPER, _LINE, _FULL = "#1f2933", "#52606d", "#ffffff", "#cbd2d9", "#8a4b32"
_FONT: Final = "Inter, 'DejaVu Sans', Arial, sans-serif"


def text(x: float, y: float, words: str, size: int = 12, fill: str = _INK, **more: str) -> str:
    """A piece of text."""
    extra = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in more.items())
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{fill}"{extra}>{escape(words)}</text>'


def box(x: float, y: float, width: float, height: float, fill: str, stroke: str = "none") -> str:
    """A rectangle."""
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="{fill}" stroke="{stroke}"/>'


def picture(width: int, height: int, title: str, parts: Sequence[str]) -> str:
    """A whole drawing."""
    body = "\n".join((f"<title>{escape(title)}</title>", box(0, 0, width, height, _PAPER), *parts))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'role="img" font-family="{_FONT}">\n{body}\n</svg>\n'
    )


# --- Tank Chess: every plane ---------------------------------------------------------------------------

_CELL, _GAP, _COLUMNS = 6, 30, 8


def tank_planes() -> str:
    """All planes of one moment, seen by White, which has chosen a piece and where it ends."""
    position, move = middle_game()
    state = TankState(position)
    decision = Decision.of(state, 0)
    for answer in decision.answers_to(move)[:2]:
        decision.answer(answer)
    planes = tank_observation.observe_state(state, 0, decision)
    size = position.size
    side = size * _CELL
    rows = -(-len(planes) // _COLUMNS)
    width, height = 20 + _COLUMNS * (side + _GAP), 60 + rows * (side + 44)
    parts = [text(20, 32, "Tank Chess: the planes of one observation, White to say with which heading it ends", 20)]
    for number, plane in enumerate(planes):
        x = 20 + number % _COLUMNS * (side + _GAP)
        y = 56 + number // _COLUMNS * (side + 44)
        parts += _plane(plane, x, y, f"{number}", tank_observation.PLANES[number])
    return picture(width, height, "The planes of an observation of Tank Chess", parts)


def _plane(plane: Any, x: float, y: float, number: str, name: str) -> list[str]:
    """One plane with its number and its name; one that is the same everywhere shows that number."""
    size = len(plane)
    side = size * _CELL
    parts = [box(x, y, side, side, "#f5f7fa", _LINE)]
    if plane.min() == plane.max():
        parts.append(text(x + side / 2, y + side / 2 + 8, str(plane.min()), 22, _SOFT, text_anchor="middle"))
    else:
        for row, column in zip(*np.nonzero(plane), strict=True):
            parts.append(box(x + column * _CELL, y + (size - 1 - row) * _CELL, _CELL, _CELL, _FULL))
            if plane[row, column] > 1:
                parts.append(text(x + column * _CELL, y + (size - 1 - row) * _CELL, str(plane[row, column]), 11))
    words = name.split()
    half = next((n for n in range(len(words), 0, -1) if len(" ".join(words[:n])) <= 20), 1)
    parts.append(text(x, y + side + 13, f"{number} {' '.join(words[:half])}", 10))
    parts.append(text(x + 14, y + side + 26, " ".join(words[half:]), 10))
    return parts


# --- Tank Chess: the numbers ---------------------------------------------------------------------------

_ANSWERS: Final[Mapping[str, str]] = {
    "PIECE": "which piece moves",
    "END": "where it ends",
    "FIRE": "fires at, flames or duels",
    "THROW": "throws the tank to",
    "DETONATE": "detonates the mine on",
    "LAY": "lays a remote mine on",
}


def tank_answers() -> str:
    """The numbers of a board of 16 × 16: six planes, then the answers that are no square."""
    size, parts = 16, [text(20, 32, "Tank Chess: the numbers of a board of 16 × 16", 20)]
    side = size * _CELL
    for plane in Plane:
        x, first = 20 + plane * (side + 44), plane * size * size
        parts.append(box(x, 56, side, side, "#f5f7fa", _LINE))
        parts.append(text(x + 3, 56 + side - 4, str(first), 11, _SOFT))
        parts.append(text(x + side - 3, 68, str(first + size * size - 1), 11, _SOFT, text_anchor="end"))
        parts.append(text(x, 56 + side + 15, f"{plane.value} {plane.name.lower()}", 12, font_weight="700"))
        parts.append(text(x, 56 + side + 31, _ANSWERS[plane.name], 11, _SOFT))
    first, y = len(Plane) * size * size, 56 + side + 66
    for place, (low, words) in enumerate(_others(first)):
        parts.append(text(20 + place % 4 * 205, y + place // 4 * 22, low, 12, font_weight="700"))
        parts.append(text(105 + place % 4 * 205, y + place // 4 * 22, words, 12))
    return picture(20 + len(Plane) * (side + 44), int(y + 50), "The numbers of Tank Chess", parts)


def _others(first: int) -> list[tuple[str, str]]:
    last = first + tank_numbers.OTHERS - 1
    return [
        (f"{first + Other.HEADING}–{first + 7}", "heading, 0 ahead"),
        (f"{first + Other.NO_HEADING}", "no heading"),
        (f"{first + Other.OFF}", "off the board"),
        (f"{first + Other.HOLD}", "strikes nothing"),
        (f"{first + Other.NO_TAIL}", "without the tail"),
        (f"{first + Other.TAIL}", "with the tail"),
        (f"{first + Other.WAY}–{last}", "the way, by rank"),
    ]


# --- Monster Combat ------------------------------------------------------------------------------------


def card_row() -> str:
    """All numbers of one observation, part by part, with the values of an example."""
    game, rng = CardGame(Options(), 4, Random(3)), Random(4)
    while game.state.turn.phase != "shield" or len(game.state.hands[game.state.asked()]) < 4:
        game.choose(rng.choice(np.flatnonzero(game.mask()).tolist()))
    seat = game.to_act()
    assert seat is not None
    row = game.observe(seat)
    parts = [text(20, 32, "Monster Combat: the numbers of one observation, asked for a shield", 20)]
    place = 0
    for line, field in enumerate(card_observation.FIELDS):
        y = 56 + line * 24
        parts.append(text(90, y + 13, f"{place}–{place + field.numbers - 1}", 11, _SOFT, text_anchor="end"))
        for cell in range(field.numbers):
            value = float(row[place + cell])
            parts.append(box(100 + cell * 26, y, 24, 17, _shade(value), _LINE))
            if value:
                parts.append(text(112 + cell * 26, y + 12, f"{value:.2g}", 9, text_anchor="middle"))
        parts.append(text(480, y + 13, field.name, 12))
        place += field.numbers
    return picture(900, 70 + 24 * len(card_observation.FIELDS), "An observation of Monster Combat", parts)


def _shade(value: float) -> str:
    level = 255 - int(110 * min(1.0, abs(value)))
    return f"rgb(255,{level},{level - 20 if value else level})"


def card_answers() -> str:
    """All numbers of decisions with what they mean for seat 0 of 7."""
    parts = [text(20, 32, "Monster Combat: the numbers, seen from seat 1 of 7", 20)]
    for number in range(card_numbers.NUMBERS):
        words = action_text(card_numbers.action_of(number, 0, 7))
        x, y = 20 + number // 12 * 215, 60 + number % 12 * 22
        parts.append(text(x + 22, y, str(number), 12, _SOFT, text_anchor="end"))
        parts.append(text(x + 30, y, words, 12))
    return picture(900, 340, "The numbers of Monster Combat", parts)


# --- the curve -----------------------------------------------------------------------------------------

_COLOURS: Final = {"random": "#2f6f4f", "greedy": "#8a4b32"}


def learning_curve() -> str:
    """How often the policy won while it learned."""
    run = msgspec.json.decode(CURVE.read_bytes())
    curve, seats = run["curve"], run["plan"]["seats"]
    most = max(point["decisions"] for point in curve)

    def at(decisions: float, share: float) -> tuple[float, float]:
        return 70 + 640 * decisions / most, 330 - 270 * share / 0.8

    title = f"Monster Combat, {seats} seats: learned in {most:,} decisions, {run['seconds']} s of processor time"
    parts = [text(20, 30, title, 16)]
    for share in (0, 0.2, 0.4, 0.6, 0.8):
        y = at(0, share)[1]
        parts += [box(70, y, 640, 1, _LINE), text(62, y + 4, f"{share:.0%}", 12, _SOFT, text_anchor="end")]
    even = at(0, 1 / seats)[1]
    parts.append(f'<path d="M70 {even:.1f}H710" stroke="{_SOFT}" stroke-dasharray="4 4"/>')
    parts.append(text(76, even - 5, "an even share", 11, _SOFT))
    for name, colour in _COLOURS.items():
        points = [at(point["decisions"], point["shares"][name]) for point in curve]
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        last = curve[-1]["shares"][name]
        parts.append(text(716, points[-1][1] - 6, f"against {name}: {last:.1%}", 12, colour))
    for part in range(5):
        parts.append(text(70 + 160 * part, 350, f"{most * part // 4:,}", 11, _SOFT, text_anchor="middle"))
    parts.append(text(390, 370, "decisions", 12, _SOFT, text_anchor="middle"))
    return picture(880, 385, title, parts)


PICTURES: Final[Mapping[str, Callable[[], str]]] = {
    "observation-tank-chess.svg": tank_planes,
    "numbers-tank-chess.svg": tank_answers,
    "observation-monster-combat.svg": card_row,
    "numbers-monster-combat.svg": card_answers,
    "learning-curve.svg": learning_curve,
}


def main() -> None:
    """Write them all."""
    for name, drawn in PICTURES.items():
        (FOLDER / name).write_text(drawn(), encoding="utf-8")


if __name__ == "__main__":
    main()
