"""What the coach says where one decides: who is hit and what that leads to, who comes next and whom they can hit, what
the top back means, what a sleeping monster does. All of it is read off the seat's own view, so it tells nothing that
the seat could not see (B24)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, TypeAlias

import msgspec

from behemoth.games import Seat
from behemoth.monstercombat.actions import Action, Play, Shield
from behemoth.monstercombat.parts import PLAY, SHIELD
from behemoth.monstercombat.rules.card_effects import hits_of
from behemoth.monstercombat.rules.table import next_living
from behemoth.monstercombat.tables.cards import (
    DRAW_MORE,
    FACE_OF,
    HIT_MONSTER,
    LULL,
    REVIVE,
    SHIELDS,
    SKIP_TURN,
    STEAL,
    STRIKE_ALL,
    STRIKE_NEXT,
    STRIKES_ALL,
    TRIGGER_BACK,
)
from behemoth.monstercombat.tables.event_cards import ATTACK
from behemoth.monstercombat.tables.monsters import HEARTS, LAST
from behemoth.monstercombat.text.action_text import action_text
from behemoth.monstercombat.view import View


class Fact(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something worth knowing: which sentence, about whom, how much. An interface has the names, and so the words."""

    what: str
    seat: Seat | None = None
    other: Seat | None = None
    count: int = 0
    of: int = 0
    monster: int = 0


class Coached(msgspec.Struct, frozen=True):
    """What is worth knowing before anything is chosen, and about each action by its text."""

    facts: tuple[Fact, ...] = ()
    actions: dict[str, tuple[Fact, ...]] = {}


Facts: TypeAlias = Iterator[Fact]

#: Every fact there is; interfaces have a sentence for each.
FACTS: Final = (
    ("again", "follows", "next", "top-trigger", "top-plain", "top-none", "last-heart")
    + ("spared", "falls", "wins", "no-shield", "holds-shield", "backfire", "few")
    + ("asleep", "wakes", "may-attack", "lull-round", "lull-turn", "lull-turns")
    + ("monster-left", "monster-falls", "monsters-won", "revived", "too-many")
    + ("left", "out", "out-coop", "lost", "all-lost", "shields-left", "may-backfire")
)


def coach(seen: View, seat: Seat, actions: Iterator[Action]) -> Coached:
    """What a seat that owes a decision may want to know, from its view."""
    table = _Seen(seen, seat)
    return Coached(
        tuple(_in_general(table)),
        {action_text(action): tuple(_about(table, action)) for action in actions},
    )


