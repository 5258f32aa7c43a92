"""How people come to hold seats: invited, at a table that is open to all, or carried over from another device."""

from __future__ import annotations

import contextlib
from typing import Protocol

from behemoth.table import commands
from behemoth.table.carrying import CarriedSeats, CarryCode, hash_of_code, new_code, tidy_code
from behemoth.table.making import LONGEST_NAME, Invited, Taken
from behemoth.table.match import Match
from behemoth.table.match_runner import MatchRunner
from behemoth.table.open_tables import OpenTables
from behemoth.table.refusal import Refusal
from behemoth.table.setup import fits, hash_of, new_secret, secret_from
from behemoth.table.store import Store, StoreFailure


class Matches(Protocol):
    """Where matches are found; ``asked_by`` is whose turn in the queue it takes (an address)."""

    async def demand(self, match_id: str, asked_by: str = "") -> MatchRunner:
        """The runner of a match, woken if need be. Raises Refusal."""

    async def look(self, match_id: str, asked_by: str = "") -> Match | None:
        """A match as it is, without waking it. Raises Busy."""


class Seats:
    """Seats are taken here, whoever asks and however often."""

    def __init__(self, matches: Matches, store: Store, open_tables: OpenTables) -> None:
        self._matches = matches
        self._store = store
        self._open_tables = open_tables

    async def join(self, match_id: str, invite: str, name: str, key: str = "", asked_by: str = "") -> Taken:
        """Take the seat this invitation opens; asked again with the same key, the same answer. Raises Refusal."""
        runner = await self._matches.demand(match_id, asked_by)
        seats = [seat for seat, plan in enumerate(runner.match.setup.seats) if fits(invite, plan.invite)]
        if not seats:
            raise Refusal("refused", "refusal-invite")
        token = secret_from(match_id, invite, key) if key else new_secret()
        if fits(token, runner.match.players[seats[0]].token_hash):  # the answer was lost
            return Taken(seats[0], token)
        try:
            await runner.do(commands.Sit(seats[0], name.strip()[:LONGEST_NAME], hash_of(token)))
        except Refusal:
            if not fits(token, runner.match.players[seats[0]].token_hash):
                raise  # and else it was they themselves, a moment ago or at another process
        await self._close_if_full(runner.match)
        return Taken(seats[0], token)

    async def join_open(self, match_id: str, name: str, key: str = "", asked_by: str = "") -> Taken:
        """Take the first free seat of a table that is open to all; asked again with the same key, the same answer.
        Raises Refusal."""
        runner = await self._matches.demand(match_id, asked_by)
        if not runner.match.setup.open_to_all:
            raise Refusal("refused", "refusal-invite")
        token = secret_from(match_id, "open to all", key) if key else new_secret()
        for seat, plan in enumerate(runner.match.setup.seats):
            if held := runner.seats_of((token,)):  # the answer was lost
                return Taken(held[0], token)
            if plan.kind != "open" or runner.match.players[seat].kind != "open":
                continue
            with contextlib.suppress(Refusal):  # somebody was quicker; perhaps another seat is free
                await runner.do(commands.Sit(seat, name.strip()[:LONGEST_NAME], hash_of(token)))
                await self._close_if_full(runner.match)
                return Taken(seat, token)
        raise Refusal("refused", "refusal-full-table")

    async def invited(self, match_id: str, invite: str, asked_by: str = "") -> Invited:
        """The seat this invitation is for, and whether it is still free. Raises Refusal, Busy."""
        match = await self._matches.look(match_id, asked_by)
        if match is None:
            raise Refusal("no-match", "refusal-no-match")
        for seat, plan in enumerate(match.setup.seats):
            if fits(invite, plan.invite):
                return Invited(seat, free=match.players[seat].kind == "open" and not match.over)
        raise Refusal("refused", "refusal-invite")

    async def offer_carry(self, match_id: str, tokens: tuple[str, ...], asked_by: str = "") -> CarryCode:
        """A code with which these tokens' seats can be carried to another device. Raises Refusal."""
        runner = await self._matches.demand(match_id, asked_by)
        seats = runner.seats_of(tokens)
        if not seats:
            raise Refusal("not-yours", "refusal-not-yours")
        code = new_code()
        match = await runner.do(commands.OfferCarry(seats, hash_of_code(code)))
        return CarryCode(code, next(offer.until for offer in match.carries if offer.seats == seats))

    async def carry(self, code: str, key: str, asked_by: str = "") -> CarriedSeats:
        """Hold the seats of this code from now on; asked again with the same key, the same answer. Raises Refusal."""
        hashed = hash_of_code(code)
        found = await self._store.matches_of([hashed])
        if not found:
            raise Refusal("refused", "refusal-code")
        runner = await self._matches.demand(found[0], asked_by)
        if all(offer.code_hash != hashed for offer in runner.match.carries):
            await runner.catch_up()  # it may have been asked for at another process
        token = secret_from(found[0], tidy_code(code), key)
        if not runner.seats_of((token,)):  # else the answer was lost
            try:
                await runner.do(commands.Carry(hashed, hash_of(token)))
            except Refusal:
                if not runner.seats_of((token,)):
                    raise  # and else it was they themselves, a moment ago
        setup = runner.match.setup
        held = tuple(Taken(seat, token) for seat in runner.seats_of((token,)))
        return CarriedSeats(setup.id, setup.game, setup.mode, held)

    async def _close_if_full(self, match: Match) -> None:
        """A table without a free seat leaves the list at once. Should that fail, the next list is made without it."""
        self._open_tables.forget()
        if match.setup.open_to_all and not match.waiting:
            with contextlib.suppress(StoreFailure):
                await self._store.close_table(match.setup.id)
