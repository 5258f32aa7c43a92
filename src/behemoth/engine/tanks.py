"""Tank Chess on the engine: the same rules, from the same tables, at engine speed.

A :class:`behemoth_engine.tanks.Position` is mutable (``play``) and knows moves as numbers; here the rules' values go in
and come out.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

from behemoth.engine.package import engine_module
from behemoth.tankchess import (
    FLAME,
    GOALS,
    KINDS,
    LARGEST,
    SMALLEST,
    STANDARD,
    TERRAINS,
    THROW,
    Action,
    Effect,
    EffectKind,
    Fall,
    Gun,
    Kind,
    Move,
    Place,
    Position,
    Rules,
    TankState,
    Terrain,
    position_text,
    read_position,
)

if TYPE_CHECKING:
    from types import ModuleType

    from behemoth_engine.tanks import Playouts, Stop
    from behemoth_engine.tanks import Position as EnginePosition

Found = TypeVar("Found")

#: Rows of tables as the engine takes them.
GunRow: TypeAlias = tuple[int, list[int], int, int, bool]
KindRow: TypeAlias = tuple[str, int, list[int], GunRow | None, list[bool]]
TerrainRow: TypeAlias = tuple[str, list[bool]]
RulesRow: TypeAlias = tuple[int, int, bool, bool, int, int]

#: The traits of the tables in the order in which the engine takes them.
_KIND_TRAITS: Final = (
    "commander", "giant", "fells", "swims", "heavy", "tailproof", "tall", "pushes", "pushes_high", "observes", "small",
)  # fmt: skip
_TERRAIN_TRAITS: Final = (
    "blocks", "stops_fire", "high", "deep", "slows", "felled", "explodes", "pushed", "bars_push",
)  # fmt: skip
#: The options the engine plays by; with any other changed it would play another game.
_RULES: Final = {"repetition", "quiet_moves", "throw_own", "fall_choice", "remote_mines", "goal"}


def _has_more(row: Kind | Terrain, known: tuple[str, ...], blind: frozenset[str]) -> bool:
    """Whether a row of a table has a trait that the engine does not know."""
    flags = {name for name in row.__struct_fields__ if getattr(row, name) is True}
    return bool(flags - set(known) - blind)


#: Traits that are no rule of play.
_BLIND: Final = frozenset({"official", "free"})
#: Positions with these are left to the rules.
_STRANGE_KINDS: Final = frozenset(kind for kind in KINDS if _has_more(kind, _KIND_TRAITS, _BLIND))
_STRANGE_GROUND: Final = frozenset(row.number for row in TERRAINS if _has_more(row, _TERRAIN_TRAITS, _BLIND))


@cache
def tank_engine() -> ModuleType:
    """The engine's part for Tank Chess, with the tables handed over. Raises ImportError where it is not built."""
    tanks = engine_module("tanks")
    tanks.install(*table_rows())
    return tanks


def table_rows() -> tuple[list[KindRow], list[TerrainRow], GunRow, GunRow, RulesRow, int, int]:
    """The tables of the rules as the engine takes them: kinds, terrains, flame, throw, standard options, sizes."""
    return (
        [_kind_row(kind) for kind in KINDS],
        [_terrain_row(terrain) for terrain in TERRAINS],
        _gun_row(FLAME),
        _gun_row(THROW),
        _rules_row(STANDARD),
        SMALLEST,
        LARGEST,
    )


def _gun_row(gun: Gun) -> GunRow:
    return gun.strength, list(gun.arc), gun.least, gun.most, gun.indirect


def _kind_row(kind: Kind) -> KindRow:
    gun = None if kind.gun is None else _gun_row(kind.gun)
    return kind.code, kind.speed, list(kind.armour), gun, [getattr(kind, trait) for trait in _KIND_TRAITS]


def _terrain_row(terrain: Terrain) -> TerrainRow:
    return terrain.letter, [getattr(terrain, trait) for trait in _TERRAIN_TRAITS]


def _rules_row(rules: Rules) -> RulesRow:
    killer, goal = rules.fall_choice == "killer", tuple(GOALS).index(rules.goal)
    return rules.repetition, rules.quiet_moves, rules.throw_own, killer, rules.remote_mines, goal


def to_engine(position: Position, *, portable: bool = False) -> EnginePosition:
    """The engine's copy of a position. Raises ValueError for one it has no room for (over 64 pieces of a side), or
    whose rules it does not know."""
    unknown = position.rules is not STANDARD and position.rules.changes().keys() - _RULES
    if unknown:
        raise ValueError(f"the engine cannot play with the option {', '.join(sorted(unknown))}")
    strange = _STRANGE_GROUND & {number for number, area in enumerate(position.ground.areas) if area}
    if strange or any(piece.kind in _STRANGE_KINDS for piece in position.pieces):
        raise ValueError("the engine does not know every trait of this ground and these pieces")
    found: EnginePosition = tank_engine().Position.from_line(position_text(position), portable=portable)
    return found


def from_engine(position: EnginePosition) -> Position:
    """The rules' copy of an engine position."""
    return read_position(position.line())


def to_action(position: EnginePosition, number: int) -> Action:
    """The action of an engine move; ValueError if it is not legal there."""
    start, end, heading, *effects = position.parts(number)
    if position.placing:
        return Place(start)
    if position.falling:
        return Fall(heading)
    triples = zip(effects[::3], effects[1::3], effects[2::3], strict=True)
    return Move(start, end, heading, tuple(Effect(EffectKind(what), at, to) for what, at, to in triples))


def to_number(position: EnginePosition, action: Action) -> int:
    """The engine's number of a legal action; ValueError if it is not legal there."""
    return position.find_code(code_of(action))


def code_of(action: Action) -> int:
    """One number for each action, which the engine makes as well: so whole lists are compared, and moves are found."""
    if isinstance(action, Fall):
        return (action.direction + 1) << 20
    if isinstance(action, Place):
        return action.square | 15 << 20
    effects = 0
    for effect in action.effects:
        effects = effects * 1000003 + (effect.kind | effect.at << 4 | (effect.to + 1) << 14) + 1
    return action.start | (action.end + 1) << 10 | (action.heading + 1) << 20 | (effects & 0xFFFFFFFFFF) << 24


def perft(position: Position, depth: int) -> int:
    """As many as the rules count (``tankchess.perft``)."""
    board = to_engine(position)
    return interruptible(lambda stop: board.perft(max(depth, 0), stop=stop))


def divide(position: Position, depth: int) -> dict[Action, int]:
    """The same, apart by first action."""
    board = to_engine(position)
    parts = interruptible(lambda stop: board.divide(depth, stop=stop))
    return {to_action(board, number): ways for number, ways in parts}


def interruptible(work: Callable[[Stop], Found]) -> Found:
    """Long work of the engine that Ctrl+C ends: the interpreter hears of it only while nobody is in the engine."""
    stop = tank_engine().Stop()
    with ThreadPoolExecutor(1) as pool:
        found = pool.submit(work, stop)
        try:
            return found.result()
        except BaseException:
            stop.set()
            raise


def tank_playouts(
    state: TankState, games: int, *, seed: int = 1, cap: int = 1000, stop: Stop | None = None
) -> Playouts:
    """Random games from here to their end, draws included, or to a cap of decisions."""
    board = to_engine(state.position)
    return board.playouts(games, seed=seed, cap=cap, quiet=state.quiet, history=state.history, stop=stop)
