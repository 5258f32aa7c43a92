"""A bot that plays at tables elsewhere: it takes the seats it is invited to, thinks in a worker, and plays to the end.

Who wants it to play gives it the link of a seat, as they would a person. Restarts of the table or of the bot change
nothing: seats are kept, connections made anew, and a decision is done once, whoever was interrupted.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from math import inf
from random import Random, SystemRandom
from typing import Any, Final

import msgspec

from behemoth.bots import (
    DRAW_SECONDS,
    BotFailed,
    Busy,
    Job,
    Workers,
    answer_draw,
    demand_bot,
    find_bot,
    promise_of,
)
from behemoth.client.faults import BadLink, Refused, Unreachable
from behemoth.client.kept_seats import KeptSeat, KeptSeats
from behemoth.client.links import Link, read_link
from behemoth.client.online import OnlineMatch
from behemoth.client.situation import Situation
from behemoth.client.tables import Table
from behemoth.games import GameError, Seat
from behemoth.locale import DEFAULT_LANGUAGE
from behemoth.table import Countdown

logger = logging.getLogger(__name__)

#: Where players hide something every decision takes so many seconds, so that its time tells nothing.
PACE: Final = 0.7
_OF_PACE: Final = 0.8
#: With a clock it plays as if so many moves were to come, and uses this much of what each brings back.
_MOVES_TO_COME: Final = 25
_OF_INCREMENT: Final = 0.7
_LEAST: Final = 0.05
#: Seconds it waits for a rematch after the end, and between two looks at its invitations.
REMATCH_WITHIN: Final = 600.0
_LOOK: Final = 0.5

#: Says a sentence of the catalogue to whoever runs it.
Tell = Callable[..., None]


def _silent(key: str, **arguments: Any) -> None:
    pass


class BotService:
    """Plays all seats that are kept, each in a task of its own, until it is cancelled."""

    def __init__(
        self,
        bot: str,
        seats: KeptSeats,
        workers: Workers,
        *,
        name: str = "",
        language: str = DEFAULT_LANGUAGE,
        rng: Random | None = None,
        tell: Tell = _silent,
        pace: float = PACE,
        rematch_within: float = REMATCH_WITHIN,
    ) -> None:
        self._bot = bot
        self._seats = seats
        self._workers = workers
        self._name = name or bot
        self._language = language
        self._rng = rng or SystemRandom()
        self._tell = tell
        self._pace = pace
        self._rematch_within = rematch_within
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def serve(self, invitations: Callable[[], list[Link]] = list, *, once: bool = False) -> None:
        """Take seats and play. ``invitations`` is asked again and again for new ones; ``once``: only until all matches
        are over."""
        try:
            while True:
                for link in invitations():
                    self._seats.invite(link)
                for seat in self._seats:
                    if not seat.done and seat.link not in self._tasks:
                        self._tasks[seat.link] = asyncio.get_running_loop().create_task(self._play(seat))
                for ended in [name for name, task in self._tasks.items() if task.done()]:
                    self._tasks.pop(ended).result()
                if once and not self._tasks and all(seat.done for seat in self._seats):
                    return
                await asyncio.sleep(_LOOK)
        finally:
            for task in self._tasks.values():
                task.cancel()
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _play(self, kept: KeptSeat) -> None:
        """From the invitation to the end of the match."""
        link = read_link(kept.link)
        try:
            seat = read_link(kept.seat) if kept.seat else await self._sit_down(link, kept)
            async with OnlineMatch(
                seat.server, seat.match, seat.tokens, language=self._language, patience=inf
            ) as match:
                await self._follow(match, seat)
        except Unreachable:  # not for now; the next look tries again
            await asyncio.sleep(_LOOK)
            return
        except GameError as fault:
            self._tell("client-bot-refused", match=link.match, reason=fault.sentence(self._language))
        self._seats.note(msgspec.structs.replace(kept, seat="", done=True))

    async def _sit_down(self, link: Link, kept: KeptSeat) -> Link:
        table = Table(link.server, language=self._language)
        if link.kind == "join":
            demand_bot((await table.summary(link.match)).game, self._bot)  # before anybody waits for it
        seat = await table.take_seat(link, self._name, kept.key)
        self._seats.note(msgspec.structs.replace(kept, seat=seat.text))
        self._tell("client-bot-sits", match=seat.match, server=seat.server)
        return seat

    async def _follow(self, match: OnlineMatch, seat: Link) -> None:
        ended = False
        moments = match.moments(on=True)
        try:
            while True:
                async with asyncio.timeout(self._rematch_within if ended else None):
                    now = await anext(moments)
                if not now.yours:
                    raise BadLink("client-seat-gone")
                if now.over and not ended:
                    ended = True
                    self._tell("client-bot-over", match=now.match, ending=now.ending)
                if now.rematch:
                    self._seats.invite(Link(seat.server, "seat", now.rematch, seat.secret))
                    return
                await self._answer_offers(match, now)
                for place in now.mine:
                    await self._decide(match, now, place)
        except TimeoutError:
            return  # nobody wants another game
        finally:
            await moments.aclose()

    # -- deciding ------------------------------------------------------------------------------------------------------

    async def _decide(self, match: OnlineMatch, now: Situation, seat: Seat) -> None:
        began = asyncio.get_running_loop().time()
        action = await self._choice(match, now, seat)
        if _hides(now, seat):
            await asyncio.sleep(began + self._pace - asyncio.get_running_loop().time())
        try:
            await match.act(action, seat, turn=now.turn)
        except Refused as refusal:
            if refusal.code in ("illegal", "ambiguous", "unreadable"):
                logger.warning("the bot %s chose %r: %s", self._bot, action[:60], refusal.text)
                await self._decide_by_chance(match, now, seat)
            # Else the match has moved on, is paused or over: the next moment says what to do.

    async def _choice(self, match: OnlineMatch, now: Situation, seat: Seat) -> str:
        seconds = self._time_for(now, seat)
        job = Job(now.game, self._bot, now.view_bytes(seat), seat, self._rng.getrandbits(62), seconds)
        try:
            return await self._workers.choose(job)
        except (BotFailed, Busy):
            logger.warning("the bot %s failed in match %s", self._bot, now.match, exc_info=True)
            page = await match.actions(seat)
            return self._rng.choice(page.actions).text if page.actions else ""

    async def _decide_by_chance(self, match: OnlineMatch, now: Situation, seat: Seat) -> None:
        try:
            page = await match.actions(seat)
            if page.turn == now.turn and page.actions:
                await match.act(self._rng.choice(page.actions).text, seat, turn=now.turn)
        except Refused as refusal:
            logger.warning("match %s: %s", now.match, refusal.text)

    def _time_for(self, now: Situation, seat: Seat) -> float:
        """What the bot promises, or less if its clock or the pace leave less."""
        seconds = promise_of(find_bot(now.game, self._bot))
        if _hides(now, seat):
            seconds = min(seconds, _OF_PACE * self._pace)
        if now.clock.left:
            left, setting = now.clock.left[seat] / 1000, now.clock.setting
            share = left / 2
            if isinstance(setting, Countdown):
                share = min(share, left / _MOVES_TO_COME + setting.increment * _OF_INCREMENT)
            seconds = min(seconds, share)
        return max(_LEAST, seconds)

    async def _answer_offers(self, match: OnlineMatch, now: Situation) -> None:
        """A draw is thought about; whoever wants to pause, take back or play again may."""
        for offer in now.offers:
            for seat in set(offer.waits_for) & set(now.yours):
                accept = offer.kind != "draw" or await self._agrees_on_draw(now, seat)
                try:
                    await match.offer(offer.kind, seat, accept=accept)
                except Refused as refusal:  # somebody took it back meanwhile
                    logger.debug("an offer in match %s: %s", now.match, refusal.text)

    async def _agrees_on_draw(self, now: Situation, seat: Seat) -> bool:
        view = now.view_bytes(seat)
        job = Job(now.game, self._bot, view, seat, self._rng.getrandbits(62), DRAW_SECONDS)
        try:
            return (await self._workers.ask(answer_draw, job, DRAW_SECONDS)).accept
        except (BotFailed, GameError):
            return False


def _hides(now: Situation, seat: Seat) -> bool:
    """Whether this seat sees something of its own."""
    return str(seat) in now.views
