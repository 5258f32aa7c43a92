"""The sample configuration of nginx: it is one, and it does what it says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.deploy.front import Front, check, front, write_configuration
from tests.server.running_server import Client, moves, serving


def test_nginx_takes_the_configuration(tmp_path: Path) -> None:
    write_configuration(tmp_path, [8771, 8772])
    ended = check(tmp_path)
    assert (ended.returncode, ended.stderr) == (0, "")


def test_a_fault_in_it_would_be_found(tmp_path: Path) -> None:
    write_configuration(tmp_path, [8771])
    with (tmp_path / "behemoth.conf").open("a") as file:
        file.write("hash $nothing consistent;\n")
    assert check(tmp_path).returncode != 0


def sit(at: Front, made: dict[str, Any], *seats: int, path: str = "") -> Client:
    """A connection through the front."""
    client = Client(at.connect(path or f"/ws/match/{made['match']}", Origin=f"https://{at.host}"))
    client.hello(made["match"], [seat["token"] for seat in made["seats"] if seat["seat"] in seats])
    return client


def test_two_play_through_it_over_tls(tmp_path: Path) -> None:
    with serving(names=("play.example.org",)) as server, front(tmp_path, [server.port]) as at:
        with httpx.Client(base_url=at.address, verify=at.tls, headers={"Host": at.host}) as http:
            assert http.get("/healthz").json()["ok"]
            assert http.get("/").headers["Strict-Transport-Security"]
            assert http.get("/metrics").status_code == 404
            body = {"game": "tank-chess", "seats": [{"kind": "person"}, {"kind": "person"}]}
            made = http.post("/api/matches", json=body).json()
            assert http.get(f"/api/matches/{made['match']}").json()["match"] == made["match"]
            assert http.post("/api/matches", content=b"x" * 1_200_000).status_code == 413
            assert http.get("/", headers={"X-Large": "x" * 9_000}).status_code == 400
        plain = httpx.get(f"http://127.0.0.1:{at.plain_port}/join/x", headers={"Host": "play.example.org"})
        assert (plain.status_code, plain.headers["Location"]) == (301, "https://play.example.org/join/x")
        anna, ben = sit(at, made, 0), sit(at, made, 1, path="/ws")
        script = moves("tank-chess", 2)
        for _ in range(6):
            seat, action = next(script)
            mover, other = (anna, ben) if seat == 0 else (ben, anna)
            answer = mover.act(seat, action)
            assert answer["is"] == "ack"
            assert mover.update(answer["version"])["turn"] == other.update(answer["version"])["turn"]


@pytest.mark.parametrize("path", ["/ws/match/{match}", "/api/matches/{match}", "/api/matches/{match}/record"])
def test_one_match_is_always_served_by_the_same_process(tmp_path: Path, path: str) -> None:
    """Each process knows only its own matches here, so a match is found where it was made or nowhere."""
    named = ("play.example.org",)
    with serving(names=named) as one, serving(names=named) as two, front(tmp_path, [one.port, two.port]) as at:
        made = [server.create() for server in (one, two) * 6]
        found = [_finds(at, path, each) for each in made]
        again = [_finds(at, path, each) for each in made]
    assert found == again
    assert True in found
    assert False in found


def _finds(at: Front, path: str, made: dict[str, Any]) -> bool:
    address = path.format(match=made["match"])
    if not address.startswith("/ws"):
        with httpx.Client(base_url=at.address, verify=at.tls, headers={"Host": at.host}) as http:
            return http.get(address).status_code == 200
    connection = at.connect(address)
    connection.send(json.dumps({"is": "hello", "id": "h", "protocol": 1, "match": made["match"], "tokens": []}))
    return bool(json.loads(connection.recv(timeout=10))["is"] == "welcome")
