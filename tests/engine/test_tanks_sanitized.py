"""The engine of Tank Chess under sanitizers: a program in C++ checks every move and its undoing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from behemoth.muscle.tanks import table_rows
from behemoth.tankchess.line import write_position
from behemoth.tankchess.scheme import load_scheme, scheme_names
from tests.engine.needs import COMPILERS
from tests.tankchess.strategies import random_position

ROOT = Path(__file__).parents[2]
BUILD = ROOT / ".cache" / "engine-check"
#: Plies from each position; every move of each of them is made and taken back.
PLIES = "4"
BAD = ("", "x", "8", "16_", "99_8_-_-_w", "8_8-8-8-8-8-8-8-8_-_-_w_fZ9", "8_8-8-8-8-8-8-8-8_-_-_w_x" + "LTA1." * 900)


def find_cmake() -> str | None:
    return shutil.which("cmake", path=os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", ""))))


def rows() -> Iterator[str]:
    """What the program reads: the tables of the rules, word by word."""
    kinds, grounds, flame, thrown, rules, smallest, largest = table_rows()
    for mark, speed, armour, gun, traits in kinds:
        yield f"kind {mark} {speed} {words(armour)} {flags(traits)} {gun_words(gun)}"
    for letter, traits in grounds:
        yield f"ground {letter} {flags(traits)}"
    yield f"flame {gun_words(flame)}"
    yield f"throw {gun_words(thrown)}"
    yield f"rules {words(rules)}"
    yield f"sizes {smallest} {largest}"


def words(numbers: list[int] | tuple[int, ...]) -> str:
    return " ".join(str(int(number)) for number in numbers)


def flags(traits: list[bool]) -> str:
    return "".join("01"[trait] for trait in traits)


def gun_words(gun: tuple[int, list[int], int, int, bool] | None) -> str:
    if gun is None:
        return "0"
    strength, arc, least, most, indirect = gun
    return f"1 {strength} {least} {most} {int(indirect)} {len(arc)} {words(arc)}"


def lines() -> Iterator[str]:
    """Positions of every scheme, random ones, and random ones with something wrong."""
    yield from (write_position(load_scheme(name).position()) for name in scheme_names())
    rng = Random(5)
    for number in range(60):
        line = write_position(random_position(Random(number)))
        yield line
        at = rng.randrange(len(line))
        yield line[:at] + rng.choice("_.-0123456789ABCLTNESWxsmfoz") + line[at + rng.randrange(2) :]
    yield from BAD


@pytest.mark.skipif(not any(map(shutil.which, COMPILERS)), reason="there is no C++ compiler here")
@pytest.mark.skipif(find_cmake() is None, reason="there is no cmake here")
def test_random_games_under_sanitizers() -> None:
    cmake = str(find_cmake())
    options = ("-DBEHEMOTH_MODULES=OFF", "-DBEHEMOTH_SANITIZE=ON", "-DCMAKE_BUILD_TYPE=Debug")
    for command in (
        [cmake, "-S", str(ROOT / "engine"), "-B", str(BUILD), *options],
        [cmake, "--build", str(BUILD), "--target", "check_tanks"],
    ):
        built = subprocess.run(command, capture_output=True, text=True)
        assert built.returncode == 0, built.stdout[-3000:] + built.stderr[-3000:]
    text = "\n".join((*rows(), *(f"line {line}" for line in lines())))
    found = subprocess.run([BUILD / "check_tanks", PLIES], input=text, capture_output=True, text=True)
    assert found.returncode == 0, found.stdout + found.stderr
    positions, _, refused, _, total, *_ = found.stdout.split()
    assert int(total) == len(list(lines()))
    assert int(positions) > 200, found.stdout
    assert len(BAD) <= int(refused) < int(total) / 2, found.stdout
