"""A moment of a game of Tank Chess: the position and what the draws of TC4.4 depend on."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NoReturn, Self

import msgspec

from behemoth.games import (
    EVERYTHING,
    Actions,
    Closing,
    Ending,
    Event,
    IllegalAction,
    Listed,
    Outcome,
    Seat,
    State,
    Step,
    Viewer,
    demand_viewer,
    not_an_action,
)
from behemoth.tankchess import view
from behemoth.tankchess.board.headings import Path
from behemoth.tankchess.board.move import Action, EffectKind, Fall, Move, Place
from behemoth.tankchess.board.pieces import SIDE_WORDS, in_order
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import OFF
from behemoth.tankchess.events import Ended
from behemoth.tankchess.queries.refusals import refuse
from behemoth.tankchess.rules.action_events import action_events, flag_events, placed_event, threat_events
from behemoth.tankchess.rules.dealing import deal_mines
from behemoth.tankchess.rules.detonations import list_places
from behemoth.tankchess.rules.effects import after, after_place
from behemoth.tankchess.rules.falls import decider, list_falls
from behemoth.tankchess.rules.moves import add_moves, count_moves, count_of, is_legal, list_moves
from behemoth.tankchess.rules.repetition import WIDTH, keys_of, last_seen
from behemoth.tankchess.rules.shots import Shots
from behemoth.tankchess.rules.threats import check_moves, escape_moves, threats_of
from behemoth.tankchess.text.ground_text import ground_text
from behemoth.tankchess.text.move_text import (
    demand_suffix,
    find_action,
    full_move_text,
    move_text,
    read_action,
    suffix_of,
)
from behemoth.tankchess.text.state_text import fewest_plies, state_text
from behemoth.tankchess.view import BoardView


class Moves(Actions[Action]):
    """The moves of the side to move, listed only as far as somebody asks."""

    __slots__ = ("_position",)

    def __init__(self, position: Position) -> None:
        self._position = position

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Move) and is_legal(self._position, action)

    def __iter__(self) -> Iterator[Action]:
        return iter(list_moves(self._position))

    def __len__(self) -> int:
        return count_moves(self._position)

    def sample(self, rng: Random) -> Action:
        """One of them, each equally likely: count for each piece, list only the chosen one's."""
        shots = Shots(self._position, self._position.turn)
        army = self._position.armies[self._position.turn]
        pieces = in_order(army)
        counts = [count_of(shots, piece) for piece in pieces]
        index = rng.randrange(sum(counts))
        for piece, count in zip(pieces, counts, strict=True):
            if index < count:
                moves: list[Move] = []
                add_moves(moves, shots, piece)
                return moves[index]
            index -= count
        raise IndexError("there is no move to choose from")


