"""What the API has done in workers: bytes in, bytes out, bounded, and nothing of it on the event loop."""

from __future__ import annotations

import gzip
import pickle
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from behemoth.bots import Busy, Dispatcher, InlineWorkers
from behemoth.games import (
    PUBLIC,
    Closing,
    Ending,
    InvalidText,
    Record,
    find_game,
    new_record,
    read_record,
    replay,
    show,
    write_record,
)
from behemoth.games.record import Entry
from behemoth.server import work
from behemoth.server.problems import Declined
from behemoth.server.replaying import replay_of
from behemoth.server.work import GameFile, Packed, PastWork, ReplayWork, WriteWork, record_bytes
from tests.dense import dense_line
from tests.server.running_server import RunningServer, serving


def game(moves: int = 6, **options: Any) -> Record:
    kind = find_game("tank-chess")
    chosen = kind.Options(**options)
    record, rng = new_record(kind, chosen, 2), Random(1)
    state = kind.start(chosen, 2)
    for _ in range(moves):
        seat = state.to_act()[0]
        action = state.actions(seat).sample(rng)
        record = record.add(Entry(state.write(seat, action), seat))
        state = state.play(seat, action).state
    return record


@pytest.mark.parametrize("pack", [True, False])
def test_a_replay_is_what_it_was_before_packed_or_not(pack: bool) -> None:
    record = game()
    found = work.draw_replay(ReplayWork(GameFile(record=record_bytes(record)), "de", pack))
    assert found.gzip is pack
    body = gzip.decompress(found.body) if pack else found.body
    assert body == msgspec.json.encode(replay_of(record, "de"))


def test_the_past_has_a_moment_for_each_version_and_none_for_how_it_was_closed() -> None:
    record = msgspec.structs.replace(game(3), closing=Closing(Ending.RESIGNED, 0))
    asked = PastWork(GameFile(record=record_bytes(record)), (0, 3, 4, 9), (PUBLIC,), False)
    found = msgspec.json.decode(work.draw_past(asked).body)
    shown = msgspec.json.decode(msgspec.json.encode([moment.view for moment in replay_of(record, "en").moments]))
    assert [moment["version"] for moment in found["moments"]] == [0, 3, 4, 9]
    assert [moment["views"] for moment in found["moments"]] == [{"public": view} for view in shown[:4]]


def test_a_game_file_is_the_same_from_the_table_and_from_a_visitor() -> None:
    record = game()
    written = work.write_file(WriteWork(GameFile(record=record_bytes(record)), "game.txt", False))
    assert written == Packed(write_record(record).encode(), file="game.txt")
    text = written.body.decode()
    assert GameFile(text).read().entries == read_record(text).entries
    positions = work.read_positions(work.list_positions(GameFile(text)))
    assert [position.mover for position in positions] == [0, 1, 0, 1, 0, 1, 0]
    assert find_game("tank-chess").parse(positions[-1].text).to_act() == (0,)


def test_what_is_too_long_or_no_game_is_declined(monkeypatch: pytest.MonkeyPatch) -> None:
    long = GameFile(record=record_bytes(game()))
    with pytest.raises(InvalidText):
        GameFile("hello").read()
    with monkeypatch.context() as unknown:
        unknown.setattr(work, "ANALYSED", {})
        with pytest.raises(Declined):
            work.list_positions(long)
    with monkeypatch.context() as short:
        short.setattr(work, "MOST_MOVES", 5)
        with pytest.raises(Declined, match="5"):
            long.read()
    with monkeypatch.context() as short:
        short.setattr(work, "MOST_BYTES", 100)
        with pytest.raises(Declined):
            work.draw_replay(ReplayWork(long, "en", True))
    with monkeypatch.context() as short:
        short.setattr(work, "MOST_PLAIN", 100)
        assert work.draw_replay(ReplayWork(long, "en", True)).gzip
        with pytest.raises(Declined):
            work.draw_replay(ReplayWork(long, "en", False))
    monkeypatch.setattr(work, "MOST_TEXT", 500)
    with pytest.raises(Declined):
        work.list_positions(long)


def test_a_refusal_comes_back_from_a_worker_as_it_was() -> None:
    fault = pickle.loads(pickle.dumps(Declined("too-long", "server-replay-long", most=7)))
    assert (fault.code, fault.key, fault.arguments) == ("too-long", "server-replay-long", {"most": 7})


