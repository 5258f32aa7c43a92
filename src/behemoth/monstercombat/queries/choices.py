"""What an interface asks about a game of Monster Combat, answered as data from what its viewer may know; and what the
table does for somebody whose time is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from behemoth.games import COACH, InvalidText, Seat, Viewer
from behemoth.locale import say
from behemoth.monstercombat.actions import PASS, TAKE_IT, Action, Discard, Pass, Play, Shield, TakeIt
from behemoth.monstercombat.queries.coach import Coached, coach
from behemoth.monstercombat.rules.refusals import refusal
from behemoth.monstercombat.tables.cards import FACE_OF
from behemoth.monstercombat.text.action_text import action_text
from behemoth.monstercombat.text.words import card_name, player_name

if TYPE_CHECKING:
    from behemoth.monstercombat.state import CombatState


class ActionChoice(msgspec.Struct, frozen=True):
    """Something the seat may do now: the text to submit, the card it takes, and words for a button."""

    text: str
    sort: str
    card: str
    target: Seat | None
    label: str
    help: str


class IdleCard(msgspec.Struct, frozen=True):
    """A card of the seat's own that can do nothing now, and why."""

    card: str
    text: str


class Choices(msgspec.Struct, frozen=True):
    """All a seat may do now; empty if it owes nothing, and for spectators."""

    phase: str
    actions: tuple[ActionChoice, ...]
    idle: tuple[IdleCard, ...] = ()
    #: What the table does when the time is over, by the action's text.
    late: str = ""


def answer(state: CombatState, viewer: Viewer, about: str, language: str) -> Choices | Coached:
    """The answer to a question. A viewer hears of their own seat only. Raises InvalidText for an unknown one."""
    if about.strip() == COACH:
        return _coached(state, viewer)
    if about.strip() != "actions":
        raise InvalidText("error-no-query", about=about[:40])
    if not isinstance(viewer, int):
        return Choices(state.turn.phase, ())
    choices = tuple(_choice(state, viewer, action, language) for action in state.actions(viewer))
    late = default(state, viewer)
    return Choices(state.turn.phase, choices, _idle(state, viewer, language), "" if late is None else action_text(late))


def _coached(state: CombatState, viewer: Viewer) -> Coached:
    """Said to who owes a decision; nobody else is told anything."""
    if not isinstance(viewer, int) or viewer not in state.to_act():
        return Coached()
    return coach(state.view(viewer), viewer, iter(state.actions(viewer)))


#: How a card would be used in answer to each question.
_USES: Final[dict[str, Callable[[str], Action]]] = {"play": Play, "shield": Shield, "discard": Discard}


def _idle(state: CombatState, seat: Seat, language: str) -> tuple[IdleCard, ...]:
    legal = state.actions(seat)
    if not legal:
        return ()
    useful = {getattr(action, "card", "") for action in legal}
    idle = [card for card in dict.fromkeys(state.hands[seat]) if card not in useful]
    return tuple(IdleCard(card, _reason(state, seat, card, language)) for card in idle)


def _reason(state: CombatState, seat: Seat, card: str, language: str) -> str:
    """The sentence of the refusal; on a card its rule number would only be in the way."""
    refused = refusal(state, seat, _USES[state.turn.phase](card))
    return type(refused)(refused.key, **refused.arguments).sentence(language)


def _choice(state: CombatState, seat: Seat, action: Action, language: str) -> ActionChoice:
    card = getattr(action, "card", "")
    label, help_text = _words(state, action, language)
    return ActionChoice(
        text=action_text(action),
        sort=type(action).__name__.lower(),
        card=card,
        target=getattr(action, "target", None),
        label=label,
        help=help_text,
    )


def _words(state: CombatState, action: Action, language: str) -> tuple[str, str]:
    match action:
        case Pass():
            return say("combat-do-pass", language), say("combat-do-pass-help", language)
        case TakeIt():
            return say("combat-do-take", language), _hit_help(state.attack.damage, language)
        case Shield(card):
            one = state.options.x2_shields == "one_per_heart" and state.attack.damage > 1
            key = "combat-do-shield-one-help" if one else "combat-do-shield-help"
            return say("combat-do-shield", language, card=card_name(card, language)), say(key, language)
        case Discard(card):
            help_text = say("combat-do-discard-help", language, limit=state.options.hand_limit)
            return say("combat-do-discard", language, card=card_name(card, language)), help_text
        case Play(card, target):
            return _play_label(card, target, language), effect_sentence(state.options.variant, card, language)


def _hit_help(damage: int, language: str) -> str:
    return say("combat-do-take-help", language, damage=damage, how="one" if damage == 1 else "many")


def _play_label(card: str, target: Seat | None, language: str) -> str:
    if target is None:
        return say("combat-do-play", language, card=card_name(card, language))
    return say("combat-do-play-for", language, card=card_name(card, language), player=player_name(target, language))


def effect_sentence(variant: str, card: str, language: str) -> str:
    """What a card does in this variant, in one sentence."""
    return say(f"combat-effect-{variant}-{FACE_OF[card].name}", language)


def default(state: CombatState, seat: Seat) -> Action | None:
    """What the table does when the time is over: nothing is played, hits are taken, the first card is discarded.

    Which of them depends on the question alone, never on the hand, so that it tells nothing (B26).
    """
    if seat not in state.to_act():
        return None
    if state.turn.phase == "discard":
        return next(iter(state.actions(seat)))
    return PASS if state.turn.phase == "play" else TAKE_IT
