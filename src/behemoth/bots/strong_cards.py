"""The strong players of Monster Combat, one for each level. They think with the engine where it is installed.

They know what their seat knows: every world they think about is one that the game imagines from the seat's view, which
heeds the backs, counts the cards and remembers what a thief took; alone, what the rivals did makes some of them rarer.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, cast

import msgspec

from behemoth import engine
from behemoth.bots.belief import suspicions
from behemoth.bots.bot import Observation
from behemoth.bots.card_habits import thought_of
from behemoth.bots.greedy_cards import greedy_values, keep_last_heart
from behemoth.bots.levels import COMBAT_LEVELS, CombatStrength, LevelBot
from behemoth.bots.plain_cards import plain_card_choice
from behemoth.engine import RatedAction, best_rated, card_dealer, lean, search_dealt
from behemoth.monstercombat import ORDER, Action, CombatState, Options

#: Seconds kept back for imagining and everything else around the search, but never more than this share.
RESERVE: Final = 0.1
RESERVED_SHARE: Final = 0.3


class CombatLevelBot(LevelBot[CombatStrength]):
    """A level of Monster Combat."""

    def choose(self, observation: Observation, rng: Random) -> Action:
        actions: list[Action] = list(observation.actions())
        if len(actions) == 1:
            return actions[0]
        state = cast(CombatState, observation.imagine(rng))
        seconds = min(observation.seconds_left(), self.promise)
        seconds -= min(RESERVE, RESERVED_SHARE * seconds)
        left = thought_of(state, actions, self.strength.habits, rng)
        if len(left) == 1:
            return left[0]
        if not can_search(state.options):
            chosen = plain_card_choice(state, observation.seat, self.level, seconds, rng)
            return chosen if chosen in left else rng.choice(left)
        if not (self.strength.simulations or self.strength.seconds) or rng.randrange(1000) < self.strength.instinctive:
            return by_instinct(state, self.strength.sharpness, rng, left)
        rated = think_in_worlds(state, self.strength, seconds, rng, choice_only=True)
        return best_rated([one for one in rated if one.action in left]).action


def levels() -> tuple[CombatLevelBot, ...]:
    """All levels, for the entry point."""
    return tuple(CombatLevelBot(level) for level in COMBAT_LEVELS)


def can_search(options: Options) -> bool:
    """Whether the engine is here and knows these options and every card of the table."""
    return engine.can_play_cards(options) and {*ORDER} <= {*engine.card_engine().LETTERS}


def by_instinct(state: CombatState, sharpness: float, rng: Random, left: Sequence[Action] = ()) -> Action:
    """What instinct chooses of all actions or those that are left, by chance, the likelier the more it likes it. Nobody
    lets the last heart go (B11)."""
    leaning = dict(lean(state, sharpness))
    actions = keep_last_heart(state, list(left or leaning))
    return rng.choices(actions, [leaning[action] for action in actions])[0]


def think_in_worlds(
    state: CombatState, strength: CombatStrength, seconds: float, rng: Random, *, choice_only: bool = False
) -> list[RatedAction]:
    """What the search thinks of each action of the seat to act, in at most this time. Needs the engine.

    Whoever wants the choice only has it sooner: the search ends when all other actions were given up.
    """
    (seat,) = state.to_act()
    together = state.options.coop
    return search_dealt(
        card_dealer(state, seat, rng, () if together else suspicions(state)),
        seconds=min(seconds, strength.seconds) if strength.seconds else seconds,
        simulations=strength.simulations,
        seed=rng.getrandbits(62),
        settings=msgspec.structs.replace(engine.BEST[state.options.variant], choice_only=choice_only),
        # Rivals may take what they can get; friends think as the seat itself does.
        others=None if together else greedy_values(state.options.variant),
    )
