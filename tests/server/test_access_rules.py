"""The rules of the access: bans and quotas hold, run out, and outlive a restart."""

from __future__ import annotations

import asyncio

import pytest

from behemoth.server.access_rules import AccessRules, Ban, Quota, network_in
from behemoth.server.problems import Declined
from behemoth.table import MemoryStore


class Clock:
    def __init__(self) -> None:
        self.now = 1_000_000_000

    def __call__(self) -> int:
        return self.now


def welcome(access: AccessRules, address: str) -> bool:
    try:
        access.demand_welcome(address)
    except Declined:
        return False
    return True


def test_a_ban_holds_until_it_runs_out() -> None:
    async def run() -> None:
        clock, store = Clock(), MemoryStore()
        access = AccessRules(store, clock)
        await access.ban(Ban("203.0.113.9/24", until=clock.now + 1000))
        await access.ban(Ban("2001:db8:1:2::77"))
        assert not welcome(access, "203.0.113.200")
        assert welcome(access, "203.0.114.1")
        assert not welcome(access, "2001:db8:1:2::")  # as it is counted
        assert welcome(access, "2001:db8:1:3::")
        assert welcome(access, "")
        clock.now += 1000
        assert welcome(access, "203.0.113.200")
        assert [ban.network for ban in access.bans] == ["2001:db8:1:2::/64"]
        await access.look()
        assert list(await store.notes()) == ["ban:2001:db8:1:2::/64"]

    asyncio.run(run())


def test_it_outlives_a_restart_and_holds_elsewhere() -> None:
    async def run() -> None:
        store = MemoryStore()
        here, there = AccessRules(store, Clock()), AccessRules(store.twin(), Clock())
        await here.ban(Ban("198.51.100.7", why="rude"))
        await here.set_quota(Quota(2))
        assert welcome(there, "198.51.100.7")
        await there.look()
        assert not welcome(there, "198.51.100.7")
        assert there.quota == Quota(2)
        assert await there.unban("198.51.100.7")
        assert not await there.unban("198.51.100.7")
        await here.look()
        assert welcome(here, "198.51.100.7")

    asyncio.run(run())


def test_a_quota_counts_by_address_and_day() -> None:
    async def run() -> None:
        clock = Clock()
        access = AccessRules(MemoryStore(), clock)
        for _ in range(9):
            access.demand_quota("a")
        await access.set_quota(Quota(2))
        access.demand_quota("a")
        access.demand_quota("a")
        with pytest.raises(Declined, match="2 new matches"):
            access.demand_quota("a")
        access.demand_quota("b")
        clock.now += 24 * 60 * 60 * 1000
        access.demand_quota("a")

    asyncio.run(run())


def test_rules_of_a_newer_behemoth_are_passed_over() -> None:
    async def run() -> None:
        store = MemoryStore()
        await store.keep_note("ban:x", "not json")
        await store.keep_note("quota", '{"matches_a_day": "many"}')
        await store.keep_note("something", "else")
        access = AccessRules(store, Clock())
        await access.look()
        assert access.bans == ()
        assert access.quota == Quota()

    asyncio.run(run())


@pytest.mark.parametrize("text", ["", "here", "1.2.3", "1.2.3.4/99"])
def test_what_is_no_network(text: str) -> None:
    with pytest.raises(Declined):
        network_in(text)
