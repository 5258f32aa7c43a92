"""Whatever leaves the server is compared byte by byte: two worlds that differ only in what somebody cannot know give
them the same bytes; and no token, invitation or seed is ever written where others could read it."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from behemoth.games import PUBLIC, Viewer
from behemoth.games import commitment as hash_of_seed
from behemoth.table import Log, Match, new_match
from tests.chosen_store import on_postgres, open_for
from tests.server.running_server import SERVER_THREAD, Client, RunningServer, serving

GAME = "monster-combat"


def play_on(clients: list[Client], watcher: Client, actions: int) -> None:
    """Everybody does some legal thing until enough has happened or it is over."""
    for number in range(actions):
        newest = max((client.newest for client in clients), key=lambda message: int(message["version"]))
        if newest.get("outcome"):
            return
        seat = newest["to_act"][0]
        client = clients[seat]
        asked = client.answer(client.say("ask", about="actions", seat=seat))
        texts = [choice["text"] for choice in asked["answer"]["actions"]]
        done = client.act(seat, texts[number % len(texts)])
        assert done["is"] == "ack", done
        for other in (*clients, watcher):
            other.update(done["version"])


def load(folder: Path, match: str) -> Log:
    async def read() -> Log:
        store = open_for(folder, in_postgres=on_postgres())
        found = await store.load(match, whole=True)
        await store.close()
        assert found is not None
        return found

    return asyncio.run(read())


def whole_log(log: Log) -> dict[int, Match]:
    """The match at every version."""
    match = new_match(log.setup)
    found = {0: match}
    for entry in log.entries:
        match = match.apply(entry)
        found[match.version] = match
    return found


#: Everything an update may hold, and where each comes from; a new field must be thought about here.
PUBLIC_FIELDS = {"is", "version", "turn", "to_act", "clock", "offers", "seats", "outcome", "ending", "seed", "rematch"}
WELCOME_FIELDS = {"id", "match", "game", "options", "yours", "commitment", "partial"}


def check_bytes(client: Client, viewer: Viewer, moments: dict[int, Match]) -> int:
    """Every message holds what the rules let this viewer see at that moment, and nothing else."""
    checked, seen = 0, -1  # version 0 is what happens before the first entry
    for text in client.heard:
        message = json.loads(text)
        if message["is"] not in ("welcome", "update"):
            assert message["is"] in ("ack", "presence", "answer", "pong")
            continue
        match = moments[message["version"]]
        assert set(message) - {"views", "log"} <= PUBLIC_FIELDS | WELCOME_FIELDS
        if not match.over:
            assert "seed" not in message
            assert message["views"] == {str(viewer): json.loads(msgspec.json.encode(match.state.view(viewer)))}
        told = [
            msgspec.to_builtins(heard)
            for happening in match.events
            if seen < happening.version <= match.version
            for event in happening.events
            if (heard := event.seen_by(viewer)) is not None
        ]
        assert [line["event"] for line in message["log"]] == json.loads(msgspec.json.encode(told))
        if not match.over:
            assert all(line["seat"] == viewer for line in message["log"] if line.get("action"))
        seen = message["version"]
        checked += 1
    return checked


@pytest.mark.parametrize("variant", ["versus", "coop"])
def test_every_byte_is_one_the_rules_let_them_see(tmp_path: Path, variant: str) -> None:
    with serving(tmp_path) as server:
        # So many hearts that there is enough to be seen before the end.
        made = server.create(GAME, "ppp", options={"variant": variant, "hearts": "9"})
        clients = [server.sit(made, seat) for seat in range(3)]
        watcher = server.sit(made)
        play_on(clients, watcher, 40)
    moments = whole_log(load(tmp_path, made["match"]))
    assert len(moments) > 20
    assert check_bytes(watcher, PUBLIC, moments) > 20
    for seat, client in enumerate(clients):
        assert check_bytes(client, seat, moments) > 20


def seen_live(client: Client) -> dict[int, Any]:
    """What a connection was shown, by version."""
    messages = map(json.loads, client.heard)
    return {message["version"]: message["views"] for message in messages if message["is"] in ("welcome", "update")}


@pytest.mark.parametrize("variant", ["versus", "coop"])
def test_looking_back_shows_what_was_shown_then_and_to_nobody_else(tmp_path: Path, variant: str) -> None:
    with serving(tmp_path) as server:
        # So many hearts that it cannot end meanwhile: of a game that is over everything is shown.
        made = server.create(GAME, "ppp", options={"variant": variant, "hearts": "9"})
        clients = [server.sit(made, seat) for seat in range(3)]
        watcher = server.sit(made)
        play_on(clients, watcher, 25)

        def look_back(*tokens: str) -> dict[int, Any]:
            answer = server.http.post(f"/api/matches/{made['match']}/past", json={"tokens": tokens})
            assert answer.status_code == 200, answer.text
            assert set(answer.json()) == {"moments"}
            return {moment["version"]: moment["views"] for moment in answer.json()["moments"]}

        tokens = [seat["token"] for seat in made["seats"]]
        for viewer, client in ((0, clients[0]), (1, clients[1]), (2, clients[2]), (None, watcher)):
            live = seen_live(client)
            past = look_back() if viewer is None else look_back(tokens[viewer])
            assert len(past) > 20
            assert 0 in past
            assert {version: past[version] for version in past if version} == {
                version: live[version] for version in past if version
            }
        assert look_back("a-token-of-nobody-at-all") == look_back()
        # One device with several seats sees what each of them saw, and no third one.
        assert all(set(views) == {"0", "2"} for views in look_back(tokens[0], tokens[2]).values())


def test_secrets_are_in_no_log_no_address_and_no_answer_to_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
    told: list[str] = []
    with serving(tmp_path) as server:
        made = server.create(GAME, "pob")
        secrets = [made["seats"][0]["token"], made["invites"][0]["invite"]]
        watcher = server.sit(made)
        joined = server.http.post(
            f"/api/matches/{made['match']}/join", json={"invite": secrets[1], "name": "Eve"}
        ).json()
        secrets.append(joined["token"])
        player = server.client()
        player.hello(made["match"], [secrets[0]])
        player.act(0, "nonsense")
        player.connection.send(json.dumps({"is": "hello", "id": "x", "tokens": secrets, "more": 1}))
        player.next()
        server.http.post(f"/api/matches/{made['match']}/join", json={"invite": secrets[1], "name": "Eve"})
        told += watcher.heard + player.heard
        told.append(server.http.get(f"/api/matches/{made['match']}").text)
        told.append(server.http.post("/api/mine", json={"tokens": secrets}).text)
    out, err = capfd.readouterr()
    # The client library logs what it sends itself; only what the server says counts.
    told += [out, err, *(record.getMessage() for record in caplog.records if not _by_client(record))]
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    for secret in secrets:
        assert not any(secret in text for text in told)
        assert secret.encode() not in kept, "only hashes are stored"


def _by_client(record: logging.LogRecord) -> bool:
    return record.threadName != SERVER_THREAD


def test_the_seed_is_told_only_at_the_end(server: RunningServer) -> None:
    made = server.create("tank-chess")
    both = server.sit(made, 0, 1)
    assert "seed" not in both.welcome
    commitment: Any = both.welcome["commitment"]
    both.say("resign", seat=0)
    update = both.until(lambda message: message["is"] == "update" and message.get("outcome"))
    assert hash_of_seed(update["seed"]) == commitment


def mined_match(server: RunningServer, black: tuple[str, ...]) -> tuple[dict[str, Any], list[Client], Client]:
    """A match of Tank Chess in which Black lays its remote mines here, and three moves."""
    made = server.create("tank-chess", "pp", options={"scheme": "first-steps-10", "remote_mines": "2"})
    clients, watcher = [server.sit(made, seat) for seat in range(2)], server.sit(made)
    actions = [*((1, mine) for mine in black), (0, "!D5"), (0, "!G5"), (0, "I2>I4N"), (1, "B9>B7S"), (0, "I4>I5N")]
    for seat, action in actions:
        done = clients[seat].act(seat, action)
        assert done["is"] == "ack", done
        for client in (*clients, watcher):
            client.update(done["version"])
    return made, clients, watcher


@pytest.mark.rule("TC12.12")
def test_remote_mines_are_in_no_answer_to_anybody_else(tmp_path: Path) -> None:
    """The public and White are told the same, byte for byte, wherever Black's mines are."""
    told: list[list[str]] = []
    with serving(tmp_path) as server:
        for black in (("!A5", "!C9"), ("!E4", "!J8")):
            made, clients, watcher = mined_match(server, black)
            match, tokens = made["match"], [seat["token"] for seat in made["seats"]]
            answers = [
                server.http.get(f"/api/matches/{match}"),
                server.http.get(f"/api/matches/{match}/record"),
                server.http.get(f"/api/matches/{match}/replay"),
                server.http.post(f"/api/matches/{match}/past", json={"tokens": []}),
                server.http.post(f"/api/matches/{match}/past", json={"tokens": [tokens[0]]}),
            ]
            assert all(answer.status_code >= 400 for answer in answers[1:3]), "no record and no replay before the end"
            views = [json.dumps(seen_live(client)) for client in (clients[0], watcher)]
            told.append([answer.text.replace(match, "match") for answer in answers] + views)
            own = server.http.post(f"/api/matches/{match}/past", json={"tokens": [tokens[1]]}).text
            assert black[0][1:] in own, "Black sees its own"
            end = clients[1].answer(clients[1].say("resign", seat=1))
            assert end["is"] == "ack", end
            watcher.update(end["version"])
            assert black[1] in server.http.get(f"/api/matches/{match}/record").text, "after the end everybody may know"
            assert seen_live(watcher)[end["version"]]["everything"]["mines"]["sides"][1]["own"]
    first, second = ([without_times(text) for text in texts] for texts in told)
    assert first == second


def without_times(text: str) -> str:
    """Two matches are not made at the same moment."""
    return re.sub(r'"(created|at|last|changed|started|touched)":\s*[0-9.e+]+', r'"\1":0', text)
