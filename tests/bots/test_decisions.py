"""Decisions of a game that is over: what each choice was worth, from what could be known and nothing else."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random
from typing import cast

import msgspec

from behemoth.bots import DecisionRequest, run_decision
from behemoth.bots.decisions import suspicions
from behemoth.games import Moment, read_record, replay
from behemoth.monstercombat import CombatState
from tests.engine.needs import needs_engine

GOLDEN = Path(__file__).parents[1] / "monstercombat" / "golden"


def decisions(name: str) -> list[tuple[CombatState, Moment]]:
    """The states before each decision of a game, and the moment after it."""
    record = read_record((GOLDEN / f"{name}.txt").read_text(encoding="utf-8"))
    moments = pairwise(replay(record, events=False))
    return [(cast(CombatState, before.state), after) for before, after in moments if after.entry is not None]


def asked(before: CombatState, after: Moment, language: str = "en") -> DecisionRequest:
    assert after.entry is not None
    return DecisionRequest(after.index, before.text(), after.entry.text, language)


@needs_engine("cards")
def test_the_best_choice_comes_first_and_what_was_done_is_among_them() -> None:
    for before, after in decisions("versus-lightning")[-6:]:
        found = run_decision(asked(before, after))
        (seat,) = before.to_act()
        assert (found.index, found.seat) == (after.index, seat)
        if not found.choices:
            continue
        chances = [choice.chance for choice in found.choices]
        assert chances == sorted(chances, reverse=True)
        (mine,) = [choice for choice in found.choices if choice.text == found.played]
        assert found.cost == round(chances[0] - mine.chance, 4) >= 0
        assert all(choice.label and 0 <= choice.chance <= 1 and choice.error >= 0 for choice in found.choices)


@needs_engine("cards")
def test_the_same_decision_gets_the_same_figures_and_words_in_any_language() -> None:
    before, after = decisions("versus-lightning")[20]
    one, other = run_decision(asked(before, after)), run_decision(asked(before, after, "de"))
    assert [choice.chance for choice in one.choices] == [choice.chance for choice in other.choices]
    assert [choice.label for choice in one.choices] != [choice.label for choice in other.choices]


@needs_engine("cards")
def test_what_nobody_could_know_does_not_matter() -> None:
    """A state that the seat cannot tell from the real one gives the same figures."""
    before, after = decisions("versus-lightning")[20]
    (seat,) = before.to_act()
    imagined = before.imagine(seat, Random(3))
    assert imagined.hands != before.hands
    asking = asked(before, after)
    told = run_decision(asking)
    assert run_decision(msgspec.structs.replace(asking, state=imagined.text())) == told
    assert suspicions(before, seat, 1) == suspicions(imagined, seat, 1)


def test_suspicions_are_about_the_others_and_fit_their_hands() -> None:
    before, _ = decisions("versus-lightning")[10]
    (seat,) = before.to_act()
    found = suspicions(before, seat, 1)
    assert {one.seat for one in found} == {other for other, hand in enumerate(before.hands) if hand and other != seat}
    assert all(0 <= one.chance <= 1 for one in found)
    assert any(0 < one.chance < 1 for one in found)


def test_without_a_choice_there_is_nothing_to_say() -> None:
    forced = (one for one in decisions("coop-lost") if len(list(one[0].actions(one[0].to_act()[0]))) == 1)
    before, after = next(forced)
    found = run_decision(asked(before, after))
    assert found.choices == ()
    assert found.cost == 0
