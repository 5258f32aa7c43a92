"""A turn as a state machine, phase by phase (section 3 of the rules).

Each phase is a step: a function that does its part and names the next step, or nobody when a decision is owed or the
game is over. ``run`` goes from step to step, so that a long row of turns without decisions is no deep recursion.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from behemoth.monstercombat.draft import Draft
from behemoth.monstercombat.events import EventRevealed, ImmunityEnded, MonsterWoke, TurnStarted

Step: TypeAlias = "Callable[[Draft], Step | None]"

_EVENT_CARDS: Final[dict[str, Step]] = {}


def event_card(kind: str) -> Callable[[Step], Step]:
    """Mark the step that carries out this kind of event card."""

    def mark(step: Step) -> Step:
        _EVENT_CARDS[kind] = step
        return step

    return mark


LAST_SURVIVOR = "last-survivor"
MONSTERS_DEFEATED = "monsters-defeated"
PLAYERS_DEFEATED = "players-defeated"
TURN_CAP = "turn-cap"


def run(draft: Draft, step: Step | None) -> None:
    """Go on until somebody owes a decision or the game is over."""
    while step is not None:
        step = step(draft)


def turn_start(draft: Draft) -> Step | None:
    """TURN_START: what lasted a round ends (B23), the monster may wake (D4)."""
    seat = draft.current
    draft.turn += 1
    draft.acted = draft.skips = False
    draft.owed = 0
    draft.tell(TurnStarted, seat, draft.turn)
    if draft.immune[seat] and draft.options.v2_immunity == "literal":
        draft.immune[seat] = 0
        draft.tell(ImmunityEnded, seat)
    if draft.sleep:
        _sleep_on(draft)
    return draw


def _sleep_on(draft: Draft) -> None:
    # sleep is the caster's seat + 1 (caster_round), or 1 + the turns it still sleeps through.
    if draft.options.sleep != "caster_round":
        draft.sleep -= 1
        woken = draft.sleep == 0
    else:
        woken = draft.sleep == draft.current + 1
    if woken:
        draft.sleep = 0
        draft.tell(MonsterWoke, draft.monster)


def draw(draft: Draft) -> Step | None:
    """DRAW and CHECK: one card, always (B8). An event follows a trigger back (V1), or every draw (V2, D2)."""
    card = draft.draw_card(draft.current)
    draft.owed = 1 if draft.coop else int(card.isupper())
    return next_event


def next_event(draft: Draft) -> Step | None:
    """EVENT: turn up one card for each event that is owed; then the turn goes on where it was."""
    if not draft.hearts[draft.current]:
        return next_player  # B16
    if not draft.owed:
        return hand_check if draft.acted else ask_play
    draft.owed -= 1
    kind = draft.reveal_event()
    draft.tell(EventRevealed, draft.current, kind)
    return _EVENT_CARDS[kind]


def event_done(draft: Draft) -> Step | None:
    """The event card goes to the played ones (MC7.2)."""
    draft.played, draft.revealed = draft.played + draft.revealed, ""
    return next_event


def ask_play(draft: Draft) -> Step | None:
    """PLAY is always asked, even if passing is all there is (MC7.3)."""
    draft.phase = "play"
    return None


def hand_check(draft: Draft) -> Step | None:
    """END_TURN: discard down to the limit, card by card (B17)."""
    if len(draft.hands[draft.current]) > draft.options.hand_limit:
        draft.phase = "discard"
        return None
    return next_player


def next_player(draft: Draft) -> Step | None:
    """NEXT: the following living player, or the one after (skip, C15); the turn cap ends the game here (B25)."""
    seat = draft.current
    if draft.immune[seat] and draft.options.v2_immunity != "literal":
        draft.immune[seat] -= 1  # D3: through the end of the next turn
        if not draft.immune[seat]:
            draft.tell(ImmunityEnded, seat)
    if draft.turn >= draft.options.turn_cap:
        draft.end(TURN_CAP)
        return None
    following = draft.after(seat)
    draft.current = draft.after(following) if draft.skips else following
    return turn_start


def ended(draft: Draft) -> bool:
    """END after a loss of hearts: the last living player has won (V1, C20), or all have lost (V2)."""
    living = draft.living()
    if draft.coop and not living:
        draft.end(PLAYERS_DEFEATED)
    elif not draft.coop and living == 1:
        draft.end(LAST_SURVIVOR)
    return bool(draft.ending)
