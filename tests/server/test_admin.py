"""What the admin can look at and do, over the socket in the data folder and over HTTP with the token."""

from __future__ import annotations

import gzip
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from behemoth.server.admin_client import AdminClient, AdminRefused, local_tables
from tests.server.running_server import RunningServer, moves, serving
from tests.server.test_metrics import values

TOKEN = "a token of at least sixteen"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def table(folder: Path) -> Iterator[RunningServer]:
    with serving(folder, admin_token=TOKEN) as found:
        yield found


@pytest.fixture
def admin(table: RunningServer, folder: Path) -> AdminClient:
    return AdminClient(local=local_tables(folder)[0])


def ask(admin: AdminClient, method: str, path: str, body: Any = None) -> Any:
    return admin.ask(method, path, dict, body)


def test_only_the_owner_can_open_the_socket(table: RunningServer, folder: Path) -> None:
    (path,) = local_tables(folder)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert str(os.getpid()) in path.name


def test_matches_are_listed_and_shown_without_secrets(table: RunningServer, admin: AdminClient) -> None:
    made = table.create()
    listed = ask(admin, "GET", "/admin/matches?limit=1")["matches"]
    assert [match["id"] for match in listed] == [made["match"]]
    assert made["match"] not in [match["id"] for match in ask(admin, "GET", "/admin/matches?over=1")["matches"]]
    shown = ask(admin, "GET", f"/admin/matches/{made['match']}")
    assert shown["seats"][0]["name"] == "Ada"
    assert "token" not in str(shown)
    assert "seed" not in str(shown)
    with pytest.raises(AdminRefused, match="no such match"):
        ask(admin, "GET", "/admin/matches/nothing")


def test_a_match_is_closed(table: RunningServer, admin: AdminClient) -> None:
    made = table.create()
    player = table.sit(made, 0)
    closed = ask(admin, "POST", f"/admin/matches/{made['match']}/close")
    assert closed["outcome"]["scores"] == [0.5, 0.5]
    assert player.update()["outcome"] is not None
    with pytest.raises(AdminRefused, match="over"):
        ask(admin, "POST", f"/admin/matches/{made['match']}/close")


def test_a_game_without_such_an_end_says_so(table: RunningServer, admin: AdminClient) -> None:
    made = table.create("monster-combat", "ppp")
    with pytest.raises(AdminRefused, match="erased"):
        ask(admin, "POST", f"/admin/matches/{made['match']}/close")


def test_a_match_is_erased_while_somebody_plays_it(table: RunningServer, admin: AdminClient) -> None:
    made = table.create()
    player = table.sit(made, 0)
    assert ask(admin, "DELETE", f"/admin/matches/{made['match']}") == {"done": True}
    assert ask(admin, "DELETE", f"/admin/matches/{made['match']}") == {"done": False}
    with pytest.raises(ConnectionClosed):
        player.next(5)
    assert table.http.get(f"/api/matches/{made['match']}").status_code == 404


def test_who_is_banned_gets_neither_pages_nor_a_socket(table: RunningServer, admin: AdminClient) -> None:
    made = table.create()
    player = table.sit(made, 0)
    made_ban = ask(admin, "POST", "/admin/ban", {"network": "127.0.0.0/8", "hours": 1, "why": "test"})
    assert made_ban["network"] == "127.0.0.0/8"
    answer = table.http.get("/api/games")
    assert (answer.status_code, answer.json()["code"]) == (403, "banned")
    with pytest.raises(ConnectionClosed):
        player.next(5)
    with pytest.raises(Exception, match="403"):
        table.sit(made, 0)
    assert ask(admin, "GET", "/admin/rules")["bans"] == [made_ban]
    assert ask(admin, "POST", "/admin/unban", {"network": "127.0.0.0/8"}) == {"done": True}
    assert table.http.get("/api/games").status_code == 200
    with pytest.raises(AdminRefused, match="no network"):
        ask(admin, "POST", "/admin/ban", {"network": "everybody"})


def test_a_quota_of_matches(table: RunningServer, admin: AdminClient) -> None:
    ask(admin, "POST", "/admin/quota", {"matches_a_day": 1})
    table.create()
    body = {"game": "tank-chess", "seats": [{"kind": "person"}, {"kind": "person"}]}
    answer = table.http.post("/api/matches", json=body)
    assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
    ask(admin, "POST", "/admin/quota", {"matches_a_day": None})
    table.create()


def test_a_backup_while_people_play(table: RunningServer, admin: AdminClient) -> None:
    made = table.create(options={"scheme": "first-steps-10"})
    player = table.sit(made, 0, 1)
    for _, (seat, action) in zip(range(4), moves("tank-chess", 2, {"scheme": "first-steps-10"}), strict=False):
        player.update(player.act(seat, action)["version"])
    text = gzip.decompress(b"".join(admin.stream("GET", "/admin/backup")))
    (line,) = [line for line in text.splitlines() if made["match"].encode() in line]
    assert line.count(b'"acted"') == 4
    assert made["seats"][0]["token"].encode() not in text


def test_figures(table: RunningServer, admin: AdminClient) -> None:
    player = table.sit(table.create(), 0)
    before = values(b"".join(admin.stream("GET", "/metrics")))
    player.answer(player.say("resign", seat=0))
    found = values(b"".join(admin.stream("GET", "/metrics")))
    assert found["behemoth_ready", ""] == 1
    assert found["behemoth_matches", "awake"] >= 1
    assert found["behemoth_acknowledged_total", ""] == before["behemoth_acknowledged_total", ""] + 1
    assert found["behemoth_append_seconds_count", ""] == before["behemoth_append_seconds_count", ""] + 1
    assert found["behemoth_connections", "players"] == 1


def test_nothing_of_it_is_public(table: RunningServer) -> None:
    for path in ("/admin/matches", "/metrics", "/admin/backup", "/admin/rules"):
        for headers in ({}, {"Authorization": "Bearer"}, {"Authorization": f"Bearer {TOKEN}x"}):
            assert table.http.get(path, headers=headers).status_code == 401, path
    with serving() as plain:
        for path in ("/admin/matches", "/metrics"):
            # The page of the web app, which knows nothing about it either.
            assert plain.http.get(path).headers["content-type"].startswith("text/html")
        assert plain.http.post("/admin/drain").status_code in (404, 405)


def test_with_the_token_it_is_all_there(table: RunningServer) -> None:
    remote = AdminClient(url=table.url, token=TOKEN, language="de")
    assert ask(remote, "GET", "/admin/health")["ok"] is True
    with pytest.raises(AdminRefused, match="Partie"):
        ask(remote, "GET", "/admin/matches/nothing")
    with pytest.raises(AdminRefused, match="token"):
        ask(AdminClient(url=table.url, token="another token altogether"), "GET", "/admin/health")
