"""Who may come in, and what nothing leaves without."""

from __future__ import annotations

import pytest

from behemoth.server.guard import CONTENT_POLICY, HEADERS
from tests.server.running_server import RunningServer


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


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "http://127.0.0.1", ""])
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
