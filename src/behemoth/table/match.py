"""A match as a value: the fold of its setup and its log. Pure: no socket, no file, no time of its own.

The same match serves a hot seat, a game against bots, an online match and a test. ``handling.py`` says what may be
done; here is what it leads to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, Literal

import msgspec

from behemoth.games import (
    START,
    Closing,
    Event,
    Game,
    Outcome,
    Record,
    Seat,
    State,
    Step,
    find_game,
    read_options,
    rng_for,
)
from behemoth.games import Entry as RecordEntry
from behemoth.table import entries, table_events
from behemoth.table.carry_offer import CarryOffer
from behemoth.table.clock import Clock, new_clock
from behemoth.table.clock_setting import Correspondence, Countdown, Milliseconds, PerDecision
from behemoth.table.history import History
from behemoth.table.messages import OfferKind
from behemoth.table.setup import SeatPlan, Setup
from behemoth.table.trail import Mark, Trail

#: How many of the newest message names are remembered, so that a repeated one is not done twice.
REMEMBERED: Final = 256


class Player(msgspec.Struct, frozen=True, cache_hash=True):
    """Who sits on a seat now."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    #: The bot that sits there, or that plays for a person who has gone.
    bot: str = ""
    token_hash: str = ""
    #: Who let the bot play for a person: the person, or the table because they had gone.
    stood_by: Literal["", "seat", "table"] = ""

    @property
    def played_by(self) -> Literal["person", "bot", "nobody"]:
        """Who decides for this seat."""
        return "bot" if self.bot else "person" if self.kind == "person" else "nobody"


class OpenOffer(msgspec.Struct, frozen=True):
    """An offer that stands, and who still has to answer."""

    kind: OfferKind
    by: Seat
    waits_for: tuple[Seat, ...]


class EntryEvents(msgspec.Struct, frozen=True, gc=False):
    """The events one entry of the log brought about."""

    version: int
    events: tuple[Event, ...]
    seat: Seat | None = None
    action: str = ""
    round: int = 0
    #: Whether everybody may read the action, although the match has secrets (``Step.open``).
    open: bool = False


