"""What a viewer may know, built by whitelist: nothing gets here unless this file puts it here (B24).

Two states that differ only in what a viewer cannot know give the same bytes. Cards have no identity: equal hands are
equal letters, so no card can be followed through a shuffle.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from behemoth.games import EVERYTHING, Outcome, Seat, Viewer, demand_viewer
from behemoth.monstercombat.memory.memory import Known, World
from behemoth.monstercombat.memory.whereabouts import surely_held
from behemoth.monstercombat.parts import SHIELD, secret_answers
from behemoth.monstercombat.rules.attack import is_secret
from behemoth.monstercombat.sight import sees_hand, unseen
from behemoth.monstercombat.tables.cards import back, triggers
from behemoth.monstercombat.tables.event_cards import ATTACK
from behemoth.monstercombat.tables.options import Options

if TYPE_CHECKING:
    from behemoth.monstercombat.state import CombatState


class PlayerView(msgspec.Struct, frozen=True):
    """One player as seen by the viewer."""

    hearts: int
    cards: int
    #: How many of the cards show the trigger back (MC2.3); always none in co-op (D19).
    triggers: int
    immune: bool
    #: The faces, where the viewer may see them.
    hand: str | None = None
    #: Cards the viewer knows to be there, because a thief took them from the viewer.
    known: str = ""


class QuestionView(msgspec.Struct, frozen=True):
    """An attack under way. It is put to everybody attacked, so it says nothing about a hand (B26)."""

    attack: str
    asked: Seat
    queue: tuple[Seat, ...]
    damage: int
    by: Seat | None
    #: Whether a lightning can still backfire; unknown while answers are secret.
    all_shielded: bool | None
    #: The viewer's own secret answer, if it has given one.
    answer: str | None = None


class MonsterView(msgspec.Struct, frozen=True):
    """The active monster (V2)."""

    number: int
    hearts: int
    asleep: bool
    #: Who put it to sleep, and for how many turns after this one, as the option has it.
    caster: Seat | None = None
    turns: int | None = None


class Notes(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat that has watched closely knows beyond what lies on the table, so that a full state can be imagined
    from its view alone. All of it is public but for the first two, which are the seat's own (memory.py)."""

    #: The faces it saw behind the backs of the log, and where cards it lost were at the last reshuffle.
    own: str | None = ""
    known: Known = ()
    #: Which cards became the draw pile at the last reshuffle, and how cards moved since.
    pile: str = ""
    log: str = ""
    #: What each seat was lately seen to do (recent.py).
    recent: tuple[str, ...] = ()
    #: How long each is immune; events still owed; whether PLAY is over; whether the next player is passed over.
    immune: tuple[int, ...] = ()
    owed: int = 0
    acted: bool = False
    skips: bool = False
    #: Whether all but the immune could still make a lightning backfire, and who has answered it in secret.
    every: bool = True
    answered: tuple[Seat, ...] = ()


class View(msgspec.Struct, frozen=True):
    """The table as the viewer may see it."""

    viewer: Viewer
    options: Options
    turn: int
    phase: str
    to_act: tuple[Seat, ...]
    current: Seat
    direction: int
    players: tuple[PlayerView, ...]
    #: How many cards are left to draw, and the back of the top one.
    draw: int
    top: str | None
    discard: str
    events: int
    revealed: str | None
    played: str
    question: QuestionView | None
    monster: MonsterView | None
    #: The cards the viewer cannot see, in no order: those in other hands and in the draw pile.
    unseen: str
    outcome: Outcome | None
    #: After the end only, for ``everything``: both piles in their order.
    draw_order: str | None = None
    event_order: str | None = None
    #: For a seat only.
    notes: Notes | None = None


def view(state: CombatState, viewer: Viewer) -> View:
    """What this viewer may know. Raises SecretView for ``everything`` before the end, UnknownViewer for a stranger."""
    demand_viewer(state, viewer, len(state.hands))
    everything = viewer == EVERYTHING
    turn, piles = state.turn, state.piles
    known = surely_held(state, viewer) if isinstance(viewer, int) else ()
    return View(
        viewer=viewer,
        options=state.options,
        turn=turn.number,
        phase=turn.phase,
        to_act=state.to_act(),
        current=turn.current,
        direction=turn.direction,
        players=tuple(_player(state, seat, viewer, known) for seat in range(len(state.hands))),
        draw=len(piles.draw),
        top=back(piles.draw[0]) if piles.draw and not state.options.coop else None,
        discard=piles.discard,
        events=len(piles.events),
        revealed=piles.revealed or None,
        played=piles.played,
        question=_question(state, viewer) if turn.phase == SHIELD else None,
        monster=_monster(state) if state.options.coop else None,
        unseen=unseen(state, viewer),
        outcome=state.outcome(),
        draw_order=piles.draw if everything else None,
        event_order=piles.events if everything else None,
        notes=_notes(state, viewer) if isinstance(viewer, int) else None,
    )


def _player(state: CombatState, seat: Seat, viewer: Viewer, known: World) -> PlayerView:
    hand = state.hands[seat]
    return PlayerView(
        hearts=state.hearts[seat],
        cards=len(hand),
        triggers=triggers(hand),
        immune=bool(state.immune[seat]),
        hand=hand if sees_hand(state, seat, viewer) else None,
        known=known[seat] if known else "",
    )


def _notes(state: CombatState, seat: Seat) -> Notes:
    memory, turn = state.memory, state.turn
    return Notes(
        own=memory.own[seat],
        known=memory.known[seat],
        pile=memory.pile,
        log=memory.log,
        recent=memory.recent,
        immune=state.immune if any(state.immune) else (),
        owed=turn.owed,
        acted=turn.acted,
        skips=turn.skips,
        every=state.attack.every,
        answered=tuple(other for other, _ in secret_answers(state.attack)),
    )


def _question(state: CombatState, viewer: Viewer) -> QuestionView:
    attack = state.attack
    return QuestionView(
        attack=attack.kind,
        asked=attack.queue[0],
        queue=attack.queue,
        damage=attack.damage,
        by=None if attack.kind == ATTACK else state.turn.current,
        all_shielded=None if is_secret(attack, state.options) else attack.every,
        answer=dict(secret_answers(attack)).get(viewer) if isinstance(viewer, int) else None,
    )


def _monster(state: CombatState) -> MonsterView:
    monster, by_caster = state.monster, state.options.sleep == "caster_round"
    return MonsterView(
        number=monster.number,
        hearts=monster.hearts,
        asleep=bool(monster.sleep),
        caster=monster.sleep - 1 if monster.sleep and by_caster else None,
        turns=monster.sleep - 1 if monster.sleep and not by_caster else None,
    )
