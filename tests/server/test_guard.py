"""Who may come in, and what nothing leaves without."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from behemoth.server.guard import CONTENT_POLICY, HEADERS, Guard
from behemoth.server.settings import Settings
from tests.server.running_server import FREE, RunningServer, serving


@pytest.mark.parametrize(
    "path", ["/", "/healthz", "/api/games", "/api/matches/none", "/nothing.js", "/api/openapi.json"]
)
def test_every_answer_carries_the_headers(server: RunningServer, path: str) -> None:
    answer = server.http.get(path)
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    assert "server" not in answer.headers


def test_no_script_or_style_in_the_page_itself() -> None:
    assert "unsafe" not in CONTENT_POLICY
    assert "default-src 'none'" in CONTENT_POLICY


def test_answers_of_the_api_are_not_kept(server: RunningServer) -> None:
    assert server.http.get("/api/games").headers["cache-control"] == "no-store"


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "http://127.0.0.1", "", "http://[::1"])
def test_another_site_cannot_do_anything(server: RunningServer, origin: str) -> None:
    answer = server.http.post("/api/mine", json={"tokens": []}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "origin")


def test_our_own_page_can(server: RunningServer) -> None:
    answer = server.http.post("/api/mine", json={"tokens": []}, headers={"Origin": server.url})
    assert answer.status_code == 200


def test_a_wrong_method_is_told_so(server: RunningServer) -> None:
    answer = server.http.delete("/api/games")
    assert (answer.status_code, answer.json()["code"]) == (405, "method")
    assert "GET" in answer.headers["allow"]
    assert server.http.post("/somewhere", json={}).status_code == 405
    assert server.http.get("/api/nothing").json()["code"] == "not-found"


def test_what_a_server_lets_through_is_looked_at_again() -> None:
    """Other servers have other limits than ours."""
    reached: list[str] = []

    async def inner(scope: Any, receive: Any, send: Any) -> None:
        reached.append(scope["path"])

    guard = Guard(inner, Settings())

    def status_of(path: str, headers: list[tuple[bytes, bytes]]) -> int:
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        scope = {
            "type": "http", "method": "GET", "path": path, "query_string": b"", "client": ("192.0.2.1", 1),
            "headers": [(b"host", b"localhost"), *headers],
        }  # fmt: skip
        asyncio.run(guard(scope, None, send))  # type: ignore[arg-type]
        return sent[0]["status"] if sent else 200

    assert status_of("/", [(b"x", b"y" * 7000)] * 4) == 200
    assert status_of("/" + "x" * 9000, []) == 414
    assert status_of("/", [(b"x", b"y" * 9000)]) == 431
    assert status_of("/", [(b"x", b"y" * 7000)] * 5) == 431
    assert status_of("/", [(b"x", b"y")] * 101) == 431
    assert reached == ["/"]


def test_everything_an_address_asks_for_is_rated() -> None:
    limits = msgspec.structs.replace(FREE, requests=0.01, requests_at_once=5, files=0.01, files_at_once=5)
    with serving(limits=limits) as server:
        for path in ("/api/games", "/"):
            answers = [server.http.get(path) for _ in range(8)]
            assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 3
            assert {answer.headers.get("connection") for answer in answers[5:]} == {"close"}
