"""A start with many running matches: those that need somebody are awake soon, and the others stay asleep.

Most people have gone to bed: matches without a clock, and such with days for a move. In some a flag will fall within
the hour or a bot owes a move; those are opened one after another while the table already serves, paused where nobody
is there, and let go of again. Processor time and memory are those of the process that wakes them.
"""

from __future__ import annotations

import asyncio
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import msgspec

from bench.load import GAME, scripts
from bench.report import without

RUNNING: Final = 20_000
#: How many actions each has had.
ACTIONS: Final = 20
#: Of ten matches so many have no clock, days for a move, a flag that falls soon, a bot that owes a move.
KINDS: Final = ("none",) * 6 + ("days",) * 2 + ("flag", "bot")
#: Seconds of processor time until all that need it are awake, and megabytes at most.
SECONDS: Final = 20.0
MEGABYTES: Final = 400.0
#: Whoever is not awake after so long will not be (seconds).
PATIENCE: Final = 300.0


class Woken(msgspec.Struct, frozen=True):
    """What a start came to."""

    #: Seconds until the table serves, and until all that need it are awake.
    ready: float
    awake: float
    cpu: float
    megabytes: float
    #: How many were to be woken, and how many are open.
    wanted: int
    opened: int


#: In milliseconds: how long ago it was when they all went to bed, a minute, three days.
AGO: Final = 120_000
MINUTE: Final = 60_000
DAYS: Final = 3 * 86_400_000


def most_memory() -> float:
    """The megabytes this process has had at most. Linux tells it apart from what the one that started us had."""
    status = Path("/proc/self/status")
    if status.exists():
        told = next(line for line in status.read_text(encoding="ascii").splitlines() if line.startswith("VmHWM:"))
        return int(told.split()[1]) / 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


async def fill(folder: Path, running: int) -> int:
    """Running matches in a store of their own; how many of them need somebody."""
    from behemoth.table import SqliteStore

    store = SqliteStore(folder)
    games = scripts(ACTIONS, 20)
    bedtime = int(time.time() * 1000) - AGO
    #: When each kind has to be woken; a bot owes its move since the last of the actions.
    wakes = {"none": None, "days": bedtime + DAYS, "flag": bedtime + MINUTE, "bot": bedtime + ACTIONS}
    kinds = [KINDS[number % len(KINDS)] for number in range(running)]
    for start in range(0, running, 500):
        made = [
            store.create(*_match(number, kinds[number], games[number % len(games)], bedtime), wake=wakes[kinds[number]])
            for number in range(start, min(running, start + 500))
        ]
        await asyncio.gather(*made)
    await store.beat(bedtime + 1_000)
    await store.close()
    return sum(kind in ("flag", "bot") for kind in kinds)


def _match(number: int, kind: str, actions: list[str], now: int) -> tuple[Any, list[Any]]:
    """A match of this kind, and what has happened in it."""
    from behemoth.table import Acted, ClockSetting, Correspondence, Countdown, NoClock, SatDown, SeatPlan, Setup, new_id

    clocks: dict[str, ClockSetting] = {"days": Correspondence(3), "flag": Countdown(1)}
    clock = clocks.get(kind, NoClock())
    left = {"days": DAYS, "flag": MINUTE}.get(kind, 0)
    seats = (SeatPlan("bot", "Bot", "random") if kind == "bot" else SeatPlan("person"), SeatPlan("person"))
    setup = Setup(id=new_id(), game=GAME, rules_version=1, seats=seats, clock=clock, seed=f"s{number}", created=now)
    log: list[Any] = [
        SatDown(at=now, seat=seat, name="", token_hash=f"h{number}-{seat}")
        for seat, plan in enumerate(seats)
        if plan.kind == "person"
    ]
    log += [
        Acted(at=now + turn, seat=turn % 2, action=action, left=left, id=f"m{turn}")
        for turn, action in enumerate(actions)
    ]
    return setup, log


async def wake(folder: Path, wanted: int) -> Woken:
    """Start on that store, and wait until everybody is awake who has to be."""
    from behemoth.bots import Dispatcher
    from behemoth.table import MatchRegistry, SqliteStore

    begin = time.perf_counter()
    store = SqliteStore(folder)
    registry = MatchRegistry(store, Dispatcher(1), pace=0)
    await registry.open()
    ready = time.perf_counter() - begin
    while registry.due() and time.perf_counter() - begin < PATIENCE:
        await asyncio.sleep(0.25)  # to ask is part of what is measured
    found = Woken(
        ready=ready,
        awake=time.perf_counter() - begin,
        cpu=time.process_time(),
        megabytes=most_memory(),
        wanted=wanted,
        opened=wanted - registry.due(),
    )
    await registry.close()
    await store.close()
    return found


def run(running: int = RUNNING) -> bool:
    """True if all were awake in time and within the memory."""
    if sys.platform == "win32":
        without("a start with many matches", "this system does not tell its memory")
        return False
    with tempfile.TemporaryDirectory() as folder:
        wanted = asyncio.run(fill(Path(folder), running))
        command = [sys.executable, "-m", "bench.waking", "--wake", folder, str(wanted)]
        told = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
    found = msgspec.json.decode(told, type=Woken)
    held = found.opened >= found.wanted and found.cpu <= SECONDS and found.megabytes <= MEGABYTES
    print(
        f"A start with {running:,} running matches: serves after {found.ready:.1f} s; {found.opened:,} of "
        f"{found.wanted:,} that need it awake after {found.awake:.1f} s and {found.cpu:.1f} s of processor time "
        f"(bar {SECONDS:g} s); {found.megabytes:.0f} MB (bar {MEGABYTES:g} MB): {'HELD' if held else 'MISSED'}"
    )
    return held


def main(words: list[str]) -> int:
    """The process that wakes, or the whole run: ``python -m bench.waking [matches]``."""
    if words[:1] == ["--wake"]:
        print(msgspec.json.encode(asyncio.run(wake(Path(words[1]), int(words[2])))).decode())
        return 0
    return 0 if run(*map(int, words)) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
