"""All matches: made, found, joined, woken after a restart, let go of when nobody uses them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Collection
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from behemoth.bots import Workers, bot_title, can_advise, demand_bot
from behemoth.games import (
    GameError,
    InvalidOptions,
    Outcome,
    Seat,
    find_game,
    new_seed,
    read_options,
    takes_clocks,
    write_options,
)
from behemoth.table import commands, entries
from behemoth.table.clock_setting import ClockSetting, Milliseconds, NoClock
from behemoth.table.handling import handle
from behemoth.table.match import Match, fold, new_match
from behemoth.table.match_runner import PACE, MatchRunner
from behemoth.table.memory import Memory
from behemoth.table.messages import Language, SeatInfo
from behemoth.table.refusal import Refusal, by_the_game
from behemoth.table.setup import Mode, SeatPlan, Setup, fits, hash_of, new_id, new_secret, secret_from
from behemoth.table.store import Store, StoreFailure
from behemoth.table.time_source import SystemTime, TimeSource
from behemoth.table.views import seat_infos

logger = logging.getLogger(__name__)

#: How often the table notes that it is alive: the most a restart can get wrong about a clock.
BEAT: Final[Milliseconds] = 2_000
#: After so long without anybody a runner is let go of; the store has all of it.
IDLE: Final[Milliseconds] = 10 * 60_000
LONGEST_NAME: Final = 40
#: How many of their own matches somebody is shown at most.
MOST_OF_MINE: Final = 100

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


class Taken(msgspec.Struct, frozen=True):
    """A seat somebody holds, with the token that proves it. Told once, to them only."""

    seat: Seat
    token: str


class Invitation(msgspec.Struct, frozen=True):
    """A seat that is free, with the secret that opens it."""

    seat: Seat
    invite: str


class Created(msgspec.Struct, frozen=True):
    """A new match, for the one who made it."""

    match: str
    seats: tuple[Taken, ...] = ()
    invites: tuple[Invitation, ...] = ()


class Summary(msgspec.Struct, frozen=True):
    """A match as everybody may know it."""

    match: str
    game: str
    mode: Mode
    options: dict[str, str]
    clock: ClockSetting
    seats: tuple[SeatInfo, ...]
    created: Milliseconds
    #: When the last thing happened.
    at: Milliseconds
    version: int
    round: int
    #: The number of actions so far.
    actions: int
    #: Not everybody has sat down yet.
    waiting: bool
    paused: bool
    to_act: tuple[Seat, ...]
    outcome: Outcome | None
    rematch_of: str = ""
    rematch: str = ""
    #: Whether players may ask for a good move.
    hints: bool = False
    #: The seats of the one who asked; in lists of one's own matches only.
    yours: tuple[Seat, ...] = ()


class MatchRegistry:
    """One runner for each match that is awake."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        time_source: TimeSource | None = None,
        *,
        pace: Milliseconds = PACE,
        memory: Memory | None = None,
    ) -> None:
        self._store = store
        self._workers = workers
        self._time = time_source or SystemTime()
        self._pace = pace
        self._memory = memory or Memory()
        self._runners: dict[str, MatchRunner] = {}
        #: The matches that are being read from the store. Whoever asks for one meanwhile waits for the same task.
        self._opening: dict[str, asyncio.Task[MatchRunner | None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._folding = asyncio.Lock()
        #: Matches that were running when the table went down and have not been looked at since.
        self._asleep: dict[str, None] = {}
        self._since: Milliseconds | None = None

    # -- from start to end -----------------------------------------------------------------------------------------

    async def open(self) -> int:
        """Find every match that was running; how many. They are woken one after another while the table already serves,
        whoever is asked for first. Nobody loses the time the table was down."""
        self._since = await self._store.last_beat()
        self._asleep = dict.fromkeys(await self._store.running())
        await self._store.beat(self._time.now())
        count = len(self._asleep)
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._wake_all()), loop.create_task(self._beat())]
        return count

    async def _wake_all(self) -> None:
        while self._asleep:
            match_id = next(iter(self._asleep))
            try:
                await self.find(match_id)
            except Exception:  # a game that is no longer installed, a broken log: the others shall wake all the same
                logger.exception("match %s cannot be woken", match_id)
            self._asleep.pop(match_id, None)
            await asyncio.sleep(0)

    async def close(self) -> None:
        """Finish what is under way and stop. The store is the caller's to close, after this."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        await asyncio.gather(*self._opening.values(), return_exceptions=True)
        for runner in list(self._runners.values()):
            await runner.close()
        self._runners.clear()
        self._workers.close()
        with contextlib.suppress(StoreFailure):
            await self._store.beat(self._time.now())

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT / 1000)
            try:
                await self._store.beat(self._time.now())
                await self.tidy()
            except Exception:  # whatever it is, the next beat must come
                logger.exception("the table could not note that it is alive")

    async def tidy(self) -> None:
        """Let go of runners that nobody has used for long and where nothing moves by itself."""
        now = self._time.now()
        for match_id, runner in list(self._runners.items()):
            if not runner.busy and now - runner.used > IDLE:
                del self._runners[match_id]
                await runner.close()

    # -- matches ---------------------------------------------------------------------------------------------------

    async def create(self, request: MatchRequest) -> Created:
        """Make a match. Raises Refusal, or the game's own error about its options; StoreFailure."""
        game = find_game(request.game)
        _demand_sense(request)
        if len(request.seats) not in game.seats:
            raise InvalidOptions(
                "error-seats", seats=len(request.seats), least=game.seats.start, most=game.seats.stop - 1
            )
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
            created=self._time.now(),
            mode=request.mode,
            hints=_gives_hints(request),
        )
        await self._make(setup, {seat: (request.seats[seat].name, hash_of(token)) for seat, token in tokens.items()})
        return Created(
            setup.id,
            tuple(Taken(seat, token) for seat, token in tokens.items()),
            tuple(Invitation(seat, invite) for seat, invite in invites.items()),
        )

    async def _make(self, setup: Setup, people: dict[Seat, tuple[str, str]]) -> None:
        match = new_match(setup)  # before anything is stored: it may refuse the options
        if match.clock.limited and not takes_clocks(match.state):
            raise Refusal("refused", "refusal-no-clock")
        log = [
            entries.SatDown(at=setup.created, seat=seat, name=name, token_hash=hashed)
            for seat, (name, hashed) in people.items()
        ]
        for entry in log:
            match = match.apply(entry)
        await self._store.create(setup, log)
        self._awaken(match)

    async def find(self, match_id: str) -> MatchRunner | None:
        """The runner of a match, woken if need be; None if there is no such match."""
        return self._runners.get(match_id) or await self._load(match_id)

    async def demand(self, match_id: str) -> MatchRunner:
        """The same, but raises Refusal if there is none."""
        runner = await self.find(match_id)
        if runner is None:
            raise Refusal("no-match", "refusal-no-match")
        return runner

    async def join(self, match_id: str, invite: str, name: str, key: str = "") -> Taken:
        """Take the seat this invitation opens; asked again with the same key, the same answer. Raises Refusal."""
        runner = await self.demand(match_id)
        seats = [seat for seat, plan in enumerate(runner.match.setup.seats) if fits(invite, plan.invite)]
        if not seats:
            raise Refusal("refused", "refusal-invite")
        token = secret_from(match_id, invite, key) if key else new_secret()
        if fits(token, runner.match.players[seats[0]].token_hash):  # the answer was lost
            return Taken(seats[0], token)
        await runner.do(commands.Sit(seats[0], name.strip()[:LONGEST_NAME], hash_of(token)))
        return Taken(seats[0], token)

    async def mine(self, tokens: Collection[str]) -> tuple[Summary, ...]:
        """The matches where one of these tokens has a seat, the newest first."""
        hashes = {hash_of(token) for token in tokens}
        held = await self._store.matches_of(hashes)
        found = [await self._summary_of(match_id) for match_id in held[:MOST_OF_MINE]]
        return tuple(_with_own_seats(*one, hashes) for one in found if one is not None)

    async def _summary_of(self, match_id: str) -> tuple[Summary, tuple[str, ...]] | None:
        """A match in short, and the hashes of the tokens of its seats. One that sleeps does not change."""
        known: tuple[Summary, tuple[str, ...]] | None = self._memory.summaries.find(match_id)
        if match_id not in self._runners and known is not None:
            return known
        match = await self.look(match_id)
        if match is None:
            return None
        found = self.summary(match), tuple(player.token_hash for player in match.players)
        if match_id not in self._runners:
            self._memory.summaries.put(match_id, found)
        return found

    async def look(self, match_id: str) -> Match | None:
        """A match as it is, without waking it."""
        runner = self._runners.get(match_id)
        if runner is not None:
            return runner.match
        log = await self._store.load(match_id)
        # A long game takes a while to be gone through: beside the event loop, and one at a time.
        async with self._folding:
            return None if log is None else await asyncio.to_thread(fold, log.setup, log.entries)

    def summary(self, match: Match, *, language: str = "en", yours: tuple[Seat, ...] = ()) -> Summary:
        """What everybody may know about a match."""
        runner = self._runners.get(match.setup.id)
        return Summary(
            match=match.setup.id,
            game=match.setup.game,
            mode=match.setup.mode,
            options=match.setup.options,
            clock=match.setup.clock,
            seats=seat_infos(match, runner.here() if runner is not None else frozenset(), language),
            created=match.setup.created,
            at=match.at,
            version=match.version,
            round=match.state.round(),
            actions=len(match.actions),
            waiting=match.waiting,
            paused=bool(match.paused),
            to_act=match.to_act,
            outcome=match.outcome,
            rematch_of=match.setup.rematch_of,
            rematch=match.rematch,
            hints=match.setup.hints,
            yours=yours,
        )

    # -- inside ----------------------------------------------------------------------------------------------------

    async def _load(self, match_id: str) -> MatchRunner | None:
        """Read a match from the store, once however many ask: two who come at once must get the same runner.
        Whoever gives up waiting ends neither the reading nor the waiting of others."""
        opening = self._opening.get(match_id)
        if opening is None:
            opening = asyncio.get_running_loop().create_task(self._read(match_id))
            self._opening[match_id] = opening
            opening.add_done_callback(lambda task: self._opened(match_id, task))
        return await asyncio.shield(opening)

    def _opened(self, match_id: str, task: asyncio.Task[MatchRunner | None]) -> None:
        del self._opening[match_id]
        if not task.cancelled() and task.exception() is not None:
            logger.info("match %s could not be opened: %s", match_id, task.exception())

    async def _read(self, match_id: str) -> MatchRunner | None:
        log = await self._store.load(match_id)
        if log is None:
            return None
        match = fold(log.setup, log.entries)
        if match_id in self._asleep and self._since is not None:
            match = await self._forgive(match, self._since)
        self._asleep.pop(match_id, None)
        return self._awaken(match)

    async def _forgive(self, match: Match, since: Milliseconds) -> Match:
        """Log that the table was down, before anybody's time is looked at."""
        try:
            change = handle(match, commands.Wake(since), self._time.now())
        except Refusal:  # no clock runs here
            return match
        await self._store.append(match.setup.id, match.version, change.entries)
        return change.match

    def _awaken(self, match: Match) -> MatchRunner:
        runner = MatchRunner(
            match,
            self._store,
            self._time,
            self._workers,
            rematch=self._make_rematch,
            pace=self._pace,
            memory=self._memory,
        )
        self._runners[match.setup.id] = runner
        self._memory.summaries.forget(match.setup.id)
        runner.start()
        return runner

    async def _make_rematch(self, match: Match) -> str:
        """The same people with the same tokens, everybody one seat on."""
        count = len(match.players)
        before = {seat: (seat + 1) % count for seat in range(count)}
        old = match.setup
        setup = msgspec.structs.replace(
            old,
            id=new_id(),
            rules_version=match.game.rules_version,
            seats=tuple(_plan_again(match, before[seat]) for seat in range(count)),
            seed=new_seed(),
            created=self._time.now(),
            rematch_of=old.id,
        )
        people = {
            seat: (player.name, player.token_hash)
            for seat in range(count)
            if (player := match.players[before[seat]]).kind == "person"
        }
        await self._make(setup, people)
        return setup.id


def _with_own_seats(summary: Summary, seat_tokens: tuple[str, ...], hashes: Collection[str]) -> Summary:
    """The same for whoever has these tokens."""
    yours = tuple(seat for seat, hashed in enumerate(seat_tokens) if hashed in hashes)
    return msgspec.structs.replace(summary, yours=yours)


def _demand_sense(request: MatchRequest) -> None:
    if all(wanted.kind == "bot" for wanted in request.seats):
        raise Refusal("refused", "refusal-seats-bots")
    if request.mode == "here" and any(wanted.kind == "open" for wanted in request.seats):
        raise Refusal("refused", "refusal-here-open")
    for wanted in request.seats:
        if wanted.kind == "bot":
            try:
                demand_bot(request.game, wanted.bot)
            except GameError as error:
                raise by_the_game(error) from error


def _gives_hints(request: MatchRequest) -> bool:
    return can_advise(request.game) and (_alone(request) if request.hints is None else request.hints)


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
