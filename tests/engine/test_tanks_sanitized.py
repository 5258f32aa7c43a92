"""The engine of Tank Chess under sanitizers: a program in C++ checks every move and its undoing."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from behemoth.engine.tanks import table_rows
from behemoth.tankchess.text.position_text import position_text
from behemoth.tankchess.text.scheme_files import load_scheme, scheme_names
from tests.engine.programs import needs_compiler, run_checks
from tests.engine.tanks_expansion import expanded
from tests.engine.tanks_gate import sound
from tests.tankchess.strategies import plain_position, random_position

#: Plies from each position; every move of each of them is made and taken back.
PLIES = "2"
BAD = ("", "x", "8", "16_", "99_8_-_-_w", "8_8-8-8-8-8-8-8-8_-_-_w_fZ9", "8_8-8-8-8-8-8-8-8_-_-_w_x" + "LTA1." * 900)


def rows() -> Iterator[str]:
    """What the program reads: the tables of the rules, word by word."""
    kinds, terrains, flame, thrown, rules, smallest, largest = table_rows()
    for mark, speed, armour, gun, traits in kinds:
        yield f"kind {mark} {speed} {words(armour)} {flags(traits)} {gun_words(gun)}"
    for letter, traits in terrains:
        yield f"terrain {letter} {flags(traits)}"
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
    yield from (position_text(load_scheme(name).position(load_scheme(name).rules)) for name in scheme_names())
    rng = Random(5)
    for number in range(30):
        position = random_position(Random(number))
        if number % 2:
            position = expanded(plain_position(Random(number)), Random(number))
        if not sound(position):
            continue
        line = position_text(position)
        yield line
        at = rng.randrange(len(line))
        yield line[:at] + rng.choice("_.-~0123456789ABCLTNESWxsmfozugr") + line[at + rng.randrange(2) :]
    yield from BAD


@needs_compiler
def test_random_games_under_sanitizers() -> None:
    looked, refused, total = run_checks("check_tanks", (*rows(), *(f"line {line}" for line in lines())), PLIES)
    assert total == len(list(lines()))
    assert looked > 100
    assert len(BAD) <= refused < total / 2
