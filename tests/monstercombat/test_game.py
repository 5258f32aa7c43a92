"""How a game starts, what it tells of it, and what happens without chance."""

from __future__ import annotations

from random import Random

import pytest

from behemoth.games import ChanceNeeded, IllegalAction, InvalidText, new_record, replay
from behemoth.monstercombat import (
    COOP,
    EVENTS,
    PASS,
    CombatState,
    Discard,
    MonsterCombat,
    Options,
    Pass,
    Play,
    Shield,
    TakeIt,
    events,
    position,
)
from tests.monstercombat.build import names

GAME = MonsterCombat()


@pytest.mark.parametrize("options", [Options(), Options(variant=COOP)])
def test_the_opening_tells_what_happened_before_the_first_decision(options: Options) -> None:
    step = GAME.opening(options, 3, Random(4))
    assert step.state == GAME.start(options, 3, Random(4))
    assert names(step.events)[:2] == ["TurnStarted", "Drew"]
    assert ("EventRevealed" in names(step.events)) == bool(step.state.view("public").played)
    hidden = [event.seen_by("public") for event in step.events]
    assert all(getattr(event, "cards", None) is None for event in hidden if type(event).__name__ == "Drew")


def test_a_replay_begins_with_what_the_opening_told() -> None:
    record = new_record(GAME, Options(), 2, "seed")
    (first,) = replay(record)
    assert names(first.events)[0] == "TurnStarted"
    (silent,) = replay(record, events=False)
    assert silent.events == ()


def test_chance_is_only_needed_where_it_decides() -> None:
    with pytest.raises(ChanceNeeded):
        GAME.start(Options(), 2)
    state = position("s", "d", "")
    attacked = state.play(0, Play("s")).state
    assert attacked.to_act() == (1,)
    thief = position("t", "ds", "")
    with pytest.raises(ChanceNeeded):
        thief.play(0, Play("t"))
    with pytest.raises(ChanceNeeded):
        position("", "", draw="").play(0, PASS)


def test_a_text_is_no_action_and_says_so() -> None:
    state = position("s", "d")
    for strange in ("sword", 3, None, object()):
        with pytest.raises(IllegalAction, match=type(strange).__name__):
            state.play(0, strange, Random(1))  # type: ignore[arg-type]


def test_actions_print_as_they_are_written() -> None:
    actions = (Play("S"), Play("l", 1), Pass(), Shield("d"), TakeIt(), Discard("s"))
    assert list(map(str, actions)) == ["sword!", "life>2", "pass", "shield", "take", "discard:sword"]


def test_a_state_and_its_parts_cannot_be_changed() -> None:
    state = position("s", "d")
    for value, field in ((state, "hands"), (state.turn, "current"), (state.piles, "draw"), (state.memory, "log")):
        with pytest.raises(AttributeError):
            setattr(value, field, None)


def test_a_position_of_ones_own_is_checked() -> None:
    state = position("sd", "ll", options=Options(variant=COOP), monster=6, sleep=1, hearts=(2, 3))
    assert isinstance(state, CombatState)
    assert (state.monster.number, state.monster.hearts, state.monster.sleep) == (6, 6, 1)
    assert GAME.parse(state.text()) == state
    for hands in (("s" * 19, ""), ("S", "q"), ("s",)):
        with pytest.raises(InvalidText):
            position(*hands)
    with pytest.raises(InvalidText):
        position("s", "d", hearts=(3, 0))


def test_events_are_found_by_name() -> None:
    assert EVENTS["Drew"] is events.Drew
    assert all(name == kind.__name__ == kind.__struct_config__.tag for name, kind in EVENTS.items())
