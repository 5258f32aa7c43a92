"""Who is connected to a match, and what they are sent."""

from __future__ import annotations

import msgspec
import pytest

from behemoth.table import clients as places
from behemoth.table.client import Client
from behemoth.table.clients import Clients, seats_of
from behemoth.table.entries import SatDown
from behemoth.table.match import Match, new_match
from behemoth.table.memory import Memory
from behemoth.table.setup import SeatPlan, Setup, hash_of
from behemoth.table.views import Audience, MatchViews


class Ear:
    """A connection that keeps what it is sent."""

    def __init__(self, address: str = "") -> None:
        self.address = address
        self.heard: list[bytes] = []

    def offer(self, data: bytes) -> bool:
        self.heard.append(data)
        return True

    def drop(self) -> None:
        pass


def a_match() -> Match:
    plans = (SeatPlan("person"), SeatPlan("person"))
    match = new_match(Setup(id="m", game="tank-chess", rules_version=1, seats=plans, seed="s", created=0))
    for seat in range(2):
        match = match.apply(SatDown(at=1, seat=seat, name=f"P{seat}", token_hash=hash_of(f"token{seat}")))
    return match


def connect(clients: Clients, *seats: int, language: str = "en", address: str = "") -> Client:
    client = Client(Ear(address))
    client.audience = Audience(seats, language)
    client.welcomed = True
    clients.add(client)
    clients.note_who_is_here()
    return client


def heard(client: Client) -> list[bytes]:
    assert isinstance(client.connection, Ear)
    return client.connection.heard


def test_tokens_prove_seats() -> None:
    match = a_match()
    assert seats_of(match, ("token1", "wrong")) == (1,)
    assert seats_of(match, ("token0", "token1")) == (0, 1)
    assert seats_of(match, ("wrong",)) == ()
    assert seats_of(match, ()) == ()


def test_who_is_here_follows_who_comes_and_goes() -> None:
    clients = Clients("m")
    anna, _ = connect(clients, 0), connect(clients)
    assert clients.here == clients.connected == {0}
    assert (len(clients), clients.players()) == (2, 1)
    assert clients.remove(anna.connection) is anna
    assert clients.here == set()
    assert clients.remove(anna.connection) is None


def test_spectators_have_their_places_and_an_owner_always_gets_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(places, "MOST_SPECTATORS", 2)
    monkeypatch.setattr(places, "MOST_OF_A_SEAT", 2)
    clients = Clients("m")
    oldest = connect(clients, 0)
    connect(clients)
    assert clients.too_many(()) == []
    connect(clients)
    assert clients.too_many(()) is None
    assert clients.too_many((0,)) == []
    connect(clients, 0)
    assert clients.too_many((0,)) == [oldest]
    assert clients.too_many((1,)) == []


def test_what_several_may_see_is_written_once() -> None:
    clients = Clients("m")
    white, black, german = connect(clients, 0), connect(clients, 1), connect(clients, language="de")
    match = a_match()
    updates = clients.write_updates(MatchViews(match, clients.here, 0, Memory()))
    assert updates[0][1] is updates[1][1]
    assert updates[0][1] != updates[2][1]
    clients.remove(black.connection)
    clients.send(updates, match.version)
    assert [len(heard(client)) for client in (white, black, german)] == [1, 0, 1]
    assert white.seen == match.version != black.seen


def test_presence_and_busy_bots_are_told_to_all_who_were_welcomed() -> None:
    clients = Clients("m")
    anna, ben = connect(clients, 0), connect(clients)
    ben.welcomed = False
    clients.tell_presence(a_match(), but=None)
    clients.tell_busy(1, True)
    assert [msgspec.json.decode(data)["is"] for data in heard(anna)] == ["presence", "thinking"]
    assert heard(ben) == []
    clients.tell_presence(a_match(), but=anna)
    assert len(heard(anna)) == 2


def test_work_waits_in_the_name_of_a_player_before_a_spectator() -> None:
    clients = Clients("m")
    assert clients.first_address() == ""
    connect(clients, address="watching")
    connect(clients, 1, address="playing")
    assert clients.first_address() == "playing"
