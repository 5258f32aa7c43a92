"""The readers of the engine in C++ under libFuzzer and the address and undefined-behaviour sanitizers.

Clang compiles them, since it knows where libFuzzer wants to look. Where Clang brings no libFuzzer of its own, the one
inside atheris is linked, by the GNU compiler, which brings the runtime of the sanitizer.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, Final
from unittest import mock

from behemoth.games import State
from behemoth.monstercombat import CombatState, MonsterCombat, Options
from behemoth.tankchess import load_scheme, position_text, scheme_names
from fuzz.corpora import CACHE, ROOT

_SOURCE: Final = ROOT / "engine" / "src"
_TESTS: Final = ROOT / "engine" / "tests"
#: The sources of each program beside its own.
PROGRAMS: Final[dict[str, tuple[str, ...]]] = {
    "engine-tanks": ("tanks/setup.cpp", "tanks/tables.cpp", "tanks/text.cpp", "tanks/words.cpp"),
    "engine-cards": ("cards/text.cpp",),
}
_MAIN: Final = {"engine-tanks": "fuzz_tanks.cpp", "engine-cards": "fuzz_cards.cpp"}
_FLAGS: Final = (
    "-std=c++20", "-O1", "-g1", "-UNDEBUG", "-D_GLIBCXX_ASSERTIONS", f"-I{_SOURCE}", f"-I{_TESTS}",
    "-fsanitize=fuzzer-no-link,address,undefined", "-fsanitize-trap=undefined", "-fno-omit-frame-pointer",
)  # fmt: skip


class CannotBuild(Exception):
    """The text says what is missing."""


def build(name: str) -> Path:
    """The program, built anew if its sources have changed. Raises CannotBuild."""
    clang = shutil.which("clang++", path=os.defpath + os.pathsep + os.environ.get("PATH", ""))
    if clang is None:
        raise CannotBuild("there is no clang++ to compile the engine with")
    sources = [_TESTS / _MAIN[name], *(_SOURCE / part for part in PROGRAMS[name])]
    state = hashlib.sha256(b"".join(path.read_bytes() for path in _all_sources())).hexdigest()[:16]
    place = CACHE / f"{name}-{state}.program"
    if place.exists():
        return place
    CACHE.mkdir(parents=True, exist_ok=True)
    write_tables()
    objects = [str(_compile(clang, name, source)) for source in [*sources, _TESTS / "fuzz_main.cpp"]]
    _link(clang, objects, place)
    return place


def _all_sources() -> list[Path]:
    return sorted(path for folder in (_SOURCE, _TESTS) for path in folder.rglob("*") if path.suffix in (".cpp", ".hpp"))


def _compile(clang: str, name: str, source: Path) -> Path:
    target = CACHE / f"{name}-{source.stem}.o"
    _call(clang, *_FLAGS, "-c", str(source), "-o", str(target))
    return target


def _link(clang: str, objects: list[str], place: Path) -> None:
    rest = [*objects, "-lpthread", "-o", str(place)]
    try:
        _call(clang, "-fsanitize=fuzzer-no-link,address", *_libfuzzer(), *rest)
    except CannotBuild:
        gnu = shutil.which("g++")
        if gnu is None:
            raise CannotBuild("clang++ brings no runtime of the address sanitizer, and there is no g++") from None
        _call(gnu, "-fsanitize=address", *objects, *_libfuzzer(), "-lpthread", "-o", str(place))


def _libfuzzer() -> list[str]:
    spec = find_spec("atheris")
    assert spec is not None
    assert spec.origin is not None
    library = Path(spec.origin).parent.parent / "libclang_rt.fuzzer_no_main.a"
    if not library.exists():
        raise CannotBuild(f"this atheris brings no {library.name}")
    return [str(library)]


def _call(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise CannotBuild(f"{Path(command[0]).name} says: {(done.stderr.strip() or 'nothing').splitlines()[-1]}")


# --- what the programs need to know ------------------------------------------------------------------


def write_tables() -> None:
    """The tables of the rules, which the programs read at their start, beside where they are built."""
    from behemoth.engine import cards
    from behemoth.monstercombat.tables.event_cards import KINDS
    from tests.engine.test_cards_sanitized import rules_line
    from tests.engine.test_tanks_sanitized import rows

    (CACHE / "tanks.rows").write_text("\n".join(rows()) + "\n")
    # As the engine is handed them, whether or not it is built here.
    stand_in = SimpleNamespace(Rules=dict, EVENT_LETTERS="".join(KINDS))
    with mock.patch.object(cards, "card_engine", return_value=stand_in):
        (CACHE / "cards.rows").write_text("\n".join(_card_rules(rules_line)) + "\n")


def _card_rules(rules_line: Callable[[Options, int], str]) -> Iterator[str]:
    for options in MonsterCombat().variations():
        yield rules_line(options, 3)


def seeds(name: str) -> Iterator[bytes]:
    """Something true to begin with."""
    if name == "engine-tanks":
        for scheme in scheme_names():
            yield position_text(load_scheme(scheme).position()).encode()
    elif name == "engine-cards":
        from behemoth.engine.cards import line_of

        for number, options in enumerate(MonsterCombat().variations()):
            state: State[Any] = MonsterCombat().start(options, 3, Random(number))
            for _ in range(number % 7):
                if not state.to_act():
                    break
                seat = state.to_act()[0]
                state = state.play(seat, state.actions(seat).sample(Random(number)), Random(number)).state
            assert isinstance(state, CombatState)
            yield bytes([number]) + line_of(state).encode()


def environment(name: str) -> dict[str, str]:
    """Where a program finds its tables."""
    return {**os.environ, "BEHEMOTH_ROWS": str(CACHE / f"{name.removeprefix('engine-')}.rows")}
