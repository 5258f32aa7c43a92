"""What interfaces ask, held against the legal moves and against brute force."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise, product
from random import Random

import pytest

from behemoth.tankchess.board.headings import HEADINGS, NO_HEADING, STEPS, Heading
from behemoth.tankchess.board.move import ON_THE_WAY, Effect, EffectKind, Move
from behemoth.tankchess.board.pieces import BLACK, SIDES, WHITE, Piece, piece
from behemoth.tankchess.board.position import Position, as_if
from behemoth.tankchess.board.squares import OFF, each, name_of, square_at, to_square
from behemoth.tankchess.queries.attacks import CRUSHING, Attack, End, attacks, ends, threatened
from behemoth.tankchess.queries.refusals import why_not
from behemoth.tankchess.rules.movement.passage import Entry
from behemoth.tankchess.rules.movement.walk import entry
from behemoth.tankchess.rules.moves import list_moves, moves_of
from behemoth.tankchess.tables.kinds import BY_CODE, FLAME
from tests.tankchess.build import bits, man, place
from tests.tankchess.expansion_build import mined
from tests.tankchess.naive_attacks import armour_struck, bearing, between, nearest_direction, sees, stops_shot
from tests.tankchess.naive_board import (
    FAN,
    FIGURES,
    FLAME_GUN,
    FLAME_REACH,
    MINED,
    OBSERVED,
    OBSERVERS,
    SUNK,
    Scene,
    Spot,
    away,
    is_high,
    spot_of,
    square_of,
    unpack,
)
from tests.tankchess.naive_moves import Ending, drive, monster_endings, vehicle_endings, vehicle_step
from tests.tankchess.strategies import random_position, rebuilt

POSITIONS = 60
#: Around F6, but for what is before and behind it.
WALLS = "E5 E6 E7 G5 G6 G7"


@cache
def studied(seed: int) -> Position:
    """A random position in which moves can be made; both sides are looked at in turn."""
    rng = Random(seed)
    while True:
        position = random_position(rng)
        owing = position.mines is not None and any(position.mines.owed)
        if position.result is None and position.falling == OFF and not owing:
            return position


def movers(position: Position) -> Iterator[tuple[Position, Piece]]:
    """Every piece, in the position with its side to move."""
    for one in position.pieces:
        yield as_if(position, one.side), one


def bare(move: Move) -> Move:
    """The move without any attack."""
    return Move(
        move.start, move.end, move.heading, tuple(effect for effect in move.effects if effect.kind in ON_THE_WAY)
    )


# --- ends --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(POSITIONS))
def test_ends_are_the_ends_of_the_legal_moves(seed: int) -> None:
    for position, one in movers(studied(seed)):
        found = ends(position, one.square)
        assert len({end.move for end in found}) == len(found)
        assert {end.move for end in found} == {bare(move) for move in moves_of(position, one.square)}


def steps_of(position: Position, one: Piece, pose: tuple[int, int], single: bool) -> set[tuple[int, int]]:
    """The poses one step leads to; ``single`` for the movement that is one step and nothing else (TC2.2, TC6.1)."""
    square, heading = pose
    ways: Iterable[int] = [heading]
    if single:
        ways = HEADINGS if one.kind.giant else [heading, (heading + 4) % 8]
    found = {(square, (heading + turn) % 8) for turn in (1, 7)}
    for way in ways:
        what = entry(position, one, square, way)
        if what is Entry.LEAVES:
            found.add((OFF, NO_HEADING))
        elif what in (Entry.SINKS, Entry.EXPLODES):
            found.add((square + STEPS[way], NO_HEADING))
        elif what is not Entry.BLOCKED:
            found.add((square + STEPS[way], heading))
    return found


@pytest.mark.rule("TC2.1", "TC2.2", "TC6.1")
@pytest.mark.parametrize("seed", range(POSITIONS))
def test_paths_are_legal_step_by_step(seed: int) -> None:
    for position, one in movers(studied(seed)):
        for end in ends(position, one.square):
            path = end.path
            assert path[0] == (one.square, one.heading)
            assert path[-1] == (end.move.end, end.move.heading)
            assert 1 <= end.steps <= one.kind.speed
            for before, following in () if one.kind.pushes else pairwise(path):  # what it pushes is no way for others
                assert following in steps_of(position, one, before, single=end.steps == 1), (one, path)
            passed = {square for square, _ in path}
            assert {effect.at for effect in end.move.effects} <= passed


@pytest.mark.parametrize("seed", range(POSITIONS))
def test_paths_are_shortest(seed: int) -> None:
    """With fewer steps the naive reading does not get there."""
    for position, one in movers(studied(seed)):
        if one.kind.giant or one.kind.speed > 5:
            continue
        scene = unpack(position)
        del scene.live[spot_of(one.square)]
        nearer = [naive_within(scene, one, steps) for steps in range(one.kind.speed + 1)]
        for end in ends(position, one.square):
            ending = naive_ending(end)
            assert ending in nearer[end.steps]
            assert ending not in nearer[end.steps - 1]


def naive_within(scene: Scene, one: Piece, steps: int) -> set[Ending]:
    start = Ending(spot_of(one.square), int(one.heading))
    found: set[Ending] = set()
    drive(scene, one, start, steps, found)
    back = vehicle_step(scene, one, start, (start.heading + 4) % 8) if steps else None  # TC2.2
    if back is not None:
        found.add(back[0])
    return found


def naive_ending(end: End) -> Ending:
    move = end.move
    spot = None if move.end == OFF else spot_of(move.end)
    felled = frozenset(spot_of(effect.at) for effect in move.effects if effect.kind is EffectKind.FELL)
    pushes = [(spot_of(one.at), spot_of(one.to)) for one in move.effects if one.kind is EffectKind.PUSH]
    fate = MINED if move.explodes else SUNK if move.sinks else ""
    return Ending(spot, int(move.heading), fate, felled, push=pushes[0] if pushes else None)


def test_the_nearest_ends_come_first() -> None:
    found = [end.steps for end in ends(place(12, "W LT E5 N"), to_square("E5")) if end.move.end != to_square("E4")]
    assert found == sorted(found)


def test_nothing_to_study_on_an_empty_square() -> None:
    assert ends(place(10, "W LT E5 N"), to_square("A1")) == ()
    (end, *_) = ends(place(10, "W LT E5 N"), to_square("E5"))
    assert attacks(place(10), end) == ()


# --- attacks -----------------------------------------------------------------------------------------


@pytest.mark.rule("TC3.5", "TC6.4")
@pytest.mark.parametrize("seed", range(POSITIONS))
def test_attacks_that_destroy_are_the_attacks_of_the_legal_moves(seed: int) -> None:
    for position, one in movers(studied(seed)):
        legal: dict[Move, set[Effect]] = {}
        for move in moves_of(position, one.square):
            legal.setdefault(bare(move), set()).update(
                effect for effect in move.effects if effect.kind not in ON_THE_WAY
            )
        for end in ends(position, one.square):
            found = [attack.effect for attack in attacks(position, end) if attack.destroys]
            assert len(found) == len(set(found))
            assert set(found) == legal[end.move]


@pytest.mark.rule("TC3.2", "TC3.3", "TC3.5", "TC6.6", "TC6.11", "TC12.6", "TC12.7")
@pytest.mark.parametrize("seed", range(POSITIONS))
def test_attacks_that_fail_give_a_true_reason(seed: int) -> None:
    for position, one in movers(studied(seed)):
        for end in ends(position, one.square):
            for attack in attacks(position, end):
                if attack.weapon in (EffectKind.SHOT, EffectKind.FLAME):
                    scene = moved_scene(position, one, end)
                    assert attack.verdict == true_verdict(scene, one, end, attack), (one, end, attack, position)


@pytest.mark.rule("TC3.1", "TC12.6", "TC12.7")
@pytest.mark.parametrize("seed", range(POSITIONS))
def test_every_enemy_in_view_of_a_gun_is_told_once(seed: int) -> None:
    for position, one in movers(studied(seed)):
        for end in ends(position, one.square):
            if one.kind.giant or end.move.heading == NO_HEADING:
                continue
            told = [attack.target for attack in attacks(position, end) if attack.weapon is EffectKind.SHOT]
            scene = moved_scene(position, one, end)
            enemies = [target for target in scene.live.values() if target.side != one.side]
            ways = FIGURES[one.kind.code].arc
            in_view = [
                target.square
                for target in enemies
                if is_aimed_at(end, ways, target.square) or observers_of(scene, one, target)
            ]
            assert sorted(told) == sorted(in_view), (one, end, position)


def is_aimed_at(end: End, arc: Iterable[int], square: int) -> bool:
    """Whether a square is on one of the weapon's own lines after the movement, at whatever distance."""
    found = bearing(spot_of(end.move.end), spot_of(square))
    return found is not None and found[0] in {(end.move.heading + turn) % 8 for turn in arc}


