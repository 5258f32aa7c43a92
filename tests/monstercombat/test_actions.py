"""Which actions there are: what may be played, answered and discarded."""

from __future__ import annotations

from random import Random

import pytest

from behemoth.games import IllegalAction
from behemoth.monstercombat import Discard, Pass, Play, Shield, TakeIt
from tests.monstercombat.build import coop, go, table, words


@pytest.mark.rule("B10")
def test_cards_without_effect() -> None:
    hand = "sdltuz"
    assert words(table(hand, "")) == {"pass", "sword", "thief1", "thief2", "skip"}
    assert "life" in words(table(hand, "", hearts=(2, 3)))
    # At an immune player everything may be played.
    assert {"sword", "thief1", "skip"} <= words(table(hand, "", immune=(0, 1)))
    with pytest.raises(IllegalAction) as refused:
        table("d", "").play(0, Play("d"), Random(1))
    assert refused.value.rule == "B10"
    with pytest.raises(IllegalAction) as refused:
        table("l", "").play(0, Play("l"), Random(1))
    assert refused.value.rule == "B10"
    assert "skip" in words(coop("z", "", sleep=2))


@pytest.mark.rule("B10", "D14")
def test_life_with_nobody_to_heal() -> None:
    assert words(coop("l", "")) == {"pass"}
    assert words(coop("l", "", hearts=(3, 2))) == {"pass", "life>2"}


@pytest.mark.rule("D16")
def test_there_is_no_trading() -> None:
    state = coop("sdltubz", "sd", hearts=(2, 3))
    assert words(state) == {"pass", "sword", "life>1", "thief1", "thief2", "lightning", "skip"}


@pytest.mark.rule("MC7.1")
def test_equal_faces_with_different_backs_are_different_cards() -> None:
    state = table("sSs", "")
    assert words(state) == {"pass", "sword", "sword!"}
    assert go(state, "sword!").piles.discard == "S"
    assert go(state, "sword").piles.discard == "s"


def test_actions_print_as_they_are_written() -> None:
    actions = (Play("S"), Play("l", 1), Pass(), Shield("d"), TakeIt(), Discard("s"))
    assert list(map(str, actions)) == ["sword!", "life>2", "pass", "shield", "take", "discard:sword"]
