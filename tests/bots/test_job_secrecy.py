"""A bot's worker gets the bytes of its seat's view and nothing else, proved over thousands of states of both games.

Two states that differ only in what the seat cannot know give the same job, byte for byte. The second state comes from
two sides: from ``imagine``, and, without trusting it, by exchanging hidden cards by hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from behemoth.bots import job_for, run_job
from behemoth.bots.bot import observation_from_view
from behemoth.games import Seat, find_game, view_bytes
from behemoth.monstercombat import COOP, CombatState, Options
from behemoth.monstercombat.tables.cards import ordered
from behemoth.tankchess.board.mines import by_column
from behemoth.tankchess.board.squares import union

SEVERAL = (
    Options(),
    Options(lightning_secret=True),
    Options(trigger_on_any_draw=True, discard_redraw=5),
    Options(variant=COOP),
    Options(variant=COOP, attack_target="all", v2_immunity="through_next_turn", sleep="n_turns"),
)


def job_bytes(game: str, state: Any, seat: Seat) -> bytes:
    """Everything that crosses to the worker."""
    return msgspec.msgpack.encode(job_for(game, "level-8", state, seat, Random(5), 1.0))


def played(game: str, options: Any, seats: int, seed: int, most: int) -> Iterator[Any]:
    """The states of a random game."""
    rng = Random(seed)
    state: Any = find_game(game).start(options, seats, rng)
    for _ in range(most):
        yield state
        if state.outcome() is not None:
            return
        seat = state.to_act()[0]
        state = state.play(seat, state.actions(seat).sample(rng), rng, events=False).state


def exchanged(state: CombatState, seat: Seat, rng: Random) -> CombatState | None:
    """The state with hidden cards of equal backs exchanged by hand, and the events not turned up yet in another order.

    Nothing the seat has a note about is touched, so there must be none.
    """
    memory = state.memory
    if memory.pile or f"{seat}>" in memory.log or memory.known[seat] or state.attack.answers:
        return None
    places = [(other, i) for other in range(len(state.hands)) if other != seat for i in range(len(state.hands[other]))]
    places += [(-1, i) for i in range(len(state.piles.draw))]
    piles = {-1: list(state.piles.draw)} | {other: list(hand) for other, hand in enumerate(state.hands)}
    for marked in (True, False):
        alike = [(pile, i) for pile, i in places if piles[pile][i].isupper() == marked]
        cards = [piles[pile][i] for pile, i in alike]
        rng.shuffle(cards)
        for (pile, i), card in zip(alike, cards, strict=True):
            piles[pile][i] = card
    hands = tuple(ordered("".join(piles[other])) for other in range(len(state.hands)))
    events = "".join(rng.sample(state.piles.events, len(state.piles.events)))
    table = msgspec.structs.replace(state.piles, draw="".join(piles[-1]), events=events)
    return msgspec.structs.replace(state, hands=hands, piles=table)


@pytest.mark.parametrize("options", SEVERAL)
def test_a_job_is_the_same_for_all_states_its_seat_cannot_tell_apart(options: Options) -> None:
    rng, compared, changed = Random(1), 0, 0
    for seats in (2, 3, 5, 7):
        for state in played("monster-combat", options, seats, seats, 130):
            for seat in range(seats):
                mine = job_bytes("monster-combat", state, seat)
                for other in (state.imagine(seat, rng), exchanged(state, seat, rng)):
                    if other is not None:
                        changed += other.hands != state.hands
                        compared += 1
                        assert job_bytes("monster-combat", other, seat) == mine, state.text()
    assert compared > 1000
    assert changed > compared // 2, "they really are other cards"


def test_a_job_tells_the_seats_own_cards() -> None:
    """The comparison can fail: what the seat does see changes its job."""
    (state, *_) = played("monster-combat", Options(), 3, 1, 1)
    jobs = {job_bytes("monster-combat", state, seat) for seat in range(3)}
    assert len(jobs) == 3
    swapped = msgspec.structs.replace(state, hands=(state.hands[1], state.hands[0], state.hands[2]))
    assert job_bytes("monster-combat", swapped, 0) != job_bytes("monster-combat", state, 0)


@pytest.mark.parametrize("scheme", ["first-steps-10", "monster-16"])
def test_a_job_of_tank_chess_is_the_view(scheme: str) -> None:
    game = find_game("tank-chess")
    for state in played("tank-chess", game.Options(scheme=scheme), 2, 3, 120):
        for seat in range(2):
            job = job_for("tank-chess", "level-8", state, seat, Random(5), 1.0)
            assert job.view == view_bytes(state, seat)
            assert job_bytes("tank-chess", game.parse(state.text()), seat) == job_bytes("tank-chess", state, seat)
            assert game.from_view(job.view, seat, Random(1)) == state


@pytest.mark.rule("TC12.12")
def test_a_job_of_tank_chess_does_not_know_the_enemys_mines() -> None:
    """From the first mine that is laid to the end: the same job wherever the enemy's unspent mines are, and other jobs
    for other mines of one's own."""
    game, rng, compared, changed = find_game("tank-chess"), Random(3), 0, 0
    options = game.Options(scheme="first-steps-10", remote_mines=3)
    for seed in range(3):
        for state in played("tank-chess", options, 2, seed, 40):
            if state.outcome() is not None:
                break
            for seat in range(2):
                mine = job_bytes("tank-chess", state, seat)
                other = moved_mines(state, 1 - seat, rng)
                compared += 1
                changed += other != state
                assert job_bytes("tank-chess", other, seat) == mine, state.text()
                assert (job_bytes("tank-chess", other, 1 - seat) == job_bytes("tank-chess", state, 1 - seat)) == (
                    other == state
                )
    assert compared > 100
    assert changed > compared // 2, "they really are other mines"


