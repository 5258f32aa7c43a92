"""The HTTP API on a real server, and its own description of itself."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

import msgspec

from tests.server.running_server import FREE, RunningServer, serving


def test_it_is_alive(server: RunningServer) -> None:
    assert server.http.get("/healthz").json()["ok"] is True


def test_a_friend_joins_by_invitation(server: RunningServer) -> None:
    made = server.create(kinds="po")
    match, invite = made["match"], made["invites"][0]["invite"]
    assert server.http.get(f"/api/matches/{match}").json()["waiting"] is True
    joining = {"invite": invite, "name": "  Eve \n\u202e the\tsecond "}
    taken = server.http.post(f"/api/matches/{match}/join", json=joining).json()
    summary = server.http.get(f"/api/matches/{match}").json()
    assert taken["seat"] == 1
    assert summary["waiting"] is False
    assert summary["seats"][1]["name"] == "Eve the second"
    again = server.http.post(f"/api/matches/{match}/join", json={"invite": invite, "name": "Mallory"})
    assert again.status_code == 409
    wrong = server.http.post(f"/api/matches/{match}/join", json={"invite": "x" * 32, "name": "Mallory"})
    assert wrong.status_code == 409
    black = server.client()
    assert black.hello(match, [taken["token"]])["yours"] == [1]


def test_whoever_lost_the_answer_joins_again_with_their_key(server: RunningServer) -> None:
    made = server.create(kinds="po")
    address, invite = f"/api/matches/{made['match']}/join", made["invites"][0]["invite"]
    joining = {"invite": invite, "name": "Eve", "key": "eve-has-a-secret-of-her-own"}
    taken = server.http.post(address, json=joining)
    again = server.http.post(address, json={**joining, "name": "Eve again"})
    assert again.json() == taken.json()
    assert server.http.get(f"/api/matches/{made['match']}").json()["seats"][1]["name"] == "Eve"
    for key in ("mallory-has-another-secret", None):
        assert server.http.post(address, json={**joining, "key": key}).status_code == 409
    assert server.http.post(address, json={**joining, "key": "short"}).status_code == 400
    assert server.client().hello(made["match"], [taken.json()["token"]])["yours"] == [1]


def test_my_matches_are_found_by_my_tokens(server: RunningServer) -> None:
    one, two = server.create(), server.create(kinds="pb")
    tokens = [one["seats"][1]["token"], two["seats"][0]["token"], "x" * 32]
    found = server.http.post("/api/mine", json={"tokens": tokens}).json()["matches"]
    assert [(match["match"], match["yours"]) for match in found] == [(two["match"], [0]), (one["match"], [1])]
    assert server.http.post("/api/mine", json={"tokens": []}).json() == {"matches": []}


def test_a_link_becomes_a_picture(server: RunningServer) -> None:
    answer = server.http.post("/api/qr", json={"text": "http://127.0.0.1:8765/join/abc#secret"})
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert ElementTree.fromstring(answer.text).tag.endswith("svg")
    assert server.http.get("/api/qr?text=x").status_code == 405  # an invitation must not stand in an address


def test_an_analysis_of_nothing_is_asked_back(server: RunningServer) -> None:
    answer = server.http.post("/api/analysis", json={})
    assert (answer.status_code, answer.json()["code"]) == (422, "illegal")
    assert answer.json()["detail"] == "Which game? Name a match, or send a game file."


def test_who_has_no_name_sits_down_as_a_seat(server: RunningServer) -> None:
    made = server.create(kinds="po")
    joining = {"invite": made["invites"][0]["invite"], "name": "\u200b "}
    assert server.http.post(f"/api/matches/{made['match']}/join", json=joining).status_code == 200
    log = server.sit(made).welcome["log"]
    assert [line["text"] for line in log] == ["Ada sits down.", "Seat 2 sits down."]


def test_nobody_makes_matches_without_end() -> None:
    with serving(limits=msgspec.structs.replace(FREE, matches=0.01, matches_at_once=3)) as server:
        for _ in range(3):
            server.create()
        body = {"game": "tank-chess", "seats": [{"kind": "person"}] * 2}
        answer = server.http.post("/api/matches", json=body)
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
        assert answer.headers["retry-after"]


def test_nobody_asks_without_end() -> None:
    with serving(limits=msgspec.structs.replace(FREE, requests=0.01, requests_at_once=5)) as server:
        codes = [server.http.get("/api/games").status_code for _ in range(7)]
        assert codes == [200] * 5 + [429] * 2
        assert server.http.get("/healthz").status_code == 200
