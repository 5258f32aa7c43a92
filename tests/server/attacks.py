"""What somebody with bad intentions sends: silent sockets, endless headers, half bodies, floods of frames.

Small functions over plain sockets, for tests at any intensity. All of them survive being thrown out; they say how far
they got. Several addresses are several addresses of the loopback network (127.0.0.1, 127.0.0.2, ...).
"""

from __future__ import annotations

import resource
import select
import socket
import struct
import time
from collections.abc import Iterable
from contextlib import suppress
from itertools import islice
from typing import Final, NamedTuple

HERE: Final = "127.0.0.1"
TEXT, BYTES, CLOSE, PING, PONG = 0x81, 0x82, 0x88, 0x89, 0x8A
#: A text that is not over yet, and a further piece of one.
OPENING, FURTHER = 0x01, 0x00
_MASK: Final = b"\x11\x22\x33\x44"
_CHUNK: Final = 1 << 16


class Sent(NamedTuple):
    """How far an attack got."""

    #: Bytes that could be sent before the door was shut.
    bytes: int
    #: The status of the answer; 0 if there was none.
    status: int
    #: Whether the server ended the connection.
    shut: bool


def addresses(count: int) -> list[str]:
    """So many addresses of this machine."""
    return [f"127.0.{number >> 8}.{number & 255}" for number in range(1, count + 1)]


