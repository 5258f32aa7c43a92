"""The games as a newcomer is told about them."""

from __future__ import annotations

import pytest

from behemoth.locale import LANGUAGE_TABLE, LANGUAGES
from tests.server.running_server import RunningServer


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_games_explain_themselves(server: RunningServer, language: str) -> None:
    answer = server.http.get("/api/games", headers={"Accept-Language": f"{language}-AT,fr;q=0.9"})
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
def test_the_facts_of_both_games_come_from_their_tables(server: RunningServer, language: str) -> None:
    told = server.http.get("/api/games", params={"language": language}).json()
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


def test_games_say_what_belongs_where(server: RunningServer) -> None:
    """Which options mean something in one variant only, and what can be said beside the moves, is the game's to say."""
    about = {game["id"]: game["about"] for game in server.http.get("/api/games").json()["games"]}
    assert about["tank-chess"]["doings"] == ["draw", "takeback", "resign"]
    assert about["monster-combat"]["doings"] == []
    only = about["monster-combat"]["only_in"]
    body = {"game": "monster-combat", "seats": [{"kind": "person"}] * 2}
    for variant, option in (("versus", "open_hands"), ("coop", "lightning_secret")):
        assert option not in only[variant]
        wrong = {**body, "options": {"variant": variant, option: "true"}}
        assert server.http.post("/api/matches", json=wrong).status_code == 422
