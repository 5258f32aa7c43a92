"""What interfaces ask: where a piece can end and by which path, what it could strike from there and why not,
and which squares a side threatens. Everything here is answered in words a drawing or a sentence can use."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, Literal

import msgspec

from behemoth.tankchess.board.headings import STEPS, Path
from behemoth.tankchess.board.move import Effect, EffectKind, Move
from behemoth.tankchess.board.pieces import Piece
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import OFF, Square, Squares, apart, each, inside, shift, zone
from behemoth.tankchess.rules.detonations import standing_targets
from behemoth.tankchess.rules.fire import ARMOUR_FACES, flight, struck
from behemoth.tankchess.rules.monster import Stand, effects_on_the_way
from behemoth.tankchess.rules.movement.ends import reaches
from behemoth.tankchess.rules.movement.flood import Reach
from behemoth.tankchess.rules.movement.walk import Drive, walk
from behemoth.tankchess.rules.shots import Shots, fire_blockers, sight
from behemoth.tankchess.tables.kinds import FLAME, Gun

#: The strength at which stomping, the tail and throws count in :func:`threatened`: more than any armour.
CRUSHING: Final = 9

Verdict = Literal["destroys", "armour", "blocked", "near", "reach", "immune"]


class End(msgspec.Struct, frozen=True):
    """An end of a movement: the move without any attack, the effects on the way, and one shortest path."""

    move: Move
    path: Path
    drive: Drive

    @property
    def steps(self) -> int:
        """How many steps the path takes."""
        return len(self.path) - 1


class Attack(msgspec.Struct, frozen=True):
    """A possible attack from a pose, and whether it destroys; if not, why."""

    weapon: EffectKind
    target: Square
    verdict: Verdict
    #: The gun's strength and the armour it meets, where these decide.
    strength: int = 0
    armour: int = 0
    #: The armour it meets: front, side or rear.
    face: str = ""
    #: What lies in the way.
    blocker: Square = OFF
    #: Where a thrown tank lands.
    to: Square = OFF
    #: The observer that sees the target for a gun without a line of its own to it (TC12.6).
    observer: Square = OFF

    @property
    def destroys(self) -> bool:
        """Whether this attack can be made (TC3.5: shots without effect are no moves)."""
        return self.verdict == "destroys"

    @property
    def effect(self) -> Effect:
        """The effect to add to the move."""
        return Effect(self.weapon, self.target, self.to)


def ends(position: Position, square: Square) -> tuple[End, ...]:
    """Every end pose of the piece on a square, whoever is to move, with one shortest path; the nearest first."""
    piece = position.piece_at(square)
    if piece is None:
        return ()
    found = [_end(piece, drive, path) for drive, path in walk(position, piece).items()]
    return tuple(sorted(found, key=lambda end: end.steps))


def _end(piece: Piece, drive: Drive, path: Path) -> End:
    return End(Move(piece.square, drive.square, drive.heading, effects_on_the_way(drive)), path, drive)


def attacks(position: Position, end: End) -> tuple[Attack, ...]:
    """Every enemy on the lines of the piece at this end of its movement, with the reason it is destroyed or not."""
    piece = position.piece_at(end.move.start)
    if piece is None or end.drive.heading < 0:
        return ()
    if piece.kind.giant:
        return tuple(_monster_attacks(Stand(position, piece, end.drive)))
    return (*_fire(position, piece, end.drive), *_detonations(position, piece, end.drive))


def _fire(position: Position, piece: Piece, drive: Drive) -> Iterator[Attack]:
    """The shots on the gun's own lines, and where these do not destroy what an observer sees (TC12.6)."""
    if piece.kind.gun is None:
        return
    own = list(_shots(position, piece, drive))
    destroyed = {attack.target for attack in own if attack.destroys}
    seen = {
        attack.target: attack
        for attack in _observed(position, piece, piece.kind.gun, drive)
        if attack.target not in destroyed
    }
    better = {target for target, attack in seen.items() if attack.destroys}
    known = {attack.target for attack in own}
    yield from (attack for attack in own if attack.target not in better)
    yield from (attack for attack in seen.values() if attack.destroys or attack.target not in known)


