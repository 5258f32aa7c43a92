"""A game as one moving picture: drawings one after the other in a single SVG file, which any browser shows.

A frame is drawn in parts, back to front. A part that stays as it is from one frame to the next is written once and
shown all the while, so a long game is a small file. Whoever does not want motion, and a program that shows none, sees
the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

#: How long what moved is on its way, in seconds.
GLIDE: Final = 0.45
#: How many times as long the last frame stays.
AT_THE_END: Final = 3


class Part(msgspec.Struct, frozen=True):
    """A piece of a drawing, as SVG. Parts of a higher layer lie above. ``glide`` is where it comes from when it
    appears, as seen from its place."""

    layer: int
    svg: str
    glide: tuple[float, float] | None = None


Frame = Sequence[Part]


class _Shown(msgspec.Struct):
    """When a part is to be seen: from which frame to before which, as often as it comes back."""

    part: Part
    spans: list[tuple[int, int]]


def moving_parts(frames: Sequence[Frame], seconds: float) -> str:
    """All frames as the inside of an ``<svg>``, each shown for so many seconds, from the beginning again at the end."""
    film = _Film(len(frames), seconds)
    return film.style() + "".join(film.draw(shown) for shown in _shown(frames)) + film.rules()


def _shown(frames: Sequence[Frame]) -> list[_Shown]:
    """Every part once, from back to front."""
    found: dict[tuple[int, str], _Shown] = {}
    for number, frame in enumerate(frames):
        for part in frame:
            shown = found.setdefault((part.layer, part.svg), _Shown(part, []))
            if shown.spans and shown.spans[-1][1] == number:
                shown.spans[-1] = (shown.spans[-1][0], number + 1)
            elif not shown.spans or shown.spans[-1][1] < number:
                shown.spans.append((number, number + 1))
    return sorted(found.values(), key=lambda shown: shown.part.layer)


class _Film:
    """Parts with their times as rules of a style sheet. Equal times are one rule."""

    def __init__(self, frames: int, seconds: float) -> None:
        self._frames = frames
        self._whole = seconds * (frames - 1 + AT_THE_END)
        self._seconds = seconds
        self._rules: dict[str, str] = {}

    def style(self) -> str:
        """What holds for all parts."""
        return (
            "<style>.part{visibility:hidden}.part.end{visibility:visible}"
            "@media (prefers-reduced-motion:no-preference){"
            f".part{{animation:{self._whole:g}s step-end infinite}}.glide{{animation:{self._whole:g}s linear infinite}}"
            "}</style>"
        )

    def draw(self, shown: _Shown) -> str:
        """A part that comes and goes."""
        part, spans = shown.part, shown.spans
        if spans == [(0, self._frames)]:
            return part.svg
        end = " end" if spans[-1][1] == self._frames else ""
        inside = part.svg
        if part.glide is not None and len(spans) == 1 and spans[0][0]:
            inside = f'<g class="glide" style="animation-name:{self._glide(spans[0][0], *part.glide)}">{inside}</g>'
        return f'<g class="part{end}" style="animation-name:{self._visible(spans)}">{inside}</g>'

    def rules(self) -> str:
        """The rules that the parts have named."""
        return f"<style>{''.join(f'@keyframes {name}{{{rule}}}' for rule, name in self._rules.items())}</style>"

    def _visible(self, spans: Sequence[tuple[int, int]]) -> str:
        """Seen in these frames and not in others."""
        turns = ["0%{visibility:hidden}"] if spans[0][0] else []
        for first, last in spans:
            turns.append(f"{self._at(first)}{{visibility:visible}}")
            if last < self._frames:
                turns.append(f"{self._at(last)}{{visibility:hidden}}")
        return self._name("".join(turns))

    def _glide(self, frame: int, x: float, y: float) -> str:
        """From somewhere else to its own place, at the beginning of a frame."""
        away = f"{{transform:translate({x:g}px,{y:g}px)}}"
        arrived = self._at(frame, min(GLIDE, self._seconds / 2))
        return self._name(f"0%,{self._at(frame)}{away}{arrived},100%{{transform:none}}")

    def _at(self, frame: int, later: float = 0) -> str:
        return f"{(frame * self._seconds + later) / self._whole * 100:.3f}".rstrip("0").rstrip(".") + "%"

    def _name(self, rule: str) -> str:
        return self._rules.setdefault(rule, f"k{len(self._rules)}")
