"""The engine's protocol: one command a line, answered by lines, in UCI (after ``uci``) or in plain words of its own.
It lives until ``quit`` or the end of the input.

Whatever comes in, the answer to what cannot be done is one line ``error …`` and nothing else changes.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from importlib.metadata import version
from random import Random
from typing import Any, Final

from behemoth.games import GameError, Step, rng_for
from behemoth.locale import DEFAULT_LANGUAGE
from behemoth.locale import say as translated
from behemoth.monstercombat import CombatState
from behemoth.tankchess import SIDE_WORDS, TankChess, TankOptions, TankState
from behemoth.terminal import engine_cards, engine_work
from behemoth.terminal.engine_cards import CARDS
from behemoth.terminal.engine_dialect import Dialect, Found, PlainWords, Uci
from behemoth.terminal.engine_words import OPTIONS, Go, read_go, read_number, read_option, read_uci_go
from behemoth.terminal.plain import clean
from behemoth.terminal.playing import USUAL
from behemoth.terminal.trouble import BadInput

#: How many positions a check looks at unless told otherwise, and at most.
CHECKED: Final = 1_000
MOST_CHECKED: Final = 10**9
#: So many seconds a task has to end when the program ends.
PATIENCE: Final = 5.0
#: More moves than any game has.
MOST_MOVES: Final = 100_000


class Talk:
    """A conversation with one program: the position, the options, and at most one task in the background."""

    def __init__(self, write: Callable[[str], None], language: str = DEFAULT_LANGUAGE) -> None:
        self._write = write
        self._language = language
        self._lock = threading.Lock()
        self._dialect: Dialect = PlainWords()
        self._options: dict[str, Any] = {option.name: option.usual for option in OPTIONS}
        self._state: TankState | CombatState = TankChess().start(TankOptions(scheme=USUAL))
        #: What runs has said its last word; only its thread is not gone yet.
        self._said_all = False
        self._task: threading.Thread | None = None
        self._halt = engine_work.Halt()
        self._searcher: Any = None

    # -- lines in and out --------------------------------------------------------------------------------------------

    def say(self, line: str) -> None:
        """One line out, whole, whichever thread says it."""
        with self._lock:
            self._write(line)

    def hear(self, line: str) -> bool:
        """One line in; false if that was the last one."""
        words = line.split()
        if not words:
            return True
        if words[0] == "quit":
            self.end(at_once=True)
            return False
        try:
            command = _COMMANDS.get(words[0])
            if command is None:
                raise BadInput("engine-unknown", name=words[0][:40], known=", ".join((*_COMMANDS, "quit")))
            command(self, words[1:])
        except GameError as fault:
            self._complain(fault.sentence(self._language))
        except (MemoryError, RecursionError, OverflowError, ValueError) as fault:
            self._complain(translated("engine-fault", self._language, fault=type(fault).__name__))
        return True

    def end(self, *, at_once: bool) -> None:
        """No more lines: what runs may finish, unless it would run for ever or nobody wants to wait."""
        if at_once or self._endless:
            self._halt.set()
        if self._task is not None:
            self._task.join(PATIENCE if at_once else None)

    def wait(self) -> None:
        """Until nothing runs in the background."""
        if self._task is not None:
            self._task.join()
            self._task = None

    def _complain(self, sentence: str) -> None:
        self.say(self._dialect.error(clean(sentence).replace("\n", " ")))

    # -- commands ----------------------------------------------------------------------------------------------------

    def identify(self, words: list[str]) -> None:
        self._dialect = PlainWords()
        self._introduce()
        self.say(f"id engine {'yes' if self._has_engine() else 'no, the rules in Python think and count'}")
        for line in self._dialect.options(OPTIONS):
            self.say(line)
        self.say("ok")

    def uci(self, words: list[str]) -> None:
        """From here on every answer is UCI."""
        self._dialect = Uci()
        self._introduce()
        for line in self._dialect.options(OPTIONS):
            self.say(line)
        self.say("uciok")

    def _introduce(self) -> None:
        self.say(f"id name Behemoth {version('behemoth')}")
        self.say("id author The Behemoth authors")

    def ready(self, words: list[str]) -> None:
        self.say("ok")

    def uci_ready(self, words: list[str]) -> None:
        self.say("readyok")

    def pass_over(self, words: list[str]) -> None:
        """UCI has words for things there are none of here: pondering, registration, a debug mode."""

    def set_option(self, words: list[str]) -> None:
        self._demand_rest()
        name, value = read_option(words)
        if name == "scheme":
            TankChess().start(TankOptions(scheme=str(value)))  # says what is wrong with it
        before, self._options[name] = self._options[name], value
        if name == "memory":
            self._searcher = None
        if name == "game" and value != before:
            self._state = self._start("startpos", "")

    def new(self, words: list[str]) -> None:
        self._demand_rest()
        self._searcher = None

    def position(self, words: list[str]) -> None:
        self._demand_rest()
        moves: list[str] = []
        if "moves" in words:
            place = words.index("moves")
            words, moves = words[:place], words[place + 1 :]
        sort, *text = words or [""]
        if sort not in _POSITIONS or bool(text) != (sort != "startpos") or len(moves) > MOST_MOVES:
            raise BadInput("engine-position")
        state = self._start(sort, " ".join(text))
        for index, move in enumerate(moves):
            state = _played(state, move, rng_for(str(self._options["seed"]), index))
        self._state = state

    def _start(self, sort: str, text: str) -> TankState | CombatState:
        if sort in ("fen", "line"):
            return CARDS.parse(text) if self._plays_cards else TankChess().parse(text)
        if self._plays_cards:
            if sort == "scheme":
                raise BadInput("engine-position")
            return engine_cards.start(self._options["seats"], str(self._options["seed"]))
        return TankChess().start(TankOptions(scheme=text or str(self._options["scheme"])))

    @property
    def _plays_cards(self) -> bool:
        return bool(self._options["game"] == CARDS.id)

    def go(self, words: list[str]) -> None:
        self._demand_rest()
        owing = self._state.to_act()
        go = read_uci_go(words, owing[0] if owing else 0) if isinstance(self._dialect, Uci) else read_go(words)
        if "perft" in words:
            state = self._tanks()
            self._begin(lambda: self._count(state, go.perft))
        elif self._state.outcome() is not None:
            self.say(self._dialect.best(""))
        else:
            self._begin(lambda: self._search(go), endless=go.infinite)

    def stop(self, words: list[str]) -> None:
        self._halt.set()
        self.wait()
        self._endless = False

    def wait_for_it(self, words: list[str]) -> None:
        if self._endless and self._task is not None and self._task.is_alive():
            raise BadInput("engine-endless")
        self.wait()

    def bench(self, words: list[str]) -> None:
        self._demand_rest()
        self._begin(lambda: engine_work.bench(in_python=self._in_python(), halt=self._halt, say=self.say))

    def check(self, words: list[str]) -> None:
        self._demand_rest()
        if len(words) > 1:
            raise BadInput("engine-check")
        positions = read_number(words[0], "check", 1, MOST_CHECKED) if words else CHECKED
        if not self._has_engine():
            raise BadInput("engine-missing")
        self._begin(lambda: engine_work.check(positions, halt=self._halt, say=self.say))

    def show(self, words: list[str]) -> None:
        state = self._state
        if isinstance(state, TankState):
            from behemoth.terminal.board import Look, draw_board

            for line in draw_board(state.position, Look(arrows=False)).plain.splitlines():
                self.say(line.rstrip())
        outcome = state.outcome()
        owing = state.to_act()
        self.say(f"line {state.text()}")
        if isinstance(state, TankState):
            self.say(f"key {state.position.key:016x}")
        who = SIDE_WORDS[owing[0]] if owing and isinstance(state, TankState) else f"seat {owing[0]}" if owing else ""
        self.say(f"turn {who}" if owing else f"over {outcome.reason if outcome else ''}")
        self.say(f"legal {len(state.actions(owing[0])) if owing else 0}")
        if isinstance(state, CombatState) and owing:
            texts = [state.write(owing[0], action) for action in state.actions(owing[0])]
            self.say(f"actions {' '.join(texts)}")

    def _tanks(self) -> TankState:
        """Counting and the like are for Tank Chess: where chance decides there is nothing to count."""
        if not isinstance(self._state, TankState):
            raise BadInput("engine-tanks-only")
        return self._state

    # -- in the background -------------------------------------------------------------------------------------------

    _endless = False

    def _demand_rest(self) -> None:
        """What changes anything has to wait for what is running."""
        if self._said_all:
            self.wait()
        if self._task is not None and self._task.is_alive():
            raise BadInput("engine-busy")

    def _begin(self, work: Callable[[], None], *, endless: bool = False) -> None:
        self.wait()
        self._halt = engine_work.Halt(self._new_stop())
        self._endless = endless
        self._said_all = False
        self._task = threading.Thread(target=self._guarded, args=(work,), daemon=True)
        self._task.start()

    def _guarded(self, work: Callable[[], None]) -> None:
        try:
            work()
        except GameError as fault:
            self._complain(fault.sentence(self._language))
        except Exception as fault:  # nothing that goes wrong in here may end the conversation
            self._complain(translated("engine-fault", self._language, fault=type(fault).__name__))

    def _search(self, go: Go) -> None:
        best = self._found(go)
        self._said_all = True
        self.say(self._dialect.best(best))

    def _found(self, go: Go) -> str:
        state = self._state
        if isinstance(state, CombatState):
            return engine_cards.search(state, go, self._options, self._halt, self._tell, self.say)
        if self._in_python():
            return engine_work.search_in_python(state, go, self._halt, self.say)
        if self._searcher is None:
            from behemoth.engine import new_searcher

            self._searcher = new_searcher(self._options["memory"])
        return engine_work.search_with_engine(state, go, self._options, self._searcher, self._halt, self._tell)

    def _tell(self, found: Found) -> None:
        self.say(self._dialect.info(found))

    def _count(self, state: TankState, depth: int) -> None:
        engine_work.count(state, depth, in_python=self._in_python(), halt=self._halt, say=self.say, words=self._dialect)

    def _in_python(self) -> bool:
        from behemoth import engine

        known = isinstance(self._state, CombatState) or engine.can_play(self._state.position)
        return bool(self._options["python"]) or not self._has_engine() or not known

    def _has_engine(self) -> bool:
        from behemoth import engine

        return engine.available()

    def _new_stop(self) -> Any:
        if not self._has_engine():
            return None
        from behemoth.engine import new_stop

        return new_stop()


def _played(state: Any, text: str, rng: Random) -> TankState | CombatState:
    owing = state.to_act()
    if not owing:
        raise BadInput("engine-over", text=text[:40])
    step: Step[Any] = state.play(owing[0], state.read(owing[0], text), rng, events=False)
    assert isinstance(step.state, TankState | CombatState)
    return step.state


#: How a position is written: the start, a scheme, or a text of the whole state.
_POSITIONS: Final = ("startpos", "fen", "scheme", "line")

_COMMANDS: Final[dict[str, Callable[[Talk, list[str]], None]]] = {
    "uci": Talk.uci,
    "isready": Talk.uci_ready,
    "ucinewgame": Talk.new,
    "behemoth": Talk.identify,
    "ready": Talk.ready,
    "setoption": Talk.set_option,
    "new": Talk.new,
    "position": Talk.position,
    "go": Talk.go,
    "stop": Talk.stop,
    "wait": Talk.wait_for_it,
    "bench": Talk.bench,
    "check": Talk.check,
    "show": Talk.show,
    "d": Talk.show,
    "debug": Talk.pass_over,
    "register": Talk.pass_over,
    "ponderhit": Talk.pass_over,
}
