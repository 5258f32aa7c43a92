"""A runner with clients: what they are sent, in which order, and what happens when a line or the store fails."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from behemoth.table import Refusal, commands
from behemoth.table import messages as msg
from behemoth.table.clients import MOST_OF_A_SEAT, MOST_SPECTATORS
from behemoth.table.entries import Acted
from tests.table.stage import Stage, TroubledStore, run, settle, two_at_tanks


def test_an_action_is_acknowledged_and_shown_to_everybody() -> None:
    async def story() -> None:
        stage, anna, ben = await two_at_tanks()
        audience = await stage.connect()
        name = await stage.act(anna, "C3>C4N")
        assert anna.last("ack") == {"is": "ack", "id": name, "version": 3}
        sorts = [message["is"] for message in anna.messages]
        assert sorts.index("ack") < sorts.index("update"), "acknowledged first, shown then"
        for connection in (anna, ben, audience):
            update = connection.last("update")
            assert update["turn"] == 1
            assert update["to_act"] == [1]
            assert update["log"][0]["action"] == "C3>C4N"
            assert "C3" in update["log"][0]["text"]
        shown = [connection.last("update") for connection in (anna, ben, audience)]
        assert shown[0] == shown[1] == shown[2], "where nothing is hidden all see the same"
        assert set(shown[0]["views"]) == {"public"}
        await stage.close()

    run(story())


def test_everybody_hears_it_in_their_language() -> None:
    async def story() -> None:
        stage = Stage()
        await stage.make("tank-chess", "Anna", "Ben", scheme="basic-16")
        anna, ben = await stage.connect(0), await stage.connect(1, language="de")
        await stage.act(anna, "C3>C4N")
        assert anna.last("update")["log"][0]["text"].startswith("White light tank")
        assert "Weiß" in ben.last("update")["log"][0]["text"]
        await stage.say(ben, msg.Speak(id="s", language="en"))
        assert ben.last("welcome")["log"][-1]["text"] == anna.last("update")["log"][-1]["text"]
        await stage.close()

    run(story())


REFUSED = [
    (msg.Act(id="x", seat=1, turn=0, action="C3>C4N"), "not-yours"),
    (msg.Act(id="x", seat=0, turn=7, action="C3>C4N"), "stale"),
    (msg.Act(id="x", seat=0, turn=0, action="C3>C9N"), "illegal"),
    (msg.Act(id="x", seat=0, turn=0, action="C4"), "ambiguous"),
    (msg.Act(id="x", seat=0, turn=0, action="nonsense"), "illegal"),
    (msg.Offer(id="x", seat=0, kind="draw", accept=True), "no-offer"),
    (msg.Offer(id="x", seat=0, kind="rematch"), "refused"),
    (msg.Stand(id="x", seat=0, bot="nobody"), "illegal"),
    (msg.MoreTime(id="x", seat=0), "refused"),
    (msg.Ask(id="x", about="the weather"), "illegal"),
    (msg.Ask(id="x", about="ends C3", seat=1), "not-yours"),
]


@pytest.mark.parametrize(("message", "code"), REFUSED, ids=[f"{code}-{type(m).__name__}" for m, code in REFUSED])
def test_what_is_refused_changes_nothing_and_says_why(message: Any, code: str) -> None:
    async def story() -> None:
        stage, anna, ben = await two_at_tanks()
        before, heard = stage.match, len(ben.data)
        await stage.say(anna, message)
        problem = anna.last("problem")
        assert (problem["id"], problem["code"]) == ("x", code)
        assert problem["text"]
        assert stage.match is before
        assert len(ben.data) == heard, "nobody else hears of it"
        if code == "stale":
            assert anna.messages[-1]["is"] == "update", "who is behind is shown the present, not silence"
        await stage.close()

    run(story())


def test_questions_are_answered() -> None:
    async def story() -> None:
        stage, anna, _ = await two_at_tanks()
        await stage.say(anna, msg.Ask(id="q", about="ends C3", seat=0))
        answer = anna.last("answer")
        assert answer["answer"]["kind"] == "LT"
        assert any(end["move"] == "C3>C4N" for end in answer["answer"]["ends"])
        await stage.say(anna, msg.Ping(id="p"))
        assert anna.last("pong")["id"] == "p"
        await stage.close()

    run(story())


def test_an_action_said_again_is_done_once() -> None:
    async def story() -> None:
        stage, anna, ben = await two_at_tanks()
        await stage.act(anna, "C3>C4N", name="one")
        await stage.act(anna, "C3>C4N", name="one", seat=0, turn=0)
        assert [ack["version"] for ack in anna.of("ack")] == [3, 3]
        assert len(stage.match.actions) == 1
        assert len(ben.of("update")) == 1
        await stage.close()

    run(story())


def test_a_lost_acknowledgement_survives_reconnect_and_restart() -> None:
    async def story() -> None:
        stage, anna, _ = await two_at_tanks()
        await stage.act(anna, "C3>C4N", name="one")
        stage.runner.leave(anna)
        await stage.registry.close()
        await stage.registry.open()
        stage.runner = await stage.registry.demand(stage.match.setup.id)
        anna = await stage.connect(0)
        await stage.act(anna, "C3>C4N", name="one", seat=0, turn=0)
        assert anna.last("ack")["version"] == 3
        assert len(stage.match.actions) == 1
        await stage.close()

    run(story())


def test_two_people_may_use_the_same_names_for_messages() -> None:
    async def story() -> None:
        stage, anna, ben = await two_at_tanks()
        await stage.act(anna, "C3>C4N", name="1")
        await stage.act(ben, "D14>D13S", name="1")
        assert len(stage.match.actions) == 2
        await stage.close()

    run(story())


def test_who_comes_back_hears_only_what_is_new() -> None:
    async def story() -> None:
        stage, anna, ben = await two_at_tanks()
        await stage.act(anna, "C3>C4N")
        seen = ben.last("update")["version"]
        stage.runner.leave(ben)
        await settle()
        await stage.act(await stage.connect(1), "D14>D13S")
        await stage.act(anna, "C4>C5N")
        ben = await stage.connect(1, seen=seen)
        welcome = ben.last("welcome")
        assert welcome["partial"] is True
        assert [line["action"] for line in welcome["log"] if line.get("action")] == ["D14>D13S", "C4>C5N"]
        whole = (await stage.connect(1)).last("welcome")
        assert len([line for line in whole["log"] if line.get("action")]) == 3
        assert "partial" not in whole
        future = (await stage.connect(1, seen=99)).last("welcome")
        assert "partial" not in future, "a version that never was means: everything"
        await stage.close()

    run(story())


def test_a_takeback_says_which_lines_no_longer_hold() -> None:
    async def story() -> None:
        stage, anna, ben = await two_at_tanks()
        await stage.act(anna, "C3>C4N")
        version = anna.last("update")["version"]
        await stage.say(anna, msg.Offer(id="t", seat=0, kind="takeback"))
        assert ben.last("update")["offers"] == [{"kind": "takeback", "by": 0, "waits_for": [1]}]
        await stage.say(ben, msg.Offer(id="u", seat=1, kind="takeback", accept=True))
        events = [line["event"] for line in ben.last("update")["log"]]
        assert {"event": "TakenBack", "keep": version - 1, "agreed": True} in events
        welcome = (await stage.connect(0)).last("welcome")
        assert not [line for line in welcome["log"] if line.get("action")]
        await stage.act(anna, "C3>C4N")
        assert len(stage.match.actions) == 1
        await stage.close()

    run(story())


def test_two_tabs_on_one_seat_see_and_do_the_same() -> None:
    async def story() -> None:
        stage, anna, _ = await two_at_tanks()
        tab = await stage.connect(0)
        await stage.act(tab, "C3>C4N")
        assert anna.last("update") == tab.last("update")
        await stage.act(anna, "C3>C5N", seat=0, turn=0)
        assert anna.last("problem")["code"] == "stale"
        stage.runner.leave(tab)
        await settle()
        assert stage.runner.here() == {0, 1}, "the other tab is still here"
        await stage.close()

    run(story())


def test_presence_is_told() -> None:
    async def story() -> None:
        stage, anna, ben = await two_at_tanks()
        stage.runner.leave(ben)
        await settle()
        assert [seat["here"] for seat in anna.last("presence")["seats"]] == [True, False]
        await stage.connect(1)
        assert [seat["here"] for seat in anna.last("presence")["seats"]] == [True, True]
        await stage.close()

    run(story())


def test_nothing_is_acknowledged_or_shown_before_it_is_durable() -> None:
    async def story() -> None:
        stage, anna, ben = await two_at_tanks()
        store: TroubledStore = stage.store
        store.gate.clear()
        before = stage.match
        heard = len(anna.data), len(ben.data)
        await stage.act(anna, "C3>C4N", name="one")
        assert (len(anna.data), len(ben.data)) == heard
        assert stage.match is before
        store.gate.set()
        await settle()
        assert [message["is"] for message in anna.messages[heard[0] :]] == ["ack", "update"]
        assert [message["is"] for message in ben.messages[heard[1] :]] == ["update"]
        await stage.close()

    run(story())


def test_a_store_that_fails_changes_nothing() -> None:
    async def story() -> None:
        stage, anna, ben = await two_at_tanks()
        stage.store.failing = True
        before, heard = stage.match, len(ben.data)
        await stage.act(anna, "C3>C4N", name="one")
        assert anna.last("problem")["code"] == "fault"
        assert not anna.of("ack")
        assert stage.match is before
        assert len(ben.data) == heard
        stage.store.failing = False
        await stage.act(anna, "C3>C4N", name="one")
        assert anna.last("ack")["id"] == "one"
        await stage.close()

    run(story())


def test_a_store_that_wrote_but_did_not_say_so_is_believed_afterwards() -> None:
    async def story() -> None:
        stage, anna, ben = await two_at_tanks()
        stage.store.lying = True
        await stage.act(anna, "C3>C4N", name="one")
        assert anna.last("problem")["code"] == "fault"
        stage.store.lying = False
        await stage.act(anna, "C3>C4N", name="two", seat=0, turn=0)
        assert anna.last("problem")["code"] == "stale", "the log had it already"
        assert ben.last("update")["turn"] == 1
        await stage.act(anna, "C3>C4N", name="one", seat=0, turn=0)
        assert anna.last("ack")["id"] == "one"
        assert len(stage.match.actions) == 1
        await stage.close()

    run(story())


def test_spectators_never_take_the_place_of_a_player() -> None:
    async def story() -> None:
        stage, anna, ben = await two_at_tanks()
        stage.runner.leave(anna)
        watching = [await stage.connect() for _ in range(MOST_SPECTATORS)]
        assert all(one.of("welcome") for one in watching)
        another = await stage.connect()
        assert another.last("problem")["code"] == "full"
        anna = await stage.connect(0)
        assert anna.last("welcome")["yours"] == [0]
        assert not any(one.dropped for one in watching)
        await stage.act(anna, "C3>C4N")
        assert ben.last("update")["turn"] == 1
        assert len(another.data) == 1
        await stage.close()

    run(story())


def test_a_player_gets_in_however_many_connections_are_open() -> None:
    async def story() -> None:
        stage, anna, ben = await two_at_tanks()
        more = [await stage.connect(0) for _ in range(MOST_OF_A_SEAT)]
        assert anna.dropped, "the oldest has to go"
        assert not ben.dropped
        assert all(one.last("welcome")["yours"] == [0] and not one.dropped for one in more)
        await stage.close()

    run(story())


def test_a_closed_match_answers_whoever_still_asks() -> None:
    async def story() -> None:
        stage, _, _ = await two_at_tanks()
        waiting = asyncio.ensure_future(stage.runner.do(commands.Abandon(0)))
        await asyncio.sleep(0)
        late = asyncio.ensure_future(stage.runner.do(commands.Abandon(0)))
        await stage.runner.close()
        assert (await waiting).over, "what was under way is finished"
        with pytest.raises(Refusal):
            await late
        with pytest.raises(Refusal):
            await stage.runner.do(commands.Tick())
        await stage.close()

    run(story())


def test_a_match_outlives_a_fault_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        stage, anna, _ = await two_at_tanks()
        state = type(stage.match.state)
        with monkeypatch.context() as broken:
            broken.setattr(state, "play_text", lambda *_: 1 / 0)
            await stage.act(anna, "C3>C4N")
        assert anna.last("problem")["code"] == "fault"
        await stage.act(anna, "C3>C4N")
        assert isinstance(stage.match.actions[0], Acted)
        await stage.close()

    run(story())
