"""Find a Chromium for the browser tests and the screenshots, or install one: `python scripts/browser.py`.

Looked for in this order: the environment variable CHROMIUM, the usual names on the path, the browser Playwright has
downloaded for itself. Only if there is none of them something is installed: as root with apt-get, else or if that
brought none (on Ubuntu the package is an empty one) by Playwright.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Playwright

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

#: A browser that needs no screen, asks nothing, and calls nobody.
FLAGS: Final = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

ADVICE: Final = (
    "There is no Chromium for the browser tests. Install one (Debian, Ubuntu: apt-get install chromium; "
    "elsewhere: python -m playwright install chromium), or name it: CHROMIUM=/path/to/chromium"
)

_APT: Final = (("apt-get", "update"), ("apt-get", "install", "-y", "--no-install-recommends", "chromium"))
_OWN: Final = (sys.executable, "-m", "playwright", "install")
#: Held while something is installed: the tests ask in several processes at once.
_LOCK: Final = Path(__file__).resolve().parent.parent / ".cache" / "browser.lock"


class NoBrowser(Exception):
    """None was found and none could be installed."""

    def __init__(self) -> None:
        super().__init__(ADVICE)


def look(playwright: Playwright, environment: Mapping[str, str] = os.environ) -> str | None:
    """The path of a Chromium that is there, if there is one."""
    named = environment.get("CHROMIUM", "")
    if named:
        return shutil.which(named)
    found = next(filter(None, map(shutil.which, NAMES)), None)
    own = playwright.chromium.executable_path
    return found or (own if Path(own).exists() else None)


def find(playwright: Playwright) -> str:
    """The path of a Chromium; installs one if there is none. Raises NoBrowser."""
    found = look(playwright)
    if found is None and not os.environ.get("CHROMIUM"):
        found = _install(playwright)
    if found is None:
        raise NoBrowser
    return found


def _install(playwright: Playwright) -> str | None:
    """One way after the other until there is a browser, which somebody else may have brought meanwhile.

    Whether a way worked shows by the browser alone: lists of packages that could not be renewed may still do.
    """
    with _nobody_else():
        for way in ((), *_ways()):
            for command in way:
                _run(command)
            if found := look(playwright):
                return found
    return None


def _ways() -> Iterator[Sequence[Sequence[str]]]:
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None:
        yield _APT
        yield ((*_OWN, "--with-deps", "chromium"),)  # with the libraries it needs, by apt-get again
    yield ((*_OWN, "chromium"),)


def _run(command: Sequence[str]) -> None:
    """What it says goes where errors go: pytest shows it if something fails."""
    try:
        subprocess.run(command, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}, stdout=sys.stderr, check=False)
    except OSError as error:
        print(f"{command[0]}: {error}", file=sys.stderr)


@contextmanager
def _nobody_else() -> Iterator[None]:
    _LOCK.parent.mkdir(exist_ok=True)
    with _LOCK.open("w") as lock:
        if os.name == "posix":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main() -> int:
    """Print the path of the browser."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        try:
            print(find(playwright))
        except NoBrowser as fault:
            print(fault, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
