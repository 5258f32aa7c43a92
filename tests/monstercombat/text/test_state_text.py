"""States as lines, lossless, and damaged lines refused."""

from __future__ import annotations

import pytest

from behemoth.games import InvalidText
from behemoth.locale import LANGUAGES
from behemoth.monstercombat import MonsterCombat
from tests.monstercombat.build import go, table


def test_a_state_is_one_line_and_back() -> None:
    game = MonsterCombat()
    state = go(table("t", "sS", "d", top="l"), "thief1", seed=2)
    assert game.parse(state.text()) == state
    assert str(state) == state.text()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("hearts=333", "hearts=334"),
        ("hearts=333", "hearts=033"),
        ("hearts=333", "hearts=3333"),
        ("current=0", "current=5"),
        ("current=0", "current=00"),
        ("phase=play", "phase=shield"),
        ("phase=play", "phase=tea"),
        ("phase=play", "phase=over"),
        ("hands=s,", "hands=ss,"),
        ("monster=0.0.0", "monster=3.3.0"),
        ("turn=1.0", "turn=one"),
        ("ending=-", "ending=-x"),
        ("direction=+", "direction=*"),
        ("mc2", "mc1"),
        ("played=-", "played=h"),
    ],
)
def test_a_damaged_line_is_refused(old: str, new: str) -> None:
    text = table("s", "d", "l").text()
    assert old in text
    with pytest.raises(InvalidText) as refused:
        MonsterCombat().parse(text.replace(old, new))
    assert all(refused.value.sentence(language) for language in LANGUAGES)
