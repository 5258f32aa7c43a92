"""Frames with a whole text: what is read here, what is left to the library, what is written; and over real sockets."""

from __future__ import annotations

import socket
import struct
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader
from websockets.utils import apply_mask

from behemoth.server.text_frames import SHORT, short_text, text_head
from tests.server.running_server import RunningServer, serving


@pytest.fixture(scope="module", params=[False, True], ids=["plain", "direct"])
def server(request: pytest.FixtureRequest) -> Iterator[RunningServer]:
    with serving(direct=request.param) as found:
        yield found


MASK = b"\x11\x22\x33\x44"


def masked(text: bytes, first: int = 0x81) -> bytes:
    """A frame as a client sends it."""
    body = apply_mask(text, MASK)
    if len(text) < 126:
        head = struct.pack(">BB", first, 0x80 | len(text))
    elif len(text) < 1 << 16:
        head = struct.pack(">BBH", first, 0xFE, len(text))
    else:
        head = struct.pack(">BBQ", first, 0xFF, len(text))
    return head + MASK + body


@settings(deadline=None)
@given(st.integers(0, SHORT))
def test_a_short_plain_text_is_read(size: int) -> None:
    text = (b"0123456789" * (size // 10 + 1))[:size]
    assert short_text(masked(text)) == text


@pytest.mark.parametrize(
    "data",
    [
        b"",
        masked(b"x" * (SHORT + 1)),
        masked(b"abc")[:-1],
        masked(b"abc") + masked(b"d"),
        masked(b"abc", 0x01),  # the beginning of a text in pieces
        masked(b"abc", 0x80),  # its end
        masked(b"abc", 0x82),  # bytes
        masked(b"abc", 0x89),  # a ping
        masked(b"\x03\xe8", 0x88),  # a goodbye
        masked(b"abc", 0xC1),  # compressed
        b"\x81\x03abc....",  # not masked
        struct.pack(">BBQ", 0x81, 0xFF, 119) + b"\0\0\0\0" + b"x" * 119,  # its length in eight bytes, which are no mask
        masked("ä".encode()),
        masked(b"\xff\xfe"),
    ],
)
def test_everything_else_is_left_to_the_library(data: bytes) -> None:
    assert short_text(data) is None


def _as_the_library_reads_it(data: bytes, *, mask: bool) -> tuple[Frame, bool]:
    """The first frame of this, and whether there is nothing after it."""
    reader = StreamReader()
    reader.feed_data(data)
    with pytest.raises(StopIteration) as done:
        next(Frame.parse(reader.read_exact, mask=mask))
    return done.value.value, not reader.buffer


@settings(deadline=None, max_examples=500)
@given(st.sampled_from([0x81, 0x01, 0x82, 0xC1]), st.integers(0, 255), st.binary(max_size=140), st.booleans())
def test_a_text_is_read_as_the_library_would(first: int, second: int, rest: bytes, fitting: bool) -> None:
    """Whatever comes: what is taken for a text here is one frame with that text there."""
    if fitting:
        rest = (rest * 140)[: (second & 0x7F) + 4]
    data = bytes((first, second)) + rest
    text = short_text(data)
    if text is not None:
        frame, alone = _as_the_library_reads_it(data, mask=True)
        assert (frame.opcode, frame.fin, bytes(frame.data), alone) == (Opcode.TEXT, True, text, True)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 100_000])
def test_what_is_written_is_a_frame_as_the_library_reads_it(size: int) -> None:
    frame, alone = _as_the_library_reads_it(text_head(size) + b"x" * size, mask=False)
    assert (frame.opcode, frame.fin, bytes(frame.data), alone) == (Opcode.TEXT, True, b"x" * size, True)


def _raw(server: RunningServer) -> socket.socket:
    raw = socket.create_connection(("127.0.0.1", server.port), timeout=10)
    raw.sendall(
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert raw.recv(4096).startswith(b"HTTP/1.1 101")
    return raw


def _until(raw: socket.socket, wanted: bytes) -> None:
    heard = b""
    while wanted not in heard:
        more = raw.recv(65_536)
        assert more, heard[-200:]
        heard += more


def test_frames_may_come_in_pieces_and_several_at_once(server: RunningServer) -> None:
    made = server.create()
    with _raw(server) as raw:
        hello = f'{{"is":"hello","id":"h","protocol":1,"match":"{made["match"]}"}}'.encode()
        raw.sendall(masked(hello))
        _until(raw, b'"welcome"')
        raw.sendall(masked(b'{"is":"ping","id":"one"}'))
        _until(raw, b'"one"')
        raw.sendall(masked(b'{"is":"ping","id":"two"}') + masked(b'{"is":"ping","id":"three"}'))
        _until(raw, b'"three"')
        raw.sendall(masked(b'{"is":"ping",', 0x01) + masked(b'"id":"four"}', 0x80))
        _until(raw, b'"four"')
        split = masked(b'{"is":"ping","id":"five"}')
        raw.sendall(split[:7])
        raw.sendall(split[7:] + masked(b"", 0x89))
        _until(raw, b'"five"')
        raw.sendall(masked(b'{"is":"ping","id":"six"}'))
        _until(raw, b'"six"')


def test_a_whole_text_in_the_middle_of_one_in_pieces_is_a_fault(server: RunningServer) -> None:
    with _raw(server) as raw:
        raw.sendall(masked(b'{"is":"ping",', 0x01))
        raw.sendall(masked(b'{"is":"ping","id":"one"}'))
        _until(raw, struct.pack(">H", 1002))  # protocol error
