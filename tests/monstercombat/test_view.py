"""What each viewer sees of the table."""

from __future__ import annotations

from typing import Any

import pytest

from behemoth.games import UnknownViewer
from tests.monstercombat.build import coop, table, words


@pytest.mark.rule("B24", "MC2.3")
def test_what_lies_open() -> None:
    state = table("sS", "dD", "", top="Z")
    view = state.view("public")
    assert [player.hand for player in view.players] == [None] * 3
    mine = state.view(1)
    assert [player.hand for player in mine.players] == [None, "Dd", None]
    assert [player.triggers for player in mine.players] == [1, 1, 0]
    assert mine.top == "!"
    closed, opened = coop("s", "d"), coop("s", "d", open_hands=True)
    assert closed.view(0).players[1].hand is None
    assert opened.view(0).players[1].hand == "d"
    assert opened.view("public").players[1].hand == "d"


@pytest.mark.rule("D19", "MC7.1")
def test_backs_mean_nothing() -> None:
    state = coop("ss", "")
    assert words(state) == {"pass", "sword"}
    assert not any(card.isupper() for card in state.piles.draw + "".join(state.hands))
    assert state.view(0).top is None


@pytest.mark.parametrize("viewer", ["x", 2, -1])
def test_nobody_else_looks_on(viewer: Any) -> None:
    with pytest.raises(UnknownViewer, match="the seats 0 to 1"):
        table("s", "s").view(viewer)
