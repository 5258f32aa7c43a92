"""Tables that anybody may join: listed while a seat is free and somebody waits, by every process alike."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from behemoth.table import Correspondence, End, Hello, MatchRequest, NoClock, Refusal, SeatRequest, erase_match
from behemoth.table.clock_setting import ClockSetting
from behemoth.table.making import set_up_again
from behemoth.table.open_tables import CLOSED_AFTER, FRESH, PAGE
from tests.table.stage import NotingConnection, Stage, run, settle
from tests.table.two_processes import TwoProcesses


async def a_table(stage: Stage, *kinds: str, clock: ClockSetting | None = None, open_to_all: bool = True) -> Any:
    """A table with a free seat."""
    wanted = tuple(SeatRequest(kind, kind.title() if kind == "person" else "") for kind in kinds or ("person", "open"))
    game = "tank-chess" if len(wanted) == 2 else "monster-combat"
    request = MatchRequest(game, wanted, clock=clock or NoClock(), open_to_all=open_to_all)
    return await stage.registry.create(request)


async def wait_there(stage: Stage, made: Any) -> NotingConnection:
    stage.runner = await stage.registry.demand(made.match)
    connection = NotingConnection()
    stage.runner.enter(connection, Hello("hello", 1, made.match, (made.seats[0].token,)))
    await settle()
    return connection


async def listed(stage: Stage) -> list[str]:
    await stage.time.passes(FRESH)
    return [table.match for table in (await stage.registry.open_tables.page()).tables]


def test_a_table_is_listed_while_somebody_waits_there() -> None:
    async def story() -> None:
        stage = Stage()
        made = await a_table(stage)
        await a_table(stage, open_to_all=False)
        assert await listed(stage) == [], "nobody is there"
        host = await wait_there(stage, made)
        assert await listed(stage) == [made.match]
        stage.runner.leave(host)
        await settle()
        assert await listed(stage) == []
        await wait_there(stage, made)
        assert await listed(stage) == [made.match], "who comes back is found again"
        await stage.close()

    run(story())


def test_who_has_days_for_a_move_need_not_wait_at_the_page() -> None:
    async def story() -> None:
        stage = Stage()
        made = await a_table(stage, clock=Correspondence(3))
        assert await listed(stage) == [made.match]
        await stage.time.passes(CLOSED_AFTER)
        assert await listed(stage) == []
        assert await stage.store.open_tables(limit=9) == ()
        await stage.registry.seats.join(made.match, made.invites[0].invite, "Ben")
        await stage.close()

    run(story())


def test_a_full_table_leaves_the_list_and_takes_nobody_else() -> None:
    async def story() -> None:
        stage = Stage()
        made = await a_table(stage)
        await wait_there(stage, made)
        assert await listed(stage) == [made.match]
        taken = await stage.registry.seats.join_open(made.match, " Ben ", "k" * 20)
        assert taken.seat == 1
        assert stage.match.names[1] == "Ben"
        assert (await stage.registry.open_tables.page()).tables == ()
        assert await stage.store.open_tables(limit=9) == ()
        with pytest.raises(Refusal) as caught:
            await stage.registry.seats.join_open(made.match, "Eve")
        assert caught.value.key == "refusal-full-table"
        assert await stage.registry.seats.join_open(made.match, "Ben", "k" * 20) == taken, (
            "the answer may be asked again"
        )
        await stage.close()

    run(story())


def test_many_who_come_at_once_get_different_seats() -> None:
    async def story() -> None:
        stage = Stage()
        made = await a_table(stage, "person", "open", "open")
        stage.runner = await stage.registry.demand(made.match)
        joins = [stage.registry.seats.join_open(made.match, name, name * 20) for name in "AABCD"]
        found = await asyncio.gather(*joins, return_exceptions=True)
        seats = [taken.seat for taken in found if not isinstance(taken, BaseException)]
        assert sorted(set(seats)) == [1, 2]
        assert sum(isinstance(taken, Refusal) for taken in found) == 5 - len(seats)
        assert found[0] == found[1]
        await stage.close()

    run(story())


def test_who_has_an_invitation_still_gets_in() -> None:
    async def story() -> None:
        stage = Stage()
        made = await a_table(stage, "person", "open", "open")
        await wait_there(stage, made)
        await stage.registry.seats.join(made.match, made.invites[1].invite, "Cleo")
        assert await listed(stage) == [made.match]
        assert (await stage.registry.seats.join_open(made.match, "Ben")).seat == 1
        assert await listed(stage) == []
        await stage.close()

    run(story())


def test_a_table_that_is_not_open_to_all_takes_nobody_without_an_invitation() -> None:
    async def story() -> None:
        stage = Stage()
        made = await a_table(stage, open_to_all=False)
        for match in (made.match, "nowhere"):
            with pytest.raises(Refusal):
                await stage.registry.seats.join_open(match, "Eve")
        with pytest.raises(Refusal) as caught:
            await a_table(stage, "person", "person")
        assert caught.value.key == "refusal-no-seat-open"
        await stage.close()

    run(story())


def test_what_is_closed_or_erased_leaves_the_list() -> None:
    async def story() -> None:
        stage = Stage()
        closed, erased = await a_table(stage), await a_table(stage)
        for made in (closed, erased):
            await wait_there(stage, made)
        assert len(await listed(stage)) == 2
        await (await stage.registry.demand(closed.match)).do(End())
        await erase_match(stage.registry, stage.store, erased.match)
        assert await listed(stage) == []
        await stage.close()

    run(story())


def test_there_are_pages_and_a_list_is_made_once_for_many() -> None:
    async def story() -> None:
        stage = Stage()
        for _ in range(PAGE + 1):
            await a_table(stage, clock=Correspondence(3))
            await stage.time.passes(1)
        page = await stage.registry.open_tables.page()
        assert (len(page.tables), page.count) == (PAGE, PAGE + 1)
        assert [table.created for table in page.tables] == sorted((t.created for t in page.tables), reverse=True)
        assert len((await stage.registry.open_tables.page(PAGE)).tables) == 1
        assert (await stage.registry.open_tables.page(PAGE)) == (await stage.registry.open_tables.page(PAGE))
        await stage.close()

    run(story())


def test_a_rematch_is_not_open_to_all() -> None:
    async def story() -> None:
        stage = Stage()
        made = await a_table(stage)
        stage.runner = await stage.registry.demand(made.match)
        await stage.registry.seats.join_open(made.match, "Ben")
        assert not set_up_again(stage.match, 1)[0].open_to_all
        await stage.close()

    run(story())


def test_every_process_tells_the_same_list() -> None:
    async def story() -> None:
        house = TwoProcesses()
        await house.open()
        made = await a_table(house.first)
        await wait_there(house.first, made)
        await house.passes(6_000)
        for stage in house.stages:
            assert await listed(stage) == [made.match]
        await house.second.registry.seats.join_open(made.match, "Ben")
        await house.passes(200)
        for stage in house.stages:
            assert await listed(stage) == []
        assert house.first.match.names == ("Person", "Ben")
        await house.first.registry.close()
        await house.second.registry.close()

    run(story())
