"""A bot at tables elsewhere: whole games, refused invitations, restarts of the table and of the bot."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from behemoth.bots import BotFailed, InlineWorkers, Job
from behemoth.client import BotService, KeptSeats, Link
from tests.client.play import SMALL, invitation, make, play_by_chance, seat_of
from tests.server.running_server import RunningServer, serving


class Told:
    """What the service says."""

    def __init__(self) -> None:
        self.keys: list[str] = []

    def __call__(self, key: str, **arguments: Any) -> None:
        self.keys.append(key)


def service(bot: str, seats: KeptSeats, told: Told | None = None, **more: Any) -> BotService:
    workers = more.pop("workers", None) or InlineWorkers()
    settings = {"rng": Random(1), "pace": 0.01, "rematch_within": 0.5, **more}
    return BotService(bot, seats, workers, tell=told or Told(), **settings)


@pytest.mark.parametrize(("game", "kinds", "options"), [("tank-chess", "po", SMALL), ("monster-combat", "pob", {})])
def test_it_plays_to_the_end(server: RunningServer, game: str, kinds: str, options: dict[str, str]) -> None:
    async def play() -> None:
        made = await make(server.url, game, kinds, options=options)
        seats, told = KeptSeats(), Told()
        seats.invite(invitation(server.url, made))
        async with seat_of(server.url, made) as person:
            await asyncio.gather(service("random", seats, told, name="Robot").serve(once=True), play_by_chance(person))
            assert person.now.names[1] == "Robot"
            assert person.now.over
            assert {line.seat for line in person.now.log if line.action or line.seat is not None} >= {0, 1}
        assert told.keys == ["client-bot-sits", "client-bot-over"]
        assert [kept.done for kept in seats] == [True]

    asyncio.run(play())


def test_invitations_that_are_good_for_nothing(server: RunningServer) -> None:
    async def play() -> None:
        made = await make(server.url, "monster-combat", "po")
        seats, told = KeptSeats(), Told()
        seats.invite(Link(server.url, "join", "nowhere", "x" * 20))
        seats.invite(invitation(server.url, made))
        await service("greedy-tank-nobody-knows", seats, told).serve(once=True)
        assert told.keys == ["client-bot-refused"] * 2
        summary = server.http.get(f"/api/matches/{made.match}").json()
        assert summary["seats"][1]["kind"] == "open", "who cannot play a game does not sit down at it"

    asyncio.run(play())


def test_it_comes_back_after_its_own_restart(server: RunningServer, tmp_path: Path) -> None:
    async def play() -> None:
        made = await make(server.url, options=SMALL)
        path = tmp_path / "seats.json"
        async with seat_of(server.url, made) as person:
            for n in range(3):
                seats = KeptSeats(path)
                seats.invite(invitation(server.url, made))
                serving_bot = asyncio.create_task(service("random", seats).serve())
                await person.act((await _actions(person))[n])
                async for now in person.moments():
                    if now.mine:
                        break
                serving_bot.cancel()
                await asyncio.wait({serving_bot})
            assert person.now.turn == 6
            assert len(list(KeptSeats(path))) == 1

    async def _actions(person: Any) -> list[str]:
        while not person.now.mine or person.now.seats[1].kind == "open":
            await person.changed(person.now.version)
        return [action.text for action in (await person.actions()).actions]

    asyncio.run(play())


def test_it_outlives_the_table(tmp_path: Path) -> None:
    async def play() -> None:
        with ExitStack() as stack:
            server = stack.enter_context(serving(tmp_path))
            port, url = server.port, server.url
            made = await make(url, options=SMALL)
            seats = KeptSeats()
            seats.invite(invitation(url, made))
            bot = asyncio.create_task(service("random", seats).serve(once=True))
            async with seat_of(url, made) as person:
                while person.now.seats[1].kind == "open":
                    await person.changed(person.now.version)
                assert await play_by_chance(person, most=2) == 2
                await asyncio.to_thread(stack.close)
                stack.enter_context(serving(tmp_path, port=port))
                await play_by_chance(person)
                assert person.now.over
                await bot

    asyncio.run(play())


class _Broken(InlineWorkers):
    """Bots that fail."""

    async def choose(self, job: Job, **more: Any) -> str:
        raise BotFailed("always")


class _Cheating(InlineWorkers):
    """Bots that choose what is not legal."""

    async def choose(self, job: Job, **more: Any) -> str:
        return "A1>A1N(Z9)"


@pytest.mark.parametrize("workers", [_Broken(), _Cheating()])
def test_a_bot_that_fails_plays_by_chance(server: RunningServer, workers: InlineWorkers) -> None:
    async def play() -> None:
        made = await make(server.url, options=SMALL)
        seats = KeptSeats()
        seats.invite(invitation(server.url, made))
        bot = asyncio.create_task(service("random", seats, workers=workers).serve())
        async with seat_of(server.url, made) as person:
            while person.now.seats[1].kind == "open":
                await person.changed(person.now.version)
            await person.act((await person.actions()).actions[0].text)
            async for now in person.moments():
                if now.mine:
                    break
            assert now.turn == 2
        bot.cancel()
        await asyncio.wait({bot})

    asyncio.run(play())


def test_offers_and_a_rematch(server: RunningServer) -> None:
    async def play() -> None:
        made = await make(server.url, options=SMALL)
        seats = KeptSeats()
        seats.invite(invitation(server.url, made))
        bot = asyncio.create_task(service("random", seats, rematch_within=30.0).serve())
        async with seat_of(server.url, made) as person:
            while person.now.seats[1].kind == "open":
                await person.changed(person.now.version)
            before = (await person.offer("draw")).version
            while person.now.offers:
                await person.changed(before)
            assert not person.now.over, "it is early: it plays on"
            await person.resign()
            await person.offer("rematch")
            while not person.now.rematch:
                await person.changed(person.now.version)
            async with type(person)(server.url, person.now.rematch, person.tokens) as again:
                async for now in again.moments():  # the bot has the first move there
                    if now.mine:
                        break
                assert now.yours == (1,)
        bot.cancel()
        await asyncio.wait({bot})

    asyncio.run(play())
