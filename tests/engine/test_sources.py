"""The C++ sources themselves: style, headers that stand alone, both compilers, and nothing shared between instruction
sets."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import pytest

from tests.engine.needs import expected
from tests.engine.programs import ENGINE, ROOT, call, find_tool, needs_compiler

HEADERS: Final = sorted((*ENGINE.glob("src/**/*.hpp"), *ENGINE.glob("tests/*.hpp")))
SOURCES: Final = sorted((*ENGINE.glob("src/**/*.cpp"), *ENGINE.glob("tests/*.cpp")))
#: What binds C++ to Python needs headers of others.
BINDING: Final = "bind"
WORDS: Final = ("-std=c++20", "-Wall", "-Wextra", "-Werror", f"-I{ENGINE / 'src'}", f"-I{ENGINE / 'tests'}")
AVX2: Final = ("-DTANKS_ISA=avx2", "-mavx2", "-mbmi", "-mbmi2", "-mpopcnt")


def each(commands: Iterable[tuple[str, ...]]) -> list[str]:
    """What failing commands say."""
    with ThreadPoolExecutor(2) as pool:
        done = pool.map(lambda words: subprocess.run(words, capture_output=True, text=True), commands)
        return [f"{one.args[-1]}: {one.stdout}{one.stderr}"[:2000] for one in done if one.returncode]


def without_bindings(paths: Iterable[Path]) -> list[Path]:
    return [path for path in paths if not path.name.startswith(BINDING)]


def tool_or_skip(name: str) -> str:
    found = find_tool(name)
    if found is None:
        pytest.skip(f"there is no {name} here")
    return found


def test_style() -> None:
    """``clang-format -i`` would change nothing."""
    formatter = find_tool("clang-format")
    assert formatter or not expected(), "set-up brings clang-format, but it is not there"
    call(formatter or tool_or_skip("clang-format"), "--dry-run", "-Werror", *map(str, (*HEADERS, *SOURCES)))


@needs_compiler
def test_every_header_compiles_alone() -> None:
    compiler = find_tool("c++") or find_tool("g++") or tool_or_skip("clang++")
    words = (compiler, *WORDS, "-Wno-psabi", "-fsyntax-only", "-x", "c++", os.devnull, "-include")
    assert each((*words, str(header)) for header in without_bindings(HEADERS)) == []


def test_clang_compiles_it() -> None:
    words = (tool_or_skip("clang++"), *WORDS, "-fsyntax-only")
    sources = without_bindings(SOURCES)
    core = [path for path in sources if path.parent.name == "core"]
    commands: list[tuple[str, ...]] = [(*words, str(source)) for source in sources]
    if "x86" in call(words[0], "-dumpmachine"):
        commands += [(*words, *AVX2, str(source)) for source in core]
    assert each(commands) == []


def test_tidy() -> None:
    """The checks of engine/.clang-tidy, the length of functions among them."""
    tidy = tool_or_skip("clang-tidy")
    # The standard library of an older compiler may use what a newer clang calls deprecated.
    words = ("--", *WORDS, "-Wno-deprecated-declarations")
    assert each((tidy, "--quiet", str(path), *words) for path in without_bindings(SOURCES)) == []


@needs_compiler
def test_instruction_sets_share_no_code() -> None:
    """No function is compiled both with AVX2 and without: the linker would keep either, for every processor.

    The objects are those of the engine that is installed.
    """
    nm = tool_or_skip("nm")
    built = ROOT / ".cache" / "engine" / "CMakeFiles"
    if not (built / "tanks_avx2.dir").is_dir():
        pytest.skip("the engine is not built with AVX2 here")
    fast = weak_functions(nm, built / "tanks_avx2.dir")
    assert fast, "nothing is compiled for AVX2"
    for others in ("tanks_portable", "tanks_rest", "tanks_text", "_tanks"):
        assert sorted(fast & weak_functions(nm, built / f"{others}.dir")) == []


def weak_functions(nm: str, folder: Path) -> set[str]:
    """The functions that the linker may take from any object."""
    together = [path for path in (folder / "Unity").glob("*.o") if path.with_suffix("").is_file()]
    # Objects of sources that are gone, or were compiled one by one, may still lie there.
    sources = (ENGINE / path.relative_to(folder).with_suffix("") for path in folder.rglob("*.o"))
    single = [folder / f"{source.relative_to(ENGINE)}.o" for source in sources if source.is_file()]
    objects = map(str, together or single)
    lines = (line.split(maxsplit=2) for line in call(nm, "-C", "--defined-only", *objects).splitlines())
    return {words[2] for words in lines if len(words) == 3 and words[1] == "W"}
