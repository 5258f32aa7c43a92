"""The strong players of Tank Chess, one for each level. They think with the engine where it is installed and knows the
rules of the game, else with the rules in Python."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, cast

import msgspec

from behemoth import engine
from behemoth.bots.bot import Observation
from behemoth.bots.levels import TANK_LEVELS, Level, LevelBot, TankStrength
from behemoth.bots.mines import lay_mine
from behemoth.bots.plain_tanks import plain_tank_choice
from behemoth.bots.tank_habits import Mood
from behemoth.bots.worlds import best_on_average, imagine_worlds, is_uncertain
from behemoth.engine import Analysis, Limits, analyse, new_searcher
from behemoth.games import Seat
from behemoth.tankchess import Action, TankState, after, read_action

if TYPE_CHECKING:
    from behemoth_engine.tanks import Searcher

#: Seconds kept back for everything around the search.
TANK_RESERVE: Final = 0.1
#: Whoever does not see the best move takes another at a glance. So many come to mind, for one shot has many poses.
GLANCE: Final = 48
#: In so many first moves of a game there is some variety.
OPENING: Final = 8


class TankLevelBot(LevelBot[TankStrength]):
    """A level of Tank Chess."""

    def __init__(self, level: Level[TankStrength]) -> None:
        super().__init__(level)
        self._searcher: Searcher | None = None

    def __copy__(self) -> TankLevelBot:
        """The same level, with a memory of its own: two players never share what they found out."""
        made = type(self).__new__(type(self))
        vars(made).update(vars(self), _searcher=None)
        return made

    def choose(self, observation: Observation, rng: Random) -> Action:
        state = cast(TankState, observation.imagine(rng))
        if state.position.placing:
            return lay_mine(state.position, observation.seat, rng)
        seconds = max(0.02, min(observation.seconds_left(), self.promise) - TANK_RESERVE)
        if not engine.can_play(state.position):
            mood = Mood(state.position, observation.seat, self.strength.habits, rng)
            noise = self.strength.weakness.noise / 100
            return plain_tank_choice(state.position, observation.seat, rng, seconds, noise, mood)
        return strong_choice(state, observation.seat, self.strength, seconds, rng, self._memory())

    def _memory(self) -> Searcher | None:
        """What was thought before helps those who think by the clock; the others are the same each time."""
        if self.strength.seconds and self._searcher is None:
            self._searcher = new_searcher()
        return self._searcher if self.strength.seconds else None


def levels() -> tuple[TankLevelBot, ...]:
    """All levels, for the entry point."""
    return tuple(TankLevelBot(level) for level in TANK_LEVELS)


def strong_choice(
    state: TankState,
    seat: Seat,
    strength: TankStrength,
    seconds: float,
    rng: Random,
    searcher: Searcher | None = None,
) -> Action:
    """What a level chooses in at most this time; where there are mines it cannot know, over several worlds, which share
    its time. Needs the engine."""
    mood = Mood(state.position, seat, strength.habits, rng)
    tempting = mood.temptation(rng)
    if tempting is not None:
        return tempting
    worlds = imagine_worlds(state, seat, rng) if is_uncertain(state, seat) else [state]
    share = len(worlds)
    seconds = min(seconds, strength.seconds) if strength.seconds else seconds
    variety = strength.weakness.variety if state.plies < OPENING else 0
    weakness = msgspec.structs.replace(strength.weakness, variety=variety, seed=rng.getrandbits(63))
    seconds /= share + mood.blind
    limits = Limits(seconds=seconds, nodes=strength.nodes // share, depth=strength.depth)

    def search(world: TankState, lines: int) -> Analysis:
        return analyse(world, limits=limits, weakness=weakness, searcher=searcher, lines=lines)

    def overlooks(move: str) -> bool:
        return mood.overlooks(read_action(state.position, move))

    if share > 1:
        return read_action(state.position, best_on_average(worlds, search, overlooks)[0])
    best = search(state, 1).best.moves[0]
    if overlooks(best):
        others = analyse(state, limits=Limits(seconds=seconds, depth=1), weakness=weakness, lines=GLANCE).lines
        # Not one that loses: then it would rather look again.
        best = next((line.moves[0] for line in others if line.mate >= 0 and not overlooks(line.moves[0])), best)
    return read_action(state.position, best)


def best_line(state: TankState, seat: Seat, seconds: float, rng: Random) -> tuple[Action, int]:
    """The best action of a seat at full strength, and in how many moves it wins at most; 0 if no win is in sight.
    Mines that the seat cannot know are imagined, whatever the state says."""
    state = state.imagine(seat, rng)
    if state.position.placing:
        return lay_mine(state.position, seat, rng), 0
    if not engine.can_play(state.position):
        action = plain_tank_choice(state.position, seat, rng, seconds)
        result = after(state.position, action).result
        return action, int(result is not None and result.winner == seat)
    if not is_uncertain(state, seat):
        best = analyse(state, seconds=seconds).best
        return read_action(state.position, best.moves[0]), max(0, best.mate)
    worlds = imagine_worlds(state, seat, rng)
    text, mate = best_on_average(
        worlds, lambda world, lines: analyse(world, seconds=seconds / len(worlds), lines=lines)
    )
    return read_action(state.position, text), mate
