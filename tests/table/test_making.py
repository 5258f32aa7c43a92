"""What a request becomes."""

from __future__ import annotations

import pytest

from behemoth.games import InvalidOptions
from behemoth.table.clock_setting import Countdown
from behemoth.table.making import MatchRequest, SeatRequest, set_up, set_up_again
from behemoth.table.match import new_match
from behemoth.table.refusal import Refusal
from behemoth.table.setup import fits


def request(*kinds: str, game: str = "tank-chess", **more: object) -> MatchRequest:
    seats = tuple(SeatRequest("bot", bot=kind[4:]) if kind.startswith("bot:") else SeatRequest(kind) for kind in kinds)
    return MatchRequest(game, seats, **more)  # type: ignore[arg-type]


def test_people_get_tokens_and_free_seats_invitations() -> None:
    made = set_up(request("person", "open"), 7)
    assert [taken.seat for taken in made.created.seats] == [0]
    assert [free.seat for free in made.created.invites] == [1]
    assert fits(made.created.seats[0].token, made.people[0][1])
    assert fits(made.created.invites[0].invite, made.setup.seats[1].invite)
    assert made.setup.created == 7
    assert made.created.match == made.setup.id


def test_two_bots_of_a_kind_are_told_apart() -> None:
    setup = set_up(request("person", "bot:greedy", "bot:greedy", game="monster-combat"), 0).setup
    names = [plan.name for plan in setup.seats[1:]]
    assert names[0].endswith(" 1")
    assert names[1].endswith(" 2")


@pytest.mark.parametrize(
    ("kinds", "mode", "hints"),
    [
        (("person", "bot:greedy"), "online", True),
        (("person", "open"), "online", False),
        (("person", "person"), "here", True),
    ],
)
def test_hints_where_nobody_plays_against_somebody_elsewhere(kinds: tuple[str, ...], mode: str, hints: bool) -> None:
    assert set_up(request(*kinds, mode=mode), 0).setup.hints is hints


def test_what_makes_no_sense_is_refused() -> None:
    with pytest.raises(Refusal):
        set_up(request("bot:greedy", "bot:greedy", clock=Countdown()), 0)
    with pytest.raises(Refusal):
        set_up(request("person", "open", mode="here"), 0)
    with pytest.raises(Refusal):
        set_up(request("person", "bot:nobody"), 0)
    with pytest.raises(InvalidOptions):
        set_up(request("person"), 0)


def test_a_rematch_moves_everybody_one_seat_on_and_has_one_name() -> None:
    made = set_up(request("person", "bot:greedy"), 0)
    match = new_match(made.setup)
    again, people = set_up_again(match, 5)
    assert again.seats[0].bot == "greedy"
    assert again.rematch_of == made.setup.id
    assert again.id == set_up_again(match, 6)[0].id != made.setup.id
    assert again.seed != made.setup.seed
    assert people == {}, "nobody had sat down"


@pytest.mark.parametrize("game", ["tank-chess", "monster-combat"])
@pytest.mark.parametrize(
    ("kinds", "mode", "asked", "coach"),
    [
        (("person", "bot:greedy"), "online", None, True),
        (("person", "person"), "here", None, True),
        (("person", "open"), "online", None, False),
        (("person", "open"), "online", True, True),
        (("person", "bot:greedy"), "online", False, False),
    ],
)
def test_the_coach_is_there_alone_and_at_one_device_and_between_people_if_they_agree(
    game: str, kinds: tuple[str, ...], mode: str, asked: bool | None, coach: bool
) -> None:
    assert set_up(request(*kinds, mode=mode, game=game, coach=asked), 0).setup.coach is coach
