"""The program as it was at any commit, or as it stands in this folder, built beside the installed one.

A build is the whole package with its bots and weights, and the engine compiled from the sources of the same moment.
Names inside the package change from version to version, so a build always runs in a process of its own
(:mod:`bench.programs`). Builds lie in ``.cache/engines``; one that is there already is used as it is, and two moments
with the same sources of the engine share what was compiled.
"""

from __future__ import annotations

import hashlib
import io
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import msgspec

from scripts import setup

ROOT: Final = Path(__file__).resolve().parents[1]
CACHE: Final = ROOT / ".cache" / "engines"
#: Versions that are measured against again and again, by name.
ANCHORS: Final[Mapping[str, str]] = {"engine-1": "d95be7d"}
#: The program as it stands in this folder, committed or not.
HERE: Final = ""
#: What a program is made of. The web app is left out: nobody looks at it here.
_PARTS: Final = ("src/behemoth", "engine", "pyproject.toml")
_WEB_APP: Final = ":(exclude)src/behemoth/server/static"


class BuildFailed(Exception):
    """A version cannot be had; the text is the whole message."""


class NotInTheClone(BuildFailed):
    """The commit is not here: a clone may be shallow."""


class Build(msgspec.Struct, frozen=True):
    """A version that is ready to run."""

    #: As people call it: the name of an anchor, the beginning of a commit.
    name: str
    #: What it is made of: two builds with the same mark are the same program.
    mark: str
    #: Where its package and its compiled engine are.
    package: str
    engine: str

    @property
    def surroundings(self) -> dict[str, str]:
        """The environment variables of a process in which this version is the one that is imported."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "BEHEMOTH"))}
        path = os.pathsep.join((self.package, self.engine))
        return kept | {"PYTHONPATH": path, "PYTHONNOUSERSITE": "1", "PYTHONUTF8": "1"}


def find_build(ref: str = HERE, cache: Path | None = None) -> Build:
    """The build of a commit, a tag, an anchor or this folder; made if there is none yet. Raises BuildFailed."""
    cache = cache or CACHE
    name, tree = _named_tree(ref)
    marks = {part: _git("rev-parse", f"{tree}:{part}", why=f"{name} has no {part}") for part in _PARTS}
    mark = hashlib.sha256(" ".join(marks.values()).encode()).hexdigest()[:12]
    compiled = f"{marks['engine'][:12]}-{sysconfig.get_config_var('SOABI') or 'any'}"
    build = Build(name, mark, str(cache / mark), str(cache / "compiled" / compiled))
    if not Path(build.package).exists():
        with _made_at(Path(build.package)) as folder:
            _unpack(tree, folder)
    if not Path(build.engine).exists():
        with _made_at(Path(build.engine)) as folder:
            if not _copy_installed(marks["engine"], folder):
                _tell(f"Compiling the engine of {name}, once …")
                _compile(tree, name, folder, cache)
    return build


# --- which one ---------------------------------------------------------------------------------------


def _named_tree(ref: str) -> tuple[str, str]:
    """How people call it, and the hash of its files in git."""
    if ref == HERE:
        return _this_folder()
    missing = (
        f"The commit {ANCHORS.get(ref, ref)!r} is not in this clone, so nothing can be played against it: "
        "git fetch --unshallow --tags brings all of them."
    )
    try:
        commit = _git("rev-parse", "--verify", "--quiet", "--end-of-options", f"{ANCHORS.get(ref, ref)}^{{commit}}")
    except BuildFailed as fault:
        raise NotInTheClone(missing) from fault
    name = ref if ref in ANCHORS else commit[:8]
    return name, _git("rev-parse", f"{commit}^{{tree}}")


def _this_folder() -> tuple[str, str]:
    """The files as they lie here, as a tree of git: through an index of our own, so that nothing else changes."""
    commit = _git(
        "rev-parse", "HEAD", why="This folder is no clone of the project, so its versions cannot be told apart"
    )
    with tempfile.TemporaryDirectory() as folder:
        index = {"GIT_INDEX_FILE": str(Path(folder, "index"))}
        _git("read-tree", "HEAD", more=index)
        _git("add", "--all", "--", *_PARTS, more=index)
        tree = _git("write-tree", more=index)
    changed = tree != _git("rev-parse", "HEAD^{tree}")
    return commit[:8] + ("+" if changed else ""), tree


def _git(*words: str, why: str = "", more: Mapping[str, str] | None = None) -> str:
    return _git_bytes(*words, why=why, more=more).decode().strip()


def _git_bytes(*words: str, why: str = "", more: Mapping[str, str] | None = None) -> bytes:
    try:
        done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, check=True, env=os.environ | (more or {}))
    except FileNotFoundError as fault:
        raise BuildFailed("Older versions are taken from git, and there is no git here.") from fault
    except subprocess.CalledProcessError as fault:
        said = fault.stderr.decode(errors="replace").strip().splitlines()
        raise BuildFailed(f"{why or 'git ' + words[0] + ' failed'}{': ' + said[-1] if said else ''}.") from fault
    return done.stdout


# --- making it ---------------------------------------------------------------------------------------


@contextmanager
def _made_at(place: Path) -> Iterator[Path]:
    """A folder that is at its place only once it is complete."""
    place.parent.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix=f"{place.name}.", dir=place.parent))
    try:
        yield folder
        if not place.exists():
            folder.rename(place)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _unpack(tree: str, folder: Path) -> None:
    """The package, and beside it what installing would write: its version, and the entry points of its bots."""
    with tempfile.TemporaryDirectory() as temporary:
        _extract(tree, Path(temporary), "src/behemoth", "pyproject.toml", _WEB_APP)
        shutil.move(Path(temporary, "src", "behemoth"), folder / "behemoth")
        project = tomllib.loads(Path(temporary, "pyproject.toml").read_text(encoding="utf-8"))["project"]
    known = folder / f"behemoth-{project['version']}.dist-info"
    known.mkdir()
    about = f"Metadata-Version: 2.1\nName: behemoth\nVersion: {project['version']}\n"
    (known / "METADATA").write_text(about, encoding="utf-8")
    (known / "entry_points.txt").write_text(_entry_points(project), encoding="utf-8")


def _entry_points(project: Mapping[str, Any]) -> str:
    groups: Mapping[str, Mapping[str, str]] = project.get("entry-points", {})
    lines = []
    for group, entries in groups.items():
        lines += [f"[{group}]", *(f"{name} = {place}" for name, place in entries.items()), ""]
    return "\n".join(lines)


def _extract(tree: str, folder: Path, *paths: str) -> None:
    with tarfile.open(fileobj=io.BytesIO(_git_bytes("archive", "--format=tar", tree, *paths))) as packed:
        packed.extractall(folder, filter="data")


def _copy_installed(engine: str, folder: Path) -> bool:
    """Take the installed engine where it was compiled from these very sources; whether it was."""
    settled = setup.read_stamp()
    current = settled.get("engine") == setup.hash_of_engine() and not settled.get("engine_failed")
    installed = Path(sysconfig.get_paths()["purelib"], "behemoth_engine")
    if setup.ROOT != ROOT or not current or not installed.exists():
        return False
    if _git("rev-parse", f"{_this_folder()[1]}:engine") != engine:
        return False
    shutil.copytree(installed, folder / installed.name, ignore=shutil.ignore_patterns("__pycache__"))
    return True


def _compile(tree: str, name: str, folder: Path, cache: Path) -> None:
    log = cache / f"{name}.log"
    _bring_tools()
    with tempfile.TemporaryDirectory() as temporary:
        _extract(tree, Path(temporary), "engine")
        pip = [sys.executable, "-m", "pip", "install", "--no-input", "--no-deps", "--no-build-isolation"]
        where = ["--no-cache-dir", "--target", str(folder), f"--config-settings=build-dir={temporary}/build"]
        with log.open("w", encoding="utf-8") as told:
            done = subprocess.run(
                [*pip, *where, f"{temporary}/engine"], stdout=told, stderr=subprocess.STDOUT, check=False
            )
    if done.returncode:
        raise BuildFailed(
            f"The engine of {name} could not be compiled; {log.relative_to(ROOT) if log.is_relative_to(ROOT) else log} "
            "says why. What compiling needs is there after `make engine`."
        )


def _bring_tools() -> None:
    """What compiling needs, pinned as set-up pins it. An environment that got its engine ready-made has none of it."""
    if find_spec("scikit_build_core") is None:
        pins = ["--require-hashes", "-r", str(ROOT / "requirements" / "engine.txt")]
        uv = [sys.executable, "-m", "uv", "pip", "install", "--quiet", "--python", sys.executable]
        subprocess.run([*uv, *pins], check=False)  # if it fails, compiling will say what is missing


def _tell(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
