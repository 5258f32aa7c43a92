"""Facts of a game: their sentences, and the part of them each viewer hears."""

from __future__ import annotations

from random import Random

from behemoth.monstercombat import EVENTS, MonsterCombat, Options, events
from behemoth.monstercombat.events import CardPlayed, Drew, HeartsLost, MonsterFell, MonsterHit, MonsterSlept, Stole
from tests.monstercombat.build import table, tell


def test_facts_are_told_with_names() -> None:
    lost = HeartsLost(1, 1, 2)
    assert lost.sentence("en") == "Player 2 loses a heart; 2 are left."
    assert lost.sentence("en", ("Alex", "Kim")) == "Kim loses a heart; 2 are left."
    assert lost.sentence("de", ("Alex", "Kim")) == "Kim verliert ein Herz; es bleiben 2."
    assert Drew(0, "-", "s").seen_by(1) == Drew(0, "-")
    assert Drew(0, "-", "s").seen_by(0) == Drew(0, "-", "s")
    assert Stole(0, 1, "!", "S").seen_by(2) == Stole(0, 1, "!")
    assert Stole(0, 1, "!", "S").seen_by(1) == Stole(0, 1, "!", "S")


def test_life_is_played_for_somebody_and_a_sword_at_somebody() -> None:
    names = ("Alex", "Kim")
    assert CardPlayed(0, "l", 1).sentence("en", names) == "Alex plays life for Kim."
    assert CardPlayed(0, "l", 1).sentence("de", names) == "Alex spielt Leben für Kim."
    assert CardPlayed(0, "s", 1).sentence("en", names) == "Alex plays sword, aimed at Kim."
    assert CardPlayed(0, "s", 1).sentence("de", names) == "Alex spielt Schwert gegen Kim."
    assert CardPlayed(0, "l", 0).sentence("de", names) == "Alex spielt Leben."


def test_monsters_are_spoken_of_with_their_article() -> None:
    assert MonsterSlept(9, 0).sentence("de", ("Kim",)) == "Kim schläfert den Steinriesen ein."
    assert MonsterHit(2, 1, 1).sentence("de") == "Ein Treffer gegen die Fledermaus; Herzen übrig: 1."
    assert MonsterFell(1).sentence("en") == "That defeats the slime!"


def test_every_kind_of_fact_happens_and_is_told_in_both_languages() -> None:
    from behemoth.monstercombat.events import EVENTS, CombatEvent

    seen: set[type] = set()
    game = MonsterCombat()
    several = (
        Options(),
        Options(lightning_secret=True),
        Options(variant="coop", attack_target="all"),
        Options(variant="coop", v2_immunity="through_next_turn"),
        Options(variant="coop", hearts=9),
    )
    for number, options in enumerate(several * 6):
        rng = Random(number)
        state = game.start(options, 3, rng)
        while not state.ending:
            (seat,) = state.to_act()
            step = state.play(seat, state.actions(seat).sample(rng), rng)
            for event in step.events:
                assert isinstance(event, CombatEvent)
                if type(event) not in seen:
                    seen.add(type(event))
                    assert event.sentence("en") != event.sentence("de")
            state = step.state  # type: ignore[assignment]
    assert seen == set(EVENTS.values()), set(EVENTS.values()) - seen


def test_the_end_is_told_last() -> None:
    _, events = tell(table("s", "", hearts=(3, 1)), "sword", "take")
    assert events[-1].sentence("en") == "Player 1 is the last one standing and wins!"
    cap = Options(turn_cap=5)
    _, events = tell(table("", "", "", options=cap, turn=5, hearts=(3, 1, 0)), "pass")
    assert events[-1].sentence("en") == "That was the last turn; these share the win: Player 1, Player 2."
    most = Options(turn_cap=5, turn_cap_v1="most_hearts")
    _, events = tell(table("", "", "", options=most, turn=5, hearts=(3, 1, 0)), "pass")
    assert events[-1].sentence("de") == "Das war der letzte Zug: Spieler 1 hat die meisten Herzen und gewinnt!"


def test_events_are_found_by_name() -> None:
    assert EVENTS["Drew"] is events.Drew
    assert all(name == kind.__name__ == kind.__struct_config__.tag for name, kind in EVENTS.items())
