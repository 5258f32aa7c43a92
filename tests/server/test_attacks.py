"""The attacks do what they say: otherwise a server that withstands them proves nothing."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.server import attacks
from tests.server.running_server import RunningServer


@contextmanager
def _listener(answer: bytes = b"") -> Iterator[tuple[int, list[bytes]]]:
    """Somebody who reads everything and answers at the end of a head, if at all."""
    heard: list[bytes] = []

    def serve(listening: socket.socket) -> None:
        connection, _ = listening.accept()
        with connection:
            while more := connection.recv(1 << 16):
                heard.append(more)
                if answer and b"".join(heard[-2:]).endswith(b"\r\n\r\n"):
                    connection.sendall(answer)
                    return

    with socket.create_server((attacks.HERE, 0)) as listening:
        thread = threading.Thread(target=serve, args=(listening,))
        thread.start()
        yield listening.getsockname()[1], heard
        thread.join(10)


def test_a_big_head_arrives_whole_where_nobody_minds() -> None:
    for attack, size in ((attacks.long_header, 300_000), (attacks.long_address, 300_000)):
        with _listener(b"HTTP/1.1 200 OK\r\n\r\n") as (port, heard):
            sent = attack(port, size)
        assert sent.status == 200
        assert sum(map(len, heard)) == sent.bytes > size


def test_many_headers_are_many() -> None:
    with _listener(b"HTTP/1.1 200 OK\r\n\r\n") as (port, heard):
        attacks.many_headers(port, 3000)
    assert b"".join(heard).count(b"\r\nX-") == 3000


@pytest.mark.parametrize("body", [b"", b"abc", b"x" * 126, b"x" * 65_536])
def test_a_frame_is_one(server: RunningServer, body: bytes) -> None:
    from websockets.frames import Frame, Opcode
    from websockets.streams import StreamReader

    reader = StreamReader()
    reader.feed_data(attacks.frame(attacks.BYTES, body))
    with pytest.raises(StopIteration) as done:
        next(Frame.parse(reader.read_exact, mask=True))
    assert (done.value.value.opcode, bytes(done.value.value.data)) == (Opcode.BINARY, body)


def test_addresses_differ_and_the_server_sees_it(server: RunningServer) -> None:
    one, two, *_, last = attacks.addresses(300)
    assert (one, two, last) == ("127.0.0.1", "127.0.0.2", "127.0.1.44")
    with attacks.web_socket(server.port, two) as found:
        assert found.getsockname()[0] == two
        assert not attacks.is_shut(found, 0.1)
