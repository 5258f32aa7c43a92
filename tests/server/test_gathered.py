"""What is written in one turn of the event loop leaves together, in order, and nothing of it is lost at the end."""

from __future__ import annotations

import asyncio

from behemoth.server.gathered import GatheredTransport


class Wire(asyncio.Transport):
    """A transport that remembers what happened to it."""

    def __init__(self) -> None:
        super().__init__()
        self.happened: list[bytes | str] = []

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.happened.append(bytes(data))

    def is_closing(self) -> bool:
        return "closed" in self.happened

    def pause_reading(self) -> None:
        self.happened.append("paused")

    def resume_reading(self) -> None:
        self.happened.append("resumed")

    def close(self) -> None:
        self.happened.append("closed")

    def abort(self) -> None:
        self.happened.append("aborted")


def _gathered() -> tuple[Wire, GatheredTransport]:
    wire = Wire()
    return wire, GatheredTransport(wire, asyncio.get_running_loop())


def test_what_one_turn_writes_leaves_in_one_packet() -> None:
    async def run() -> None:
        wire, transport = _gathered()
        transport.write(b"ack ")
        transport.write(b"update")
        assert wire.happened == []
        await asyncio.sleep(0)
        transport.write(b"next")
        await asyncio.sleep(0)
        assert wire.happened == [b"ack update", b"next"]

    asyncio.run(run())


def test_much_does_not_wait_so_that_the_transport_can_say_stop() -> None:
    async def run() -> None:
        wire, transport = _gathered()
        transport.write(b"a" * 40_000)
        transport.write(b"b" * 40_000)
        assert wire.happened == [b"a" * 40_000 + b"b" * 40_000]
        await asyncio.sleep(0)
        assert len(wire.happened) == 1

    asyncio.run(run())


def test_last_words_go_before_the_end() -> None:
    async def run() -> None:
        wire, transport = _gathered()
        transport.write(b"goodbye")
        transport.close()
        assert wire.happened == [b"goodbye", "closed"]
        assert transport.is_closing()

    asyncio.run(run())


def test_who_is_thrown_out_hears_nothing_more() -> None:
    async def run() -> None:
        wire, transport = _gathered()
        transport.write(b"unread")
        transport.abort()
        await asyncio.sleep(0)
        assert wire.happened == ["aborted"]

    asyncio.run(run())


def test_reading_is_the_transports_own() -> None:
    async def run() -> None:
        wire, transport = _gathered()
        transport.pause_reading()
        transport.resume_reading()
        assert wire.happened == ["paused", "resumed"]

    asyncio.run(run())
