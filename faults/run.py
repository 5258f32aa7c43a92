"""A history: people play, faults come one after another, then the checker looks at what is left."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from faults.checker import Verdict, check
from faults.history import History
from faults.kinds import WITH_POSTGRES, faults_for, plan
from faults.players import PLANS, Party, Plan, World
from faults.topology import NotReady, Topology

#: How long after a fault somebody must have been able to play again, in seconds.
RECOVERY: Final = 30.0
#: How long the last look of everybody may take.
LAST_LOOK: Final = 60.0
#: Every so many faults two come at once.
TOGETHER: Final = 5

Tell = Callable[[str], None]
Build = Callable[[Path, History, Random], Topology]


class Report(msgspec.Struct):
    """What came of a history."""

    topology: str
    seed: int
    faults: list[str]
    verdict: Verdict
    #: Seconds from the end of each fault to the next acknowledgement, by its kind.
    recoveries: dict[str, list[float]]
    seconds: float
    missing: list[str]
    #: Tracebacks in what the servers wrote.
    tracebacks: int

    def lines(self) -> list[str]:
        """For people."""
        found = [f"{self.topology}: {len(self.faults)} faults in {self.seconds:.0f} s, seed {self.seed}"]
        found += [f"  NOT TRIED: {what}" for what in self.missing]
        for kind, times in sorted(self.recoveries.items()):
            ordered = sorted(times)
            found.append(
                f"  {kind:<14}{len(times):>4} times; playing again after {ordered[len(ordered) // 2]:.2f} s,"
                f" {ordered[-1]:.2f} s at most"
            )
        found.append(f"  {self.verdict.line()}")
        if self.tracebacks:
            found.append(f"  the servers wrote {self.tracebacks} tracebacks")
        found += [f"  WRONG: {complaint}" for complaint in self.verdict.complaints]
        return found


def run(
    build: Build,
    folder: Path,
    *,
    faults: int,
    seed: int,
    parties: int = len(PLANS),
    only: Sequence[str] = (),
    plans: Sequence[Plan] = PLANS,
    tell: Tell = lambda line: None,
) -> Report:
    """A whole history in this folder."""
    history = History(folder / "history.jsonl")
    rng = Random(seed)
    topology = build(folder, history, rng)
    harness = _Harness(topology, history, rng, tell)
    begin = time.monotonic()
    try:
        asyncio.run(harness.live(faults, [plans[number % len(plans)] for number in range(parties)], only))
        complaints = harness.complaints
        verdict = check(topology.logs(), history.events)
    finally:
        topology.abort()
        history.close()
    verdict.complaints[:0] = complaints
    return Report(
        topology.name, seed, harness.done, verdict, dict(harness.recoveries), time.monotonic() - begin,
        topology.missing, sum(server.output.read_text().count("Traceback") for server in topology.servers),
    )  # fmt: skip


class _Harness:
    """People on one side, faults on the other."""

    def __init__(self, topology: Topology, history: History, rng: Random, tell: Tell) -> None:
        self._topology = topology
        self._history = history
        self._rng = rng
        self._tell = tell
        self.done: list[str] = []
        self.complaints: list[str] = []
        self.recoveries: dict[str, list[float]] = defaultdict(list)

    async def live(self, faults: int, plans: Sequence[Plan], only: Sequence[str]) -> None:
        """From the start of the servers to the last look."""
        await self._topology.open()
        world = World(self._topology.entrance, self._history, asyncio.Event())
        people = [asyncio.create_task(Party(world, plan, Random(self._rng.getrandbits(64))).live()) for plan in plans]
        try:
            await self._played(world)
            await self._all(world, faults, only, people)
            world.enough.set()
            await asyncio.wait_for(asyncio.gather(*people), LAST_LOOK)
        except TimeoutError:
            self.complaints.append(f"not everybody could have a last look within {LAST_LOOK:.0f} s")
        finally:
            for task in people:
                task.cancel()
            await asyncio.gather(*people, return_exceptions=True)
            await self._topology.close()

    async def _all(self, world: World, faults: int, only: Sequence[str], people: list[asyncio.Task[None]]) -> None:
        kinds = faults_for(self._topology)
        order = plan([name for name in kinds if not only or name in only], faults, self._rng)
        while order:
            count = 2 if len(order) > 1 and self._rng.randrange(TOGETHER) == 0 else 1
            chosen, order = order[:count], order[count:]
            if len(chosen) == 2 and _clash(*chosen):
                chosen, order = chosen[:1], chosen[1:] + order
            await asyncio.sleep(self._rng.uniform(0.2, 1.0))
            await asyncio.gather(*(self._one(name, kinds[name]) for name in chosen))
            await self._played(world, *chosen)
            for task in people:
                if task.done():
                    task.result()

    async def _one(self, name: str, fault: Callable[[Topology], object]) -> None:
        self._history.note("fault", kind=name)
        try:
            told = await fault(self._topology)  # type: ignore[misc]
        except NotReady as trouble:
            told = str(trouble)
            self.complaints.append(f"after {name}: {trouble}")
        self._history.note("healed", kind=name, how=told)
        self.done.append(name)
        self._tell(f"  {len(self.done):>4}  {name}: {told}")

    async def _played(self, world: World, *after: str) -> None:
        """Wait until somebody has played again."""
        begin, before = time.monotonic(), world.acknowledged
        while world.acknowledged == before:
            if time.monotonic() - begin > RECOVERY:
                last = " and ".join(after) or "the start"
                self.complaints.append(f"nobody could play within {RECOVERY:.0f} s after {last}")
                return
            await asyncio.sleep(0.01)
        for name in after:
            self.recoveries[name].append(time.monotonic() - begin)


#: Faults that end or freeze processes, or take the store away that others need to start, come one at a time.
_ALONE: Final = frozenset(
    {"kill", "terminate", "freeze", "kill-worker", "fill-disk", "jump-forward", "jump-back", *WITH_POSTGRES}
)
#: So do those of the way in.
_AT_THE_FRONT: Final = frozenset({"delay", "silence", "close-front", "stop-nginx"})


def _clash(one: str, other: str) -> bool:
    return one == other or any({one, other} <= kinds for kinds in (_ALONE, _AT_THE_FRONT))
