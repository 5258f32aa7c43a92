"""``behemoth replay``: step through a game file, or check it. The exit code says whether every move is legal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from behemoth.terminal.playing import Ascii, Colour
from behemoth.terminal.trouble import BAD_INPUT, WRONG, Gone

if TYPE_CHECKING:
    from behemoth.games import BrokenRecord, Game, Moment, Record
    from behemoth.terminal.voice import Voice

#: Faults of a record that make the game illegal though every text can be read.
_ILLEGAL: Final = ("error-record-over", "error-record-result")


def register(app: typer.Typer) -> None:
    """Bring the command."""
    app.command("replay", help="terminal-about-replay")(replay)


def replay(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="GAMEFILE", help="terminal-about-gamefile")],
    step: Annotated[bool, typer.Option("--step", help="terminal-about-step")] = False,
    quiet: Annotated[bool, typer.Option("--quiet", help="terminal-about-quiet")] = False,
    no_colour: Colour = False,
    ascii_only: Ascii = False,
) -> None:
    """Exit code 0: legal; 1: illegal; 2: cannot be read."""
    from behemoth.games import BrokenRecord, read_record
    from behemoth.terminal.files import read_text
    from behemoth.terminal.voice import Voice, complain

    record = read_record(read_text(file))
    voice = Voice(context.obj, colour=not no_colour, ascii_only=ascii_only)
    try:
        _replay(voice, record, step=step, quiet=quiet)
    except BrokenRecord as fault:
        complain(fault.sentence(voice.language))
        raise typer.Exit(_exit_code(fault)) from None


def _exit_code(fault: BrokenRecord) -> int:
    from behemoth.games import IllegalAction

    return WRONG if isinstance(fault.cause, IllegalAction) or fault.key in _ILLEGAL else BAD_INPUT


def _replay(voice: Voice, record: Record, *, step: bool, quiet: bool) -> None:
    from behemoth.games import replay as play_again

    moments: list[Moment] = []
    show = _Steps(voice, record.names, record.game) if step else _Lines(voice, record.names, quiet)
    try:
        for moment in play_again(record):
            moments.append(moment)
            show.moment(moments)
    except Gone:
        return
    if not quiet:
        _tell_end(voice, moments)


def _tell_end(voice: Voice, moments: list[Moment]) -> None:
    from behemoth.terminal.voice import form

    count = sum(moment.entry is not None for moment in moments)
    over = "yes" if moments[-1].state.outcome() is not None else "no"
    voice.tell_key("terminal-replayed", "bold", count=count, form=form(count), over=over)


class _Lines:
    """One line a move."""

    def __init__(self, voice: Voice, names: Sequence[str], quiet: bool) -> None:
        self.voice = voice
        self.names = names
        self.quiet = quiet

    def moment(self, moments: list[Moment]) -> None:
        """What happened."""
        if self.quiet or len(moments) == 1:
            return
        self.voice.tell(moment_text(moments, self.voice.language, self.names))


class _Steps:
    """A board a move, and on with Enter."""

    def __init__(self, voice: Voice, names: Sequence[str], game: str) -> None:
        from behemoth.games import find_game
        from behemoth.terminal.asking import Asker, command_words

        self.voice = voice
        self.game = find_game(game)
        self.names = names
        self.asker = Asker(voice)
        self._leave = command_words(("quit",), voice.language)

    def moment(self, moments: list[Moment]) -> None:
        """Draw the moment or say it in a line, say what happened, wait."""
        self.voice.tell()
        _picture(self.voice, self.game, moments)
        if len(moments) > 1:
            self.voice.tell(moment_text(moments, self.voice.language, self.names))
        answer = self.asker.ask(self.voice.say("terminal-ask-next"))
        if answer.lower() in self._leave:
            raise Gone


def _picture(voice: Voice, game: Game[Any, Any], moments: list[Moment]) -> None:
    from behemoth.games import PUBLIC
    from behemoth.tankchess import TankState
    from behemoth.terminal.session import last_action
    from behemoth.terminal.showing import draw_position

    state: Any = moments[-1].state
    if isinstance(state, TankState):
        draw_position(voice, state.position, last_action(moments))
        return
    # Who has the file may know everything that is in it.
    if not (game.secrets and state.hides):
        for line in game.describe(state.view(PUBLIC), voice.language).splitlines():
            voice.tell(line)
    voice.tell(state.text())


def moment_text(moments: list[Moment], language: str, names: Sequence[str] = ()) -> str:
    """The last moment in one paragraph: number, action as written, what happened to whom."""
    moment, before = moments[-1], moments[-2]
    sentences = " ".join(event.sentence(language, names) for event in moment.events)
    return sentences if moment.entry is None else f"{before.state.round()}. {moment.entry.text}  {sentences}"
