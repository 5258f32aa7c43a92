"""``check_game(game)``: what every game must hold, checked by playing random games over all options and seats.

It is public: whoever writes a game of their own runs it against theirs.

    from behemoth.games import check_game
    check_game(MyGame())
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, Final

import msgspec

from behemoth.games.chance import START, rng_for
from behemoth.games.clocks import takes_clocks
from behemoth.games.conformance_secrets import Guesses, check_events_keep_secrets, check_opening_keeps_secrets
from behemoth.games.conformance_sentences import (
    check_error,
    check_event_sentences,
    check_languages,
    check_names,
    check_outcome_sentence,
)
from behemoth.games.errors import GameError, IllegalAction, InvalidText, SecretView
from behemoth.games.game import Game, State, Step
from behemoth.games.nonconformity import Nonconformity, demand
from behemoth.games.options import read_options, write_options
from behemoth.games.outcome import Closing, Ending, Outcome
from behemoth.games.record import Entry, Record, new_record, play_to, replay
from behemoth.games.record_text import read_record, write_record
from behemoth.games.registry import find_game, game_names, offer_game
from behemoth.games.seats import EVERYTHING, PUBLIC, Seat, Viewer
from behemoth.locale import LANGUAGES

#: Texts no game should accept as a state or an action, whatever its grammar.
_RUBBISH = ("", " ", "?", "\x00", "a" * 5000, "💥", "-1", "{}", "0:0:0")


#: Values a field of a view may not expect.
STRANGE: Final[tuple[Any, ...]] = (None, -1, 10**6, "", "?", [], {}, True)


class Report(msgspec.Struct, frozen=True):
    """What was played, for a test to look at: games, actions, and how often each end came."""

    games: int
    actions: int
    endings: dict[str, int]
    #: Whether the game may be played with a clock (``takes_clocks``); a table refuses one where this is false.
    clocks: bool = False


def check_game(
    game: Game[Any, Any],
    *,
    options: Iterable[Any] | None = None,
    seats: Iterable[int] | None = None,
    games: int = 1,
    most_actions: int = 400,
    seed: str = "check",
    clocks: bool = False,
) -> Report:
    """Play ``games`` random games for each of the options and seat counts; raise Nonconformity at the first fault.
    With ``clocks`` it must be possible to play with a clock."""
    if game.id not in game_names() or type(find_game(game.id)) is not type(game):
        offer_game(game)  # records find it by its name
    check_languages(game)
    check_names(game)
    guesses = Guesses()
    endings: dict[str, int] = {}
    played = actions = 0
    clocked = True
    for chosen in game.variations() if options is None else options:
        for count in game.seats if seats is None else seats:
            for number in range(games):
                try:
                    record, outcome, one = _check_one(game, chosen, count, f"{seed}/{number}", most_actions, guesses)
                except GameError as error:
                    raise Nonconformity(f"an error where none belongs: {error}") from error
                played += 1
                actions += len(record.entries)
                reason = "unfinished" if outcome is None else outcome.reason
                endings[reason] = endings.get(reason, 0) + 1
                clocked = clocked and one
    guesses.demand_honest()
    clocked = clocked and played > 0
    demand(
        clocked or not clocks,
        "with a clock nothing would happen when somebody's time is over: give State.default an action, or let "
        "State.close end the game by a flag",
    )
    return Report(played, actions, endings, clocked)


def _check_one(
    game: Game[Any, Any], options: Any, seats: int, seed: str, most_actions: int, guesses: Guesses
) -> tuple[Record, Outcome | None, bool]:
    demand(read_options(game.Options, write_options(options)) == options, f"options change as text: {options}")
    state = game.start(options, seats, rng_for(seed, START))
    demand(state == game.start(options, seats, rng_for(seed, START)), "the same chance starts differently", state)
    choice = Random(seed)
    clocks = takes_clocks(state)
    names = tuple(f"Player {seat + 1}" for seat in range(seats))
    record = new_record(game, options, seats, seed, names=names)
    _check_bad_text(game, state)
    check_opening_keeps_secrets(game, options, seats, seed)
    for event in game.opening(options, seats, rng_for(seed, START)).events:
        check_event_sentences(game, event, (*range(seats), PUBLIC), names)
    for index in range(most_actions):
        _check_state(game, state, seats, choice)
        demand(takes_clocks(state) >= clocks, "time may run out at the start, but here nothing could follow", state)
        _check_time_over(state)
        for looking in range(seats):
            guesses.look(game, state, looking, seats, choice)
        owing = state.to_act()
        if not owing:
            break
        seat = choice.choice(owing)
        action = state.actions(seat).sample(choice)
        text = state.write(seat, action)
        step = _check_play(game, state, seat, action, seed, index)
        check_events_keep_secrets(game, state, seat, action, step, seats, (seed, index))
        for event in step.events:
            check_event_sentences(game, event, (*range(seats), PUBLIC), names)
        record = record.add(Entry(text, None if seat == owing[0] else seat))
        demand(step.state.round() >= state.round(), "the round number falls", step.state)
        state = step.state
    _check_record(record, state)
    _check_closings(game, state)
    check_outcome_sentence(game, state.outcome())
    return record, state.outcome(), clocks


def _check_time_over(state: State[Any]) -> None:
    """What follows when somebody's time is over: the game goes on, or it ends."""
    for seat in state.to_act():
        action = state.default(seat)
        if action is not None:
            what = f"seat {seat}: what is done for whoever is late (default)"
            demand(action in state.actions(seat), f"{what} is not legal: {action!r}", state)
            following = state.play(seat, action, Random(1), events=False).state
            demand(following != state, f"{what} changes nothing, so the clock would run out for ever", state)
            continue
        try:
            closed = state.close(Closing(Ending.FLAG, seat)).state
        except IllegalAction:
            continue
        over = closed.outcome() is not None and not closed.to_act()
        demand(over, "a closed game goes on, though a flag has fallen", closed)


