"""What it costs to begin: the time to import, and the memory after it, in a process of its own."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from typing import Final

import msgspec
from rich.console import Console
from rich.table import Table

from bench.peers import one_core
from bench.report import Cost

#: What is imported, and by which words; everything else is left out where it is not installed.
_IMPORTS: Final = {
    "nothing but Python": ("sys", "pass"),
    "Behemoth, the rules of Tank Chess": ("behemoth", "import behemoth.tankchess"),
    "Behemoth, the rules of Monster Combat": ("behemoth", "import behemoth.monstercombat"),
    "Behemoth, Tank Chess in the engine": ("behemoth_engine", "from behemoth.engine import tank_engine; tank_engine()"),
    "Behemoth, Monster Combat in the engine": (
        "behemoth_engine",
        "from behemoth.engine import card_engine; card_engine()",
    ),
    "python-chess": ("chess", "import chess"),
    "OpenSpiel": ("pyspiel", "import pyspiel"),
    "RLCard": ("rlcard", "import rlcard"),
}
#: The milliseconds of processor time that importing rules may take.
_BAR: Final = 150
_RULES: Final = "Behemoth, the rules of"
_ROUNDS: Final = 5
_MEASURE: Final = """
import sys, time
begin = time.process_time()
{statement}
took = time.process_time() - begin
try:
    with open("/proc/self/status") as status:
        kilobytes = next(line.split()[1] for line in status if line.startswith("VmHWM"))
except OSError:
    kilobytes = 0
print(took, kilobytes)
"""


class Start(msgspec.Struct, frozen=True):
    """Milliseconds of processor time, and megabytes at most, as Linux counts them."""

    milliseconds: float
    megabytes: float


#: What was measured since it was last taken.
_costs: Final[list[Cost]] = []


def take_costs() -> tuple[Cost, ...]:
    """What was measured since this was last asked."""
    taken = tuple(_costs)
    _costs.clear()
    return taken


def run(*, full: bool = False) -> bool:
    """Print time and memory; the bar is for the rules."""
    held = True
    table = Table(title="Beginning: import, best of several", title_justify="left")
    for heading in ("what", "processor time", "bar", "memory"):
        table.add_column(heading, justify="left" if heading == "what" else "right")
    with one_core():
        for what, (module, statement) in _IMPORTS.items():
            if not _is_there(module):
                table.add_row(what, "not installed")
                continue
            found = [one for _ in range(_ROUNDS) if (one := _measure(statement)) is not None]
            if not found:
                table.add_row(what, "cannot be imported")
                held = held and not what.startswith(_RULES)
                continue
            best = min(one.milliseconds for one in found), min(one.megabytes for one in found)
            _costs.append(Cost(what, *best))
            bar = f"≤ {_BAR} ms" if what.startswith(_RULES) else ""
            held = held and not (bar and best[0] > _BAR)
            table.add_row(what, f"{best[0]:.0f} ms", bar, f"{best[1]:.1f} MB" if best[1] else "not told here")
    Console(width=150).print(table)
    return held


def _is_there(module: str) -> bool:
    return find_spec(module) is not None


def _measure(statement: str) -> Start | None:
    code = _MEASURE.format(statement=statement)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    if done.returncode:
        return None
    told = done.stdout.split()
    return Start(float(told[-2]) * 1000, int(told[-1]) / 1024)
