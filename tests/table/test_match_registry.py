"""All matches: made, found again, woken after a restart, played again."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from behemoth.games import GameError
from behemoth.table import (
    Countdown,
    Log,
    Match,
    MatchRequest,
    NoClock,
    PerDecision,
    SeatRequest,
    Setup,
    StoreFailure,
    fold,
    match_registry,
    new_match,
)
from behemoth.table import messages as msg
from behemoth.table.clock_setting import ClockSetting
from behemoth.table.match_loader import MatchLoader
from behemoth.table.match_registry import IDLE
from behemoth.table.memory_store import MemoryStore
from tests.dense import dense_line
from tests.table.stage import Stage, run, settle
from tests.table.stage_store import StageStore


def request(*kinds: str, game: str = "tank-chess", clock: ClockSetting | None = None, **facts: object) -> MatchRequest:
    wanted = tuple(SeatRequest(kind, bot="greedy" if kind == "bot" else "") for kind in kinds)
    return MatchRequest(game, wanted, clock=clock or NoClock(), **facts)  # type: ignore[arg-type]


def test_the_clock_starts_when_the_last_one_sits_down() -> None:
    async def story() -> None:
        stage = Stage()
        made = await stage.registry.create(request("person", "open", clock=Countdown(1)))
        runner = await stage.registry.demand(made.match)
        await stage.time.passes(500_000)
        assert not runner.match.over
        await stage.registry.seats.join(made.match, made.invites[0].invite, "Ben")
        await stage.time.passes(30_000)
        assert runner.match.clock.left_at(stage.time.now()) == (30_000, 60_000)
        await stage.close()

    run(story())


@pytest.mark.parametrize(
    "wrong",
    [
        request("bot", "bot", clock=Countdown(minutes=5)),
        request("person"),
        request("person", "open", "open"),
        request("person", "open", game="ludo"),
        request("person", "open", mode="here"),
        request("person", "open", options={"scheme": "nowhere"}),
        request("person", "open", options={"colour": "red"}),
        MatchRequest("tank-chess", (SeatRequest("person"), SeatRequest("bot", bot="nobody"))),
    ],
)
def test_a_match_that_makes_no_sense_is_refused_with_a_sentence(wrong: MatchRequest) -> None:
    async def story() -> None:
        stage = Stage()
        with pytest.raises(GameError) as caught:
            await stage.registry.create(wrong)
        assert caught.value.sentence("de")
        assert await stage.store.running() == 0
        await stage.close()

    run(story())


class SlowStore(StageStore):
    """Makes everybody who reads wait, and fails as often as it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()
        self.failures = 0

    async def load(self, match: str, *, whole: bool = False) -> Log | None:
        await self.gate.wait()
        if self.failures:
            self.failures -= 1
            raise StoreFailure("the disk does not answer")
        await asyncio.sleep(0)
        return await super().load(match, whole=whole)


async def asleep() -> tuple[Stage, str]:
    """A match that only the store knows, behind a closed gate."""
    store = SlowStore()
    before = Stage(store)
    made = await before.registry.create(request("person", "person"))
    await before.close()
    return Stage(store), made.match


def test_after_a_store_failure_everybody_still_gets_one_runner() -> None:
    async def story() -> None:
        stage, match = await asleep()
        stage.store.failures = 1
        first = [asyncio.create_task(stage.registry.find(match)) for _ in range(3)]
        await asyncio.sleep(0)
        stage.store.gate.set()
        late: list[asyncio.Task[Any]] = []
        while not all(task.done() for task in first):
            late.append(asyncio.create_task(stage.registry.find(match)))
            await asyncio.sleep(0)
        found = await asyncio.gather(*first, *late, return_exceptions=True)
        runners = {id(runner) for runner in found if not isinstance(runner, StoreFailure)}
        assert runners <= {id(await stage.registry.find(match))}
        await stage.close()

    run(story())


