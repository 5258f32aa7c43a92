"""Health, verification and erasing, as visitors ask for them."""

from __future__ import annotations

from pathlib import Path

import pytest

from behemoth.games import commitment
from behemoth.server import health
from behemoth.table import MemoryStore, StoreFailure
from tests.chosen_store import on_postgres
from tests.server.running_server import RunningServer, serving


def finish(server: RunningServer, game: str = "tank-chess", kinds: str = "pp") -> tuple[dict[str, object], str]:
    """A match that its second player has resigned, and the commitment told at its start."""
    made = server.create(game, kinds)
    player = server.sit(made, 0, 1)
    assert player.answer(player.say("resign", seat=1))["is"] == "ack"
    return made, player.welcome["commitment"]


def test_a_finished_game_is_verified(server: RunningServer) -> None:
    made, told = finish(server)
    found = server.http.get(f"/api/matches/{made['match']}/verification").json()
    assert found["commitment"] == told == commitment(found["seed"])
    assert len(found["verified"]) == 3
    german = server.http.get(f"/api/matches/{made['match']}/verification?language=de").json()
    assert "Prüfsumme" in str(german["verified"])


def test_a_running_game_keeps_its_seed(server: RunningServer) -> None:
    made = server.create()
    answer = server.http.get(f"/api/matches/{made['match']}/verification")
    assert (answer.status_code, answer.json()["code"]) == (409, "refused")
    assert server.http.get("/api/matches/nothing/verification").status_code == 404


def test_a_name_is_forgotten(server: RunningServer) -> None:
    made = server.create(kinds="po")
    invite = made["invites"][0]["invite"]
    taken = server.http.post(f"/api/matches/{made['match']}/join", json={"invite": invite, "name": "Bob"}).json()
    body = {"tokens": [made["seats"][0]["token"]]}
    path = f"/api/matches/{made['match']}/erase"
    assert server.http.post(path, json=body).json()["code"] == "refused"
    player = server.sit(made, 0)
    player.answer(player.say("resign", seat=0))
    assert server.http.post(path, json={"tokens": ["x" * 20]}).status_code == 403
    assert server.http.post(path, json=body).json() == {"match": False, "seats": [0]}
    shown = server.http.get(f"/api/matches/{made['match']}").json()
    assert [seat["name"] for seat in shown["seats"]] == ["", "Bob"]
    assert server.http.post(path, json={"tokens": [taken["token"]]}).json()["match"] is True
    assert server.http.get(f"/api/matches/{made['match']}").status_code == 404


def test_a_table_that_is_well_is_ready(server: RunningServer) -> None:
    for path in ("/healthz", "/readyz"):
        answer = server.http.get(path)
        assert answer.status_code == 200
        assert answer.json()["ok"] is True


def test_a_table_that_cannot_save_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    if on_postgres():
        pytest.skip("here it is the store in memory that fails")

    async def fail(self: MemoryStore) -> None:
        raise StoreFailure("The disk is full, so nothing more can be saved in /home/somebody")

    monkeypatch.setattr(MemoryStore, "check", fail)
    with serving() as table:
        live, ready = table.http.get("/healthz"), table.http.get("/readyz")
    assert (live.status_code, live.json()["ok"], live.json()["store"]) == (200, False, "failing")
    assert ready.status_code == 503
    assert "somebody" not in live.text  # where it is kept is nobody's business


def test_a_full_disk_is_seen_while_it_is_still_possible_to_write(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    if on_postgres():
        pytest.skip("the disk of a database is nobody's business here")
    monkeypatch.setattr(health, "LEAST_FREE", 10**18)
    with serving(tmp_path) as table:
        assert table.http.get("/readyz").json()["disk"] == "full"
        assert table.http.get("/healthz").json()["ok"] is False