def _observed(position: Position, piece: Piece, gun: Gun, drive: Drive) -> Iterator[Attack]:
    """What own observers see after the movement, in reach of an indirect gun or not (TC12.6, TC12.7)."""
    if not gun.indirect:
        return
    observers = [one for one in position.armies[piece.side].values() if one.kind.observes]
    for target in position.armies[1 - piece.side].values():
        hidden_by = _hidden_by(position, piece, drive, target) if observers else 0
        lines = ((one, sight(one, target)) for one in observers)
        observer = next((one for one, line in lines if line is not None and not line & hidden_by), None)
        if observer is not None:
            shot = _shot(gun, target, flight(drive.square, target.square), apart(drive.square, target.square), 0, OFF)
            yield msgspec.structs.replace(shot, observer=observer.square)


def _hidden_by(position: Position, piece: Piece, drive: Drive, target: Piece) -> Squares:
    """What hides a target from an observer once the gun has moved: a Monster is seen over all that is lower (TC6.9)."""
    if target.kind.giant:
        return position.tall_bits() & ~piece.bit
    return fire_blockers(position, piece.bit, drive.felled) | 1 << drive.square


def _detonations(position: Position, piece: Piece, drive: Drive) -> Iterator[Attack]:
    """Own remote mines under a vehicle of either side, also under the one that moved (TC12.11)."""
    if position.mines is None or piece.side != position.turn:
        return
    under = position.mines.laid[piece.side] & 1 << drive.square
    for square in each(standing_targets(position, piece) | under):
        yield Attack(EffectKind.DETONATION, square, "destroys")


def _shots(position: Position, piece: Piece, drive: Drive) -> Iterator[Attack]:
    gun = piece.kind.gun
    assert gun is not None
    blockers = fire_blockers(position, piece.bit, drive.felled)
    tall = position.tall_bits() & ~piece.bit
    for turn in gun.arc:
        direction = (drive.heading + turn) % 8
        for target, distance, between in _on_line(position, piece.side, drive.square, direction):
            in_way = between & (tall if target.kind.giant else blockers)
            yield _shot(gun, target, direction, distance, in_way, drive.square)


def _on_line(position: Position, side: int, square: Square, direction: int) -> Iterator[tuple[Piece, int, Squares]]:
    """The enemies on a line, with their distance and the squares strictly between."""
    between = distance = 0
    step = STEPS[direction]
    while (square := inside(square + step, position.size)) != OFF:
        distance += 1
        target = position.armies[1 - side].get(square)
        if target is not None:
            yield target, distance, between
        between |= 1 << square


def _shot(gun: Gun, target: Piece, direction: int, distance: int, in_way: Squares, origin: Square) -> Attack:
    face = struck(direction, target.heading)
    armour = target.kind.armour[face]
    verdict, blocker = _verdict(gun, armour, distance, in_way)
    if blocker:
        nearest = min(each(in_way), key=lambda square: abs(square - origin))
        return Attack(EffectKind.SHOT, target.square, verdict, gun.strength, armour, ARMOUR_FACES[face], nearest)
    return Attack(EffectKind.SHOT, target.square, verdict, gun.strength, armour, ARMOUR_FACES[face])


def _verdict(gun: Gun, armour: int, distance: int, in_way: Squares) -> tuple[Verdict, bool]:
    if distance < 2:
        return "near", False  # TC3.2
    if in_way and not gun.indirect:
        return "blocked", True  # TC3.2
    if not gun.least <= distance <= gun.most:
        return "reach", False  # TC3.3
    return ("destroys" if gun.strength > armour else "armour"), False  # TC3.5


def _monster_attacks(stand: Stand) -> Iterator[Attack]:
    position, side = stand.position, stand.monster.side
    for effect in stand.tail():
        yield Attack(EffectKind.TAIL, effect.at, "destroys")
    possible = {effect.at for effect in stand.strikes() if effect.kind is EffectKind.FLAME}
    for turn in FLAME.arc:
        direction = (stand.drive.heading + turn) % 8
        for target, distance, between in _on_line(position, side, stand.drive.square, direction):
            if not stand.drive.stomped >> target.square & 1:
                yield _flame(stand, target, direction, distance, between, target.square in possible)
    for effect in stand.strikes():
        if effect.kind is not EffectKind.FLAME:
            yield Attack(effect.kind, effect.at, "destroys", to=effect.to)


