"""The faults: what is done to the system, for how long, and how it is undone."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, TypeAlias

from faults.one_process import OneProcess
from faults.topology import Server, Topology
from faults.two_processes import TwoProcesses

Fault: TypeAlias = Callable[[Topology], Awaitable[str]]


def _one(topology: Topology) -> Server:
    """A server process that is there, or comes back."""
    there = [server for server in topology.servers if server.alive]
    return topology.rng.choice(there or topology.servers)


async def _restart(topology: Topology, number: signal.Signals) -> str:
    server = _one(topology)
    if server.alive:
        await topology.end(server, number)
    pause = topology.rng.uniform(0, 1.5)
    await asyncio.sleep(pause)
    await topology.start(server)
    return f"{server.name}, away for {pause:.1f} s and its start"


async def kill(topology: Topology) -> str:
    """A server process is killed (signal 9) and started again."""
    return await _restart(topology, signal.SIGKILL)


async def terminate(topology: Topology) -> str:
    """A server process is asked to end, and started again."""
    return await _restart(topology, signal.SIGTERM)


async def freeze(topology: Topology) -> str:
    """A server process stands still for a while."""
    server, seconds = _one(topology), topology.rng.uniform(0.3, 3)
    server.signal(signal.SIGSTOP)
    await asyncio.sleep(seconds)
    server.signal(signal.SIGCONT)
    return f"{server.name} for {seconds:.1f} s"


async def kill_worker(topology: Topology) -> str:
    """One of the processes bots think in is killed."""
    server = _one(topology)
    children = server.children() if server.alive else []
    if not children:
        return "nobody was thinking"
    chosen = topology.rng.choice(children)
    with suppress(ProcessLookupError):
        os.kill(chosen, signal.SIGKILL)
    return f"1 of {len(children)} of {server.name}"


async def cut(topology: Topology) -> str:
    """Connections end without a word."""
    return f"{topology.front.cut(topology.rng.choice((0.3, 0.6, 1.0)))} connections"


async def delay(topology: Topology) -> str:
    """Everything that is sent is late."""
    front, seconds = topology.front, topology.rng.uniform(0.05, 1)
    front.delay = seconds
    await asyncio.sleep(topology.rng.uniform(1, 3))
    front.delay = 0
    return f"by up to {seconds:.1f} s"


async def silence(topology: Topology) -> str:
    """Nothing goes through, while everything stays open; then it comes all at once, or connections end."""
    front, seconds = topology.front, topology.rng.uniform(1, 5)
    front.hold()
    await asyncio.sleep(seconds)
    ends = topology.rng.random() < 0.5
    if ends:
        front.cut()
    front.release()
    return f"for {seconds:.1f} s, then {'the end' if ends else 'all at once'}"


async def close_front(topology: Topology) -> str:
    """Nobody gets in, and who was there is cut off."""
    front, seconds = topology.front, topology.rng.uniform(1, 5)
    front.refuses = True
    front.cut()
    await asyncio.sleep(seconds)
    front.refuses = False
    return f"for {seconds:.1f} s"


async def fill_disk(topology: Topology) -> str:
    """The disk is full, and after a while it is not."""
    assert isinstance(topology, OneProcess)
    seconds, server = topology.rng.uniform(0.5, 3), _one(topology)
    pids = [server.process.pid] if server.process is not None else []
    topology.disk.fill(pids)
    await asyncio.sleep(seconds)
    topology.disk.empty(pids)
    return f"for {seconds:.1f} s"


async def stop_store(topology: Topology) -> str:
    """PostgreSQL is stopped, politely or at once, and started again."""
    assert isinstance(topology, TwoProcesses)
    how = topology.rng.choice((signal.SIGINT, signal.SIGQUIT))
    seconds = topology.rng.choice((0.5, 2.0, 10.0))
    await asyncio.to_thread(topology.store.stop, how)
    await asyncio.sleep(seconds)
    await asyncio.to_thread(topology.store.start)
    return f"for {seconds:.1f} s, by {how.name}"


async def freeze_store(topology: Topology) -> str:
    """PostgreSQL stands still for a while."""
    assert isinstance(topology, TwoProcesses)
    seconds = topology.rng.uniform(0.5, 6)
    topology.store.freeze()
    await asyncio.sleep(seconds)
    topology.store.thaw()
    return f"for {seconds:.1f} s"


async def cut_store(topology: Topology) -> str:
    """Connections to PostgreSQL end without a word."""
    assert isinstance(topology, TwoProcesses)
    return f"{topology.wire.cut(topology.rng.choice((0.3, 0.6, 1.0)))} connections"


async def delay_store(topology: Topology) -> str:
    """What goes to PostgreSQL and comes from it is late."""
    assert isinstance(topology, TwoProcesses)
    seconds = topology.rng.uniform(0.02, 0.4)
    topology.wire.delay = seconds
    await asyncio.sleep(topology.rng.uniform(1, 3))
    topology.wire.delay = 0
    return f"by up to {seconds:.1f} s"


async def lose_store(topology: Topology) -> str:
    """Nothing goes through to PostgreSQL for a while, then connections end: nobody knows what was written."""
    assert isinstance(topology, TwoProcesses)
    seconds = topology.rng.uniform(0.5, 6)
    topology.wire.hold()
    await asyncio.sleep(seconds)
    topology.wire.cut()
    topology.wire.release()
    return f"for {seconds:.1f} s"


async def stop_nginx(topology: Topology) -> str:
    """nginx is ended and started again."""
    assert isinstance(topology, TwoProcesses)
    assert topology.nginx is not None
    seconds = topology.rng.choice((0.0, 1.0, 5.0))
    await asyncio.to_thread(topology.nginx.stop)
    await asyncio.sleep(seconds)
    await asyncio.to_thread(topology.nginx.start)
    return f"for {seconds:.1f} s"


async def _jump(topology: Topology, seconds: float) -> str:
    assert topology.clock is not None
    topology.clock.jump(seconds)
    told = f"by {seconds:+.0f} s"
    if topology.rng.random() < 0.6:
        told += f", then {await _restart(topology, topology.rng.choice((signal.SIGKILL, signal.SIGTERM)))}"
    return told


async def jump_forward(topology: Topology) -> str:
    """Somebody sets the clock of the machine forward; mostly the server starts anew after that."""
    return await _jump(topology, topology.rng.choice((30.0, 3600.0, 86_400.0)))


async def jump_back(topology: Topology) -> str:
    """Somebody sets the clock of the machine back; mostly the server starts anew after that."""
    return await _jump(topology, -topology.rng.choice((30.0, 3600.0, 86_400.0)))


EVERYWHERE: Final[dict[str, Fault]] = {
    "kill": kill,
    "terminate": terminate,
    "freeze": freeze,
    "kill-worker": kill_worker,
    "cut": cut,
    "delay": delay,
    "silence": silence,
    "close-front": close_front,
}
WITH_A_CLOCK: Final[dict[str, Fault]] = {"jump-forward": jump_forward, "jump-back": jump_back}
WITH_POSTGRES: Final[dict[str, Fault]] = {
    "stop-store": stop_store,
    "freeze-store": freeze_store,
    "cut-store": cut_store,
    "delay-store": delay_store,
    "lose-store": lose_store,
}
#: Every kind there is, wherever it can be tried.
ALL: Final[dict[str, Fault]] = {
    **EVERYWHERE, **WITH_A_CLOCK, **WITH_POSTGRES, "fill-disk": fill_disk, "stop-nginx": stop_nginx,
}  # fmt: skip


def faults_for(topology: Topology) -> dict[str, Fault]:
    """All that can be done to it."""
    found = dict(EVERYWHERE)
    if isinstance(topology, OneProcess) and topology.disk.able:
        found["fill-disk"] = fill_disk
    if isinstance(topology, TwoProcesses):
        found |= WITH_POSTGRES
        if topology.nginx is not None:
            found["stop-nginx"] = stop_nginx
    if topology.clock is not None:
        found |= WITH_A_CLOCK
    return found


def plan(names: list[str], count: int, rng: Any) -> list[str]:
    """So many faults in random order, each kind about as often as the others."""
    found = [names[place % len(names)] for place in range(count)]
    rng.shuffle(found)
    return found
