"""A good decision at Monster Combat for a person to see, with the reason in words. It knows what the seat knows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Final, NamedTuple, TypeAlias

from behemoth.bots.advice import Advice
from behemoth.bots.levels import CombatStrength
from behemoth.bots.plain_cards import THINKING, plain_card_choice
from behemoth.bots.strong_cards import can_search, think_in_worlds
from behemoth.engine import best_rated
from behemoth.games import Seat
from behemoth.locale import DEFAULT_LANGUAGE, say
from behemoth.monstercombat import (
    DRAW_MORE,
    FACE_OF,
    HEAL,
    HIT_MONSTER,
    LIGHTNING,
    LULL,
    POWER,
    REVIVE,
    SHIELDS,
    SKIP_TURN,
    STEAL,
    STRIKE_ALL,
    STRIKE_NEXT,
    Action,
    CombatState,
    Discard,
    Pass,
    Play,
    Shield,
    TakeIt,
    card_name,
    hits_of,
    monster_forms,
    next_living,
    player_name,
    triggers,
)

#: How long the search for advice takes at most.
SECONDS: Final = 0.5
#: Over so many imagined states it is counted how likely somebody holds a shield.
_LOOKS: Final = 60


def advise(
    state: CombatState,
    seat: Seat,
    language: str = DEFAULT_LANGUAGE,
    seconds: float = SECONDS,
    names: Sequence[str] = (),
) -> Advice:
    """The best decision the search finds for this seat, with the reason in one or two sentences.

    The state may be the real one or one made from the seat's view: nothing in it is heeded but what the seat may know.
    """
    rng = Random(0)
    mine = state.imagine(seat, rng)
    if not can_search(mine.options):
        action = plain_card_choice(mine, seat, THINKING, seconds, rng)
        return Advice(state.write(seat, action, language), reason(mine, seat, action, language, names))
    best = best_rated(think_in_worlds(mine, CombatStrength(seconds=seconds), seconds, rng))
    chance = say("advice-combat-chance", language, percent=round(100 * best.value))
    sentence = f"{reason(mine, seat, best.action, language, names)} {chance}"
    return Advice(state.write(seat, best.action, language), sentence)


def reason(
    state: CombatState, seat: Seat, action: Action, language: str = DEFAULT_LANGUAGE, names: Sequence[str] = ()
) -> str:
    """What a decision is good for, in one sentence; the players are called by their names where they have some."""
    match action:
        case Pass():
            return _say("pass" if len(state.actions(seat)) == 1 else "pass-keep", language)
        case TakeIt():
            return _take(state, seat, language)
        case Shield():
            return _shield(state, seat, language)
        case Discard(card):
            return _say("discard", language, card=card_name(card, language))
        case Play(card, target):
            if state.options.coop:
                return _together(state, seat, card, target, language, names)
            return _alone(state, seat, card, language, names)


def _say(key: str, language: str, number: int | None = None, **facts: object) -> str:
    how = {} if number is None else {"how": "one" if number == 1 else "many"}
    return say(f"advice-combat-{key}", language, **how, **facts)


def _take(state: CombatState, seat: Seat, language: str) -> str:
    if len(state.actions(seat)) == 1:
        return _say("take", language)
    return _say("take-last" if state.attack.damage >= state.hearts[seat] else "take-keep", language)


def _shield(state: CombatState, seat: Seat, language: str) -> str:
    if state.attack.damage >= state.hearts[seat]:
        return _say("shield-last", language)
    attack, secret, caster = state.attack, state.options.lightning_secret, state.turn.current
    if attack.kind == LIGHTNING and attack.every and len(attack.queue) == 1 and not secret and not state.immune[caster]:
        return _say("shield-backfires", language)
    saved = 1 if state.options.x2_shields == "one_per_heart" else attack.damage  # B13, MC7.6
    return _say("shield", language, saved, damage=saved)


def _alone(state: CombatState, seat: Seat, card: str, language: str, names: Sequence[str]) -> str:
    """Everybody against everybody."""
    next_one = next_living(state.hearts, state.turn.direction, seat)
    table = _Table(state, seat, card, next_one, player_name(next_one, language, names), language)
    if table.in_vain:
        return _say("immune", language, player=table.player)
    return _ALONE.get(FACE_OF[card].versus, _any_card)(table)


def _together(
    state: CombatState, seat: Seat, card: str, target: Seat | None, language: str, names: Sequence[str]
) -> str:
    """All together against the monsters."""
    target = seat if target is None else target
    table = _Table(state, seat, card, target, player_name(target, language, names), language)
    return _TOGETHER.get(FACE_OF[card].coop, _any_card)(table)


class _Table(NamedTuple):
    """What the reason for a card may speak of."""

    state: CombatState
    seat: Seat
    card: str
    #: Who it is for: the next player, or in co-op whom it heals.
    target: Seat
    player: str
    language: str

    @property
    def living(self) -> int:
        return sum(hearts > 0 for hearts in self.state.hearts)

    @property
    def in_vain(self) -> bool:
        """Whether the card is for the next player, who is immune to it (C11)."""
        does = FACE_OF[self.card].versus
        spared = does == STRIKE_NEXT or (does in (SKIP_TURN, STEAL) and self.state.options.immunity_scope == "all")
        return spared and bool(self.state.immune[self.target])

    @property
    def struck(self) -> int:
        """How many others a strike at all of them meets."""
        state = self.state
        return sum(
            hearts > 0 and not immune and other != self.seat
            for other, (hearts, immune) in enumerate(zip(state.hearts, state.immune, strict=True))
        )

    @property
    def monster(self) -> Mapping[str, str]:
        return monster_forms(self.state.monster.number, self.language)


def _sword(table: _Table) -> str:
    state, target = table.state, table.target
    if not state.hands[target]:
        return _say("sword-bare", table.language, player=table.player)
    hearts, percent = state.hearts[target], _percent(_shielded(state, table.seat, target))
    return _say("sword", table.language, hearts, player=table.player, hearts=hearts, percent=percent)


def _lightning(table: _Table) -> str:
    others = table.living - 1
    if table.struck == others:
        return _say("lightning", table.language, others, count=others)
    if not table.struck:
        return _say("lightning-none", table.language)
    return _say("lightning-some", table.language, table.struck, count=table.struck)


def _life(table: _Table) -> str:
    hearts = table.state.hearts[table.seat]
    return _say("life", table.language, hearts, hearts=hearts)


def _skip(table: _Table) -> str:
    if table.living == 2:
        return _say("skip-again", table.language)
    return _say("skip-event" if triggers(table.state.piles.draw[:1]) else "skip", table.language, player=table.player)


def _thief(table: _Table) -> str:
    held, power = len(table.state.hands[table.target]), POWER[table.card]
    if held < power:
        return _say("thief-pile", table.language, player=table.player)
    owning = "one" if held == 1 else "many"
    return _say("thief", table.language, power, player=table.player, count=power, cards=held, held=owning)


def _hits(table: _Table) -> str:
    state = table.state
    hits = hits_of(table.card, state.monster.sleep)
    if hits >= state.monster.hearts:
        return _say("fells", table.language, None, **table.monster)
    key = "hits-asleep" if state.monster.sleep else "hits"
    return _say(key, table.language, hits, hits=hits, **table.monster)


def _sleep(table: _Table) -> str:
    if table.living == 1 and table.state.options.sleep == "caster_round":  # D8
        return _say("sleep-alone", table.language, None, **table.monster)
    return _say("sleep", table.language, None, **table.monster)


def _heals(table: _Table) -> str:
    hearts = table.state.hearts[table.target]
    if not hearts:
        return _say("revives", table.language, player=table.player)
    if table.target == table.seat:
        return _say("heals-self", table.language, hearts, hearts=hearts)
    return _say("heals", table.language, hearts, player=table.player, hearts=hearts)


def _draws(table: _Table) -> str:
    return _say("draws", table.language, POWER[table.card], count=POWER[table.card])


def _any_card(table: _Table) -> str:
    """For a card that has no sentence of its own."""
    return _say("card", table.language, card=card_name(table.card, table.language))


_Reason: TypeAlias = Callable[[_Table], str]
#: By what the card does, everybody against everybody and all together.
_ALONE: Final[dict[str, _Reason]] = {
    STRIKE_NEXT: _sword, STRIKE_ALL: _lightning, HEAL: _life, SKIP_TURN: _skip, STEAL: _thief,
}  # fmt: skip
_TOGETHER: Final[dict[str, _Reason]] = {HIT_MONSTER: _hits, REVIVE: _heals, LULL: _sleep, DRAW_MORE: _draws}


def _shielded(state: CombatState, seat: Seat, target: Seat) -> Iterable[bool]:
    """In states the seat imagines: whether the target holds a shield."""
    rng = Random(1)
    for _ in range(_LOOKS):
        hand = state.imagine(seat, rng).hands[target]
        yield any(card in hand for card in SHIELDS)


def _percent(found: Iterable[bool]) -> int:
    """A share, rounded to tens: nobody knows it better."""
    listed = list(found)
    return round(10 * sum(listed) / len(listed)) * 10