def observers_of(scene: Scene, one: Piece, target: Piece) -> set[int]:
    """Where the own observers stand that see a target for this gun; none for a gun that fires directly (TC12.6)."""
    if one.kind.code not in OBSERVED:
        return set()
    own = [other for other in scene.live.values() if other.side == one.side and other.kind.code in OBSERVERS]
    return {observer.square for observer in own if sees(scene, observer, target)}


def moved_scene(position: Position, one: Piece, end: End) -> Scene:
    """After the movement: the mover stands at its end, what it felled is gone, what it stomped is dead."""
    scene = unpack(position)
    del scene.live[spot_of(one.square)]
    for effect in end.move.effects:
        if effect.kind is EffectKind.FELL:
            del scene.ground[spot_of(effect.at)]
        elif effect.kind is EffectKind.STOMP:
            del scene.live[spot_of(effect.at)]
    scene.live[spot_of(end.move.end)] = one.at(end.move.end, end.move.heading)
    return scene


def true_verdict(scene: Scene, one: Piece, end: End, attack: Attack) -> str:
    """The reason by the naive reading; in the order in which a person would ask."""
    start, goal = spot_of(end.move.end), spot_of(attack.target)
    target = scene.live[goal]
    assert target.side != one.side
    flame = attack.weapon is EffectKind.FLAME
    figures = FIGURES[one.kind.code]
    aimed = is_aimed_at(end, FAN if flame else figures.arc, attack.target)
    if aimed:
        assert attack.observer == OFF  # it needs none: distance and armour would be the same
    else:
        assert attack.observer in observers_of(scene, one, target)
    distance = apart_by(start, goal)  # TC12.6: on a line or not
    way = (nearest_direction(goal, start) + 4) % 8  # TC3.4 on a line, TC12.6 off it
    gun, reach = (FLAME_GUN, FLAME_REACH) if flame else (figures.gun, figures.reach)
    armour = armour_struck(target, way)
    assert (attack.strength, attack.armour) == (gun, armour)
    stopper = is_high if flame or target.kind.giant else stops_shot
    in_way = [spot for spot in between(start, way, distance) if stopper(scene, spot)] if aimed else []  # TC12.6
    if attack.verdict == "blocked":
        assert attack.blocker == square_of(in_way[0])  # the nearest
    if flame and target.kind.giant:
        return "immune"
    if distance < 2:
        return "near"
    if flame and distance not in reach:
        return "reach"
    if in_way and not figures.indirect:
        return "blocked"
    if distance not in reach:
        return "reach"
    return "destroys" if gun > armour else "armour"


