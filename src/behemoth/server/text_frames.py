"""A whole text in one frame (RFC 6455, section 5.2): nearly all that is ever said at a table.

Such a frame is read and written here, which takes a fraction of the time of reading any frame there may be. All others
are left to the websockets library.
"""

from __future__ import annotations

from functools import lru_cache
from struct import Struct
from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library has no compiled part
    from websockets.utils import apply_mask

#: The longest text that is read here.
SHORT: Final = 4_096

#: The first byte of a frame with a whole text; the bit that says masked; lengths that mean "see further on".
WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
IN_TWO_BYTES: Final = 126
IN_EIGHT_BYTES: Final = 127
#: The bytes of a mask.
MASK: Final = 4

_HEAD: Final = Struct(">BB")
_LONGER_HEAD: Final = Struct(">BBH")
_LONGEST_HEAD: Final = Struct(">BBQ")


def head_of(data: bytes, place: int = 0) -> tuple[int, int] | None:
    """How long the head of the frame is that begins there, its mask included, and how long what follows; None if the
    head is not complete."""
    if place + 2 > len(data):
        return None
    size, head = data[place + 1] & ~MASKED, 2
    if size >= IN_TWO_BYTES:
        head = 4 if size == IN_TWO_BYTES else 10
        if place + head > len(data):
            return None
        size = int.from_bytes(data[place + 2 : place + head], "big")
    return head + (MASK if data[place + 1] & MASKED else 0), size


def whole_text(data: bytes) -> tuple[int, int] | None:
    """The head and the length of the text (``head_of``), if this is exactly one frame of a client with a whole text."""
    if len(data) < 6 or data[0] != WHOLE_TEXT or not data[1] & MASKED:
        return None
    found = head_of(data)
    return found if found is not None and sum(found) == len(data) else None


def short_text(data: bytes) -> bytes | None:
    """The text, if this is exactly one frame of a client with a whole short text in plain ASCII."""
    found = whole_text(data)
    if found is None or found[1] > SHORT:
        return None
    head, _ = found
    text = bytes(apply_mask(data[head:], data[head - MASK : head]))
    return text if text.isascii() else None  # whether the rest is UTF-8 is for the library to say


@lru_cache(maxsize=1 << 12)
def text_head(size: int) -> bytes:
    """What stands before a text of so many bytes that a server sends."""
    if size < IN_TWO_BYTES:
        return _HEAD.pack(WHOLE_TEXT, size)
    if size < 1 << 16:
        return _LONGER_HEAD.pack(WHOLE_TEXT, IN_TWO_BYTES, size)
    return _LONGEST_HEAD.pack(WHOLE_TEXT, IN_EIGHT_BYTES, size)
