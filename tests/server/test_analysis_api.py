"""The endpoints of the analysis page are described, bounded and answered in the reader's language."""

from __future__ import annotations

from tests.server.running_server import RunningServer


def test_they_are_described(server: RunningServer) -> None:
    paths = server.http.get("/api/openapi.json").json()["paths"]
    for path, methods in (
        ("/api/tree/read", {"post"}),
        ("/api/tree/write", {"post"}),
        ("/api/tree/step", {"post"}),
        ("/api/lines", {"post"}),
        ("/api/lines/{job}", {"get", "delete"}),
    ):
        assert methods <= set(paths[path])


def test_they_speak_the_language_of_the_reader(server: RunningServer) -> None:
    body = {"game": "tank-chess", "state": "rubbish", "action": "C1>C2N"}
    said = {
        language: server.http.post("/api/tree/step", json=body, headers={"Accept-Language": language}).json()["detail"]
        for language in ("en", "de")
    }
    assert said["en"] != said["de"]


def test_a_body_has_its_bounds(server: RunningServer) -> None:
    assert server.http.post("/api/tree/step", json={"game": "tank-chess", "state": "x" * 70_000}).status_code == 413
    assert server.http.post("/api/tree/read", json={"text": "x" * 900_001}).status_code == 400
    assert server.http.post("/api/tree/read", json={"txt": "x"}).status_code == 400
