"""A good decision at Monster Combat for a person to see, with the reason in words. It knows what the seat knows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

from behemoth.bots.consult import Advice
from behemoth.bots.levels import CombatStrength
from behemoth.bots.plain_cards import THINKING, plain_choice
from behemoth.bots.strong_cards import think
from behemoth.games import Seat
from behemoth.locale import DEFAULT_LANGUAGE, say
from behemoth.monstercombat import FACE_OF, Action, CombatState, Discard, Pass, Play, Shield, TakeIt
from behemoth.monstercombat.cards import LIFE, LIGHTNING, POWER, SHIELDS, SKIP, SWORD
from behemoth.monstercombat.draft import next_living
from behemoth.monstercombat.words import card_name, monster_name, player_name
from behemoth.muscle import cards

#: How long the search for advice takes at most.
SECONDS: Final = 0.5
#: Over so many imagined states it is counted how likely somebody holds a shield.
_LOOKS: Final = 60


def advise(
    state: CombatState,
    seat: Seat,
    language: str = DEFAULT_LANGUAGE,
    seconds: float = SECONDS,
    names: Sequence[str] = (),
) -> Advice:
    """The best decision the search finds for this seat, with the reason in one or two sentences.

    The state may be the real one or one made from the seat's view: nothing in it is heeded but what the seat may know.
    """
    rng = Random(0)
    mine = state.imagine(seat, rng)
    if not cards.available():
        action = plain_choice(mine, seat, THINKING, seconds, rng)
        return Advice(state.write(seat, action, language), reason(mine, seat, action, language, names))
    thoughts = think(mine, CombatStrength(seconds=seconds), seconds, rng)
    best = cards.best(thoughts)
    chance = say("advice-combat-chance", language, percent=round(100 * best.value))
    sentence = f"{reason(mine, seat, best.action, language, names)} {chance}"
    return Advice(state.write(seat, best.action, language), sentence)


def reason(
    state: CombatState, seat: Seat, action: Action, language: str = DEFAULT_LANGUAGE, names: Sequence[str] = ()
) -> str:
    """What a decision is good for, in one sentence; the players are called by their names where they have some."""
    match action:
        case Pass():
            return _say("pass" if len(state.actions(seat)) == 1 else "pass-keep", language)
        case TakeIt():
            return _say("take" if len(state.actions(seat)) == 1 else "take-keep", language)
        case Shield():
            return _shield(state, seat, language)
        case Discard(card):
            return _say("discard", language, card=card_name(card, language))
        case Play(card, target):
            if state.options.coop:
                return _together(state, seat, card, target, language, names)
            return _alone(state, seat, card, language, names)


def _say(key: str, language: str, number: int | None = None, **facts: object) -> str:
    how = {} if number is None else {"how": "one" if number == 1 else "many"}
    return say(f"advice-combat-{key}", language, **how, **facts)


def _shield(state: CombatState, seat: Seat, language: str) -> str:
    if state.damage >= state.hearts[seat]:
        return _say("shield-last", language)
    secret = state.options.lightning_secret
    if state.attack == LIGHTNING and state.every and len(state.queue) == 1 and not secret:
        return _say("shield-backfires", language)
    return _say("shield", language, state.damage, damage=state.damage)


def _alone(state: CombatState, seat: Seat, card: str, language: str, names: Sequence[str]) -> str:
    """Everybody against everybody."""
    face, target = FACE_OF[card].letter, next_living(state.hearts, state.direction, seat)
    player, held = player_name(target, language, names), len(state.hands[target])
    living = sum(hearts > 0 for hearts in state.hearts)
    if face == SWORD:
        if not held:
            return _say("sword-bare", language, player=player)
        hearts, percent = state.hearts[target], _percent(_shielded(state, seat, target))
        return _say("sword", language, hearts, player=player, hearts=hearts, percent=percent)
    if face == LIGHTNING:
        return _say("lightning", language, living - 1, count=living - 1)
    if face == LIFE:
        return _say("life", language, state.hearts[seat], hearts=state.hearts[seat])
    if face == SKIP:
        if living == 2:
            return _say("skip-again", language)
        marked = bool(state.draw) and state.draw[0].isupper()
        return _say("skip-event" if marked else "skip", language, player=player)
    if held < POWER[card]:
        return _say("thief-pile", language, player=player)
    return _say("thief", language, POWER[card], player=player, count=POWER[card], cards=held)


def _together(
    state: CombatState, seat: Seat, card: str, target: Seat | None, language: str, names: Sequence[str]
) -> str:
    """All together against the monsters."""
    face, monster = FACE_OF[card].letter, monster_name(state.monster, language)
    if face in (SWORD, LIGHTNING):
        hits = POWER[card] * (2 if state.sleep else 1)
        if hits >= state.monster_hearts:
            return _say("fells", language, monster=monster)
        return _say("hits-asleep" if state.sleep else "hits", language, hits, monster=monster, hits=hits)
    if face == SKIP:
        return _say("sleep", language, monster=monster)
    if face == LIFE and target is not None:
        hearts, player = state.hearts[target], player_name(target, language, names)
        if not hearts:
            return _say("revives", language, player=player)
        if target == seat:
            return _say("heals-self", language, hearts, hearts=hearts)
        return _say("heals", language, hearts, player=player, hearts=hearts)
    return _say("draws", language, POWER[card], count=POWER[card])


def _shielded(state: CombatState, seat: Seat, target: Seat) -> Iterable[bool]:
    """In states the seat imagines: whether the target holds a shield."""
    rng = Random(1)
    for _ in range(_LOOKS):
        hand = state.imagine(seat, rng).hands[target]
        yield any(card in hand for card in SHIELDS)


def _percent(found: Iterable[bool]) -> int:
    """A share, rounded to tens: nobody knows it better."""
    told = list(found)
    return round(10 * sum(told) / len(told)) * 10
