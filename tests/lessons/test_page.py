"""docs/lessons.md: its examples run, and its tables name every field there is."""

from __future__ import annotations

import re

import pytest

from behemoth.lessons import Cards, Goal, Task, Try, lesson_faults
from tests.lessons.sample import CARD_LESSON, LESSON, NAME, PAGE

#: Filled in by the reader, not written by anybody.
FILLED_IN = {"game", "lesson", "number", "language"}


@pytest.mark.parametrize("example", [LESSON, CARD_LESSON], ids=["tanks", "cards"])
def test_an_example_has_no_fault(example: str) -> None:
    assert lesson_faults(example, NAME) == ()


def test_every_field_is_named() -> None:
    named = set(re.findall(r"`(\w+)", PAGE))
    fields = {*Task.__struct_fields__, *Goal.__struct_fields__, *Try.__struct_fields__, *Cards.__struct_fields__}
    assert fields - FILLED_IN - named == set()