def _flame(stand: Stand, target: Piece, direction: int, distance: int, between: Squares, destroys: bool) -> Attack:
    face = struck(direction, target.heading)
    armour = target.kind.armour[face]
    in_way = between & stand.tall
    verdict, blocked = _verdict(FLAME, armour, distance, 0)
    if verdict in ("destroys", "armour") and in_way:
        verdict, blocked = "blocked", True  # TC6.6
    if target.kind.giant:
        verdict, blocked = "immune", False  # TC6.11
    assert (verdict == "destroys") == destroys
    blocker = min(each(in_way), key=lambda square: abs(square - stand.drive.square)) if blocked else OFF
    return Attack(EffectKind.FLAME, target.square, verdict, FLAME.strength, armour, ARMOUR_FACES[face], blocker)


def threatened(position: Position, side: int) -> dict[Square, int]:
    """The squares a side can strike in its next turn, each with the greatest strength it can bring to bear there."""
    shots = Shots(position, side)
    found: dict[Square, int] = {}
    for piece in position.armies[side].values():
        if piece.kind.giant:
            _note(found, _monster_reach(position, piece))
        elif piece.kind.gun is not None:
            strength = piece.kind.gun.strength
            for reach in reaches(position, piece):
                _note(found, ((square, strength) for square in each(_beaten(position, piece, piece.kind.gun, reach))))
                # A Monster is seen over what hides a vehicle (TC6.9).
                _note(found, ((target.square, strength) for target, _, _ in shots.of(piece, reach)))
                if piece.kind.gun.indirect:
                    seen = _overlooked(position, shots.observers, piece, piece.kind.gun, reach.anywhere)
                    _note(found, ((square, strength) for square in seen))
    return found


def _note(found: dict[Square, int], squares: Iterable[tuple[Square, int]]) -> None:
    for square, strength in squares:
        if strength > found.get(square, 0):
            found[square] = strength


def _beaten(position: Position, piece: Piece, gun: Gun, reach: Reach) -> Squares:
    """All squares this gun can fire at after any of its movements, were an enemy vehicle there."""
    blockers = 0 if gun.indirect else fire_blockers(position, piece.bit, reach.felled)
    open_air = position.board & ~blockers
    found = 0
    for heading, plane in enumerate(reach.planes):
        for turn in gun.arc if plane else ():
            step = STEPS[(heading + turn) % 8]
            front, distance = plane, 0
            while front and distance < gun.most:
                front = shift(front, step) & position.board
                distance += 1
                if distance >= gun.least:
                    found |= front
                front &= open_air
    return found


def _overlooked(
    position: Position, observers: Iterable[Piece], piece: Piece, gun: Gun, stands: Squares
) -> Iterator[Square]:
    """The squares on which observers would see an enemy vehicle in reach of an indirect gun that has moved to one of
    the squares ``stands``, whatever lies between the two, but not with the gun itself in their way (TC12.6, TC12.7)."""
    blockers = fire_blockers(position, piece.bit, 0)
    for observer in observers:
        for turn in (-1, 0, 1):
            square, line = observer.square, 0
            while (square := inside(square + STEPS[(observer.heading + turn) % 8], position.size)) != OFF:
                if line and stands & ~line & zone(square, gun.most) & ~zone(square, gun.least - 1):
                    yield square
                if blockers >> square & 1:
                    break
                line |= 1 << square


def _monster_reach(position: Position, monster: Piece) -> Iterator[tuple[Square, int]]:
    for drive in walk(position, monster):
        stand = Stand(position, monster, drive)
        if drive.square != monster.square:
            yield drive.square, CRUSHING  # TC6.3
        # What is picked up or duelled ahead, what the tail strikes behind, what is thrown upon (TC6.7, TC6.11, TC6.5).
        beside = [stand.square(0, 1), stand.square(4, 1), *(effect.to for effect in stand.strikes())]
        yield from ((square, CRUSHING) for square in beside if square != OFF)
        for turn, square in stand.within(FLAME):
            if not stand.hidden(turn, square):
                yield square, FLAME.strength  # TC6.6
