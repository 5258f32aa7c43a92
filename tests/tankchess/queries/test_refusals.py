"""Why an action is refused: the right rule and a sentence that helps, in both languages."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from behemoth.games import IllegalAction
from behemoth.locale import LANGUAGES
from behemoth.tankchess import (
    OFF,
    Effect,
    EffectKind,
    Fall,
    Move,
    Position,
    attacks,
    ends,
    list_actions,
    list_moves,
    read_action,
    to_square,
)
from behemoth.tankchess.queries.refusals import refuse, why_not
from behemoth.tankchess.tables.kinds import KINDS
from tests.tankchess.monster_build import done, pose
from tests.tankchess.strategies import random_position

#: Position, text, sentence, rule, and words that must be in the English and in the German sentence.
REFUSALS: Final = [
    # whose piece it is
    (pose("LTE2N"), "C3>C4N", "error-no-piece", "TC1.2", "C3", "C3"),
    (pose("LTE2N", "LTE9S"), "E9>E8S", "error-not-yours", "TC1.2", "White's move", "Weiß ist am Zug"),
    (pose("LTE2N", "LTE9S", turn="b"), "E2>E3N", "error-not-yours", "TC1.2", "Black's move", "Schwarz ist am Zug"),
    # where it can go
    (pose("LTE2N"), "E2>E2N", "error-same-pose", "TC2.5", "light tank", "Feld oder Richtung"),
    (pose("LTE2N"), "E2>E8N", "error-too-far", "TC2.1", "5 steps", "5 Schritten"),
    (pose("HTE2N"), "E2>E6N", "error-too-far", "TC2.1", "3 steps", "3 Schritten"),
    (pose("ME5N"), "E5>E8N", "error-too-far", "TC2.1", "2 steps", "2 Schritten"),
    (pose("MTE2N"), "E2>E5S", "error-heading", "TC2.1", "E5", "E5"),
    (pose("LTE2N", "LTE4S"), "E2>E4N", "error-occupied", "TC2.3", "E4 is occupied", "E4 ist besetzt"),
    (pose("LTE2N LTE4N"), "E2>E4N", "error-occupied", "TC2.3", "E4", "E4"),
    (pose("LTE2N", wrecks="MTE4"), "E2>E4N", "error-occupied", "TC2.3", "E4", "E4"),
    (pose("LTE2N", stacks="E4"), "E2>E4N", "error-occupied", "TC2.3", "E4", "E4"),
    (pose("LTE2N", bodies="E4N"), "E2>E5N", "error-occupied", "TC2.3", "E5", "E5"),
    (pose("LTE2N", ground="hE4"), "E2>E4N", "error-blocked", "TC2.3", "high obstacle", "hohes Hindernis"),
    (pose("LTE2N", ground="lE4"), "E2>E4N", "error-blocked", "TC2.3", "low obstacle", "niedriges Hindernis"),
    (pose("LTE2N", ground="tE4"), "E2>E4N", "error-blocked", "TC2.3", "tree", "Baum"),
    (pose("HTE2N", ground="tE7"), "E2>E7N", "error-too-far", "TC2.1", "E7", "E7"),
    (pose("ME5N LTE6N"), "E5>E6N", "error-occupied", "TC6.2", "E6", "E6"),
    (pose("ME5N", "UTE6N"), "E5>E6N", "error-occupied", "TC6.2", "E6", "E6"),
    (pose("ME5N", "ME6N"), "E5>E6N", "error-occupied", "TC6.2", "E6", "E6"),
    (pose("ME5N", stacks="E6"), "E5>E6N", "error-occupied", "TC6.2", "E6", "E6"),
    (pose("ME5N", ground="hE6"), "E5>E6N", "error-blocked", "TC6.2", "high obstacle", "hohes Hindernis"),
    (pose("ME5N", "LTE9S"), "E5>E9N*E9", "error-too-far", "TC2.1", "E9", "E9"),
    (pose("ME5N", ground="lE9"), "E5>E9N", "error-too-far", "TC2.1", "E9", "E9"),
    # leaving and sinking
    (pose("LTE9N"), "E9>off", "error-cannot-leave", "TC4.1", "Only the command tank", "nur der Kommandopanzer"),
    (pose("ME9N"), "E9>off", "error-cannot-leave", "TC4.1", "a Monster", "Kommandopanzer"),
    (pose("CLTE2N"), "E2>off", "error-cannot-leave-yet", "TC4.2", "edge", "Rand"),
    (pose("CLTA6NW", "", ground="hB6 hB7 hA7 hB5"), "A6>off", "error-cannot-leave-yet", "TC4.2", "corner", "Ecken"),
    (pose("CLTB9N", "LTE9N"), "B9>off(E9)", "error-too-many-effects", "TC11.1", "more", "mehr"),
    (pose("LTE2N", ground="wE4"), "E2>E4N", "error-sinks-there", "TC5.1", "~", "~"),
    (pose("LTE2N", ground="wE4"), "E2>E3~", "error-cannot-sink", "TC5.1", "E3", "E3"),
    (pose("AE2N", ground="wE4"), "E2>E4~", "error-cannot-sink", "TC5.1", "amphibian", "Amphibienpanzer"),
    (pose("LTE2N", "LTE9N", ground="wE4"), "E2>E4(E9)~", "error-too-many-effects", "TC11.1", "more", "mehr"),
    # shots
    (pose("MTE2N", "HTE8S"), "E2>E3N(E8)", "attack-armour", "TC3.5", "front armour 3", "Panzerung 3 (Front)"),
    (pose("MTE2N", "HTE8E"), "E2>E3N(E8)", "attack-armour", "TC3.5", "side armour 2", "Panzerung 2 (Seite)"),
    (pose("LTE2N", "HTE8N"), "E2>E3N(E8)", "attack-armour", "TC3.5", "rear armour 1", "Panzerung 1 (Heck)"),
    (pose("MTE2N", "LTE8S", ground="hE6"), "E2>E3N(E8)", "attack-blocked", "TC3.2", "E6", "E6"),
    (pose("MTE2N", "LTE8S LTE7S"), "E2>E3N(E8)", "attack-blocked", "TC3.2", "E7", "E7"),
    (pose("HTE2N", "ME8S", stacks="E6"), "E2>E3N(E8)", "attack-blocked", "TC6.9", "E6", "E6"),
    (pose("MTE2N", "LTE4S"), "E2>E3N(E4)", "attack-near", "TC3.2", "E4", "E4"),
    (pose("HME2N", "LTE9S"), "E2>E3N(E9)", "attack-reach", "TC3.3", "reach", "Reichweite"),
    (pose("HME2N", "LTE5S"), "E2>E3N(E5)", "attack-reach", "TC3.3", "heavy mortar", "den schweren Mörser"),
    (pose("MTE2N", "LTB4S"), "E2>E3N(B4)", "error-shot", "TC3.2", "line of fire", "Schusslinie"),
    (pose("TDE2N", "LTH6S"), "E2>E3N(H6)", "error-shot", "TC3.2", "H6", "H6"),
    (pose("MTE2N"), "E2>E3N(E8)", "error-no-target", "TC3.1", "no enemy on E8", "kein Gegner"),
    (pose("MTE2N LTE8N"), "E2>E3N(E8)", "error-no-target", "TC3.1", "E8", "E8"),
    (pose("MTE2N", wrecks="LTE8"), "E2>E3N(E8)", "error-no-target", "TC3.1", "E8", "E8"),
    (pose("MTE2N", "LTE8S LTB6S"), "E2>E3N(B6)(E8)", "error-too-many-effects", "TC3.1", "more", "mehr"),
    # the Monster's weapons
    (pose("MD5N", "STE4S"), "D5>E5Nt(E4)", "error-tail", "TC6.5", "tail", "Schwanz"),
    (pose("MD5N", "LTF4S"), "D5>E5Nt(F4)", "error-tail", "TC6.5", "F4", "F4"),
    (pose("MD5N"), "D5>E5Nt(E4)", "error-no-target", "TC6.5", "E4", "E4"),
    (pose("MD5N", "LTE8S"), "D5>E5Nf(E8)", "attack-armour", "TC3.5", "gun 1, front armour 1", "Waffe 1"),
    (pose("MD5N", "LTE8N", stacks="E7"), "D5>E5Nf(E8)", "attack-blocked", "TC6.6", "E7", "E7"),
    (pose("MD5N", "LTE6N"), "D5>E5Nf(E6)", "attack-near", "TC6.6", "E6", "E6"),
    (pose("MD5N", "LTE10N"), "D5>E5Nf(E10)", "attack-reach", "TC6.6", "E10", "E10"),
    (pose("MD5N", "ME8N"), "D5>E5Nf(E8)", "attack-immune", "TC6.11", "flame", "Flamme"),
    (pose("MD5N", "LTG5N"), "D5>E5Nf(G5)", "error-flame", "TC6.6", "G5", "G5"),
    (pose("MD5N"), "D5>E5Nf(E8)", "error-no-target", "TC6.6", "E8", "E8"),
    (pose("MD5N", "HTE6S"), "D5>E5Nx(E6>E8)", "error-throw", "TC6.7", "E6", "E6"),
    (pose("MD5N"), "D5>E5Nx(E6>E8)", "error-throw", "TC6.7", "E6", "E6"),
    (pose("MD5N LTE6S"), "D5>E5Nx(E6>E8)", "error-throw", "TC6.7", "E6", "E6"),
    (pose("MD5N LTE8S", "LTE6S"), "D5>E5Nx(E6>E8)", "error-throw", "TC6.7", "E6", "E6"),
    (pose("MD5N", "LTE6S"), "D5>E5Nx(E6>E9)", "error-throw", "TC6.7", "E6", "E6"),
    (pose("ME5N", "ME7E"), "E5>E6Nd(E7)", "error-duel", "TC6.11", "behind", "hinter"),
    (pose("ME5N"), "E5>E6Nd(E7)", "error-no-target", "TC6.11", "E7", "E7"),
    (pose("MD5N", "LTE6S LTG7S"), "D5>E5Nf(G7)x(E6>E8)", "error-too-many-effects", "TC6.4", "more", "mehr"),
    (pose("MD5N", "LTE8N"), "D5>E5N(E8)", "error-shot", "TC3.2", "Monster", "Monster"),
    (pose("LTE2N", "LTE1S"), "E2>E3Nt(E1)", "error-tail", "TC6.5", "E1", "E1"),
    # what happens on the way
    (pose("ME5N"), "E5>E6N*E6", "error-on-the-way", "TC9.1", "E6", "E6"),
    (pose("HTE2N"), "E2>E4N^E3", "error-on-the-way", "TC9.1", "E3", "E3"),
    # falls and the end
    (pose("LTE2N"), "/N", "error-no-fall", "TC6.10", "No Monster", "kein Monster"),
    (pose("LTE2N", falling="E5", ground="hE6"), "/N", "error-fall-side", "TC6.10", "side", "Seite"),
    (pose("LTE2N", falling="E5"), "/-", "error-fall-side", "TC6.10", "side", "Seite"),
    (pose("LTE2N", falling="E5"), "E2>E3N", "error-fall-first", "TC6.10", "E5", "E5"),
    (done(pose("CLTB9N"), "B9>off"), "J10>J9S", "error-game-over", "TC4.1", "over", "zu Ende"),
    (done(pose("CLTB9N"), "B9>off"), "/N", "error-game-over", "TC4.1", "over", "zu Ende"),
]  # fmt: skip


@pytest.mark.rule(
    "TC1.2", "TC2.1", "TC2.3", "TC2.5", "TC3.1", "TC3.2", "TC3.3", "TC3.5", "TC4.1", "TC4.2", "TC5.1", "TC6.2", "TC6.4",
    "TC6.5", "TC6.6", "TC6.7", "TC6.9", "TC6.10", "TC6.11", "TC11.1", "TC11.2", "TC11.3", "TC11.4", "TC11.10",
)  # fmt: skip
@pytest.mark.parametrize(
    ("position", "text", "key", "rule", "english", "german"),
    REFUSALS,
    ids=[f"{row[2]}:{row[1]}" for row in REFUSALS],
)
def test_a_refusal_names_its_rule_and_helps(
    position: Position, text: str, key: str, rule: str, english: str, german: str
) -> None:
    with pytest.raises(IllegalAction) as refused:
        read_action(position, text)
    assert (refused.value.key, refused.value.rule) == (key, rule)
    for language, words in (("en", english), ("de", german)):
        sentence = refused.value.sentence(language)
        assert words in sentence
        assert sentence.endswith(f"({rule})")
        assert "{" not in sentence
        assert "kind-" not in sentence


@pytest.mark.rule("TC9.1", "TC6.3")
def test_an_action_that_conceals_what_happens_on_the_way_is_refused() -> None:
    position = pose("ME5N", "LTE6S")
    error = refuse(position, Move(to_square("E5"), to_square("E6"), 0))
    assert error.key == "error-on-the-way"
    assert all("–" in error.sentence(language) for language in LANGUAGES)


@pytest.mark.rule("TC3.5")
def test_a_study_tells_the_same_story() -> None:
    position = pose("MTE2N", "HTE8S")
    end = next(
        end for end in ends(position, to_square("E2")) if end.move.end == to_square("E3") and end.move.heading == 0
    )
    attack = attacks(position, end)[0]
    shooter, target = position.piece_at(to_square("E2")), position.piece_at(to_square("E8"))
    assert shooter is not None
    assert target is not None
    assert "gun 2, front armour 3" in why_not(shooter, target, attack).sentence()


# --- whatever is illegal has a reason --------------------------------------------------------------------

PHASES: Final = (Phase.explicit, Phase.reuse, Phase.generate)


def random_action(rng: Random, position: Position) -> Move | Fall:
    """Mostly a legal move with something changed, sometimes anything."""
    squares = [column + 25 * row for column in range(position.size) for row in range(position.size)]
    moves = list_moves(position)
    if not moves or rng.random() < 0.2:
        return rng.choice((Fall(rng.randrange(-1, 8)), Move(rng.choice(squares), rng.choice([*squares, OFF]), 0)))
    move = rng.choice(moves)
    effects = list(move.effects)
    if rng.random() < 0.6:
        what = rng.choice(list(EffectKind))
        effects.append(Effect(what, rng.choice(squares), rng.choice(squares) if what is EffectKind.THROW else OFF))
    elif effects and rng.random() < 0.5:
        effects.pop()
    end = rng.choice(squares) if rng.random() < 0.3 else move.end
    heading = rng.randrange(-1, 8) if rng.random() < 0.3 else move.heading
    return Move(move.start, end, heading, tuple(sorted(effects)))


@pytest.mark.rule("TC9.1")
@given(st.integers(0, 2**48))
@settings(max_examples=150, deadline=None, phases=PHASES, suppress_health_check=list(HealthCheck))
def test_every_illegal_action_has_a_sentence_and_a_rule(seed: int) -> None:
    rng = Random(seed)
    position = random_position(rng)
    legal = set(list_actions(position))
    for _ in range(6):
        action = random_action(rng, position)
        if action in legal:
            continue
        error = refuse(position, action)
        assert error.rule.startswith("TC")
        sentences = [error.sentence(language) for language in LANGUAGES]
        assert all(sentences)
        assert not any("{" in sentence for sentence in sentences)


def test_every_kind_can_be_named_in_a_refusal() -> None:
    for kind in KINDS:
        if kind.commander:
            continue
        error = refuse(pose(f"{kind.code}E2N"), Move(to_square("E2"), OFF, -1))
        assert error.key == "error-cannot-leave"
        assert len({error.sentence(language) for language in LANGUAGES}) == 2
