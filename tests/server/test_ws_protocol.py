"""WebSockets within limits: floods of frames, unread answers, handshakes nobody can read."""

from __future__ import annotations

import logging
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from behemoth.server.complaints import COMPLAINTS
from behemoth.server.settings import Limits
from behemoth.server.ws_protocol import FrameBorders
from tests.server import attacks
from tests.server.attacks import FURTHER, OPENING, PING, PONG, TEXT, flood, frame, is_shut, upgrade, web_socket
from tests.server.running_server import FREE, RunningServer, serving

USUAL = Limits()
LIMITS = msgspec.structs.replace(FREE, frames=USUAL.frames, frames_at_once=USUAL.frames_at_once)


@pytest.fixture(scope="module", params=[False, True], ids=["plain", "direct"])
def server(request: pytest.FixtureRequest) -> Iterator[RunningServer]:
    with serving(direct=request.param, limits=LIMITS) as found:
        yield found


@settings(deadline=None)
@given(st.lists(st.sampled_from([0, 1, 125, 126, 300, 65_535, 65_536]), min_size=1, max_size=4), st.data())
def test_frames_are_counted_whatever_pieces_they_come_in(sizes: list[int], data: st.DataObject) -> None:
    whole = b"".join(frame(TEXT, b"x" * size) for size in sizes)
    ends = {sum(len(frame(TEXT, b"x" * size)) for size in sizes[:number]) for number in range(len(sizes) + 1)}
    cuts = sorted(data.draw(st.sets(st.integers(0, len(whole)), max_size=5)))
    borders, found = FrameBorders(), 0
    for start, end in zip([0, *cuts], [*cuts, len(whole)], strict=True):
        found += borders.count(whole[start:end], 100)
        assert borders.at_one == (end in ends)
    assert found == len(sizes)


def test_nobody_looks_further_than_needed() -> None:
    assert FrameBorders().count(frame(PING) * 10_000, 50) == 51


def test_one_whole_text_is_the_usual_case() -> None:
    borders = FrameBorders()
    for size in (0, 5, 125, 126, 4_000):
        assert borders.within(frame(TEXT, b"x" * size))
    for other in (b"", frame(PING), frame(TEXT) * 2, frame(TEXT, b"abc")[:-1], frame(OPENING, b"abc")):
        assert not borders.within(other)
    borders.count(frame(TEXT, b"abc")[:-1], 10)
    assert not borders.within(frame(TEXT, b"abc")), "in the middle of another"


@pytest.mark.parametrize(
    "one",
    [frame(PING), frame(PING, b"x" * 125), frame(PONG), frame(TEXT), attacks.pieces_of_a_text(), b"\x81"],
    ids=["pings", "long pings", "pongs", "empty texts", "pieces", "no frames at all"],
)
def test_a_flood_of_frames_ends_the_connection(server: RunningServer, one: bytes) -> None:
    with web_socket(server.port) as connection:
        flood(connection, one, seconds=5)
        assert is_shut(connection, 2)


def test_a_flood_byte_by_byte_ends_the_connection(server: RunningServer) -> None:
    with web_socket(server.port) as connection:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        connection.sendall(frame(TEXT, b"x" * 60_000)[:100])
        assert attacks.drip(connection, b"x", every=0.0001, times=20_000)


def test_pings_of_an_honest_client_are_answered(server: RunningServer) -> None:
    with web_socket(server.port) as connection:
        for number in range(50):
            connection.sendall(frame(PING, b"%d" % number))
            assert connection.recv(100).endswith(b"%d" % number)
        connection.sendall(frame(OPENING, b'{"is":"ping",') + frame(FURTHER) + frame(0x80, b'"id":"a"}'))
        assert b"pong" in connection.recv(100)


def test_no_text_may_come_between_the_pieces_of_another(server: RunningServer) -> None:
    with web_socket(server.port) as connection:
        connection.sendall(frame(OPENING, b'{"is":"ping",'))
        time.sleep(0.1)  # so that the next comes by itself
        connection.sendall(frame(TEXT, b'{"is":"ping","id":"b"}'))
        assert is_shut(connection, 2)


def test_a_text_that_is_too_long_ends_the_connection() -> None:
    with serving(limits=msgspec.structs.replace(FREE, frame=5_000)) as server:
        for size, shut in ((4_000, False), (5_100, True)):
            with web_socket(server.port) as connection:
                connection.sendall(frame(TEXT, b"x" * size))
                assert is_shut(connection, 1) is shut


def test_a_flood_of_pings_keeps_nobody_waiting(server: RunningServer) -> None:
    made = server.create()
    player = server.sit(made, 0)
    ended = threading.Event()

    def attack() -> None:
        while not ended.is_set():
            with web_socket(server.port) as connection:
                flood(connection, frame(PING, b"x" * 20), seconds=1)

    threads = [threading.Thread(target=attack) for _ in range(5)]
    for thread in threads:
        thread.start()
    try:
        slowest = 0.0
        for _ in range(30):
            begin = time.perf_counter()
            assert player.answer(player.say("ping"))["is"] == "pong"
            slowest = max(slowest, time.perf_counter() - begin)
            time.sleep(0.05)
    finally:
        ended.set()
        for thread in threads:
            thread.join()
    assert slowest < 2, "it was thirteen seconds"


def test_pongs_nobody_reads_are_not_kept() -> None:
    with serving(limits=FREE) as server:
        server.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        with web_socket(server.port, small=True) as connection:
            before = _memory()
            sent = flood(connection, frame(PING, b"x" * 125), seconds=4, reading=False)
            assert sent > 50_000, "the attack was none"
            assert _memory() - before < 30_000_000


def _memory() -> int:
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * 4096


@pytest.mark.parametrize(
    ("more", "status"),
    [
        ("X: y\r\n" * 200, 431),
        (f"X: {'y' * 9000}\r\n", 431),
        ("Content-Length: 5\r\n", 400),
        ("Transfer-Encoding: chunked\r\n", 400),
        ("Sec-WebSocket-Key: again\r\n", 400),
        ("Origin: http://[::1\r\n", 403),
    ],
    ids=["many", "long", "with a body", "with chunks", "two keys", "no origin"],
)
def test_every_handshake_gets_an_answer(server: RunningServer, more: str, status: int) -> None:
    sent = attacks.push(attacks.connected(server.port), [upgrade(server.port, more)], patience=5)
    assert (sent.status, sent.shut) == (status, True)


def test_refused_handshakes_are_a_line_in_the_log_and_no_more(
    server: RunningServer, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(COMPLAINTS, "_told", {})
    monkeypatch.setattr(COMPLAINTS, "_counts", {})
    with caplog.at_level(logging.INFO):
        for _ in range(5):
            refused = attacks.push(attacks.connected(server.port), [upgrade(server.port, "Origin: http://x\r\n")])
            assert (refused.status, refused.shut) == (403, True)
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == [
        "a handshake was refused (1 times)"
    ]


def test_bad_frames_are_a_line_in_the_log_and_no_more(
    server: RunningServer, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(COMPLAINTS, "_told", {})
    monkeypatch.setattr(COMPLAINTS, "_counts", {})
    with caplog.at_level(logging.INFO):
        for bad in (frame(TEXT, b"\xff\xfe"), frame(0x83), b"\x81\x01x", frame(OPENING, b"\xff") + frame(0x80)):
            for _ in range(5):
                with web_socket(server.port) as connection:
                    connection.sendall(bad)
                    assert is_shut(connection, 2)
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == [
        "a message was no text (1 times)"
    ]
    assert not any(record.exc_info for record in caplog.records)
