"""Monster Combat in the engine: the rules' tables and states handed over, whole games, search.

The engine knows everything of a state but what the seats remember (``state.memory``): no
game goes on by that. It serves to imagine what a seat cannot see, which stays with the rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import invalidate_caches
from importlib.resources import files
from random import Random
from typing import Any, Final

import msgspec

from behemoth.engine.package import engine_module
from behemoth.games import changed_options
from behemoth.monstercombat import (
    COOP,
    FACES,
    LAST_SURVIVOR,
    MEMORY_FIELDS,
    MONSTERS,
    MONSTERS_DEFEATED,
    OPENING_HAND,
    ORDER,
    PASS,
    PLAYERS_DEFEATED,
    TAKE_IT,
    TURN_CAP,
    VERSUS,
    Action,
    CombatState,
    Discard,
    Options,
    Pass,
    Play,
    Shield,
    TakeIt,
    deck_for,
)


@cache
def card_engine() -> Any:
    """The engine's module. Raises ImportError where the engine is not built."""
    module = engine_module("cards")
    if sorted(module.LETTERS) != sorted(ORDER):
        raise ImportError("the engine knows other cards than the rules: build it anew")
    return module


def cards_available() -> bool:
    """Whether the engine can play Monster Combat. Looked for anew as long as it is not there."""
    try:
        card_engine()
    except ImportError:
        invalidate_caches()
        return False
    return True


# --- rules -------------------------------------------------------------------------------------------

_SLEEPS: Final = ("caster_round", "next_turn", "n_turns")


@cache
def card_rules(options: Options) -> Any:
    """Tables and options as the engine takes them. Raises ValueError for options that it does not know."""
    unknown = _unknown(options)
    if unknown:
        raise ValueError(f"the engine cannot play with {', '.join(unknown)}")
    return card_engine().Rules(
        {
            "order": ORDER,
            "power": [face.power for face in FACES],
            "playable": [face.playable for face in FACES],
            "deck": deck_for(options),
            "events": options.event_counts.pile(),
            "monster_hearts": [monster.hearts for monster in MONSTERS],
            "strength": [monster.strength for monster in MONSTERS],
            "opening_hand": OPENING_HAND,
            "coop": options.coop,
            "random_starter": options.starter == "random",
            "shield_per_heart": options.x2_shields == "one_per_heart",
            "most_hearts_at_cap": options.turn_cap_v1 == "most_hearts",
            "immune_to_attacks_only": options.immunity_scope == "attacks",
            "attack_all": options.attack_target == "all",
            "immune_through_turn": options.v2_immunity == "through_next_turn",
            "sleep": _SLEEPS.index(options.sleep),
            **{name: getattr(options, name) for name in _PLAIN},
        }
    )


#: Options the engine takes as they are.
_PLAIN: Final = (
    "reverse_ends_turn",
    "trigger_on_any_draw",
    "lightning_secret",
    "immune_counts_as_shield",
    "carry_over",
    "hearts",
    "hand_limit",
    "discard_redraw",
    "turn_cap",
)
#: The others it knows: some go in by another name, and open hands are nothing to it, since it sees all of them.
_RENAMED: Final = (
    *("variant", "event_counts", "trigger_count", "starter", "x2_shields", "open_hands"),
    *("turn_cap_v1", "immunity_scope", "attack_target", "v2_immunity", "sleep"),
)


def can_play_cards(options: Options) -> bool:
    """Whether the engine is here and knows these options and their event cards."""
    return cards_available() and not _unknown(options)


def _unknown(options: Options) -> list[str]:
    """The options and event cards of a game that the engine would not heed: it would play another game."""
    names = [name for name in changed_options(options) if name not in (*_PLAIN, *_RENAMED)]
    return names + sorted({*options.event_counts.pile()} - {*card_engine().EVENT_LETTERS})


# --- states and actions --------------------------------------------------------------------------------

#: Fields of a state's line that the engine does not keep: what the seats remember.
_MEMORY: Final = tuple(f"{name}=" for name in MEMORY_FIELDS)


def line_of(state: CombatState) -> str:
    """The state text without the name of the game, the options and what the seats remember."""
    _mark, _options, *fields = state.text().split(" ")
    return " ".join(field for field in fields if not field.startswith(_MEMORY))


def position_of(state: CombatState) -> Any:
    """The state as the engine has it."""
    return card_engine().Position(card_rules(state.options), line_of(state))


def chance_of(rng: Random) -> Any:
    """This random source, going on in the engine where it stands now."""
    _version, words, _gauss = rng.getstate()
    return card_engine().PythonChance(list(words[:-1]), words[-1])


# An action is three bits of target (7: nobody), four of card, three of the sort of action.
_NOBODY: Final = 7
_SORTS: Final[tuple[type[Action], ...]] = (Pass, TakeIt, Play, Shield, Discard)


@cache
def code_of(action: Action) -> int:
    """The action as the engine's number."""
    letter, target = getattr(action, "card", ""), getattr(action, "target", None)
    card: int = card_engine().LETTERS.index(letter)  # the first card where there is none
    return _SORTS.index(type(action)) << 7 | card << 3 | (_NOBODY if target is None else target)


@cache
def action_of(code: int) -> Action:
    """The action of the engine's number."""
    card, target, sort = card_engine().LETTERS[code >> 3 & 15], code & 7, _SORTS[code >> 7]
    if sort is Play:
        return Play(card, None if target == _NOBODY else target)
    if sort is Shield:
        return Shield(card)
    if sort is Discard:
        return Discard(card)
    return PASS if sort is Pass else TAKE_IT


