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

from behemoth.server.text_frames import SHORT, short_text, text_head
from tests.server.attacks import BYTES, CLOSE, OPENING, PING, TEXT, frame, web_socket
from tests.server.running_server import RunningServer, serving


@pytest.fixture(scope="module", params=[False, True], ids=["plain", "direct"])
def server(request: pytest.FixtureRequest) -> Iterator[RunningServer]:
    with serving(direct=request.param) as found:
        yield found


@settings(deadline=None)
@given(st.integers(0, SHORT))
def test_a_short_plain_text_is_read(size: int) -> None:
    text = (b"0123456789" * (size // 10 + 1))[:size]
    assert short_text(frame(TEXT, text)) == text


@pytest.mark.parametrize(
    "data",
    [
        b"",
        frame(TEXT, b"x" * (SHORT + 1)),
        frame(TEXT, b"abc")[:-1],
        frame(TEXT, b"abc") + frame(TEXT, b"d"),
        frame(OPENING, b"abc"),  # the beginning of a text in pieces
        frame(0x80, b"abc"),  # its end
        frame(BYTES, b"abc"),  # bytes
        frame(PING, b"abc"),  # a ping
        frame(CLOSE, b"\x03\xe8"),  # a goodbye
        frame(0xC1, b"abc"),  # compressed
        b"\x81\x03abc....",  # not masked
        struct.pack(">BBQ", TEXT, 0xFF, 119) + b"\0\0\0\0" + b"x" * 118,  # its length in eight bytes, which are no mask
        frame(TEXT, "ä".encode()),
        frame(TEXT, b"\xff\xfe"),
    ],
)
def test_everything_else_is_left_to_the_library(data: bytes) -> None:
    assert short_text(data) is None


def test_a_length_may_be_longer_than_it_need_be() -> None:
    data = struct.pack(">BBQ", TEXT, 0xFF, 119) + b"\0\0\0\0" + b"x" * 119
    assert short_text(data) == bytes(_as_the_library_reads_it(data, mask=True)[0].data) == b"x" * 119


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
        found, alone = _as_the_library_reads_it(data, mask=True)
        assert (found.opcode, found.fin, bytes(found.data), alone) == (Opcode.TEXT, True, text, True)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 100_000])
def test_what_is_written_is_a_frame_as_the_library_reads_it(size: int) -> None:
    found, alone = _as_the_library_reads_it(text_head(size) + b"x" * size, mask=False)
    assert (found.opcode, found.fin, bytes(found.data), alone) == (Opcode.TEXT, True, b"x" * size, True)


def _until(raw: socket.socket, wanted: bytes) -> None:
    heard = b""
    while wanted not in heard:
        more = raw.recv(65_536)
        assert more, heard[-200:]
        heard += more


def test_frames_may_come_in_pieces_and_several_at_once(server: RunningServer) -> None:
    made = server.create()
    with web_socket(server.port) as raw:
        hello = f'{{"is":"hello","id":"h","protocol":1,"match":"{made["match"]}"}}'.encode()
        raw.sendall(frame(TEXT, hello))
        _until(raw, b'"welcome"')
        raw.sendall(frame(TEXT, b'{"is":"ping","id":"one"}'))
        _until(raw, b'"one"')
        raw.sendall(frame(TEXT, b'{"is":"ping","id":"two"}') + frame(TEXT, b'{"is":"ping","id":"three"}'))
        _until(raw, b'"three"')
        raw.sendall(frame(OPENING, b'{"is":"ping",') + frame(0x80, b'"id":"four"}'))
        _until(raw, b'"four"')
        split = frame(TEXT, b'{"is":"ping","id":"five"}')
        raw.sendall(split[:7])
        raw.sendall(split[7:] + frame(PING, b""))
        _until(raw, b'"five"')
        raw.sendall(frame(TEXT, b'{"is":"ping","id":"six"}'))
        _until(raw, b'"six"')


def test_a_whole_text_in_the_middle_of_one_in_pieces_is_a_fault(server: RunningServer) -> None:
    with web_socket(server.port) as raw:
        raw.sendall(frame(OPENING, b'{"is":"ping",'))
        raw.sendall(frame(TEXT, b'{"is":"ping","id":"one"}'))
        _until(raw, struct.pack(">H", 1002))  # protocol error
