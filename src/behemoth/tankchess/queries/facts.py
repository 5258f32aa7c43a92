"""What an interface shows before a game starts: set-ups, kinds and terrain with their names in a language."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from behemoth.locale import forms, say
from behemoth.tankchess.board.squares import LARGEST, SMALLEST
from behemoth.tankchess.options import rule_values
from behemoth.tankchess.tables.kinds import ENDLESS, FLAME, KINDS, Kind
from behemoth.tankchess.tables.terrain import TERRAINS
from behemoth.tankchess.text.position_text import position_text
from behemoth.tankchess.text.scheme_files import load_scheme, scheme_names


class SchemeInfo(msgspec.Struct, frozen=True):
    """A set-up to choose."""

    name: str
    title: str
    size: int
    official: bool
    note: str
    #: The clock suggested for it, in minutes (TC4.5); 0 where none is.
    clock: int
    #: How many pieces a side has, and whether there are Monsters among them.
    pieces: int
    monsters: bool
    #: Whether some of them are kinds whose figures are ours.
    unofficial: bool
    position: str
    #: Whether it has flags, and what it is meant to be played for and with how many remote mines (section 12).
    flags: bool
    goal: str
    remote_mines: int


class KindInfo(msgspec.Struct, frozen=True):
    """A kind of piece with its stats, for tables and help."""

    code: str = msgspec.field(name="mark")
    name: str
    #: What the publisher calls it, in every language, and what its wreck is called in this one.
    original: str
    wreck: str
    speed: int
    #: Front, side, rear.
    armour: tuple[int, int, int]
    gun: int
    #: Firing directions as 45° turns from the heading; the reach, 0 for as far as the board goes.
    arc: tuple[int, ...]
    least: int
    most: int
    indirect: bool
    official: bool
    commander: bool
    giant: bool
    traits: tuple[str, ...]


class TerrainInfo(msgspec.Struct, frozen=True):
    """A kind of terrain and what it does."""

    name: str
    title: str
    sign: str
    #: As position lines write it.
    letter: str
    blocks: bool
    stops_fire: bool
    high: bool
    deep: bool
    slows: bool
    felled: bool
    explodes: bool
    pushed: bool


#: What players can do besides moving.
TABLE_COMMANDS: Final = ("draw", "takeback", "resign")


def about(language: str) -> dict[str, Any]:
    """What players can do besides moving, set-ups, kinds and terrain, with their names in this language."""
    return {
        "doings": TABLE_COMMANDS,
        "sizes": (SMALLEST, LARGEST),
        # In the order in which position lines number them.
        "goals": rule_values("goal"),
        "schemes": tuple(_scheme(name, language) for name in scheme_names()),
        "kinds": tuple(_kind(kind, language) for kind in KINDS),
        "terrain": tuple(
            TerrainInfo(
                terrain.name,
                say(terrain.name_key, language),
                terrain.sign,
                terrain.letter,
                terrain.blocks,
                terrain.stops_fire,
                terrain.high,
                terrain.deep,
                terrain.slows,
                terrain.felled,
                terrain.explodes,
                terrain.pushed,
            )
            for terrain in TERRAINS
        ),
    }


def _scheme(name: str, language: str) -> SchemeInfo:
    scheme = load_scheme(name)
    return SchemeInfo(
        name=name,
        title=scheme.title(language),
        size=scheme.size,
        official=scheme.official,
        note=scheme.note(language),
        clock=scheme.clock or 0,
        pieces=sum(piece.side == 0 for piece in scheme.pieces),
        monsters=any(piece.kind.giant for piece in scheme.pieces),
        unofficial=not all(piece.kind.official for piece in scheme.pieces),
        position=position_text(scheme.position(scheme.rules)),
        flags=bool(scheme.flags),
        goal=scheme.goal,
        remote_mines=scheme.remote_mines,
    )


_TRAITS: Final = ("fells", "swims", "heavy", "tailproof", "tall", "pushes", "pushes_high", "observes", "small")


def _kind(kind: Kind, language: str) -> KindInfo:
    gun = FLAME if kind.giant else kind.gun
    return KindInfo(
        code=kind.code,
        name=say(kind.name_key, language),
        original=forms("kind", kind.name_key).get("kind_original", say(kind.name_key)),
        wreck=say("kind-wreck", language, **forms("kind", kind.name_key, language)),
        speed=kind.speed,
        armour=kind.armour,
        gun=gun.strength if gun else 0,
        arc=gun.arc if gun else (),
        least=gun.least if gun else 0,
        most=0 if gun is None or gun.most == ENDLESS else gun.most,
        indirect=bool(gun and gun.indirect),
        official=kind.official,
        commander=kind.commander,
        giant=kind.giant,
        traits=tuple(trait for trait in _TRAITS if getattr(kind, trait)),
    )
