"""A room with guests: what they are sent, in which order, and what happens when a line or the store fails."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from behemoth.bots import InlineThinkers, Job
from behemoth.bots.worker import BotFailed
from behemoth.table import Countdown, PerDecision, Refusal, commands
from behemoth.table import messages as msg
from behemoth.table.entries import Acted
from tests.table.stage import NotingPeer, Stage, TroubledStore, run, settle


async def two_at_tanks(**facts: Any) -> tuple[Stage, NotingPeer, NotingPeer]:
    stage = Stage()
    await stage.order("tank-chess", "Anna", "Ben", scheme="basic-16", **facts)
    return stage, await stage.connect(0), await stage.connect(1)


def test_an_action_is_acknowledged_and_shown_to_everybody() -> None:
    async def story() -> None:
        stage, anna, ben = await two_at_tanks()
        onlooker = await stage.connect()
        name = await stage.act(anna, "C3>C4N")
        assert anna.last("ack") == {"is": "ack", "id": name, "version": 3}
        sorts = [message["is"] for message in anna.messages]
        assert sorts.index("ack") < sorts.index("update"), "acknowledged first, shown then"
        for peer in (anna, ben, onlooker):
            update = peer.last("update")
            assert update["turn"] == 1
            assert update["to_act"] == [1]
            assert update["log"][0]["action"] == "C3>C4N"
            assert "C3" in update["log"][0]["text"]
        shown = [peer.last("update") for peer in (anna, ben, onlooker)]
        assert shown[0] == shown[1] == shown[2], "where nothing is hidden all see the same"
        assert set(shown[0]["views"]) == {"public"}
        await stage.close()

    run(story())


def test_everybody_hears_it_in_their_language() -> None:
    async def story() -> None:
        stage = Stage()
        await stage.order("tank-chess", "Anna", "Ben", scheme="basic-16")
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


# --- lost messages -----------------------------------------------------------------------------------


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
        stage.room.leave(anna)
        await stage.tables.close()
        await stage.tables.open()
        stage.room = await stage.tables.demand(stage.match.setup.id)
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
        stage.room.leave(ben)
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
        assert {"event": "TakenBack", "keep": version - 1} in events
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
        stage.room.leave(tab)
        await settle()
        assert stage.room.here() == {0, 1}, "the other tab is still here"
        await stage.close()

    run(story())


def test_presence_is_told() -> None:
    async def story() -> None:
        stage, anna, ben = await two_at_tanks()
        stage.room.leave(ben)
        await settle()
        assert [seat["here"] for seat in anna.last("presence")["seats"]] == [True, False]
        await stage.connect(1)
        assert [seat["here"] for seat in anna.last("presence")["seats"]] == [True, True]
        await stage.close()

    run(story())


# --- trouble -----------------------------------------------------------------------------------------


def test_who_does_not_read_is_dropped_and_delays_nobody() -> None:
    async def story() -> None:
        stage, anna, ben = await two_at_tanks()
        slow = await stage.connect(1, capacity=2)
        await stage.act(anna, "C3>C4N")
        await stage.act(ben, "D14>D13S")
        assert slow.dropped
        assert len(slow.data) == 2
        assert anna.last("update")["turn"] == ben.last("update")["turn"] == 2
        assert not anna.dropped
        again = await stage.connect(1, seen=2)
        assert again.last("welcome")["turn"] == 2
        await stage.close()

    run(story())


def test_who_talks_too_much_is_told_so_and_others_go_on() -> None:
    async def story() -> None:
        stage, anna, ben = await two_at_tanks()
        for number in range(200):
            stage.room.say(anna, msg.Ask(id=str(number), about="check"))
        await settle(400)
        assert anna.last("problem")["code"] == "too-many"
        assert len(anna.of("answer")) < 60
        await stage.watch.passes(5_000)
        await stage.act(anna, "C3>C4N")
        await stage.act(ben, "D14>D13S")
        assert stage.match.turn == 2
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


# --- time --------------------------------------------------------------------------------------------


@pytest.mark.rule("TC4.4")
def test_a_flag_falls_by_itself() -> None:
    async def story() -> None:
        stage, anna, ben = await two_at_tanks(clock=Countdown(1))
        await stage.watch.passes(50_000)
        assert not stage.match.over
        await stage.watch.passes(12_000)
        update = ben.last("update")
        assert update["outcome"] == {"reason": "flag", "scores": [0.0, 1.0]}
        assert update["seed"], "the seed is told once it is over"
        assert update["ending"]
        await stage.act(anna, "C3>C4N", seat=0, turn=0)
        assert anna.last("problem")["code"] == "over"
        await stage.close()

    run(story())


def test_the_table_decides_when_the_time_for_a_decision_is_over() -> None:
    async def story() -> None:
        stage = Stage()
        await stage.order("monster-combat", "Anna", "Ben", clock=PerDecision(10))
        anna, ben = await stage.connect(0), await stage.connect(1)
        seat = stage.match.to_act[0]
        await stage.watch.passes(12_500)
        first = stage.match.actions[0]
        assert (first.seat, first.by) == (seat, "table")
        own, other = (anna, ben) if seat == 0 else (ben, anna)
        assert own.of("update")[0]["log"][0]["event"]["event"] == "TimeRanOut"
        assert not [line for line in other.of("update")[0]["log"] if line["event"]["event"] == "TimeRanOut"]
        await stage.close()

    run(story())


@pytest.mark.rule("B26")
def test_the_shield_question_is_answered_after_the_same_time_whatever_the_hand() -> None:
    """Seats are attacked at random until some had a shield and some had none; all are kept waiting equally long."""

    async def waits(pace: int, bot: bool) -> dict[bool, set[int]]:
        found: dict[bool, set[int]] = {True: set(), False: set()}
        for _ in range(5):
            stage = Stage(pace=pace)
            seats = ("bot:greedy", "bot:greedy", "Anna") if bot else ("Anna", "Ben", "Cleo")
            await stage.order("monster-combat", *seats, clock=None if bot else PerDecision(5))
            if bot:
                await stage.connect(2)
            rng = Random(5)
            for _ in range(60):
                match = stage.match
                if match.over:
                    break
                seat = match.to_act[0]
                if match.state.phase == "shield" and match.sitters[seat].played_by == ("bot" if bot else "person"):
                    held = "d" in match.state.hands[seat].lower()
                    while stage.match.version == match.version:
                        await stage.watch.passes(1_000)
                    found[held].add(stage.match.actions[len(match.actions)].at - match.at)
                elif match.sitters[seat].played_by == "bot":
                    await stage.watch.passes(pace)
                else:
                    await stage.act(await stage.connect(seat), stage.any_action(rng))
            await stage.close()
        return found

    for pace, bot in ((0, False), (700, True)):
        found = run(waits(pace, bot))
        assert found[True], "nobody with a shield was attacked: the test tests nothing"
        assert found[True] == found[False]
        assert len(found[True]) == 1


def test_more_time() -> None:
    async def story() -> None:
        stage = Stage()
        await stage.order("monster-combat", "Anna", "Ben", clock=PerDecision(10))
        seat = stage.match.to_act[0]
        peer = await stage.connect(seat)
        await stage.say(peer, msg.MoreTime(id="m", seat=seat))
        await stage.watch.passes(15_000)
        assert not stage.match.actions
        await stage.watch.passes(7_000)
        assert stage.match.actions
        await stage.close()

    run(story())


def test_a_pause_stops_clock_and_actions_until_somebody_goes_on() -> None:
    async def story() -> None:
        stage, anna, ben = await two_at_tanks(clock=Countdown(1))
        await stage.say(anna, msg.Offer(id="1", seat=0, kind="pause"))
        await stage.say(ben, msg.Offer(id="2", seat=1, kind="pause", accept=True))
        assert ben.last("update")["clock"]["paused"] is True
        await stage.act(anna, "C3>C4N", seat=0, turn=0)
        assert anna.last("problem")["code"] == "paused"
        await stage.watch.passes(1_000_000)
        assert not stage.match.over
        await stage.say(ben, msg.Offer(id="3", seat=1, kind="pause"))
        await stage.act(anna, "C3>C4N")
        assert stage.match.turn == 1
        await stage.close()

    run(story())


def test_who_stays_away_while_others_wait_has_abandoned() -> None:
    async def story() -> None:
        stage, anna, _ = await two_at_tanks(clock=Countdown(60))
        stage.room.leave(anna)
        await stage.watch.passes(100_000)
        anna = await stage.connect(0)
        await stage.watch.passes(500_000)
        assert not stage.match.over, "who is here may think"
        stage.room.leave(anna)
        await stage.watch.passes(200_000)
        assert stage.match.outcome is not None
        assert stage.match.outcome.reason == "abandoned"
        await stage.close()

    run(story())


def test_alone_against_bots_the_clock_waits_for_the_one_who_left() -> None:
    async def story() -> None:
        stage = Stage()
        await stage.order("tank-chess", "Anna", "bot:random", scheme="basic-16", clock=Countdown(5))
        anna = await stage.connect(0)
        stage.room.leave(anna)
        await stage.watch.passes(3_600_000)
        assert not stage.match.over
        assert stage.match.paused == "table"
        anna = await stage.connect(0)
        assert stage.match.paused == ""
        await stage.act(anna, "C3>C4N")
        assert stage.match.turn >= 1
        await stage.close()

    run(story())


# --- bots --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("tank-chess", 2, {"scheme": "first-steps-10"}),
        ("tank-chess", 2, {"scheme": "monster-16", "quiet_moves": "3"}),
        ("monster-combat", 2, {}),
        ("monster-combat", 7, {"lightning_secret": "true"}),
        ("monster-combat", 4, {"variant": "coop"}),
    ],
)
def test_a_game_of_bots_goes_to_its_end(game: str, seats: int, options: dict[str, str]) -> None:
    async def story() -> None:
        stage = Stage()
        await stage.order(game, "Anna", *["bot:greedy"] * (seats - 1), clock=None, mode="online", **options)
        anna = await stage.connect(0)
        await stage.say(anna, msg.Stand(id="s", seat=0, bot="greedy"))
        for _ in range(3_000):
            await stage.watch.passes(1)
            if stage.match.over:
                break
        assert stage.match.over
        last = anna.last("update")
        assert last["outcome"]
        assert last["ending"]
        assert {acted.by for acted in stage.match.actions} == {"bot"}
        await stage.close()

    run(story())


class BadThinkers(InlineThinkers):
    """Bots that fail in every way there is."""

    def __init__(self) -> None:
        self.thoughts = 0
        self.cancelled = 0

    async def ask(self, work: Any, about: Any, seconds: float) -> Any:
        raise BotFailed(work.__name__)

    async def choose(self, job: Job) -> str:
        self.thoughts += 1
        if self.thoughts % 3 == 0:
            raise BotFailed(job.bot)
        if self.thoughts % 3 == 1:
            return "something nobody may do"
        try:
            await asyncio.sleep(1_000)
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        return ""


def test_a_bot_that_fails_is_replaced_by_a_quick_one_and_one_that_is_not_asked_any_more_is_stopped() -> None:
    async def story() -> None:
        thinkers = BadThinkers()
        stage = Stage(thinkers=thinkers)
        await stage.order("tank-chess", "Anna", "bot:greedy", scheme="basic-16")
        anna = await stage.connect(0)
        await stage.act(anna, "C3>C4N")
        await stage.watch.passes(10)
        await stage.until(lambda match: match.turn == 2)  # an illegal choice is replaced
        await stage.act(anna, "C4>C5N")
        await stage.watch.passes(10)
        assert stage.match.turn == 3, "this one thinks for ever"
        await stage.say(anna, msg.Resign(id="r", seat=0))
        assert stage.match.over
        assert thinkers.cancelled == 1
        await stage.close()

    run(story())


def test_a_bot_stands_in_and_the_person_comes_back() -> None:
    async def story() -> None:
        stage, anna, ben = await two_at_tanks()
        await stage.say(anna, msg.Stand(id="1", seat=0, bot="greedy"))
        await stage.watch.passes(10)
        assert stage.match.actions[-1].by == "bot"
        assert ben.last("update")["seats"][0] == {
            "seat": 0, "name": "Anna", "kind": "person", "bot": "greedy", "here": True,
        }  # fmt: skip
        await stage.say(anna, msg.Stand(id="2", seat=0))
        await stage.act(ben, "D14>D13S")
        assert stage.match.to_act == (0,)
        name = await stage.act(anna, stage.any_action(Random(1)))
        assert anna.last("ack")["id"] == name
        assert [acted.by for acted in stage.match.actions] == ["bot", "seat", "seat"]
        await stage.close()

    run(story())


def test_who_was_replaced_for_staying_away_sits_down_again_by_coming_back() -> None:
    async def story() -> None:
        stage = Stage()
        await stage.order("monster-combat", "Anna", "Ben", "Cleo")
        await stage.room.do(commands.Abandon(1))
        assert stage.match.sitters[1].played_by == "bot"
        await stage.connect(1)
        assert stage.match.sitters[1].played_by == "person"
        await stage.close()

    run(story())


def test_a_room_takes_only_so_many(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        stage, anna, _ = await two_at_tanks()
        monkeypatch.setattr("behemoth.table.room.GUESTS", 2)
        third = await stage.connect()
        assert third.last("problem")["code"] == "full"
        await stage.act(anna, "C3>C4N")
        assert len(third.data) == 1
        await stage.close()

    run(story())


def test_a_closed_room_answers_whoever_still_asks() -> None:
    async def story() -> None:
        stage, _, _ = await two_at_tanks()
        waiting = asyncio.ensure_future(stage.room.do(commands.Abandon(0)))
        await asyncio.sleep(0)
        late = asyncio.ensure_future(stage.room.do(commands.Abandon(0)))
        await stage.room.close()
        assert (await waiting).over, "what was under way is finished"
        with pytest.raises(Refusal):
            await late
        with pytest.raises(Refusal):
            await stage.room.do(commands.Tick())
        await stage.close()

    run(story())


def test_a_room_outlives_a_fault_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        stage, anna, _ = await two_at_tanks()
        state = type(stage.match.state)
        with monkeypatch.context() as broken:
            broken.setattr(state, "read", lambda *_: 1 / 0)
            await stage.act(anna, "C3>C4N")
        assert anna.last("problem")["code"] == "fault"
        await stage.act(anna, "C3>C4N")
        assert isinstance(stage.match.actions[0], Acted)
        await stage.close()

    run(story())
