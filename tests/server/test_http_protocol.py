"""HTTP within limits: endless heads, half requests, silent crowds."""

from __future__ import annotations

import contextlib
import logging
import socket
import time
from collections.abc import Callable, Iterator
from typing import get_args

import httpx
import msgspec
import pytest

from behemoth.server.complaints import COMPLAINTS
from behemoth.server.http_protocol import Reason, last_word
from behemoth.server.settings import Limits
from tests.server import attacks
from tests.server.attacks import Sent, addresses, close_all, connected, drip, head, is_shut, push
from tests.server.running_server import FREE, RunningServer, serving

LIMITS = Limits()


@pytest.fixture(scope="module")
def server() -> Iterator[RunningServer]:
    quick = msgspec.structs.replace(FREE, head_within=1, progress_within=1, answer_within=1, idle_within=1)
    with serving(limits=quick) as found:
        yield found


@pytest.mark.parametrize(
    ("attack", "size", "status"),
    [
        (attacks.long_address, LIMITS.address_line + 10, 414),
        (attacks.long_address, 30_000_000, 414),
        (attacks.long_header, LIMITS.header + 10, 431),
        (attacks.long_header, 30_000_000, 431),
        (attacks.many_headers, LIMITS.headers + 10, 431),
        (attacks.many_headers, 1_000_000, 431),
        (attacks.long_body, 30_000_000, 413),
    ],
)
def test_what_is_too_big_is_refused_before_it_is_read(
    server: RunningServer, attack: Callable[[int, int], Sent], size: int, status: int
) -> None:
    sent = attack(server.port, size)
    assert sent.status in (status, 0), "the answer may be lost when we still send"
    assert sent.shut
    assert sent.bytes < 3_000_000, "the rest waits in the buffers of the system"
    if size < 100_000:
        assert sent.status == status


@pytest.mark.parametrize(("language", "sentence"), [("de", "Kopfzeilen"), ("en", "headers"), ("\xff", "headers")])
def test_why_it_is_refused_is_said_in_a_sentence(server: RunningServer, language: str, sentence: str) -> None:
    with connected(server.port) as connection:
        connection.sendall(
            b"GET / HTTP/1.1\r\nAccept-Language: " + language.encode("latin-1") + b"\r\n" + b"X: y\r\n" * 101
        )
        heard = b""
        while more := connection.recv(65_536):
            heard += more
    top, _, body = heard.partition(b"\r\n\r\n")
    assert top.startswith(b"HTTP/1.1 431 ")
    assert f"content-length: {len(body)}".encode() in top
    assert b"nosniff" in top
    problem = msgspec.json.decode(body)
    assert problem["code"] == "long-head"
    assert sentence in problem["detail"]


def test_everything_that_ends_a_connection_has_a_sentence() -> None:
    for reason in get_args(Reason):
        for language in ("en", "de"):
            assert last_word(reason, language, 5).count(b"\r\n\r\n") == 1


@pytest.mark.parametrize("path", ["/api/mine", "/nothing", "/api/replay"])
def test_a_body_in_chunks_has_an_end(server: RunningServer, path: str) -> None:
    sent = attacks.long_body(server.port, 60_000_000, chunked=True, path=path)
    assert sent.shut
    assert sent.bytes < 10_000_000
    assert server.http.get("/healthz").status_code == 200


def test_a_length_that_lies_is_no_way_around_the_limit(server: RunningServer) -> None:
    words = head(server.port, "POST", "/api/mine", size=100) + b"x" * 5_000_000
    assert push(connected(server.port), [words]).shut
    for length in ("-1", "1e9", "9" * 30, "9" * 5000, "0x10"):
        more = f"Content-Type: application/json\r\nContent-Length: {length}\r\n"
        sent = push(connected(server.port), [head(server.port, "POST", "/api/mine", more=more)])
        assert sent.status in (400, 413)
        assert sent.shut