def moved_mines(state: Any, side: int, rng: Random) -> Any:
    """The state with the unspent mines of a side moved by hand, in the order in which they are laid."""
    mines = state.position.mines
    pool = by_column(mines.could & ~mines.spent[side])
    room = pool[: len(pool) - mines.owed[side]]
    squares = union(rng.sample(room, mines.left(side)))
    position = msgspec.structs.replace(state.position, mines=mines.dealt(side, squares))
    return state.__class__(position, plies=state.plies, quiet=state.quiet, past=state.past)


@pytest.mark.parametrize("name", ["level-1", "level-4", "greedy", "random"])
@pytest.mark.rule("TC12.12")
def test_a_bot_decides_the_same_wherever_the_enemys_mines_are(name: str) -> None:
    """The whole way: view, worker, bot. Only bots that do not think by the clock always answer the same."""
    game, rng = find_game("tank-chess"), Random(8)
    options = game.Options(scheme="first-steps-10", remote_mines=3)
    for number, state in enumerate(played("tank-chess", options, 2, 6, 13)):
        seat = state.to_act()[0]
        if number % 3 == 0:
            jobs = [job_for("tank-chess", name, one, seat, Random(5), 30.0) for one in
                    (state, moved_mines(state, 1 - seat, rng))]  # fmt: skip
            assert run_job(jobs[0]) == run_job(jobs[1]), state.text()


def test_a_job_has_no_other_field() -> None:
    (state, *_) = played("monster-combat", Options(), 3, 1, 1)
    job = job_for("monster-combat", "greedy", state, 1, Random(5), 1.0)
    assert set(msgspec.structs.asdict(job)) == {"game", "bot", "view", "seat", "seed", "seconds"}
    assert job.view == view_bytes(state, 1)


@pytest.mark.parametrize("options", SEVERAL)
def test_eyes_see_what_the_seat_sees(options: Options) -> None:
    rng = Random(2)
    for state in played("monster-combat", options, 4, 9, 150):
        for seat in state.to_act():
            observation = observation_from_view("monster-combat", view_bytes(state, seat), seat, rng, 1.0)
            assert observation.view() == state.view(seat)
            assert list(observation.actions()) == list(state.actions(seat))
            assert view_bytes(observation.imagine(rng), seat) == view_bytes(state, seat)
