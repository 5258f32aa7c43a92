"""``behemoth combat``: Monster Combat at one device."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

import typer

from behemoth.terminal.playing import Clock, named_bots
from behemoth.terminal.trouble import BadInput

if TYPE_CHECKING:
    from behemoth.games import Record
    from behemoth.monstercombat import Options
    from behemoth.terminal.asking import Asker
    from behemoth.terminal.session import Session
    from behemoth.terminal.voice import Voice

GAME: Final = "monster-combat"
#: So many play in a simulation of it unless somebody says otherwise.
_PLAYERS: Final = 4

Variant = Annotated[str, typer.Option("--variant", metavar="versus|coop", help="combat-about-variant")]
Preset = Annotated[str, typer.Option("--preset", metavar="NAME", help="combat-about-preset")]
Rules = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="combat-about-option")]


def register(app: typer.Typer) -> None:
    """Bring the command."""
    app.command("combat", help="combat-about-combat")(combat)


# --- at one device -----------------------------------------------------------------------------------


def combat(
    context: typer.Context,
    variant: Variant = "",
    preset: Preset = "classic",
    player: Annotated[list[str] | None, typer.Option("--player", metavar="NAME", help="combat-about-player")] = None,
    bot: Annotated[list[str] | None, typer.Option("--bot", metavar="BOT", help="combat-about-bot")] = None,
    clock: Clock = "",
    option: Rules = None,
    seed: Annotated[str, typer.Option("--seed", metavar="TEXT", help="combat-about-seed")] = "",
    load: Annotated[str | None, typer.Option("--load", metavar="FILE", help="combat-about-load")] = None,
    no_colour: Annotated[bool, typer.Option("--no-colour", "--no-color", help="combat-about-no-colour")] = False,
    ascii_only: Annotated[bool, typer.Option("--ascii", help="combat-about-ascii")] = False,
) -> None:
    """Several people at one device, hands hidden while it goes around, or one alone; bots take seats as well."""
    from behemoth.terminal.asking import Asker
    from behemoth.terminal.combat_seat import CombatSeat
    from behemoth.terminal.match import read_clock
    from behemoth.terminal.session import Session, load_session
    from behemoth.terminal.voice import Voice

    voice = Voice(context.obj, colour=not no_colour, ascii_only=ascii_only)
    asker = Asker(voice)
    chosen = read_clock(clock) if clock else None
    session: Session
    if load is not None:
        if bot:
            raise BadInput("combat-usage-load-bots")
        session = load_session(load, GAME, clock=chosen)
    else:
        variant = variant or _ask_variant(voice, asker)
        people = list(player or _ask_names(voice, asker, bot or []))
        bots = dict(enumerate(bot or [], len(people)))
        names = named_bots(voice, GAME, bots, people + [""] * len(bots))
        record = _record(read_options_of(variant, preset, option or []), tuple(names), seed)
        session = Session(record, bots=bots, clock=chosen)
    CombatSeat(voice, asker, session).run()


def read_options_of(variant: str, preset: str, pairs: list[str]) -> Options:
    """The options of a preset, with some changed by ``name=value``. Raises InvalidOptions."""
    from behemoth.games import read_options, write_options
    from behemoth.monstercombat import Options, checked
    from behemoth.monstercombat import preset as find_preset

    rules = write_options(find_preset(variant, preset))
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadInput("combat-usage-option", text=pair[:40])
        rules[name.strip().replace("-", "_")] = value.strip()
    return checked(read_options(Options, rules))


def _record(options: Options, names: tuple[str, ...], seed: str) -> Record:
    from datetime import date

    from behemoth.games import new_record, new_seed
    from behemoth.monstercombat import MonsterCombat

    tidy = tuple(" ".join(name.split())[:20] for name in names)
    today = date.today().isoformat()
    return new_record(MonsterCombat(), options, len(tidy), seed or new_seed(), names=tidy, date=today)


def _ask_variant(voice: Voice, asker: Asker) -> str:
    variants = ("versus", "coop")
    voice.tell_key("combat-choose-variant", "bold")
    for number, name in enumerate(variants, 1):
        voice.tell(f"  {number}  {voice.say(f'combat-variant-{name}')}")
    while True:
        answer = asker.ask(voice.say("combat-ask-variant")).lower()
        if answer in ("", "1", *variants[:1]):
            return variants[0]
        if answer in ("2", *variants[1:]):
            return variants[1]
        voice.tell_key("combat-no-variant", answer=answer[:40])


def _ask_names(voice: Voice, asker: Asker, bots: list[str]) -> tuple[str, ...]:
    while True:
        answer = asker.ask(voice.say("combat-ask-names"))
        names = tuple(name.strip() for name in answer.split(",") if name.strip())
        if names and 2 <= len(names) + len(bots) <= 7:
            return names
        voice.tell_key("combat-wrong-names", count=len(names) + len(bots))
