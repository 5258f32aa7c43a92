"""The HTTP API on a real server, and its own description of itself."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from behemoth.locale import LANGUAGE_TABLE, LANGUAGES
from tests.server.house import FREE, House, moves, serving


def test_it_is_alive(house: House) -> None:
    assert house.http.get("/healthz").json()["ok"] is True


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_games_explain_themselves(house: House, language: str) -> None:
    answer = house.http.get("/api/games", headers={"Accept-Language": f"{language}-AT,fr;q=0.9"})
    games = {game["id"]: game for game in answer.json()["games"]}
    assert set(games) == {"tank-chess", "monster-combat"}
    assert games["monster-combat"]["seats"] == {"least": 2, "most": 7}
    for game in games.values():
        assert game["bots"]
        for option in game["options"]:
            assert option["help"], option
    hearts = next(option for option in games["monster-combat"]["options"] if option["name"] == "hearts")
    assert (hearts["type"], hearts["standard"], hearts["least"], hearts["most"]) == ("integer", "3", 1, 9)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_facts_of_both_games_come_from_their_tables(house: House, language: str) -> None:
    told = house.http.get("/api/games", params={"language": language}).json()
    assert told["languages"] == [{"id": language.code, "name": language.name} for language in LANGUAGE_TABLE]
    about = {game["id"]: game["about"] for game in told["games"]}
    kinds = {kind["mark"]: kind for kind in about["tank-chess"]["kinds"]}
    assert [mark for mark, kind in kinds.items() if kind["commander"]] == ["CLT"]
    assert [mark for mark, kind in kinds.items() if kind["giant"]] == ["M"]
    assert (kinds["HT"]["speed"], kinds["HT"]["armour"], kinds["HT"]["gun"]) == (3, [3, 2, 1], 3)
    assert (kinds["HM"]["arc"], kinds["HM"]["least"], kinds["HM"]["most"]) == ([0], 3, 5)
    assert not kinds["ST"]["official"]
    ground = {terrain["name"]: terrain for terrain in about["tank-chess"]["terrain"]}
    assert ground["water"]["deep"]
    assert not ground["water"]["blocks"]
    cards = {card["name"]: card for card in about["monster-combat"]["cards"]}
    assert (cards["lightning"]["power"], cards["lightning"]["count"], cards["shield"]["playable"]) == (2, 5, False)
    assert all(kind["name"] for kind in kinds.values())
    assert all(row["title"] for row in (*ground.values(), *cards.values()))
    assert all(text for card in cards.values() for text in card["effects"].values())


def test_sentences_come_in_the_asker_s_language(house: House) -> None:
    said = [
        house.http.get("/api/matches/nothing", headers={"Accept-Language": language}).json()["detail"]
        for language in ("en", "de")
    ]
    assert said == [
        "There is no such match. Is the link complete?",
        "Diese Partie gibt es nicht. Ist der Link vollständig?",
    ]


def test_a_friend_joins_by_invitation(house: House) -> None:
    made = house.create(kinds="po")
    match, invite = made["match"], made["invites"][0]["invite"]
    assert house.http.get(f"/api/matches/{match}").json()["waiting"] is True
    joining = {"invite": invite, "name": "  Eve \n\u202e the\tsecond "}
    taken = house.http.post(f"/api/matches/{match}/join", json=joining).json()
    summary = house.http.get(f"/api/matches/{match}").json()
    assert taken["seat"] == 1
    assert summary["waiting"] is False
    assert summary["seats"][1]["name"] == "Eve the second"
    again = house.http.post(f"/api/matches/{match}/join", json={"invite": invite, "name": "Mallory"})
    assert again.status_code == 409
    wrong = house.http.post(f"/api/matches/{match}/join", json={"invite": "x" * 32, "name": "Mallory"})
    assert wrong.status_code == 409
    black = house.client()
    assert black.hello(match, [taken["token"]])["yours"] == [1]


def test_whoever_lost_the_answer_joins_again_with_their_key(house: House) -> None:
    made = house.create(kinds="po")
    address, invite = f"/api/matches/{made['match']}/join", made["invites"][0]["invite"]
    joining = {"invite": invite, "name": "Eve", "key": "eve-has-a-secret-of-her-own"}
    taken = house.http.post(address, json=joining)
    again = house.http.post(address, json={**joining, "name": "Eve again"})
    assert again.json() == taken.json()
    assert house.http.get(f"/api/matches/{made['match']}").json()["seats"][1]["name"] == "Eve"
    for key in ("mallory-has-another-secret", None):
        assert house.http.post(address, json={**joining, "key": key}).status_code == 409
    assert house.http.post(address, json={**joining, "key": "short"}).status_code == 400
    assert house.client().hello(made["match"], [taken.json()["token"]])["yours"] == [1]


def test_games_say_what_belongs_where(house: House) -> None:
    """Which options mean something in one variant only, and what can be said beside the moves, is the game's to say."""
    about = {game["id"]: game["about"] for game in house.http.get("/api/games").json()["games"]}
    assert about["tank-chess"]["doings"] == ["draw", "takeback", "resign"]
    assert about["monster-combat"]["doings"] == []
    only = about["monster-combat"]["only_in"]
    body = {"game": "monster-combat", "seats": [{"kind": "person"}] * 2}
    for variant, option in (("versus", "open_hands"), ("coop", "lightning_secret")):
        assert option not in only[variant]
        wrong = {**body, "options": {"variant": variant, option: "true"}}
        assert house.http.post("/api/matches", json=wrong).status_code == 422


