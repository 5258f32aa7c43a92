"""Messages as bytes: read strictly, written once for everybody who may see the same."""

from __future__ import annotations

from typing import Final

import msgspec

from behemoth.table.messages import Incoming, Outgoing
from behemoth.table.refusal import Refusal

#: The longest message a client may send, in bytes.
LONGEST: Final = 4_096

_READER: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)
_WRITER: Final = msgspec.json.Encoder()


def read_message(data: bytes | str) -> Incoming:
    """What a client says. Raises Refusal for what is no message of the protocol."""
    if len(data) > LONGEST:
        raise Refusal("too-long", "refusal-too-long", most=LONGEST)
    try:
        return _READER.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:  # ValidationError is a DecodeError
        raise Refusal("unreadable", "refusal-unreadable", fault=str(error)) from None
    except RecursionError:
        raise Refusal("unreadable", "refusal-too-deep") from None


def write_message(message: Outgoing) -> bytes:
    """The bytes to send."""
    return _WRITER.encode(message)
