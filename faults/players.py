"""People who play over real sockets, come back whenever they are cut off, and remember everything they were told.

A message that got no answer is said again with the same id until there is one, as the protocol asks of every client.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import count
from random import Random
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from behemoth.games import find_game
from faults.checker import AGAIN
from faults.entrance import Entrance
from faults.history import History, digest

#: How long a person waits for an answer before they connect anew, in seconds.
PATIENCE: Final = 3.0
#: How long a person waits for anything at all before they ask the table whether it is there.
QUIET: Final = 2.0
_CONNECTIONS: Final = count(1)
_PLACES: Final = (OSError, WebSocketException, TimeoutError)


class Plan(msgspec.Struct, frozen=True):
    """A kind of match and how people behave in it. ``p`` is a person, ``o`` one who joins, ``b`` a bot."""

    game: str
    seats: str
    clock: Mapping[str, Any]
    options: Mapping[str, str] = {}
    bot: str = "greedy"
    #: How often, out of a hundred decisions, somebody lets their time run out; offers a takeback; does something else.
    dawdles: int = 0
    takebacks: int = 3
    others: int = 2


PLANS: Final = (
    Plan("tank-chess", "po", {"type": "countdown", "minutes": 30}, {"scheme": "basic-16"}, takebacks=10),
    Plan("tank-chess", "pp", {"type": "countdown", "minutes": 0.1, "increment": 1}, {"scheme": "basic-16"}, dawdles=15),
    Plan("monster-combat", "poo", {"type": "decision", "seconds": 4}, dawdles=15),
    Plan("tank-chess", "pb", {"type": "countdown", "minutes": 20, "increment": 2}, {"scheme": "first-steps-10"}),
    Plan("monster-combat", "ppb", {"type": "decision", "seconds": 20}),
    Plan("tank-chess", "po", {"type": "none"}, {"scheme": "first-steps-10"}, takebacks=15),
    Plan("monster-combat", "pp", {"type": "none"}),
)


class World(msgspec.Struct):
    """Where everybody plays: the address that is always there, and what is remembered."""

    entrance: Entrance
    history: History
    #: Set when it is time for a last look.
    enough: asyncio.Event
    acknowledged: int = 0
    #: Out of how many seconds people choose the time they think.
    think: float = 0.25


class Party:
    """A few people who play one match after another."""

    def __init__(self, world: World, plan: Plan, rng: Random) -> None:
        self._world = world
        self._plan = plan
        self._rng = rng

    async def live(self) -> None:
        """Until it is enough; then everybody has a last look."""
        people: list[Person] = []
        while not self._world.enough.is_set():
            people = await self._sit_down()
            await asyncio.gather(*(person.live() for person in people))

    async def _sit_down(self) -> list[Person]:
        """Make a match; whoever was invited takes their seat."""
        words = {"p": {"kind": "person"}, "o": {"kind": "open"}, "b": {"kind": "bot", "bot": self._plan.bot}}
        body = {
            "game": self._plan.game,
            "seats": [words[kind] for kind in self._plan.seats],
            "options": dict(self._plan.options),
            "clock": dict(self._plan.clock),
        }
        begun = time.monotonic()
        made = await self._ask("/api/matches", body)
        if made is None:
            return []
        match = made["match"]
        note = self._world.history.note
        note("made", match=match, game=self._plan.game, seats=self._plan.seats, begun=begun)
        tokens = {seat["seat"]: seat["token"] for seat in made["seats"]}
        for invited in made["invites"]:
            form = {"invite": invited["invite"], "name": "Guest", "key": f"{self._rng.getrandbits(160):040x}"}
            taken = await self._ask(f"/api/matches/{match}/join", form)
            if taken is not None:
                tokens[taken["seat"]] = taken["token"]
        for seat, token in tokens.items():
            note("joined", match=match, seat=seat, hash=hashlib.sha256(token.encode()).hexdigest())
        return [
            Person(self._world, self._plan, match, seat, token, Random(self._rng.getrandbits(64)))
            for seat, token in tokens.items()
        ]

    async def _ask(self, path: str, body: Any) -> Any:
        """Ask until there is an answer; None when it is enough."""
        while not self._world.enough.is_set():
            with suppress(httpx.HTTPError):
                verify = self._world.entrance.tls or False
                async with httpx.AsyncClient(base_url=self._world.entrance.web, timeout=5, verify=verify) as web:
                    answer = await web.post(path, json=body)
                if answer.is_success:
                    return answer.json()
                if answer.status_code not in (429, 500, 502, 503, 504, 409):
                    raise AssertionError(f"{path}: {answer.status_code} {answer.text[:300]}")
                await asyncio.sleep(0.7)
            await asyncio.sleep(0.1 + 0.3 * self._rng.random())
        return None


class Person:
    """One seat, from match to rematch."""

    def __init__(self, world: World, plan: Plan, match: str, seat: int, token: str, rng: Random) -> None:
        self._world = world
        self._plan = plan
        self._rng = rng
        self._token = token
        self._ids = count(1)
        self._begin(match, seat)

    def _begin(self, match: str, seat: int) -> None:
        self._match, self._seat = match, seat
        self._now: dict[str, Any] = {}
        #: What was said and not answered, when it was last said, and not before when it may be said again.
        self._pending: dict[str, Any] | None = None
        self._said_at = 0.0
        self._not_before = 0.0
        #: The turn a decision is thought about, and when it will be said; never, for who lets their time run out.
        self._thinks_about = -1
        self._act_at = 0.0
        self._stands = False
        self._answered: set[tuple[int, str]] = set()
        self._over_since = 0.0
        self._connection = 0
        self._looked = False
        self._name = f"{self._match[:6]}/{self._seat}"

    async def live(self) -> None:
        """Play until the party is over or it is enough, however often the line is cut."""
        while not self._done():
            with suppress(*_PLACES):
                # Half of them come to wherever they come.
                match = self._match if self._rng.random() < 0.5 else ""
                async with connect(
                    self._world.entrance.socket(match), ssl=self._world.entrance.tls, compression=None,
                    max_size=None, open_timeout=4, close_timeout=0.3, ping_interval=None,
                ) as socket:  # fmt: skip
                    await self._stay(socket)
            self._note("went")
            await asyncio.sleep(0.05 + 0.25 * self._rng.random())

    def _done(self) -> bool:
        """Whether there is nothing left to do: the last look is taken, or the match is over and no rematch comes."""
        if self._world.enough.is_set():
            return self._looked and self._pending is None
        over = bool(self._now) and self._now["outcome"] is not None
        waited = self._over_since and time.monotonic() - self._over_since > 6
        return bool(over and waited and self._pending is None)

    def _note(self, what: str, **facts: Any) -> None:
        self._world.history.note(what, match=self._match, seat=self._seat, who=self._name, **facts)

    # -- one connection --------------------------------------------------------------------------------------------

    async def _stay(self, socket: ClientConnection) -> None:
        match, self._connection = self._match, next(_CONNECTIONS)
        asked = time.monotonic()
        seen = self._now.get("version", 0) if self._rng.random() < 0.5 else 0
        await socket.send(
            json.dumps({"is": "hello", "id": "h", "protocol": 1, "match": match, "tokens": [self._token], "seen": seen})
        )
        welcomed, final = False, self._world.enough.is_set()
        while match == self._match:
            if welcomed:
                await self._speak(socket)
                if self._done():
                    return
            if self._world.enough.is_set() and not final:
                return  # come once more, for the last look
            try:
                async with asyncio.timeout(self._time_to_wait()):
                    message = json.loads(await socket.recv())
            except TimeoutError:
                silent = time.monotonic() - asked if not welcomed else time.monotonic() - self._said_at
                if (not welcomed or self._pending is not None) and silent > PATIENCE:
                    return
                continue
            if message["is"] in ("welcome", "update"):
                if not welcomed:
                    self._note("came")
                    self._said_at = 0.0  # what was pending is said again on this connection
                welcomed = True
                self._hear(message, final)
            elif message.get("id") == "h":  # refused to welcome us
                if message.get("code") not in AGAIN:
                    self._note("answer", id="h", **{"is": "problem"}, code=message.get("code"))
                    self._note("unwelcome", code=message.get("code"))
                await asyncio.sleep(0.3)
                return
            elif "id" in message:
                self._hear_answer(message)

    def _time_to_wait(self) -> float:
        soonest = QUIET
        if self._pending is not None:
            soonest = 0.3
        elif self._act_at and self._thinks_about == self._now.get("turn"):
            soonest = min(soonest, self._act_at - time.monotonic())
        return max(0.005, soonest)

    def _hear(self, message: dict[str, Any], final: bool) -> None:
        self._now = message
        lines = [[line["version"], line["seat"], line["action"]] for line in message["log"] if line.get("action")]
        self._note(
            "told",
            version=message["version"],
            turn=message["turn"],
            to_act=message["to_act"],
            clock=message["clock"],
            outcome=message.get("outcome"),
            rematch=message.get("rematch", ""),
            log=lines,
            views={viewer: digest(view) for viewer, view in message["views"].items()},
            yours=message.get("yours", [self._seat]),
            connection=self._connection,
            final=final and message["is"] == "welcome",
        )
        self._now.setdefault("outcome", None)
        if final and message["is"] == "welcome":
            self._looked = True
        if self._now["outcome"] is not None and not self._over_since:
            self._over_since = time.monotonic()
        rematch = message.get("rematch", "")
        if rematch and not self._world.enough.is_set() and self._pending is None:
            self._note("went")
            seats = len(message["seats"]) if "seats" in message else len(self._plan.seats)
            self._begin(rematch, (self._seat - 1) % seats)  # everybody moves on by one

    def _hear_answer(self, message: dict[str, Any]) -> None:
        if self._pending is None or message["id"] != self._pending["id"]:
            return
        code = message.get("code")
        self._note(
            "answer", id=message["id"], code=code, **{"is": message["is"]},
            **({"version": message["version"]} if message["is"] == "ack" else {}),
        )  # fmt: skip
        if message["is"] == "problem" and code in AGAIN:
            self._said_at, self._not_before = 0.0, time.monotonic() + 0.4
            return
        if message["is"] == "ack":
            self._world.acknowledged += 1
            if self._pending["is"] == "stand":
                self._stands = bool(self._pending.get("bot"))
        self._pending = None
        self._thinks_about = -1

    # -- what to say -----------------------------------------------------------------------------------------------

    async def _speak(self, socket: ClientConnection) -> None:
        now = time.monotonic()
        if self._pending is None and not self._world.enough.is_set():
            wish = self._wish(now)
            if wish is not None:
                self._pending = {"id": f"{self._name}.{next(self._ids)}"[:40], "seat": self._seat, **wish}
                self._said_at = 0.0
        if self._pending is not None and not self._said_at and now >= self._not_before:
            self._said_at = now
            self._note("said", message=self._pending)
            await socket.send(json.dumps(self._pending))

    def _wish(self, now: float) -> dict[str, Any] | None:
        """What this person would like to say, if anything."""
        match = self._now
        if match["outcome"] is not None:
            return self._wish_after_the_end(match, now)
        if self._stands:
            return {"is": "stand"} if self._rng.random() < 0.3 else None
        answer = self._wish_to_answer(match)
        if answer is not None:
            return answer
        if match["clock"].get("paused"):
            return {"is": "offer", "kind": "pause"} if self._rng.random() < 0.5 else None
        if self._seat not in match["to_act"]:
            return None
        if self._thinks_about != match["turn"]:
            return self._begin_to_think(match, now)
        return self._decision(match) if self._act_at and now >= self._act_at else None

    def _wish_to_answer(self, match: dict[str, Any]) -> dict[str, Any] | None:
        for offer in match["offers"]:
            if self._seat in offer.get("waits_for", ()):
                likes = {"draw": 0.1, "takeback": 0.8, "pause": 0.5, "rematch": 0.8}[offer["kind"]]
                return {"is": "offer", "kind": offer["kind"], "accept": self._rng.random() < likes}
        return None

    def _wish_after_the_end(self, match: dict[str, Any], now: float) -> dict[str, Any] | None:
        if match.get("rematch") or now - self._over_since > 4:
            return None
        answer = self._wish_to_answer(match)
        offered = ("rematch" in {offer["kind"] for offer in match["offers"]}) or ((-1, "rematch") in self._answered)
        if answer is None and not offered and self._rng.random() < 0.5:
            self._answered.add((-1, "rematch"))
            return {"is": "offer", "kind": "rematch"}
        return answer

    def _begin_to_think(self, match: dict[str, Any], now: float) -> dict[str, Any] | None:
        """A new decision: think for a moment, or let it pass, or do something else first."""
        self._thinks_about = match["turn"]
        chance = self._rng.randrange(100)
        if chance < self._plan.dawdles:
            self._act_at = 0.0
            return None
        self._act_at = now + self._rng.random() * self._world.think
        if chance < self._plan.dawdles + self._plan.takebacks:
            return {"is": "offer", "kind": "takeback"}
        if chance >= 100 - self._plan.others:
            return self._rng.choice(self._others())
        return None

    def _others(self) -> Sequence[dict[str, Any]]:
        return (
            {"is": "resign"},
            {"is": "offer", "kind": "draw"},
            {"is": "offer", "kind": "pause"},
            {"is": "more-time"},
            {"is": "stand", "bot": "random"},
        )

    def _decision(self, match: dict[str, Any]) -> dict[str, Any]:
        """A legal action, found from the view alone."""
        game = find_game(self._plan.game)
        # Where nothing is hidden, all see the same.
        view = match["views"].get(str(self._seat)) or match["views"]["public"]
        state = game.from_view(msgspec.json.encode(view), self._seat, self._rng)
        action = state.write(self._seat, state.actions(self._seat).sample(self._rng))
        lag = self._rng.choice((0, 0, 0, 40, 600))
        return {"is": "act", "turn": match["turn"], "action": action, "lag": lag}
