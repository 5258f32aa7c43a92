"""What nearly every game refuses in the same words."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from behemoth.games import (
    EVERYTHING,
    PUBLIC,
    IllegalAction,
    InvalidText,
    SecretView,
    UnknownViewer,
    demand_action,
    demand_turn,
    demand_viewer,
    read_view,
)
from tests.docs.matches import Heap, HeapView


def test_whose_turn_it_is() -> None:
    demand_turn(Heap(3, 0), 0)
    with pytest.raises(IllegalAction, match="not this seat's turn"):
        demand_turn(Heap(3, 0), 1)
    with pytest.raises(IllegalAction, match="over"):
        demand_turn(Heap(0, 0), 0)


@pytest.mark.parametrize(("action", "words"), [(5, '"5" is not possible'), ("2", "not a str"), (object(), "not a ")])
def test_what_may_be_done(action: Any, words: str) -> None:
    demand_action(Heap(3, 0), 0, 2)
    with pytest.raises(IllegalAction, match=words):
        demand_action(Heap(3, 0), 0, action)


def test_who_looks_on() -> None:
    for viewer in (0, 1, PUBLIC):
        demand_viewer(Heap(3, 0), viewer, 2)
    demand_viewer(Heap(0, 0), EVERYTHING, 2)
    with pytest.raises(SecretView):
        demand_viewer(Heap(3, 0), EVERYTHING, 2)


@pytest.mark.parametrize("viewer", ["x", 2, 9, -1, None])
def test_nobody_else_looks_on(viewer: Any) -> None:
    with pytest.raises(UnknownViewer) as caught:
        demand_viewer(Heap(3, 0), viewer, 2)
    for language in ("en", "de"):
        assert str(viewer) in caught.value.sentence(language)
        assert "0" in caught.value.sentence(language)


def test_a_view_from_bytes() -> None:
    assert read_view(msgspec.json.encode(HeapView(3, 1)), HeapView) == HeapView(3, 1)
    for broken in (b"", b"\xff", b"{}", b"[" * 5000, b'{"left":"x"}'):
        with pytest.raises(InvalidText):
            read_view(broken, HeapView)
