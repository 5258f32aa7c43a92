"""What Lighthouse says of four pages, on its profile of a phone: ``python -m bench lighthouse [page …]``.

Lighthouse comes from npm at the version of its lock (``lighthouse_packages/``), into ``.cache``, when it is first
wanted. Each run has a server and a browser of its own, so that nothing is cached; the score of a page is the median of
the rounds. It throttles by simulation, but the work itself is done here: on a busy machine every score is too low.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeAlias

import httpx
from playwright.sync_api import Playwright, sync_playwright

from bench.peers import CACHE, ROOT, PeerMissing
from bench.report import Line, show, without
from scripts.browser import FLAGS, NoBrowser, find
from scripts.web import NoNode, npm_command

PACKAGES: Final = Path(__file__).parent / "lighthouse_packages"
FOLDER: Final = CACHE / "lighthouse"
ROUNDS: Final = 3
#: The categories, and what each page must have at least.
BARS: Final = {"performance": 90, "accessibility": 100, "best-practices": 100, "seo": 100}

Match: TypeAlias = dict[str, Any]

#: Two people at one device would have a curtain: a person against a bot, the usual table.
_TANKS: Final = {
    "game": "tank-chess",
    "options": {"scheme": "basic-20"},
    "seats": [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "level-1"}],
}
_CARDS: Final = {
    "game": "monster-combat",
    "seats": [{"kind": "person", "name": "Ada"}, *({"kind": "bot", "bot": "level-1"} for _ in range(3))],
}


def _at(path: str) -> Callable[[httpx.Client], tuple[str, Match | None]]:
    return lambda http: (path, None)


def _table(order: Mapping[str, Any]) -> Callable[[httpx.Client], tuple[str, Match | None]]:
    def make(http: httpx.Client) -> tuple[str, Match | None]:
        made = http.post("/api/matches", json=order).raise_for_status().json()
        return f"/m/{made['match']}", made | {"game": order["game"], "mode": "online", "at": 0}

    return make


#: The pages: their address, and the match whose seat the browser holds there.
PAGES: Final[Mapping[str, Callable[[httpx.Client], tuple[str, Match | None]]]] = {
    "home": _at("/"),
    "rules": _at("/rules/tank-chess"),
    "tank-chess-20": _table(_TANKS),
    "monster-combat": _table(_CARDS),
}


def run() -> bool:
    """Measure all pages; whether every bar is reached."""
    return measure(PAGES, ROUNDS)


def main(words: list[str]) -> int:
    """Measure the named pages once, and print what makes them slow; nothing is written down."""
    unknown = [word for word in words if word not in PAGES]
    if unknown:
        print(f"There is no page {unknown[0]!r}; there are: {', '.join(PAGES)}.", file=sys.stderr)
        return 2
    for name in words:
        try:
            _tell(name, _reports([name], 1)[name][0])
        except (PeerMissing, NoBrowser, NoNode) as missing:
            print(missing, file=sys.stderr)
            return 1
    return 0


def measure(names: Iterable[str], rounds: int) -> bool:
    """The scores of some pages; false if a bar is missed, or nothing could be measured."""
    try:
        reports = _reports(names, rounds)
    except (PeerMissing, NoBrowser, NoNode) as missing:
        without("the pages", str(missing))
        return False
    lines = [
        Line(f"{page}, {category}", "of 100", _score(found, category), "wanted", bar, 1)
        for page, found in reports.items()
        for category, bar in BARS.items()
    ]
    return show(f"Lighthouse, profile of a phone, median of {rounds}", lines)


def _reports(names: Iterable[str], rounds: int) -> dict[str, list[dict[str, Any]]]:
    script = install()
    with sync_playwright() as playwright:
        return {name: [_visit(playwright, script, name) for _ in range(rounds)] for name in names}


def _score(reports: list[dict[str, Any]], category: str) -> float:
    return statistics.median(float(round(100 * report["categories"][category]["score"])) for report in reports)


# --- one visit ---------------------------------------------------------------------------------------


def _visit(playwright: Playwright, script: list[str], name: str) -> dict[str, Any]:
    """What Lighthouse says of a page that this browser sees for the first time."""
    with tempfile.TemporaryDirectory() as folder, _server(Path(folder, "data")) as address:
        with httpx.Client(base_url=address, timeout=30) as http:
            path, match = PAGES[name](http)
        port = _free_port()
        with _browser(playwright, Path(folder, "browser"), address, match, port):
            command = [
                *script,
                address + path,
                f"--port={port}",
                "--output=json",
                "--quiet",
                "--disable-storage-reset",  # the seat is kept there, and nothing else yet
                f"--only-categories={','.join(BARS)}",
            ]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise PeerMissing(_complaint(done.stderr))
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def _complaint(told: str) -> str:
    """What went wrong, without the way through the program."""
    lines = [line.strip() for line in told.splitlines() if line.strip() and not line.strip().startswith("at ")]
    return next((line for line in lines if "rror" in line), lines[-1] if lines else "Lighthouse failed")


def _free_port() -> int:
    """Where Lighthouse finds the browser."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def _server(data: Path) -> Iterator[str]:
    command = [sys.executable, "-m", "behemoth.server", "play", "--no-open", "--port", "0", "--data", str(data)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        try:
            yield line.split()[-1].rstrip("/")
        finally:
            process.terminate()


@contextmanager
def _browser(playwright: Playwright, profile: Path, address: str, match: Match | None, port: int) -> Iterator[None]:
    """A browser at the port of Lighthouse that holds the seat of this match and has seen nothing else."""
    flags = [flag for flag in FLAGS if not flag.startswith("--headless")]
    context = playwright.chromium.launch_persistent_context(
        profile, executable_path=find(playwright), args=[*flags, f"--remote-debugging-port={port}"]
    )
    try:
        page = context.pages[0]
        page.goto(f"{address}/favicon.svg")  # of the same origin, but none of the app's pages
        if match is not None:
            page.evaluate("(all) => localStorage.setItem('behemoth.matches', all)", json.dumps([match]))
        yield
    finally:
        context.close()


# --- the program -------------------------------------------------------------------------------------


def install() -> list[str]:
    """How to call Lighthouse, installed once as its lock says. Raises PeerMissing or NoNode."""
    folder, npm = npm_command()
    lock = (PACKAGES / "package-lock.json").read_text(encoding="utf-8")
    stamp = FOLDER / "installed"
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != lock:
        FOLDER.mkdir(parents=True, exist_ok=True)
        for name in ("package.json", "package-lock.json", ".npmrc"):
            shutil.copy(PACKAGES / name, FOLDER / name)
        print("Installing Lighthouse into .cache …", flush=True)
        path = os.pathsep.join((str(folder), os.environ.get("PATH", "")))
        surroundings = {**os.environ, "PATH": path, "npm_config_cache": str(ROOT / ".cache" / "npm")}
        done = subprocess.run(
            [*npm, "ci", "--ignore-scripts"], cwd=FOLDER, env=surroundings, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise PeerMissing((done.stderr.strip() or "npm ci failed").splitlines()[-1])
        stamp.write_text(lock, encoding="utf-8")
    return [str(folder / "node"), str(FOLDER / "node_modules" / "lighthouse" / "cli" / "index.js")]


# --- what makes a page slow --------------------------------------------------------------------------

_METRICS: Final = (
    "first-contentful-paint",
    "largest-contentful-paint",
    "total-blocking-time",
    "cumulative-layout-shift",
    "speed-index",
)


def _tell(name: str, report: dict[str, Any]) -> None:
    """Scores, figures, and every audit that is not perfect."""
    scores = {category: round(100 * report["categories"][category]["score"]) for category in BARS}
    audits: dict[str, Any] = report["audits"]
    print(name, *(f"{category} {score}" for category, score in scores.items()), sep=" · ")
    print("  ", *(f"{metric} {audits[metric].get('displayValue', '')}" for metric in _METRICS), sep="  ")
    work = audits.get("mainthread-work-breakdown", {}).get("details", {}).get("items", [])
    print("  ", *(f"{one['groupLabel']} {one['duration']:.0f} ms" for one in work), sep="  ")
    for category in BARS:
        for ref in report["categories"][category]["auditRefs"]:
            audit = audits[ref["id"]]
            if audit["score"] is not None and audit["score"] < 1:
                print(f"   {category}: {audit['title']} {audit.get('displayValue', '')}")
