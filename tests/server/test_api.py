"""The HTTP API on a real server, and its own description of itself."""

from __future__ import annotations

import time
import xml.etree.ElementTree as ElementTree

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from behemoth.table.open_tables import FRESH
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


def test_an_invitation_tells_what_it_opens_before_anybody_sits_down(server: RunningServer) -> None:
    made = server.create(kinds="po")
    address, invite = f"/api/matches/{made['match']}", made["invites"][0]["invite"]
    assert server.http.post(address + "/invitation", json={"invite": invite}).json() == {"seat": 1, "free": True}
    server.http.post(address + "/join", json={"invite": invite, "name": "Eve"})
    assert server.http.post(address + "/invitation", json={"invite": invite}).json() == {"seat": 1, "free": False}
    wrong = server.http.post(address + "/invitation", json={"invite": "x" * 32}, headers={"Accept-Language": "de"})
    assert (wrong.status_code, wrong.json()["detail"]) == (409, "Diese Einladung gilt nicht (mehr).")
    nowhere = server.http.post("/api/matches/nowhere/invitation", json={"invite": invite})
    assert nowhere.status_code == 404


def test_a_seat_is_carried_to_another_device(server: RunningServer) -> None:
    made = server.create(kinds="pp")
    address, key = f"/api/matches/{made['match']}/carry", "the-new-device-has-a-secret"
    old = server.sit(made, 0)
    token = made["seats"][0]["token"]
    offered = server.http.post(address, json={"tokens": [token]})
    assert offered.status_code == 201
    code = offered.json()["code"]
    carried = server.http.post("/api/carry", json={"code": f"{code[:4]} {code[4:]}", "key": key}).json()
    assert (carried["match"], carried["game"], carried["mode"]) == (made["match"], "tank-chess", "online")
    assert server.client().hello(made["match"], [carried["seats"][0]["token"]])["yours"] == [0]
    with pytest.raises(ConnectionClosed):
        old.until(lambda message: False)
    assert server.client().hello(made["match"], [token])["yours"] == []
    again = server.http.post("/api/carry", json={"code": code, "key": "somebody-else-has-another"})
    assert again.status_code == 409
    assert server.http.post(address, json={"tokens": [token]}).status_code == 403


def test_codes_are_not_tried_out() -> None:
    with serving(limits=msgspec.structs.replace(FREE, codes=0.001, codes_at_once=3)) as server:
        tries = [server.http.post("/api/carry", json={"code": "0000000" + digit, "key": "k" * 20}) for digit in "12345"]
        assert [answer.status_code for answer in tries] == [409, 409, 409, 429, 429]


def test_anybody_joins_a_table_that_is_open_to_all() -> None:
    with serving() as server:
        private, made = server.create(kinds="po"), server.create(kinds="po", open_to_all=True)
        assert server.http.get("/api/tables").json() == {"tables": [], "count": 0}, "nobody waits there"
        ada = server.sit(made, 0)
        time.sleep(FRESH / 1000)
        told = server.http.get("/api/tables").json()
        assert [(table["match"], table["open_to_all"]) for table in told["tables"]] == [(made["match"], True)]
        assert server.http.get("/api/tables?skip=20").json() == {"tables": [], "count": 1}
        joining = {"name": " Eve\n", "key": "eve-has-a-secret-of-her-own"}
        taken = server.http.post(f"/api/matches/{made['match']}/join", json=joining).json()
        assert server.http.post(f"/api/matches/{made['match']}/join", json=joining).json() == taken
        assert ada.update(2)["seats"][1]["name"] == "Eve"
        assert server.http.get("/api/tables").json()["count"] == 0
        late = server.http.post(f"/api/matches/{made['match']}/join", json={"name": "Mallory"})
        assert (late.status_code, late.json()["detail"]) == (409, "All seats at this table are taken.")
        assert server.http.post(f"/api/matches/{private['match']}/join", json=joining).status_code == 409


def test_nobody_fills_the_list_of_open_tables() -> None:
    with serving(limits=msgspec.structs.replace(FREE, open_tables=0.001, open_tables_at_once=2)) as server:
        body = {"game": "tank-chess", "seats": [{"kind": "person"}, {"kind": "open"}], "open_to_all": True}
        assert [server.http.post("/api/matches", json=body).status_code for _ in range(3)] == [201, 201, 429]
        assert server.create(kinds="po"), "tables for friends can still be made"


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


def test_joins_and_questions_for_own_matches_are_rated() -> None:
    with serving(limits=msgspec.structs.replace(FREE, joins=0.01, joins_at_once=4)) as server:
        match = server.create(kinds="po")["match"]
        for path, body, right in (
            (f"/api/matches/{match}/join", {"invite": "x" * 32, "name": "Eve"}, 409),
            ("/api/mine", {"tokens": []}, 200),
        ):
            statuses = [server.http.post(path, json=body).status_code for _ in range(3)]
            assert statuses == ([right] * 3 if right == 409 else [200, 429, 429])
