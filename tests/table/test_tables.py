"""All matches: made, joined, found again, woken after a restart, played again."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from behemoth.games import GameError
from behemoth.table import (
    Countdown,
    Log,
    MemoryStore,
    NoClock,
    Order,
    PerDecision,
    Refusal,
    SeatWish,
    Setup,
    StoreFailure,
    fold,
    tables,
)
from behemoth.table import messages as msg
from behemoth.table.clock_setting import ClockSetting
from behemoth.table.tables import IDLE
from tests.table.stage import Stage, run, settle


def order(*kinds: str, game: str = "tank-chess", clock: ClockSetting | None = None, **facts: object) -> Order:
    wishes = tuple(SeatWish(kind, bot="greedy" if kind == "bot" else "") for kind in kinds)
    return Order(game, wishes, clock=clock or NoClock(), **facts)  # type: ignore[arg-type]


def test_an_invitation_opens_its_seat_once() -> None:
    async def story() -> None:
        stage = Stage()
        made = await stage.tables.create(order("person", "open"))
        assert [taken.seat for taken in made.seats] == [0]
        assert [invitation.seat for invitation in made.invites] == [1]
        room: Any = await stage.tables.demand(made.match)
        assert room.match.waiting
        with pytest.raises(Refusal):
            await stage.tables.join(made.match, "x" * 32, "Eve")
        with pytest.raises(Refusal):
            await stage.tables.join(made.match, made.seats[0].token, "Eve")
        taken = await stage.tables.join(made.match, made.invites[0].invite, " Ben ")
        assert taken.seat == 1
        assert room.match.names[1] == "Ben"
        assert not room.match.waiting
        with pytest.raises(Refusal):
            await stage.tables.join(made.match, made.invites[0].invite, "Eve")
        await stage.close()

    run(story())


def test_the_clock_starts_when_the_last_one_sits_down() -> None:
    async def story() -> None:
        stage = Stage()
        made = await stage.tables.create(order("person", "open", clock=Countdown(1)))
        room = await stage.tables.demand(made.match)
        await stage.watch.passes(500_000)
        assert not room.match.over
        await stage.tables.join(made.match, made.invites[0].invite, "Ben")
        await stage.watch.passes(30_000)
        assert room.match.clock.left_at(stage.watch.now()) == (30_000, 60_000)
        await stage.close()

    run(story())


@pytest.mark.parametrize(
    "wrong",
    [
        order("bot", "bot"),
        order("person"),
        order("person", "open", "open"),
        order("person", "open", game="ludo"),
        order("person", "open", mode="here"),
        order("person", "open", options={"scheme": "nowhere"}),
        order("person", "open", options={"colour": "red"}),
        Order("tank-chess", (SeatWish("person"), SeatWish("bot", bot="nobody"))),
    ],
)
def test_a_match_that_makes_no_sense_is_refused_with_a_sentence(wrong: Order) -> None:
    async def story() -> None:
        stage = Stage()
        with pytest.raises(GameError) as caught:
            await stage.tables.create(wrong)
        assert caught.value.sentence("de")
        assert await stage.store.running() == ()
        await stage.close()

    run(story())


class SlowStore(MemoryStore):
    """Makes everybody who reads wait, and fails as often as it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()
        self.failures = 0

    async def load(self, match: str) -> Log | None:
        await self.gate.wait()
        if self.failures:
            self.failures -= 1
            raise StoreFailure("the disk does not answer")
        await asyncio.sleep(0)
        return await super().load(match)


async def asleep() -> tuple[Stage, str]:
    """A match that only the store knows, behind a closed gate."""
    store = SlowStore()
    before = Stage(store)
    made = await before.tables.create(order("person", "person"))
    await before.close()
    return Stage(store), made.match


