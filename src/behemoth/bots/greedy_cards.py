"""Simple bots of Monster Combat: by chance with shields, and greedy. They see what their seat sees, nothing else.

They are for the laboratory and decide for a bot that was late; people choose among the levels.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, TypeAlias, cast

from behemoth.bots.bot import Bot, Observation
from behemoth.bots.random_bot import RandomBot
from behemoth.games import Seat
from behemoth.monstercombat import (
    COOP,
    FACE_OF,
    FACES,
    LIFE,
    LIGHTNING,
    LULL,
    POWER,
    REVIVE,
    SHIELD,
    SKIP,
    SKIP_TURN,
    STEAL,
    STRIKE_ALL,
    STRIKE_NEXT,
    SWORD,
    THIEF1,
    THIEF2,
    VERSUS,
    Action,
    CombatState,
    Discard,
    Play,
    Shield,
    TakeIt,
    View,
    next_living,
)


class CarefulCardBot:
    """Any legal action, all equally likely, but it always shields when it can."""

    name = "careful"
    game = "monster-combat"
    level = 2
    character = "bot-careful"
    hidden = True

    def choose(self, observation: Observation, rng: Random) -> Action:
        actions = observation.actions()
        shields = [action for action in actions if isinstance(action, Shield)]
        return shields[0] if shields else cast(Action, actions.sample(rng))


class GreedyCardBot:
    """Plays the most useful card by a fixed order, always shields, keeps the most useful cards. No look-ahead."""

    name = "greedy"
    game = "monster-combat"
    level = 3
    character = "bot-greedy"
    hidden = True

    def choose(self, observation: Observation, rng: Random) -> Action:
        actions: list[Action] = list(observation.actions())
        if len(actions) == 1:
            return actions[0]
        view = cast(View, observation.public_view())  # its legal actions tell it what it holds
        return max(actions, key=lambda action: _value(view, observation.seat, action))


#: The simple bots of Monster Combat by name, for those who let many games be played.
SIMPLE_CARD_BOTS: Final[dict[str, Bot]] = {bot.name: bot for bot in (RandomBot(), CarefulCardBot(), GreedyCardBot())}

#: All faces of the card table, in the order of the engine.
FACE_LETTERS: Final = tuple(sorted(face.letter for face in FACES))
#: What a card is worth keeping, for discards; one that is not in the table is neither the best nor the worst.
_KEEP: Final = {SHIELD: 7, LIFE: 6, SWORD: 5, LIGHTNING: 5, SKIP: 4, THIEF2: 3, THIEF1: 2}
_KEEP_OTHER: Final = 4
#: What playing a card is worth. Alone: heal when hurt, then rob and strike. Together: draw two, strike, see below.
_PLAY: Final = {
    VERSUS: {LIFE: 50, THIEF2: 40, LIGHTNING: 36, SWORD: 34, THIEF1: 28, SKIP: 20},
    COOP: {THIEF2: 44, SKIP: 43, LIGHTNING: 42, SWORD: 41, THIEF1: 34},
}
#: A card that is not in the table: so much, and so much more for each hit or magnet it has.
_PLAY_OTHER, _PLAY_POWER = 20, 8
#: Alone with two alive a sword does what a lightning does without risk (C8).
_OF_TWO: Final = {LIGHTNING: 10}
#: Something at an immune player, a sleep that is none or that a weak monster hardly needs.
_IN_VAIN: Final = -1
#: Together: a heart for somebody with none, one, or more; a monster with so few hearts is not worth a sleep.
_HEAL, _WEAK_MONSTER = (60, 50, 20), 2


def _value(view: View, seat: Seat, action: Action) -> int:
    match action:
        case Shield():
            return 1
        case Discard(card):
            return -_keep_value(FACE_OF[card].letter)
        case Play(card, target):
            face, variant = FACE_OF[card], view.options.variant
            by_table = _BY_TABLE.get(face.coop if variant == COOP else face.versus)
            letter = face.letter
            return by_table(view, seat, letter, target) if by_table else _play_value(variant, letter)
        case _:
            return 0


def _keep_value(face: str) -> int:
    return _KEEP.get(face, _KEEP_OTHER)


def _play_value(variant: str, face: str) -> int:
    return _PLAY[variant].get(face, _PLAY_OTHER + _PLAY_POWER * POWER[face])


def _aimed(view: View, seat: Seat, face: str, target: Seat | None) -> int:
    other = next_living([player.hearts for player in view.players], view.direction, seat)
    return _IN_VAIN if view.players[other].immune else _play_value(VERSUS, face)


def _lightning(view: View, seat: Seat, face: str, target: Seat | None) -> int:
    return face_value(face, sum(player.hearts > 0 for player in view.players))


def face_value(face: str, living: int) -> int:
    """What a card of this face is worth in V1 with so many alive, where it can be played and meets somebody."""
    if living <= 2 and face in _OF_TWO:
        return _OF_TWO[face]
    return _play_value(VERSUS, face)


def _heal(view: View, seat: Seat, face: str, target: Seat | None) -> int:
    hearts = view.players[seat if target is None else target].hearts
    return _HEAL[min(hearts, len(_HEAL) - 1)]


def _sleep(view: View, seat: Seat, face: str, target: Seat | None) -> int:
    monster = view.monster
    useful = monster is not None and not monster.asleep and monster.hearts > _WEAK_MONSTER
    return _play_value(COOP, face) if useful else _IN_VAIN


_ByTable: TypeAlias = Callable[[View, Seat, str, Seat | None], int]
#: What cards do whose value depends on how things stand at the table.
_BY_TABLE: Final[dict[str, _ByTable]] = {
    STRIKE_NEXT: _aimed, SKIP_TURN: _aimed, STEAL: _aimed, STRIKE_ALL: _lightning, REVIVE: _heal, LULL: _sleep,
}  # fmt: skip


def greedy_values(variant: str) -> dict[str, object]:
    """The greedy player's table as the engine takes it, faces in its own order."""
    return {
        "play": [_PLAY[variant].get(face, 0) for face in FACE_LETTERS],
        "keep": [_keep_value(face) for face in FACE_LETTERS],
        "lightning_of_two": _OF_TWO[LIGHTNING],
        "at_immune": _IN_VAIN,
        "life": list(_HEAL),
        "skip_in_vain": _IN_VAIN,
        "weak_monster": _WEAK_MONSTER,
    }


def keep_last_heart(state: CombatState, actions: list[Action]) -> list[Action]:
    """The actions but for taking a hit that costs the last heart (B11), unless there is no other."""
    (seat,) = state.to_act()
    if state.turn.phase != "shield" or state.attack.damage < state.hearts[seat]:
        return actions
    return [action for action in actions if not isinstance(action, TakeIt)] or actions
