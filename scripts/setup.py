"""Make `.venv` in the project folder and install the pinned packages into it.

    python3 scripts/setup.py run     what playing needs
    python3 scripts/setup.py dev     that, and what testing needs (the default)
    python3 scripts/setup.py docs    that, and what building the documentation site needs
    python3 scripts/setup.py engine  the engine, once more if it failed before, with the reason if it fails again
    python3 scripts/setup.py beside  the engine while a table is open: how far it is goes to standard output

Needs nothing but Python 3.11 or newer and, the first time, a package index. Writes nothing outside the
project folder. When everything is in place already it returns at once, so `make` may call it every time.

Where there is a C++ compiler the engine is built as well, once; where there is none, or with BEHEMOTH_ENGINE=off,
everything works without it, with weaker bots. Who tests waits for it (`dev`). Who plays does not (`run`): the table
opens first and builds it then (`beside`).
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
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
#: What a finished step looks like in the words of Ninja: "[12/57] Building CXX object …".
STEP = re.compile(r"^\s*\[(\d+)/(\d+)\]")
#: How kind the build is to a table beside it.
NICENESS = 10
#: What `beside` ends with, for the table: the engine is there, it failed just now, there is nothing to build.
READY, FAILED, NOTHING = 0, 1, 3
BUILD_WITH_PINS = ("--no-build-isolation-package", "chess")  # it comes as source; run has the pinned backend


class Trouble(Exception):
    """Something a person can put right; its text is the whole message."""


def main(arguments: Sequence[str]) -> int:
    wanted = arguments[0] if arguments else "dev"
    try:
        if len(arguments) > 1 or wanted not in (*SETS, "engine", "beside"):
            raise Trouble(f"Usage: python3 scripts/setup.py [{'|'.join(SETS)}|engine|beside]")
        if wanted == "beside":
            return build_beside()
        if wanted == "engine":
            build_again()
            return 0
        prepare(wanted)
        if wanted == "run":
            leave_engine_to_the_table()
        elif wanted == "dev":  # pages are built without the engine
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
    engine: dict[str, object] = {}
    if is_usable():
        engine = {key: value for key, value in read_stamp().items() if key.startswith("engine")}
        wanted = max(wanted, installed_set(), key=rank)  # what was there stays, and is kept up to date
        STAMP.unlink()  # from here to the end the environment counts as half-made
    else:
        make_environment()
    say(f"Installing the packages to {PURPOSES[wanted]} …")
    install(wanted)
    done = {"identity": identity_of_environment(), "contents": hash_of_contents(), "set": wanted}
    write_stamp(done | engine)
    say(f"Ready: {ENV.name} has what is needed.")


# --- the engine --------------------------------------------------------------------------------------


def prepare_engine() -> None:
    """Build the engine if it can be built and is not there yet; nothing depends on it, so nothing here is fatal."""
    if engine_is_settled():
        return
    with nobody_else():
        if engine_is_settled():
            return
        if engine_wanted():
            say("Building the engine, once …")
            if not build_engine():
                say(failure("The engine could not be built, so the bots are weaker; everything else works"))
        else:
            do_without_engine()


def leave_engine_to_the_table() -> None:
    """The table builds it once it is open. Until then it plays without: an older engine would not fit these sources."""
    if engine_is_settled():
        return
    with nobody_else():
        if engine_is_settled():
            return
        if engine_wanted():
            remove_engine()
        else:
            do_without_engine()


def build_beside() -> int:
    """Build it quietly beside a table, which reads how far it is: a line for each step, such as 12/57."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    if engine_wanted() and not engine_is_settled():
        print("0/0", flush=True)
        with nobody_else():
            if not engine_is_settled():
                return READY if build_engine(lambda done, of: print(f"{done}/{of}", flush=True)) else FAILED
    return READY if engine_wanted() and not engine_failed() else NOTHING


def build_again() -> None:
    """Build what failed before once more. Raises Trouble with the compiler's own words."""
    prepare_engine()
    if not engine_failed() or not engine_wanted():
        return
    with nobody_else():
        say("Building the engine once more …")
        if not build_engine():
            report = LOG.read_text(encoding="utf-8", errors="replace")
            raise Trouble(f"{report}\nThe engine could not be built, so the bots are weaker. The reason stands above.")


def engine_is_settled() -> bool:
    """Whether these sources were built, or could not be: it is not tried again before something changes."""
    return read_stamp().get("engine") == hash_of_engine()


def engine_failed() -> bool:
    return bool(read_stamp().get("engine_failed"))


def build_engine(tell: Callable[[int, int], None] = lambda done, of: None) -> bool:
    """Build and install it, telling each step; what happened is remembered, success or not."""
    LOG.write_text("", encoding="utf-8")
    pip = [str(PYTHON), "-m", "pip", "install", "--no-input"]
    uv = [str(PYTHON), "-m", "uv", "pip", "install", "--python", str(PYTHON)]
    tools = call([*uv, *pinned("engine")]) or call([*pip, "--quiet", *pinned("engine")])
    itself = [
        "--verbose",  # with the steps of the build
        "--no-deps",
        "--no-build-isolation",
        "--force-reinstall",
        "--no-cache-dir",
        f"--config-settings=build-dir={CACHE / 'engine'}",
        str(ENGINE),
    ]
    built = tools and call([*pip, *itself], lambda line: tell_step(line, tell))
    if not built:
        remove_engine()  # an older one would not fit these sources
    settle_engine(failed=not built)
    return built


def tell_step(line: str, tell: Callable[[int, int], None]) -> None:
    if step := STEP.match(line):
        tell(int(step[1]), int(step[2]))


def do_without_engine() -> None:
    remove_engine()
    say(
        "There is no C++ compiler here, so Behemoth plays without its engine: the bots are weaker."
        if not find_compiler()
        else "The engine is switched off (BEHEMOTH_ENGINE=off): the bots are weaker."
    )
    settle_engine(failed=False)


def settle_engine(*, failed: bool) -> None:
    write_stamp(read_stamp() | {"engine": hash_of_engine(), "engine_failed": failed})


def remove_engine() -> None:
    """Uninstall it; most often there is none."""
    if any((*ENV.glob("lib*/*/site-packages/behemoth_engine"), *ENV.glob("Lib/site-packages/behemoth_engine"))):
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


def write_stamp(stamp: dict[str, object]) -> None:
    STAMP.write_text(json.dumps(stamp, indent=1) + "\n", encoding="utf-8")


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


def call(command: Sequence[str], hear: Callable[[str], None] = lambda line: None) -> bool:
    """Run a command with its output in the log, each line told as it comes; whether it went well."""
    with LOG.open("a", encoding="utf-8") as log:
        log.write(f"$ {' '.join(command)}\n")
        log.flush()
        try:
            running = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                stdin=subprocess.DEVNULL,
                cwd=ROOT,
                env=surroundings(),
                encoding="utf-8",
                errors="replace",
            )
        except OSError as error:
            log.write(f"{error}\n")
            return False
        with running:
            for line in running.stdout or ():
                log.write(line)
                log.flush()
                hear(line)
    return running.returncode == 0


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
