"""Write the TypeScript types of everything that travels: `python scripts/web_types.py`.

They are made from the structs themselves, so that the web app cannot disagree with them: messages, forms and answers,
views and events. Structs are found by room and name wherever in the room they stand. A field with a default is optional
where it may be left out: in what a client sends, and in what is sent without its defaults.
"""

from __future__ import annotations

import json
import pkgutil
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect

import behemoth.server.app  # noqa: F401  so that the structs of the server are there
from behemoth import table
from behemoth.games import Event
from behemoth.server.catalogue import games
from behemoth.server.forms import EngineInfo
from behemoth.table import messages

FOLDER: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "generated"

#: What the server tells, for tests.
SAMPLES: Final = FOLDER.parent.parent.parent / "tests" / "games.samples.json"
_LISTS: Final = ("sizes", "goals", "kinds", "terrain", "cards", "events", "monsters")

_NOTE: Final = "// Written by scripts/web_types.py; do not edit.\n"
_WIDE: Final = 110


class Module(msgspec.Struct, frozen=True):
    """A file of types: the room they come from, the structs it starts from, and types that have a name of their own."""

    room: str
    structs: tuple[str, ...]
    aliases: dict[str, Any] = {}
    constants: dict[str, Any] = {}


#: What others mean stands where it is first met, from the top to the bottom.
MODULES: Final = {
    "table": Module(
        "table",
        structs=("MatchRequest", "Created", "Summary", "Invited", "CarryCode", "CarriedSeats", "OpenTablesPage"),
        aliases={
            "Incoming": table.Incoming,
            "Outgoing": table.Outgoing,
            "ClockSetting": table.ClockSetting,
            "OfferKind": messages.OfferKind,
            "Code": table.Code,
        },
        constants={
            "PROTOCOL": table.PROTOCOL,
            "TALK": [phrase.id for phrase in table.PHRASES if phrase.kind == "talk"],
            "TEAM_TALK": [phrase.id for phrase in table.PHRASES if phrase.kind == "team"],
            "REACTIONS": [phrase.id for phrase in table.PHRASES if phrase.kind == "reaction"],
        },
    ),
    "server": Module(
        "server",
        (
            "Games",
            "EngineInfo",
            "PrivacyInfo",
            "Mine",
            "Past",
            "PastForm",
            "Replay",
            "Analysis",
            "Exercise",
            "Diagram",
            "Lessons",
            "Puzzles",
            "MapForm",
            "MapReport",
            "MapText",
            "MapPictureForm",
            "MakeMapForm",
            "MadeMapInfo",
            "JudgeForm",
            "Judging",
            "Verified",
            "JoinForm",
            "StudyForm",
            "ExerciseForm",
            "ExerciseQuestion",
            "HttpProblem",
            "Reach",
            "GameTree",
            "TreeForm",
            "TreeRequest",
            "StepForm",
            "LinesForm",
            "LinesReport",
        ),
    ),
    "tank": Module(
        "tankchess",
        ("BoardView", "Ends", "Threats", "FireLines", "Falls", "Check", "Why", "Coached")
        + ("KindInfo", "TerrainInfo", "SchemeInfo"),
    ),
    "combat": Module(
        "monstercombat", ("View", "Choices", "Coached", "CardInfo", "EventInfo", "MonsterInfo", "PresetInfo")
    ),
}
#: All events stand in one file, with a union for each room and one of them all.
EVENTS: Final = {"TableEvent": "table", "TankEvent": "tankchess", "CombatEvent": "monstercombat"}
_ALL_EVENTS: Final = "GameEvent"
#: What the structs leave open because the table knows no game.
_KNOWN: Final = {("LogLine", "event"): ("events", _ALL_EVENTS)}

_PLAIN: Final = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
}


def load(room: str) -> None:
    """Import every module of a room: a game brings what it answers with only when it is asked."""
    package = import_module(f"behemoth.{room}")
    for module in pkgutil.walk_packages(package.__path__, f"behemoth.{room}."):
        import_module(module.name)


def structs_of(room: str, above: type[msgspec.Struct] = msgspec.Struct) -> Iterator[type[msgspec.Struct]]:
    """All structs a room defines below a class, each after those it is made from."""
    for below in above.__subclasses__():
        if below.__module__.startswith(f"behemoth.{room}."):
            yield below
        yield from structs_of(room, below)


def events_of(room: str) -> list[type[msgspec.Struct]]:
    """The events of a room, without the class they have in common."""
    return sorted((one for one in structs_of(room, Event) if one.__base__ is not Event), key=lambda one: one.__name__)


def find(room: str, name: str) -> type[msgspec.Struct]:
    """The struct of this name; events, which have names of other things, are left out."""
    found = {one for one in structs_of(room) if one.__name__ == name and not issubclass(one, Event)}
    if len(found) != 1:
        raise LookupError(f"{room} has {len(found)} structs named {name}; say in MODULES which are meant")
    return found.pop()


