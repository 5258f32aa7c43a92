"""Simple players of Monster Combat: random ones and a greedy one. They see what their seat sees and nothing else."""

from __future__ import annotations

from random import Random
from typing import Final, Protocol

from behemoth.games import Actions, Seat
from behemoth.monstercombat import Action, CombatState, Discard, Pass, Play, Shield, View


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
_ALONE: Final = {"u": 40, "b": 36, "s": 34, "t": 28, "z": 20}
_TOGETHER: Final = {"u": 44, "b": 42, "s": 41, "t": 34}


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
                return 50
            if face == "b":
                return _lightning_alone(view)
            return -1 if _next_is_immune(view, seat) else _ALONE[face]
        case _:
            return 0


def _lightning_alone(view: View) -> int:
    living = sum(player.hearts > 0 for player in view.players)
    return _ALONE["b"] if living > 2 else 10  # with two alive a sword does the same without the risk (C8)


def _next_is_immune(view: View, seat: Seat) -> bool:
    other = (seat + view.direction) % len(view.players)
    while not view.players[other].hearts:
        other = (other + view.direction) % len(view.players)
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
            return {0: 60, 1: 50}.get(hearts, 20)
        case Play("z", _):
            monster = view.monster
            return 43 if monster is not None and not monster.asleep and monster.hearts > 2 else -1
        case Play(card, _):
            return _TOGETHER[card]
        case Pass():
            return 0
        case _:
            return 0


BOTS: Final[dict[str, CombatBot]] = {
    "random": RandomBot(),
    "careful": CarefulRandomBot(),
    "greedy": GreedyBot(),
}
