"""Find nginx for the tests and the benchmarks, or unpack one below .cache: `python scripts/nginx.py`.

Looked for in this order: the environment variable NGINX, the path and the folders of the system's programs, what was
unpacked here before. Only if there is none of them the packages of Debian or Ubuntu are fetched and unpacked (not
installed: that needs no root and leaves the machine as it is).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
CACHE: Final = ROOT / ".cache" / "nginx"
#: Where programs for operators are, which often are not on the path of everybody.
FOLDERS: Final = ("/usr/sbin", "/usr/local/sbin", "/usr/local/nginx/sbin", "/opt/homebrew/bin")
PACKAGES: Final = ("nginx", "nginx-common")
#: What nginx of Debian needs beside the C library; fetched only where it would not start without.
LIBRARIES: Final = ("libcrypt1", "libpcre2-8-0", "libssl3", "zlib1g")
ADVICE: Final = (
    "There is no nginx for the tests of what stands before the table. Install one (Debian, Ubuntu: apt-get install "
    "nginx), or name it: NGINX=/path/to/nginx"
)


class NoNginx(Exception):
    """None was found and none could be fetched."""

    def __init__(self) -> None:
        super().__init__(ADVICE)


def look(environment: Mapping[str, str] = os.environ) -> list[str] | None:
    """The command of an nginx that is there and starts, if there is one."""
    named = environment.get("NGINX", "")
    if named:
        return _started([named])
    path = os.pathsep.join((environment.get("PATH", ""), *FOLDERS))
    found = shutil.which("nginx", path=path)
    return (_started([found]) if found else None) or _unpacked()


def find() -> list[str]:
    """The command of an nginx; fetches one if there is none. Raises NoNginx."""
    found = look()
    if found is None and not os.environ.get("NGINX"):
        found = _fetch()
    if found is None:
        raise NoNginx
    return found


def _unpacked() -> list[str] | None:
    program = CACHE / "usr/sbin/nginx"
    if not program.exists():
        return None
    libraries = sorted({str(library.parent) for library in CACHE.glob("**/lib*.so.*")})
    beside = ["env", f"LD_LIBRARY_PATH={os.pathsep.join(libraries)}", str(program)]
    return _started([str(program)]) or (_started(beside) if libraries else None)


def _started(command: list[str]) -> list[str] | None:
    """The command, if it runs here at all."""
    try:
        ended = subprocess.run([*command, "-v"], capture_output=True, timeout=20)
    except (OSError, subprocess.TimeoutExpired):
        return None
    return command if ended.returncode == 0 else None


def _fetch() -> list[str] | None:
    if shutil.which("apt-get") is None or shutil.which("dpkg") is None:
        return None
    with _nobody_else():
        for packages in (PACKAGES, LIBRARIES):
            if found := _unpacked():  # somebody else may have brought it meanwhile
                return found
            _unpack(packages)
        return _unpacked()


def _unpack(packages: tuple[str, ...]) -> None:
    """What goes wrong shows by what is missing afterwards."""
    _run("apt-get", "download", *packages)
    for package in CACHE.glob("*.deb"):
        _run("dpkg", "-x", str(package), str(CACHE))
        package.unlink()


def _run(*command: str) -> None:
    """What it says goes where errors go: pytest shows it if something fails."""
    try:
        subprocess.run(command, cwd=CACHE, stdout=sys.stderr, check=False, timeout=300)
    except (OSError, subprocess.TimeoutExpired) as error:
        print(f"{command[0]}: {error}", file=sys.stderr)


@contextmanager
def _nobody_else() -> Iterator[None]:
    CACHE.mkdir(parents=True, exist_ok=True)
    with (CACHE / "lock").open("w") as lock:
        if os.name == "posix":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main() -> int:
    """Print the command."""
    try:
        print(*find())
    except NoNginx as fault:
        print(fault, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
