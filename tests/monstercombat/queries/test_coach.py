"""The coach of Monster Combat: what it says comes true, and it tells nothing that the seat could not see."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from behemoth.games import PUBLIC, Event, Seat
from behemoth.locale import LANGUAGES, say
from behemoth.monstercombat import COOP, CombatState, Options
from behemoth.monstercombat.queries.coach import FACTS, Coached, Fact
from tests.monstercombat.build import GAME, coop, go, table


def ask(state: CombatState, seat: Seat | None = None) -> Coached:
    answer = state.query(state.to_act()[0] if seat is None else seat, "coach")
    assert isinstance(answer, Coached)
    return answer


def about(state: CombatState, action: str) -> tuple[Fact, ...]:
    return ask(state).actions[action]


@pytest.mark.rule("C3", "C20")
def test_a_sword_says_whom_it_would_put_out() -> None:
    assert about(table("ss", "d", "d", hearts=(3, 1, 3)), "sword") == (Fact("falls", 1),)
    assert about(table("ss", "d", hearts=(3, 1)), "sword") == (Fact("wins", 1),)
    assert about(table("ss", "", hearts=(3, 1)), "sword") == (Fact("wins", 1), Fact("no-shield", 1))
    assert about(table("ss", "d", "d", immune=(0, 1, 0)), "sword") == (Fact("spared", 1),)
    assert about(table("ss", "d", "d"), "sword") == ()


@pytest.mark.rule("C5", "C6", "C8")
def test_lightning_says_when_it_may_strike_back() -> None:
    assert Fact("backfire", count=2) in about(table("b", "d", "d"), "lightning")
    assert not any(fact.what == "backfire" for fact in about(table("b", "d", "d", immune=(0, 1, 0)), "lightning"))
    shields = go(table("b", "dd", "d"), "lightning")
    assert about(shields, "shield") == (Fact("shields-left", count=1), Fact("may-backfire", 0))


@pytest.mark.rule("C3", "MC2.3")
def test_who_comes_next_whom_they_can_hit_and_what_the_top_back_means() -> None:
    state = table("s", "s", "s", top="S", hearts=(1, 3, 3))
    assert ask(state).facts == (Fact("next", 1, 2), Fact("top-trigger", 1), Fact("last-heart"))
    assert ask(table("sd", "s", top="s", hearts=(1, 3))).facts == (
        Fact("next", 1, 0),
        Fact("top-plain", 1),
        Fact("last-heart", count=1),
    )


@pytest.mark.rule("C15", "C16")
def test_a_skip_says_whose_turn_follows_and_who_then_draws_the_trigger() -> None:
    three = about(table("z", "s", "s", top="S"), "skip")
    assert three == (Fact("follows", 2, 1), Fact("next", 2, 0), Fact("top-trigger", 2))
    assert about(table("z", "s", top="S"), "skip") == (Fact("again"), Fact("top-trigger", 0))


@pytest.mark.rule("C13")
def test_a_thief_says_when_there_is_too_little_to_steal() -> None:
    assert about(table("u", "s"), "thief2") == (Fact("few", 1, count=1, of=2),)
    assert about(table("u", "ss"), "thief2") == ()


def test_what_happens_at_zero() -> None:
    def struck(hands: tuple[str, ...], hearts: tuple[int, ...]) -> tuple[Fact, ...]:
        return about(go(table(*hands, hearts=hearts), "sword"), "take")

    assert struck(("s", "d", "d"), (3, 3, 3)) == (Fact("left", count=2),)
    assert struck(("s", "d", "d"), (3, 1, 3)) == (Fact("out"),)
    assert struck(("s", "d"), (3, 1)) == (Fact("lost", 0),)


@pytest.mark.rule("D4", "D6", "D12")
def test_what_a_sleeping_monster_does_and_when_it_wakes() -> None:
    awake = coop("sz", "s", "s", monster=3)
    assert ask(awake).facts == (Fact("may-attack", 1, count=4, of=20, monster=3),)
    assert about(awake, "skip") == (Fact("lull-round", count=3),)
    assert about(awake, "sword") == (Fact("monster-left", count=2, of=1, monster=3),)
    asleep = coop("sz", "s", "s", monster=3, sleep=3)
    assert ask(asleep).facts == (Fact("asleep", 2, monster=3),)
    assert about(asleep, "sword") == (Fact("monster-left", count=1, of=2, monster=3),)
    wakes = ask(coop("sz", "s", "s", monster=3, sleep=2)).facts
    assert wakes[0] == Fact("wakes", 1, monster=3)
    assert wakes[1].what == "may-attack"


@pytest.mark.rule("D9", "D10", "D14", "D15")
def test_what_falls_comes_and_returns() -> None:
    assert about(coop("s", "s", monster=1), "sword") == (Fact("monster-falls", count=2, monster=2),)
    assert about(coop("s", "s", monster=10, monster_hearts=1), "sword") == (Fact("monsters-won", monster=10),)
    assert about(coop("l", "", hearts=(3, 0)), "life>2") == (Fact("revived", 1),)
    assert about(coop("usssssd", "s"), "thief2") == (Fact("too-many", count=1, of=7),)


def test_nobody_is_told_anything_out_of_turn() -> None:
    state = table("s", "s")
    assert ask(state, 1) == Coached()
    assert state.query(PUBLIC, "coach") == Coached()


def test_every_fact_has_a_sentence_in_every_language() -> None:
    for language in LANGUAGES:
        for what in FACTS:
            text = say(
                f"web-combat-coach-{what}",
                language,
                whom="other",
                name="Anna",
                target="other",
                other="Ben",
                count=2,
                of=3,
                monster="x",
                damage=1,
            )
            assert len(text) > 5, what


# --- in whole games ---------------------------------------------------------------------------------------------------

OPTIONS = [
    Options(),
    Options(variant=COOP),
    Options(trigger_on_any_draw=True, lightning_secret=True),
    Options(variant=COOP, sleep="n_turns", attack_target="all", x2_shields="one_per_heart"),
    Options(immune_counts_as_shield=True, immunity_scope="attacks", reverse_ends_turn=False),
    Options(variant=COOP, sleep="next_turn", carry_over=True),
]


def moments(options: Options, seats: int, seed: int) -> Iterator[tuple[CombatState, Random]]:
    rng = Random(seed)
    state = GAME.start(options, seats, rng)
    for _ in range(120):
        if not state.to_act():
            return
        yield state, rng
        seat = state.to_act()[0]
        state = state.play(seat, rng.choice(list(state.actions(seat))), rng, events=False).state  # type: ignore[assignment]


def first(events: list[Event], name: str) -> Any:
    return next((event for event in events if type(event).__name__ == name), None)


def check(state: CombatState, action: str, facts: tuple[Fact, ...], events: list[Event]) -> None:
    """What was said about an action, held against what it leads to."""
    told = {fact.what: fact for fact in facts}
    started, hit, lost = first(events, "TurnStarted"), first(events, "MonsterHit"), first(events, "HeartsLost")
    if started is not None and state.turn.phase == "play":
        if "again" in told:
            assert started.seat == state.to_act()[0]
        elif "follows" in told:
            assert started.seat == told["follows"].seat
        elif action == "pass" and "next" in told:
            assert started.seat == told["next"].seat
            drawn = first(events[events.index(started) :], "Drew")
            assert ("top-trigger" in told) == (drawn.backs == "!") or "top-none" in told
        if action == "pass" and "wakes" in told:
            assert first(events, "MonsterWoke") is not None
        if action == "pass" and "asleep" in told:
            assert first(events, "MonsterWoke") is None or events.index(first(events, "MonsterWoke")) > 3
    if "monster-left" in told:
        assert (hit.damage, hit.left) == (told["monster-left"].of, told["monster-left"].count)
    if "monster-falls" in told:
        assert first(events, "MonsterCame").monster == told["monster-falls"].monster
    if "spared" in told:
        assert first(events, "Spared") is not None
    if action == "take" and lost is not None and not state.options.lightning_secret:
        assert ("left" in told) == (lost.left > 0)
        assert "left" not in told or told["left"].count == lost.left


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_said_comes_true(options: Options, seats: int) -> None:
    for seed in range(6):
        for state, rng in moments(options, seats, seed):
            said = ask(state)
            seat = state.to_act()[0]
            assert {fact.what for facts in (said.facts, *said.actions.values()) for fact in facts} <= set(FACTS)
            for action, facts in said.actions.items():
                if state.turn.phase != "discard":
                    check(state, action, facts, list(state.play(seat, state.read(seat, action), rng).events))


@pytest.mark.rule("B24")
@pytest.mark.parametrize("options", OPTIONS)
def test_it_tells_nothing_that_the_seat_could_not_see(options: Options) -> None:
    for state, rng in moments(options, 3, 5):
        seat = state.to_act()[0]
        known = msgspec.json.encode(state.query(seat, "coach"))
        assert msgspec.json.encode(state.imagine(seat, rng).query(seat, "coach")) == known
