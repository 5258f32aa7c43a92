"""Games with variations for the analysis page. The server reads and writes the game files, so that there is one truth
about them; the page holds the tree and sends all of it. Everything here runs in a worker, and nothing is kept."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from behemoth.bots import win_chance
from behemoth.games import (
    EVERYTHING,
    PUBLIC,
    Entry,
    Event,
    Record,
    Seat,
    State,
    TreeMoment,
    find_game,
    line_of,
    new_record,
    play_tree,
    read_options,
    read_record,
    rng_for,
    write_record,
)
from behemoth.server.problems import Declined
from behemoth.server.replaying import seats_of_record
from behemoth.server.tree_forms import (
    MOST_NODES,
    GameTree,
    StepForm,
    TreeForm,
    TreeHead,
    TreeMove,
    TreeNode,
    TreeNotes,
    TreeRequest,
)
from behemoth.server.work import TAKEN_APART, Packed, packed
from behemoth.table import LogLine, ending_sentence
from behemoth.tankchess import TankState

#: ``+1.5``, ``-0.3``, ``#3``, ``-#2``, as evaluations are written.
_SCORE: Final = re.compile(r"([+-]?[0-9]{1,4}(?:\.[0-9]{1,3})?)")
_MATE: Final = re.compile(r"(-?)#([0-9]{1,3})")
_TOO_MANY: Final = "server-tree-large"
_HEAD: Final = ("game", "rules_version", "seats", "options", "seed", "names", "date", "clock", "language", "closing")
_NOTES: Final = TreeNotes.__struct_fields__


class ReadWork(msgspec.Struct, frozen=True):
    """A game file or the start of a game, to be shown as a tree."""

    asked: TreeRequest
    language: str
    pack: bool


class WriteWork(msgspec.Struct, frozen=True):
    """A tree to be written."""

    form: TreeForm
    pack: bool


def read_tree(work: ReadWork) -> Packed:
    """The tree with what is to be seen after each move. Raises GameError."""
    record = _record(work.asked)
    if record.game not in TAKEN_APART:
        raise Declined("refused", "server-no-board-of")
    seats = seats_of_record(record, work.language)
    names = tuple(info.name for info in seats)
    nodes: list[TreeNode] = []
    for one in play_tree(record):
        if len(nodes) > MOST_NODES:
            raise Declined("too-long", _TOO_MANY, most=MOST_NODES)
        nodes.append(_node(record, one, work.language, names))
    head = TreeHead(**{name: getattr(record, name) for name in _HEAD})
    return packed(msgspec.json.encode(GameTree(head, seats, tuple(nodes))), work.pack)


def _record(asked: TreeRequest) -> Record:
    if asked.text:
        return read_record(asked.text)
    game = find_game(asked.game)
    return new_record(game, read_options(game.Options, asked.options), game.seats.start)


def _node(record: Record, one: TreeMoment, language: str, names: tuple[str, ...]) -> TreeNode:
    moment, entry = one.moment, one.moment.entry
    noted: Entry | Record = entry or record
    action = ""
    if entry is not None and one.before is not None and moment.seat is not None:
        action = one.before.write(moment.seat, one.before.read(moment.seat, entry.text))
    notes = {name: getattr(noted, name) for name in ("comment", "arrows", "squares")}
    if entry is not None:
        notes |= {name: getattr(entry, name) for name in ("clock", "evaluation", "glyph")}
    return _shown(
        one.before, moment.state, moment.seat, action, moment.events, language, names,
        parent=one.parent,
        text=entry.text if entry else "",
        written_seat=entry.seat if entry else None,
        chance=chance_of(entry.evaluation) if entry else None,
        **notes,
    )  # fmt: skip


def _shown(
    before: State[Any] | None,
    state: State[Any],
    seat: Seat | None,
    action: str,
    events: tuple[Event, ...],
    language: str,
    names: tuple[str, ...],
    **more: Any,
) -> TreeNode:
    number = (before or state).round()
    lines = tuple(_lines(events, seat, action, number, language, names))
    outcome = state.outcome()
    ending = ending_sentence(outcome, lines[-1].text if lines else "", language) if outcome is not None else ""
    return TreeNode(
        round=number,
        seat=seat,
        action=action,
        log=lines,
        view=_everything(state),
        to_act=state.to_act(),
        outcome=outcome,
        ending=ending,
        **more,
    )


def _everything(state: State[Any]) -> msgspec.Struct:
    """What is to be seen in an analysis. It has no secrets: whoever asks has sent all there is to know."""
    return state.open_view() if isinstance(state, TankState) else state.view(PUBLIC)


def _lines(
    events: tuple[Event, ...], seat: Seat | None, action: str, number: int, language: str, names: tuple[str, ...]
) -> Iterator[LogLine]:
    for event in events:
        seen = event.seen_by(EVERYTHING)
        if seen is not None:
            yield LogLine(0, seen.sentence(language, names), seen, seat, action, number)
            action = ""


def step(form: StepForm) -> bytes:
    """A move made in a position, as a node that follows it. Raises GameError."""
    game = find_game(form.game)
    state = game.parse(form.state)
    if not state.to_act():
        raise Declined("over", "server-exercise-over")
    seat = state.to_act()[0]
    action = state.read(seat, form.action)
    done = state.play(seat, action, rng_for(form.state, 0))
    language = form.language or "en"
    names = tuple(info.name for info in seats_of_record(new_record(game, game.Options(), game.seats.start), language))
    node = _shown(
        state, done.state, seat, state.write(seat, action), done.events, language, names,
        parent=0,
        text=state.write(seat, action, form.notation),
    )  # fmt: skip
    return msgspec.json.encode(node)


def write_tree(work: WriteWork) -> Packed:
    """The game file. Every move in every variation is legal, or nothing is written. Raises GameError."""
    form = work.form
    head = {name: getattr(form.head, name) for name in _HEAD} | {"names": form.head.names[: form.head.seats]}
    start = {name: getattr(form.start, name) for name in ("comment", "arrows", "squares")}
    record = Record(**head, **start, entries=line_of([(move.parent, _entry(move)) for move in form.moves]))
    return packed(write_record(record).encode(), work.pack, f"{record.game}.txt")


def _entry(move: TreeMove) -> Entry:
    return Entry(move.text, move.written_seat, **{name: getattr(move, name) for name in _NOTES})


def chance_of(evaluation: str) -> float | None:
    """What the first seat can expect by a written evaluation; nothing where it is in words of somebody's own."""
    if found := _MATE.fullmatch(evaluation):
        return win_chance(0, -1 if found[1] else 1)
    if found := _SCORE.fullmatch(evaluation):
        return win_chance(round(float(found[1]) * 100), 0)
    return None
