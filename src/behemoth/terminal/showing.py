"""``behemoth show``: a position in the terminal or as an SVG file, or a whole game as a moving one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from behemoth.terminal.playing import Ascii, Colour, Line, Scheme, demand_one
from behemoth.terminal.trouble import BadInput, whole_number

if TYPE_CHECKING:
    from behemoth.tankchess import Position
    from behemoth.terminal.voice import Voice


def register(app: typer.Typer) -> None:
    """Bring the command."""
    app.command("show", help="terminal-about-show")(show)


def show(
    context: typer.Context,
    scheme: Scheme = None,
    position: Line = None,
    game: Annotated[str | None, typer.Option("--game", metavar="FILE", help="terminal-about-game")] = None,
    move: Annotated[str | None, typer.Option("--move", metavar="N", help="terminal-about-move")] = None,
    svg: Annotated[str | None, typer.Option("--svg", metavar="FILE", help="terminal-about-svg")] = None,
    animate: Annotated[str | None, typer.Option("--animate", metavar="FILE", help="terminal-about-animate")] = None,
    flip: Annotated[bool, typer.Option("--flip", help="terminal-about-flip")] = False,
    no_colour: Colour = False,
    ascii_only: Ascii = False,
) -> None:
    """Draw, or write a drawing."""
    from behemoth.terminal.voice import Voice

    demand_one(scheme=scheme, position=position, game=game)
    if move is not None and game is None:
        raise BadInput("terminal-usage-move-of-game")
    if animate is not None:
        _animate(animate, game, context.obj)
        return
    board, last = _moment(scheme, position, game, move)
    voice = Voice(context.obj, colour=not no_colour, ascii_only=ascii_only)
    if svg is None:
        draw_position(voice, board, last, flipped=flip)
        return
    from behemoth.tankchess.drawing import draw
    from behemoth.terminal.files import write_text

    write_text(svg, draw(board, flipped=flip, last=last, language=voice.language))
    voice.tell_key("terminal-drawn", name=svg)


def _animate(file: str, game: str | None, language: str) -> None:
    """Write a recorded game, of whichever game, as a moving picture."""
    from behemoth.games import find_game, read_record, replay
    from behemoth.terminal.files import read_text, write_text
    from behemoth.terminal.voice import Voice

    if game is None:
        raise BadInput("terminal-usage-animate-game")
    record = read_record(read_text(game))
    drawn = find_game(record.game).moving_picture(list(replay(record)), record.names, language)
    if drawn is None:
        raise BadInput("terminal-animate-no-drawings", game=record.game)
    write_text(file, drawn)
    Voice(language).tell_key("terminal-drawn", name=file)


def _moment(scheme: str | None, line: str | None, game: str | None, move: str | None) -> tuple[Position, Any]:
    """The position to draw and the action that led to it."""
    from behemoth.tankchess import TankChess
    from behemoth.terminal.counting import find_position
    from behemoth.terminal.session import last_action, load_session

    if game is None:
        return find_position(scheme, line), None
    moments = load_session(game, TankChess.id).moments
    last = len(moments) - 1
    chosen = moments[: 1 + (last if move is None else whole_number(move, "--move", 0, last))]
    return chosen[-1].state.position, last_action(chosen)  # type: ignore[attr-defined]


def draw_position(voice: Voice, board: Position, last: Any, *, flipped: bool = False) -> None:
    """The board in the terminal, and whose turn it is."""
    from behemoth.tankchess import SIDE_WORDS
    from behemoth.terminal.board import Look, draw_board, last_marks

    voice.draw(draw_board(board, Look(voice.arrows, flipped), last_marks(last)))
    side = SIDE_WORDS[board.turn if board.result is None else board.result.winner]
    key = "drawing-title" if board.result is None else "drawing-over"
    voice.tell_key(key, size=board.size, side=voice.say("side-name", side=side))
