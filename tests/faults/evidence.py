"""A match as a store would hold it and as its players would remember it, made without any server."""

from __future__ import annotations

import copy
import hashlib
from random import Random
from typing import Any

import msgspec

from behemoth.games import find_game
from faults.history import Event, digest
from faults.logs import Logs, MatchLog
from faults.replay import Replay

MATCH = "m" * 16
#: How long everybody thinks, in seconds.
THINK = 5


class Evidence:
    """The log of the store and the history of the clients; both may be changed to see whether the checker notices."""

    def __init__(self, logs: Logs, history: list[Event]) -> None:
        self.logs = logs
        self.history = history

    @property
    def entries(self) -> list[dict[str, Any]]:
        return self.logs[MATCH].entries

    def copy(self) -> Evidence:
        return Evidence(copy.deepcopy(self.logs), copy.deepcopy(self.history))

    def drop(self, place: int) -> None:
        """An entry is lost, and the rest closes up."""
        del self.entries[place]
        self.logs[MATCH].versions = list(range(len(self.entries)))

    def put(self, place: int, entry: dict[str, Any]) -> None:
        """An entry comes from nowhere."""
        self.entries.insert(place, entry)
        self.logs[MATCH].versions = list(range(len(self.entries)))

    def place_of(self, kind: str, number: int = 0) -> int:
        """Where the entry of this kind stands."""
        return [place for place, entry in enumerate(self.entries) if entry["is"] == kind][number]

    def told(self, number: int = -1) -> Event:
        return [event for event in self.history if event["what"] == "told"][number]


class Maker:
    """Plays a match and writes down both sides of it."""

    def __init__(self, game: str, clock: dict[str, Any], options: dict[str, str] | None = None, seats: int = 2) -> None:
        setup = {
            "id": MATCH,
            "game": game,
            "rules_version": 1,
            "options": options or {},
            "seats": [{"kind": "person"}] * seats,
            "clock": clock,
            "seed": "5eed",
            "created": 1_000_000,
            "mode": "online",
            "rematch_of": "",
        }
        self.at, self.real, self.seats = 1_000_000, 100.0, seats
        self.replay = Replay(setup)
        self.log = MatchLog(setup, [], [])
        self.history: list[Event] = [{"t": 99.0, "what": "up", "server": "s"}]
        self.note("made", seat=0, game=game, seats="pp", begun=self.real)
        for seat in range(seats):
            token = hashlib.sha256(b"%d" % seat).hexdigest()
            self.enter({"is": "sat-down", "seat": seat, "name": "", "token_hash": token})
            self.note("joined", seat=seat, hash=token)
            self.note("came", seat=seat)
        self.rng = Random(7)
        self.ids = 0

    def note(self, what: str, **facts: Any) -> None:
        self.history.append({"t": self.real, "what": what, "match": MATCH, "who": f"p{facts['seat']}", **facts})

    def wait(self, seconds: float) -> None:
        self.at += round(seconds * 1000)
        self.real += seconds

    def enter(self, entry: dict[str, Any]) -> None:
        entry = {"at": self.at, **entry}
        self.replay.enter(entry)
        self.log.versions.append(len(self.log.entries))
        self.log.entries.append(entry)

    def say(self, seat: int, message: dict[str, Any], *entries: dict[str, Any]) -> None:
        """A message that is done: these entries follow, it is acknowledged, and everybody is told."""
        self.ids += 1
        name = f"p{seat}.{self.ids}"
        self.note("said", seat=seat, message={"id": name, "seat": seat, **message})
        self.wait(0.01)
        self.enter({**entries[0], "seat": seat, "id": name})
        for entry in entries[1:]:
            self.enter(entry)
        self.wait(0.01)
        self.note("answer", seat=seat, id=name, code=None, version=len(self.log.entries), **{"is": "ack"})
        self.tell()

    def tell(self, **more: Any) -> None:
        moment, version = self.replay.moment(), len(self.log.entries)
        secret = find_game(self.log.setup["game"]).secrets and moment.state.hides
        for seat in range(self.seats):
            viewer: Any = seat if secret else "public"
            entry = self.log.entries[-1]
            self.note(
                "told", seat=seat, version=version, turn=moment.turn, to_act=list(moment.to_act),
                clock={"left": moment.left, "running": moment.running},
                outcome=msgspec.json.decode(msgspec.json.encode(moment.outcome)), rematch=moment.rematch,
                log=[[version, entry["seat"], entry["action"]]] if entry["is"] == "acted" else [],
                views={str(viewer): digest(msgspec.to_builtins(moment.state.view(viewer)))},
                yours=[seat], connection=seat, **{"final": False, **more},
            )  # fmt: skip

    def act(self) -> None:
        """Somebody decides, after a while."""
        self.wait(THINK)
        state = self.replay.state
        seat = self.replay.to_act()[0]
        action = state.write(seat, state.actions(seat).sample(self.rng))
        turn, clocks = self.replay.turn, self.replay.clocks
        left = clocks.left[seat] - clocks.passed(self.at + 10) + clocks.bonus if clocks.limited else 0
        acted = {"is": "acted", "action": action, **({"left": left} if left else {})}
        self.say(seat, {"is": "act", "turn": turn, "action": action}, acted)

    def evidence(self) -> Evidence:
        self.log.running = not self.replay.over
        self.tell(final=True)
        return Evidence({MATCH: self.log}, self.history)


def tanks() -> Evidence:
    """Tank Chess by the clock, with a takeback, to a fallen flag."""
    maker = Maker("tank-chess", {"type": "countdown", "minutes": 1, "increment": 1}, {"scheme": "basic-16"})
    for _ in range(4):
        maker.act()
    maker.say(1, {"is": "offer", "kind": "takeback"}, {"is": "offered", "kind": "takeback"})
    answer = {"is": "answered", "kind": "takeback", "accept": True}
    maker.say(0, {"is": "offer", "kind": "takeback", "accept": True}, answer, {"is": "took-back", "to_index": 3})
    for _ in range(3):
        maker.act()
    maker.wait(70)
    maker.enter({"is": "closed", "ending": "flag", "seat": maker.replay.to_act()[0]})
    return maker.evidence()


def cards() -> Evidence:
    """Monster Combat with a time for each decision; one of them is left to the table."""
    maker = Maker("monster-combat", {"type": "decision", "seconds": 20}, seats=3)
    for _ in range(12):
        maker.act()
    maker.wait(22)
    state, seat = maker.replay.state, maker.replay.to_act()[0]
    default = state.write(seat, state.default(seat))
    maker.enter({"is": "acted", "seat": seat, "action": default, "by": "table"})
    maker.tell()
    for _ in range(3):
        maker.act()
    return maker.evidence()