def apart_by(start: Spot, goal: Spot) -> int:
    """The larger of the differences of columns and rows."""
    return max(abs(goal[0] - start[0]), abs(goal[1] - start[1]))


def test_all_verdicts_happen() -> None:
    """Otherwise the test above would prove little."""
    found = [
        attack
        for seed in range(POSITIONS)
        for position, one in movers(studied(seed))
        for end in ends(position, one.square)
        for attack in attacks(position, end)
    ]
    seen = Counter((attack.weapon.name, attack.verdict) for attack in found)
    observed = Counter[str](attack.verdict for attack in found if attack.observer != OFF)
    for verdict in ("destroys", "armour", "blocked", "near", "reach"):
        assert seen["SHOT", verdict] > 20, verdict
        assert seen["FLAME", verdict] > 5, verdict
    assert seen["FLAME", "immune"] > 5
    for verdict in ("destroys", "near", "reach"):
        assert observed[verdict] > 5, verdict
    assert all(seen[what.name, "destroys"] for what in EffectKind if what not in ON_THE_WAY)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seed", range(0, POSITIONS, 6))
def test_every_reason_can_be_said(seed: int, language: str) -> None:
    for position, one in movers(studied(seed)):
        for end in ends(position, one.square)[:20]:
            for attack in attacks(position, end):
                target = position.armies[1 - one.side].get(attack.target)
                if not attack.destroys and target is not None:
                    assert name_of(target.square) in why_not(one, target, attack).sentence(language)