# --- a server whose event loop must not work anything out itself ------------------------------------------------------


class AnotherProcess(Dispatcher):
    """A dispatcher that notes what it was asked and by whom."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[tuple[str, str]] = []

    async def ask(self, work: Callable[[Any], Any], about: Any, seconds: float, **more: Any) -> Any:
        self.asked.append((work.__name__, more.get("owner", "")))
        return await super().ask(work, about, seconds, **more)


@pytest.fixture(scope="module")
def dispatcher() -> AnotherProcess:
    return AnotherProcess()


@pytest.fixture(scope="module")
def served(dispatcher: AnotherProcess) -> Iterator[RunningServer]:
    with serving(workers=dispatcher) as server:
        yield server


def refuse(*arguments: Any, **more: Any) -> Any:
    raise AssertionError("the event loop was about to work something out itself")


def test_nothing_heavy_is_done_in_the_servers_own_process(
    served: RunningServer, dispatcher: AnotherProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything that reads, replays, writes, asks or draws is barred here: whatever comes was made elsewhere."""
    made = served.create(options={"position": dense_line(5)})
    text = write_record(game(scheme="first-steps-10"))
    for name in ("read_record", "replay", "write_record", "replay_of", "segno.make"):
        monkeypatch.setattr(f"behemoth.server.work.{name}", refuse)
    for name in ("query", "actions"):
        monkeypatch.setattr(f"behemoth.tankchess.TankState.{name}", refuse)
    http, match = served.http, f"/api/matches/{made['match']}"
    study = {"game": "tank-chess", "state": dense_line(2), "about": "threats white"}
    answers = {
        "write_file": http.get(f"{match}/record"),
        "draw_replay": http.get(f"{match}/replay"),
        "answer_question": http.post("/api/study", json=study),
        "draw_code": http.post("/api/qr", json={"text": "http://127.0.0.1:8765/join/abc#secret"}),
        "list_positions": http.post("/api/analysis", json={"text": text}),
    }
    assert {name: answer.status_code for name, answer in answers.items()} == {
        "write_file": 200, "draw_replay": 200, "answer_question": 200, "draw_code": 200, "list_positions": 201,
    }  # fmt: skip
    posted = http.post("/api/replay", json={"text": text})
    assert (posted.status_code, posted.headers["content-encoding"]) == (200, "gzip")
    assert len(posted.json()["moments"]) == 7
    assert {*answers} <= {name for name, _ in dispatcher.asked}
    assert {owner for _, owner in dispatcher.asked} == {"127.0.0.1"}


def test_a_visitor_who_takes_nothing_packed_gets_it_plain(served: RunningServer) -> None:
    made = served.create()
    plain = httpx.get(f"{served.url}/api/matches/{made['match']}/replay", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json()["game"] == "tank-chess"


def test_only_a_short_link_becomes_a_picture(served: RunningServer) -> None:
    for text in ("\U0001f600" * 300, "hello", "https://" + "x" * 300, "http://a b", ""):
        assert served.http.post("/api/qr", json={"text": text}).status_code == 400


def test_who_asks_too_much_is_told_so() -> None:
    class Full(InlineWorkers):
        async def ask(self, work: Callable[[Any], Any], about: Any, seconds: float, **more: Any) -> Any:
            raise Busy

    with serving(workers=Full()) as server:
        answer = server.http.post("/api/study", json={"game": "tank-chess", "state": "x", "about": "check"})
        assert (answer.status_code, answer.json()["code"]) == (503, "busy")
        assert answer.headers["retry-after"]
        assert "try again" in answer.json()["detail"]


def test_a_replay_tells_what_is_to_be_seen_if_asked_for_it() -> None:
    record = game()
    told = replay_of(record, "en", shown=True)
    states = [moment.state for moment in replay(record)]
    kind = find_game(record.game)
    assert [moment.shown for moment in told.moments] == [{PUBLIC: show(kind, state, PUBLIC)} for state in states]
    assert not any(moment.shown for moment in replay_of(record, "en").moments)
    asked = PastWork(GameFile(record=record_bytes(record)), (0, 3, 4, 9), (PUBLIC,), False, "de")
    past = msgspec.json.decode(work.draw_past(asked).body)
    assert [one["shown"][PUBLIC]["text"] for one in past["moments"]] == [
        show(kind, state, PUBLIC, "de").text for state in states[:4]
    ]