class TankState(State[Action]):
    """Seat 0 is White, seat 1 is Black. Made by the game, by :meth:`play` or from a line; nobody can change it."""

    __slots__ = ("closing", "decided", "past", "plies", "position", "quiet")

    position: Position
    #: Moves made; even if White is to move. Fall decisions and laid mines do not count (TC11.5, TC12.10).
    plies: int
    #: Moves since the last destruction (TC4.4).
    quiet: int
    #: The positions since the last destruction, this one last (TC11.6), as ``repetition.py`` keeps them.
    past: bytes
    #: How people ended it, if they did.
    closing: Closing | None
    #: How the game ended, if it did. Follows from the rest; worked out once, since whoever plays on asks several times.
    decided: Outcome | None

    def __init__(
        self,
        position: Position,
        *,
        plies: int | None = None,
        quiet: int = 0,
        past: bytes | None = None,
        closing: Closing | None = None,
    ) -> None:
        give = object.__setattr__
        give(self, "position", position)
        give(self, "plies", fewest_plies(position) if plies is None else plies)
        give(self, "quiet", quiet)
        give(self, "past", _first_past(position) if past is None else past)
        give(self, "closing", closing)
        give(self, "decided", self._decide())

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a state is a value: {name} cannot be assigned")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a state is a value: {name} cannot be deleted")

    def __reduce__(self) -> tuple[object, ...]:
        return _unpickled, self._parts()

    def _parts(self) -> tuple[object, ...]:
        return self.position, self.plies, self.quiet, self.past, self.closing

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TankState) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash((self.position.key, self.plies, self.quiet, self.closing))

    def __repr__(self) -> str:
        return f"TankState({self.text()!r})"

    def _repr_svg_(self) -> str:
        return self.position._repr_svg_()

    # -- the contract ------------------------------------------------------------------------------------------------

    def to_act(self) -> tuple[Seat, ...]:
        return () if self.decided is not None else self._deciding()

    def _deciding(self) -> tuple[Seat, ...]:
        position = self.position
        if position.mines is not None and position.placing:
            return position.mines.waiting
        return (position.turn if position.falling == OFF else decider(position),)

    def actions(self, seat: Seat) -> Actions[Action]:
        if seat not in self.to_act():
            return Listed()
        if self.position.placing:
            return Listed(list_places(self.position, seat))
        return Moves(self.position) if self.position.falling == OFF else Listed(list_falls(self.position))

    def play(self, seat: Seat, action: Action, rng: Random | None = None, *, events: bool = True) -> Step[Action]:
        """Carry out an action; chance decides nothing here, so ``rng`` may be left out."""
        self._demand_legal(seat, action)
        return self._carry_out(seat, action, events)

    def play_text(self, seat: Seat, text: str, rng: Random | None = None) -> Step[Action]:
        self._demand_turn(seat)
        meant = find_action(self.position, text, seat)
        step = self._carry_out(seat, meant.action, events=True, path=meant.path)
        if meant.suffix:
            demand_suffix(meant, step.text.removeprefix(move_text(meant.action)))
        return step

    def _carry_out(self, seat: Seat, action: Action, events: bool, path: Path = ()) -> Step[Action]:
        """The step of a legal action; ``path`` is that of a move, if it is known."""
        if isinstance(action, Place):
            return self._play_place(seat, action, events)
        following = self._after(action)
        final = _reveals(action)
        if not events:
            return Step(following, final=final, open=True)
        threats = threats_of(following.position)
        happened = (
            *action_events(self.position, action, path),
            *flag_events(self.position, following.position),
            *threat_events(following.position, threats),
            *following._ended(),
        )
        text = move_text(action) + suffix_of(following.position, threats)
        return Step(following, happened, final=final, text=text, open=True)

    def _play_place(self, seat: Seat, place: Place, events: bool) -> Step[Action]:
        """One remote mine is laid (TC12.10); it counts for no draw, and the game begins once all are."""
        following = TankState(
            after_place(self.position, seat, place), plies=self.plies, quiet=self.quiet, closing=self.closing
        )
        if not events:
            return Step(following)
        return Step(following, (placed_event(self.position, seat, place),), text=move_text(place))

    def outcome(self) -> Outcome | None:
        return self.decided

    def _decide(self) -> Outcome | None:
        result = self.position.result
        if result is not None:  # a win goes before a draw (TC11.6)
            return Outcome(result.reason, _scores(result.winner))
        if self.closing is not None:
            return _closed(self.closing)
        if self.position.falling != OFF or self.position.placing:
            return None
        if last_seen(self.past) >= self.position.rules.repetition:
            return Outcome("repetition", (0.5, 0.5))
        if self.quiet >= 2 * self.position.rules.quiet_moves:
            return Outcome("quiet", (0.5, 0.5))
        return None

    def view(self, viewer: Viewer) -> msgspec.Struct:
        demand_viewer(self, viewer, len(SIDE_WORDS))
        known = self._knows(viewer)
        return self._seen(known, known if isinstance(known, int) else None)

    def open_view(self) -> BoardView:
        """Everything, with the squares on which whoever decides may lay a mine. Only for who has the whole state anyway
        and analyses it: a match shows ``view``."""
        return self._seen(EVERYTHING, next(iter(self.to_act()), None))

    def _seen(self, known: Viewer, laying: Seat | None) -> BoardView:
        outcome, position = self.decided, self.position
        ranks = position.ranks()  # for the pieces and for the line
        return BoardView(
            size=position.size,
            terrain=ground_text(position.ground, position.size).squares,
            pieces=view.piece_views(ranks),
            wrecks=view.wreck_views(position),
            stacks=view.stack_views(position),
            bodies=view.body_views(position),
            turn=SIDE_WORDS[position.turn],
            falling=view.falling_view(position),
            to_act=() if outcome is not None else self._deciding(),
            round=self.round(),
            quiet=self.quiet,
            line=state_text(self, known, ranks),
            outcome=outcome,
            goal=position.rules.goal,
            flags=view.flag_views(position),
            mines=view.mines_view(position, known, laying),
        )

    def _knows(self, viewer: Viewer) -> Viewer:
        """As whom somebody sees remote mines: after the end everybody knows everything (TC12.12)."""
        return EVERYTHING if self.position.mines is not None and self.decided is not None else viewer

    @property
    def hides(self) -> bool:
        """With remote mines each side has secrets (TC12.12)."""
        return self.position.rules.remote_mines > 0

    def imagine(self, seat: Seat, rng: Random) -> Self:
        mines = self.position.mines
        if mines is None or self.decided is not None:
            return self  # nothing is hidden
        enemy = 1 - seat
        dealt = deal_mines(mines, enemy, mines.left(enemy), rng)
        return self._at(msgspec.structs.replace(self.position, mines=dealt))

    def round(self) -> int:
        moved = self.plies if self.position.falling == OFF else self.plies - 1
        return moved // 2 + 1

    def text(self) -> str:
        return state_text(self)

    def write(self, seat: Seat, action: Action, language: str = "en") -> str:
        return full_move_text(self.position, action, language)

    def read(self, seat: Seat, text: str) -> Action:
        self._demand_turn(seat)
        return read_action(self.position, text, seat)

    def query(self, viewer: Viewer, about: str, language: str = "en") -> msgspec.Struct:
        """``ends C3``, ``threats white``, ``lines C3``, ``falls``, ``check``, ``why C3 D7``, ``coach C3``.

        See ``queries/answers.py``.
        """
        from behemoth.tankchess.queries.answers import answer

        return answer(self.position, about, language, viewer)

    def positions(self) -> tuple[int, ...]:
        """Those since the last destruction; while a Monster falls, this one."""
        return self.history or (self.position.key,)

    def close(self, closing: Closing) -> Step[Action]:
        """TC4.4: resignation, agreement, a fallen flag; a player who has gone loses like one who resigns."""
        if self.decided is not None:
            raise IllegalAction("error-game-over", rule="TC4.4")
        if (closing.ending is Ending.AGREED) != (closing.seat is None) or closing.seat not in (None, 0, 1):
            raise IllegalAction("error-no-closing", rule="TC4.4", ending=closing.ending.value)
        following = self._with(closing)
        return Step(following, tuple(following._ended()))

    # -- for interfaces ----------------------------------------------------------------------------------------------

    @property
    def history(self) -> tuple[int, ...]:
        """The hashes of the positions since the last destruction, this one last (TC11.6)."""
        return keys_of(self.past)

    def check(self) -> tuple[Move, ...]:
        """CHECK (TC4.3): the moves by which the side that just moved would destroy the enemy commander."""
        return check_moves(self.position, 1 - self.position.turn)

    def escape(self) -> tuple[Move, ...]:
        """ESCAPE or FLAG (TC4.3, TC12.17): the moves by which the side that moved would leave or win by the flag."""
        return escape_moves(self.position, 1 - self.position.turn)

    # -- inside ------------------------------------------------------------------------------------------------------

    def _demand_turn(self, seat: Seat) -> None:
        owing = self.to_act()
        if not owing:
            raise IllegalAction("error-game-over", rule="TC4.1")
        if seat not in owing:
            raise IllegalAction("error-not-your-turn", rule="TC1.2")

    def _demand_legal(self, seat: Seat, action: Action) -> None:
        if not isinstance(action, Move | Fall | Place):
            raise not_an_action(action)
        self._demand_turn(seat)
        if not self._is_legal(seat, action):
            raise refuse(self.position, action)

    def _is_legal(self, seat: Seat, action: Action) -> bool:
        if isinstance(action, Move):
            return is_legal(self.position, action)
        return action in (list_falls(self.position) if isinstance(action, Fall) else list_places(self.position, seat))

    def _with(self, closing: Closing) -> TankState:
        return TankState(self.position, plies=self.plies, quiet=self.quiet, past=self.past, closing=closing)

    def _at(self, position: Position) -> Self:
        return type(self)(position, plies=self.plies, quiet=self.quiet, past=self.past, closing=self.closing)

    def _after(self, action: Action) -> TankState:
        following = after(self.position, action)
        moved = not isinstance(action, Fall)
        if _strength(following) < _strength(self.position):  # TC11.6: a destruction starts the counts anew
            return TankState(following, plies=self.plies + moved, quiet=0)
        past = self.past + _first_past(following) if following.falling == OFF else b""
        return TankState(following, plies=self.plies + moved, quiet=self.quiet + moved, past=past)

    def _ended(self) -> Iterator[Event]:
        """That the game is over and how, if it is."""
        outcome = self.decided
        if outcome is not None:
            winner = "none" if outcome.drawn else SIDE_WORDS[outcome.winners[0]]
            yield Ended(winner, outcome.reason)


def _unpickled(position: Position, plies: int, quiet: int, past: bytes, closing: Closing | None) -> TankState:
    return TankState(position, plies=plies, quiet=quiet, past=past, closing=closing)


def _first_past(position: Position) -> bytes:
    """A game, or the time after a destruction, begins with this position; one before a fall or before all mines
    are laid is not compared."""
    return b"" if position.falling != OFF or position.placing else position.key.to_bytes(WIDTH, "big")


def _reveals(action: Action) -> bool:
    """Whether everybody learns by it where a remote mine was, so that it cannot be taken back."""
    return isinstance(action, Move) and any(effect.kind is EffectKind.DETONATION for effect in action.effects)


def _strength(position: Position) -> int:
    white, black = position.armies
    return len(white) + len(black)


def _scores(winner: int) -> tuple[float, float]:
    return (1.0, 0.0) if winner == 0 else (0.0, 1.0)


def _closed(closing: Closing) -> Outcome:
    if closing.seat is None:
        return Outcome(closing.ending.value, (0.5, 0.5))
    return Outcome(closing.ending.value, _scores(1 - closing.seat))
