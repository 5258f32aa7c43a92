"""``python -m fuzz [NAME …] [--seconds 60]``: feed made-up input to every parser, guided by coverage.

What reaches new code is kept in ``fuzz/corpus`` with ``--keep``; what breaks something is written to ``.cache/fuzz``.
Once it is repaired it belongs into ``fuzz/found``, where every test run feeds it again.
"""

from __future__ import annotations

import argparse
import hashlib
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from fuzz import native
from fuzz.corpora import CACHE, CORPUS, MOST_FILES, read_corpus
from fuzz.targets import TARGETS, seeds

#: What libFuzzer is told about each input: how long it may be, and how many seconds and megabytes it may take.
_LIMITS: Final = ("-max_len=4096", "-timeout=10", "-rss_limit_mb=3000", "-print_final_stats=1", "-close_fd_mask=0")


def main(words: Sequence[str] | None = None) -> int:
    """The command; 1 if something broke or could not be fed."""
    names = [*TARGETS, *native.PROGRAMS]
    reader = argparse.ArgumentParser(prog="python -m fuzz", description=__doc__)
    reader.add_argument("names", nargs="*", metavar="NAME", help=f"one of {', '.join(names)}; none means all")
    reader.add_argument("--seconds", type=int, default=60, help="for each")
    reader.add_argument("--keep", action="store_true", help="keep what reached new code in fuzz/corpus")
    chosen = reader.parse_args(words)
    unknown = [name for name in chosen.names if name not in names]
    if unknown:
        print(f"There is nothing called {unknown[0]!r} to feed; there are: {', '.join(names)}.", file=sys.stderr)
        return 2
    well = [_feed(name, chosen.seconds, chosen.keep) for name in chosen.names or names]
    print("Nothing broke." if all(well) else "SOMETHING BROKE, or could not be fed; see above.")
    return 0 if all(well) else 1


def _feed(name: str, seconds: int, keep: bool) -> bool:
    """Feed one target; whether nothing broke."""
    if find_spec("atheris") is None:
        print(f"{name}: NOT FED: atheris (with libFuzzer) is not here; there is a wheel of it for Linux on x86-64 only")
        return False
    if name in native.PROGRAMS:
        try:
            command = [str(native.build(name))]
        except native.CannotBuild as why:
            print(f"{name}: NOT FED: {why}")
            return False
    else:
        command = [sys.executable, "-m", "fuzz.guided", name]
    with tempfile.TemporaryDirectory() as place:
        fresh = Path(place)
        for number, one in enumerate([*seeds(name), *native.seeds(name)]):
            (fresh / f"seed-{number}").write_bytes(one)
        for number, one in enumerate(read_corpus(name)):
            (fresh / f"kept-{number}").write_bytes(one)
        broken = CACHE / f"{name}-"
        CACHE.mkdir(parents=True, exist_ok=True)
        limit = [f"-max_total_time={seconds}", f"-artifact_prefix={broken}"]
        ended = subprocess.run(
            [*command, str(fresh), *_LIMITS, *limit],
            capture_output=True,
            text=True,
            errors="replace",
            env=native.environment(name),
        )
        print(f"{name}: {_told(ended.stderr)}", flush=True)
        if ended.returncode:
            print(ended.stdout[-2000:] + ended.stderr[-4000:])
            return False
        if keep:
            _keep(name, fresh)
    return True


def _told(said: str) -> str:
    """What libFuzzer tells at its end, in short."""
    facts = dict(line.removeprefix("stat::").split(":", 1) for line in said.splitlines() if line.startswith("stat::"))
    done = [line for line in said.splitlines() if "cov: " in line]
    reached = done[-1].partition("cov: ")[2].split(" ")[0] if done else "?"
    inputs = facts.get("number_of_executed_units", "?").strip()
    return f"{inputs} inputs, {facts.get('average_exec_per_sec', '?').strip()} a second, {reached} places reached"


def _keep(name: str, fresh: Path) -> None:
    """What reached something new: as many as there is room for, short and long ones."""
    folder = CORPUS / name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    made = [path for path in fresh.iterdir() if not path.name.startswith("seed-")]
    by_size = sorted(made, key=lambda one: (one.stat().st_size, one.read_bytes()))
    for path in by_size[:: max(1, -(-len(by_size) // MOST_FILES))]:
        data = path.read_bytes()
        (folder / hashlib.sha256(data).hexdigest()[:16]).write_bytes(data)


if __name__ == "__main__":
    sys.exit(main())