class Match(msgspec.Struct, frozen=True):
    """Everything about a match at one moment."""

    setup: Setup
    game: Game[Any, Any]
    state: State[Any]
    #: What the state says: how the game ended, and who owes a decision. Read once, since everybody asks.
    outcome: Outcome | None
    owing: tuple[Seat, ...]
    players: tuple[Player, ...]
    clock: Clock
    #: When the last thing happened.
    at: Milliseconds
    #: Whether somebody has yet to sit down.
    waiting: bool = False
    #: How many entries the log has.
    version: int = 0
    #: Counts what changes the decisions to be made, and never falls.
    turn: int = 0
    actions: History[entries.Acted] = History()
    #: Actions before this index can never be taken back.
    floor: int = 0
    #: States on the way here, for going back.
    trail: Trail = Trail()
    offers: tuple[OpenOffer, ...] = ()
    #: Offers refused or withdrawn since the last action: nobody is asked twice.
    refused: frozenset[tuple[OfferKind, Seat]] = frozenset()
    #: Gifts of time: in this decision, and in the whole match for each seat.
    gifts: int = 0
    gifts_of: tuple[int, ...] = ()
    #: Who paused it: nobody (empty), people, or the table because nobody was there.
    paused: Literal["", "seat", "table"] = ""
    closing: Closing | None = None
    #: What happened so far, one row for each entry of the log that brought something about.
    events: History[EntryEvents] = History()
    #: The newest messages done, the version after each by its seat and name. Nobody writes to it.
    done: Mapping[tuple[Seat, str], int] = {}
    #: All have agreed to a rematch; and the match it led to.
    rematch_agreed: bool = False
    rematch: str = ""
    #: Codes with which seats may be carried to another device.
    carries: tuple[CarryOffer, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """How the players are called; empty where nobody has a name."""
        return tuple(player.name for player in self.players)

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self.outcome is not None

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Who owes a decision now; nobody while the match waits or is paused."""
        return () if self.waiting or self.paused else self.owing

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats where a person decides now."""
        return tuple(seat for seat, player in enumerate(self.players) if player.played_by == "person")

    def version_of(self, seat: Seat, message_id: str) -> int | None:
        """The version after a message that was done already; None if it was not."""
        return self.done.get((seat, message_id))

    def apply(self, entry: entries.Entry) -> Match:
        """The match after one more entry of the log."""
        return apply(self, entry)

    @property
    def secrets(self) -> bool:
        """Whether some know more than others here."""
        return self.game.secrets and self.state.hides

    def record(self) -> Record:
        """The game so far as a record. It holds the seed, so nobody may see it before the end."""
        timed = isinstance(self.setup.clock, Countdown)
        return Record(
            game=self.setup.game,
            rules_version=self.setup.rules_version,
            seats=len(self.players),
            options=self.setup.options,
            seed=self.setup.seed,
            names=self.names if any(self.names) else (),
            clock=clock_words(self.setup),
            entries=tuple(
                RecordEntry(acted.action, acted.seat, acted.left / 1000 if timed else None) for acted in self.actions
            ),
            closing=self.closing,
        )


def clock_words(setup: Setup) -> str:
    """The clock as a record names it; nothing where there was none."""
    match setup.clock:
        case Countdown(minutes, increment):
            return f"{minutes:g}+{increment:g}"
        case PerDecision(seconds):
            return f"{seconds:g}s"
        case Correspondence(days):
            return f"{days:g}d"
        case _:
            return ""


def new_match(setup: Setup) -> Match:
    """A match before anything happened. Raises InvalidOptions or UnknownGame."""
    game = find_game(setup.game)
    options = read_options(game.Options, setup.options)
    seats = len(setup.seats)
    players = tuple(_first_player(plan) for plan in setup.seats)
    opening = game.opening(options, seats, rng_for(setup.seed, START))
    return Match(
        setup=setup,
        game=game,
        **said_by(opening.state),
        players=players,
        waiting=_waits(players),
        clock=new_clock(setup.clock, seats),
        at=setup.created,
        gifts_of=(0,) * seats,
        # Version 0: before the first entry of the log.
        events=History((EntryEvents(0, opening.events, round=opening.state.round()),) if opening.events else ()),
    )


def said_by(state: State[Any]) -> dict[str, Any]:
    """A state and what it says, as fields of a match. As long as somebody owes a decision a game is not over."""
    owing = state.to_act()
    return {"state": state, "outcome": None if owing else state.outcome(), "owing": owing}


def _first_player(plan: SeatPlan) -> Player:
    # A person sits only once their token is logged.
    return Player("bot", plan.name, plan.bot) if plan.kind == "bot" else Player("open", plan.name)


def _waits(players: Iterable[Player]) -> bool:
    return any(player.kind == "open" for player in players)


def fold(setup: Setup, log: Iterable[entries.Entry]) -> Match:
    """The match this log leads to."""
    found = new_match(setup)
    for entry in log:
        found = apply(found, entry)
    return found


def apply(match: Match, entry: entries.Entry) -> Match:
    """The match after one more entry."""
    return msgspec.structs.replace(_APPLY[type(entry)](match, entry), **_stamp(match, entry))


def apply_step(match: Match, entry: entries.Acted, step: Step[Any]) -> Match:
    """The same for an action whose step is known already."""
    return msgspec.structs.replace(match, **_acted(match, entry, step), **_stamp(match, entry))


def _stamp(match: Match, entry: entries.Entry) -> dict[str, Any]:
    """What every entry changes."""
    version = match.version + 1
    done = match.done
    if entry.id:
        done = {**done, (getattr(entry, "seat", None) or 0, entry.id): version}
        if len(done) > REMEMBERED:
            del done[next(iter(done))]
    return {"version": version, "at": max(match.at, entry.at), "done": done}


def _with(match: Match, *events: Event, **changes: Any) -> Match:
    """The match with changes, and with the events, if there are any."""
    if events:
        changes["events"] = match.events.with_one(EntryEvents(match.version + 1, events))
    return msgspec.structs.replace(match, **changes)


# --- the game ----------------------------------------------------------------------------------------


def play_text(match: Match, seat: Seat, text: str) -> Step[Any]:
    """Carry out what a text means with the chance that belongs to it. Raises GameError."""
    rng = rng_for(match.setup.seed, len(match.actions)) if match.game.chance else None
    return match.state.play_text(seat, text, rng)


def _apply_acted(match: Match, entry: entries.Acted) -> Match:
    step = play_text(match, entry.seat, entry.action)
    return msgspec.structs.replace(match, **_acted(match, entry, step))


def _acted(match: Match, entry: entries.Acted, step: Step[Any]) -> dict[str, Any]:
    """What an action changes."""
    events: tuple[Event, ...] = step.events
    if entry.by == "table":
        events = (table_events.TimeRanOut(entry.seat), *events)
    index = len(match.actions) + 1
    happened = EntryEvents(match.version + 1, events, entry.seat, entry.action, match.state.round(), step.open)
    clock = match.clock.after_action(entry.seat, entry.at, entry.lag, entry.left)
    said = said_by(step.state)
    return {
        **said,
        "clock": _run(clock, said["owing"], entry.at),
        "turn": match.turn + 1,
        "actions": match.actions.with_one(entry),
        "floor": index if step.final else match.floor,
        "trail": match.trail.after_action(match.state, step.state, index, final=step.final),
        "offers": tuple(offer for offer in match.offers if _survives(offer, entry.seat)) if match.offers else (),
        "refused": frozenset(),
        "gifts": 0,
        "events": match.events.with_one(happened),
    }


def _run(clock: Clock, owing: tuple[Seat, ...], now: Milliseconds) -> Clock:
    return clock.ran_for(owing, now) if owing else clock.stopped(now)


def _survives(offer: OpenOffer, seat: Seat) -> bool:
    """Acting answers an offer of a draw with no; a takeback is about an action that is no longer the last."""
    return offer.kind != "takeback" and not (offer.kind == "draw" and seat in offer.waits_for)


def _closed(match: Match, entry: entries.Closed) -> Match:
    closing = Closing(entry.ending, entry.seat)
    step = match.state.close(closing)
    return _with(
        match,
        *step.events,
        **said_by(step.state),
        closing=closing,
        turn=match.turn + 1,
        clock=match.clock.stopped(entry.at),
        offers=(),
        refused=frozenset(),
        paused="",
    )


def _took_back(match: Match, entry: entries.TookBack) -> Match:
    state, trail = _state_at(match, entry.to_index)
    said = said_by(state)
    events, first_gone = _without_actions(match.events, len(match.actions) - entry.to_index)
    taken_back = EntryEvents(match.version + 1, (table_events.TakenBack(first_gone - 1, _agreed_by_others(match)),))
    return msgspec.structs.replace(
        match,
        **said,
        actions=match.actions.cut(entry.to_index),
        trail=trail,
        turn=match.turn + 1,
        clock=_run(match.clock, said["owing"], entry.at),
        offers=tuple(offer for offer in match.offers if offer.kind == "pause"),
        refused=frozenset(),
        gifts=0,
        events=events.with_one(taken_back),
    )


def _agreed_by_others(match: Match) -> bool:
    """Whether somebody had to agree to what was taken back: bots do not mind, and one device has one mind."""
    return match.setup.mode != "here" and len(match.people) > 1


def _state_at(match: Match, index: int) -> tuple[State[Any], Trail]:
    """The state after so many actions, and the way to it. What is not kept is played again from the mark before it."""
    trail, back = match.trail, len(match.actions) - index
    if back <= len(trail.recent):
        return trail.recent[-back], trail.back_to(index, trail.recent[:-back])
    mark = trail.mark_before(index)
    first = mark.index if mark else 0
    state = _marked(match, mark)
    passed: list[State[Any]] = []
    for place in range(first, index):
        passed.append(state)
        acted = match.actions[place]
        action = state.read(acted.seat, acted.action)
        rng = rng_for(match.setup.seed, place) if match.game.chance else None
        state = state.play(acted.seat, action, rng, events=False).state
    return state, trail.back_to(index, tuple(passed))


def _marked(match: Match, mark: Mark | None) -> State[Any]:
    if mark is None:
        return new_match(match.setup).state
    return match.game.parse(mark.text) if mark.state is None else mark.state


def _without_actions(events: History[EntryEvents], count: int) -> tuple[History[EntryEvents], int]:
    """What happened but for the newest so many actions (what happened beside play stays), and the version of the first
    that is gone."""
    place, version, beside = len(events), 0, []
    while count:
        place -= 1
        happened = events[place]
        if happened.action:
            version = happened.version
            count -= 1
        else:
            beside.append(happened)
    left = events.cut(place)
    for happened in reversed(beside):
        left = left.with_one(happened)
    return left, version


# --- offers ------------------------------------------------------------------------------------------


def asked_about(match: Match, seat: Seat, kind: OfferKind) -> tuple[Seat, ...]:
    """Who has to agree to an offer of this seat: every other person who plays, and to a draw the bots too. At one
    device no other person is asked."""
    people = () if match.setup.mode == "here" else match.people
    bots = [seat for seat, player in enumerate(match.players) if player.played_by == "bot"] if kind == "draw" else []
    return tuple(sorted({*people, *bots} - {seat}))


def _offered(match: Match, entry: entries.Offered) -> Match:
    waits = asked_about(match, entry.seat, entry.kind)
    if not waits:
        return _agreed(match, entry.kind)
    offer = OpenOffer(entry.kind, entry.seat, waits)
    return _with(match, table_events.OfferMade(entry.kind, entry.seat), offers=(*match.offers, offer))


def _agreed(match: Match, kind: OfferKind) -> Match:
    return _with(match, rematch_agreed=match.rematch_agreed or kind == "rematch")


def _answered(match: Match, entry: entries.Answered) -> Match:
    offer = next(offer for offer in match.offers if offer.kind == entry.kind)
    others = tuple(other for other in match.offers if other.kind != entry.kind)
    if not entry.accept:
        refused = match.refused | {(entry.kind, offer.by)}
        if entry.seat == offer.by:
            return _with(match, table_events.OfferWithdrawn(entry.kind, entry.seat), offers=others, refused=refused)
        declined = table_events.OfferDeclined(entry.kind, entry.seat, entry.why)
        return _with(match, declined, offers=others, refused=refused)
    waits = tuple(seat for seat in offer.waits_for if seat != entry.seat)
    if waits:
        others = (*others, msgspec.structs.replace(offer, waits_for=waits))
    after = _with(match, table_events.OfferAccepted(entry.kind, entry.seat, entry.why), offers=others)
    return after if waits else _agreed(after, entry.kind)


def _paused(match: Match, entry: entries.Paused) -> Match:
    return _with(match, table_events.MatchPaused(), paused=entry.by, clock=match.clock.halted(entry.at))


def _resumed(match: Match, entry: entries.Resumed) -> Match:
    return _with(match, table_events.MatchResumed(), paused="", clock=match.clock.resumed(entry.at))


# --- seats -------------------------------------------------------------------------------------------


def _sit(match: Match, seat: Seat, **changes: Any) -> tuple[Player, ...]:
    players = list(match.players)
    players[seat] = msgspec.structs.replace(players[seat], **changes)
    return tuple(players)


def _sat_down(match: Match, entry: entries.SatDown) -> Match:
    players = _sit(match, entry.seat, kind="person", name=entry.name, token_hash=entry.token_hash)
    after = _with(match, table_events.Joined(entry.seat, entry.name), players=players, waiting=_waits(players))
    if after.waiting or after.over:
        return after
    return msgspec.structs.replace(after, clock=_run(after.clock, after.owing, entry.at))


def _carry_offered(match: Match, entry: entries.CarryOffered) -> Match:
    others = tuple(offer for offer in match.carries if not set(offer.seats) & set(entry.seats))
    return _with(match, carries=(*others, CarryOffer(entry.seats, entry.code_hash, entry.until)))


def _carried(match: Match, entry: entries.Carried) -> Match:
    players = list(match.players)
    for seat in entry.seats:
        players[seat] = msgspec.structs.replace(players[seat], token_hash=entry.token_hash)
    return _with(
        match,
        *(table_events.SeatCarried(seat) for seat in entry.seats),
        players=tuple(players),
        carries=tuple(offer for offer in match.carries if not set(offer.seats) & set(entry.seats)),
    )


def _stood_up(match: Match, entry: entries.StoodUp) -> Match:
    offers = tuple(offer for offer in match.offers if entry.seat not in (*offer.waits_for, offer.by))
    return _with(
        match,
        table_events.StoodIn(entry.seat, match.setup.game, entry.bot),
        players=_sit(match, entry.seat, bot=entry.bot, stood_by=entry.by),
        offers=offers,
    )


def _returned(match: Match, entry: entries.Returned) -> Match:
    return _with(match, table_events.CameBack(entry.seat), players=_sit(match, entry.seat, bot="", stood_by=""))


# --- time and the end --------------------------------------------------------------------------------


def _gave_time(match: Match, entry: entries.GaveTime) -> Match:
    gifts = list(match.gifts_of)
    gifts[entry.seat] += 1
    return _with(
        match,
        table_events.TimeGiven(entry.seat, entry.ms // 1000),
        clock=match.clock.with_more(entry.seat, entry.ms),
        gifts=match.gifts + 1,
        gifts_of=tuple(gifts),
    )


def _woke(match: Match, entry: entries.Woke) -> Match:
    return _with(match, clock=match.clock.slept(entry.since, entry.at))


def _rematched(match: Match, entry: entries.Rematched) -> Match:
    return _with(match, table_events.RematchMade(entry.match), rematch=entry.match, offers=())


_APPLY: Final[dict[type[entries.Logged], Callable[[Match, Any], Match]]] = {
    entries.Acted: _apply_acted,
    entries.Closed: _closed,
    entries.TookBack: _took_back,
    entries.Offered: _offered,
    entries.Answered: _answered,
    entries.SatDown: _sat_down,
    entries.CarryOffered: _carry_offered,
    entries.Carried: _carried,
    entries.StoodUp: _stood_up,
    entries.Returned: _returned,
    entries.Paused: _paused,
    entries.Resumed: _resumed,
    entries.GaveTime: _gave_time,
    entries.Woke: _woke,
    entries.Rematched: _rematched,
}
