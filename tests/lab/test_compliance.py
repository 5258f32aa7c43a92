"""The check anybody can run: it finds no difference, and would find one."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any, cast

from behemoth.lab.compliance import compare_with_engine, difference
from behemoth.tankchess import TankChess, TankOptions
from tests.engine.needs import needs_engine

pytestmark = needs_engine("tanks")


def test_law_and_engine_agree() -> None:
    found = list(islice(compare_with_engine("test"), 300))
    assert [one for one in found if one.differs] == []
    assert len({one.line for one in found}) > 250


class _Wrong:
    """An engine position that says one thing wrongly."""

    def __init__(self, position: Any, **wrong: Any) -> None:
        self._position, self._wrong = position, wrong

    def __getattr__(self, name: str) -> Any:
        return self._wrong.get(name, getattr(self._position, name))


def test_differences_are_found() -> None:
    from behemoth.engine.tanks import to_engine

    state, rng = TankChess().start(TankOptions()), Random(1)
    right = to_engine(state.position)
    assert difference(state, right, rng) == ""
    assert difference(state, cast(Any, _Wrong(right, key=5)), rng) == "key"
    assert difference(state, cast(Any, _Wrong(right, result=(0, "left"))), rng) == "result"
    assert difference(state, cast(Any, _Wrong(right, line=lambda: "16_")), rng) == "line"
    fewer = _Wrong(right, texts=lambda: right.texts()[1:], moves=lambda: right.moves()[1:])
    assert difference(state, cast(Any, fewer), rng) == f"moves:{right.texts()[0]}"
    louder = _Wrong(right, text=lambda number, marks: right.text(number) + "+")
    assert difference(state, cast(Any, louder), rng).startswith("marks:")
