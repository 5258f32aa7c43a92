"""The engine of Monster Combat under sanitizers: a program in C++ plays games, searches, and reads what is no state."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from behemoth.engine import cards
from behemoth.monstercombat import CombatState, MonsterCombat, Options
from behemoth.monstercombat.tables.event_cards import KINDS
from tests.engine.programs import needs_compiler, run_checks
from tests.engine.test_cards_gate import all_games

BAD = ("", "x", "turn=1.0", "turn=1.0 phase=play current=0", "=" * 15, " " * 14, "turn=" + "9" * 5000)
#: Of each game so many states, each once as it is and once with something wrong.
STATES = 2


def rules_line(options: Options, seats: int) -> str:
    """The tables as the engine is handed them, word by word."""
    handed: dict[str, Any] = cards.card_rules.__wrapped__(options)
    return f"rules {seats} " + " ".join(f"{name}={written(value)}" for name, value in handed.items())


def written(value: Any) -> str:
    if isinstance(value, str):
        return value
    return ",".join(str(int(one)) for one in (value if isinstance(value, list) else [value]))


def states(options: Options, seats: int) -> Iterator[CombatState]:
    """Some states of a random game."""
    rng = Random(f"{options}/{seats}")
    state = MonsterCombat().start(options, seats, rng)
    for _ in range(STATES):
        for _ in range(rng.randrange(1, 25)):
            if not state.ending:
                (seat,) = state.to_act()
                state = state.play(seat, state.actions(seat).sample(rng), rng, events=False).state  # type: ignore[assignment]
        yield state


def spoiled(line: str, rng: Random) -> str:
    """The line with a letter changed, left out or put in, or with the values of two of its fields exchanged."""
    if rng.random() < 0.3:
        fields = line.split(" ")
        one, other = rng.sample(range(len(fields)), 2)
        values = [field.split("=")[1] for field in fields]
        values[one], values[other] = values[other], values[one]
        return " ".join(f"{field.split('=')[0]}={value}" for field, value in zip(fields, values, strict=True))
    at = rng.randrange(len(line))
    return line[:at] + rng.choice(" =.,-+x0123456789bdlstuzBDLSTUZhidar") + line[at + rng.randrange(2) :]


def lines() -> Iterator[str]:
    rng = Random(5)
    for options, seats in all_games():
        yield rules_line(options, seats)
        for state in states(options, seats):
            line = cards.line_of(state)
            yield f"line {line}"
            yield f"line {spoiled(line, rng)}"
    yield from (f"line {line}" for line in BAD)


@needs_compiler
def test_games_under_sanitizers(monkeypatch: pytest.MonkeyPatch) -> None:
    # The tables are wanted as they are, whether or not the module is built that would take them.
    monkeypatch.setattr(cards, "card_engine", lambda: SimpleNamespace(Rules=dict, EVENT_LETTERS="".join(KINDS)))
    found = list(lines())
    looked, refused, total = run_checks("check_cards", found)
    assert total == sum(line.startswith("line") for line in found)
    assert looked > 50_000
    assert len(BAD) + total / 4 < refused < total / 2
