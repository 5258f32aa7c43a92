"""Replays: of a game that is over, of a file, and never of a secret that still holds."""

from __future__ import annotations

from behemoth.server.work import MOST_DRAWN
from tests.server.running_server import RunningServer, moves


def test_records_and_replays_of_an_open_game(server: RunningServer) -> None:
    made = server.create()
    both = server.sit(made, 0, 1)
    written = []
    for (seat, action), _ in zip(moves("tank-chess", 2), range(5), strict=False):
        assert both.act(seat, action)["is"] == "ack"
        both.update(both.newest["version"] + 1)
        written.append(action)
    running = server.http.get(f"/api/matches/{made['match']}/record").text
    assert '[Result "*"]' in running
    assert "Seed" not in running
    both.answer(both.say("resign", seat=1))
    record = server.http.get(f"/api/matches/{made['match']}/record")
    assert record.headers["content-disposition"].startswith("attachment")
    assert "Seed" in record.text
    replay = server.http.get(f"/api/matches/{made['match']}/replay").json()
    assert [moment["action"] for moment in replay["moments"]][1:6] == written
    assert replay["outcome"]["scores"] == [1, 0]
    assert replay["ending"]
    imported = server.http.post("/api/replay", json={"text": record.text}).json()
    assert [moment["view"] for moment in imported["moments"]] == [moment["view"] for moment in replay["moments"]]


def test_a_secret_game_is_told_only_after_its_end(server: RunningServer) -> None:
    made = server.create("monster-combat", "ppp")
    for what in ("record", "replay"):
        answer = server.http.get(f"/api/matches/{made['match']}/{what}")
        assert answer.status_code == 409
        assert answer.json()["code"] == "refused"


def test_a_broken_file_is_explained(server: RunningServer) -> None:
    for text in ("", "hello", '[Game "chess"]\n', '[Game "tank-chess"]\n[Rules "1"]\n[Seats "2"]\n\n1. nonsense'):
        answer = server.http.post("/api/replay", json={"text": text})
        assert answer.status_code in (404, 422), answer.text
        assert len(answer.json()["detail"]) > 10


def test_the_moving_picture_of_a_game_that_is_over(server: RunningServer) -> None:
    made = server.create()
    where = f"/api/matches/{made['match']}"
    assert server.http.get(f"{where}/picture").status_code == 409
    both = server.sit(made, 0, 1)
    both.answer(both.say("resign", seat=0))
    drawn = server.http.get(f"{where}/picture?language=de")
    assert drawn.status_code == 200
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert f"{made['match']}.svg" in drawn.headers["content-disposition"]
    assert 'lang="de"' in drawn.text
    record = server.http.get(f"{where}/record").text
    assert server.http.post("/api/picture", json={"text": record, "language": "de"}).text == drawn.text


def test_no_moving_picture_of_what_is_not_over_or_too_long(server: RunningServer) -> None:
    record = server.http.get(f"/api/matches/{server.create()['match']}/record").text
    answer = server.http.post("/api/picture", json={"text": record})
    assert answer.json()["code"] == "refused"
    turns = " ".join(f"{number}. A1>A2N A2>A1N" for number in range(1, MOST_DRAWN))
    answer = server.http.post("/api/picture", json={"text": f"{record}\n{turns}"})
    assert answer.json()["code"] == "too-long"


def test_no_moving_picture_tells_a_secret_before_the_end(server: RunningServer) -> None:
    made = server.create("monster-combat", "ppp")
    assert server.http.get(f"/api/matches/{made['match']}/picture").json()["code"] == "refused"