def test_attacks_in_words() -> None:
    position = place(12, "W MT E2 N", "B HT E8 S", "B LT H6 S", "B LT B6 N", high="C5")
    end = next(end for end in ends(position, to_square("E2")) if end.path[-1] == (to_square("E3"), Heading.N))
    found = {name_of(attack.target): attack for attack in attacks(position, end)}
    assert (found["E8"].verdict, found["E8"].strength, found["E8"].armour, found["E8"].face) == (
        "armour",
        2,
        3,
        "front",
    )
    assert (found["H6"].verdict, found["H6"].face) == ("destroys", "side")
    assert (found["B6"].verdict, name_of(found["B6"].blocker)) == ("blocked", "C5")
    assert found["H6"].effect == Effect(EffectKind.SHOT, to_square("H6"))


# --- threatened --------------------------------------------------------------------------------------


def brute_threats(position: Position, side: int) -> dict[int, int]:
    """Every end of every movement, every line, square by square."""
    found: dict[int, int] = {}
    scene = unpack(position)
    for one in position.armies[side].values():
        for square, strength in brute_of(scene, one):
            found[square] = max(strength, found.get(square, 0))
    return found


def brute_of(scene: Scene, one: Piece) -> Iterator[tuple[int, int]]:
    start = spot_of(one.square)
    without = scene.copy()
    del without.live[start]
    endings = monster_endings(without, one) if one.kind.giant else vehicle_endings(without, one)
    for ending in endings:
        if ending.spot is None or ending.heading == NO_HEADING:
            continue
        stood = without.copy()
        for spot in ending.felled:
            del stood.ground[spot]
        for spot in ending.stomped:
            del stood.live[spot]
        yield from (
            brute_giant(stood, one, ending.spot, ending.heading)
            if one.kind.giant
            else brute_gun(stood, one, ending.spot, ending.heading)
        )
    if one.kind.code in OBSERVED:
        for spot in {end.spot for end in endings if end.spot is not None and end.heading != NO_HEADING}:
            yield from brute_observed(without, one, spot)


def brute_gun(scene: Scene, one: Piece, spot: Spot, heading: int) -> Iterator[tuple[int, int]]:
    """Where a vehicle could be struck, and the enemy Monsters that are."""
    figures = FIGURES[one.kind.code]
    for turn in figures.arc:
        hidden = hidden_monster = False
        for distance in range(1, scene.size):
            at = away(spot, heading + turn, distance)
            if not scene.has(at):
                break
            target = scene.live.get(at)
            vehicle_seen = figures.indirect or not hidden
            monster_seen = not hidden_monster and is_struck(one, target, (heading + turn) % 8)
            if distance in figures.reach and (vehicle_seen or monster_seen):
                yield square_of(at), figures.gun
            hidden |= stops_shot(scene, at)
            hidden_monster |= is_high(scene, at)


