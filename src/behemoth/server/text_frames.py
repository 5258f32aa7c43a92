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


def short_text(data: bytes) -> bytes | None:
    """The text, if this is exactly one frame of a client with a whole short text in plain ASCII."""
    if len(data) < 6 or data[0] != WHOLE_TEXT:
        return None
    size, start = data[1] & ~MASKED, 2
    if size == IN_TWO_BYTES:
        size, start = int.from_bytes(data[2:4], "big"), 4
    elif size == IN_EIGHT_BYTES:
        return None
    body = start + MASK
    if not data[1] & MASKED or size > SHORT or len(data) != body + size:
        return None
    text = bytes(apply_mask(data[body:], data[start:body]))
    return text if text.isascii() else None  # whether the rest is UTF-8 is for the library to say


@lru_cache(maxsize=1 << 12)
def text_head(size: int) -> bytes:
    """What stands before a text of so many bytes that a server sends."""
    if size < IN_TWO_BYTES:
        return _HEAD.pack(WHOLE_TEXT, size)
    if size < 1 << 16:
        return _LONGER_HEAD.pack(WHOLE_TEXT, IN_TWO_BYTES, size)
    return _LONGEST_HEAD.pack(WHOLE_TEXT, IN_EIGHT_BYTES, size)
