"""Text that any terminal can show: no sign it would obey, and something readable where it lacks a letter."""

from __future__ import annotations

import codecs
import io
from typing import Final, TextIO

#: Written instead of what an encoding cannot show.
_INSTEAD: Final = {
    "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss",
    "×": "x", "–": "-", "—": "-", "…": "...", "·": ".", "„": '"', "“": '"', "”": '"', "‚": "'", "‘": "'", "’": "'",
}  # fmt: skip

_HANDLER: Final = "behemoth-plain"
_UNREADABLE: Final = "\N{REPLACEMENT CHARACTER}"


def _plainer(fault: UnicodeError) -> tuple[str, int]:
    assert isinstance(fault, UnicodeEncodeError)
    missing = fault.object[fault.start : fault.end]
    return "".join(_INSTEAD.get(sign, "?") for sign in missing), fault.end


codecs.register_error(_HANDLER, _plainer)


def soften(stream: TextIO) -> None:
    """Let a stream write something readable instead of failing where its encoding ends."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors=_HANDLER)


def forgive(stream: TextIO) -> None:
    """Let a stream read bytes that are no text without failing."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="replace")


def can_show(stream: TextIO, signs: str) -> bool:
    """Whether the encoding of a stream has these signs."""
    try:
        signs.encode(getattr(stream, "encoding", None) or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def clean(text: str) -> str:
    """Somebody's text without control signs; line ends stay."""
    return "".join(sign if sign.isprintable() or sign == "\n" else _UNREADABLE for sign in text)