# --- whole games ---------------------------------------------------------------------------------------


class Tally(msgspec.Struct, frozen=True):
    """What whole games inside the engine came to."""

    games: int
    decisions: int
    turns: int
    #: The sum of each seat's scores.
    scores: tuple[float, ...]
    endings: dict[str, int]


_ENDINGS: Final = ("", LAST_SURVIVOR, MONSTERS_DEFEATED, PLAYERS_DEFEATED, TURN_CAP)


def card_playouts(options: Options, seats: int, games: int, seed: int = 1, stop: Any = None) -> Tally:
    """Whole games by chance, every legal action equally likely. ``stop`` (``card_engine().Stop()``) ends it early."""
    found = card_engine().play_games(card_rules(options), seats, games, seed, [], stop)
    endings = {name: times for name, times in zip(_ENDINGS, found["endings"], strict=True) if times}
    return Tally(found["games"], found["decisions"], found["turns"], tuple(found["scores"]), endings)


# --- search --------------------------------------------------------------------------------------------


class Mind(msgspec.Struct, frozen=True):
    """What was learned by play for one variant (``scripts/learn_cards.py``): how to decide at a glance, and how likely
    a seat is to win."""

    instinct: list[float]
    judge: list[float]
    #: The command it comes from, when, and from how many games.
    origin: str = ""


class Settings(msgspec.Struct, frozen=True):
    """How a search goes."""

    #: After how many turns the judge ends a game; 0: played to the end.
    horizon: int = 8
    #: How firmly instinct decides in the games to the horizon: that of the seat, and that of others.
    sharpness: float = 2.0
    strangers: float = 2.0
    #: Where the seat's instinct has a say: an action must have this share of it, and this much of a win more makes up
    #: for a share e times as small.
    least: float = 0.0
    liking: float = 0.0
    #: Whether it ends when all actions but one were given up: for whoever asks what to do, and not what that is worth.
    choice_only: bool = False


#: What won most. Together one must look further, since a lost heart shows late; and what a search finds among friends
#: differs by less than it may err, so that the instinct keeps it from whims.
BEST: Final = {VERSUS: Settings(), COOP: Settings(horizon=16, least=0.03, liking=0.01)}


class RatedAction(msgspec.Struct, frozen=True):
    """An action, how often it was tried, how likely the seat is to win with it, and what the instinct adds to that."""

    action: Action
    visits: int
    value: float
    liking: float = 0.0


@cache
def _minds() -> dict[str, Mind]:
    data = files("behemoth.engine").joinpath("minds.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, Mind])


def mind_of(variant: str) -> Mind:
    """What was learned for this variant."""
    return _minds()[variant]


@cache
def _judge(variant: str) -> Any:
    return card_engine().Judge(_minds()[variant].judge)


@cache
def _instinct(variant: str, sharpness: float) -> Any:
    return card_engine().instinct_way(_minds()[variant].instinct, sharpness)


def lean(state: CombatState, sharpness: float = 1.0) -> list[tuple[Action, float]]:
    """What instinct says in this state: each legal action with its share. It uses what the seat to act may know."""
    found = card_engine().lean(position_of(state), _instinct(state.options.variant, sharpness))
    return [(action_of(code), share) for code, share in found]


def search_cards(
    worlds: Sequence[CombatState],
    *,
    seconds: float,
    simulations: int = 0,
    seed: int = 1,
    settings: Settings | None = None,
    others: Mapping[str, object] | None = None,
    stop: Any = None,
) -> list[RatedAction]:
    """How good each action of the seat to act is, over states it cannot tell apart; in the order of the rules.

    ``others`` is a table of values by which the others are assumed to play; without one they play by instinct.
    The same worlds, seed and number of simulations give the same ratings, if the time is long enough.
    """
    variant = worlds[0].options.variant
    positions = [position_of(world) for world in worlds]
    chosen = search_settings(variant, seconds, simulations, settings, others)
    return rated_actions(card_engine().search(positions, chosen, seed, stop))


def search_settings(
    variant: str, seconds: float, simulations: int, settings: Settings | None, others: Mapping[str, object] | None
) -> Any:
    """As the engine takes them."""
    how = settings or BEST[variant]
    way = _instinct(variant, how.sharpness)
    return card_engine().SearchSettings(
        way,
        way if others is None else card_engine().Way("worths", dict(others)),
        _instinct(variant, how.strangers),
        seconds,
        simulations,
        how.horizon,
        _judge(variant) if how.horizon else None,
        how.least,
        how.liking,
        how.choice_only,
    )


def rated_actions(found: Sequence[tuple[int, int, float, float]]) -> list[RatedAction]:
    """What a search of the engine found."""
    return [RatedAction(action_of(code), visits, value, liking) for code, visits, value, liking in found]


def new_card_stop() -> Any:
    """A sign that ends what the engine does with cards: ``raise_()``, from any thread."""
    return card_engine().Stop()


def best_rated(rated: Sequence[RatedAction]) -> RatedAction:
    """The best of those that were not given up: they were tried most often, all of them equally often."""
    return max(rated, key=rank_of)


def rank_of(rated: RatedAction) -> tuple[int, float]:
    """By which actions are ordered."""
    return rated.visits, rated.value + rated.liking
