"""A new match: what somebody would like, and the setup that becomes of it."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta

from behemoth.bots import bot_title, can_advise, demand_bot
from behemoth.games import GameError, InvalidOptions, Seat, find_game, new_seed, read_options, write_options
from behemoth.table.clock_setting import ClockSetting, Milliseconds, NoClock
from behemoth.table.match import Match
from behemoth.table.messages import Language
from behemoth.table.refusal import Refusal, by_the_game
from behemoth.table.setup import Mode, SeatPlan, Setup, hash_of, id_from, new_id, new_secret

LONGEST_NAME: Final = 40

Name = Annotated[str, Meta(max_length=LONGEST_NAME)]


class SeatRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit there: the one who makes the match, a bot, or whoever gets the invitation."""

    kind: Annotated[str, Meta(pattern="^(person|bot|open)$")] = "open"
    name: Name = ""
    bot: Name = ""


class MatchRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match somebody would like."""

    game: Name
    seats: Annotated[tuple[SeatRequest, ...], Meta(min_length=1, max_length=7)]
    options: dict[str, Annotated[str, Meta(max_length=4000)]] = {}
    clock: ClockSetting = NoClock()
    mode: Mode = "online"
    language: Language = "en"
    #: Whether players may ask for a good move; nothing: where nobody plays against somebody elsewhere.
    hints: bool | None = None
    #: Whether players may ask the coach what could happen after each choice; nothing: as with hints.
    coach: bool | None = None
    #: Whether anybody may join while a seat is free, and finds it in the list of open tables.
    open_to_all: bool = False


class Taken(msgspec.Struct, frozen=True):
    """A seat somebody holds, with the token that proves it. Told once, to them only."""

    seat: Seat
    token: str


class Invitation(msgspec.Struct, frozen=True):
    """A seat that is free, with the secret that opens it."""

    seat: Seat
    invite: str


class Invited(msgspec.Struct, frozen=True):
    """What an invitation opens, before anybody sits down."""

    seat: Seat
    #: Nobody has taken the seat yet, and the match is not over.
    free: bool


class Created(msgspec.Struct, frozen=True):
    """A new match, for the one who made it."""

    match: str
    seats: tuple[Taken, ...] = ()
    invites: tuple[Invitation, ...] = ()


#: The people who sit down as it is made: their names and the hashes of their tokens.
People: TypeAlias = dict[Seat, tuple[str, str]]


class Made(msgspec.Struct, frozen=True):
    """A setup, who sits down with it, and what the one who wanted it is told."""

    setup: Setup
    people: People
    created: Created


def set_up(request: MatchRequest, now: Milliseconds) -> Made:
    """What this request becomes. Raises Refusal, or the game's own error about its options."""
    game = find_game(request.game)
    _demand_sense(request)
    if len(request.seats) not in game.seats:
        raise InvalidOptions("error-seats", seats=len(request.seats), least=game.seats.start, most=game.seats.stop - 1)
    invites = {seat: new_secret() for seat, wanted in enumerate(request.seats) if wanted.kind == "open"}
    tokens = {seat: new_secret() for seat, wanted in enumerate(request.seats) if wanted.kind == "person"}
    setup = Setup(
        id=new_id(),
        game=game.id,
        rules_version=game.rules_version,
        options=write_options(read_options(game.Options, request.options)),
        seats=tuple(_plan(request, seat, invites.get(seat, "")) for seat in range(len(request.seats))),
        clock=request.clock,
        seed=new_seed(),
        language=request.language,
        created=now,
        mode=request.mode,
        hints=_gives_hints(request),
        coach=_has_coach(request),
        open_to_all=request.open_to_all,
    )
    created = Created(
        setup.id,
        tuple(Taken(seat, token) for seat, token in tokens.items()),
        tuple(Invitation(seat, invite) for seat, invite in invites.items()),
    )
    return Made(setup, {seat: (request.seats[seat].name, hash_of(token)) for seat, token in tokens.items()}, created)


def set_up_again(match: Match, now: Milliseconds) -> tuple[Setup, People]:
    """A rematch: the same people with the same tokens, everybody one seat on. Its name follows from the match, so that
    whoever makes it makes the same."""
    count, old = len(match.players), match.setup
    before = {seat: (seat + 1) % count for seat in range(count)}
    setup = msgspec.structs.replace(
        old,
        id=id_from(old.id, old.seed),
        rules_version=match.game.rules_version,
        seats=tuple(_plan_again(match, before[seat]) for seat in range(count)),
        seed=new_seed(),
        created=now,
        open_to_all=False,
        rematch_of=old.id,
    )
    people = {
        seat: (player.name, player.token_hash)
        for seat in range(count)
        if (player := match.players[before[seat]]).kind == "person"
    }
    return setup, people


def _demand_sense(request: MatchRequest) -> None:
    if all(wanted.kind == "bot" for wanted in request.seats) and not isinstance(request.clock, NoClock):
        raise Refusal("refused", "refusal-bots-clock")  # they stop while nobody looks on, a clock would not
    if request.mode == "here" and any(wanted.kind == "open" for wanted in request.seats):
        raise Refusal("refused", "refusal-here-open")
    if request.open_to_all and all(wanted.kind != "open" for wanted in request.seats):
        raise Refusal("refused", "refusal-no-seat-open")
    for wanted in request.seats:
        if wanted.kind == "bot":
            try:
                demand_bot(request.game, wanted.bot)
            except GameError as error:
                raise by_the_game(error) from error


def _gives_hints(request: MatchRequest) -> bool:
    return can_advise(request.game) and (_alone(request) if request.hints is None else request.hints)


def _has_coach(request: MatchRequest) -> bool:
    return find_game(request.game).coach and (_alone(request) if request.coach is None else request.coach)


def _alone(request: MatchRequest) -> bool:
    """Whether nobody plays against somebody elsewhere."""
    return request.mode == "here" or sum(wanted.kind != "bot" for wanted in request.seats) == 1


def _plan(request: MatchRequest, seat: Seat, invite: str) -> SeatPlan:
    wanted = request.seats[seat]
    if wanted.kind == "bot":
        return SeatPlan("bot", wanted.name or _bot_name(request, seat), wanted.bot)
    if wanted.kind == "person":
        return SeatPlan("person", wanted.name)
    return SeatPlan("open", "", "", hash_of(invite))


def _bot_name(request: MatchRequest, seat: Seat) -> str:
    """What people call the bot, with a number where there are several: nobody steals from themselves."""
    title = bot_title(request.game, request.seats[seat].bot, request.language)
    same = [
        place for place, wanted in enumerate(request.seats) if wanted.bot == request.seats[seat].bot and not wanted.name
    ]
    return title if len(same) == 1 else f"{title} {same.index(seat) + 1}"


def _plan_again(match: Match, seat: Seat) -> SeatPlan:
    player = match.players[seat]
    return SeatPlan("bot", player.name, player.bot) if player.kind == "bot" else SeatPlan("person", player.name)
