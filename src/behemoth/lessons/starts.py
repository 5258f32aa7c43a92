"""The state a task begins with: a drawn board, a position line or a prepared table of cards."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import msgspec

from behemoth import monstercombat
from behemoth.games import InvalidText, State, find_game, read_options, rng_for
from behemoth.lessons.lesson import Cards, Task
from behemoth.monstercombat import EVENT_CARD_KINDS, FACES, Options
from behemoth.tankchess import (
    OFF,
    Flags,
    Mines,
    Position,
    Square,
    Squares,
    as_if,
    position_text,
    read_scheme,
    read_square,
    union,
    with_mines_owed,
)

#: What the players of card lessons are called; the learner is the first.
NAMES: Final = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gil")

#: What a scheme's header says of a board that is only drawn for a task.
_HEADER: Final = "name: task\ntitle en: task\nofficial: no\nsymmetry: asymmetric\n"
_CARDS: Final = {
    **{face.name: face.letter for face in FACES},
    **{f"{face.name}!": face.letter.upper() for face in FACES},
}
_EVENTS: Final = {kind.name: kind.letter for kind in EVENT_CARD_KINDS}


def start_of(task: Task) -> State[Any]:
    """The state before the learner's first action. Raises GameError where the task does not make sense."""
    state = _prepared(task)
    for index, text in enumerate(task.before):
        seat = state.to_act()[0]
        state = state.play(seat, state.read(seat, text), chance(task, -1 - index), events=False).state
    return state


def chance(task: Task, index: int) -> Random:
    """The random source of an action; the same for everybody, so that a task is always the same."""
    return rng_for(f"lesson/{task.lesson}/{task.id}", index)


def _prepared(task: Task) -> State[Any]:
    if task.cards is not None:
        return _dealt(task.cards, task.options)
    game = find_game(task.game)
    options = read_options(game.Options, {**task.options, "position": task.position or _drawn(task)})
    return game.start(options, game.seats.start)


def _drawn(task: Task) -> str:
    homes = " ".join(flag.partition("~")[0] for flag in task.flags.split())
    places = {"flags": homes, "heading": task.heading, "under": task.under, "wrecks": task.wrecks}
    header = "".join(f"{key}: {value}\n" for key, value in places.items() if value)
    scheme = read_scheme(f"{_HEADER}{header}\n{task.board.strip(chr(10))}\n")
    position = scheme.position(read_options(find_game(task.game).Options, task.options).rules)
    position = _with_mines(_with_carriers(position, task.flags), task.mines)
    return position_text(as_if(position, task.seat if task.first is None else task.first))


def _with_carriers(position: Position, flags: str) -> Position:
    """The position with flags in the hands of those that the task names."""
    if position.flags is None:
        return position
    white, black = (_square(flag.partition("~")[2], position.size) for flag in flags.split())
    carried = Flags(position.flags.homes, (white, black))
    key = position.key ^ position.flags.key ^ carried.key
    return msgspec.structs.replace(position, flags=carried, key=key)


def _with_mines(position: Position, mines: str) -> Position:
    """The position with these remote mines laid; without any it is the players who lay them."""
    owed = with_mines_owed(position)
    if owed.mines is None or not mines:
        return position
    white, black = (_squares(part, position.size) for part in f"{mines}/".split("/")[:2])
    laid = Mines(owed.mines.could | white | black, laid=(white, black))
    return msgspec.structs.replace(owed, mines=laid, key=owed.key ^ owed.mines.key ^ laid.key)


def _squares(text: str, size: int) -> Squares:
    return union(_square(word, size) for word in text.split())


def _square(text: str, size: int) -> Square:
    if not text:
        return OFF
    square = read_square(text, size)
    if square is None:
        raise InvalidText("error-square", rule="TC1.1", text=text[:20], size=size)
    return square


def _dealt(cards: Cards, options: dict[str, str]) -> State[Any]:
    return monstercombat.position(
        *(_letters(hand, _CARDS) for hand in cards.hands),
        options=read_options(Options, options),
        top=_letters(cards.top, _CARDS),
        events=_letters(cards.events, _EVENTS),
        discard=_letters(cards.discard, _CARDS),
        hearts=cards.hearts or None,
        immune=cards.immune or None,
        current=cards.current,
        direction=cards.direction,
        turn=cards.turn,
        monster=cards.monster,
        monster_hearts=cards.monster_hearts,
        sleep=cards.sleep,
    )


def _letters(words: str, letters: dict[str, str]) -> str:
    unknown = next((word for word in words.split() if word not in letters), None)
    if unknown is not None:
        raise InvalidText("error-combat-word", word=unknown[:40])
    return "".join(letters[word] for word in words.split())
