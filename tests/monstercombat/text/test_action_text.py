"""Actions as words, states as lines, facts as sentences."""

from __future__ import annotations

import pytest

from behemoth.games import AmbiguousText, IllegalAction
from behemoth.monstercombat import Discard, Pass, Play, Shield, TakeIt
from tests.monstercombat.build import coop, go, table


def test_words_in_both_languages() -> None:
    state = table("sSlz", "", hearts=(2, 3))
    assert state.write(0, Play("S"), "en") == "sword!"
    assert state.write(0, Play("S"), "de") == "schwert!"
    for word in ("sword!", "SWORD!", " Schwert! "):
        assert state.read(0, word) == Play("S")
    assert state.read(0, "passen") == state.read(0, "pass") == Pass()
    assert state.read(0, "leben") == Play("l")
    asked = go(table("s", "dD"), "sword")
    assert asked.read(1, "schild!") == Shield("D")
    assert asked.read(1, "hinnehmen") == TakeIt()
    full = go(table("ssssslll", ""), "pass")
    assert full.read(0, "ablegen:leben") == full.read(0, "life") == Discard("l")


def test_a_back_or_target_may_be_left_out_where_only_one_fits() -> None:
    assert table("S", "").read(0, "sword") == Play("S")
    assert coop("l", "", hearts=(3, 1)).read(0, "life") == Play("l", 1)
    with pytest.raises(AmbiguousText) as unclear:
        coop("l", "", hearts=(2, 1)).read(0, "life")
    assert "life>1, life>2" in unclear.value.sentence("en")
    assert "leben>1, leben>2" in unclear.value.sentence("de")
    with pytest.raises(IllegalAction):
        table("s", "").read(0, "sword!")
