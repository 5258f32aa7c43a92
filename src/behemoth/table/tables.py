"""All matches: made, found, joined, woken after a restart, let go of when nobody uses them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Collection
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from behemoth.bots import Workers, bot_title, demand_bot
from behemoth.games import GameError, InvalidOptions, Outcome, Seat, find_game, new_seed, read_options, write_options
from behemoth.table import commands, entries
from behemoth.table.clock_setting import ClockSetting, Milliseconds, NoClock
from behemoth.table.decisions import decide
from behemoth.table.match import Match, fold, new_match
from behemoth.table.messages import Language, SeatInfo
from behemoth.table.projection import seat_infos
from behemoth.table.refusal import Refusal, by_the_game
from behemoth.table.room import PACE, Room
from behemoth.table.setup import Mode, SeatPlan, Setup, fits, hash_of, new_id, new_secret, secret_from
from behemoth.table.store import Store, StoreFailure
from behemoth.table.watch import WallWatch, Watch

logger = logging.getLogger(__name__)

#: How often the table notes that it is alive: the most a restart can get wrong about a clock.
BEAT: Final[Milliseconds] = 2_000
#: After so long without anybody a room is let go of; the store has all of it.
IDLE: Final[Milliseconds] = 10 * 60_000
LONGEST_NAME: Final = 40
#: So many of somebody's own matches are told, and so many matches that sleep are remembered in short.
MOST_OF_MINE: Final = 100
GLANCES: Final = 1_000

Name = Annotated[str, Meta(max_length=LONGEST_NAME)]


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit there: the one who makes the match, a bot, or whoever gets the invitation."""

    kind: Annotated[str, Meta(pattern="^(person|bot|open)$")] = "open"
    name: Name = ""
    bot: Name = ""


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match somebody would like."""

    game: Name
    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=1, max_length=7)]
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


class Tables:
    """The house: one room for each match that is awake."""

    def __init__(
        self, store: Store, thinkers: Workers, watch: Watch | None = None, *, pace: Milliseconds = PACE
    ) -> None:
        self._store = store
        self._thinkers = thinkers
        self._watch = watch or WallWatch()
        self._pace = pace
        self._rooms: dict[str, Room] = {}
        #: The matches that are being read from the store. Whoever asks for one meanwhile waits for the same task.
        self._opening: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._folding = asyncio.Lock()
        #: What was looked up of matches that are not awake.
        self._glances: dict[str, tuple[Summary, tuple[str, ...]]] = {}
        #: Matches that were running when the table went down and have not been looked at since.
        self._asleep: dict[str, None] = {}
        self._since: Milliseconds | None = None

    # -- from start to end -----------------------------------------------------------------------------------------

    async def open(self) -> int:
        """Find every match that was running; how many. They are woken one after another while the table already serves,
        whoever is asked for first. Nobody loses the time the table was down."""
        self._since = await self._store.last_beat()
        self._asleep = dict.fromkeys(await self._store.running())
        await self._store.beat(self._watch.now())
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
        for room in list(self._rooms.values()):
            await room.close()
        self._rooms.clear()
        self._thinkers.close()
        with contextlib.suppress(StoreFailure):
            await self._store.beat(self._watch.now())

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT / 1000)
            try:
                await self._store.beat(self._watch.now())
                await self.tidy()
            except Exception:  # whatever it is, the next beat must come
                logger.exception("the table could not note that it is alive")

    async def tidy(self) -> None:
        """Let go of rooms that nobody has used for long and where nothing moves by itself."""
        now = self._watch.now()
        for match_id, room in list(self._rooms.items()):
            if not room.busy and now - room.used > IDLE:
                del self._rooms[match_id]
                await room.close()

    # -- matches ---------------------------------------------------------------------------------------------------

    async def create(self, order: Order) -> Created:
        """Make a match. Raises Refusal, or the game's own error about its options; StoreFailure."""
        _demand_sense(order)
        game = find_game(order.game)
        if len(order.seats) not in game.seats:
            raise InvalidOptions(
                "error-seats", seats=len(order.seats), least=game.seats.start, most=game.seats.stop - 1
            )
        invites = {seat: new_secret() for seat, wish in enumerate(order.seats) if wish.kind == "open"}
        tokens = {seat: new_secret() for seat, wish in enumerate(order.seats) if wish.kind == "person"}
        setup = Setup(
            id=new_id(),
            game=game.id,
            rules_version=game.rules_version,
            options=write_options(read_options(game.Options, order.options)),
            seats=tuple(_plan(order, seat, invites.get(seat, "")) for seat in range(len(order.seats))),
            clock=order.clock,
            seed=new_seed(),
            language=order.language,
            created=self._watch.now(),
            mode=order.mode,
            hints=_alone(order) if order.hints is None else order.hints,
        )
        await self._make(setup, {seat: (order.seats[seat].name, hash_of(token)) for seat, token in tokens.items()})
        return Created(
            setup.id,
            tuple(Taken(seat, token) for seat, token in tokens.items()),
            tuple(Invitation(seat, invite) for seat, invite in invites.items()),
        )

    async def _make(self, setup: Setup, holders: dict[Seat, tuple[str, str]]) -> None:
        match = new_match(setup)  # before anything is stored: it may refuse the options
        log = [
            entries.SatDown(at=setup.created, seat=seat, name=name, token_hash=hashed)
            for seat, (name, hashed) in holders.items()
        ]
        for entry in log:
            match = match.apply(entry)
        await self._store.create(setup, log)
        self._awaken(match)

    async def find(self, match_id: str) -> Room | None:
        """The room of a match, woken if need be; None if there is no such match."""
        return self._rooms.get(match_id) or await self._load(match_id)

    async def demand(self, match_id: str) -> Room:
        """The same, but raises Refusal if there is none."""
        room = await self.find(match_id)
        if room is None:
            raise Refusal("no-match", "refusal-no-match")
        return room

    async def join(self, match_id: str, invite: str, name: str, key: str = "") -> Taken:
        """Take the seat this invitation opens; asked again with the same key, the same answer. Raises Refusal."""
        room = await self.demand(match_id)
        seats = [seat for seat, plan in enumerate(room.match.setup.seats) if fits(invite, plan.invite)]
        if not seats:
            raise Refusal("refused", "refusal-invite")
        token = secret_from(match_id, invite, key) if key else new_secret()
        if fits(token, room.match.sitters[seats[0]].token_hash):  # the answer was lost
            return Taken(seats[0], token)
        await room.do(commands.Sit(seats[0], name.strip()[:LONGEST_NAME], hash_of(token)))
        return Taken(seats[0], token)

    async def mine(self, tokens: Collection[str]) -> tuple[Summary, ...]:
        """The matches where one of these tokens has a seat, the newest first."""
        hashes = {hash_of(token) for token in tokens}
        held = await self._store.held(hashes)
        found = [await self._glance(match_id) for match_id in held[:MOST_OF_MINE]]
        return tuple(_of_holder(*glance, hashes) for glance in found if glance is not None)

    async def _glance(self, match_id: str) -> tuple[Summary, tuple[str, ...]] | None:
        """A match in short, and the hashes of the tokens of its seats. One that sleeps does not change: remembered."""
        room = self._rooms.get(match_id)
        if room is None and match_id in self._glances:
            return self._glances[match_id]
        match = await self.look(match_id)
        if match is None:
            return None
        glance = self.summary(match), tuple(sitter.token_hash for sitter in match.sitters)
        if match_id not in self._rooms:
            while len(self._glances) >= GLANCES:
                del self._glances[next(iter(self._glances))]
            self._glances[match_id] = glance
        return glance

    async def look(self, match_id: str) -> Match | None:
        """A match as it is, without waking it."""
        room = self._rooms.get(match_id)
        if room is not None:
            return room.match
        log = await self._store.load(match_id)
        # A long game takes a while to be gone through: beside the event loop, and one at a time.
        async with self._folding:
            return None if log is None else await asyncio.to_thread(fold, log.setup, log.entries)

    def summary(self, match: Match, *, language: str = "en", yours: tuple[Seat, ...] = ()) -> Summary:
        """What everybody may know about a match."""
        room = self._rooms.get(match.setup.id)
        return Summary(
            match=match.setup.id,
            game=match.setup.game,
            mode=match.setup.mode,
            options=match.setup.options,
            clock=match.setup.clock,
            seats=seat_infos(match, room.here() if room is not None else frozenset(), language),
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

    async def _load(self, match_id: str) -> Room | None:
        """Read a match from the store, once however many ask: two who come at once must meet in one room. Whoever gives
        up waiting ends neither the reading nor the waiting of others."""
        opening = self._opening.get(match_id)
        if opening is None:
            opening = asyncio.get_running_loop().create_task(self._read(match_id))
            self._opening[match_id] = opening
            opening.add_done_callback(lambda task: self._opened(match_id, task))
        return await asyncio.shield(opening)

    def _opened(self, match_id: str, task: asyncio.Task[Room | None]) -> None:
        del self._opening[match_id]
        if not task.cancelled() and task.exception() is not None:
            logger.info("match %s could not be opened: %s", match_id, task.exception())

    async def _read(self, match_id: str) -> Room | None:
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
            change = decide(match, commands.Wake(since), self._watch.now())
        except Refusal:  # no clock runs here
            return match
        await self._store.append(match.setup.id, match.version, change.entries)
        return change.match

    def _awaken(self, match: Match) -> Room:
        room = Room(match, self._store, self._watch, self._thinkers, rematch=self._make_rematch, pace=self._pace)
        self._rooms[match.setup.id] = room
        self._glances.pop(match.setup.id, None)
        room.start()
        return room

    async def _make_rematch(self, match: Match) -> str:
        """The same people with the same tokens, everybody one seat on."""
        count = len(match.sitters)
        before = {seat: (seat + 1) % count for seat in range(count)}
        old = match.setup
        setup = msgspec.structs.replace(
            old,
            id=new_id(),
            rules_version=match.game.rules_version,
            seats=tuple(_plan_again(match, before[seat]) for seat in range(count)),
            seed=new_seed(),
            created=self._watch.now(),
            rematch_of=old.id,
        )
        holders = {
            seat: (sitter.name, sitter.token_hash)
            for seat in range(count)
            if (sitter := match.sitters[before[seat]]).kind == "person"
        }
        await self._make(setup, holders)
        return setup.id


def _of_holder(summary: Summary, holders: tuple[str, ...], hashes: Collection[str]) -> Summary:
    """The same for whoever holds these tokens."""
    yours = tuple(seat for seat, hashed in enumerate(holders) if hashed in hashes)
    return msgspec.structs.replace(summary, yours=yours)


def _demand_sense(order: Order) -> None:
    if all(wish.kind == "bot" for wish in order.seats):
        raise Refusal("refused", "refusal-seats-bots")
    if order.mode == "here" and any(wish.kind == "open" for wish in order.seats):
        raise Refusal("refused", "refusal-here-open")
    for wish in order.seats:
        if wish.kind == "bot":
            try:
                demand_bot(order.game, wish.bot)
            except GameError as error:
                raise by_the_game(error) from error


def _alone(order: Order) -> bool:
    """Whether nobody plays against somebody elsewhere."""
    return order.mode == "here" or sum(wish.kind != "bot" for wish in order.seats) == 1


def _plan(order: Order, seat: Seat, invite: str) -> SeatPlan:
    wish = order.seats[seat]
    if wish.kind == "bot":
        return SeatPlan("bot", wish.name or _bot_name(order, seat), wish.bot)
    if wish.kind == "person":
        return SeatPlan("person", wish.name)
    return SeatPlan("open", "", "", hash_of(invite))


def _bot_name(order: Order, seat: Seat) -> str:
    """What people call the bot, with a number where there are several: nobody steals from themselves."""
    title = bot_title(order.game, order.seats[seat].bot, order.language)
    same = [place for place, wish in enumerate(order.seats) if wish.bot == order.seats[seat].bot and not wish.name]
    return title if len(same) == 1 else f"{title} {same.index(seat) + 1}"


def _plan_again(match: Match, seat: Seat) -> SeatPlan:
    sitter = match.sitters[seat]
    return SeatPlan("bot", sitter.name, sitter.bot) if sitter.kind == "bot" else SeatPlan("person", sitter.name)
