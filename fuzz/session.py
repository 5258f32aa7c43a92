"""The protocol of the socket as a session: bytes become messages of two clients of one match, good and bad ones.

Whatever they say, nobody is told of a fault of ours, every message gets its answer, and the log that is left leads to
the match as it stands.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from random import Random
from typing import Any, Final

from behemoth.games import PUBLIC, GameError, view_bytes
from behemoth.table import Countdown, NoClock, PerDecision, Refusal, fold, read_message
from behemoth.table.messages import Act, Ask, Hint, Incoming, MoreTime, Offer, Ping, Resign, Speak, Stand
from tests.table.stage import NotingConnection, Stage, run, settle

_KINDS: Final = ("takeback", "draw", "pause", "rematch")
_ANSWERS: Final = (None, True, False)
#: No session is longer, so that each is quick.
_STEPS: Final = 24


class _Bytes:
    """What is left of the bytes."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._place = 0

    @property
    def over(self) -> bool:
        return self._place >= len(self._data)

    def one(self) -> int:
        self._place += 1
        return self._data[self._place - 1] if self._place <= len(self._data) else 0

    def some(self) -> bytes:
        count = self.one() % 48
        self._place += count
        return self._data[self._place - count : self._place]

    def text(self) -> str:
        return self.some().decode("utf-8", "replace")


def play(data: bytes) -> None:
    """One session. What the table logs of it is nobody's business, and would fill the screen."""
    logger = logging.getLogger("behemoth")
    before = logger.level
    logger.setLevel(logging.CRITICAL)
    try:
        run(_Session(_Bytes(data)).live())
    finally:
        logger.setLevel(before)


class _Session:
    def __init__(self, source: _Bytes) -> None:
        self._bytes = source
        self._stage = Stage()
        self._clients: list[NotingConnection] = []
        self._said: list[tuple[NotingConnection, str]] = []
        self._number = 0

    async def live(self) -> None:
        first = self._bytes.one()
        clock: Any = (NoClock(), Countdown(minutes=1, increment=1), PerDecision(seconds=5))[first // 2 % 3]
        if first % 2:
            await self._stage.make("monster-combat", "Anna", "Ben", "bot:random", clock=clock)
        else:
            await self._stage.make("tank-chess", "Anna", "Ben", clock=clock, scheme="first-steps-10")
        self._clients = [await self._stage.connect(0), await self._stage.connect(1), await self._stage.connect()]
        try:
            for _ in range(_STEPS):
                if self._bytes.over:
                    break
                await self._step()
            await self._look()
        finally:
            await self._stage.close()

    async def _step(self) -> None:
        what, client = self._bytes.one(), self._bytes.one() % 3
        if what % 16 == 15:
            await self._stage.time.passes(self._bytes.one() * 200)
        elif what % 16 == 14:
            await self._come_again(client)
        elif what % 16 == 13:
            self._raw(client)
        else:
            self._say(client, self._message(what % 16))
        await settle()

    async def _come_again(self, client: int) -> None:
        self._stage.runner.leave(self._clients[client])
        seen = self._bytes.one() % 20
        self._clients[client] = await self._stage.connect(*([client] if client < 2 else []), seen=seen)

    def _raw(self, client: int) -> None:
        try:
            self._say(client, read_message(self._bytes.some()))
        except Refusal:
            return

    def _say(self, client: int, message: Incoming) -> None:
        connection = self._clients[client]
        self._said.append((connection, message.id))
        self._stage.runner.say(connection, message)

    def _message(self, what: int) -> Incoming:
        source, match = self._bytes, self._stage.match
        number = source.one()
        if number % 5:
            self._number += 1
        name, seat = f"n{self._number}", number % 4 - (number > 250)
        turn = match.turn - (number % 11 == 0)
        if what < 5:
            return Act(id=name, seat=match.to_act[0] if match.to_act else seat, turn=turn, action=self._legal(number))
        makers: dict[int, Callable[[], Incoming]] = {
            5: lambda: Act(id=name, seat=seat, turn=turn, action=source.text(), lag=number * 7),
            6: lambda: Offer(id=name, seat=seat, kind=_KINDS[number % 4], accept=_ANSWERS[source.one() % 3]),
            7: lambda: Offer(id=name, seat=seat, kind=_KINDS[number % 4]),
            8: lambda: Stand(id=name, seat=seat, bot=("", "random", "greedy", source.text())[number % 4]),
            9: lambda: MoreTime(id=name, seat=seat),
            10: lambda: Ask(id=name, about=source.text(), seat=(None, seat)[number % 2]),
            11: lambda: Resign(id=name, seat=seat) if number > 200 else Hint(id=name, seat=seat),
            12: lambda: Speak(id=name, language=("en", "de")[number % 2]) if number % 3 else Ping(id=name),
        }
        return makers[what]()

    def _legal(self, number: int) -> str:
        match = self._stage.match
        if not match.to_act:
            return "nothing"
        seat = match.to_act[0]
        return str(match.state.write(seat, match.state.actions(seat).sample(Random(number))))

    async def _look(self) -> None:
        await self._stage.time.passes(10)
        for connection, name in self._said:
            if connection in self._clients:
                answers = [one for one in connection.messages if one.get("id") == name]
                assert answers, f"{name} got no answer"
        for connection in self._clients:
            assert not any(one.get("code") == "fault" for one in connection.messages), "a fault of ours"
        match = self._stage.match
        log = await self._stage.store.load(match.setup.id, whole=True)
        again = fold(log.setup, log.entries)
        assert (again.version, again.turn, again.offers, again.clock) == (
            match.version, match.turn, match.offers, match.clock,
        )  # fmt: skip
        for viewer in (PUBLIC, 0, 1):
            try:
                assert view_bytes(again.state, viewer) == view_bytes(match.state, viewer)
            except GameError:
                continue
