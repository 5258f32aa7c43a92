"""Compares what clients were told with the log of the store, and replays every match by the rules.

What is looked for, in words: every acknowledged message is in the log, exactly once, at its version, as it was said;
what was refused is not; nothing stands there twice; no entry is illegal; whatever anybody was shown (version, turn, who
is to act, actions, views, clocks, the end) is what the log says; nobody lost time that did not pass, and nobody's time
stood still while they were to move; every seat that was given is still held.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from faults.history import Event, digest
from faults.logs import Logs, MatchLog
from faults.replay import Moment, Replay, Wrong

#: How much more time the log may count than has passed, in seconds: the table notes every two that it is alive, and
#: after a crash the time up to the last note is known.
GONE: Final = 3.0
#: How much less it may count: that, a start, a message on its way; and more for each restart in between.
STOOD: Final = 8.0
STOOD_A_RESTART: Final = 5.0
#: Answers after which the same message is said again: nothing is known yet.
AGAIN: Final = frozenset({"fault", "busy", "too-many", "full"})
#: Answers that contradict what the table itself had told.
NEVER: Final = frozenset({"illegal", "ambiguous", "not-yours", "no-match", "unreadable", "protocol", "too-long"})
#: The same for whatever is not an action: not every game can be resigned.
NEVER_AT_ALL: Final = NEVER - {"illegal"}
#: How long somebody may be away before the table decides something about it, in seconds (docs/table.md).
GRACE: Final = {"none": 1800.0, "countdown": 180.0, "decision": 120.0, "days": float("inf")}


class Verdict(msgspec.Struct):
    """What the checker found."""

    complaints: list[str]
    matches: int = 0
    entries: int = 0
    acknowledged: int = 0
    views: int = 0
    flags: int = 0
    defaults: int = 0
    takebacks: int = 0
    rematches: int = 0

    def line(self) -> str:
        """The figures in one line."""
        return (
            f"{self.matches} matches, {self.entries} entries, {self.acknowledged} acknowledged messages, "
            f"{self.views} views compared; "
            f"{self.takebacks} takebacks, {self.flags} flags, {self.defaults} default actions,"
            f" {self.rematches} rematches; {len(self.complaints)} complaints"
        )


def check(logs: Logs, history: Iterable[Event]) -> Verdict:
    """Everything."""
    events = list(history)
    of_match: dict[str, list[Event]] = defaultdict(list)
    for event in events:
        if "match" in event:
            of_match[event["match"]].append(event)
    verdict = Verdict([], matches=len(logs), entries=sum(len(log.entries) for log in logs.values()))
    up, perhaps_up = _UpTime(events), _UpTime(events, perhaps=True)
    for match in of_match.keys() - logs.keys():
        verdict.complaints.append(f"{match}: the whole match is lost")
    for match, log in logs.items():
        found = _MatchCheck(log, of_match.get(match, []), up, perhaps_up, verdict)
        verdict.complaints.extend(f"{match}: {complaint}" for complaint in found.complaints())
    verdict.complaints.extend(_rematch_faults(logs))
    return verdict


def _rematch_faults(logs: Logs) -> Iterator[str]:
    made = defaultdict(list)
    for match, log in logs.items():
        if log.setup.get("rematch_of"):
            made[log.setup["rematch_of"]].append(match)
    for match, rematches in made.items():
        if len(rematches) > 1:
            yield f"{match}: {len(rematches)} rematches were made of it"
    for match, log in logs.items():
        for entry in log.entries:
            if entry["is"] == "rematched" and entry["match"] not in logs:
                yield f"{match}: its rematch {entry['match']} is lost"


class _UpTime:
    """When at least one server process was there: surely, once it was ready, or perhaps, from its start on."""

    def __init__(self, events: list[Event], *, perhaps: bool = False) -> None:
        self._gaps: list[tuple[float, float]] = []
        self.restarts: list[float] = []
        there: set[str] = set()
        gone: float | None = events[0]["t"] if events else 0.0
        for event in events:
            if event["what"] == "up" or (perhaps and event["what"] == "starts"):
                there.add(event["server"])
                self.restarts.append(event["t"])
                if gone is not None:
                    self._gaps.append((gone, event["t"]))
                    gone = None
            elif event["what"] == "down":
                there.discard(event["server"])
                if not there and gone is None:
                    gone = event["t"]
        if gone is not None:
            self._gaps.append((gone, float("inf")))

    def between(self, begin: float, end: float) -> float:
        """For how many seconds of this span somebody served."""
        if end == float("inf"):
            return end
        down = sum(max(0.0, min(end, until) - max(begin, since)) for since, until in self._gaps)
        return end - begin - down

    def restarts_in(self, begin: float, end: float) -> int:
        """How often a process became ready in this span, or shortly before or after."""
        return sum(begin - 5 <= moment <= end + 5 for moment in self.restarts)


class _MatchCheck:
    """One match."""

    def __init__(self, log: MatchLog, events: list[Event], up: _UpTime, perhaps_up: _UpTime, verdict: Verdict) -> None:
        self._log = log
        self._events = events
        self._up = up
        self._perhaps_up = perhaps_up
        self._verdict = verdict
        self._moments: list[Moment] = []
        self._replay = Replay(log.setup)

    def complaints(self) -> Iterator[str]:
        """All that is wrong."""
        if self._log.versions != list(range(len(self._log.entries))):
            yield f"the versions in the store are not 0, 1, 2, …: {self._log.versions[:20]}"
            return
        yield from self._go_through()
        yield from self._messages()
        yield from self._told()
        if len(self._moments) == len(self._log.entries) + 1:
            yield from self._seats()
            yield from self._times()
            yield from self._absences()
            if self._log.running == self._replay.over:
                yield "the store's own note whether it is over is wrong"

    def _go_through(self) -> Iterator[str]:
        self._moments.append(self._replay.moment())
        for version, entry in enumerate(self._log.entries, 1):
            try:
                self._replay.enter(entry)
            except Wrong as wrong:
                yield f"entry {version} ({entry['is']}, seat {entry.get('seat', '-')}) is wrong: {wrong}"
                return
            self._moments.append(self._replay.moment())
            self._verdict.flags += entry.get("ending") == "flag"
            self._verdict.defaults += entry.get("by") == "table" and entry["is"] == "acted"
            self._verdict.takebacks += entry["is"] == "took-back"
            self._verdict.rematches += entry["is"] == "rematched"

    # -- messages --------------------------------------------------------------------------------------------------

    def _messages(self) -> Iterator[str]:
        places: dict[tuple[int, str], list[int]] = defaultdict(list)
        for version, entry in enumerate(self._log.entries, 1):
            if entry.get("id"):
                places[entry.get("seat") or 0, entry["id"]].append(version)
        for (seat, name), versions in places.items():
            if len(versions) > 1:
                yield f"message {name} of seat {seat} was done {len(versions)} times, at versions {versions}"
        said: dict[tuple[int, str], dict[str, Any]] = {}
        answers: dict[tuple[int, str], list[Event]] = defaultdict(list)
        for event in self._events:
            if event["what"] == "said" and "seat" in event["message"]:
                said[event["message"]["seat"], event["message"]["id"]] = event["message"]
            elif event["what"] == "answer" and (key := (event["seat"], event["id"])) in said:
                answers[key].append(event)
        for key, message in said.items():
            yield from self._message(message, places.get(key, []), answers[key])
        for key, versions in places.items():
            if key not in said and self._events:
                yield f"version {versions[0]}: nobody said message {key[1]} of seat {key[0]}"

    def _message(self, message: dict[str, Any], versions: list[int], answers: list[Event]) -> Iterator[str]:
        name = f"{message['is']} {message['id']} of seat {message['seat']}"
        acks = [answer for answer in answers if answer["is"] == "ack"]
        problems = [answer for answer in answers if answer["is"] == "problem"]
        self._verdict.acknowledged += bool(acks)
        for problem in problems:
            if problem["code"] in (NEVER if message["is"] == "act" else NEVER_AT_ALL):
                yield f"{name} was refused as {problem['code']}, although it fitted what had been told"
        if acks and not versions:
            yield f"{name} was acknowledged as version {acks[0]['version']} and is lost"
        refused = [problem for problem in problems if problem["code"] not in AGAIN]
        if versions and refused:
            yield f"{name} was refused ({refused[-1]['code']}), but done as version {versions[0]}"
        if not versions:
            return
        entry = self._log.entries[versions[0] - 1]
        yield from self._same(name, message, entry, versions[0])
        for ack in acks:
            if ack["version"] not in self._versions_of(versions[0]):
                yield f"{name} was acknowledged as version {ack['version']}, but is {versions[0]}"

    def _versions_of(self, version: int) -> set[int]:
        """An agreement and what follows from it are written together; either may have been acknowledged."""
        entries = self._log.entries
        found = {version}
        if entries[version - 1]["is"] in ("answered", "offered") and version < len(entries):
            follows = entries[version]
            if not follows.get("id") and follows["is"] in ("closed", "took-back", "paused"):
                found.add(version + 1)
        return found

    def _same(self, name: str, message: dict[str, Any], entry: dict[str, Any], version: int) -> Iterator[str]:
        kinds = {
            "act": ("acted",),
            "offer": ("offered", "answered", "resumed"),
            "resign": ("closed",),
            "more-time": ("gave-time",),
            "stand": ("stood-up", "returned"),
        }[message["is"]]
        if entry["is"] not in kinds:
            yield f"{name} became an entry of another kind: {entry['is']}"
        elif message["is"] == "act" and version <= len(self._moments):
            before = self._moments[version - 1]
            if message["turn"] != before.turn:
                yield f"{name} answered to turn {message['turn']}, but was done in turn {before.turn}"
            if message["action"] != entry["action"]:
                yield f"{name} said {message['action']}, but {entry['action']} was done"
        elif message["is"] == "offer" and "kind" in entry and entry["kind"] != message["kind"]:
            yield f"{name} was about a {message['kind']}, but became a {entry['kind']}"

    # -- what was told ---------------------------------------------------------------------------------------------

    def _told(self) -> Iterator[str]:
        newest: dict[Any, int] = {}
        for event in self._events:
            if event["what"] != "told":
                continue
            version = event["version"]
            if version > len(self._log.entries):
                yield f"version {version} was shown to {event['who']}, but the log ends at {len(self._log.entries)}"
                continue
            if version < newest.get(event["connection"], 0):
                yield f"{event['who']} was shown version {version} after {newest[event['connection']]}"
            newest[event["connection"]] = version
            if version < len(self._moments):
                yield from self._compare(event, self._moments[version])

    def _compare(self, event: Event, moment: Moment) -> Iterator[str]:
        where = f"version {event['version']} as shown to {event['who']}"
        if event["turn"] != moment.turn or tuple(event["to_act"]) != moment.to_act:
            yield f"{where}: turn {event['turn']} of {event['to_act']}; in truth {moment.turn} of {list(moment.to_act)}"
        if event["yours"] != [event["seat"]]:
            yield f"{where}: they hold {event['yours']} instead of seat {event['seat']}"
        outcome = msgspec.json.decode(msgspec.json.encode(moment.outcome))
        if event["outcome"] != outcome:
            yield f"{where}: the end is {event['outcome']}; in truth {outcome}"
        if event["rematch"] != moment.rematch:
            yield f"{where}: the rematch is {event['rematch']!r}; in truth {moment.rematch!r}"
        for viewer, told in event["views"].items():
            self._verdict.views += 1
            view = moment.state.view(int(viewer) if viewer.isdigit() else viewer)
            if told != digest(msgspec.to_builtins(view)):
                yield f"{where}: another view of {viewer} than the rules give"
        for version, seat, action in event["log"]:
            entry = self._log.entries[version - 1] if 0 < version <= len(self._log.entries) else {}
            if entry.get("action") != action or entry.get("seat") != seat:
                yield f"{where}: {action} of seat {seat} at version {version}; in truth {entry.get('action')}"
        yield from self._compare_clocks(where, event["clock"], moment)

    def _compare_clocks(self, where: str, clock: dict[str, Any], moment: Moment) -> Iterator[str]:
        left, running = clock.get("left", []), clock.get("running", [])
        if len(left) != len(moment.left) or sorted(running) != sorted(moment.running):
            yield f"{where}: the clocks of {running} run; in truth {moment.running}"
            return
        for seat, (told, known) in enumerate(zip(left, moment.left, strict=True)):
            if told > known or (told < known and seat not in moment.running):
                yield f"{where}: seat {seat} has {told} ms left; in truth {known}"

    def _seats(self) -> Iterator[str]:
        for event in self._events:
            if event["what"] == "joined" and self._replay.tokens.get(event["seat"]) != event["hash"]:
                yield f"seat {event['seat']} was given to somebody who does not hold it any more"

    # -- time ------------------------------------------------------------------------------------------------------

    def _times(self) -> Iterator[str]:
        """Each stretch in which a clock ran: what the log counts against what can have passed in truth."""
        entries = self._log.entries
        earliest, latest = self._earliest(), self._latest()
        total_counted = total_least = 0.0
        for version in range(1, len(entries)):
            if not self._moments[version].ticking:
                continue
            before, entry = entries[version - 1], entries[version]
            end = min(entry["at"], entry["since"]) if entry["is"] == "woke" else entry["at"]
            counted = max(0, end - before["at"]) / 1000
            where = f"between versions {version} and {version + 1} the log counts {counted:.1f} s"
            # A process that starts on a busy machine runs clocks for a while before anybody is told that it is ready.
            most = self._perhaps_up.between(earliest[version], latest[version + 1])
            if counted > most + GONE:
                yield f"{where}, but at most {most:.1f} can have passed"
            begin, said = latest[version], earliest[version + 1]
            if said <= begin or "woke" in (entry["is"], before["is"]):
                continue
            least = self._up.between(begin, said)
            total_counted, total_least = total_counted + counted, total_least + least
            if counted < least - STOOD - STOOD_A_RESTART * self._up.restarts_in(begin, said):
                yield f"{where}, but at least {least:.1f} have passed"
        allowed = STOOD + STOOD_A_RESTART * self._up.restarts_in(latest[0], max(earliest))
        if total_counted < total_least - allowed:
            yield f"in all the log counts {total_counted:.1f} s where at least {total_least:.1f} have passed"
        yield from self._still_running(latest)

    def _still_running(self, latest: list[float]) -> Iterator[str]:
        """A flag that should have fallen long before the last look."""
        last = len(self._log.entries)
        looks = [event["t"] for event in self._events if event.get("final") and event.get("version") == last]
        moment = self._moments[last]
        if not looks or not moment.ticking:
            return
        begin, end = latest[last], max(looks)
        allowed = STOOD + STOOD_A_RESTART * self._up.restarts_in(begin, end) + 1
        for seat in moment.running:
            late = self._up.between(begin, end) - moment.left[seat] / 1000 - allowed
            if late > 0:
                yield f"the time of seat {seat} has been over for {late:.1f} s and nothing happens"

    def _earliest(self) -> list[float]:
        """For each version a moment before which it cannot have been: when its message was first said."""
        said: dict[tuple[int, str], float] = {}
        begun = float("-inf")
        for event in self._events:
            if event["what"] == "said" and "seat" in event["message"]:
                said.setdefault((event["message"]["seat"], event["message"]["id"]), event["t"])
            elif event["what"] == "made":
                begun = event["begun"]
        found = [begun]
        for entry in self._log.entries:
            key = (entry.get("seat") or 0, entry.get("id", ""))
            found.append(max(found[-1], said.get(key, found[-1])))
        return found

    def _latest(self) -> list[float]:
        """For each version a moment by which it was: when somebody first heard of it or of a later one."""
        last = len(self._log.entries)
        found = [float("inf")] * (last + 2)
        for event in self._events:
            version = event.get("version")
            if version is not None and version <= last:
                found[version] = min(found[version], event["t"])
        for version in range(last, -1, -1):
            found[version] = min(found[version], found[version + 1])
        return found[:-1]

    # -- who was away ----------------------------------------------------------------------------------------------

    def _absences(self) -> Iterator[str]:
        latest = self._latest()
        for version, entry in enumerate(self._log.entries, 1):
            abandoned = entry.get("ending") == "abandoned" or (entry["is"] == "stood-up" and entry.get("by") == "table")
            if not abandoned:
                continue
            away = self._longest_absence(entry["seat"], latest[version])
            if away < GRACE[self._log.setup["clock"]["type"]] - GONE:
                yield f"seat {entry['seat']} was given up after being away for {away:.0f} s at most"

    def _longest_absence(self, seat: int, until: float) -> float:
        moments = [
            (event["t"], event["what"])
            for event in self._events
            if event["what"] in ("came", "went") and event["seat"] == seat and event["t"] <= until
        ]
        longest, gone = 0.0, moments[0][0] if moments else until
        for moment, what in moments:
            if what == "came":
                longest = max(longest, moment - gone)
            gone = moment
        return max(longest, until - gone) if moments and moments[-1][1] == "went" else longest


__all__ = ["Verdict", "check"]
