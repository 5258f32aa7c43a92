"""Actions as words, states as lines, facts as sentences."""

from __future__ import annotations

from random import Random

import pytest

from behemoth.games import AmbiguousText, Event, GameError, IllegalAction, InvalidText
from behemoth.locale import LANGUAGES, has
from behemoth.monstercombat import MONSTERS, Discard, MonsterCombat, Options, Pass, Play, Shield, TakeIt
from behemoth.monstercombat.events import Drew, HeartsLost, Stole
from behemoth.monstercombat.tables.cards import FACES
from behemoth.monstercombat.tables.event_cards import KINDS
from tests.monstercombat.build import coop, go, table, tell


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


def _kinds(base: type[Event]) -> set[type[Event]]:
    return {found for kind in base.__subclasses__() for found in {kind, *_kinds(kind)}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_everything(language: str) -> None:
    for face in FACES:
        for key in (
            f"card-{face.name}",
            f"card-{face.name}-marked",
            *(f"effect-{v}-{face.name}" for v in ("versus", "coop")),
        ):
            assert has(f"combat-{key}", language)
    assert all(has(f"combat-event-card-{name}", language) for name in KINDS.values())
    assert all(has(f"combat-monster-{monster.name}", language) for monster in MONSTERS)


def test_only_two_monster_names_are_the_publishers() -> None:
    assert [monster.number for monster in MONSTERS if monster.official_name] == [6, 10]


def test_facts_are_told_with_names() -> None:
    lost = HeartsLost(1, 1, 2)
    assert lost.sentence("en") == "Player 2 loses a heart; 2 are left."
    assert lost.sentence("en", ("Alex", "Kim")) == "Kim loses a heart; 2 are left."
    assert lost.sentence("de", ("Alex", "Kim")) == "Kim verliert ein Herz; es bleiben 2."
    assert Drew(0, "-", "s").seen_by(1) == Drew(0, "-")
    assert Drew(0, "-", "s").seen_by(0) == Drew(0, "-", "s")
    assert Stole(0, 1, "!", "S").seen_by(2) == Stole(0, 1, "!")
    assert Stole(0, 1, "!", "S").seen_by(1) == Stole(0, 1, "!", "S")


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
