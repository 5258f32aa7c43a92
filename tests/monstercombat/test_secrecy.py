"""Nothing hidden leaves: pairs of states equal for a viewer give the same bytes, in views and in what is told."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest

from behemoth.games import PUBLIC, Event, SecretView, Viewer, view_bytes
from behemoth.monstercombat import COOP, CombatState, MonsterCombat, Options
from behemoth.monstercombat.tables.cards import SHIELDS
from behemoth.monstercombat.tables.options import deck_for
from tests.monstercombat.build import go, table

GAME = MonsterCombat()
SEVERAL = (
    Options(),
    Options(lightning_secret=True),
    Options(trigger_on_any_draw=True, discard_redraw=5),
    Options(variant=COOP),
    Options(variant=COOP, open_hands=True, attack_target="all"),
)


def _heard(state: CombatState, seat: int, word: str, viewer: Viewer) -> bytes:
    """What the viewer hears and sees when the seat plays the word."""
    return _bytes(state.play(seat, state.read(seat, word), Random(5)).events, viewer)


def _play_on(options: Options, seats: int, seed: int, most: int) -> list[CombatState]:
    rng = Random(seed)
    state = GAME.start(options, seats, rng)
    found = [state]
    while not state.ending and len(found) < most:
        (seat,) = state.to_act()
        state = state.play(seat, state.actions(seat).sample(rng), rng, events=False).state  # type: ignore[assignment]
        found.append(state)
    return found


@pytest.mark.parametrize("options", SEVERAL)
@pytest.mark.parametrize("seats", [2, 3, 5, 7])
def test_imagined_states_look_the_same_to_who_imagines(options: Options, seats: int) -> None:
    rng = Random(7)
    for state in _play_on(options, seats, seats, 120):
        for seat in range(seats):
            other = state.imagine(seat, rng)
            assert view_bytes(other, seat) == view_bytes(state, seat)
            assert GAME.parse(other.text()) == other, "what is imagined is a possible state"


@pytest.mark.parametrize("options", SEVERAL)
def test_the_public_sees_nothing_of_hands_and_order(options: Options) -> None:
    """Any change a seat can imagine is invisible to the public too, unless that seat's view differs by it."""
    rng = Random(8)
    for state in _play_on(options, 4, 11, 150):
        for seat in range(4):
            other = state.imagine(seat, rng)
            assert view_bytes(other, PUBLIC) == view_bytes(state, PUBLIC)


#: A card this deep in the draw pile is not drawn by one action, whatever happens.
_DEEP = 12


def _twin(state: CombatState, viewer: Viewer, rng: Random) -> tuple[CombatState, int, str, str] | None:
    """The same state with one card of a hidden hand and one deep in the pile exchanged; their backs are equal."""
    hidden = [seat for seat, hand in enumerate(state.hands) if seat != viewer and hand]
    if not hidden or len(state.piles.draw) <= _DEEP or state.attack.answers:
        return None
    seat, place = rng.choice(hidden), rng.randrange(_DEEP, len(state.piles.draw))
    card, other = rng.choice(state.hands[seat]), state.piles.draw[place]
    if card == other or card.isupper() != other.isupper():
        return None
    hands = list(state.hands)
    hands[seat] = "".join(sorted(hands[seat].replace(card, "", 1) + other))
    draw = state.piles.draw[:place] + card + state.piles.draw[place + 1 :]
    piles = msgspec.structs.replace(state.piles, draw=draw)
    return msgspec.structs.replace(state, hands=tuple(hands), piles=piles), seat, card, other


@pytest.mark.parametrize("options", SEVERAL[:4])
def test_what_is_heard_of_an_action_does_not_depend_on_what_stays_hidden(options: Options) -> None:
    """Exchange a hidden card, play the same action with the same chance: every byte sent is the same."""
    rng = Random(9)
    compared = 0
    for state in [state for seed in range(12) for state in _play_on(options, 4, seed, 150) if not state.ending]:
        (actor,) = state.to_act()
        action = state.actions(actor).sample(rng)
        for viewer in (0, 1, 2, 3, PUBLIC):
            found = _twin(state, viewer, rng)
            if found is None or action not in found[0].actions(actor):
                continue
            twin, seat, card, other = found
            real, changed = state.play(actor, action, Random(5)), twin.play(actor, action, Random(5))
            if not (_keeps(real.events, seat, card) and _keeps(changed.events, seat, other)):
                continue
            compared += 1
            assert view_bytes(real.state, viewer) == view_bytes(changed.state, viewer)
            assert _bytes(real.events, viewer) == _bytes(changed.events, viewer)
    assert compared > 500