def _check_state(game: Game[Any, Any], state: State[Any], seats: int, choice: Random) -> None:
    text = state.text()
    demand("\n" not in text, "the text of a state is one line", state)
    demand(game.parse(text) == state, "a state changes as text", state)
    demand(hash(game.parse(text)) == hash(state), "equal states have different hashes", state)
    owing = state.to_act()
    demand(all(0 <= seat < seats for seat in owing), "a seat owes a decision that is not there", state)
    demand(len(set(owing)) == len(owing), "a seat owes a decision twice", state)
    outcome = state.outcome()
    demand((outcome is None) == bool(owing), "a game is over if and only if nobody owes a decision", state)
    if outcome is not None:
        _check_outcome(outcome, seats, state)
    for seat in range(seats):
        _check_actions(state, seat, seat in owing, choice)
    _check_views(game, state, seats, choice)


def _check_outcome(outcome: Outcome, seats: int, state: State[Any]) -> None:
    scores = outcome.scores
    demand(len(scores) == seats, "a score for each seat", state)
    demand(all(0 <= score <= 1 for score in scores), "scores lie between 0 and 1", state)
    shared = len(set(scores)) == 1
    demand(shared or abs(sum(scores) - 1) < 1e-9, "scores are the same for all or add up to 1", state)


def _check_actions(state: State[Any], seat: Seat, owes: bool, choice: Random) -> None:
    actions = state.actions(seat)
    listed = list(actions)
    demand(len(listed) == len(actions), f"seat {seat}: len() and the list of actions differ", state)
    demand(len(set(listed)) == len(listed), f"seat {seat}: an action is listed twice", state)
    demand(bool(listed) == owes, f"seat {seat}: actions if and only if a decision is owed", state)
    if not listed:
        return
    for action in choice.sample(listed, min(12, len(listed))):
        demand(action in actions, f"seat {seat}: a listed action is not in the actions: {action}", state)
        for language in LANGUAGES:
            text = state.write(seat, action, language)
            demand(text != "" and not set(text) & set(" \t\n{}"), f"not a word: {text!r}", state)
            demand(state.read(seat, text) == action, f"an action changes as text: {text}", state)
    demand(actions.sample(choice) in actions, "sample gives what is not in the actions", state)
    demand(object() not in actions, "anything at all is in the actions", state)


def _check_views(game: Game[Any, Any], state: State[Any], seats: int, choice: Random) -> None:
    viewers: list[Viewer] = [*range(seats), PUBLIC]
    for viewer in viewers:
        demand(view_bytes(state, viewer) == view_bytes(state, viewer), f"{viewer}: two views differ", state)
    if state.outcome() is None:
        try:
            state.view(EVERYTHING)
        except SecretView:
            pass
        else:
            raise Nonconformity(f"everything is shown before the end: {state.text()}")
    else:
        state.view(EVERYTHING)
    for seat in range(seats):
        other = state.imagine(seat, Random(choice.random()))
        demand(view_bytes(other, seat) == view_bytes(state, seat), f"seat {seat} can tell what it imagines", state)
        demand(other.to_act() == state.to_act(), f"seat {seat} imagines others to act", state)
        if seat in state.to_act():
            mine, imagined = set(state.actions(seat)), set(other.actions(seat))
            demand(mine == imagined, f"seat {seat} imagines other actions of its own", state)
        _check_from_view(game, state, seat, choice)


def _check_from_view(game: Game[Any, Any], state: State[Any], seat: Seat, choice: Random) -> None:
    """A bot gets the bytes of its view and nothing else: a state made from them looks the same to its seat."""
    data = view_bytes(state, seat)
    seed = choice.random()
    made = game.from_view(data, seat, Random(seed))
    demand(view_bytes(made, seat) == data, f"seat {seat}: a state made from its view looks different", state)
    demand(made == game.from_view(data, seat, Random(seed)), f"seat {seat}: one view and chance, two states", state)
    demand(game.parse(made.text()) == made, f"seat {seat}: a state made from its view changes as text", state)


