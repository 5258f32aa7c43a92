"""The match as a value, driven by random commands: legal and illegal, early and late, repeated and stale."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from behemoth.games import read_record, write_record
from behemoth.table import Change, Refusal, fold, handle, new_match
from behemoth.table import commands as cmd
from behemoth.table import messages as msg
from behemoth.table.clock_setting import Correspondence, Countdown, NoClock, PerDecision
from behemoth.table.entries import Acted, Closed, Entry, TookBack
from tests.table.build import setup_for
from tests.table.stage import NOON

CLOCKS = [NoClock(), Countdown(1, 2), Countdown(30), PerDecision(20), Correspondence(1)]
ENTRIES: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


class MatchMachine(RuleBasedStateMachine):
    """Whatever people do, the match keeps its promises."""

    @initialize(
        game=st.sampled_from(
            [("tank-chess", 2, {"scheme": "first-steps-10"}), ("monster-combat", 3, {}),
             ("monster-combat", 2, {"variant": "coop"})]
        ),
        clock=st.sampled_from(CLOCKS),
        mode=st.sampled_from(["online", "online", "here"]),
        bots=st.integers(0, 1),
        seed=st.integers(0, 9999),
    )  # fmt: skip
    def begin(self, game: tuple[str, int, dict[str, str]], clock: Any, mode: Any, bots: int, seed: int) -> None:
        name, seats, options = game
        setup = msgspec.structs.replace(setup_for(name, seats, clock, mode, bots, **options), seed=str(seed))
        self.match = new_match(setup)
        self.log: list[Entry] = []
        self.now = NOON
        self.rng = Random(seed)
        self.ids = 0
        self.turns_acted: set[int] = set()
        self.past: list[Any] = []

    def do(self, command: Any) -> Change | None:
        before, state = self.match, self.match.state.text()
        try:
            change = handle(self.match, command, self.now)
        except Refusal as error:
            self.refusal = error.sentence("de")
            assert self.match is before
            assert self.match.state.text() == state
            return None
        for entry in change.entries:
            self.check(entry)
            self.log.append(ENTRIES.decode(msgspec.json.encode(entry)))
        assert change.match.version == before.version + len(change.entries)
        assert change.match.turn >= before.turn
        self.match = change.match
        if isinstance(command, msg.ClientMessage):
            self.past.append(command)
        return change

    def check(self, entry: Entry) -> None:
        assert entry.at >= self.match.at
        if isinstance(entry, Acted):
            assert self.match.turn not in self.turns_acted, "two actions for one turn"
            self.turns_acted.add(self.match.turn)
        if isinstance(entry, Acted | Closed | TookBack):
            assert not self.match.over, "something happened after the end"

    def next_id(self) -> str:
        self.ids += 1
        return str(self.ids)

    def legal(self) -> tuple[int, str] | None:
        owing = self.match.state.to_act()
        if not owing:
            return None
        return owing[0], self.match.state.write(owing[0], self.match.state.actions(owing[0]).sample(self.rng))

    @rule(seat=st.integers(0, 2))
    def sit_down(self, seat: int) -> None:
        if seat < len(self.match.players):
            self.do(cmd.Sit(seat, f"P{seat}", "hash" * 16))

    @precondition(lambda self: self.match.waiting)
    @rule()
    def all_sit_down(self) -> None:
        for seat, player in enumerate(self.match.players):
            if player.kind == "open":
                assert self.do(cmd.Sit(seat, f"P{seat}", "hash" * 16))

    @rule(times=st.integers(1, 8), lag=st.integers(0, 3000))
    def act(self, times: int, lag: int) -> None:
        for _ in range(times):
            found = self.legal()
            if found is None:
                return
            seat, text = found
            expects = not self.match.waiting and not self.match.paused
            if self.match.players[seat].played_by == "bot":
                assert bool(self.do(cmd.BotAct(seat, self.match.turn, text))) == expects
            else:
                expects = expects and not self.match.clock.fallen(seat, self.now, lag)
                done = self.do(msg.Act(id=self.next_id(), seat=seat, turn=self.match.turn, action=text, lag=lag))
                assert bool(done) == expects
            self.now += 400

    @rule(seat=st.integers(0, 2), back=st.integers(-3, 3), text=st.sampled_from(["pass", "C3>C4N", "", "x", "take"]))
    def act_wrongly(self, seat: int, back: int, text: str) -> None:
        if seat < len(self.match.players):
            done = self.do(msg.Act(id=self.next_id(), seat=seat, turn=self.match.turn + back, action=text))
            assert done is None or back == 0

    @rule(seat=st.integers(0, 2), kind=st.sampled_from(["draw", "takeback", "pause", "rematch"]),
          accept=st.sampled_from([None, None, True, True, False]))  # fmt: skip
    def offer(self, seat: int, kind: Any, accept: bool | None) -> None:
        if seat < len(self.match.players) and self.match.players[seat].kind == "person":
            floor = self.match.floor
            self.do(msg.Offer(id=self.next_id(), seat=seat, kind=kind, accept=accept))
            assert len(self.match.actions) >= floor, "taken back past a shuffle or a reveal"

    @precondition(lambda self: self.match.offers)
    @rule(accept=st.booleans())
    def answer_offers(self, accept: bool) -> None:
        for offer in self.match.offers:
            for seat in offer.waits_for:
                self.do(msg.Offer(id=self.next_id(), seat=seat, kind=offer.kind, accept=accept))

    @rule(seat=st.integers(0, 1), bot=st.sampled_from(["", "random", "greedy", "nobody"]))
    def stand(self, seat: int, bot: str) -> None:
        self.do(msg.Stand(id=self.next_id(), seat=seat, bot=bot))

    @rule(seat=st.integers(0, 1), odds=st.integers(0, 5))
    def resign_or_leave(self, seat: int, odds: int) -> None:
        if odds == 0:
            self.do(msg.Resign(id=self.next_id(), seat=seat))
        elif odds == 1:
            self.do(cmd.Abandon(seat))
        elif odds == 2:
            self.do(cmd.Absent())
        else:
            self.do(cmd.Present())

    @rule(jump=st.sampled_from([1, 900, 5_000, 21_000, 70_000, 90_000_000]), forward=st.booleans())
    def time_jumps(self, jump: int, forward: bool) -> None:
        """Also backwards: a clock that is set back must take nothing from anybody."""
        self.now += jump if forward else -min(jump, 3_000)
        for _ in range(5):
            if not self.do(cmd.Tick()):
                break

    @rule(seat=st.integers(0, 1))
    def more_time(self, seat: int) -> None:
        self.do(msg.MoreTime(id=self.next_id(), seat=seat))

    @rule(down=st.integers(0, 10_000_000))
    def restart(self, down: int) -> None:
        """Everything is forgotten but the log; the time in between counts for nobody."""
        left = self.match.clock.left_at(max(self.now, self.match.at))
        since = self.now
        self.match = fold(self.match.setup, self.log)
        self.now = max(self.now, self.match.at) + down
        self.do(cmd.Wake(since))
        if self.match.clock.limited:
            assert self.match.clock.left_at(max(self.now, self.match.at)) == left

    @rule()
    def rematch(self) -> None:
        self.do(cmd.Rematch("next"))

    @precondition(lambda self: self.past)
    @rule()
    def remember(self) -> None:
        """A message that was done is known by its name, so that it is not done twice."""
        for message in self.past[-20:]:
            assert self.match.version_of(message.seat, message.id) is not None

    @invariant()
    def the_log_is_the_match(self) -> None:
        if hasattr(self, "match"):
            assert fold(self.match.setup, self.log) == self.match

    @invariant()
    def clocks_are_never_negative(self) -> None:
        if hasattr(self, "match"):
            assert all(left >= 0 for left in self.match.clock.left_at(self.now))
            assert not (self.match.over and self.match.clock.running)

    @invariant()
    def the_record_plays(self) -> None:
        if hasattr(self, "match") and self.match.version % 7 == 0 and not self.match.setup.options.get("variant"):
            record = self.match.record()
            assert read_record(write_record(record)).entries == record.entries


MatchMachine.TestCase.settings = settings(
    max_examples=20,
    stateful_step_count=25,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
TestMatchMachine = MatchMachine.TestCase