def _keeps(events: tuple[Event, ...], seat: int, card: str) -> bool:
    """Whether this card stayed in this hand: not shown, and nothing stolen there (chance may take another card)."""
    facts = [msgspec.to_builtins(event) for event in events]
    shown = "".join(str(fact.get("cards") or fact.get("card")) for fact in facts if fact.get("seat") == seat)
    drawn = "".join(str(fact["cards"]) for fact in facts if fact["event"] == "Drew" and fact["seat"] == seat)
    robbed = any(fact.get("victim") == seat for fact in facts)
    return not robbed and shown.count(card) == drawn.count(card)


def _bytes(events: tuple[Event, ...], viewer: Viewer) -> bytes:
    heard = [event.seen_by(viewer) for event in events]
    return b"\n".join(msgspec.json.encode(event) for event in heard if event is not None)


@pytest.mark.rule("B26")
def test_taking_a_hit_sounds_the_same_with_and_without_a_shield() -> None:
    with_shield = go(table("s", "dl", "", top="z"), "sword")
    without = go(table("s", "ll", "", top="z"), "sword")
    for viewer in (0, 2, PUBLIC):
        assert _heard(with_shield, 1, "take", viewer) == _heard(without, 1, "take", viewer)


def test_draws_and_thefts_are_heard_by_back_only() -> None:
    one, two = table("t", "s", "", top="ld"), table("t", "l", "", top="sd")
    for viewer in (2, PUBLIC):
        assert _heard(one, 0, "thief1", viewer) == _heard(two, 0, "thief1", viewer)
    assert _heard(one, 0, "thief1", 0) != _heard(two, 0, "thief1", 0)
    # Seat 1 hears what it lost, and what it draws itself.
    assert _heard(one, 0, "thief1", 1) != _heard(two, 0, "thief1", 1)
    # A trigger back is seen by all.
    marked = table("t", "S", "", top="ld")
    assert _heard(one, 0, "thief1", PUBLIC) != _heard(marked, 0, "thief1", PUBLIC)


def test_no_view_carries_a_hidden_letter() -> None:
    """By hand, without trusting imagine: everything a view says about cards adds up from what lies open."""
    for options in SEVERAL[:4]:
        for state in _play_on(options, 4, 17, 80):
            for viewer in (0, 1, 2, 3, PUBLIC):
                view = msgspec.to_builtins(state.view(viewer))
                own = state.hands[viewer] if isinstance(viewer, int) else ""
                unseen = Counter(deck_for(options)) - Counter(state.piles.discard + own)
                assert Counter(view["unseen"]) == unseen
                for seat, player in enumerate(view["players"]):
                    assert player["hand"] == (own if seat == viewer else None)
                    assert Counter(player["known"]) <= Counter(state.hands[seat])
                assert view["draw_order"] is view["event_order"] is None


def test_everything_is_shown_after_the_end_only() -> None:
    state = table("s", "", hearts=(3, 1))
    with pytest.raises(SecretView):
        state.view("everything")
    over = go(state, "sword", "take")
    view = over.view("everything")
    assert view.draw_order == over.piles.draw
    assert view.players[0].hand == over.hands[0]
    assert over.view(1).players[0].hand is None


def test_the_question_is_put_to_everybody_attacked() -> None:
    """B26 over random games: whoever is attacked is asked, whatever the hand."""
    asked_without = 0
    for seed in range(8):
        for state in _play_on(Options(), 4, seed, 200):
            if state.turn.phase == "shield":
                asked_without += not any(card in state.hands[state.attack.queue[0]] for card in SHIELDS)
    assert asked_without > 10
