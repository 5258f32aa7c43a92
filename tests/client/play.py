"""What tests of the client share: matches made with it, and players by chance."""

from __future__ import annotations

from random import Random
from typing import Any

from behemoth.client import Link, OnlineMatch, Refused, Table
from behemoth.table import Created, MatchRequest, SeatRequest


def request(game: str = "tank-chess", kinds: str = "po", **more: Any) -> MatchRequest:
    """A match: ``p`` a person of ours, ``o`` an open seat, ``b`` a bot."""
    words = {"p": SeatRequest("person", "Ada"), "o": SeatRequest("open"), "b": SeatRequest("bot", "", "random")}
    return MatchRequest(game, tuple(words[kind] for kind in kinds), **more)


SMALL = {"scheme": "first-steps-10"}


async def make(url: str, game: str = "tank-chess", kinds: str = "po", **more: Any) -> Created:
    return await Table(url).create(request(game, kinds, **more))


def invitation(url: str, made: Created, place: int = 0) -> Link:
    return Link(url, "join", made.match, made.invites[place].invite)


def seat_of(url: str, made: Created) -> OnlineMatch:
    """The seats of who made a match, followed."""
    return OnlineMatch(url, made.match, tuple(seat.token for seat in made.seats))


async def play_by_chance(match: OnlineMatch, seed: int = 1, most: int = 10_000) -> int:
    """Play all one's seats to the end; how many decisions that took."""
    rng, acted = Random(seed), 0
    async for now in match.moments():
        for seat in now.mine:
            page = await match.actions(seat, most=500)
            if page.turn != now.turn or acted == most:
                break
            try:
                await match.act(rng.choice(page.actions).text, seat, turn=now.turn)
            except Refused as refusal:
                if refusal.code not in ("stale", "over"):
                    raise
            acted += 1
        if acted == most:
            break
    return acted
