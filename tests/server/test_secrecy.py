"""Whatever leaves the server is compared byte by byte: two worlds that differ only in what somebody cannot know give
them the same bytes; and no token, invitation or seed is ever written where others could read it."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import msgspec
import pytest

from behemoth.games import PUBLIC, Viewer
from behemoth.games import commitment as hash_of_seed
from behemoth.table import Log, Match, new_match
from behemoth.table.sqlite_store import SqliteStore
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
        store = SqliteStore(folder)
        found = await store.load(match)
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
        made = server.create(GAME, "ppp", options={"variant": variant})
        clients = [server.sit(made, seat) for seat in range(3)]
        watcher = server.sit(made)
        play_on(clients, watcher, 40)
    moments = whole_log(load(tmp_path, made["match"]))
    assert len(moments) > 20
    assert check_bytes(watcher, PUBLIC, moments) > 20
    for seat, client in enumerate(clients):
        assert check_bytes(client, seat, moments) > 20


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