def brute_observed(scene: Scene, one: Piece, spot: Spot) -> Iterator[tuple[int, int]]:
    """Where own observers would see a vehicle for this gun, which may stand in their way, and the enemy Monsters that
    they see and it destroys (TC12.6, TC12.7)."""
    figures = FIGURES[one.kind.code]
    stood = scene.copy()
    stood.live[spot] = one.at(square_of(spot), one.heading)
    for at in product(range(scene.size), range(scene.size)):
        if apart_by(spot, at) not in figures.reach:
            continue
        vehicle = piece(BY_CODE["LT"], 1 - one.side, square_of(at), Heading.N)
        target = stood.live.get(at)
        struck = target is not None and is_struck(one, target, (nearest_direction(at, spot) + 4) % 8)
        if observers_of(stood, one, vehicle) or (struck and target is not None and observers_of(stood, one, target)):
            yield square_of(at), figures.gun


def is_struck(one: Piece, target: Piece | None, way: int) -> bool:
    """Whether there is an enemy Monster that this gun destroys (TC6.9)."""
    if target is None or not target.kind.giant or target.side == one.side:
        return False
    return FIGURES[one.kind.code].gun > armour_struck(target, way)


def brute_giant(scene: Scene, one: Piece, spot: Spot, heading: int) -> Iterator[tuple[int, int]]:
    """What it tramples, its tail, what it could pick up, and its flame."""
    if square_of(spot) != one.square:
        yield square_of(spot), CRUSHING
    for way in (heading, heading + 4):
        if scene.has(away(spot, way)):
            yield square_of(away(spot, way)), CRUSHING
    for turn in (-1, 0, 1):
        for distance in FLAME_REACH:
            at = away(spot, heading + turn, distance)
            gap = between(spot, (heading + turn) % 8, distance)
            if scene.has(at) and not any(is_high(scene, crossed) for crossed in gap):
                yield square_of(at), FLAME_GUN


@pytest.mark.rule("TC3.2", "TC3.3", "TC6.6", "TC12.6", "TC12.7", "TC12.12")
@pytest.mark.parametrize("seed", range(40))
def test_threatened_squares_by_brute_force(seed: int) -> None:
    position = studied(seed)
    for side in SIDES:
        naive = brute_threats(position, side)
        naive.update(dict.fromkeys(landings(position, side), CRUSHING))
        assert threatened(position, side) == naive


def landings(position: Position, side: int) -> set[int]:
    """Where a throw of this side can land, by the legal moves."""
    moves = list_moves(as_if(position, side))
    return {effect.to for move in moves for effect in move.effects if effect.kind is EffectKind.THROW}


@pytest.mark.rule("TC3.5", "TC6.3", "TC6.5", "TC6.7", "TC6.11", "TC12.6")
@pytest.mark.parametrize("seed", range(POSITIONS))
def test_whatever_can_be_destroyed_is_threatened(seed: int) -> None:
    position = studied(seed)
    for side in SIDES:
        found = threatened(position, side)
        enemies = position.armies[1 - side]
        for move in list_moves(as_if(position, side)):
            for effect in move.effects:
                if effect.kind in (EffectKind.FELL, EffectKind.DETONATION):  # TC12.12: never told, see below
                    continue
                for square in (effect.at, effect.to):
                    if square in enemies:
                        assert square in found, (move, position)


@pytest.mark.rule("TC12.12")
@pytest.mark.parametrize("seed", range(POSITIONS))
def test_threats_do_not_tell_of_remote_mines(seed: int) -> None:
    """Wherever they lie, or if there are none, the threatened squares are the same."""
    position = studied(seed)
    under = " ".join(name_of(one.square) for one in position.pieces)
    variants = [rebuilt(position, mines=None), mined(position), mined(position, under, under)]
    for side in SIDES:
        assert all(threatened(variant, side) == threatened(position, side) for variant in variants)