class Writer:
    """Writes the modules one after the other and remembers in which a type stands."""

    def __init__(self) -> None:
        self._home: dict[type, str] = {}
        self._aliases: list[tuple[inspect.Type, str, str]] = []
        self._module = ""
        self._imports: dict[str, set[str]] = {}
        self._rows: list[str] = []

    def write(self, name: str) -> str:
        """The text of one module."""
        module = MODULES[name]
        self._start(name)
        self._rows += [_constant(key, value) for key, value in module.constants.items()]
        self._aliases += [(inspect.type_info(value), name, alias) for alias, value in module.aliases.items()]
        for info, home, alias in self._aliases:
            if home == name:
                self._alias(alias, self._written(info, named=False))
        for struct in module.structs:
            self._written(inspect.type_info(find(module.room, struct)))
        return self._finish()

    def write_events(self) -> str:
        """The text of the module of events."""
        self._start("events")
        unions = {name: [self._struct(event) for event in events_of(room)] for name, room in EVENTS.items()}
        for name, events in unions.items():
            self._alias(name, self._union(events))
        self._alias(_ALL_EVENTS, self._union(list(unions)))
        return self._finish()

    def _start(self, name: str) -> None:
        self._module, self._imports, self._rows = name, {}, []

    def _alias(self, name: str, written: str) -> None:
        self._rows.append(_row(f"export type {name} =", written))

    def _finish(self) -> str:
        imports = [
            f"import type {{ {', '.join(sorted(names))} }} from './{home}';"
            for home, names in sorted(self._imports.items())
        ]
        return "\n".join([_NOTE, *imports, *([""] if imports else []), "\n\n".join(self._rows), ""])

    def _written(self, info: inspect.Type, named: bool = True) -> str:
        for known, home, alias in self._aliases if named else ():
            if known == info:
                return self._from(home, alias)
        match info:
            case inspect.Metadata():
                return self._written(info.type)
            case inspect.StructType():
                return self._struct(info.cls)
            case inspect.UnionType():
                return self._union([self._written(one) for one in info.types])
            case inspect.LiteralType():
                return self._union([_quoted(value) for value in info.values])
            case inspect.EnumType():
                return self._union([_quoted(one.value) for one in info.cls])
            case inspect.TupleType():
                return f"[{', '.join(map(self._written, info.item_types))}]"
            case inspect.VarTupleType() | inspect.ListType() | inspect.SetType() | inspect.FrozenSetType():
                item = self._written(info.item_type)
                return f"({item})[]" if " | " in item else f"{item}[]"
            case inspect.DictType():
                return f"Record<string, {self._written(info.value_type)}>"
        return _PLAIN[type(info)]

    def _union(self, parts: list[str]) -> str:
        return " | ".join(dict.fromkeys(parts))

    def _from(self, home: str, name: str) -> str:
        if home != self._module:
            self._imports.setdefault(home, set()).add(name)
        return name

    def _struct(self, struct: type[msgspec.Struct]) -> str:
        name = struct.__name__
        if struct in self._home:
            return self._from(self._home[struct], name)
        self._home[struct] = self._module
        info = inspect.type_info(struct)
        assert isinstance(info, inspect.StructType)
        setting = struct.__struct_config__
        may_lack = setting.omit_defaults or setting.forbid_unknown_fields
        fields = [f"  {info.tag_field}: {_quoted(info.tag)};"] if info.tag_field else []
        for field in info.fields:
            mark = "?" if may_lack and not field.required else ""
            known = _KNOWN.get((name, field.name))
            written = self._from(*known) if known else self._written(field.type)
            fields.append(_row(f"  {field.encode_name}{mark}:", written))
        self._rows.append(f"export interface {name} {{\n" + "\n".join(fields) + "\n}")
        return name


def _row(begin: str, written: str) -> str:
    """On one line where it fits; else a union has a line for each part, as the formatter of the web app wants it."""
    row = f"{begin} {written};"
    if len(row) <= _WIDE or " | " not in written:
        return row
    if begin.startswith("export type") and len(written) + 3 <= _WIDE:
        return f"{begin}\n  {written};"
    bar = "\n" + " " * (len(begin) - len(begin.lstrip()) + 2) + "| "
    return begin + bar + written.replace(" | ", bar) + ";"


def _constant(name: str, value: Any) -> str:
    """A number, or a list of names: on one line where it fits, else each on a line of its own."""
    if not isinstance(value, list):
        return f"export const {name} = {json.dumps(value)};"
    parts = [_quoted(part) for part in value]
    row = f"export const {name} = [{', '.join(parts)}];"
    return row if len(row) <= _WIDE else f"export const {name} = [\n" + "".join(f"  {part},\n" for part in parts) + "];"


def _quoted(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


def write_all() -> dict[str, str]:
    """The text of every file, by its name."""
    for room in ("tankchess", "monstercombat"):
        load(room)
    writer = Writer()
    return {**{f"{name}.ts": writer.write(name) for name in MODULES}, "events.ts": writer.write_events()}


def write_samples() -> str:
    """What the server tells about the games, as far as the tests of the web app need it."""
    told = msgspec.to_builtins(games("en", EngineInfo("ready")))
    told["games"] = [
        {**game, "bots": [], "about": {name: game["about"][name] for name in _LISTS if name in game["about"]}}
        for game in told["games"]
    ]
    return json.dumps(told, ensure_ascii=False, indent=1) + "\n"


def main() -> None:
    """Write all files."""
    FOLDER.mkdir(exist_ok=True)
    for name, text in write_all().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
        print(f"web/src/lib/generated/{name}")
    SAMPLES.write_text(write_samples(), encoding="utf-8")
    print("web/tests/games.samples.json")


if __name__ == "__main__":
    main()
