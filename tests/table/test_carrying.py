"""A seat goes to another device with a code: once, for minutes, and then the old device holds nothing."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from behemoth.table import Hello, MatchRegistry, Refusal, fold
from behemoth.table import messages as msg
from behemoth.table.carrying import GOOD_FOR, hash_of_code, new_code, tidy_code
from behemoth.table.handling import SPARE
from behemoth.table.snapshot import read_snapshot, write_snapshot
from tests.table.stage import NotingConnection, Stage, run, settle, two_at_tanks
from tests.table.two_processes import TwoProcesses

KEY = "a-long-secret-of-the-new-device"


async def code_for(stage: Stage, *seats: int) -> str:
    tokens = tuple(stage.token(seat) for seat in seats)
    return (await stage.registry.seats.offer_carry(stage.match.setup.id, tokens)).code


async def refused(waiting: Any) -> str:
    with pytest.raises(Refusal) as caught:
        await waiting
    return caught.value.key


async def enter(stage: Stage, token: str) -> NotingConnection:
    connection = NotingConnection()
    stage.runner.enter(connection, Hello("hello", 1, stage.match.setup.id, (token,)))
    await settle()
    return connection


def test_a_code_is_read_as_it_was_meant() -> None:
    code = new_code()
    assert len(code) == 8
    assert tidy_code(f" {code[:4].lower()}-{code[4:]} ") == code
    assert tidy_code("o0iL-1abc") == "00111ABC"
    assert hash_of_code("oooo 1111") == hash_of_code("0000IILL")


def test_the_new_device_plays_and_the_old_one_watches() -> None:
    async def story() -> None:
        stage, anna, ben = await two_at_tanks()
        code = await code_for(stage, 0)
        carried = await stage.registry.seats.carry(code, KEY)
        await settle()
        assert (carried.match, carried.game, carried.mode) == (stage.match.setup.id, "tank-chess", "online")
        assert [held.seat for held in carried.seats] == [0]
        assert anna.dropped
        assert not ben.dropped
        assert ben.last("update")["log"][-1]["text"] == "Anna goes on at another device."
        again = await stage.connect(0)
        assert again.last("welcome")["yours"] == []
        new = await enter(stage, carried.seats[0].token)
        assert new.last("welcome")["yours"] == [0]
        await stage.act(new, "C3>C4N")
        assert new.last("ack")
        await stage.close()

    run(story())


def test_a_code_is_good_once_and_a_lost_answer_can_be_asked_again() -> None:
    async def story() -> None:
        stage, _, _ = await two_at_tanks()
        code = await code_for(stage, 0)
        first, *others = await asyncio.gather(*(stage.registry.seats.carry(code, KEY) for _ in range(3)))
        assert others == [first, first]
        assert await refused(stage.registry.seats.carry(code, "another-device-with-its-own-key")) == "refusal-code"
        assert await stage.registry.seats.carry(code.lower(), KEY) == first
        await stage.close()

    run(story())


def test_a_code_is_good_for_minutes() -> None:
    async def story() -> None:
        stage, anna, _ = await two_at_tanks()
        code = await code_for(stage, 0)
        await stage.time.passes(GOOD_FOR)
        assert await refused(stage.registry.seats.carry(code, KEY)) == "refusal-code"
        assert not anna.dropped
        await stage.close()

    run(story())


def test_a_new_code_takes_the_place_of_the_old_one() -> None:
    async def story() -> None:
        stage, _, _ = await two_at_tanks()
        old, others, new = await code_for(stage, 0), await code_for(stage, 1), await code_for(stage, 0)
        assert await refused(stage.registry.seats.carry(old, KEY)) == "refusal-code"
        assert [held.seat for held in (await stage.registry.seats.carry(others, KEY)).seats] == [1]
        assert [held.seat for held in (await stage.registry.seats.carry(new, KEY)).seats] == [0]
        await stage.close()

    run(story())


def test_nobody_carries_what_is_not_theirs() -> None:
    async def story() -> None:
        stage, _, _ = await two_at_tanks()
        match = stage.match.setup.id
        assert await refused(stage.registry.seats.offer_carry(match, ("n" * 32,))) == "refusal-not-yours"
        assert await refused(stage.registry.seats.offer_carry("nowhere", (stage.token(0),))) == "refusal-no-match"
        assert await refused(stage.registry.seats.carry("AAAAAAAA", KEY)) == "refusal-code"
        code = await code_for(stage, 0)
        await stage.registry.seats.carry(code, KEY)
        assert await refused(stage.registry.seats.offer_carry(match, (stage.token(0),))) == "refusal-not-yours"
        assert await stage.registry.mine([code.ljust(16, "0")]) == ()
        await stage.close()

    run(story())


def test_all_seats_of_one_device_go_together() -> None:
    async def story() -> None:
        stage = Stage()
        await stage.make("tank-chess", "Anna", "Ben", scheme="basic-16", mode="here")
        carried = await stage.registry.seats.carry(await code_for(stage, 0, 1), KEY)
        assert [held.seat for held in carried.seats] == [0, 1]
        assert carried.mode == "here"
        new = await enter(stage, carried.seats[0].token)
        assert new.last("welcome")["yours"] == [0, 1]
        await stage.close()

    run(story())


def test_only_hashes_are_kept_and_a_snapshot_and_the_log_tell_the_same() -> None:
    async def story() -> None:
        stage, _, _ = await two_at_tanks()
        code = await code_for(stage, 0)
        assert read_snapshot(stage.match.setup, write_snapshot(stage.match)) == stage.match
        carried = await stage.registry.seats.carry(code, KEY)
        log = await stage.store.load(stage.match.setup.id, whole=True)
        kept = msgspec.json.encode(log.entries).decode()
        assert code not in kept
        assert carried.seats[0].token not in kept
        assert fold(log.setup, log.entries) == stage.match
        assert (await stage.registry.mine([carried.seats[0].token]))[0].yours == (0,)
        assert (await stage.registry.mine([stage.token(0)]))[0].yours == ()
        await stage.close()

    run(story())


def test_codes_do_not_fill_the_log() -> None:
    async def story() -> None:
        stage, _, _ = await two_at_tanks()
        while stage.match.version <= SPARE:
            await code_for(stage, 0)
        assert (
            await refused(stage.registry.seats.offer_carry(stage.match.setup.id, (stage.token(0),)))
            == "refusal-too-many"
        )
        await stage.close()

    run(story())


def test_a_code_of_one_process_is_good_at_another() -> None:
    async def story() -> None:
        house = TwoProcesses()
        await house.make("tank-chess", "Anna", "Ben", scheme="basic-16")
        anna = await house.first.connect(0)
        house.deafen(house.second)  # news comes late
        code = await code_for(house.first, 0)
        carried = await house.second.registry.seats.carry(code, KEY)
        await house.passes(100)
        assert anna.dropped
        new = await enter(house.second, carried.seats[0].token)
        assert new.last("welcome")["yours"] == [0]
        await house.second.say(new, msg.Say(id="s", seat=0, phrase="back"))
        assert new.last("ack")
        await house.close()

    run(story())


def test_the_restarted_table_knows_the_code() -> None:
    async def story() -> None:
        stage, _, _ = await two_at_tanks()
        code = await code_for(stage, 0)
        await stage.registry.close()
        again = Stage(store=stage.store, time=stage.time)
        assert isinstance(again.registry, MatchRegistry)
        assert (await again.registry.seats.carry(code, KEY)).seats[0].seat == 0
        await again.close()

    run(story())
