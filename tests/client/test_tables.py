"""The HTTP side: making, joining, carrying, and what is told when that fails."""

from __future__ import annotations

import asyncio
import http.server
import threading
from collections.abc import Iterator

import pytest

from behemoth.client import Link, Refused, Table, Unreachable, new_key
from behemoth.table import MatchRequest, SeatRequest
from tests.client.play import invitation, make, seat_of
from tests.server.running_server import RunningServer, free_port


def test_making_and_joining(server: RunningServer) -> None:
    async def play() -> None:
        table = Table(server.url)
        made = await make(server.url)
        key = new_key()
        seat = await table.take_seat(invitation(server.url, made), "Bo", key)
        assert seat.kind == "seat"
        again = await table.take_seat(invitation(server.url, made), "Bo", key)
        assert again == seat, "asked again with the same key it is the same seat"
        summary = await table.summary(made.match)
        assert [place.name for place in summary.seats] == ["Ada", "Bo"]

    asyncio.run(play())


def test_a_seat_that_is_taken_is_refused_in_ones_language(server: RunningServer) -> None:
    async def play() -> None:
        made = await make(server.url)
        await Table(server.url).take_seat(invitation(server.url, made), "Bo")
        with pytest.raises(Refused) as refused:
            await Table(server.url, language="de").take_seat(invitation(server.url, made), "Cy")
        assert refused.value.code == "refused"
        assert refused.value.sentence("de") == "Da sitzt schon jemand."

    asyncio.run(play())


def test_open_tables_are_joined_without_an_invitation(server: RunningServer) -> None:
    async def play() -> None:
        seats = (SeatRequest("person", "Ada"), SeatRequest("open"))
        made = await Table(server.url).create(MatchRequest("tank-chess", seats, open_to_all=True))
        async with seat_of(server.url, made):  # a table nobody is at is not listed
            page = await Table(server.url).open_tables()
            assert made.match in [one.match for one in page.tables]
        seat = await Table(server.url).take_seat(Link(server.url, "join", made.match), "Bo")
        assert seat.tokens

    asyncio.run(play())


def test_a_seat_is_carried_here(server: RunningServer) -> None:
    async def play() -> None:
        made = await make(server.url)
        body = {"tokens": [made.seats[0].token]}
        code = server.http.post(f"/api/matches/{made.match}/carry", json=body).json()["code"]
        seat = await Table(server.url).take_seat(Link(server.url, "carry", secret=code))
        assert seat.match == made.match
        assert seat.tokens[0] != made.seats[0].token

    asyncio.run(play())


def test_nobody_answers() -> None:
    table = Table(f"http://127.0.0.1:{free_port()}", patience=0)
    with pytest.raises(Unreachable):
        asyncio.run(table.summary("abc"))


class _Elsewhere(http.server.BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(404 if "missing" in self.path else 200)
        self.end_headers()
        self.wfile.write(b"<html>")

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name is theirs
        pass


@pytest.fixture
def elsewhere() -> Iterator[str]:
    with http.server.HTTPServer(("127.0.0.1", 0), _Elsewhere) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


@pytest.mark.parametrize("match", ["there", "missing"])
def test_what_answers_is_no_table(elsewhere: str, match: str) -> None:
    with pytest.raises(Unreachable) as refused:
        asyncio.run(Table(elsewhere, patience=0).summary(match))
    assert "no table" in str(refused.value)
