"""The Monster's turn (section 6): every movement with every combination of tail, flame, throw and duel."""

from __future__ import annotations

from collections.abc import Iterator

from behemoth.tankchess.board.headings import STEPS
from behemoth.tankchess.board.move import Effect, EffectKind, Move
from behemoth.tankchess.board.pieces import Piece
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import OFF, Square, each, inside
from behemoth.tankchess.rules.fire import deadly_to
from behemoth.tankchess.rules.movement.walk import Drive, walk
from behemoth.tankchess.tables.kinds import FLAME, THROW, Gun, Kind


def monster_moves(position: Position, monster: Piece) -> Iterator[Move]:
    """All moves of a Monster (TC6.4): movement, then perhaps the tail, then perhaps one of flame, throw and duel."""
    for drive in walk(position, monster):
        yield from _moves_ending(position, monster, drive)


def is_monster_move(position: Position, monster: Piece, move: Move) -> bool:
    """Whether a move is among those of a Monster, without listing all of them."""
    drive = drive_of(move)
    return drive in walk(position, monster) and move in _moves_ending(position, monster, drive)


def drive_of(move: Move) -> Drive:
    """The movement of a move, with its effects on the way."""
    if not move.effects:  # as most
        return Drive(move.end, move.heading)
    crossed = {EffectKind.FELL: 0, EffectKind.STOMP: 0, EffectKind.MINE: 0}
    pushed = pushed_to = OFF
    for effect in move.effects:
        if effect.at < 0:
            continue  # there is no such square, and so no such movement
        if effect.kind in crossed:
            crossed[effect.kind] |= 1 << effect.at
        elif effect.kind is EffectKind.PUSH:
            pushed, pushed_to = effect.at, effect.to
    felled, stomped, mined = crossed.values()
    return Drive(move.end, move.heading, felled, stomped, pushed, pushed_to, mined)


def effects_on_the_way(drive: Drive) -> tuple[Effect, ...]:
    """What a movement does before it ends."""
    stomps = [Effect(EffectKind.STOMP, square) for square in each(drive.stomped)]
    falls = [Effect(EffectKind.FELL, square) for square in each(drive.felled)]
    pushes = [] if drive.pushed == OFF else [Effect(EffectKind.PUSH, drive.pushed, drive.pushed_to)]
    return (*stomps, *falls, *pushes, *(Effect(EffectKind.MINE, square) for square in each(drive.mined)))


def _moves_ending(position: Position, monster: Piece, drive: Drive) -> Iterator[Move]:
    """The moves of a Monster that have this movement: tails × strikes."""
    crossed = effects_on_the_way(drive)
    stand = Stand(position, monster, drive)
    tails = [(), *((effect,) for effect in stand.tail())]
    strikes = [(), *((effect,) for effect in stand.strikes())]
    for tail in tails:
        for strike in strikes:
            yield Move(monster.square, drive.square, drive.heading, tuple(sorted((*crossed, *tail, *strike))))


class Stand:
    """A Monster at the end of its movement: what it can do from there."""

    __slots__ = ("drive", "monster", "position", "tall")

    def __init__(self, position: Position, monster: Piece, drive: Drive) -> None:
        self.position = position
        self.monster = monster
        self.drive = drive
        self.tall = position.tall_bits()

    def tail(self) -> Iterator[Effect]:
        """TC6.5: the one square directly behind."""
        behind = self.square(4, 1)
        target = self._enemy(behind)
        if target is not None and not target.kind.tailproof and not target.kind.giant:
            yield Effect(EffectKind.TAIL, behind)

    def strikes(self) -> Iterator[Effect]:
        """What takes the place of one another: flame, throw or duel (TC6.4, TC6.11)."""
        yield from self._flames()
        yield from self._throws()
        yield from self._duel()

    def _flames(self) -> Iterator[Effect]:
        """TC6.6: gun 1 over everything that is not as tall as a high obstacle."""
        for turn, square in self.within(FLAME):
            target = self._enemy(square)
            if target is None or target.kind.giant or self.hidden(turn, square):
                continue
            if (self.drive.heading + turn) % 8 in deadly_to(FLAME.strength, target):
                yield Effect(EffectKind.FLAME, square)

    def _throws(self) -> Iterator[Effect]:
        """TC6.7: the tank directly ahead, thrown two or three squares."""
        ahead = self.square(0, 1)
        if self._can_lift(ahead):
            for _, square in self.within(THROW):
                if self._can_land(square):
                    yield Effect(EffectKind.THROW, ahead, square)

    def _duel(self) -> Iterator[Effect]:
        """TC6.11: directly behind an enemy Monster and facing its back."""
        ahead = self.square(0, 1)
        other = self._enemy(ahead)
        if other is not None and other.kind.giant and other.heading == self.drive.heading:
            yield Effect(EffectKind.DUEL, ahead)

    def square(self, turn: int, distance: int) -> Square:
        """The square at a distance in a direction relative to the heading, or ``OFF``."""
        step = STEPS[(self.drive.heading + turn) % 8]
        square = self.drive.square
        # One step at a time: a long jump could cross the edge and come back on the other side.
        for _ in range(distance):
            square = inside(square + step, self.position.size)
            if square == OFF:
                return OFF
        return square

    def within(self, gun: Gun) -> Iterator[tuple[int, Square]]:
        """The squares a weapon reaches, each with its direction relative to the heading."""
        for turn in gun.arc:
            for distance in range(gun.least, gun.most + 1):
                square = self.square(turn, distance)
                if square != OFF:
                    yield turn, square

    def hidden(self, turn: int, square: Square) -> bool:
        """Whether something as tall as a high obstacle lies strictly between."""
        step = STEPS[(self.drive.heading + turn) % 8]
        between = self.drive.square + step
        while between != square:
            if self.tall >> between & 1:
                return True
            between += step
        return False

    def _enemy(self, square: Square) -> Piece | None:
        """The enemy that still lives after the movement."""
        if square == OFF or self.drive.stomped >> square & 1:
            return None
        return self.position.armies[1 - self.monster.side].get(square)

    def _friend(self, square: Square) -> Piece | None:
        found = self.position.armies[self.monster.side].get(square)
        return None if found is self.monster else found

    def _wreck(self, square: Square) -> Kind | None:
        if self.drive.stomped >> square & 1:
            kind = self.position.armies[1 - self.monster.side][square].kind
            return kind if self.position.keeps_wreck(square, kind) else None
        return self.position.wrecks.get(square)

    def _can_lift(self, square: Square) -> bool:
        if square == OFF or square == self.drive.square:
            return False
        own = self._friend(square)
        if own is not None:
            return self.position.rules.throw_own and _is_light(own.kind)  # TC11.7
        live = self._enemy(square)
        if live is not None:
            return _is_light(live.kind)  # TC11.4: nor what lies under a Monster
        wreck = self._wreck(square)
        return wreck is not None and not wreck.heavy

    def _can_land(self, square: Square) -> bool:
        if self.tall >> square & 1 or self._friend(square) is not None:  # TC6.7, TC11.4
            return False
        if self.position.flags is not None and square in self.position.flags.homes:  # TC12.14
            return False
        live = self._enemy(square)
        return live is None or not live.kind.giant


def _is_light(kind: Kind) -> bool:
    """Whether a Monster can pick up a live piece of this kind (TC6.7, TC12.5)."""
    return not (kind.heavy or kind.giant or kind.small)
