"""A match replayed from its raw log by the rules of its game and the written rules of the table, and by nothing else.

Nothing of the server is used here: where the two disagree, one of them is wrong.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from behemoth.games import START, Closing, Ending, GameError, Outcome, State, find_game, read_options, rng_for
from faults.clocks import Clocks

#: How much later than its time a flag may fall, in milliseconds of the log: the lag it may still claim, and a moment in
#: which the store could not be written.
FLAG_LATE: Final = 30_000
#: A bot is asked before its time is over and may answer a moment later.
BOT_LATE: Final = 3_000


class Wrong(Exception):
    """An entry that cannot stand there; the text says why."""


class Moment(msgspec.Struct):
    """A match after so many entries."""

    state: State[Any]
    turn: int
    to_act: tuple[int, ...]
    outcome: Outcome | None
    left: list[int]
    running: list[int]
    #: Whether somebody's time runs from here on.
    ticking: bool
    rematch: str


class Offer(msgspec.Struct):
    """An offer that stands."""

    by: int
    waits: set[int]


class Replay:
    """Enter entry after entry; each is checked."""

    def __init__(self, setup: dict[str, Any]) -> None:
        self.setup = setup
        self.game = find_game(setup["game"])
        self.count = len(setup["seats"])
        options = read_options(self.game.Options, setup["options"])
        self.states: list[State[Any]] = [self.game.opening(options, self.count, rng_for(setup["seed"], START)).state]
        self.closed: State[Any] | None = None
        self.acted: list[int] = []
        self.floor = 0
        self.kinds = ["bot" if seat["kind"] == "bot" else "open" for seat in setup["seats"]]
        self.standing: set[int] = set()
        self.tokens: dict[int, str] = {}
        self.turn = 0
        self.paused = ""
        self.offers: dict[str, Offer] = {}
        self.agreed = ""
        self.rematch_agreed = False
        self.rematch = ""
        self.clocks = Clocks(setup["clock"], self.count)
        self.at = int(setup["created"])
        self.entered = 0

    # -- what is so ------------------------------------------------------------------------------------------------

    @property
    def state(self) -> State[Any]:
        """The game now."""
        return self.closed or self.states[-1]

    @property
    def waiting(self) -> bool:
        """Whether somebody has yet to sit down."""
        return "open" in self.kinds

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.outcome() is not None

    def to_act(self) -> tuple[int, ...]:
        """Who may act now."""
        return () if self.waiting or self.paused else self.state.to_act()

    def moment(self) -> Moment:
        """The match now, to be compared with what clients were told."""
        clocks = self.clocks
        ticking = clocks.limited and bool(clocks.running) and not clocks.stands
        running = [] if self.paused else list(clocks.running)
        left = list(clocks.left) if clocks.limited else []
        return Moment(self.state, self.turn, self.to_act(), self.state.outcome(), left, running, ticking, self.rematch)

    def _plays(self, seat: int) -> str:
        return "bot" if self.kinds[seat] == "bot" or seat in self.standing else self.kinds[seat]

    # -- entries ---------------------------------------------------------------------------------------------------

    def enter(self, entry: dict[str, Any]) -> None:
        """One more entry. Raises Wrong."""
        at = int(entry["at"])
        if at < self.at:
            raise Wrong(f"its time is {self.at - at} ms before that of the entry before it")
        kind = entry["is"]
        handler = getattr(self, "_" + kind.replace("-", "_"), None)
        if handler is None:
            raise Wrong(f"an entry of a kind nobody knows: {kind}")
        if kind != "woke":
            self._demand_no_forgotten_flag(kind, entry, at)
        agreed, self.agreed = self.agreed, ""
        handler(entry, at, agreed)
        self.at = at
        self.entered += 1

    def _demand_no_forgotten_flag(self, kind: str, entry: dict[str, Any], at: int) -> None:
        clocks = self.clocks
        if not clocks.limited or self.over:
            return
        late = max((clocks.over_by(seat, at) for seat in clocks.running), default=0)
        by_time = entry.get("by") == "table" or entry.get("ending") == "flag"
        if late > FLAG_LATE and not by_time:
            raise Wrong(f"somebody's time had been over for {late} ms and nothing had happened")

    def _demand_running(self) -> None:
        if self.over:
            raise Wrong("the match was over")
        if self.waiting:
            raise Wrong("not everybody had sat down")

    def _acted(self, entry: dict[str, Any], at: int, agreed: str) -> None:
        self._demand_running()
        seat, text, by = entry["seat"], entry["action"], entry.get("by", "seat")
        if seat not in self.to_act():
            raise Wrong(f"seat {seat} owed no decision")
        if by != "table" and self._plays(seat) != {"seat": "person", "bot": "bot"}[by]:
            raise Wrong(f"seat {seat} was not played by a {by}")
        try:
            action = self.state.read(seat, text)
            step = self.state.play(seat, action, rng_for(self.setup["seed"], len(self.acted)))
        except GameError as error:
            raise Wrong(f"{text} is illegal: {error}") from error
        if self.state.write(seat, action) != text:
            raise Wrong(f"{text} is not how records write this action")
        self._demand_time(entry, seat, at, by, action)
        self._account(entry, seat, at)
        self.states.append(step.state)
        self.acted.append(seat)
        if step.final:
            self.floor = len(self.acted)
        self.turn += 1
        self.offers = {
            kind: offer
            for kind, offer in self.offers.items()
            if kind != "takeback" and not (kind == "draw" and seat in offer.waits)
        }
        self.clocks.begin(step.state.to_act(), at)

    def _demand_time(self, entry: dict[str, Any], seat: int, at: int, by: str, action: Any) -> None:
        clocks = self.clocks
        if by == "table":
            if not clocks.limited or clocks.over_by(seat, at) <= 0:
                raise Wrong(f"the table decided for seat {seat}, which had {-clocks.over_by(seat, at)} ms left")
            if self.state.default(seat) != action:
                raise Wrong("what the table did is not the default action")
        elif clocks.limited:
            allowed = BOT_LATE if by == "bot" else entry.get("lag", 0)
            if clocks.over_by(seat, at) > allowed:
                raise Wrong(f"seat {seat} acted {clocks.over_by(seat, at)} ms after its time was over")

    def _account(self, entry: dict[str, Any], seat: int, at: int) -> None:
        fault = self.clocks.act(seat, at, entry.get("lag", 0))
        if fault:
            raise Wrong(fault)
        if self.clocks.limited and self.clocks.left[seat] != entry.get("left", 0):
            raise Wrong(f"seat {seat} has {self.clocks.left[seat]} ms left, but {entry.get('left', 0)} were logged")

    def _closed(self, entry: dict[str, Any], at: int, agreed: str) -> None:
        self._demand_running()
        seat, ending = entry.get("seat"), Ending(entry["ending"])
        if ending is Ending.FLAG and (seat is None or not self._flag_is_due(seat, at)):
            left = -self.clocks.over_by(seat, at) if seat is not None else "?"
            raise Wrong(f"the flag of seat {seat} fell, which had {left} ms left")
        if ending is Ending.AGREED and agreed != "draw":
            raise Wrong("nobody had agreed to a draw")
        if ending is Ending.RESIGNED and not entry.get("id"):
            raise Wrong("nobody had resigned")
        try:
            self.closed = self.state.close(Closing(ending, seat)).state
        except GameError as error:
            raise Wrong(f"it cannot end like that: {error}") from error
        self.turn += 1
        self.offers = {}
        self.paused = ""
        self.clocks.begin((), at)

    def _flag_is_due(self, seat: int, at: int) -> bool:
        clocks = self.clocks
        return clocks.limited and seat in clocks.running and clocks.over_by(seat, at) > 0 and not self.paused

    def _took_back(self, entry: dict[str, Any], at: int, agreed: str) -> None:
        self._demand_running()
        to = entry["to_index"]
        if agreed != "takeback":
            raise Wrong("nobody had agreed to a takeback")
        if not self.floor <= to < len(self.acted):
            raise Wrong(f"action {to} cannot be taken back")
        del self.states[to + 1 :]
        del self.acted[to:]
        self.turn += 1
        self.offers = {kind: offer for kind, offer in self.offers.items() if kind == "pause"}
        self.clocks.begin(self.state.to_act(), at)

    def _offered(self, entry: dict[str, Any], at: int, agreed: str) -> None:
        kind, seat = entry["kind"], entry["seat"]
        if (kind == "rematch") != self.over:
            raise Wrong(f"no moment to offer a {kind}")
        if kind in self.offers:
            raise Wrong(f"a {kind} was on offer already")
        # At one device no other person is asked; bots are asked about a draw.
        asked = {"person"} if self.setup["mode"] == "online" else set()
        asked |= {"bot"} if kind == "draw" else set()
        waits = {place for place in range(self.count) if self._plays(place) in asked} - {seat}
        if waits:
            self.offers[kind] = Offer(seat, waits)
        else:
            self._agree(kind)

    def _answered(self, entry: dict[str, Any], at: int, agreed: str) -> None:
        kind, seat, accept = entry["kind"], entry["seat"], entry["accept"]
        offer = self.offers.get(kind)
        if offer is None or not (seat in offer.waits or (seat == offer.by and not accept)):
            raise Wrong(f"there was no {kind} for seat {seat} to answer")
        if not accept:
            del self.offers[kind]
            return
        offer.waits.discard(seat)
        if not offer.waits:
            del self.offers[kind]
            self._agree(kind)

    def _agree(self, kind: str) -> None:
        self.agreed = kind
        self.rematch_agreed = self.rematch_agreed or kind == "rematch"

    def _sat_down(self, entry: dict[str, Any], at: int, agreed: str) -> None:
        seat = entry["seat"]
        if self.kinds[seat] != "open":
            raise Wrong(f"seat {seat} was taken")
        self.kinds[seat] = "person"
        self.tokens[seat] = entry["token_hash"]
        if not self.waiting:
            self.clocks.begin(self.state.to_act(), at)

    def _stood_up(self, entry: dict[str, Any], at: int, agreed: str) -> None:
        seat = entry["seat"]
        if self.over or self._plays(seat) != "person":
            raise Wrong(f"seat {seat} has nobody to stand up")
        self.standing.add(seat)
        self.offers = {
            kind: offer for kind, offer in self.offers.items() if seat != offer.by and seat not in offer.waits
        }

    def _returned(self, entry: dict[str, Any], at: int, agreed: str) -> None:
        if entry["seat"] not in self.standing:
            raise Wrong(f"nobody stood in for seat {entry['seat']}")
        self.standing.discard(entry["seat"])

    def _paused(self, entry: dict[str, Any], at: int, agreed: str) -> None:
        self._demand_running()
        by = entry.get("by", "seat")
        if self.paused or (by == "seat" and agreed != "pause"):
            raise Wrong("nobody had agreed to a pause")
        self.paused = by
        self.clocks.stand(at)

    def _resumed(self, entry: dict[str, Any], at: int, agreed: str) -> None:
        if not self.paused:
            raise Wrong("there was no pause")
        self.paused = ""
        self.clocks.go_on(at)

    def _gave_time(self, entry: dict[str, Any], at: int, agreed: str) -> None:
        self._demand_running()
        seat = entry["seat"]
        if not self.clocks.anew or seat not in self.to_act() or entry["ms"] != self.clocks.whole:
            raise Wrong(f"seat {seat} cannot be given time")
        self.clocks.give(seat, entry["ms"])

    def _woke(self, entry: dict[str, Any], at: int, agreed: str) -> None:
        if self.over or not self.clocks.limited or entry["since"] > at:
            raise Wrong("nobody's time can have stood still")
        self.clocks.skip(entry["since"], at)

    def _rematched(self, entry: dict[str, Any], at: int, agreed: str) -> None:
        if not self.rematch_agreed or self.rematch:
            raise Wrong("no rematch was agreed")
        self.rematch = entry["match"]
        self.offers = {}
