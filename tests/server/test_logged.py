"""Everything a busy server logs, with everything turned on, holds no token, no seed, no name and no full address."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from behemoth.server.admin_client import AdminClient, local_tables
from behemoth.server.logs import logging_as
from behemoth.table import MemoryStore, StoreFailure
from tests.chosen_store import on_postgres
from tests.server.running_server import RunningServer, serving

NAMES = ("Ottilie Quakenbrück", "Xaver Zwirnhuber")
TOKEN = "the-admin-of-this-house-4711"


@contextmanager
def busy(log: StringIO, data: Path | None, **settings: Any) -> Iterator[RunningServer]:
    with logging_as("json", "debug", log), serving(data, **settings) as table:
        yield table


def visit(table: RunningServer) -> list[str]:
    """All sorts of things go well and wrong; what nobody may read of it."""
    http = table.http
    seats = [{"kind": "person", "name": NAMES[0]}, {"kind": "open"}]
    made = http.post("/api/matches", json={"game": "tank-chess", "seats": seats}).json()
    invite = made["invites"][0]["invite"]
    joined = http.post(
        f"/api/matches/{made['match']}/join", json={"invite": invite, "name": NAMES[1], "key": "k" * 20}
    ).json()
    secrets = [made["seats"][0]["token"], invite, joined["token"], *NAMES, TOKEN]
    player = table.sit(made, 0)
    player.act(0, "nonsense")
    player.say("act", seat=1, turn=0, action="not mine")
    player.connection.send("{not json " + secrets[0])
    player.connection.send(b"\x00\xff")
    player.answer(player.say("ask", about="ends A1"))
    player.answer(player.say("resign", seat=0))
    http.post("/api/mine", json={"tokens": [secrets[0]]})
    http.post("/api/mine", json={"tokens": [secrets[0], 7]})
    http.post("/api/replay", json={"text": f'[Game "{NAMES[0]}"]'})
    http.get(f"/api/matches/{secrets[0]}")
    http.get("/admin/matches", headers={"Authorization": f"Bearer {secrets[0]}"})
    http.get("/api/games", headers={"X-Forwarded-For": "203.0.113.77", "Origin": "http://[::1"})
    http.get("/api/games", headers={"Host": "203.0.113.77"})
    record = http.get(f"/api/matches/{made['match']}/record").text
    secrets += re.findall(r'\[Seed "(.+?)"\]', record)
    player.connection.socket.close()
    return secrets


#: The visitors of these tests live in the same process, and what they log is their own matter.
VISITORS = ("httpx", "httpcore", "websockets.client")


def check(log: str, secrets: list[str]) -> None:
    assert len(secrets) == 7
    lines = log.splitlines()
    for line in lines:
        assert {"time", "level", "logger", "text"} <= json.loads(line).keys()
    log = "\n".join(line for line in lines if not json.loads(line)["logger"].startswith(VISITORS))
    assert log
    for secret in secrets:
        assert secret not in log, secret
        assert json.dumps(secret)[1:-1] not in log, secret
    for address in re.findall(r"\b\d{1,3}(?:\.\d{1,3}){3}\b", log):
        assert address.endswith(".0.0"), address


def test_a_busy_table(tmp_path: Path) -> None:
    log = StringIO()
    with busy(log, tmp_path, admin_token=TOKEN) as table:
        secrets = visit(table)
        admin = AdminClient(local=local_tables(tmp_path)[0])
        admin.ask("POST", "/admin/ban", dict, {"network": "203.0.113.77", "why": NAMES[0]})
        assert b"".join(admin.stream("GET", "/admin/backup"))
    check(log.getvalue(), secrets)
    texts = [json.loads(line)["text"] for line in log.getvalue().splitlines()]
    assert "banned: 203.0.0.0/16" in texts
    assert "the backup is complete" in texts


def test_a_table_where_everything_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    if on_postgres():
        pytest.skip("here it is the store in memory that fails")
    log = StringIO()
    with busy(log, None, admin_token=TOKEN) as table:
        secrets = visit(table)
        made = table.create()
        player = table.sit(made, 0)
        secrets[0] = made["seats"][0]["token"]

        async def fail(*facts: object, **more: object) -> None:
            raise StoreFailure(f"{secrets[0]} of 203.0.113.77 at postgresql://{TOKEN}@db")

        monkeypatch.setattr(MemoryStore, "append", fail)
        monkeypatch.setattr(MemoryStore, "create", fail)
        monkeypatch.setattr(MemoryStore, "check", fail)
        assert player.answer(player.say("resign", seat=0))["code"] == "fault"
        body = {"game": "tank-chess", "seats": [{"kind": "person", "name": NAMES[0]}, {"kind": "open"}]}
        assert table.http.post("/api/matches", json=body).status_code == 500
        assert table.http.get("/readyz").status_code == 503
        logging.getLogger("behemoth").error("a fault from %s", ("203.0.113.77", 80))
    check(log.getvalue(), secrets)
    assert "postgresql://…@db" in log.getvalue()
