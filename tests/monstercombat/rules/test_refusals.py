"""Why an action is refused: one sentence and its rule."""

from __future__ import annotations

from random import Random

import pytest

from behemoth.games import GameError, IllegalAction, InvalidText
from behemoth.locale import LANGUAGES
from behemoth.monstercombat import position
from tests.monstercombat.build import coop, go, table


@pytest.mark.parametrize(
    ("hand", "word", "kind", "rule"),
    [
        ("s", "chess", InvalidText, ""),
        ("s", "life>9", InvalidText, "D14"),
        ("s", "skip", IllegalAction, ""),
        ("d", "shield", IllegalAction, "B10"),
        ("l", "life", IllegalAction, "B10"),
        ("s", "take", IllegalAction, "B9"),
        ("s", "discard:sword", IllegalAction, "B9"),
        ("s", "sword>2", IllegalAction, "C3"),
    ],
)
def test_a_wrong_word_gets_a_sentence_and_its_rule(hand: str, word: str, kind: type[GameError], rule: str) -> None:
    with pytest.raises(kind) as refused:
        table(hand, "").read(0, word)
    assert refused.value.rule == rule
    assert len({refused.value.sentence(language) for language in LANGUAGES}) == 2


def test_wrong_answers_to_an_attack() -> None:
    asked = go(table("s", "l", hearts=(3, 2)), "sword")
    for word, rule in (("pass", "B12"), ("life", "B12"), ("shield", "")):
        with pytest.raises(IllegalAction) as refused:
            asked.read(1, word)
        assert refused.value.rule == rule
    with pytest.raises(IllegalAction):
        asked.read(0, "pass")
    with pytest.raises(IllegalAction) as refused:
        coop("l", "", hearts=(3, 2)).read(0, "life>1")
    assert refused.value.rule == "D14"
    full = go(table("ssssslll", ""), "pass")
    with pytest.raises(IllegalAction) as refused:
        full.read(0, "pass")
    assert refused.value.rule == "B17"


def test_a_text_is_no_action_and_says_so() -> None:
    state = position("s", "d")
    for strange in ("sword", 3, None, object()):
        with pytest.raises(IllegalAction, match=type(strange).__name__):
            state.play(0, strange, Random(1))  # type: ignore[arg-type]