def test_after_a_store_failure_everybody_still_meets_in_one_room() -> None:
    async def story() -> None:
        stage, match = await asleep()
        stage.store.failures = 1
        first = [asyncio.create_task(stage.tables.find(match)) for _ in range(3)]
        await asyncio.sleep(0)
        stage.store.gate.set()
        late: list[asyncio.Task[Any]] = []
        while not all(task.done() for task in first):
            late.append(asyncio.create_task(stage.tables.find(match)))
            await asyncio.sleep(0)
        found = await asyncio.gather(*first, *late, return_exceptions=True)
        rooms = {id(room) for room in found if not isinstance(room, StoreFailure)}
        assert rooms <= {id(await stage.tables.find(match))}
        await stage.close()

    run(story())


def test_who_gives_up_waiting_for_a_match_opens_no_second_room() -> None:
    async def story() -> None:
        stage, match = await asleep()
        first, second = (asyncio.create_task(stage.tables.find(match)) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.sleep(0)
        third = asyncio.create_task(stage.tables.find(match))
        await asyncio.sleep(0)
        stage.store.gate.set()
        assert await second is await third
        assert first.cancelled()
        await stage.close()

    run(story())


def test_secrets_are_stored_as_hashes_only() -> None:
    async def story() -> None:
        stage = Stage()
        made = await stage.tables.create(order("person", "open"))
        stored = str((await stage.store.load(made.match)).setup) + str((await stage.store.load(made.match)).entries)
        assert made.seats[0].token not in stored
        assert made.invites[0].invite not in stored
        await stage.close()

    run(story())


def test_a_restart_takes_nobody_s_time() -> None:
    async def story() -> None:
        stage = Stage()
        await stage.order("tank-chess", "Anna", "Ben", scheme="basic-16", clock=Countdown(10))
        anna = await stage.connect(0)
        await stage.act(anna, "C3>C4N")
        await stage.watch.passes(60_000)
        await stage.store.beat(stage.watch.now())
        before = stage.room.match
        left = before.clock.left_at(stage.watch.now())
        again = Stage(store=stage.store)
        again.watch._now = stage.watch.now() + 86_400_000
        again.taken = stage.taken
        await stage.room.close()
        assert await again.tables.open() == 1
        again.room = await again.tables.demand(before.setup.id)
        assert again.room.match.clock.left_at(again.watch.now()) == left
        assert again.room.match.state == before.state
        ben = await again.connect(1)
        await again.act(ben, "D14>D13S")
        log = await stage.store.load(before.setup.id)
        assert fold(log.setup, log.entries) == again.room.match
        await again.close()

    run(story())


def test_only_running_matches_are_woken() -> None:
    async def story() -> None:
        stage = Stage()
        await stage.order("tank-chess", "Anna", "Ben", scheme="basic-16")
        anna = await stage.connect(0)
        await stage.say(anna, msg.Resign(id="r", seat=0))
        await stage.order("monster-combat", "Anna", "Ben", clock=PerDecision(30))
        again = Stage(store=stage.store)
        assert await again.tables.open() == 1
        await again.close()
        await stage.close()

    run(story())


def test_a_bot_goes_on_after_a_restart() -> None:
    async def story() -> None:
        stage = Stage(pace=10_000)
        await stage.order("tank-chess", "Anna", "bot:random", scheme="basic-16")
        anna = await stage.connect(0)
        await stage.act(anna, "C3>C4N")
        again = Stage(store=stage.store)
        await stage.room.close()
        await again.tables.open()
        room = await again.tables.demand(stage.room.match.setup.id)
        await again.watch.passes(10)
        assert room.match.actions[-1].by == "bot"
        await again.close()

    run(story())


def test_my_matches_are_found_by_my_tokens() -> None:
    async def story() -> None:
        stage = Stage()
        first = await stage.tables.create(order("person", "open"))
        second = await stage.tables.create(order("person", "bot"))
        mine = await stage.tables.mine([first.seats[0].token, second.seats[0].token, "n" * 32])
        assert [summary.match for summary in mine] == [second.match, first.match]
        assert [summary.yours for summary in mine] == [(0,), (0,)]
        assert await stage.tables.mine(["n" * 32]) == ()
        assert await stage.tables.find("nowhere") is None
        await stage.close()

    run(story())


def test_a_match_that_sleeps_is_gone_through_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        stage = Stage()
        made = await stage.tables.create(order("person", "person"))
        tokens = [seat.token for seat in made.seats]
        room = await stage.tables.demand(made.match)
        await room.do(msg.Resign(id="r", seat=0))
        await stage.watch.passes(IDLE + 1)
        await stage.tables.tidy()
        folded: list[str] = []

        def noting(setup: Setup, log: Any) -> Any:
            folded.append(setup.id)
            return fold(setup, log)

        monkeypatch.setattr(tables, "fold", noting)
        first, second = await stage.tables.mine(tokens), await stage.tables.mine(tokens[:1])
        assert folded == [made.match]
        assert first[0].outcome == second[0].outcome is not None
        assert [one[0].yours for one in (first, second)] == [(0, 1), (0,)]
        await stage.tables.demand(made.match)
        assert (await stage.tables.mine(tokens))[0] == first[0], "awake it is looked at itself"
        await stage.close()

    run(story())


def test_a_rematch_swaps_seats_and_keeps_tokens() -> None:
    async def story() -> None:
        stage = Stage()
        await stage.order("tank-chess", "Anna", "Ben", scheme="basic-16")
        anna, ben = await stage.connect(0), await stage.connect(1)
        await stage.say(anna, msg.Resign(id="r", seat=0))
        await stage.say(anna, msg.Offer(id="a", seat=0, kind="rematch"))
        assert "rematch" not in ben.last("update")
        await stage.say(ben, msg.Offer(id="b", seat=1, kind="rematch", accept=True))
        match_id = ben.last("update")["rematch"]
        assert anna.last("update")["rematch"] == match_id
        old = stage.room.match.setup
        stage.room = await stage.tables.demand(match_id)
        assert stage.room.match.names == ("Ben", "Anna")
        assert stage.room.match.setup.rematch_of == old.id
        assert stage.room.match.setup.seed != old.seed
        anna = await stage.connect(0)  # her token from the first match
        assert anna.last("welcome")["yours"] == [1]
        await stage.close()

    run(story())


def test_a_bot_agrees_to_a_rematch_at_once() -> None:
    async def story() -> None:
        stage = Stage()
        await stage.order("tank-chess", "Anna", "bot:greedy", scheme="basic-16")
        anna = await stage.connect(0)
        await stage.say(anna, msg.Resign(id="r", seat=0))
        await stage.say(anna, msg.Offer(id="a", seat=0, kind="rematch"))
        room = await stage.tables.demand(anna.last("update")["rematch"])
        assert [sitter.kind for sitter in room.match.sitters] == ["bot", "person"]
        await stage.close()

    run(story())


def test_rooms_nobody_uses_are_let_go_of_and_found_again() -> None:
    async def story() -> None:
        stage = Stage()
        await stage.order("tank-chess", "Anna", "Ben", scheme="basic-16")
        anna = await stage.connect(0)
        await stage.act(anna, "C3>C4N")
        await stage.watch.passes(IDLE + 1)
        await stage.tables.tidy()
        assert await stage.tables.find(stage.room.match.setup.id) is stage.room, "somebody is here"
        stage.room.leave(anna)
        await settle()
        await stage.watch.passes(IDLE + 1)
        await stage.tables.tidy()
        again = await stage.tables.demand(stage.room.match.setup.id)
        assert again is not stage.room
        assert again.match == stage.room.match
        await stage.close()

    run(story())


def test_bots_of_one_kind_have_names_of_their_own() -> None:
    async def story() -> None:
        stage = Stage()
        room = await stage.order("monster-combat", "Anna", "bot:greedy", "bot:greedy")
        assert room.match.names == ("Anna", "Magpie 1", "Magpie 2")
        await stage.close()

    run(story())


def test_a_match_that_could_not_be_stored_does_not_exist() -> None:
    class FullStore(type(Stage().store)):  # type: ignore[misc]
        async def create(self, setup: Setup, entries: object = ()) -> None:
            raise StoreFailure("full")

    async def story() -> None:
        stage = Stage(store=FullStore())
        with pytest.raises(StoreFailure):
            await stage.tables.create(order("person", "open"))
        assert not stage.tables._rooms
        await stage.close()

    run(story())
