"""Simple players of Monster Combat: random ones and a greedy one. They see what their seat sees and nothing else."""

from __future__ import annotations

from random import Random
from typing import Final, Protocol

from behemoth.games import Actions, Seat
from behemoth.monstercombat import COOP, Action, CombatState, Discard, Pass, Play, Shield, View
from behemoth.monstercombat.draft import next_living


class Eyes:
    """What a bot is given: the view of its seat, its legal actions, and states it could imagine."""

    __slots__ = ("_state", "seat")

    def __init__(self, state: CombatState, seat: Seat) -> None:
        self._state = state
        self.seat = seat

    def view(self) -> View:
        """What this seat may know."""
        return self._state.view(self.seat)

    def actions(self) -> Actions[Action]:
        """What this seat may do."""
        return self._state.actions(self.seat)

    def imagine(self, rng: Random) -> CombatState:
        """Some full state this seat cannot tell from the real one."""
        return self._state.imagine(self.seat, rng)


class CombatBot(Protocol):
    """Somebody who decides."""

    def choose(self, eyes: Eyes, rng: Random) -> Action:
        """One of the legal actions."""
        ...


class RandomBot:
    """Any legal action, all equally likely."""

    def choose(self, eyes: Eyes, rng: Random) -> Action:
        return eyes.actions().sample(rng)


class CarefulRandomBot:
    """The same, but it always shields when it can."""

    def choose(self, eyes: Eyes, rng: Random) -> Action:
        actions = eyes.actions()
        shields = [action for action in actions if isinstance(action, Shield)]
        return shields[0] if shields else actions.sample(rng)


class GreedyBot:
    """Plays the most useful card by a fixed order, always shields, keeps the most useful cards. No look-ahead."""

    def choose(self, eyes: Eyes, rng: Random) -> Action:
        actions = list(eyes.actions())
        if len(actions) == 1:
            return actions[0]
        view = eyes.view()
        worth = _worth_together if view.options.coop else _worth_alone
        return max(actions, key=lambda action: worth(view, eyes.seat, action))


#: What a card is worth keeping, for discards.
_KEEP: Final = {"d": 7, "l": 6, "s": 5, "b": 5, "z": 4, "u": 3, "t": 2}
#: All faces, in the order of the engine.
FACES: Final = tuple(sorted(_KEEP))
_ALONE: Final = {"u": 40, "b": 36, "s": 34, "t": 28, "z": 20}
_TOGETHER: Final = {"u": 44, "z": 43, "b": 42, "s": 41, "t": 34}
#: Alone: a heart for oneself, a lightning with two alive, anything at an immune player.
_HEAL_ALONE, _LIGHTNING_OF_TWO, _IN_VAIN = 50, 10, -1
#: Together: a heart for somebody with none, one, or more; a monster with so few hearts is not worth a sleep.
_HEAL, _WEAK_MONSTER = (60, 50, 20), 2


def _worth_alone(view: View, seat: Seat, action: Action) -> int:
    """Everybody against everybody: heal when hurt, then rob and strike; nothing at immune players."""
    match action:
        case Shield():
            return 1
        case Discard(card):
            return -_KEEP[card.lower()]
        case Play(card):
            face = card.lower()
            if face == "l":
                return _HEAL_ALONE
            if face == "b":
                return _lightning_alone(view)
            return _IN_VAIN if _next_is_immune(view, seat) else _ALONE[face]
        case _:
            return 0


def _lightning_alone(view: View) -> int:
    return worth_of_face("b", sum(player.hearts > 0 for player in view.players))


def worth_of_face(face: str, living: int) -> int:
    """What a card of this face is worth in V1 with so many alive, where it can be played and meets somebody."""
    if face == "l":
        return _HEAL_ALONE
    # With two a sword does the same as a lightning without risk (C8).
    return _ALONE[face] if face != "b" or living > 2 else _LIGHTNING_OF_TWO


def _next_is_immune(view: View, seat: Seat) -> bool:
    other = next_living([player.hearts for player in view.players], view.direction, seat)
    return view.players[other].immune


def _worth_together(view: View, seat: Seat, action: Action) -> int:
    """All together: revive first, heal the weak, draw two, strike, put strong monsters to sleep."""
    match action:
        case Shield():
            return 1
        case Discard(card):
            return -_KEEP[card.lower()]
        case Play("l", target):
            hearts = view.players[seat if target is None else target].hearts
            return _HEAL[min(hearts, len(_HEAL) - 1)]
        case Play("z", _):
            monster = view.monster
            useful = monster is not None and not monster.asleep and monster.hearts > _WEAK_MONSTER
            return _TOGETHER["z"] if useful else _IN_VAIN
        case Play(card, _):
            return _TOGETHER[card]
        case Pass():
            return 0
        case _:
            return 0


def worths(variant: str) -> dict[str, object]:
    """The greedy player's table as the engine takes it, faces in its own order."""
    play = _TOGETHER if variant == COOP else _ALONE | {"l": _HEAL_ALONE}
    return {
        "play": [play.get(face, 0) for face in FACES],
        "keep": [_KEEP[face] for face in FACES],
        "lightning_of_two": _LIGHTNING_OF_TWO,
        "at_immune": _IN_VAIN,
        "life": list(_HEAL),
        "skip_in_vain": _IN_VAIN,
        "weak_monster": _WEAK_MONSTER,
    }


BOTS: Final[dict[str, CombatBot]] = {
    "random": RandomBot(),
    "careful": CarefulRandomBot(),
    "greedy": GreedyBot(),
}
