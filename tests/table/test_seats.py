"""Seats by invitation. Others are tested in ``test_open_tables.py`` and ``test_carrying.py``."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from behemoth.table import Refusal
from tests.table.stage import Stage, run
from tests.table.test_match_registry import request


def test_an_invitation_opens_its_seat_once() -> None:
    async def story() -> None:
        stage = Stage()
        made = await stage.registry.create(request("person", "open"))
        assert [taken.seat for taken in made.seats] == [0]
        assert [invitation.seat for invitation in made.invites] == [1]
        runner: Any = await stage.registry.demand(made.match)
        assert runner.match.waiting
        with pytest.raises(Refusal):
            await stage.registry.seats.join(made.match, "x" * 32, "Eve")
        with pytest.raises(Refusal):
            await stage.registry.seats.join(made.match, made.seats[0].token, "Eve")
        taken = await stage.registry.seats.join(made.match, made.invites[0].invite, " Ben ")
        assert taken.seat == 1
        assert runner.match.names[1] == "Ben"
        assert not runner.match.waiting
        with pytest.raises(Refusal):
            await stage.registry.seats.join(made.match, made.invites[0].invite, "Eve")
        await stage.close()

    run(story())


def test_whoever_joins_several_times_at_once_gets_one_seat() -> None:
    async def story() -> None:
        stage = Stage()
        made = await stage.registry.create(request("person", "open"))
        invite = made.invites[0].invite
        keys = ["a-secret-of-eve"] * 5 + ["a-secret-of-mallory"]
        joins = [stage.registry.seats.join(made.match, invite, "Eve", key) for key in keys]
        *same, other = await asyncio.gather(*joins, return_exceptions=True)
        assert isinstance(other, Refusal)
        assert not isinstance(same[0], BaseException)
        assert same == [same[0]] * 5
        await stage.close()

    run(story())
