"""The checker itself: it has nothing to say about what is right, and notices everything that is not."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from faults.checker import check
from tests.faults.evidence import MATCH, Evidence, cards, tanks

_TANKS, _CARDS = cache(tanks), cache(cards)


def complaints(evidence: Evidence) -> list[str]:
    return check(evidence.logs, evidence.history).complaints


@pytest.mark.parametrize("made", [_TANKS, _CARDS])
def test_nothing_is_wrong_with_what_is_right(made: Callable[[], Evidence]) -> None:
    evidence = made()
    verdict = check(evidence.logs, evidence.history)
    assert verdict.complaints == []
    assert verdict.acknowledged > 8
    assert verdict.views > 16
    assert verdict.flags + verdict.defaults == 1


def last_lost(evidence: Evidence) -> None:
    evidence.drop(evidence.place_of("acted", -1))


def newest_lost(evidence: Evidence) -> None:
    """As after a crash that forgot what was acknowledged last."""
    place = evidence.place_of("acted", -1)
    del evidence.entries[place:], evidence.logs[MATCH].versions[place:]
    evidence.logs[MATCH].running = True


def everything_lost(evidence: Evidence) -> None:
    evidence.logs.clear()


def doubled(evidence: Evidence) -> None:
    place = evidence.place_of("offered")
    evidence.put(place + 1, {**evidence.entries[place], "kind": "draw"})


def done_twice(evidence: Evidence) -> None:
    """The same message became two actions."""
    first, second = evidence.place_of("acted", 0), evidence.place_of("acted", 2)
    evidence.entries[second]["id"] = evidence.entries[first]["id"]


def swapped(evidence: Evidence) -> None:
    one, two = evidence.place_of("acted", 1), evidence.place_of("acted", 2)
    entries = evidence.entries
    entries[one], entries[two] = {**entries[two], "at": entries[one]["at"]}, {**entries[one], "at": entries[two]["at"]}


def gap(evidence: Evidence) -> None:
    evidence.logs[MATCH].versions[-1] += 1


def illegal(evidence: Evidence) -> None:
    evidence.entries[evidence.place_of("acted", 1)]["action"] = "A1>P16N"


def another_action(evidence: Evidence) -> None:
    """A legal action, but not the one that was said."""
    from faults.replay import Replay

    place = evidence.place_of("acted", -1)
    replay = Replay(evidence.logs[MATCH].setup)
    for entry in evidence.entries[:place]:
        replay.enter(entry)
    entry = evidence.entries[place]
    texts = {replay.state.write(entry["seat"], action) for action in replay.state.actions(entry["seat"])}
    entry["action"] = min(texts - {entry["action"]})


def out_of_turn(evidence: Evidence) -> None:
    entry = evidence.entries[evidence.place_of("acted", 1)]
    entry["seat"] = 1 - entry["seat"]


def flagged_too_soon(evidence: Evidence) -> None:
    evidence.entries[-1]["at"] -= 40_000


def flagged_by_a_jump(evidence: Evidence) -> None:
    """The log says that the time had passed, but it had not."""
    for event in evidence.history:
        if event["what"] == "told" and event["version"] == len(evidence.entries):
            event["t"] -= 60


def clock_stood_still(evidence: Evidence) -> None:
    """The log says that hardly any time has passed, but it had."""
    for event in evidence.history:
        if event["t"] > 120:
            event["t"] += 600


def flag_forgotten(evidence: Evidence) -> None:
    """An action long after the time was over."""
    place = evidence.place_of("acted", -1)
    for entry in evidence.entries[place:]:
        entry["at"] += 300_000


def flag_never_falls(evidence: Evidence) -> None:
    evidence.drop(len(evidence.entries) - 1)
    evidence.logs[MATCH].running = True
    for event in evidence.history:
        if event["what"] == "told" and event["version"] > len(evidence.entries):
            told = next(
                one for one in evidence.history if one["what"] == "told" and one["version"] == len(evidence.entries)
            )
            event.update({**told, "t": event["t"] + 60, "final": True, "who": event["who"], "seat": event["seat"],
                          "yours": event["yours"], "connection": event["connection"]})  # fmt: skip


def time_taken(evidence: Evidence) -> None:
    entry = evidence.entries[evidence.place_of("acted", 2)]
    entry["left"] -= 1_000


def time_goes_back(evidence: Evidence) -> None:
    evidence.entries[evidence.place_of("acted", 1)]["at"] = 1


def takeback_of_nobody(evidence: Evidence) -> None:
    evidence.drop(evidence.place_of("answered"))


def seat_lost(evidence: Evidence) -> None:
    evidence.entries[1]["token_hash"] = "0" * 64


def another_version(evidence: Evidence) -> None:
    next(event for event in evidence.history if event["what"] == "answer")["version"] += 1


def refused_but_done(evidence: Evidence) -> None:
    event = next(event for event in evidence.history if event["what"] == "answer")
    event.update({"is": "problem", "code": "stale"})


def refused_although_legal(evidence: Evidence) -> None:
    said = next(event for event in evidence.history if event["what"] == "said")
    message = {**said["message"], "id": "another"}
    evidence.history.append({**said, "message": message})
    evidence.history.append({**said, "what": "answer", "id": "another", "is": "problem", "code": "illegal"})


def from_nowhere(evidence: Evidence) -> None:
    evidence.history = [event for event in evidence.history if event["what"] not in ("said", "answer")]


def another_view(evidence: Evidence) -> None:
    views = evidence.told(5)["views"]
    views[next(iter(views))] = "0" * 16


def another_action_shown(evidence: Evidence) -> None:
    shown = next(event for event in evidence.history if event["what"] == "told" and event["log"])
    shown["log"][0][2] = "A1>A2N"


def another_turn_shown(evidence: Evidence) -> None:
    evidence.told(3)["turn"] += 1


def another_clock_shown(evidence: Evidence) -> None:
    evidence.told(3)["clock"]["left"][0] += 5_000


def back_in_time(evidence: Evidence) -> None:
    evidence.told(8)["connection"], evidence.told(0)["connection"] = 99, 99
    first, later = evidence.told(0), evidence.told(8)
    evidence.history.remove(later)
    evidence.history.insert(evidence.history.index(first), later)


def shown_but_lost(evidence: Evidence) -> None:
    evidence.told()["version"] += 1


def still_said_to_run(evidence: Evidence) -> None:
    evidence.logs[MATCH].running = True


def given_up_too_soon(evidence: Evidence) -> None:
    evidence.entries[-1]["ending"] = "abandoned"


def rematch_lost(evidence: Evidence) -> None:
    at = evidence.entries[-1]["at"]
    evidence.put(len(evidence.entries), {"is": "offered", "kind": "rematch", "seat": 0, "at": at})
    evidence.put(len(evidence.entries), {"is": "answered", "kind": "rematch", "seat": 1, "accept": True, "at": at})
    evidence.put(len(evidence.entries), {"is": "rematched", "match": "nowhere", "at": at})


def two_rematches(evidence: Evidence) -> None:
    from faults.logs import MatchLog

    for name in ("one", "two"):
        setup: dict[str, Any] = {**evidence.logs[MATCH].setup, "rematch_of": MATCH}
        evidence.logs[name] = MatchLog(setup, [], [])


def unknown_kind(evidence: Evidence) -> None:
    evidence.put(len(evidence.entries), {"is": "danced", "at": evidence.entries[-1]["at"]})


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (last_lost, "is lost"),
        (newest_lost, "was acknowledged as version|was shown to"),
        (everything_lost, "the whole match is lost"),
        (doubled, "was done 2 times"),
        (done_twice, "was done 2 times"),
        (swapped, "is wrong"),
        (gap, "versions in the store"),
        (illegal, "is illegal"),
        (another_action, "but .* was done"),
        (out_of_turn, "owed no decision"),
        (flagged_too_soon, "fell, which had"),
        (flagged_by_a_jump, "can have passed"),
        (clock_stood_still, "have passed"),
        (flag_forgotten, "after its time was over|had been over"),
        (flag_never_falls, "has been over"),
        (time_taken, "were logged"),
        (time_goes_back, "before that of the entry before"),
        (takeback_of_nobody, "nobody had agreed"),
        (seat_lost, "does not hold it any more"),
        (another_version, "acknowledged as version"),
        (refused_but_done, "was refused .stale., but done"),
        (refused_although_legal, "although it fitted"),
        (from_nowhere, "nobody said message"),
        (another_view, "another view"),
        (another_action_shown, "in truth"),
        (another_turn_shown, "in truth"),
        (another_clock_shown, "ms left; in truth"),
        (back_in_time, "was shown version"),
        (shown_but_lost, "but the log ends"),
        (still_said_to_run, "own note"),
        (given_up_too_soon, "was given up"),
        (rematch_lost, "its rematch nowhere is lost"),
        (two_rematches, "2 rematches"),
        (unknown_kind, "kind nobody knows"),
    ],
)
def test_it_notices(spoil: Callable[[Evidence], None], complaint: str) -> None:
    evidence = _TANKS().copy()
    spoil(evidence)
    found = complaints(evidence)
    assert found

    assert any(re.search(complaint, one) for one in found), found


def default_too_soon(evidence: Evidence) -> None:
    place = next(place for place, entry in enumerate(evidence.entries) if entry.get("by") == "table")
    evidence.entries[place]["at"] -= 10_000


def another_default(evidence: Evidence) -> None:
    """The table claims what a person did."""
    place = evidence.place_of("acted", 3)
    evidence.entries[place]["by"] = "table"


def bot_for_a_person(evidence: Evidence) -> None:
    evidence.entries[evidence.place_of("acted", 3)]["by"] = "bot"


def other_seed(evidence: Evidence) -> None:
    """Chance decided otherwise than the seed says."""
    evidence.logs[MATCH].setup["seed"] = "other"


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (default_too_soon, "which had .* ms left"),
        (another_default, "which had .* ms left"),
        (bot_for_a_person, "was not played by a bot"),
        (other_seed, "another view|is illegal|owed no decision"),
    ],
)
def test_it_notices_in_a_game_of_chance(spoil: Callable[[Evidence], None], complaint: str) -> None:

    evidence = _CARDS().copy()
    spoil(evidence)
    found = complaints(evidence)
    assert any(re.search(complaint, one) for one in found), found
