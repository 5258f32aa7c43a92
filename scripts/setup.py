"""Make `.venv` in the project folder and install the pinned packages into it.

    python3 scripts/setup.py run     what playing needs
    python3 scripts/setup.py dev     that, and what testing needs (the default)
    python3 scripts/setup.py docs    that, and what building the documentation site needs

Needs nothing but Python 3.11 or newer and, the first time, a package index. Writes nothing outside the
project folder. When everything is in place already it returns at once, so `make` may call it every time.

Where there is a C++ compiler the engine is built as well, once; where there is none, or with BEHEMOTH_ENGINE=off,
everything works without it, with weaker bots.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036, the one place where an old Python comes along
    print(
        f"Behemoth needs Python 3.11 or newer; {sys.executable} is {sys.version.split()[0]}. "
        "Use a newer one: make PYTHON=/path/to/python3 …",
        file=sys.stderr,
    )
    sys.exit(2)

ROOT = Path(__file__).resolve().parent.parent
ENV = ROOT / ".venv"
BIN = ENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
CACHE = ROOT / ".cache"
LOG = CACHE / "setup.log"
STAMP = ENV / "behemoth-stamp.json"
PINS = ROOT / "requirements"
SETS = ("run", "dev", "docs")  # each contains the ones before it
PURPOSES = {"run": "play", "dev": "play and test", "docs": "play, test and build the documentation"}
ENGINE = ROOT / "engine"
COMPILERS = ("c++", "g++", "clang++", "cl")
BUILD_WITH_PINS = ("--no-build-isolation-package", "chess")  # it comes as source; run has the pinned backend


class Trouble(Exception):
    """Something a person can put right; its text is the whole message."""


def main(arguments: Sequence[str]) -> int:
    wanted = arguments[0] if arguments else "dev"
    try:
        if len(arguments) > 1 or wanted not in SETS:
            raise Trouble(f"Usage: python3 scripts/setup.py [{'|'.join(SETS)}]")
        prepare(wanted)
        if wanted != "docs":  # pages are built without the engine
            prepare_engine()
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 2
    except OSError as error:
        print(
            f"The environment could not be written: {error}. Check the rights and the free space of "
            f"{ROOT}, then run this again.",
            file=sys.stderr,
        )
        return 2
    except KeyboardInterrupt:
        print("\nStopped. Run the same command again to finish.", file=sys.stderr)
        return 130
    return 0


def prepare(wanted: str) -> None:
    """Bring `.venv` to at least the wanted set, doing only what is missing."""
    if is_ready(wanted):
        return
    (CACHE / "tmp").mkdir(parents=True, exist_ok=True)
    with nobody_else():
        if not is_ready(wanted):
            build(wanted)


def build(wanted: str) -> None:
    LOG.write_text("", encoding="utf-8")
    if is_usable():
        wanted = max(wanted, installed_set(), key=rank)  # what was there stays, and is kept up to date
        STAMP.unlink()  # from here to the end the environment counts as half-made
    else:
        make_environment()
    say(f"Installing the packages to {PURPOSES[wanted]} …")
    install(wanted)
    done = {"identity": identity_of_environment(), "contents": hash_of_contents(), "set": wanted}
    STAMP.write_text(json.dumps(done, indent=1) + "\n", encoding="utf-8")
    say(f"Ready: {ENV.name} has what is needed.")


def prepare_engine() -> None:
    """Build the engine if it can be built and is not there yet; nothing depends on it, so nothing here is fatal."""
    if read_stamp().get("engine") == hash_of_engine():
        return
    with nobody_else():
        if read_stamp().get("engine") == hash_of_engine():
            return
        if engine_wanted():
            build_engine()
        else:
            remove_engine()
            say(
                "There is no C++ compiler here, so Behemoth plays without its engine: the bots are weaker."
                if not find_compiler()
                else "The engine is switched off (BEHEMOTH_ENGINE=off): the bots are weaker."
            )
        # Remembered even if it failed, so that it is not tried again before something changes.
        STAMP.write_text(json.dumps(read_stamp() | {"engine": hash_of_engine()}, indent=1) + "\n", encoding="utf-8")


def build_engine() -> None:
    say("Building the engine, once …")
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--no-input"]
    uv = [str(PYTHON), "-m", "uv", "pip", "install", "--python", str(PYTHON)]
    tools = call([*uv, *pinned("engine")]) or call([*pip, *pinned("engine")])
    itself = [
        "--no-deps",
        "--no-build-isolation",
        "--force-reinstall",
        "--no-cache-dir",
        f"--config-settings=build-dir={CACHE / 'engine'}",
        str(ENGINE),
    ]
    if not (tools and call([*pip, *itself])):
        remove_engine()  # an older one would not fit these sources
        say(failure("The engine could not be built, so the bots are weaker; everything else works"))


def remove_engine() -> None:
    call([str(PYTHON), "-m", "pip", "uninstall", "--quiet", "--yes", "behemoth-engine"])


def engine_wanted() -> bool:
    return os.environ.get("BEHEMOTH_ENGINE", "on") != "off" and find_compiler() is not None


def find_compiler() -> str | None:
    """The C++ compiler CMake would find."""
    named = os.environ.get("CXX", "").split()
    return next((path for name in (*named[:1], *COMPILERS) if (path := shutil.which(name))), None)


def hash_of_engine() -> str:
    """Changes when the engine must be built again: other sources, another compiler, switched on or off."""
    digest = hashlib.sha256(f"{engine_wanted()} {find_compiler()} {identity_of_environment()}".encode())
    sources = (path for path in ENGINE.rglob("*") if path.suffix in (".cpp", ".hpp", ".py", ".pyi", ".toml", ".txt"))
    for path in (*sorted(sources), PINS / "engine.txt"):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


@contextmanager
def nobody_else() -> Iterator[None]:
    """Wait for a set-up that somebody started in another window."""
    with (CACHE / "setup.lock").open("w") as lock:
        if os.name == "posix":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


# --- what is there -----------------------------------------------------------------------------------


def is_ready(wanted: str) -> bool:
    return is_usable() and rank(installed_set()) >= rank(wanted) and read_stamp().get("contents") == hash_of_contents()


def is_usable() -> bool:
    """A complete environment of this Python and this folder."""
    return PYTHON.exists() and read_stamp().get("identity") == identity_of_environment()


def installed_set() -> str:
    return str(read_stamp().get("set"))


def rank(name: str) -> int:
    return SETS.index(name) if name in SETS else -1


def read_stamp() -> dict[str, object]:
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def identity_of_environment() -> str:
    """Changes when the environment must be made anew: another Python, or the folder was moved."""
    return f"{sys.implementation.name} {dotted(sys.version_info[:3])} {sys.base_prefix} in {ROOT}"


def hash_of_contents() -> str:
    """Changes when packages must be installed again."""
    digest = hashlib.sha256()
    pins = [path for path in sorted(PINS.glob("*.txt")) if path.stem in ("uv", *SETS)]
    for path in (*pins, ROOT / "pyproject.toml", Path(__file__)):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


# --- making it ---------------------------------------------------------------------------------------


def make_environment() -> None:
    say(f"Making {ENV.name} with Python {dotted(sys.version_info[:3])} …")
    if ENV.is_symlink() or ENV.is_file():
        ENV.unlink()
    elif ENV.exists():
        shutil.rmtree(ENV)
    base = getattr(sys, "_base_executable", None) or sys.executable
    if call([base, "-m", "venv", str(ENV)]) and call([str(PYTHON), "-m", "pip", "--version"]):
        return
    shutil.rmtree(ENV, ignore_errors=True)
    report = LOG.read_text(encoding="utf-8", errors="replace")
    if "ensurepip" in report or "No module named" in report:
        raise Trouble(
            "This Python cannot make virtual environments: its venv or ensurepip module is missing. "
            f"On Debian and Ubuntu: sudo apt install python{dotted(sys.version_info[:2])}-venv, "
            "then run this again."
        )
    raise Trouble(failure("The virtual environment could not be made"))


def install(wanted: str) -> None:
    """Pinned packages with their hashes checked, then the project itself, editable."""
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--no-input"]
    uv = [str(PYTHON), "-m", "uv", "pip", "install", "--python", str(PYTHON)]
    itself = ["--no-deps", "--no-build-isolation", "-e", str(ROOT)]

    sets = up_to(wanted)
    installer = uv
    if not (call([*pip, *pinned("uv")]) and all(call([*uv, *BUILD_WITH_PINS, *pinned(name)]) for name in sets)):
        say("uv is not usable here; going on with pip, which takes longer …")
        installer = pip
        if not all(call([*pip, *pinned(name)]) for name in sets):
            raise Trouble(failure("The pinned packages could not be installed"))
    if not call([*installer, *itself]):
        raise Trouble(failure("The packages are there, but Behemoth itself could not be installed"))


def pinned(name: str) -> list[str]:
    return ["--require-hashes", "-r", str(PINS / f"{name}.txt")]


def up_to(name: str) -> Sequence[str]:
    """The sets to install, smallest first: the later ones are built with what the first one brings."""
    return SETS[: rank(name) + 1]


def call(command: Sequence[str]) -> bool:
    """Run a command with its output in the log; whether it went well."""
    with LOG.open("a", encoding="utf-8") as log:
        log.write(f"$ {' '.join(command)}\n")
        log.flush()
        try:
            done = subprocess.run(
                command,
                stdout=log,
                stderr=subprocess.STDOUT,
                stdin=subprocess.DEVNULL,
                cwd=ROOT,
                env=surroundings(),
                check=False,
            )
        except OSError as error:
            log.write(f"{error}\n")
            return False
    return done.returncode == 0


def surroundings() -> dict[str, str]:
    """The environment variables of the installers: caches and temporary files stay in the project."""
    temporary = str(CACHE / "tmp")
    inherited = dict(os.environ)
    for misleading in ("PYTHONHOME", "PYTHONPATH"):
        inherited.pop(misleading, None)
    return inherited | {
        "VIRTUAL_ENV": str(ENV),
        "PIP_CACHE_DIR": str(CACHE / "pip"),
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PIP_USER": "0",
        "UV_CACHE_DIR": str(CACHE / "uv"),
        "UV_LINK_MODE": "copy",
        "UV_NO_PROGRESS": "1",
        "UV_PYTHON_DOWNLOADS": "never",
        "TMPDIR": temporary,
        "TEMP": temporary,
        "TMP": temporary,
    }


# --- talking -----------------------------------------------------------------------------------------


def failure(what: str) -> str:
    """One sentence on what failed, with the tool's own words, and what to do."""
    report = LOG.read_text(encoding="utf-8", errors="replace")
    if "DO NOT MATCH THE HASHES" in report:
        return (
            f"{what}: the index offers a file that is not the pinned one, so it was refused. "
            f"Try another index; the whole report is in {LOG.relative_to(ROOT)}."
        )
    lines = [line.strip() for line in report.splitlines() if line.strip() and not line.startswith("$ ")]
    reason = next((line for line in reversed(lines) if line.lower().startswith("error")), "".join(lines[-1:]))
    return (
        f"{what} ({reason[:200] or 'no reason given'}). Check the network connection and run the same "
        f"command again; the whole report is in {LOG.relative_to(ROOT)}."
    )


def dotted(version: Sequence[int]) -> str:
    return ".".join(map(str, version))


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
