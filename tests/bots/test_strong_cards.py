"""The levels of Monster Combat: they decide legally, in time, by what their seat knows, and grow in strength."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import pytest

from behemoth.bots import Observation, bot_infos, find_bot
from behemoth.bots.levels import COMBAT_LEVELS, CombatStrength
from behemoth.bots.strong_cards import think_in_worlds
from behemoth.engine import best_rated, cards
from behemoth.games import view_bytes
from behemoth.locale import LANGUAGES
from behemoth.monstercombat import CombatState, MonsterCombat, Options, Shield, preset
from tests.engine.needs import needs_engine
from tests.monstercombat.build import coop, go, table

GAME = MonsterCombat()


def observation(state: CombatState, seat: int, seconds: float = 5.0) -> Observation:
    made = GAME.from_view(view_bytes(state, seat), seat, Random(1))
    return Observation(made, seat, time.monotonic() + seconds)


def choice(state: CombatState, level: int) -> Any:
    return find_bot("monster-combat", f"level-{level}").choose(observation(state, state.to_act()[0]), Random(1))


def test_people_see_eight_levels_in_both_languages() -> None:
    for language in LANGUAGES:
        infos = bot_infos("monster-combat", language)
        assert [info.level for info in infos] == list(range(1, 9))
        assert all(info.title and info.about and info.promise <= 1.0 for info in infos)
        assert len({info.title for info in infos}) == 8


@pytest.mark.parametrize("level", COMBAT_LEVELS, ids=lambda level: level.name)
@pytest.mark.parametrize("options", [Options(), preset("coop", "hard")], ids=lambda options: options.variant)
def test_every_level_decides_legally(level: Any, options: Options, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(level.number)
    bot = find_bot("monster-combat", level.name)
    monkeypatch.setattr(bot, "promise", 0.15)  # enough to decide, and the games are many
    state = GAME.start(options, 3, rng)
    for _ in range(25):
        if state.ending:
            break
        (seat,) = state.to_act()
        action = bot.choose(observation(state, seat), rng)
        assert action in state.actions(seat)
        state = state.play(seat, action, rng, events=False).state  # type: ignore[assignment]


@needs_engine("cards")
@pytest.mark.parametrize("level", range(1, 9))
def test_no_level_is_silly(level: int) -> None:
    """The last heart is always defended, and a fallen friend is not left lying by the stronger ones."""
    for seed in range(5):
        state = go(table("s", "ds", hearts=(3, 1)), "sword")
        bot = find_bot("monster-combat", f"level-{level}")
        assert isinstance(bot.choose(observation(state, 1), Random(seed)), Shield)
    if level >= 6:
        fallen = coop("ls", "", "", hearts=(3, 3, 0))
        assert GAME.parse(fallen.text()).write(0, choice(fallen, level)) == "life>3"


@needs_engine("cards")
def test_full_strength_decides_the_same_for_all_states_it_cannot_tell_apart() -> None:
    rng = Random(4)
    state = GAME.start(Options(), 4, rng)
    for _ in range(20):
        if state.ending:
            break
        (seat,) = state.to_act()
        worlds = [
            [GAME.from_view(view_bytes(real, seat), seat, Random(7)) for _ in range(2)]
            for real in (state, state.imagine(seat, rng))
        ]
        found = [cards.search_cards(some, seconds=60, simulations=200, seed=3) for some in worlds]
        assert found[0] == found[1]
        state = state.play(seat, found[0][0].action, rng, events=False).state  # type: ignore[assignment]


@needs_engine("cards")
def test_search_counts_every_simulation_and_can_be_stopped() -> None:
    state = GAME.start(Options(), 3, Random(1))
    rated = cards.search_cards([state], seconds=60, simulations=500)
    assert sum(one.visits for one in rated) == 500
    assert [one.action for one in rated] == list(state.actions(state.turn.current))
    assert all(0 <= one.value <= 1 for one in rated)
    stop = cards.card_engine().Stop()
    stop.raise_()
    assert sum(one.visits for one in cards.search_cards([state], seconds=60, stop=stop)) < 100


@needs_engine("cards")
@pytest.mark.parametrize(("options", "seats"), [(Options(), 4), (preset("coop", "hard"), 2)])
def test_whoever_wants_the_choice_only_has_the_same_one_sooner(options: Options, seats: int) -> None:
    rng = Random(6)
    state = GAME.start(options, seats, rng)
    visits: dict[bool, list[int]] = {False: [], True: []}
    for seed in range(12):
        (seat,) = state.to_act()
        if len(state.actions(seat)) > 1:
            best = {}
            for choice_only in visits:
                strength = CombatStrength(simulations=3000)
                rated = think_in_worlds(state, strength, 60, Random(seed), choice_only=choice_only)
                visits[choice_only].append(sum(one.visits for one in rated))
                best[choice_only] = best_rated(rated).action
            assert best[True] == best[False]
        state = state.play(seat, state.actions(seat).sample(rng), rng, events=False).state  # type: ignore[assignment]
    assert all(some <= all_of_them for some, all_of_them in zip(visits[True], visits[False], strict=True))
    assert sum(visits[True]) < sum(visits[False])


@needs_engine("cards")
def test_search_sees_what_is_near() -> None:
    """What ends the game at once is played: a sword at the last heart, two hits on the last monster."""
    winning = table("sz", "", hearts=(1, 1))
    assert choice(winning, 8) == winning.read(0, "sword")
    last = coop("sbl", "", monster=10, monster_hearts=2, hearts=(1, 1))
    assert choice(last, 8) == last.read(0, "lightning")


@needs_engine("cards")
def test_instinct_is_a_distribution_over_the_legal_actions() -> None:
    rng = Random(5)
    for options in (Options(), preset("coop", "hard")):
        state = GAME.start(options, 4, rng)
        for _ in range(60):
            if state.ending:
                break
            (seat,) = state.to_act()
            leaning = cards.lean(state)
            assert [action for action, _ in leaning] == list(state.actions(seat))
            assert sum(share for _, share in leaning) == pytest.approx(1, abs=1e-4)
            other = state.imagine(seat, rng)
            assert cards.lean(other) == leaning, "it heeds nothing its seat cannot know"
            state = state.play(seat, state.actions(seat).sample(rng), rng, events=False).state  # type: ignore[assignment]


def test_instinct_grows_firmer_from_level_to_level() -> None:
    """Puzzles are graded by it."""
    firmness = [level.strength.sharpness for level in COMBAT_LEVELS]
    assert firmness == sorted(firmness)


@needs_engine("cards")
@pytest.mark.parametrize(("strong", "weak"), [(3, 1), (6, 3)])
def test_levels_grow_in_strength(strong: int, weak: int) -> None:
    """Over both seats of the same deals. Levels further apart than one step, so that few games show it."""
    bots = [find_bot("monster-combat", f"level-{level}") for level in (strong, weak)]
    won = sum(scores_of(bots, deal)[0] + scores_of(bots[::-1], deal)[1] for deal in range(40))
    assert won / 80 > 0.55


def scores_of(bots: list[Any], deal: int) -> tuple[float, ...]:
    rng = Random(deal)
    state = GAME.start(Options(), 2, rng)
    while not state.ending:
        (seat,) = state.to_act()
        action = bots[seat].choose(Observation(state, seat, time.monotonic() + 60), rng)
        state = state.play(seat, action, rng, events=False).state  # type: ignore[assignment]
    outcome = state.outcome()
    assert outcome is not None
    return outcome.scores
