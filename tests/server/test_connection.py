"""Connections: a slow reader delays nobody."""

from __future__ import annotations

import json
import socket
import time
from typing import Any

import msgspec
import pytest

from tests.server.running_server import FREE, RunningServer, moves, serving


def _deaf(server: RunningServer, made: dict[str, Any]) -> socket.socket:
    """A connection that says hello and then never reads again."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    raw.connect(("127.0.0.1", server.port))
    raw.sendall(
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert raw.recv(4096).startswith(b"HTTP/1.1 101")
    text = json.dumps({"is": "hello", "id": "deaf", "protocol": 1, "match": made["match"]}).encode()
    mask = b"\0\0\0\0"
    assert len(text) <= 125
    raw.sendall(bytes([0x81, 0x80 | len(text)]) + mask + text)
    return raw


def _reads_to_the_end(connection: socket.socket) -> bool:
    """Whether the connection was closed once everything is read."""
    connection.settimeout(5)
    try:
        while connection.recv(65_536):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        return True
    return True


@pytest.mark.parametrize("direct", [False, True])
def test_a_client_that_stops_reading_delays_nobody_and_is_dropped(direct: bool) -> None:
    with serving(limits=msgspec.structs.replace(FREE, unread=10), direct=direct) as server:
        # Accepted sockets inherit it: the system shall not hide for long that nobody reads.
        server.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        made = server.create()
        players = server.sit(made, 0), server.sit(made, 1)
        watcher = server.sit(made)
        deaf = [_deaf(server, made) for _ in range(3)]
        slowest = 0.0
        for (seat, action), _ in zip(moves("tank-chess", 2), range(76), strict=False):
            begin = time.perf_counter()
            answer = players[seat].act(seat, action)
            slowest = max(slowest, time.perf_counter() - begin)
            assert answer["is"] == "ack"
            for client in (*players, watcher):
                client.update(answer["version"])
        assert slowest < 1
        for connection in deaf:
            with connection:
                assert _reads_to_the_end(connection)
        assert watcher.answer(watcher.say("ping"))["is"] == "pong"