def view_bytes(state: State[Any], viewer: Viewer) -> bytes:
    """What is sent to this viewer, byte for byte."""
    return msgspec.json.encode(state.view(viewer))


def _check_refused(game: Game[Any, Any], state: State[Any], seat: Seat, strange: object, seed: str, index: int) -> None:
    """What is no action, such as the text of one, is refused with a sentence and not with a crash."""
    try:
        state.play(seat, strange, rng_for(seed, index))
    except IllegalAction as error:
        check_error(game, error, state)
    else:
        raise Nonconformity(f"{strange!r} is played as an action: {state.text()}")


def _check_play(game: Game[Any, Any], state: State[Any], seat: Seat, action: Any, seed: str, index: int) -> Step[Any]:
    before, text = state.text(), state.write(seat, action)
    step = state.play(seat, action, rng_for(seed, index))
    again = state.play(seat, action, rng_for(seed, index), events=False)
    demand(state.text() == before, "playing changed the state itself", state)
    demand(step.state == again.state, "the same action and chance lead elsewhere", state)
    demand(again.events == (), "there are events though the caller wants none", state)
    demand(step.text in ("", text), f"the step says {step.text!r} for {text!r}", state)
    written = state.play_text(seat, text, rng_for(seed, index))
    demand(written == msgspec.structs.replace(step, text=text), "a text and its action are played differently", state)
    demand(step.events != (), "an action without a single event", state)
    for event in step.events:
        kept = msgspec.msgpack.encode(event)
        demand(msgspec.msgpack.decode(kept, type=type(event)) == event, f"{event}: changes when it is kept", state)
        for viewer in (seat, PUBLIC):
            msgspec.json.encode(event.seen_by(viewer))
    for strange in (object(), *(() if text == action else (text,))):  # actions may be plain words
        _check_refused(game, state, seat, strange, seed, index)
    for other in {0, 1, 99} - set(state.to_act()):
        try:
            state.play(other, action, rng_for(seed, index))
        except IllegalAction as error:
            check_error(game, error, state)
        else:
            raise Nonconformity(f"seat {other} plays though it owes nothing: {before}")
    return step


def _check_bad_text(game: Game[Any, Any], state: State[Any]) -> None:
    owing = state.to_act()[0]
    for rubbish in _RUBBISH:
        try:
            game.parse(rubbish)
        except InvalidText as error:
            check_error(game, error)
        else:
            raise Nonconformity(f"rubbish is read as a state: {rubbish!r}")
        for take in (state.read, state.play_text):
            try:
                take(owing, rubbish)
            except GameError as error:
                check_error(game, error)
            else:
                raise Nonconformity(f"rubbish is read as an action: {rubbish!r}")
        demand(not _reads_view(game, rubbish.encode(), owing), f"rubbish is read as a view: {rubbish!r}")
    for broken in broken_views(view_bytes(state, owing)):
        _reads_view(game, broken, owing)


def _reads_view(game: Game[Any, Any], data: bytes, seat: Seat) -> bool:
    """Whether it is read as a view. What it is refused with is InvalidText and nothing else."""
    try:
        game.from_view(data, seat, Random(1))
    except InvalidText as error:
        check_error(game, error)
        return False
    except Exception as error:
        shown = data[:200].decode(errors="replace")
        raise Nonconformity(f"from_view raises {type(error).__name__} for {shown!r}, not InvalidText") from error
    return True


def broken_views(data: bytes) -> Iterator[bytes]:
    """A view with something missing or of another kind, and cut off."""
    yield data[: len(data) // 2]
    yield b"null"
    yield b"[]"
    view = msgspec.json.decode(data)
    if isinstance(view, dict):
        for name, value in view.items():
            yield msgspec.json.encode({field: other for field, other in view.items() if field != name})
            for strange in STRANGE:
                if strange != value:
                    yield msgspec.json.encode({**view, name: strange})


def _check_record(record: Record, state: State[Any]) -> None:
    text = write_record(record)
    back = read_record(text)
    demand(write_record(back) == text, "a record changes when it is read and written again")
    *_, last = replay(back, events=False)
    demand(last.state == state, "a record replays to another state", state)
    middle = len(record.entries) // 2
    demand(play_to(record, middle) == play_to(back, middle), "two replays differ", state)


def _check_closings(game: Game[Any, Any], state: State[Any]) -> None:
    if state.outcome() is not None:
        return
    for ending in Ending:
        closing = Closing(ending, None if ending is Ending.AGREED else 0)
        try:
            closed = state.close(closing).state
        except IllegalAction:
            continue
        demand(closed.outcome() is not None and not closed.to_act(), "a closed game goes on", closed)
        check_outcome_sentence(game, closed.outcome())