def test_too_long_for_an_endpoint_is_told_without_reading_it(server: RunningServer) -> None:
    answer = server.http.post("/api/mine", content=b"x" * 100_000, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-long")


def test_deep_nesting_cannot_be_read(server: RunningServer) -> None:
    deep = b'{"game":"tank-chess","seats":[],"options":' + b"[" * 60_000
    answer = server.http.post("/api/matches", content=deep, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "unreadable")


def test_many_requests_at_once_on_one_connection_are_refused(server: RunningServer) -> None:
    sent = push(connected(server.port), [b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 5_000])
    assert sent.shut


def test_some_requests_at_once_are_answered_in_order(server: RunningServer) -> None:
    with connected(server.port) as connection:
        paths = ["/healthz", "/api/nothing", "/healthz"]
        connection.sendall(b"".join(head(server.port, "GET", path) for path in paths))
        heard = b""
        while heard.count(b"HTTP/1.1") < 3:
            heard += connection.recv(65_536)
    assert [part[:3] for part in heard.split(b"HTTP/1.1 ")[1:]] == [b"200", b"404", b"200"]


@pytest.mark.parametrize("attack", [attacks.silent, attacks.half_heads, attacks.half_bodies])
def test_who_does_not_go_on_is_let_go(server: RunningServer, attack: Callable[[int, int], list[object]]) -> None:
    half = attack(server.port, 5)
    try:
        assert not is_shut(half[0], 0.3)  # type: ignore[arg-type]
        assert all(is_shut(one, 5) for one in half)  # type: ignore[arg-type]
    finally:
        close_all(half)  # type: ignore[arg-type]


@pytest.mark.parametrize("drop", [b"X: y\r\n", b"x"], ids=["headers", "bytes"])
def test_a_head_that_drips_is_let_go(server: RunningServer, drop: bytes) -> None:
    with connected(server.port) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        assert drip(connection, drop, every=0.1, times=50)


def test_a_second_head_that_drips_is_let_go(server: RunningServer) -> None:
    with connected(server.port) as connection:
        connection.sendall(head(server.port, "GET", "/healthz"))
        assert connection.recv(4096).startswith(b"HTTP/1.1 200")
        assert drip(connection, b"\r\n", every=0.1, times=50)


def test_a_body_that_drips_is_let_go_and_one_that_flows_is_not(server: RunningServer) -> None:
    with connected(server.port) as connection:
        connection.sendall(head(server.port, "POST", "/api/mine", size=60_000))
        assert drip(connection, b" ", every=0.1, times=50)
    with connected(server.port) as connection:
        body = b'{"tokens":[]}'.ljust(60_000)
        connection.sendall(head(server.port, "POST", "/api/mine", size=len(body)))
        for start in range(0, len(body), 3_000):  # it takes three seconds
            connection.sendall(body[start : start + 3_000])
            time.sleep(0.15)
        assert connection.recv(4096).startswith(b"HTTP/1.1 200")


def test_a_kept_connection_is_used_again(server: RunningServer) -> None:
    with httpx.Client(base_url=server.url) as client:
        for _ in range(4):
            assert client.get("/healthz").status_code == 200
            time.sleep(0.4)


def test_a_connection_of_a_proxy_is_kept_longer() -> None:
    limits = msgspec.structs.replace(FREE, head_within=0.5, idle_within=0.5, proxy_idle_within=30)
    with serving(limits=limits, proxies=("127.0.0.2",)) as server:
        kept, other = (connected(server.port, source) for source in ("127.0.0.2", "127.0.0.1"))
        with kept, other:
            for one in (kept, other):
                one.sendall(head(server.port, "GET", "/healthz"))
                assert one.recv(4096).startswith(b"HTTP/1.1 200")
            assert is_shut(other, 4)
            kept.sendall(head(server.port, "GET", "/healthz"))
            assert kept.recv(4096).startswith(b"HTTP/1.1 200")


def test_an_answer_nobody_reads_is_not_kept_for_long(server: RunningServer) -> None:
    server.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        deaf.connect(("127.0.0.1", server.port))
        deaf.sendall(head(server.port, "GET", "/api/openapi.json") * 10)
        time.sleep(3)
        taken = b""
        deaf.settimeout(5)
        with contextlib.suppress(OSError):
            while more := deaf.recv(65_536):
                taken += more
        assert 0 < taken.count(b"HTTP/1.1 200") < 10, "the rest was thrown away"


def test_a_crowd_of_silent_connections_keeps_nobody_out() -> None:
    limits = Limits(visits=1e6, visits_at_once=1e6, address_connections=100, connections=400)
    sources = addresses(12)
    with serving(limits=limits) as server:
        made = server.create()
        player = server.sit(made, 0)
        crowd = attacks.silent(server.port, 1_100, sources)
        try:
            for source in (sources[0], "127.0.9.9"):
                with connected(server.port, source) as visitor:
                    visitor.sendall(head(server.port, "GET", "/healthz"))
                    assert visitor.recv(4096).startswith(b"HTTP/1.1 200")
            other = server.sit(made, 1)
            for client in (player, other):
                assert client.answer(client.say("ping"))["is"] == "pong"
            assert sum(not is_shut(one) for one in crowd) <= 400
        finally:
            close_all(crowd)


def test_a_crowd_that_says_hello_keeps_no_player_out() -> None:
    limits = Limits(
        visits=1e6, visits_at_once=1e6, files=1e6, files_at_once=1e6, hellos=1e6, hellos_at_once=1e6,
        address_connections=20, connections=100,
    )  # fmt: skip
    with serving(limits=limits) as server:
        made = server.create()
        hello = attacks.frame(
            attacks.TEXT, msgspec.json.encode({"is": "hello", "id": "h", "protocol": 1, "match": made["match"]})
        )
        crowd = []
        for source in addresses(10) * 15:
            try:
                crowd.append(attacks.web_socket(server.port, source))
                crowd[-1].sendall(hello)
            except OSError:
                continue
        try:
            assert sum(not is_shut(one) for one in crowd) > 70
            for source in ("127.0.0.3", "127.0.9.9"):
                player = server.client(source_address=(source, 0))
                assert player.hello(made["match"], [made["seats"][0]["token"]])["yours"] == [0]
                assert player.answer(player.say("ping"))["is"] == "pong"
        finally:
            close_all(crowd)


def test_too_many_new_connections_of_one_address_are_refused() -> None:
    with serving(limits=msgspec.structs.replace(FREE, visits=0.01, visits_at_once=10)) as server:
        asking = head(server.port, "GET", "/healthz", more="Connection: close\r\n")
        answers = [push(connected(server.port), [asking]) for _ in range(20)]
        assert [sent.status for sent in answers].count(200) == 10
        with connected(server.port, "127.0.0.2") as other:
            other.sendall(head(server.port, "GET", "/healthz"))
            assert other.recv(4096).startswith(b"HTTP/1.1 200")


def test_requests_that_are_given_up_are_a_line_in_the_log(
    server: RunningServer, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(COMPLAINTS, "_told", {})
    monkeypatch.setattr(COMPLAINTS, "_counts", {})
    with caplog.at_level(logging.INFO):
        for _ in range(5):
            close_all(attacks.half_bodies(server.port, 5))
            assert push(connected(server.port), [b"RUBBISH\r\n\r\n"]).status == 400
        time.sleep(0.2)
    told = {record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING}
    assert told == {
        "a request was given up before its end (1 times)",
        "a request could not be read (1 times)",
        "a connection was closed: unreadable (1 times)",
    }
    assert not any(record.exc_info for record in caplog.records)


def test_nobody_who_has_left_keeps_a_place() -> None:
    with serving(limits=msgspec.structs.replace(FREE, head_within=1, frames=40, frames_at_once=200)) as server:
        made = server.create()
        places = server.door.places
        assert places.taken == 1, "our own connection"
        server.http.close()
        crowd = [*attacks.silent(server.port, 5), *attacks.half_heads(server.port, 5)]
        crowd += attacks.half_bodies(server.port, 5)
        crowd += [attacks.web_socket(server.port) for _ in range(5)]
        flooding = attacks.web_socket(server.port)
        attacks.flood(flooding, attacks.frame(attacks.PING), seconds=1)
        attacks.many_headers(server.port, 1_000)
        push(connected(server.port), [attacks.upgrade(server.port, "Content-Length: 5\r\n")])
        push(connected(server.port), [attacks.upgrade(server.port, "Origin: http://elsewhere\r\n")])
        player = server.sit(made, 0)
        assert 5 < places.taken <= 21
        player.close()
        close_all([*crowd, flooding])
        end = time.monotonic() + 5
        while places.taken and time.monotonic() < end:
            time.sleep(0.05)
        assert places.taken == 0
        assert not places._circles
