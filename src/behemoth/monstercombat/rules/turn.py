"""The phases of a turn (section 3 of the rules)."""

from __future__ import annotations

from msgspec.structs import replace

from behemoth.monstercombat.events import EventRevealed, ImmunityEnded, MonsterWoke, TurnStarted
from behemoth.monstercombat.parts import DISCARD, PLAY
from behemoth.monstercombat.rules.phases import Phase
from behemoth.monstercombat.rules.table import Table

LAST_SURVIVOR = "last-survivor"
MONSTERS_DEFEATED = "monsters-defeated"
PLAYERS_DEFEATED = "players-defeated"
TURN_CAP = "turn-cap"


def turn_start(table: Table) -> Phase:
    """TURN_START: what lasted a round ends (B23), the monster may wake (D4)."""
    turn = table.turn
    seat = turn.current
    table.turn = replace(turn, number=turn.number + 1, owed=0, acted=False, skips=False)
    table.emit(TurnStarted, seat, table.turn.number)
    if table.immune[seat] and table.options.v2_immunity == "literal":
        table.immune[seat] = 0
        table.emit(ImmunityEnded, seat)
    if table.monster.sleep:
        _sleep_on(table)
    return Phase.DRAW


def _sleep_on(table: Table) -> None:
    # sleep is the caster's seat + 1 (caster_round), or 1 + the turns it still sleeps through.
    sleep = table.monster.sleep
    if table.options.sleep == "caster_round":
        left = 0 if sleep == table.turn.current + 1 else sleep
    else:
        left = sleep - 1
    table.monster = replace(table.monster, sleep=left)
    if not left:
        table.emit(MonsterWoke, table.monster.number)


def draw(table: Table) -> Phase:
    """DRAW and CHECK: one card, always (B8). An event follows a trigger back (V1), or every draw (V2, D2)."""
    card = table.draw_card(table.turn.current)
    table.owe(1 if table.coop else int(card.isupper()))
    return Phase.NEXT_EVENT


def next_event(table: Table) -> Phase:
    """EVENT: turn up one card for each event that is owed; then the turn goes on where it was."""
    turn = table.turn
    if not table.hearts[turn.current]:
        return Phase.NEXT_PLAYER  # B16
    if not turn.owed:
        return Phase.HAND_CHECK if turn.acted else Phase.ASK_PLAY
    table.owe(-1)
    table.emit(EventRevealed, turn.current, table.reveal_event())
    return Phase.EVENT_CARD


def event_done(table: Table) -> Phase:
    """The event card goes to the played ones (MC7.2)."""
    table.put_event_away()
    return Phase.NEXT_EVENT


def ask_play(table: Table) -> Phase:
    """PLAY is always asked, even if passing is all there is (MC7.3)."""
    table.turn = replace(table.turn, phase=PLAY)
    return Phase.STOP


def hand_check(table: Table) -> Phase:
    """END_TURN: discard down to the limit, card by card (B17)."""
    if len(table.hands[table.turn.current]) > table.options.hand_limit:
        table.turn = replace(table.turn, phase=DISCARD)
        return Phase.STOP
    return Phase.NEXT_PLAYER


def next_player(table: Table) -> Phase:
    """NEXT: the following living player, or the one after (skip, C15); the turn cap ends the game here (B25)."""
    turn = table.turn
    seat = turn.current
    if table.immune[seat] and table.options.v2_immunity != "literal":
        table.immune[seat] -= 1  # D3: through the end of the next turn
        if not table.immune[seat]:
            table.emit(ImmunityEnded, seat)
    if turn.number >= table.options.turn_cap:
        table.end(TURN_CAP)
        return Phase.STOP
    following = table.after(seat)
    table.turn = replace(turn, current=table.after(following) if turn.skips else following)
    return Phase.TURN_START


def ended(table: Table) -> bool:
    """END after a loss of hearts: the last living player has won (V1, C20), or all have lost (V2)."""
    living = table.living()
    if table.coop and not living:
        table.end(PLAYERS_DEFEATED)
    elif not table.coop and living == 1:
        table.end(LAST_SURVIVOR)
    return bool(table.ending)
