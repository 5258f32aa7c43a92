"""``behemoth tanks``: Tank Chess at one keyboard, two people or one against a bot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from behemoth.terminal.trouble import BadInput

if TYPE_CHECKING:
    from behemoth.games import Record, Seat
    from behemoth.terminal.session import Session
    from behemoth.terminal.tankseat import TankSeat
    from behemoth.terminal.voice import Voice

#: What is played unless somebody says otherwise.
USUAL: Final = "basic-16"

#: Options of every command that draws in the terminal.
Colour = Annotated[bool, typer.Option("--no-colour", "--no-color", help="terminal-about-no-colour")]
Ascii = Annotated[bool, typer.Option("--ascii", help="terminal-about-ascii")]
Scheme = Annotated[str | None, typer.Option("--scheme", metavar="NAME", help="terminal-about-scheme")]
Clock = Annotated[str, typer.Option("--clock", metavar="15+10|30s|3d", help="terminal-about-clock")]
Line = Annotated[str | None, typer.Option("--position", metavar="LINE", help="terminal-about-position")]


def register(app: typer.Typer) -> None:
    """Bring the command."""
    app.command("tanks", help="terminal-about-play")(play)


def play(
    context: typer.Context,
    scheme: Scheme = None,
    position: Line = None,
    load: Annotated[str | None, typer.Option("--load", metavar="FILE", help="terminal-about-load")] = None,
    white: Annotated[str, typer.Option("--white", metavar="NAME", help="terminal-about-white")] = "",
    black: Annotated[str, typer.Option("--black", metavar="NAME", help="terminal-about-black")] = "",
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="terminal-about-option")
    ] = None,
    opponent: Annotated[str, typer.Option("--opponent", metavar="BOT", help="terminal-about-opponent")] = "",
    seat: Annotated[str, typer.Option("--seat", metavar="white|black", help="terminal-about-seat")] = "white",
    clock: Clock = "",
    no_colour: Colour = False,
    ascii_only: Ascii = False,
) -> None:
    """Two people at one keyboard, or one against a bot."""
    from behemoth.terminal.asking import Asker
    from behemoth.terminal.match import read_clock
    from behemoth.terminal.tankseat import TankSeat, read_side
    from behemoth.terminal.voice import Voice

    demand_one(scheme=scheme, position=position, load=load)
    rules = read_rules(option or [])
    voice = Voice(context.obj, colour=not no_colour, ascii_only=ascii_only)
    bots = {1 - read_side(seat, voice.language): opponent} if opponent else {}
    names = named_bots(voice, "tank-chess", bots, [white, black])
    seating: dict[str, Any] = {"bots": bots, "clock": read_clock(clock) if clock else None}
    if load is not None:
        session = _loaded(load, seating)
    else:
        start = USUAL if scheme is None and position is None else scheme
        session = _started(start, position, rules, names, seating)
    table = TankSeat(voice, Asker(voice), session)
    if scheme is None and position is None and load is None:
        _ask_all(table, rules, names, seating)
    table.run()


def named_bots(voice: Voice, game: str, bots: Mapping[Seat, str], names: list[str]) -> list[str]:
    """The names with those of the bots, and a word about the engine where it is missing. Raises UnknownBot."""
    from behemoth.bots import bot_title, demand_bot, notice_without_engine

    for seat, bot in bots.items():
        demand_bot(game, bot)
        names[seat] = names[seat] or bot_title(game, bot, voice.language)
    notice = notice_without_engine(voice.language, command=True) if bots else None
    if notice is not None:
        voice.tell(notice)
    return names


def demand_one(**given: str | None) -> None:
    """Several ways to say where to start contradict each other."""
    named = [f"--{name}" for name, value in given.items() if value is not None]
    if len(named) > 1:
        raise BadInput("terminal-usage-one-of", names=" ".join(named))


def read_rules(pairs: list[str]) -> dict[str, str]:
    """``name=value`` as options of the game."""
    rules = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadInput("terminal-usage-option", text=pair[:40])
        rules[name.strip().replace("-", "_")] = value.strip()
    return rules


def _loaded(name: str, seating: dict[str, Any]) -> Session:
    from behemoth.tankchess import TankChess
    from behemoth.terminal.session import load_session

    return load_session(name, TankChess.id, **seating)


def _started(
    scheme: str | None, line: str | None, rules: dict[str, str], names: list[str], seating: dict[str, Any]
) -> Session:
    from behemoth.terminal.session import Session

    return Session(_record(start_options(scheme, line, rules), names), **seating)


def start_options(scheme: str | None, line: str | None, rules: dict[str, str]) -> Any:
    """The options of a game from the name or file of a scheme, or from a position text."""
    import msgspec

    from behemoth.games import read_options, write_options
    from behemoth.tankchess import TankChess, TankOptions, TankState, position_text
    from behemoth.terminal.schemes import find_scheme, is_file

    if scheme is not None and is_file(scheme):
        line = position_text(find_scheme(scheme).position())
    elif scheme is not None:
        return read_options(TankOptions, {"scheme": scheme, **rules})
    assert line is not None
    state = TankChess().parse(line)
    spoken = write_options(state.position.rules)  # the rules of the position text, unless options change them
    options = read_options(TankOptions, {"position": line, **spoken, **rules})
    if options.rules == state.position.rules:
        return options
    # An option set back to the standard would look as if it were not given, so the position text says it.
    position = msgspec.structs.replace(state.position, rules=options.rules)
    changed = TankState(position, plies=state.plies, quiet=state.quiet, past=state.past, closing=state.closing)
    return msgspec.structs.replace(options, position=changed.text())


def _record(options: Any, names: list[str]) -> Record:
    from datetime import date

    from behemoth.games import new_record
    from behemoth.tankchess import SEATS, TankChess

    named = tuple(" ".join(name.split())[:40] for name in names)
    facts: dict[str, Any] = {"names": named} if any(named) else {}
    return new_record(TankChess(), options, SEATS, date=date.today().isoformat(), **facts)


# --- what newcomers are asked ------------------------------------------------------------------------


def _ask_all(seat: TankSeat, rules: dict[str, str], names: list[str], seating: dict[str, Any]) -> None:
    """Which scheme and who plays; a move or a command instead of an answer starts the game right away."""
    scheme = USUAL
    try:
        scheme = _ask_scheme(seat)
        for number, key in enumerate(("terminal-ask-white", "terminal-ask-black")):
            if number not in seating["bots"]:
                names[number] = names[number] or _answer(seat, seat.voice.say(key))
    except _Begun:
        pass
    seat.session = _started(scheme, None, rules, names, seating)


class _Begun(Exception):
    """Somebody plays instead of answering."""


def _answer(seat: TankSeat, question: str) -> str:
    """An answer; moves have a sign that no name and no scheme has."""
    line = seat.asker.ask(question)
    if ">" in line or seat.is_command(line):
        seat.asker.hand_back(line)
        raise _Begun
    return line


def _ask_scheme(seat: TankSeat) -> str:
    from behemoth.tankchess import load_scheme, scheme_names
    from behemoth.terminal.schemes import is_file

    voice, names = seat.voice, scheme_names()
    voice.tell_key("terminal-choose-scheme", "bold")
    for number, name in enumerate(names, 1):
        voice.tell(f"  {number:>2}  {name:<16}{load_scheme(name).title(voice.language)}")
    while answer := _answer(seat, voice.say("terminal-ask-scheme", usual=USUAL)):
        numbers = {str(number): name for number, name in enumerate(names, 1)}
        chosen = numbers.get(answer, answer)
        if chosen in names or is_file(chosen):
            return chosen
        voice.tell_key("terminal-no-scheme", name=answer[:40])
    return USUAL
