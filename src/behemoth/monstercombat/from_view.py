"""A full state from a seat's view alone: first any state with this view, then what the seat imagines it to be.

``imagine`` looks at nothing of a hidden card but its back, so it does not matter which cards lie in the hidden places
first. Whoever has only the bytes of a view, like a bot's worker, can therefore imagine as well as the seat itself.
"""

from __future__ import annotations

from random import Random
from typing import Final

import msgspec

from behemoth.games import GameError, InvalidText, Seat
from behemoth.monstercombat.memory.imagine import imagine
from behemoth.monstercombat.memory.memory import Memory
from behemoth.monstercombat.parts import NO_MONSTER, TAKEN, Attack, MonsterState, Piles, Turn
from behemoth.monstercombat.state import CombatState
from behemoth.monstercombat.tables.cards import ORDER, PLAIN_BACK, ordered
from behemoth.monstercombat.tables.options import checked
from behemoth.monstercombat.view import MonsterView, Notes, View

#: Some face, with each back.
_PLAIN, _MARKED = ORDER[0], ORDER[1]
#: What shows, somewhere on the way, that no state looks like this: a card that is not there, a seat that nobody has.
_CONTRADICTIONS: Final = (
    msgspec.DecodeError, GameError, ValueError, LookupError, TypeError, AttributeError, ArithmeticError, StopIteration,
    RecursionError,
)  # fmt: skip


def from_view(data: bytes, seat: Seat, rng: Random) -> CombatState:
    """Some full state that looks like this to the seat. Raises InvalidText."""
    try:
        view = msgspec.json.decode(data, type=View)
        if view.viewer != seat or view.notes is None:
            raise ValueError(view.viewer)
        state = imagine(_blank(view, view.notes, seat), seat, rng)
        if state.view(seat) != view:
            raise ValueError(view.turn)
        return state
    except _CONTRADICTIONS as error:
        raise InvalidText("error-combat-view") from error


def _blank(view: View, notes: Notes, seat: Seat) -> CombatState:
    """A state with this view but for its hidden cards, of which only the backs are right."""
    seats = len(view.players)
    monster = view.monster
    hands = tuple(
        player.hand if player.hand is not None else _backs(player.cards, player.triggers) for player in view.players
    )
    own = tuple(place == seat for place in range(seats))
    return CombatState(
        options=checked(view.options),
        hearts=tuple(player.hearts for player in view.players),
        hands=hands,
        immune=notes.immune or (0,) * seats,
        turn=Turn(view.current, view.turn, view.direction, view.phase, notes.owed, notes.acted, notes.skips),
        piles=Piles(_pile(view), view.discard, _events(view), view.revealed or "", view.played),
        attack=_attack(view, notes, seat),
        monster=MonsterState(monster.number, monster.hearts, _sleep(monster)) if monster else NO_MONSTER,
        memory=Memory(
            notes.pile,
            notes.log,
            tuple(notes.own if mine else None for mine in own),
            tuple(notes.known if mine else () for mine in own),
            notes.recent,
        ),
        ending=view.outcome.reason if view.outcome else "",
    )


def _backs(cards: int, triggers: int) -> str:
    return _MARKED * triggers + _PLAIN * (cards - triggers)


def _pile(view: View) -> str:
    """The draw pile: as many trigger backs as no other hidden hand has, the top one as everybody sees it."""
    hidden = sum(player.triggers for player in view.players if player.hand is None)
    marked = sum(card.isupper() for card in view.unseen) - hidden
    pile = _backs(view.draw, marked)
    return pile[::-1] if view.top == PLAIN_BACK else pile


def _events(view: View) -> str:
    """The event cards that were not turned up yet."""
    left = list(view.options.event_counts.pile())
    for kind in view.played + (view.revealed or ""):
        left.remove(kind)
    return ordered("".join(left))


def _attack(view: View, notes: Notes, seat: Seat) -> Attack:
    """The attack under way; what others answered in secret is imagined afterwards."""
    question = view.question
    if question is None:
        return Attack(every=notes.every)
    own = question.answer or TAKEN
    answers = "".join(f"{other}{own if other == seat else TAKEN}" for other in notes.answered)
    return Attack(question.attack, question.queue, question.damage, notes.every, answers)


def _sleep(monster: MonsterView) -> int:
    """See rules/turn.py."""
    if not monster.asleep:
        return 0
    return 1 + (monster.caster if monster.caster is not None else monster.turns or 0)
