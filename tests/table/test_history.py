"""A history is a value, though histories share what they have in common."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from behemoth.table.history import History


@given(st.lists(st.tuples(st.integers(0, 20), st.integers())))
def test_histories_that_branch_are_what_tuples_would_be(steps: list[tuple[int, int]]) -> None:
    """Each step goes on from some earlier history; none of the others must notice."""
    histories = [History[int]()]
    tuples: list[tuple[int, ...]] = [()]
    for start, item in steps:
        place = start % len(histories)
        if item % 3:
            histories.append(histories[place].with_one(item))
            tuples.append((*tuples[place], item))
        else:
            length = item % 5
            histories.append(histories[place].cut(length))
            tuples.append(tuples[place][:length])
    for history, expected in zip(histories, tuples, strict=True):
        assert history == expected
        assert len(history) == len(expected)
        assert list(reversed(history)) == list(reversed(expected))
        for place in range(-len(expected), len(expected)):
            assert history[place] == expected[place]
            assert history[place:] == expected[place:]
            assert history[:place] == expected[:place]
        with pytest.raises(IndexError):
            history[len(expected)]


def test_a_longer_history_shares_its_beginning() -> None:
    first = History("ab")
    assert first.with_one("c")._items is first._items
    assert first.with_one("d")._items is not first._items
    assert first == ("a", "b")
    assert hash(first) == hash(History("ab"))