def test_who_gives_up_waiting_for_a_match_opens_no_second_runner() -> None:
    async def story() -> None:
        stage, match = await asleep()
        first, second = (asyncio.create_task(stage.registry.find(match)) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.sleep(0)
        third = asyncio.create_task(stage.registry.find(match))
        await asyncio.sleep(0)
        stage.store.gate.set()
        assert await second is await third
        assert first.cancelled()
        await stage.close()

    run(story())


def test_secrets_are_stored_as_hashes_only() -> None:
    async def story() -> None:
        stage = Stage()
        made = await stage.registry.create(request("person", "open"))
        stored = str((await stage.store.load(made.match)).setup) + str((await stage.store.load(made.match)).entries)
        assert made.seats[0].token not in stored
        assert made.invites[0].invite not in stored
        await stage.close()

    run(story())


def test_a_restart_takes_nobody_s_time() -> None:
    async def story() -> None:
        stage = Stage()
        await stage.make("tank-chess", "Anna", "Ben", scheme="basic-16", clock=Countdown(10))
        anna = await stage.connect(0)
        await stage.act(anna, "C3>C4N")
        await stage.time.passes(60_000)
        await stage.store.beat(stage.time.now())
        before = stage.runner.match
        left = before.clock.left_at(stage.time.now())
        again = Stage(store=stage.store)
        again.time._now = stage.time.now() + 86_400_000
        again.taken = stage.taken
        await stage.runner.close()
        assert await again.registry.open() == 1
        again.runner = await again.registry.demand(before.setup.id)
        assert again.runner.match.clock.left_at(again.time.now()) == left
        assert again.runner.match.state == before.state
        ben = await again.connect(1)
        await again.act(ben, "D14>D13S")
        log = await stage.store.load(before.setup.id)
        assert fold(log.setup, log.entries) == again.runner.match
        await again.close()

    run(story())


def test_a_gap_is_forgiven_once_however_many_open_the_match_at_once() -> None:
    class Slow(MemoryStore):  # always: time stands still here
        async def load(self, match: str, *, whole: bool = False) -> Log | None:
            await asyncio.sleep(0)
            return await super().load(match, whole=whole)

        async def append(self, *facts: Any, **more: Any) -> None:
            await asyncio.sleep(0)
            await super().append(*facts, **more)

    async def story() -> None:
        stage = Stage(Slow())
        await stage.make("tank-chess", "Anna", "Ben", scheme="basic-16", clock=Countdown(10))
        await stage.time.passes(30_000)
        await stage.store.beat(stage.time.now())
        await stage.runner.close()
        again = Stage(stage.store)
        again.time._now = stage.time.now() + 86_400_000
        await again.registry.open()
        match_id = stage.match.setup.id
        gap = again.registry._duties.gap_of(match_id)
        assert gap is not None
        taken = await asyncio.gather(*(again.registry._take(match_id) for _ in range(3)))
        assert [match.clock.left_at(again.time.now()) for match in taken if match] == [(570_000, 600_000)] * 3
        await again.close()

    run(story())


def test_only_running_matches_are_woken() -> None:
    async def story() -> None:
        stage = Stage()
        await stage.make("tank-chess", "Anna", "Ben", scheme="basic-16")
        anna = await stage.connect(0)
        await stage.say(anna, msg.Resign(id="r", seat=0))
        await stage.make("monster-combat", "Anna", "Ben", clock=PerDecision(30))
        again = Stage(store=stage.store)
        assert await again.registry.open() == 1
        await again.close()
        await stage.close()

    run(story())


def test_a_bot_goes_on_after_a_restart() -> None:
    async def story() -> None:
        stage = Stage(pace=10_000)
        await stage.make("tank-chess", "Anna", "bot:random", scheme="basic-16")
        anna = await stage.connect(0)
        await stage.act(anna, "C3>C4N")
        again = Stage(store=stage.store)
        await stage.runner.close()
        await again.registry.open()
        runner = await again.registry.demand(stage.runner.match.setup.id)
        await again.time.passes(10)
        assert runner.match.actions[-1].by == "bot"
        await again.close()

    run(story())


def test_my_matches_are_found_by_my_tokens() -> None:
    async def story() -> None:
        stage = Stage()
        first = await stage.registry.create(request("person", "open"))
        await stage.time.passes(1)
        second = await stage.registry.create(request("person", "bot"))
        mine = await stage.registry.mine([first.seats[0].token, second.seats[0].token, "n" * 32])
        assert [summary.match for summary in mine] == [second.match, first.match]
        assert [summary.yours for summary in mine] == [(0,), (0,)]
        assert await stage.registry.mine(["n" * 32]) == ()
        assert await stage.registry.find("nowhere") is None
        await stage.close()

    run(story())


def test_a_match_that_sleeps_is_gone_through_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        stage = Stage()
        made = await stage.registry.create(request("person", "person"))
        tokens = [seat.token for seat in made.seats]
        runner = await stage.registry.demand(made.match)
        await runner.do(msg.Resign(id="r", seat=0))
        await stage.time.passes(IDLE + 1)
        await stage.registry.tidy()
        taken: list[str] = []
        take = MatchLoader.load

        async def noting(loader: MatchLoader, match_id: str, asked_by: str = "") -> Any:
            taken.append(match_id)
            return await take(loader, match_id, asked_by)

        monkeypatch.setattr(MatchLoader, "load", noting)
        first, second = await stage.registry.mine(tokens), await stage.registry.mine(tokens[:1])
        assert taken == [made.match]
        assert first[0].outcome == second[0].outcome is not None
        assert [one[0].yours for one in (first, second)] == [(0, 1), (0,)]
        await stage.registry.demand(made.match)
        assert (await stage.registry.mine(tokens))[0] == first[0], "awake it is looked at itself"
        await stage.close()

    run(story())


def test_a_rematch_swaps_seats_and_keeps_tokens() -> None:
    async def story() -> None:
        stage = Stage()
        await stage.make("tank-chess", "Anna", "Ben", scheme="basic-16")
        anna, ben = await stage.connect(0), await stage.connect(1)
        await stage.say(anna, msg.Resign(id="r", seat=0))
        await stage.say(anna, msg.Offer(id="a", seat=0, kind="rematch"))
        assert "rematch" not in ben.last("update")
        await stage.say(ben, msg.Offer(id="b", seat=1, kind="rematch", accept=True))
        match_id = ben.last("update")["rematch"]
        assert anna.last("update")["rematch"] == match_id
        old = stage.runner.match.setup
        stage.runner = await stage.registry.demand(match_id)
        assert stage.runner.match.names == ("Ben", "Anna")
        assert stage.runner.match.setup.rematch_of == old.id
        assert stage.runner.match.setup.seed != old.seed
        anna = await stage.connect(0)  # her token from the first match
        assert anna.last("welcome")["yours"] == [1]
        await stage.close()

    run(story())


def test_a_bot_agrees_to_a_rematch_at_once() -> None:
    async def story() -> None:
        stage = Stage()
        await stage.make("tank-chess", "Anna", "bot:greedy", scheme="basic-16")
        anna = await stage.connect(0)
        await stage.say(anna, msg.Resign(id="r", seat=0))
        await stage.say(anna, msg.Offer(id="a", seat=0, kind="rematch"))
        runner = await stage.registry.demand(anna.last("update")["rematch"])
        assert [player.kind for player in runner.match.players] == ["bot", "person"]
        await stage.close()

    run(story())


def test_matches_nobody_uses_are_let_go_of_and_found_again() -> None:
    async def story() -> None:
        stage = Stage()
        await stage.make("tank-chess", "Anna", "Ben", scheme="basic-16")
        anna = await stage.connect(0)
        await stage.act(anna, "C3>C4N")
        await stage.time.passes(IDLE + 1)
        await stage.registry.tidy()
        assert await stage.registry.find(stage.runner.match.setup.id) is stage.runner, "somebody is here"
        assert stage.registry.setup_of(stage.runner.match.setup.id) == stage.runner.match.setup
        stage.runner.leave(anna)
        await settle()
        await stage.time.passes(IDLE + 1)
        await stage.registry.tidy()
        assert stage.registry.setup_of(stage.runner.match.setup.id) is None, "nobody waits for the store"
        again = await stage.registry.demand(stage.runner.match.setup.id)
        assert again is not stage.runner
        assert again.match == stage.runner.match
        await stage.close()

    run(story())


def test_bots_of_one_kind_have_names_of_their_own() -> None:
    async def story() -> None:
        stage = Stage()
        runner = await stage.make("monster-combat", "Anna", "bot:greedy", "bot:greedy")
        assert runner.match.names == ("Anna", "Magpie 1", "Magpie 2")
        await stage.close()

    run(story())


def test_a_match_that_could_not_be_stored_does_not_exist() -> None:
    class FullStore(type(Stage().store)):  # type: ignore[misc]
        async def create(self, setup: Setup, entries: object = (), *, wake: int | None = None) -> None:
            raise StoreFailure("full")

    async def story() -> None:
        stage = Stage(store=FullStore())
        with pytest.raises(StoreFailure):
            await stage.registry.create(request("person", "open"))
        assert not stage.registry._runners
        await stage.close()

    run(story())


def test_a_large_position_is_read_beside_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    where: list[threading.Thread] = []

    def noting(setup: Setup) -> Match:
        where.append(threading.current_thread())
        return new_match(setup)

    async def story() -> None:
        monkeypatch.setattr(match_registry, "new_match", noting)
        stage = Stage()
        await stage.make("tank-chess", "Anna", "Ben", position=dense_line(2))
        await stage.make("tank-chess", "Anna", "Ben", scheme="basic-16")
        await stage.close()

    run(story())
    assert [thread is threading.main_thread() for thread in where] == [False, True]
