"""The protocol over real sockets."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Iterator

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from behemoth.server.settings import Limits
from behemoth.table import LONGEST, MemoryStore, StoreFailure, clients
from tests.server import attacks
from tests.server.running_server import FREE, Client, RunningServer, moves, serving


@pytest.fixture(scope="module", params=[False, True], ids=["plain", "direct"])
def server(request: pytest.FixtureRequest) -> Iterator[RunningServer]:
    """The server as any ASGI server runs it, and with the short way through uvicorn."""
    with serving(direct=request.param) as found:
        yield found


def test_hello_act_ack_update(server: RunningServer) -> None:
    made = server.create()
    white, black, watcher = server.sit(made, 0), server.sit(made, 1), server.sit(made)
    assert white.welcome["yours"] == [0]
    assert watcher.welcome["yours"] == []
    assert list(watcher.welcome["views"]) == ["public"]
    for seat, action in list(zip(range(4), moves("tank-chess", 2), strict=False)):
        seat, text = action
        mover = (white, black)[seat]
        answer = mover.act(seat, text)
        assert answer["is"] == "ack", answer
        for client in (white, black, watcher):
            assert client.update(answer["version"])["version"] == answer["version"]
    assert watcher.newest["turn"] == white.newest["turn"] == 4
    assert any(line["action"] for line in watcher.newest["log"])


def test_a_repeated_id_is_acknowledged_and_not_done_twice(server: RunningServer) -> None:
    made = server.create()
    white = server.sit(made, 0)
    _, action = next(moves("tank-chess", 2))
    first = white.act(0, action, id="same", turn=0)
    again = white.act(0, action, id="same", turn=0)
    assert first == again
    white.update(first["version"])
    later = server.sit(made, 0)  # the same after a reconnect
    assert later.act(0, action, id="same", turn=0) == first
    assert later.newest["turn"] == 1


def test_a_stale_action_is_answered_with_the_newest_state(server: RunningServer) -> None:
    made = server.create()
    white, black = server.sit(made, 0), server.sit(made, 1)
    script = moves("tank-chess", 2)
    _, action = next(script)
    white.act(0, action)
    answer = black.act(1, action, turn=0)
    assert (answer["is"], answer["code"]) == ("problem", "stale")
    assert black.update(1)["turn"] == 1


def test_nobody_acts_for_another(server: RunningServer) -> None:
    made = server.create()
    black, watcher = server.sit(made, 1), server.sit(made)
    _, action = next(moves("tank-chess", 2))
    for client in (black, watcher):
        for _ in range(2):
            answer = client.act(0, action)
            assert (answer["is"], answer["code"]) == ("problem", "not-yours")


def test_a_wrong_token_only_watches(server: RunningServer) -> None:
    made = server.create()
    client = server.client()
    assert client.hello(made["match"], ["x" * 32])["yours"] == []


def test_what_is_no_message_is_refused_and_the_connection_lives(server: RunningServer) -> None:
    white = server.sit(server.create(), 0)
    rubbish: list[str | bytes] = [
        "", "null", "[]", "{", '{"is":"dance","id":"a"}', '{"is":"act"}', '{"is":"ping","id":"a","more":1}',
        '{"is":"act","id":"a","seat":"0","turn":0,"action":"x"}', b"\xff\xfe", "\x00",
    ]  # fmt: skip
    for text in rubbish:
        white.connection.send(text)
        problem = white.next()
        assert (problem["is"], problem["code"]) == ("problem", "unreadable"), text
    assert white.answer(white.say("ping"))["is"] == "pong"


def test_sentences_come_in_the_language_of_the_client(server: RunningServer) -> None:
    made = server.create()
    german = server.sit(made, 0, language="de")
    english = server.sit(made, 0, language="en")
    assert german.act(0, "A1-Z99")["text"] != english.act(0, "A1-Z99")["text"]


def test_a_long_message_is_refused_and_a_huge_one_ends_it(server: RunningServer) -> None:
    white = server.sit(server.create(), 0)
    white.connection.send(json.dumps({"is": "ping", "id": "x" * 9000}))
    assert white.next()["code"] == "too-long"
    white.connection.send("x" * (FREE.frame + 1))
    with pytest.raises(ConnectionClosed) as closed:
        white.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_the_first_word_must_be_hello(server: RunningServer) -> None:
    client = server.client()
    answer = client.answer(client.say("act", seat=0, turn=0, action="x"))
    assert (answer["is"], answer["code"]) == ("problem", "refused")
    assert client.answer(client.say("ping"))["is"] == "pong"
    assert client.hello("nobody-knows-it")["code"] == "no-match"
    made = server.create()
    wrong = client.answer(client.say("hello", protocol=99, match=made["match"]))
    assert wrong["code"] == "protocol"
    assert client.hello(made["match"])["is"] == "welcome"


def test_who_says_nothing_is_let_go() -> None:
    with serving(limits=msgspec.structs.replace(FREE, hello_within=0.3)) as server:
        client = server.client()
        with pytest.raises(ConnectionClosed):
            client.next(5)


def test_only_our_own_page_may_connect(server: RunningServer) -> None:
    for origin in ("http://elsewhere.example", "null", f"https://127.0.0.1:{server.port + 1}", "", "http://[::1"):
        with pytest.raises(InvalidStatus) as refused:
            server.client(additional_headers={"Origin": origin})
        assert refused.value.response.status_code == 403
    own = server.client(additional_headers={"Origin": server.url})
    assert own.answer(own.say("ping"))["is"] == "pong"


def test_a_foreign_name_for_this_machine_is_refused(server: RunningServer) -> None:
    answer = server.http.get("/api/games", headers={"Host": "evil.example"})
    assert answer.status_code == 421
    assert answer.json()["code"] == "host"


def test_too_many_messages_of_one_connection_are_refused() -> None:
    with serving(limits=msgspec.structs.replace(FREE, messages=5, messages_at_once=10)) as server:
        client = server.client()
        ids = [client.say("ping") for _ in range(30)]
        kinds = [client.next()["is"] for _ in ids]
        assert kinds.count("pong") <= 12
        assert kinds.count("problem") >= 18
        calm = server.client()  # nobody else is affected
        assert calm.answer(calm.say("ping"))["is"] == "pong"
        with pytest.raises(ConnectionClosed):  # who does not listen to reason is shown the door
            _pester(client)


def _pester(client: Client) -> None:
    for _ in range(300):
        client.say("ping")
    for _ in range(300):
        client.next(5)


def test_too_many_connections_of_one_address_are_refused() -> None:
    with serving(limits=msgspec.structs.replace(FREE, address_connections=4)) as server:
        made = server.create()
        server.http.close()  # it has a connection of its own
        players = [server.sit(made, 0) for _ in range(4)]
        assert not server.greets_another()
        players[0].close()
        time.sleep(0.2)
        assert server.greets_another()
        time.sleep(0.2)
        assert server.sit(made, 1).welcome["yours"] == [1]


def test_who_has_not_said_hello_makes_room_for_whoever_comes() -> None:
    with serving(limits=msgspec.structs.replace(FREE, address_connections=4)) as server:
        made = server.create()
        server.http.close()
        silent = [server.client() for _ in range(4)]
        player = server.sit(made, 0)
        with pytest.raises(ConnectionClosed):
            silent[0].next(5)
        assert player.answer(player.say("ping"))["is"] == "pong"


def test_players_get_in_before_spectators() -> None:
    with serving(limits=msgspec.structs.replace(FREE, address_connections=4)) as server:
        made = server.create()
        server.http.close()
        watching = [server.sit(made) for _ in range(3)]
        one_more = server.client()
        assert one_more.hello(made["match"])["code"] == "full"
        token = made["seats"][0]["token"]
        assert one_more.hello(made["match"], [token])["yours"] == [0]
        for client in watching:
            assert client.answer(client.say("ping"))["is"] == "pong"


def test_a_crowd_of_spectators_keeps_no_player_out_of_a_match(
    monkeypatch: pytest.MonkeyPatch, server: RunningServer
) -> None:
    monkeypatch.setattr(clients, "MOST_SPECTATORS", 3)
    made = server.create()
    watching = [server.sit(made) for _ in range(3)]
    assert server.client().hello(made["match"])["code"] == "full", "there is no room for one more who watches"
    players = [server.sit(made, seat) for seat in (0, 1)]
    assert [player.welcome["yours"] for player in players] == [[0], [1]]
    for client in (*players, *watching):
        assert client.answer(client.say("ping"))["is"] == "pong"


def test_a_store_that_fails_is_told_and_the_connection_lives(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, server: RunningServer
) -> None:
    async def fails(*_: object, **__: object) -> None:
        raise StoreFailure("no disk")

    client = server.client()
    monkeypatch.setattr("behemoth.table.postgres_store.PostgresStore.load", fails)
    monkeypatch.setattr(MemoryStore, "load", fails)
    for _ in range(3):
        assert client.hello("somewhere")["code"] == "fault"
    monkeypatch.undo()
    assert client.hello(server.create()["match"])["is"] == "welcome"
    assert not any(record.exc_info for record in caplog.records)


def test_a_flood_of_hellos_is_refused() -> None:
    limits = msgspec.structs.replace(FREE, hellos=0.01, hellos_at_once=5)
    with serving(limits=limits) as server:
        made = server.create()
        client = server.client()
        answers = [client.hello(made["match"]) for _ in range(20)]
        assert [answer["is"] for answer in answers].count("welcome") == 5
        assert {answer.get("code") for answer in answers} == {None, "too-many"}
        assert client.answer(client.say("ping"))["is"] == "pong"


def test_a_flood_of_handshakes_is_refused() -> None:
    with serving(limits=msgspec.structs.replace(FREE, visits=0.01, visits_at_once=10)) as server:
        opened = 0
        for _ in range(20):
            with contextlib.suppress(OSError), attacks.web_socket(server.port):
                opened += 1
        assert opened == 10


def test_deep_nesting_is_no_message(server: RunningServer) -> None:
    white = server.sit(server.create(), 0)
    white.connection.send('{"is":"ask","id":"a","about":' + "[" * 4000 + "}")
    assert white.next()["code"] == "unreadable"
    assert white.answer(white.say("ping"))["is"] == "pong"


def test_too_many_messages_of_one_address_are_refused() -> None:
    limits = msgspec.structs.replace(FREE, address_messages=1, address_messages_at_once=20)
    with serving(limits=limits) as server:
        clients = [server.client() for _ in range(4)]
        kinds = []
        for client in clients:
            for _ in range(10):
                client.say("ping")
        for client in clients:
            kinds += [client.next()["is"] for _ in range(10)]
        assert 18 <= kinds.count("pong") <= 23


def test_two_tabs_on_one_seat_see_the_same(server: RunningServer) -> None:
    made = server.create()
    one, two = server.sit(made, 0, 1), server.sit(made, 0, 1)
    for (seat, action), tab in zip(moves("tank-chess", 2), (one, two, two, one), strict=False):
        answer = tab.act(seat, action)
        assert answer["is"] == "ack"
        for client in (one, two):
            client.update(answer["version"])
    assert one.newest["views"] == two.newest["views"]
    seat, action = 0, "x"
    assert one.act(seat, action)["is"] == "problem"


def test_who_was_away_gets_only_what_is_new(server: RunningServer) -> None:
    made = server.create()
    both = server.sit(made, 0, 1)
    script = moves("tank-chess", 2)
    for _ in range(3):
        seat, action = next(script)
        answer = both.act(seat, action)
        both.update(answer["version"])
    seen = both.newest["version"]
    both.close()
    other = server.sit(made, 0, 1)
    seat, action = next(script)
    answer = other.act(seat, action)
    back = server.sit(made, 0, 1, seen=seen)
    assert back.welcome["partial"]
    assert {line["version"] for line in back.welcome["log"]} == {answer["version"]}
    assert back.welcome["version"] == answer["version"]


def test_limits_are_kind_to_people() -> None:
    usual = Limits()
    assert usual.messages_at_once >= 40
    assert usual.frame >= LONGEST