def test_my_matches_are_found_by_my_tokens(house: House) -> None:
    one, two = house.create(), house.create(kinds="pb")
    tokens = [one["seats"][1]["token"], two["seats"][0]["token"], "x" * 32]
    found = house.http.post("/api/mine", json={"tokens": tokens}).json()["matches"]
    assert [(match["match"], match["yours"]) for match in found] == [(two["match"], [0]), (one["match"], [1])]
    assert house.http.post("/api/mine", json={"tokens": []}).json() == {"matches": []}


def test_records_and_replays_of_an_open_game(house: House) -> None:
    made = house.create()
    both = house.sit(made, 0, 1)
    written = []
    for (seat, action), _ in zip(moves("tank-chess", 2), range(5), strict=False):
        assert both.act(seat, action)["is"] == "ack"
        both.update(both.newest["version"] + 1)
        written.append(action)
    running = house.http.get(f"/api/matches/{made['match']}/record").text
    assert '[Result "*"]' in running
    assert "Seed" not in running
    both.answer(both.say("resign", seat=1))
    record = house.http.get(f"/api/matches/{made['match']}/record")
    assert record.headers["content-disposition"].startswith("attachment")
    assert "Seed" in record.text
    replay = house.http.get(f"/api/matches/{made['match']}/replay").json()
    assert [moment["action"] for moment in replay["moments"]][1:6] == written
    assert replay["outcome"]["scores"] == [1, 0]
    assert replay["ending"]
    imported = house.http.post("/api/replay", json={"text": record.text}).json()
    assert [moment["view"] for moment in imported["moments"]] == [moment["view"] for moment in replay["moments"]]


def test_a_secret_game_is_told_only_after_its_end(house: House) -> None:
    made = house.create("monster-combat", "ppp")
    for what in ("record", "replay"):
        answer = house.http.get(f"/api/matches/{made['match']}/{what}")
        assert answer.status_code == 409
        assert answer.json()["code"] == "refused"


def test_a_broken_file_is_explained(house: House) -> None:
    for text in ("", "hello", '[Game "chess"]\n', '[Game "tank-chess"]\n[Rules "1"]\n[Seats "2"]\n\n1. nonsense'):
        answer = house.http.post("/api/replay", json={"text": text})
        assert answer.status_code in (404, 422), answer.text
        assert len(answer.json()["detail"]) > 10


