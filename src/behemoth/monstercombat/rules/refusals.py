"""Why an action is not allowed: one clear sentence and the rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from behemoth.games import IllegalAction, Named, Seat, not_an_action
from behemoth.monstercombat.actions import Action, Discard, Pass, Play, Shield, TakeIt
from behemoth.monstercombat.tables.cards import FACE_OF, SHIELDS

if TYPE_CHECKING:
    from behemoth.monstercombat.state import CombatState

#: Which actions answer which question.
_FITS: Final[dict[str, tuple[type, ...]]] = {"play": (Play, Pass), "shield": (Shield, TakeIt), "discard": (Discard,)}
_WRONG_TIME: Final = {"play": ("error-combat-asked-play", "B9"), "shield": ("error-combat-asked-shield", "B12")}


def refusal(state: CombatState, seat: Seat, action: object) -> IllegalAction:
    """The error for an action that is not among the legal ones."""
    if not isinstance(action, Action):
        return not_an_action(action)
    owing = state.to_act()
    if not owing:
        return IllegalAction("error-game-over")
    if seat not in owing:
        return IllegalAction("error-not-your-turn")
    if not isinstance(action, _FITS[state.turn.phase]):
        key, rule = _WRONG_TIME.get(state.turn.phase, ("error-combat-asked-discard", "B17"))
        return IllegalAction(key, rule=rule, limit=state.options.hand_limit)
    if isinstance(action, Play | Shield | Discard):
        return _about_card(state, seat, action)
    return IllegalAction("error-combat-not-possible")


def _about_card(state: CombatState, seat: Seat, action: Play | Shield | Discard) -> IllegalAction:
    card = action.card
    if card not in FACE_OF:
        return IllegalAction("error-combat-no-such-card", card=str(card)[:20])
    if isinstance(action, Shield) and card not in SHIELDS:
        return IllegalAction("error-combat-only-shield", rule="B12", card=named_card(card))
    if card not in state.hands[seat]:
        return IllegalAction("error-combat-not-in-hand", card=named_card(card))
    if isinstance(action, Play):
        return _about_play(state, seat, action)
    return IllegalAction("error-combat-not-possible")


def _about_play(state: CombatState, seat: Seat, action: Play) -> IllegalAction:
    face = FACE_OF[action.card]
    if not face.playable:
        return IllegalAction("error-combat-shield-answers", rule="B10")
    if not face.heals or not state.options.coop:
        if action.target is not None:
            return IllegalAction("error-combat-no-target", rule="C3", card=named_card(action.card))
        return IllegalAction("error-combat-hearts-full", rule="B10")
    if not state.healable():
        return IllegalAction("error-combat-all-hearts-full", rule="B10")
    if action.target is None or not 0 <= action.target < len(state.hearts):
        return IllegalAction("error-combat-name-target", rule="D14")
    return IllegalAction(
        "error-combat-target-full", rule="D14", player=Named("combat-player", number=action.target + 1)
    )


def named_card(card: str) -> Named:
    """The card as an argument of an error, said in the reader's language."""
    return Named(f"combat-card-{FACE_OF[card].name}" + ("-marked" if card.isupper() else ""))
