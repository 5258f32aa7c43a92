"""Maps people draw: what is wrong with one, one as a text and from a text, one as a picture.

Nothing is kept here. The browser sends the whole map each time, and each answer is made from that alone.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from behemoth.games import InvalidText
from behemoth.locale import LANGUAGES, say
from behemoth.server.forms import MapFault, MapForm, MapReport, MapText
from behemoth.server.work import Packed, packed
from behemoth.tankchess import (
    OFF,
    WHITE,
    Position,
    PositionFault,
    Scheme,
    Square,
    each,
    name_of,
    position_faults,
    position_text,
    read_draft,
    read_scheme,
    scheme_text,
    setup_faults,
)
from behemoth.tankchess.drawing import draw

#: The longest name of a scheme's file.
LONGEST_NAME: Final = 40
#: The set-up of a map with more command tanks than this is not looked at.
MOST_COMMANDERS: Final = 8
_NO_NAME: Final = "map"
_SYMMETRY: Final = "fault-symmetry-"

_ENCODE: Final = msgspec.json.Encoder().encode


class MapWork(msgspec.Struct, frozen=True):
    """A map to be judged, on its way to a worker."""

    form: MapForm
    language: str


class TextWork(msgspec.Struct, frozen=True):
    """A text to be read, on its way to a worker."""

    text: str
    language: str


class MapPictureWork(msgspec.Struct, frozen=True):
    """A map to be drawn, on its way to a worker."""

    position: str
    theme: str
    language: str
    pack: bool


def check_map(work: MapWork) -> bytes:
    """The report as JSON. Raises InvalidText if the line cannot be read. Runs in a worker."""
    position, _ = read_draft(work.form.position)
    start = is_start(position)
    scheme = scheme_of(position, work.form, work.language)
    faults = _faults(position, scheme if start and _few_commanders(position) else None, work.language)
    return _ENCODE(MapReport(map_line(position), start, tuple(faults), scheme_text(scheme) if start else ""))


def read_map(work: TextWork) -> bytes:
    """The map of a text as JSON. Raises InvalidText. Runs in a worker."""
    text = work.text.strip()
    if "\n" not in text and "_" in text:
        position, _ = read_draft(text)
        return _ENCODE(MapText(map_line(position), "", "", symmetric=False, clock=0))
    scheme = read_scheme(work.text)
    title, note = scheme.title(work.language), scheme.note(work.language)
    line = position_text(scheme.position(scheme.rules))
    return _ENCODE(MapText(line, title, note, symmetric=scheme.symmetric, clock=scheme.clock or 0))


def draw_map(work: MapPictureWork) -> Packed:
    """The map as SVG. Raises InvalidText. Runs in a worker."""
    position, _ = read_draft(work.position)
    return packed(draw(position, theme=work.theme, language=work.language).encode(), work.pack)


def map_line(position: Position) -> str:
    """The line of a map: remote mines are laid when a game begins, and are no part of it (TC12.10)."""
    return position_text(msgspec.structs.replace(position, mines=None))


def is_start(position: Position) -> bool:
    """Whether it can be a set-up: before the first move nothing has fallen, nothing is stacked, and White moves."""
    begun = position.stacks or position.bodies or position.falling != OFF or position.result is not None
    carried = position.flags is not None and any(square != OFF for square in position.flags.carriers)
    return not begun and not carried and position.turn == WHITE


def scheme_of(position: Position, form: MapForm, language: str) -> Scheme:
    """The map as a scheme of its author's; what it is called is the same in every language."""
    title = _one_line(form.title) or say("server-map-title", language)
    note = _one_line(form.note)
    return Scheme(
        name=file_name(title),
        titles=(title, *[""] * (len(LANGUAGES) - 1)),
        size=position.size,
        pieces=position.pieces,
        ground=position.ground,
        wrecks=tuple(sorted(position.wrecks.items())),
        symmetric=form.symmetric,
        clock=form.clock or None,
        notes=(note, *[""] * (len(LANGUAGES) - 1)),
        flags=() if position.flags is None or OFF in position.flags.homes else position.flags.homes,
        goal=position.rules.goal,
        remote_mines=position.rules.remote_mines,
    )


def file_name(title: str) -> str:
    """A title as the name of a file: small letters, digits and hyphens."""
    plain = unicodedata.normalize("NFKD", title.lower().replace("ß", "ss")).encode("ascii", "ignore").decode()
    return "-".join(re.findall(r"[a-z0-9]+", plain))[:LONGEST_NAME].strip("-") or _NO_NAME


def _one_line(text: str) -> str:
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def _faults(position: Position, scheme: Scheme | None, language: str) -> Iterator[MapFault]:
    """What stops play first. What a set-up lacks besides is told unless the same squares have been named already."""
    stopping = position_faults(position)
    named = {square for fault in stopping for square in each(fault.squares)}
    for fault in stopping:
        yield MapFault(_sentence(fault, language), _names(each(fault.squares)), stops=True)
    for lack in setup_faults(scheme) if scheme is not None else ():
        if not (stopping and named.issuperset(lack.squares)):
            symmetry = lack.key.startswith(_SYMMETRY)
            yield MapFault(lack.sentence(language), _names(lack.squares), stops=False, symmetry=symmetry)


def _few_commanders(position: Position) -> bool:
    """Each command tank is looked at on its own: with many of them it is enough to say that they are too many."""
    return sum(piece.kind.commander for piece in position.pieces) <= MOST_COMMANDERS


def _sentence(fault: PositionFault, language: str) -> str:
    return InvalidText(fault.key, rule=fault.rule, **fault.named()).sentence(language)


def _names(squares: Iterable[Square]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(map(name_of, squares)))