def plenty_of_handles() -> None:
    """An attacker is not stopped by its own limit of open files."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def connected(port: int, source: str = HERE, *, timeout: float = 10) -> socket.socket:
    """A connection from one of our addresses."""
    return socket.create_connection((HERE, port), timeout=timeout, source_address=(source, 0))


def silent(port: int, count: int, sources: Iterable[str] = (HERE,)) -> list[socket.socket]:
    """Connections that never say a word, the addresses taking turns; fewer if we are refused."""
    turns = list(sources)
    found = []
    for number in range(count):
        with suppress(OSError):
            found.append(connected(port, turns[number % len(turns)]))
    return found


def half_heads(port: int, count: int, sources: Iterable[str] = (HERE,)) -> list[socket.socket]:
    """Connections that begin a request and never finish its head."""
    return _saying(silent(port, count, sources), b"GET / HTTP/1.1\r\nHost: " + HERE.encode() + b"\r\nX-Slow: ")


def half_bodies(port: int, count: int, sources: Iterable[str] = (HERE,), *, size: int = 1_000) -> list[socket.socket]:
    """Connections that promise a body of this size and send one byte of it."""
    return _saying(silent(port, count, sources), head(port, "POST", "/api/mine", size=size) + b"{")


def _saying(sockets: list[socket.socket], words: bytes) -> list[socket.socket]:
    for one in sockets:
        with suppress(OSError):
            one.sendall(words)
    return sockets


def head(port: int, method: str, path: str, *, size: int | None = None, more: str = "") -> bytes:
    """The head of a request as a program would send it."""
    length = "" if size is None else f"Content-Type: application/json\r\nContent-Length: {size}\r\n"
    return f"{method} {path} HTTP/1.1\r\nHost: {HERE}:{port}\r\n{length}{more}\r\n".encode()


def many_headers(port: int, count: int, source: str = HERE) -> Sent:
    """A request with so many small headers."""
    start = b"GET /healthz HTTP/1.1\r\nHost: " + HERE.encode() + b"\r\n"
    lines = (b"".join(b"X-%d: y\r\n" % number for number in range(some, some + 1000)) for some in range(0, count, 1000))
    return push(connected(port, source), [start, *lines, b"\r\n"])


def long_header(port: int, size: int, source: str = HERE) -> Sent:
    """A request with one header of this size."""
    start = b"GET /healthz HTTP/1.1\r\nHost: " + HERE.encode() + b"\r\nX-Long: "
    return push(connected(port, source), [start, *_filler(size), b"\r\n\r\n"])


def long_address(port: int, size: int, source: str = HERE) -> Sent:
    """A request for an address of this size."""
    rest = b" HTTP/1.1\r\nHost: " + HERE.encode() + b"\r\n\r\n"
    return push(connected(port, source), [b"GET /", *_filler(size), rest])


def long_body(port: int, size: int, *, chunked: bool = False, path: str = "/api/mine", source: str = HERE) -> Sent:
    """A request with a body of this size."""
    if not chunked:
        return push(connected(port, source), [head(port, "POST", path, size=size), *_filler(size)])
    more = "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n"
    pieces = (b"%x\r\n" % len(piece) + piece + b"\r\n" for piece in _filler(size))
    return push(connected(port, source), [head(port, "POST", path, more=more), *pieces, b"0\r\n\r\n"])


def _filler(size: int) -> Iterable[bytes]:
    whole = b"x" * _CHUNK
    for start in range(0, size, _CHUNK):
        yield whole[: min(_CHUNK, size - start)]


def push(connection: socket.socket, pieces: Iterable[bytes], *, patience: float = 20) -> Sent:
    """Send it all, or as much as is taken, and read the answer; the connection is closed afterwards."""
    sent = 0
    connection.settimeout(patience)
    # Some systems take megabytes off our hands that nobody has read.
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _CHUNK)
    with connection:
        try:
            for piece in pieces:
                connection.sendall(piece)
                sent += len(piece)
                if _can(connection, select.POLLIN):
                    break  # an answer, or the end: nobody listens any more
        except OSError:
            pass
        return Sent(sent, *_answer(connection))


def _answer(connection: socket.socket) -> tuple[int, bool]:
    heard = b""
    try:
        while more := connection.recv(_CHUNK):
            heard = (heard + more)[:64]
    except TimeoutError:
        return _status(heard), False
    except OSError:
        pass
    return _status(heard), True


def _status(heard: bytes) -> int:
    return int(heard[9:12]) if heard.startswith(b"HTTP/1.1 ") else 0


def _can(connection: socket.socket, what: int, within: float = 0) -> int:
    """What can be done now. (``select.select`` knows the first thousand connections only.)"""
    poll = select.poll()
    poll.register(connection, what)
    return next((able for _, able in poll.poll(within * 1000)), 0)


def drip(connection: socket.socket, drop: bytes, *, every: float, times: int) -> bool:
    """Send a little again and again; whether we were thrown out."""
    try:
        for _ in range(times):
            connection.sendall(drop)
            time.sleep(every)
    except OSError:
        return True
    return is_shut(connection)


def is_shut(connection: socket.socket, within: float = 0) -> bool:
    """Whether the server has ended the connection, or does so soon. What it says first is read over."""
    end = time.monotonic() + within
    while True:
        if _can(connection, select.POLLIN, max(0, end - time.monotonic())):
            try:
                if not connection.recv(_CHUNK):
                    return True
            except OSError:
                return True
        elif time.monotonic() >= end:
            return False


def close_all(connections: Iterable[socket.socket]) -> None:
    """Let go of all of them."""
    for connection in connections:
        connection.close()


# -- WebSockets --------------------------------------------------------------------------------------------------------


def upgrade(port: int, more: str = "") -> bytes:
    """The head of a handshake."""
    words = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    return head(port, "GET", "/ws", more=f"{words}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{more}")


def web_socket(port: int, source: str = HERE, *, small: bool = False) -> socket.socket:
    """A WebSocket that has not said hello. Raises OSError if it is refused. ``small``: the system keeps little of what
    we do not read."""
    connection = socket.socket()
    connection.settimeout(10)
    if small:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    try:
        connection.bind((source, 0))
        connection.connect((HERE, port))
        connection.sendall(upgrade(port))
        if not connection.recv(4096).startswith(b"HTTP/1.1 101"):
            raise ConnectionRefusedError("no handshake")
    except BaseException:
        connection.close()
        raise
    return connection


def frame(first: int, body: bytes = b"") -> bytes:
    """A frame as a client sends it."""
    mask = (_MASK * (len(body) // 4 + 1))[: len(body)]
    masked = (int.from_bytes(body, "big") ^ int.from_bytes(mask, "big")).to_bytes(len(body), "big")
    if len(body) < 126:
        return struct.pack(">BB", first, 0x80 | len(body)) + _MASK + masked
    if len(body) < 1 << 16:
        return struct.pack(">BBH", first, 0xFE, len(body)) + _MASK + masked
    return struct.pack(">BBQ", first, 0xFF, len(body)) + _MASK + masked


def flood(connection: socket.socket, one: bytes, *, seconds: float, reading: bool = True) -> int:
    """Send the same again and again as fast as it is taken, for so long or until we are thrown out: how many times."""
    packet = one * max(1, _CHUNK // len(one))
    end = time.monotonic() + seconds
    sent = 0
    connection.settimeout(0.2)
    while (now := time.monotonic()) < end:
        able = _can(connection, select.POLLOUT | (select.POLLIN if reading else 0), min(0.2, end - now))
        try:
            if able & select.POLLIN and not connection.recv(_CHUNK):
                break
            if able & ~select.POLLIN:
                sent += connection.send(packet)
        except TimeoutError:
            continue
        except OSError:
            break
    return sent // len(one)


def pieces_of_a_text() -> bytes:
    """The beginning of a text and some hundred further pieces of it, all empty."""
    return frame(OPENING) + b"".join(islice(iter(lambda: frame(FURTHER), None), 500))
