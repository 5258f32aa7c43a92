"""What may be done in a match now: every command is checked here, and becomes entries of the log or a refusal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from behemoth.bots import demand_bot, stand_in
from behemoth.games import Closing, Ending, GameError, Seat, Step, takes_clocks
from behemoth.table import commands, entries, messages
from behemoth.table.carrying import GOOD_FOR
from behemoth.table.clock import ANEW, budget
from behemoth.table.clock_setting import Milliseconds
from behemoth.table.match import Match, OpenOffer, apply, apply_step, asked_about, play_text
from behemoth.table.messages import OfferKind
from behemoth.table.refusal import Refusal, by_the_game

#: How often "more time" is granted: in one decision, and in a match for each seat.
GIFTS_A_DECISION: Final = 2
GIFTS_A_MATCH: Final = 10
#: How much may happen beside play, so that nobody fills the log with offers: in all, and more for each action.
SPARE: Final = 400
BESIDE_EACH: Final = 4
#: How long a log may become at all. Where people can end a game, one of so many entries is drawn: nobody meets this who
#: wants to play, but whatever a match costs (reading it, showing it, keeping it) is bounded.
MOST_ENTRIES: Final = 10_000


class Change(msgspec.Struct, frozen=True):
    """What a command leads to: the entries to be logged, and the match once they are."""

    entries: tuple[entries.Entry, ...]
    match: Match


def handle(match: Match, command: commands.Command, now: Milliseconds) -> Change:
    """What this command leads to. Raises Refusal; the match stays as it was in any case."""
    now = max(now, match.at)  # a clock that was set back takes no time from anybody
    made = _HANDLERS[type(command)](match, command, now)
    change = made if isinstance(made, Change) else _change(match, made)
    return change if change.match.version < MOST_ENTRIES else _ended(change, now)


def _change(match: Match, made: list[entries.Entry]) -> Change:
    for entry in made:
        match = apply(match, entry)
    return Change(tuple(made), match)


def _ended(change: Change, now: Milliseconds) -> Change:
    """The same, and that the match ends with it if it has not already and can."""
    if change.match.over:
        return change
    try:
        closed = _close(change.match, Ending.AGREED, None, now)
    except Refusal:  # its own rules see to it that this game ends
        return change
    return Change((*change.entries, *closed), _change(change.match, closed).match)


Made = Change | list[entries.Entry]


def _demand_running(match: Match) -> None:
    if match.over:
        raise Refusal("over", "refusal-over")
    if match.waiting:
        raise Refusal("waiting", "refusal-waiting")


def _demand_measure(match: Match) -> None:
    if match.version > SPARE + len(match.actions) * BESIDE_EACH:
        raise Refusal("too-many", "refusal-too-many")


# --- the game ----------------------------------------------------------------------------------------


def _act(match: Match, command: messages.Act, now: Milliseconds) -> Made:
    _demand_turn(match, command.seat, command.turn)
    if match.players[command.seat].played_by != "person":
        raise Refusal("refused", "refusal-standing")
    if match.clock.fallen(command.seat, now, command.lag) and takes_clocks(match.state):
        raise Refusal("stale", "refusal-late")
    step = _play(match, command.seat, command.action)
    return _carry_out(match, command.seat, step, now, lag=command.lag, by="seat", id=command.id)


def _bot_act(match: Match, command: commands.BotAct, now: Milliseconds) -> Made:
    _demand_turn(match, command.seat, command.turn)
    if match.players[command.seat].played_by != "bot":
        raise Refusal("stale", "refusal-stale")
    step = _play(match, command.seat, command.action)
    asked = next((offer for offer in match.offers if offer.kind == "draw" and command.seat in offer.waits_for), None)
    if asked is None:
        return _carry_out(match, command.seat, step, now, by="bot")
    # Moving on answers an offer of a draw with no; of a bot nobody could tell otherwise.
    declined = _change(match, [entries.Answered(at=now, kind="draw", seat=command.seat, accept=False)])
    acted = _carry_out(declined.match, command.seat, step, now, by="bot")
    return Change((*declined.entries, *acted.entries), acted.match)


def _demand_turn(match: Match, seat: Seat, turn: int) -> None:
    if turn == match.turn and seat in match.to_act:
        return
    _demand_running(match)
    if match.paused:
        raise Refusal("paused", "refusal-paused")
    if turn != match.turn:
        raise Refusal("stale", "refusal-stale")
    raise Refusal("illegal", "refusal-not-asked")


def _play(match: Match, seat: Seat, text: str) -> Step[Any]:
    try:
        return play_text(match, seat, text)
    except GameError as error:
        raise by_the_game(error) from error


def _carry_out(
    match: Match, seat: Seat, step: Step[Any], now: Milliseconds, *, lag: Milliseconds = 0, **facts: Any
) -> Change:
    """The change by a step. People write it in many ways, the log in one."""
    forgiven = match.clock.forgiven(seat, now, lag)
    left = match.clock.left_after(seat, now, forgiven)
    entry = entries.Acted(at=now, seat=seat, action=step.text, left=left, lag=forgiven, **facts)
    return Change((entry,), apply_step(match, entry, step))


def _tick(match: Match, command: commands.Tick, now: Milliseconds) -> Made:
    flag = match.clock.flag()
    if flag is None or flag[0] > now or not match.to_act:
        raise Refusal("refused", "refusal-nothing")
    seat = flag[1]
    default = match.state.default(seat)
    if default is not None:
        return _carry_out(match, seat, _play(match, seat, match.state.write(seat, default)), now, by="table")
    return _close(match, Ending.FLAG, seat, now)


def _close(match: Match, ending: Ending, seat: Seat | None, now: Milliseconds, **facts: Any) -> list[entries.Entry]:
    try:
        match.state.close(Closing(ending, seat))
    except GameError as error:
        raise by_the_game(error) from error
    return [entries.Closed(at=now, ending=ending, seat=seat, **facts)]


def _resign(match: Match, command: messages.Resign, now: Milliseconds) -> Made:
    _demand_running(match)
    return _close(match, Ending.RESIGNED, command.seat, now, id=command.id)


def _end(match: Match, command: commands.End, now: Milliseconds) -> Made:
    if match.over:
        raise Refusal("over", "refusal-over")
    try:
        return _close(match, Ending.AGREED, None, now)
    except Refusal as refusal:
        raise Refusal("refused", "refusal-no-end") from refusal


# --- offers ------------------------------------------------------------------------------------------


def _offer(match: Match, command: messages.Offer, now: Milliseconds) -> Made:
    _demand_moment(match, command.kind)
    if command.kind == "pause" and match.paused:
        return [entries.Resumed(at=now, seat=command.seat, id=command.id)]
    stands = next((offer for offer in match.offers if offer.kind == command.kind), None)
    if command.accept is None and (stands is None or command.seat not in stands.waits_for):
        return _make_offer(match, command, stands, now)
    return _answer(match, command, stands, now)


def _demand_moment(match: Match, kind: OfferKind) -> None:
    if kind != "rematch":
        _demand_running(match)
    elif not match.over:
        raise Refusal("refused", "refusal-not-over")
    elif match.rematch or match.rematch_agreed:
        raise Refusal("refused", "refusal-rematch-made")


def _make_offer(
    match: Match, command: messages.Offer, stands: OpenOffer | None, now: Milliseconds
) -> list[entries.Entry]:
    _demand_measure(match)
    if stands is not None:
        raise Refusal("refused", "refusal-offer-stands")
    if (command.kind, command.seat) in match.refused:
        raise Refusal("refused", "refusal-offer-again")
    waits = asked_about(match, command.seat, command.kind)
    agreed = _consequence(match, command.kind, command.seat, now)  # refused now rather than when somebody agrees
    offered = entries.Offered(at=now, kind=command.kind, seat=command.seat, id=command.id)
    return [offered] if waits else [offered, *agreed]


def _answer(match: Match, command: messages.Offer, stands: OpenOffer | None, now: Milliseconds) -> list[entries.Entry]:
    takes_back = stands is not None and stands.by == command.seat and command.accept is False
    if stands is None or not (command.seat in stands.waits_for or takes_back):
        raise Refusal("no-offer", "refusal-no-offer")
    accept = command.accept is not False
    answer = entries.Answered(at=now, kind=command.kind, seat=command.seat, accept=accept, id=command.id)
    return _answered(match, answer, stands, now)


def _answered(match: Match, answer: entries.Answered, stands: OpenOffer, now: Milliseconds) -> list[entries.Entry]:
    if not answer.accept or len(stands.waits_for) > 1:
        return [answer]
    return [answer, *_consequence(match, answer.kind, stands.by, now)]


def _bot_answer(match: Match, command: commands.BotAnswer, now: Milliseconds) -> Made:
    stands = next((offer for offer in match.offers if offer.kind == command.kind), None)
    if stands is None or command.seat not in stands.waits_for or match.players[command.seat].played_by != "bot":
        raise Refusal("stale", "refusal-stale")
    answer = entries.Answered(at=now, kind=command.kind, seat=command.seat, accept=command.accept, why=command.why)
    return _answered(match, answer, stands, now)


def _consequence(match: Match, kind: OfferKind, by: Seat, now: Milliseconds) -> list[entries.Entry]:
    """What happens once everybody has agreed; a rematch is made by whoever keeps the matches."""
    match kind:
        case "draw":
            return _close(match, Ending.AGREED, None, now)
        case "takeback":
            return [entries.TookBack(at=now, to_index=_back_to(match, by))]
        case "pause":
            return [entries.Paused(at=now)]
        case "rematch":
            return []


def _back_to(match: Match, by: Seat) -> int:
    """The index of the last action of this seat; at one device the last action of all."""
    anybody = match.setup.mode == "here"
    for index in reversed(range(len(match.actions))):
        if anybody or match.actions[index].seat == by:
            if index < match.floor:
                raise Refusal("refused", "refusal-final")
            return index
    raise Refusal("refused", "refusal-nothing-back")


# --- seats -------------------------------------------------------------------------------------------


def _sit(match: Match, command: commands.Sit, now: Milliseconds) -> Made:
    if match.players[command.seat].kind != "open":
        raise Refusal("refused", "refusal-taken")
    return [entries.SatDown(at=now, seat=command.seat, name=command.name, token_hash=command.token_hash)]


def _offer_carry(match: Match, command: commands.OfferCarry, now: Milliseconds) -> Made:
    _demand_measure(match)
    offered = entries.CarryOffered(at=now, seats=command.seats, code_hash=command.code_hash, until=now + GOOD_FOR)
    return [offered]


def _carry(match: Match, command: commands.Carry, now: Milliseconds) -> Made:
    for offer in match.carries:
        if offer.code_hash == command.code_hash and now < offer.until:
            carried = entries.Carried(
                at=now, seats=offer.seats, code_hash=offer.code_hash, token_hash=command.token_hash
            )
            return [carried]
    raise Refusal("refused", "refusal-code")


def _stand(match: Match, command: messages.Stand, now: Milliseconds) -> Made:
    if match.over:
        raise Refusal("over", "refusal-over")
    player = match.players[command.seat]
    if player.kind != "person":
        raise Refusal("refused", "refusal-person-only")
    if not command.bot:
        if not player.bot:
            raise Refusal("refused", "refusal-not-standing")
        return [entries.Returned(at=now, seat=command.seat, id=command.id)]
    _demand_measure(match)
    if player.bot:
        raise Refusal("refused", "refusal-standing")
    try:
        demand_bot(match.setup.game, command.bot)
    except GameError as error:
        raise by_the_game(error) from error
    return [entries.StoodUp(at=now, seat=command.seat, bot=command.bot, id=command.id)]


def _abandon(match: Match, command: commands.Abandon, now: Milliseconds) -> Made:
    _demand_running(match)
    if match.players[command.seat].played_by != "person":
        raise Refusal("refused", "refusal-nothing")
    try:
        return _close(match, Ending.ABANDONED, command.seat, now)
    except Refusal:  # this game goes on without somebody: a bot takes over
        return [entries.StoodUp(at=now, seat=command.seat, bot=stand_in(match.setup.game), by="table")]


# --- time --------------------------------------------------------------------------------------------


def _more_time(match: Match, command: messages.MoreTime, now: Milliseconds) -> Made:
    _demand_running(match)
    setting = match.clock.setting
    granted = match.gifts < GIFTS_A_DECISION and match.gifts_of[command.seat] < GIFTS_A_MATCH
    if not isinstance(setting, ANEW) or not granted:
        raise Refusal("refused", "refusal-no-more-time")
    if command.seat not in match.to_act or match.clock.fallen(command.seat, now):
        raise Refusal("refused", "refusal-not-asked")
    return [entries.GaveTime(at=now, seat=command.seat, ms=budget(setting) or 0, id=command.id)]


def _absent(match: Match, command: commands.Absent, now: Milliseconds) -> Made:
    _demand_running(match)
    if match.paused:
        raise Refusal("paused", "refusal-paused")
    since = now if command.since is None else max(match.at, min(command.since, now))
    return [entries.Paused(at=since, by="table")]


def _present(match: Match, command: commands.Present, now: Milliseconds) -> Made:
    if match.paused != "table":
        raise Refusal("refused", "refusal-nothing")
    return [entries.Resumed(at=now)]


def _wake(match: Match, command: commands.Wake, now: Milliseconds) -> Made:
    since = max(command.since, match.at)
    until = now if command.until is None else min(command.until, now)
    clock = match.clock
    if match.over or not clock.limited or not clock.running or clock.paused or since >= until:
        raise Refusal("refused", "refusal-nothing")
    return [entries.Woke(at=until, since=since)]


def _rematch(match: Match, command: commands.Rematch, now: Milliseconds) -> Made:
    if not match.rematch_agreed or match.rematch:
        raise Refusal("refused", "refusal-nothing")
    return [entries.Rematched(at=now, match=command.match)]


_HANDLERS: Final[dict[type[msgspec.Struct], Callable[[Match, Any, Milliseconds], Made]]] = {
    messages.Act: _act,
    messages.Offer: _offer,
    messages.Resign: _resign,
    messages.MoreTime: _more_time,
    messages.Stand: _stand,
    commands.Sit: _sit,
    commands.OfferCarry: _offer_carry,
    commands.Carry: _carry,
    commands.BotAct: _bot_act,
    commands.BotAnswer: _bot_answer,
    commands.Tick: _tick,
    commands.Abandon: _abandon,
    commands.Absent: _absent,
    commands.Present: _present,
    commands.Wake: _wake,
    commands.Rematch: _rematch,
    commands.End: _end,
}