def test_a_link_becomes_a_picture(house: House) -> None:
    answer = house.http.post("/api/qr", json={"text": "http://127.0.0.1:8765/join/abc#secret"})
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert ElementTree.fromstring(answer.text).tag.endswith("svg")
    assert house.http.get("/api/qr?text=x").status_code == 405  # an invitation must not stand in an address


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "chess", "seats": [{"kind": "person"}]}, 404, "not-found"),
        ({"game": "tank-chess", "seats": [{"kind": "person"}]}, 422, "illegal"),
        ({"game": "tank-chess", "seats": [{"kind": "bot", "bot": "random"}] * 2}, 409, "refused"),
        ({"game": "tank-chess", "seats": [{"kind": "person"}, {"kind": "bot", "bot": "hal"}]}, 422, "illegal"),
        ({"game": "tank-chess", "seats": [{"kind": "person"}] * 2, "options": {"scheme": "x"}}, 422, "illegal"),
        ({"game": "tank-chess", "seats": [{"kind": "person"}] * 2, "options": {"hearts": "3"}}, 422, "illegal"),
        ({"game": "tank-chess", "seats": [{"kind": "guest"}] * 2}, 400, "unreadable"),
        ({"game": "tank-chess", "seats": [{"kind": "person"}] * 2, "clock": {"type": "countdown", "minutes": 0}}, 400,
         "unreadable"),
        ({"game": "tank-chess", "seats": [{"kind": "person"}] * 2, "colour": "red"}, 400, "unreadable"),
        ([], 400, "unreadable"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_with_a_sentence(house: House, body: Any, status: int, code: str) -> None:
    answer = house.http.post("/api/matches", json=body)
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    assert len(answer.json()["detail"]) > 10


def test_an_unknown_game_is_not_found_whoever_is_to_play_it(house: House) -> None:
    for seat in ({"kind": "bot", "bot": "greedy"}, {"kind": "person"}):
        answer = house.http.post("/api/matches", json={"game": "ludo", "seats": [{"kind": "person"}, seat]})
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
        assert "ludo" in answer.json()["detail"]


def test_a_path_tells_all_its_methods(house: House) -> None:
    for method in ("OPTIONS", "PUT"):
        answer = house.http.request(method, "/api/analysis/nothing")
        assert answer.status_code == 405
        assert {word.strip() for word in answer.headers["allow"].split(",")} == {"GET", "HEAD", "DELETE"}


def test_an_analysis_of_nothing_is_asked_back(house: House) -> None:
    answer = house.http.post("/api/analysis", json={})
    assert (answer.status_code, answer.json()["code"]) == (422, "illegal")
    assert answer.json()["detail"] == "Which game? Name a match, or send a game file."


def test_every_problem_is_described_once(house: House) -> None:
    described = house.http.get("/api/openapi.json").json()
    for path in described["paths"].values():
        for operation in path.values():
            for answer in operation["responses"].values():
                codes = answer["description"].partition("(")[2].rstrip(")").split(", ")
                assert len(codes) == len(set(codes)), answer


def test_who_has_no_name_sits_down_as_a_seat(house: House) -> None:
    made = house.create(kinds="po")
    joining = {"invite": made["invites"][0]["invite"], "name": "\u200b "}
    assert house.http.post(f"/api/matches/{made['match']}/join", json=joining).status_code == 200
    log = house.sit(made).welcome["log"]
    assert [line["text"] for line in log] == ["Ada sits down.", "Seat 2 sits down."]


def test_bodies_have_a_limit_and_a_type(house: House) -> None:
    long = house.http.post(
        "/api/matches", content=b'"' + b"x" * 70_000 + b'"', headers={"Content-Type": "application/json"}
    )
    assert (long.status_code, long.json()["code"]) == (413, "too-long")
    form = house.http.post("/api/matches", content=b"{}", headers={"Content-Type": "text/plain"})
    assert form.status_code == 415
    broken = house.http.post("/api/matches", content=b"\xff{", headers={"Content-Type": "application/json"})
    assert broken.status_code == 400


def test_nobody_makes_matches_without_end() -> None:
    with serving(limits=msgspec.structs.replace(FREE, matches=0.01, matches_at_once=3)) as house:
        for _ in range(3):
            house.create()
        body = {"game": "tank-chess", "seats": [{"kind": "person"}] * 2}
        answer = house.http.post("/api/matches", json=body)
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
        assert answer.headers["retry-after"]


def test_nobody_asks_without_end() -> None:
    with serving(limits=msgspec.structs.replace(FREE, requests=0.01, requests_at_once=5)) as house:
        codes = [house.http.get("/api/games").status_code for _ in range(7)]
        assert codes == [200] * 5 + [429] * 2
        assert house.http.get("/healthz").status_code == 200


def test_the_description_fits_the_api(house: House) -> None:
    """Whatever the description allows is answered as it says, and nothing makes the server stumble."""
    schema = schemathesis.openapi.from_url(house.url + "/api/openapi.json")
    count = 0
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        _try(result.ok())
        count += 1
    assert count == 14


def _try(operation: Any) -> None:
    @settings(
        max_examples=12, deadline=None, database=None, phases=[Phase.generate], suppress_health_check=[*HealthCheck]
    )
    @given(case=operation.as_strategy())
    def one(case: Any) -> None:
        # A number like 14.0 is an integer to JSON Schema and none to us; options a game lacks are its own to refuse.
        case.call_and_validate(excluded_checks=[positive_data_acceptance])

    one()
