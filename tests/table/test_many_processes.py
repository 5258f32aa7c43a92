"""Several processes over one store: any of them serves any match, one looks after it, and nobody notices."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from behemoth.table import Countdown, MatchRequest, MemoryStore, NoClock, PerDecision, Refusal, SeatRequest
from behemoth.table import messages as msg
from behemoth.table.in_play import OPENING
from behemoth.table.match_registry import POLL
from behemoth.table.presence import AGAIN, FORGOTTEN
from behemoth.table.shards import SHARDS
from tests.table.stage import NotingConnection, Stage, run, settle
from tests.table.two_processes import TwoProcesses, tanks

ALL = range(SHARDS)


def test_two_at_different_processes_play_each_other() -> None:
    async def story() -> None:
        both, anna, ben = await tanks()
        await both.first.act(anna, "C3>C4N", name="one")
        assert anna.last("ack")["id"] == "one"
        assert ben.last("update")["turn"] == 1
        await both.second.act(ben, "D14>D13S", name="two")
        assert ben.last("ack")["id"] == "two"
        assert anna.last("update")["views"] == anna.last("update")["views"]
        assert anna.last("update")["turn"] == ben.last("update")["turn"] == 2
        assert [line["text"] for line in anna.last("update")["log"]]
        await both.close()

    run(story())


def test_who_is_slower_is_told_what_is_there_now() -> None:
    async def story() -> None:
        both, anna, _ = await tanks()
        second = await both.second.connect(0)  # she has two devices
        both.first.runner.say(anna, msg.Act(id="a", seat=0, turn=0, action="C3>C4N"))
        both.second.runner.say(second, msg.Act(id="b", seat=0, turn=0, action="C3>C4N"))
        await settle()
        answers = [anna.messages[-2:], second.messages[-2:]]
        said = {message["is"] for pair in answers for message in pair}
        assert said == {"ack", "problem", "update"}
        problem = next(message for pair in answers for message in pair if message["is"] == "problem")
        assert problem["code"] == "stale"
        assert anna.last("update")["turn"] == second.last("update")["turn"] == 1
        assert len((await both.log()).entries) == 3
        await both.close()

    run(story())


def test_what_does_not_hinder_an_action_does_not_lose_it() -> None:
    async def story() -> None:
        both, anna, ben = await tanks()
        both.deafen(both.first)
        await both.second.say(ben, msg.Offer(id="o", seat=1, kind="pause"))
        assert both.first.match.version < both.second.match.version
        await both.first.act(anna, "C3>C4N", name="one")
        assert anna.last("ack")["id"] == "one"
        assert anna.of("problem") == []
        assert [type(entry).__name__ for entry in (await both.log()).entries[-2:]] == ["Offered", "Acted"]
        await both.close()

    run(story())


def test_what_is_said_again_at_another_process_is_done_once() -> None:
    async def story() -> None:
        both, anna, _ = await tanks()
        both.deafen(both.second)
        await both.first.act(anna, "C3>C4N", name="one")
        again = await both.second.connect(0)
        await both.second.act(again, "C3>C4N", name="one", seat=0, turn=0)
        assert again.last("ack") == anna.last("ack")
        assert again.of("problem") == []
        assert len(both.second.match.actions) == 1
        await both.close()

    run(story())


def test_what_was_done_in_time_is_not_refused_as_late_at_another_process() -> None:
    async def story() -> None:
        both, anna, _ = await tanks(clock=PerDecision(5))
        again = await both.second.connect(0)
        await both.time.passes(4_900)
        both.deafen(both.second)
        await both.first.act(anna, "C3>C4N", name="one")
        await both.time.passes(200)  # now it would be too late, but the flag has not fallen yet
        await both.second.act(again, "C3>C4N", name="one", seat=0, turn=0)
        assert again.last("ack") == anna.last("ack")
        assert again.of("problem") == []
        await both.close()

    run(story())


def test_who_has_seen_more_is_shown_no_less() -> None:
    async def story() -> None:
        both, anna, _ = await tanks()
        both.deafen(both.second)
        await both.first.act(anna, "C3>C4N")
        assert both.second.match.version < both.first.match.version
        again = await both.second.connect(0, seen=both.first.match.version)
        assert again.last("welcome")["version"] == both.first.match.version
        await both.close()

    run(story())


@pytest.mark.parametrize("told", [True, False])
def test_lost_news_costs_a_delay(told: bool) -> None:
    async def story() -> None:
        both, anna, ben = await tanks()
        both.deafen(both.second)
        await both.first.act(anna, "C3>C4N")
        assert ben.of("update") == []
        if told:
            both.second.store.lose_news()
            await settle()
        else:
            await both.passes(POLL + 2_000)
        assert ben.last("update")["turn"] == 1
        await both.close()

    run(story())


def test_news_that_comes_while_a_match_is_opened_is_not_lost() -> None:
    class Slow(MemoryStore):
        gate: asyncio.Event

        async def load(self, match: str, *, whole: bool = False) -> Any:
            log = await super().load(match, whole=whole)
            await self.gate.wait()
            return log

    async def story() -> None:
        gate = asyncio.Event()
        gate.set()
        Slow.gate = gate
        store = Slow()
        first = Stage(store)
        second = Stage(store.twin(), time=first.time)
        for stage in (first, second):
            await stage.registry.open()
        await first.make("tank-chess", "Anna", "Ben", scheme="basic-16")
        anna = await first.connect(0)
        gate.clear()
        opening = asyncio.create_task(second.registry.demand(first.match.setup.id))
        await settle()
        await first.act(anna, "C3>C4N")
        gate.set()
        runner = await opening
        await settle()
        assert runner.match == first.match
        await first.close()
        await second.close()

    run(story())


# --- who is here -------------------------------------------------------------------------------------


def here(connection: NotingConnection) -> list[bool]:
    seats = next(message["seats"] for message in reversed(connection.messages) if message.get("seats"))
    return [seat["here"] for seat in seats]


def test_who_is_here_is_known_everywhere() -> None:
    async def story() -> None:
        both, anna, ben = await tanks()
        await both.passes(100)
        assert here(anna) == here(ben) == [True, True]
        summary = both.first.registry.summary(both.first.match)
        assert [seat.here for seat in summary.seats] == [True, True]
        both.second.runner.leave(ben)
        await both.passes(100)
        assert here(anna) == [True, False]
        await both.close()

    run(story())


def test_nobody_is_missed_who_is_at_another_process() -> None:
    async def story() -> None:
        both, _, _ = await tanks(clock=Countdown(60))
        await both.passes(600_000)
        assert not both.first.match.over
        assert not both.first.match.paused
        await both.close()

    run(story())


def test_a_process_that_is_silent_is_forgotten() -> None:
    async def story() -> None:
        both, anna, _ = await tanks()
        await both.passes(AGAIN)
        assert here(anna) == [True, True]
        both.stages = (both.first,)  # the second does nothing any more
        await both.passes(FORGOTTEN - 6_000)
        assert here(anna) == [True, True]
        await both.passes(10_000)
        assert here(anna) == [True, False]
        both.stages = both.first, both.second
        await both.close()

    run(story())


def test_a_process_that_ends_says_goodbye() -> None:
    async def story() -> None:
        both, anna, _ = await tanks()
        await both.passes(100)
        await both.second.close()
        await settle()
        assert here(anna) == [True, False]
        both.stages = (both.first,)
        await both.close()

    run(story())


def test_a_match_that_everybody_has_left_is_paused_by_whoever_looks_after_it() -> None:
    async def story() -> None:
        both = TwoProcesses()
        await both.open()
        await both.second.make("tank-chess", "Anna", "Ben", scheme="basic-16", clock=Countdown(10))
        connections = [await both.second.connect(0), await both.second.connect(1)]
        await both.passes(60_000)
        match = both.second.match.setup.id
        assert match not in both.first.registry._runners
        for connection in connections:
            both.second.runner.leave(connection)
        await both.passes(80_000)
        assert both.second.match.paused == "table"
        assert both.second.match.clock.left_at(both.time.now())[0] > 400_000
        both.first.runner = await both.first.registry.demand(match)
        await both.close()

    run(story())


def test_an_absence_ends_a_match_once() -> None:
    async def story() -> None:
        both, anna, ben = await tanks()
        await both.first.act(anna, "C3>C4N")
        both.second.runner.leave(ben)
        await both.passes(31 * 60_000)
        assert both.first.match.over
        assert both.second.match.over
        endings = [entry for entry in (await both.log()).entries if type(entry).__name__ == "Closed"]
        assert len(endings) == 1
        await both.close()

    run(story())


# --- the rest of the table ---------------------------------------------------------------------------


def an_open_match() -> MatchRequest:
    return MatchRequest("tank-chess", (SeatRequest("person", "Anna"), SeatRequest("open")), clock=NoClock())


def test_an_invitation_is_taken_at_any_process() -> None:
    async def story() -> None:
        both = TwoProcesses()
        await both.open()
        made = await both.first.registry.create(an_open_match())
        both.first.taken = made.seats
        both.first.runner = await both.first.registry.demand(made.match)
        anna = await both.first.connect(0)
        taken = await both.second.registry.seats.join(made.match, made.invites[0].invite, "Ben", "key")
        await settle()
        assert anna.last("update")["seats"][1]["name"] == "Ben"
        assert await both.first.registry.seats.join(made.match, made.invites[0].invite, "Ben", "key") == taken
        with pytest.raises(Refusal):
            await both.first.registry.seats.join(made.match, made.invites[0].invite, "Eve", "other")
        both.first.taken = (*made.seats, taken)
        await both.follow()
        await both.close()

    run(story())


def test_whoever_joined_at_one_process_has_the_seat_at_one_that_did_not_hear_of_it() -> None:
    async def story() -> None:
        both = TwoProcesses()
        await both.open()
        made = await both.first.registry.create(an_open_match())
        both.first.taken = made.seats
        both.first.runner = await both.first.registry.demand(made.match)
        both.deafen(both.first)
        taken = await both.second.registry.seats.join(made.match, made.invites[0].invite, "Ben")
        both.first.taken = (*made.seats, taken)
        ben = await both.first.connect(1)
        assert ben.last("welcome")["yours"] == [1]
        await both.follow()
        await both.close()

    run(story())


def test_two_who_join_with_one_key_at_once_are_one() -> None:
    async def story() -> None:
        both = TwoProcesses()
        await both.open()
        made = await both.first.registry.create(an_open_match())
        both.first.runner = await both.first.registry.demand(made.match)
        await both.follow()
        asked = [
            stage.registry.seats.join(made.match, made.invites[0].invite, "Ben", "key") for stage in both.stages * 3
        ]
        answers = await asyncio.gather(*asked)
        assert len(set(answers)) == 1
        await both.close()

    run(story())


def test_a_rematch_that_is_agreed_at_two_processes_is_made_once() -> None:
    async def story() -> None:
        both, anna, ben = await tanks()
        await both.first.say(anna, msg.Resign(id="r", seat=0))
        await both.passes(1_000)
        await both.first.say(anna, msg.Offer(id="a", seat=0, kind="rematch"))
        await both.second.say(ben, msg.Offer(id="b", seat=1, kind="rematch", accept=True))
        await both.passes(2_000)
        assert anna.last("update")["rematch"] == ben.last("update")["rematch"]
        assert len(both.first.store._data.matches) == 2
        mine = await both.second.registry.mine([both.first.token(0)])
        assert [summary.match for summary in mine] == [anna.last("update")["rematch"], both.first.match.setup.id]
        await both.close()

    run(story())


def test_matches_in_short_are_as_new_as_elsewhere() -> None:
    async def story() -> None:
        both = TwoProcesses()
        await both.open()
        await both.first.make("tank-chess", "Anna", "Ben", scheme="basic-16")
        anna = await both.first.connect(0)
        tokens = [both.first.token(0)]
        assert [summary.actions for summary in await both.second.registry.mine(tokens)] == [0]
        await both.first.act(anna, "C3>C4N")
        assert [summary.actions for summary in await both.second.registry.mine(tokens)] == [1]
        await both.follow()
        await both.close()

    run(story())


def test_a_match_that_is_erased_is_gone_everywhere() -> None:
    async def story() -> None:
        both, _, ben = await tanks()
        match = both.first.match.setup.id
        await both.first.store.erase(match)
        await settle()
        assert ben.last("problem")["code"] == "no-match"
        assert ben.dropped
        assert await both.second.registry.find(match) is None
        for stage in both.stages:
            await stage.close()

    run(story())


def test_time_for_each_decision_runs_out_once() -> None:
    async def story() -> None:
        both = TwoProcesses()
        await both.make("monster-combat", "Anna", "Ben", clock=PerDecision(30))
        await both.first.connect(0)
        await both.second.connect(1)
        await both.passes(100_000)
        acted = [entry for entry in (await both.log()).entries if type(entry).__name__ == "Acted"]
        assert len(acted) == 3
        assert {entry.by for entry in acted} == {"table"}
        await both.close()

    run(story())


def test_no_engine_helps_at_one_process_with_what_is_played_at_another() -> None:
    async def story() -> None:
        both = TwoProcesses()
        await both.open()
        await both.first.make("tank-chess", "Anna", "Ben", scheme="basic-16")
        player = await both.first.connect(0, 1)
        for _ in range(OPENING + 2):
            await both.first.act(player, both.first.any_action(Random(3)))
        positions = both.first.match.state.positions()[-1:]
        assert await both.second.registry.in_play.has("tank-chess", positions)
        assert not await both.second.registry.in_play.has("tank-chess", [7])
        await both.follow()
        await both.close()

    run(story())