class _Seen:
    """The view of the seat that decides, with what the facts ask of it."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        self.players = view.players
        self.own = view.players[seat]
        self.hearts = [player.hearts for player in view.players]
        self.living = sum(map(bool, self.hearts))
        self.coop = view.options.coop
        #: Whose turn follows; while an attack is answered it is somebody else's turn.
        self.next = self.after(view.current)

    def after(self, seat: Seat) -> Seat:
        """Whose turn follows that of a seat."""
        return next_living(self.hearts, self.view.direction, seat)

    def others(self) -> list[Seat]:
        """All others who still play, in the order they come."""
        found = []
        other = self.after(self.seat)
        while other != self.seat:
            found.append(other)
            other = self.after(other)
        return found

    @property
    def shields(self) -> int:
        """How many shields the seat holds."""
        return sum(card in SHIELDS for card in self.own.hand or "")


def _in_general(table: _Seen) -> Facts:
    if table.view.phase == SHIELD:
        return
    if table.coop:
        yield from _of_the_monster(table)
    else:
        yield from _of_the_next(table, table.next)
    if table.own.hearts == 1 and table.view.phase == PLAY:
        yield Fact("last-heart", count=table.shields)


def _about(table: _Seen, action: Action) -> Facts:
    if table.view.phase == SHIELD:
        yield from _of_the_answer(table, action)
    elif isinstance(action, Play):
        face = FACE_OF[action.card]
        yield from _OF_EFFECT.get(face.coop if table.coop else face.versus, _nothing)(table, action)
    elif table.view.phase == PLAY:
        yield from _in_general(table)


def _nothing(table: _Seen, action: Play) -> Facts:
    return iter(())


# --- everybody against everybody -------------------------------------------------------------------


def _of_the_next(table: _Seen, following: Seat) -> Facts:
    """Who comes next, whom they can hit (C3), and what the top back means for them (MC2.3)."""
    if following != table.seat:
        yield Fact("next", following, table.after(following))
    top = table.view.top
    if top is None:
        yield Fact("top-none", following)
    else:
        yield Fact("top-trigger" if top == TRIGGER_BACK else "top-plain", following)


def _of_a_hit(table: _Seen, victim: Seat) -> Facts:
    """What a hit would do to somebody, and whether they can have a shield."""
    player = table.players[victim]
    if player.immune:
        yield Fact("spared", victim)
        return
    if player.hearts == 1:
        yield Fact("wins" if table.living == 2 else "falls", victim)
    if not player.cards:
        yield Fact("no-shield", victim)
    elif any(card in SHIELDS for card in player.known):
        yield Fact("holds-shield", victim)


def _of_strike_next(table: _Seen, action: Play) -> Facts:
    yield from _of_a_hit(table, table.next)


def _of_strike_all(table: _Seen, action: Play) -> Facts:
    others = table.others()
    for victim in others:
        yield from _of_a_hit(table, victim)
    every = table.view.options.immune_counts_as_shield or not any(table.players[one].immune for one in others)
    if every and not table.own.immune:
        yield Fact("backfire", count=len(others))  # C5, C6


def _of_skip_turn(table: _Seen, action: Play) -> Facts:
    if _untouchable(table, table.next):
        yield Fact("spared", table.next)
        return
    following = table.after(table.next)
    yield Fact("again") if following == table.seat else Fact("follows", following, table.next)  # C15, C16
    yield from _of_the_next(table, following)


def _of_steal(table: _Seen, action: Play) -> Facts:
    victim, magnets = table.players[table.next], FACE_OF[action.card].power
    if _untouchable(table, table.next):
        yield Fact("spared", table.next)
    elif victim.cards < magnets:
        yield Fact("few", table.next, count=victim.cards, of=magnets)  # C13


def _untouchable(table: _Seen, seat: Seat) -> bool:
    return table.players[seat].immune and table.view.options.immunity_scope == "all"


# --- all together against the monsters -------------------------------------------------------------


def _of_the_monster(table: _Seen) -> Facts:
    """What the monster can do in the next turn: each brings an event (D2), an attack does nothing while it sleeps."""
    monster = table.view.monster
    assert monster is not None
    wakes = monster.turns == 0 if monster.caster is None else monster.caster == table.next
    if monster.asleep and not wakes:
        yield Fact("asleep", monster.caster, count=monster.turns or 0, monster=monster.number)
        return
    if monster.asleep:
        yield Fact("wakes", table.next, monster=monster.number)
    attacks, events = _attacks_left(table.view)
    if attacks:
        everybody = table.view.options.attack_target == "all"
        whom = None if everybody else table.next
        yield Fact("may-attack", whom, count=attacks, of=events, monster=monster.number)


def _attacks_left(view: View) -> tuple[int, int]:
    """How many of the events that can come next are attacks: played ones lie open, and come back when all are (B2)."""
    pile = view.options.event_counts.pile()
    if view.events:
        gone = view.played + (view.revealed or "")
        return pile.count(ATTACK) - gone.count(ATTACK), view.events
    return pile.count(ATTACK), len(pile)


def _of_hit_monster(table: _Seen, action: Play) -> Facts:
    monster = table.view.monster
    assert monster is not None
    hits = hits_of(action.card, int(monster.asleep))
    if hits < monster.hearts:
        yield Fact("monster-left", count=monster.hearts - hits, of=hits, monster=monster.number)
    elif monster.number == LAST:
        yield Fact("monsters-won", monster=monster.number)
    else:
        yield Fact("monster-falls", count=HEARTS[monster.number + 1], monster=monster.number + 1)  # D10


_LULLS: Final = {"caster_round": "lull-round", "next_turn": "lull-turn", "n_turns": "lull-turns"}


def _of_lull(table: _Seen, action: Play) -> Facts:
    yield Fact(_LULLS[table.view.options.sleep], count=table.living)


def _of_revive(table: _Seen, action: Play) -> Facts:
    if action.target is not None and not table.hearts[action.target]:
        yield Fact("revived", action.target)


def _of_draw_more(table: _Seen, action: Play) -> Facts:
    extra = table.own.cards - 1 + FACE_OF[action.card].power - table.view.options.hand_limit
    if extra > 0:
        yield Fact("too-many", count=extra, of=table.view.options.hand_limit)


_OF_EFFECT: Final[dict[str, Callable[[_Seen, Any], Facts]]] = {
    STRIKE_NEXT: _of_strike_next,
    STRIKE_ALL: _of_strike_all,
    SKIP_TURN: _of_skip_turn,
    STEAL: _of_steal,
    HIT_MONSTER: _of_hit_monster,
    LULL: _of_lull,
    REVIVE: _of_revive,
    DRAW_MORE: _of_draw_more,
}


# --- an attack to answer ---------------------------------------------------------------------------


def _of_the_answer(table: _Seen, action: Action) -> Facts:
    question = table.view.question
    assert question is not None
    if isinstance(action, Shield):
        yield Fact("shields-left", count=table.shields - 1)
        if question.attack in STRIKES_ALL and question.all_shielded:
            yield Fact("may-backfire", question.by)  # C5
        return
    left = table.own.hearts - question.damage
    if left > 0:
        yield Fact("left", count=left)
    elif table.coop:
        yield Fact("all-lost" if table.living == 1 else "out-coop")
    elif table.living == 2:
        yield Fact("lost", next(seat for seat in table.others()))
    else:
        yield Fact("out")
