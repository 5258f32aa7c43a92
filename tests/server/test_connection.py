"""Connections: a slow reader delays nobody."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from typing import Any

import msgspec
import pytest

from behemoth.server.connection import PlainConnection
from behemoth.server.settings import Limits
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


@pytest.mark.parametrize("direct", [False, True])
def test_what_all_leave_unread_together_is_limited_too(direct: bool) -> None:
    limits = msgspec.structs.replace(FREE, unread=10_000, all_unread_bytes=5_000)
    with serving(limits=limits, direct=direct) as server:
        server.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        made = server.create()
        players = server.sit(made, 0), server.sit(made, 1)
        deaf = [_deaf(server, made) for _ in range(3)]
        for (seat, action), _ in zip(moves("tank-chess", 2), range(76), strict=False):
            answer = players[seat].act(seat, action)
            for client in players:
                client.update(answer["version"])
        time.sleep(1.5)  # somebody has looked
        for connection in deaf:
            with connection:
                assert _reads_to_the_end(connection)
        for client in players:
            assert client.answer(client.say("ping"))["is"] == "pong"


@pytest.mark.parametrize("direct", [False, True])
def test_a_client_that_does_not_read_does_not_keep_the_table_from_stopping(direct: bool) -> None:
    with serving(direct=direct) as server:
        server.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        made = server.create()
        players = server.sit(made, 0), server.sit(made, 1)
        deaf = _deaf(server, made)
        for (seat, action), _ in zip(moves("tank-chess", 2), range(76), strict=False):
            answer = players[seat].act(seat, action)
            for client in players:
                client.update(answer["version"])
    with deaf:  # the server has stopped, and nothing was left in it
        assert _reads_to_the_end(deaf)


class _Server:
    """What an ASGI server takes, as fast as somebody lets it."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.open = asyncio.Event()
        self.open.set()

    async def send(self, message: Any) -> None:
        await self.open.wait()
        self.sent.append(message.get("text", message["type"]))


async def _turns(count: int = 5) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


def _tasks() -> int:
    return len(asyncio.all_tasks())


async def _one_task_sends_everything() -> None:
    server = _Server()
    connection, before = PlainConnection(server.send, Limits()), _tasks()
    for number in range(3):
        assert connection.offer(b"%d" % number)
        assert connection.offer(b"%d again" % number)
        await _turns()
        assert _tasks() == before + 1
        assert connection.unread == 0
    server.open.clear()
    assert connection.offer(b"last")
    await _turns()
    assert connection.unread == 4
    finishing = asyncio.create_task(connection.finish())
    await _turns()
    server.open.set()
    await finishing
    assert server.sent == ["0", "0 again", "1", "1 again", "2", "2 again", "last", "websocket.close"]
    assert _tasks() == before


def test_one_task_sends_what_is_queued_in_order_and_ends_with_the_connection() -> None:
    asyncio.run(_one_task_sends_everything())


@pytest.mark.parametrize("reads", [False, True])
def test_nothing_stays_behind_when_a_client_is_dropped(reads: bool) -> None:
    async def drop() -> None:
        server = _Server()
        connection, before = PlainConnection(server.send, Limits()), _tasks()
        if not reads:
            server.open.clear()
        connection.offer(b"something")
        await _turns()
        connection.drop()
        await connection.gone()
        await _turns()
        assert _tasks() == before
        assert connection.unread == 0
        assert not connection.offer(b"more")
        assert server.sent == (["something"] if reads else [])

    asyncio.run(drop())
