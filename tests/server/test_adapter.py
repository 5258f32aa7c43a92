"""Endpoints: methods, bodies and languages."""

from __future__ import annotations

from tests.server.running_server import RunningServer


def test_sentences_come_in_the_asker_s_language(server: RunningServer) -> None:
    said = [
        server.http.get("/api/matches/nothing", headers={"Accept-Language": language}).json()["detail"]
        for language in ("en", "de")
    ]
    assert said == [
        "There is no such match. Is the link complete?",
        "Diese Partie gibt es nicht. Ist der Link vollständig?",
    ]


def test_a_path_tells_all_its_methods(server: RunningServer) -> None:
    for method in ("OPTIONS", "PUT"):
        answer = server.http.request(method, "/api/analysis/nothing")
        assert answer.status_code == 405
        assert {word.strip() for word in answer.headers["allow"].split(",")} == {"GET", "HEAD", "DELETE"}


def test_bodies_have_a_limit_and_a_type(server: RunningServer) -> None:
    long = server.http.post(
        "/api/matches", content=b'"' + b"x" * 70_000 + b'"', headers={"Content-Type": "application/json"}
    )
    assert (long.status_code, long.json()["code"]) == (413, "too-long")
    form = server.http.post("/api/matches", content=b"{}", headers={"Content-Type": "text/plain"})
    assert form.status_code == 415
    broken = server.http.post("/api/matches", content=b"\xff{", headers={"Content-Type": "application/json"})
    assert broken.status_code == 400
