"""A match followed over the network: whole games, refusals, and restarts that neither lose nor double anything."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from pathlib import Path
from random import Random

import msgspec
import pytest

from behemoth.client import OnlineMatch, Refused, Unreachable, join
from behemoth.games import find_game
from tests.client.play import SMALL, invitation, make, play_by_chance, seat_of
from tests.server.running_server import FREE, RunningServer, free_port, serving


@pytest.mark.parametrize(("game", "kinds", "options"), [("tank-chess", "po", SMALL), ("monster-combat", "pob", {})])
def test_two_clients_play_a_whole_game(server: RunningServer, game: str, kinds: str, options: dict[str, str]) -> None:
    async def play() -> None:
        made = await make(server.url, game, kinds, options=options)
        async with join(invitation(server.url, made), "Bo") as second, seat_of(server.url, made) as first:
            acted = await asyncio.gather(play_by_chance(first, 1), play_by_chance(second, 2))
            assert min(acted) > 1
            assert first.now.over
            assert first.now.outcome == second.now.outcome
            assert first.now.ending
            assert first.now.names[1] == "Bo"
            assert first.connections == second.connections == 1
            versions = [line.version for line in first.now.log]
            assert versions == sorted(versions)

    asyncio.run(play())


def test_questions(server: RunningServer) -> None:
    async def play() -> None:
        made = await make(server.url, kinds="pb", options=SMALL, hints=True)
        async with seat_of(server.url, made) as match:
            everything = await match.all_actions()
            assert len({action.text for action in everything}) == 270
            page = await match.actions(skip=100, most=3)
            assert page.actions == everything[100:103]
            found = await match.actions(find=everything[7].text)
            assert everything[7] in found.actions
            assert (await match.ask("check"))["check"] is not None
            assert "<svg" in (shown := await match.show(0)).picture or shown.text
            hint = await match.hint()
            assert hint.action in {action.text for action in everything}
            state = match.now.imagine(0, Random(1))
            assert len(state.actions(0)) == 270

    asyncio.run(play())


def test_refusals_have_a_code_and_a_sentence(server: RunningServer) -> None:
    async def play() -> None:
        made = await make(server.url, kinds="pb", options=SMALL)
        async with seat_of(server.url, made) as match:
            with pytest.raises(Refused) as illegal:
                await match.act("A1>A2N")
            assert illegal.value.code == "illegal"
            assert illegal.value.text
            with pytest.raises(Refused) as stale:
                await match.act((await match.actions()).actions[0].text, turn=99)
            assert stale.value.code == "stale"
            with pytest.raises(Refused) as foreign:
                await match.act("A1>A2N", 1)
            assert foreign.value.code == "not-yours"
        async with OnlineMatch(server.url, made.match) as watching:
            assert watching.now.yours == ()
            with pytest.raises(Refused):
                await watching.resign()

    asyncio.run(play())


def test_a_match_that_is_not_there(server: RunningServer) -> None:
    async def play() -> None:
        async with OnlineMatch(server.url, "nowhere"):
            pass

    with pytest.raises(Refused) as refused:
        asyncio.run(play())
    assert refused.value.code == "no-match"


def test_nobody_answers() -> None:
    async def play() -> None:
        async with OnlineMatch(f"http://127.0.0.1:{free_port()}", "abc", patience=0.3):
            pass

    with pytest.raises(Unreachable):
        asyncio.run(play())


def test_offers_and_resigning(server: RunningServer) -> None:
    async def play() -> None:
        made = await make(server.url, options=SMALL)
        async with join(invitation(server.url, made), "Bo") as second, seat_of(server.url, made) as first:
            now = await first.offer("draw")
            assert now.offers[0].waits_for == (1,)
            await second.changed(now.version - 1)
            await second.offer("draw", accept=False)
            await first.changed(now.version)
            assert first.now.offers == ()
            now = await second.resign()
            assert now.over
            assert now.outcome is not None
            assert now.outcome.winners == (0,)

    asyncio.run(play())


def test_a_client_that_left_says_so(server: RunningServer) -> None:
    async def play() -> None:
        made = await make(server.url, options=SMALL)
        async with seat_of(server.url, made) as match:
            pass
        with pytest.raises(Unreachable):
            await match.resign()

    asyncio.run(play())


def test_restarts_of_the_table_lose_and_double_nothing(tmp_path: Path) -> None:
    """Every other decision is made while there is no table: it is said again once there is one, and done once."""

    async def play() -> None:
        with ExitStack() as stack:
            server = stack.enter_context(serving(tmp_path))
            port = server.port
            made = await make(server.url, kinds="pp", options=SMALL)
            written: list[str] = []
            async with seat_of(server.url, made) as match:
                for n in range(4):
                    page = await match.actions(most=500)
                    choice, version = page.actions[37 * n].text, match.now.version
                    await asyncio.to_thread(stack.close)
                    acting = asyncio.create_task(match.act(choice))
                    await asyncio.sleep(0.3)
                    assert not acting.done()
                    stack.enter_context(serving(tmp_path, port=port))
                    now = await acting
                    written.append(choice)
                    assert now.version == version + 1
                assert match.connections == 5
                assert [line.action for line in match.now.log if line.action] == written
                state = find_game("tank-chess").parse(match.now.view()["line"])
                assert state.round() == 3

    asyncio.run(play())


def test_an_answer_that_was_lost_is_not_done_twice(tmp_path: Path) -> None:
    """The table has done it and goes down before the client hears of it."""

    async def play() -> None:
        with ExitStack() as stack:
            server = stack.enter_context(serving(tmp_path))
            port = server.port
            made = await make(server.url, kinds="pp", options=SMALL)
            async with seat_of(server.url, made) as match:
                choice = (await match.actions()).actions[5].text
                deaf = match._hear
                match._hear = lambda data: None  # type: ignore[method-assign]
                acting = asyncio.create_task(match.act(choice))
                while server.http.get(f"/api/matches/{made.match}").json()["actions"] == 0:
                    await asyncio.sleep(0.05)
                await asyncio.to_thread(stack.close)
                match._hear = deaf  # type: ignore[method-assign]
                stack.enter_context(serving(tmp_path, port=port))
                now = await acting
                assert now.turn == 1
                assert [line.action for line in now.log if line.action] == [choice]

    asyncio.run(play())


def test_it_keeps_to_the_limits_of_the_table() -> None:
    """Who is told that it was too much waits and asks again."""
    slow = msgspec.structs.replace(FREE, messages=10.0, messages_at_once=3.0)

    async def play(url: str) -> None:
        made = await make(url, kinds="pp", options=SMALL)
        async with seat_of(url, made) as match:
            pages = await asyncio.gather(*(match.actions(skip=n) for n in range(8)))
            assert [page.skip for page in pages] == list(range(8))

    with serving(limits=slow) as server:
        asyncio.run(play(server.url))


def test_a_fault_in_the_client_leaves_nobody_waiting(server: RunningServer) -> None:
    def stumble(data: str | bytes) -> None:
        raise ZeroDivisionError

    async def play() -> None:
        made = await make(server.url, kinds="pp", options=SMALL)
        async with seat_of(server.url, made) as match:
            match._hear = stumble  # type: ignore[method-assign]
            with pytest.raises(ZeroDivisionError):
                await match.actions()

    asyncio.run(play())


def test_what_a_newer_table_says_is_passed_over(server: RunningServer) -> None:
    async def play() -> None:
        made = await make(server.url, kinds="pp", options=SMALL)
        async with seat_of(server.url, made) as match:
            before = match.now
            match._hear('{"is": "weather", "sun": true}')
            match._hear("no JSON at all")
            match._hear('{"is": "pong", "id": "x", "later": 1}')
            assert match.now == before

    asyncio.run(play())