@pytest.mark.rule("TC12.11", "TC12.12")
def test_a_remote_mine_destroys_without_a_threat() -> None:
    position = mined(place(12, "W AO A1 N", "B LT H8 S"), white="H8")
    blasts = {effect for move in moves_of(position, to_square("A1")) for effect in move.effects}
    assert blasts == {Effect(EffectKind.DETONATION, to_square("H8"))}
    assert threatened(position, WHITE) == {}


@pytest.mark.rule("TC12.6")
def test_an_observer_widens_the_threats_of_a_mortar() -> None:
    """A walled-in HM reaches 3 to 5 squares: what is seen up to C7, which hides the rest, and A4; E4 is too near."""
    alone = threatened(place(12, "W HM F6 S", "B MT C7 N", high=f"{WALLS} F5 F7"), WHITE)
    found = threatened(place(12, "W HM F6 S", "W AO C2 N", "B MT C7 N", high=f"{WALLS} F5 F7"), WHITE)
    assert bits(found.keys() - alone.keys()) == "A4 C4 C5 C7"
    assert {found[square] for square in found} == {5}


@pytest.mark.rule("TC12.7")
def test_a_mortar_in_the_way_of_its_observer_does_not_threaten_what_it_hides() -> None:
    """It can only turn, not as far as to the north: after every movement the observer does not see beyond it."""
    men = ("W HM F6 S", "W AO F2 N")
    found = threatened(place(12, *men, high=WALLS, low="F5 F7"), WHITE)
    assert not {to_square(name) for name in ("F9", "F10", "F11")} & set(found)
    position = place(12, *men, "B LT F10 N", high=WALLS, low="F5 F7")
    assert not any(move.effects for move in moves_of(position, to_square("F6")))
    gap = WALLS.replace("G6 ", "")
    aside = place(12, *men, "B LT F10 N", high=gap, low="F5 F7")  # it may step aside, and then F10 is seen
    assert any(move.effects for move in moves_of(aside, to_square("F6")))
    assert to_square("F10") in threatened(aside, WHITE)


def test_threats_of_one_tank() -> None:
    """A walled-in TD that can only turn once or go nowhere: one ray for each heading it can take."""
    position = place(12, "W UT F6 N", high="E5 E6 E7 F5 G5 G6 G7", wrecks="LT F9")
    found = threatened(position, WHITE)
    assert {name_of(square) for square in found} >= {"F8", "F9"}
    assert to_square("F10") not in found
    assert set(found.values()) == {5}
    assert threatened(position, BLACK) == {}


def test_the_greatest_strength_counts() -> None:
    both = threatened(place(12, "W LT A1 N", "W HT C1 N"), WHITE)
    assert both[to_square("A10")] == 3
    only = threatened(place(12, "W LT A1 N"), WHITE)
    assert only[to_square("A10")] == 1


def test_a_monster_threatens_around_itself() -> None:
    found = threatened(place(12, "W M F6 N"), WHITE)
    assert found[to_square("F7")] == found[to_square("F8")] == found[to_square("F4")] == CRUSHING
    assert found[to_square("F10")] == FLAME.strength
    assert to_square("F12") in found
    assert to_square("J6") in found
    assert not {to_square(name) for name in ("F3", "K6", "L6")} & set(found)


def test_helpers_of_this_file() -> None:
    """The board of brute force is the board of the rules."""
    position = place(10, "W LT E5 N")
    assert square_at(*spot_of(to_square("E5"))) == to_square("E5")
    assert list(each(position.live)) == [man("W LT E5 N").square]


@pytest.mark.parametrize("seed", range(20))
def test_ends_come_the_nearest_first(seed: int) -> None:
    position = random_position(Random(seed))
    for one in position.pieces:
        steps = [end.steps for end in ends(position, one.square)]
        assert steps == sorted(steps)
