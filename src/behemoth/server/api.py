"""The HTTP API: what is there besides play itself."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, TypeVar

import msgspec

from behemoth.bots import FILE, QUESTION, QUESTION_SECONDS, Question, Sort, Workers, answer_question
from behemoth.games import PUBLIC, Record, asks_coach
from behemoth.server import catalogue
from behemoth.server.access_rules import AccessRules
from behemoth.server.adapter import ApiCall, Endpoint
from behemoth.server.addresses import address_of
from behemoth.server.analyses import Analyses
from behemoth.server.diagrams import DiagramWork, draw_diagram
from behemoth.server.engine_build import EngineBuild
from behemoth.server.exercises import (
    EXERCISE_SECONDS,
    ExerciseAsk,
    ExerciseWork,
    ask_exercise,
    position_keys,
    show_exercise,
)
from behemoth.server.forms import (
    Analysis,
    AnalysisForm,
    CarryForm,
    CarryOfferForm,
    Diagram,
    EngineInfo,
    Exercise,
    ExerciseForm,
    ExerciseQuestion,
    Games,
    InvitationForm,
    JoinForm,
    Lessons,
    MapForm,
    MapPictureForm,
    MapReport,
    MapText,
    MapTextForm,
    Mine,
    MineForm,
    OwnPosition,
    Past,
    PastForm,
    PrivacyInfo,
    Puzzles,
    QrForm,
    Replay,
    ReplayForm,
    StudyForm,
)
from behemoth.server.maps import MapPictureWork, MapWork, TextWork, check_map, draw_map, read_map
from behemoth.server.problems import Declined
from behemoth.server.rates import Rates
from behemoth.server.reach import Reach, reach_of
from behemoth.server.replaying import MOST_MOVES
from behemoth.server.settings import Settings
from behemoth.server.work import (
    FILE_SECONDS,
    MOVING_SECONDS,
    PICTURE_SECONDS,
    GameFile,
    Packed,
    PastWork,
    PictureWork,
    ReplayWork,
    WriteWork,
    draw_code,
    draw_game,
    draw_past,
    draw_replay,
    record_bytes,
    write_file,
)
from behemoth.table import (
    CarriedSeats,
    CarryCode,
    Created,
    Invited,
    Match,
    MatchRegistry,
    MatchRequest,
    OpenTablesPage,
    Summary,
    Taken,
    past_versions,
    past_viewers,
    seat_infos,
)

T = TypeVar("T")
R = TypeVar("R")


class Api:
    """The endpoints, over all matches."""

    def __init__(
        self,
        registry: MatchRegistry,
        workers: Workers,
        analyses: Analyses,
        settings: Settings,
        access: AccessRules,
        engine: EngineBuild,
    ) -> None:
        self._engine = engine
        self._keep_finished = settings.keep_finished
        self._access = access
        self._registry = registry
        self._workers = workers
        self._analyses = analyses
        self._settings = settings
        self._limits = settings.limits
        self._costly = Rates(settings.limits.matches, settings.limits.matches_at_once)
        self._open_tables = Rates(settings.limits.open_tables, settings.limits.open_tables_at_once)
        self._codes = Rates(settings.limits.codes, settings.limits.codes_at_once)
        self._joins = Rates(settings.limits.joins, settings.limits.joins_at_once)

    def endpoints(self) -> tuple[Endpoint, ...]:
        """Everything the API can do."""
        match, analysis = "/api/matches/{match}", "/api/analysis/{job}"
        return (
            Endpoint(
                method="GET", path="/api/games", name="games", summary="The games with options, help and bots",
                do=self.games, answer=Games,
            ),
            Endpoint(
                method="GET", path="/api/engine", name="engine",
                summary="Whether bots have the engine to think with; while it is built, how far that is",
                do=self.engine, answer=EngineInfo,
            ),
            Endpoint(
                method="GET", path="/api/privacy", name="privacy", summary="How long the table keeps what it knows",
                do=self.privacy, answer=PrivacyInfo,
            ),
            Endpoint(
                method="POST", path="/api/matches", name="create", summary="Make a match",
                do=self.create, body=MatchRequest, answer=Created, status=201,
                problems=("refused", "illegal", "not-found", "too-many"),
            ),
            Endpoint(
                method="GET", path="/api/tables", name="tables", numbers=("skip",),
                summary="Tables with a free seat that anybody may join, page by page",
                do=self.tables, answer=OpenTablesPage, problems=("busy",),
            ),
            Endpoint(
                method="GET", path=match, name="summary", summary="A match as everybody may know it",
                do=self.summary, answer=Summary, problems=("no-match",),
            ),
            Endpoint(
                method="POST", path=match + "/join", name="join",
                summary="Take the seat an invitation opens, or a free one at a table that is open to all",
                do=self.join, body=JoinForm, answer=Taken, problems=("no-match", "refused", "too-many"),
            ),
            Endpoint(
                method="POST", path=match + "/invitation", name="invitation",
                summary="Which seat an invitation opens, and whether it is still free",
                do=self.invitation, body=InvitationForm, answer=Invited, problems=("no-match", "refused", "too-many"),
            ),
            Endpoint(
                method="POST", path=match + "/carry", name="offer_carry",
                summary="A code with which one's seats can be carried to another device, good once and for minutes",
                do=self.offer_carry, body=CarryOfferForm, answer=CarryCode, status=201,
                problems=("no-match", "not-yours", "too-many"),
            ),
            Endpoint(
                method="POST", path="/api/carry", name="carry", summary="Carry seats here with a code",
                do=self.carry, body=CarryForm, answer=CarriedSeats, problems=("refused", "too-many"),
            ),
            Endpoint(
                method="GET", path="/api/reach", name="reach",
                summary="Under which address others reach the table, for links somebody sends",
                do=self.reach, answer=Reach,
            ),
            Endpoint(
                method="GET", path=match + "/record", name="record", media="text/plain",
                summary="The game as a file; where players hide something, after the end only",
                do=self.record, problems=("no-match", "refused", "busy"),
            ),
            Endpoint(
                method="GET", path=match + "/replay", name="replay", numbers=("shown",),
                summary="The game moment by moment; where players hide something, after the end only",
                do=self.replay, answer=Replay, problems=("no-match", "refused", "too-long", "busy"),
            ),
            Endpoint(
                method="GET", path=match + "/picture", name="picture", media="image/svg+xml",
                summary="The game as a moving picture, after the end",
                do=self.picture, problems=("no-match", "refused", "too-long", "busy"),
            ),
            Endpoint(
                method="POST", path="/api/picture", name="picture_of_file", media="image/svg+xml",
                summary="A game file as a moving picture", do=self.picture_of_file, body=ReplayForm,
                problems=("refused", "illegal", "not-found", "too-long", "busy"), limit=self._limits.record,
            ),
            Endpoint(
                method="POST", path=match + "/past", name="past",
                summary="What the holder of these tokens has seen of a match, moment by moment",
                do=self.past, body=PastForm, answer=Past, problems=("no-match", "too-long", "busy"),
            ),
            Endpoint(
                method="POST", path="/api/replay", name="replay_file", summary="A game file moment by moment",
                do=self.replay_file, body=ReplayForm, answer=Replay, problems=("illegal", "not-found", "busy"),
                limit=self._limits.record,
            ),
            Endpoint(
                method="POST", path="/api/study", name="study", summary="A question about a position, as at the table",
                do=self.study, body=StudyForm, answer=Any, problems=("illegal", "not-found", "busy"),
            ),
            Endpoint(
                method="GET", path="/api/lessons", name="lessons", summary="The lessons and their tasks",
                do=self.lessons, answer=Lessons,
            ),
            Endpoint(
                method="GET", path="/api/puzzles", name="puzzles", summary="The puzzles, and those of the day",
                do=self.puzzles, answer=Puzzles,
            ),
            Endpoint(
                method="GET", path="/api/diagrams/{lesson}/{task}", name="diagram",
                summary="A picture for the rules: a task of a lesson, solved",
                do=self.diagram, answer=Diagram, problems=("not-found", "busy"),
            ),
            Endpoint(
                method="POST", path="/api/exercise", name="exercise", summary="An exercise after what was done in it",
                do=self.exercise, body=ExerciseForm, answer=Exercise,
                problems=("illegal", "over", "not-found", "busy"),
            ),
            Endpoint(
                method="POST", path="/api/exercise/ask", name="exercise_ask",
                summary="A question about an exercise, as at the table",
                do=self.exercise_ask, body=ExerciseQuestion, answer=Any,
                problems=("illegal", "over", "not-found", "busy"),
            ),
            Endpoint(
                method="POST", path="/api/maps/check", name="check_map",
                summary="What is wrong with a map, and its scheme as a file",
                do=self.check_map, body=MapForm, answer=MapReport, problems=("illegal", "busy"),
            ),
            Endpoint(
                method="POST", path="/api/maps/read", name="read_map",
                summary="The map of a text: the file of a scheme, or the line of a position",
                do=self.read_map, body=MapTextForm, answer=MapText, problems=("illegal", "busy"),
            ),
            Endpoint(
                method="POST", path="/api/maps/picture", name="draw_map", media="image/svg+xml",
                summary="A map as a picture", do=self.draw_map, body=MapPictureForm, problems=("illegal", "busy"),
            ),
            Endpoint(
                method="POST", path="/api/analysis", name="analyse", summary="Analyse a finished game, move by move",
                do=self.analyse, body=AnalysisForm, answer=Analysis, status=201, limit=self._limits.record,
                problems=("refused", "illegal", "no-match", "not-found", "busy"),
            ),
            Endpoint(
                method="GET", path=analysis, name="analysis", numbers=("since",),
                summary="How far an analysis is, and what it found since a moment",
                do=self.analysis, answer=Analysis, problems=("not-found",),
            ),
            Endpoint(
                method="DELETE", path=analysis, name="cancel_analysis", summary="Stop an analysis",
                do=self.cancel_analysis, answer=Analysis, problems=("not-found",),
            ),
            Endpoint(
                method="POST", path="/api/mine", name="mine", summary="The matches where these tokens hold a seat",
                do=self.mine, body=MineForm, answer=Mine, problems=("too-many",),
            ),
            Endpoint(
                method="POST", path="/api/qr", name="qr", media="image/svg+xml",
                summary="A link as a QR code", do=self.qr, body=QrForm, problems=("busy",),
            ),
        )  # fmt: skip

    async def games(self, call: ApiCall[None]) -> Games:
        # Made once for each language, which takes a moment.
        return await asyncio.to_thread(catalogue.games, call.language, self._engine.info(call.language))

    async def privacy(self, call: ApiCall[None]) -> PrivacyInfo:
        return PrivacyInfo(self._keep_finished)

    async def engine(self, call: ApiCall[None]) -> EngineInfo:
        return self._engine.info(call.language)

    async def create(self, call: ApiCall[MatchRequest]) -> Created:
        self._spend(call)
        if call.body.open_to_all:
            self._spend(call, self._open_tables)
        self._access.demand_quota(address_of(call.request.scope))
        request = call.body
        seats = tuple(msgspec.structs.replace(seat, name=tidy(seat.name)) for seat in request.seats)
        return await self._registry.create(msgspec.structs.replace(request, seats=seats))

    async def summary(self, call: ApiCall[None]) -> Summary:
        return self._registry.summary(await self._match(call), language=call.language)

    async def join(self, call: ApiCall[JoinForm]) -> Taken:
        self._spend(call, self._joins)
        form = call.body
        address = address_of(call.request.scope)
        name, key = tidy(form.name), form.key or ""
        if form.invite is None:
            self._spend(call, self._open_tables)
            return await self._registry.seats.join_open(call.match, name, key, address)
        return await self._registry.seats.join(call.match, form.invite, name, key, address)

    async def tables(self, call: ApiCall[None]) -> OpenTablesPage:
        return await self._registry.open_tables.page(call.number("skip"))

    async def invitation(self, call: ApiCall[InvitationForm]) -> Invited:
        self._spend(call, self._joins)
        return await self._registry.seats.invited(call.match, call.body.invite, address_of(call.request.scope))

    async def offer_carry(self, call: ApiCall[CarryOfferForm]) -> CarryCode:
        self._spend(call, self._codes)
        return await self._registry.seats.offer_carry(call.match, call.body.tokens, address_of(call.request.scope))

    async def carry(self, call: ApiCall[CarryForm]) -> CarriedSeats:
        self._spend(call, self._codes)
        return await self._registry.seats.carry(call.body.code, call.body.key, address_of(call.request.scope))

    async def reach(self, call: ApiCall[None]) -> Reach:
        return reach_of(self._settings, call.request.scope)

    async def record(self, call: ApiCall[None]) -> Packed:
        match = await self._match(call)
        name = f"{match.setup.game}-{match.setup.id}.txt"
        return await self._work(call, write_file, WriteWork(_game_file(_readable(match)), name, call.takes_gzip))

    async def replay(self, call: ApiCall[None]) -> Packed:
        match = await self._match(call)
        _readable(match)
        seats = seat_infos(match, frozenset(), call.language)
        work = ReplayWork(
            _game_file(_record_of(match)), call.language, call.takes_gzip, seats, shown=call.number("shown") > 0
        )
        return await self._work(call, draw_replay, work)

    async def picture(self, call: ApiCall[None]) -> Packed:
        self._spend(call)
        match = await self._match(call)
        if not match.over:
            raise Declined("refused", "server-no-picture-yet")
        return await self._draw(call, _game_file(_record_of(match)), f"{match.setup.game}-{match.setup.id}.svg")

    async def picture_of_file(self, call: ApiCall[ReplayForm]) -> Packed:
        self._spend(call)
        return await self._draw(call, GameFile(call.body.text), "game.svg", call.body.language)

    async def _draw(self, call: ApiCall[Any], game: GameFile, name: str, language: str | None = None) -> Packed:
        work = PictureWork(game, name, language or call.language, call.takes_gzip)
        return await self._work(call, draw_game, work, FILE, MOVING_SECONDS)

    async def past(self, call: ApiCall[PastForm]) -> Packed:
        match = await self._match(call)
        viewers = past_viewers(match, call.body.tokens)
        shown = (call.body.language or call.language) if call.body.shown else ""
        work = PastWork(_game_file(_record_of(match)), past_versions(match), viewers, call.takes_gzip, shown)
        return await self._work(call, draw_past, work)

    async def replay_file(self, call: ApiCall[ReplayForm]) -> Packed:
        self._spend(call)
        language = call.body.language or call.language
        work = ReplayWork(GameFile(call.body.text), language, call.takes_gzip, shown=call.body.shown)
        return await self._work(call, draw_replay, work)

    async def study(self, call: ApiCall[StudyForm]) -> Packed:
        form = call.body
        if asks_coach(form.about):  # it helps at a table where everybody knows of it, and nowhere else
            raise Declined("refused", "refusal-no-coach")
        question = Question(form.game, form.state, PUBLIC, form.about, form.language or call.language)
        return Packed(await self._work(call, answer_question, question, QUESTION, QUESTION_SECONDS))

    async def lessons(self, call: ApiCall[None]) -> Lessons:
        # Read once for each language, which takes a moment.
        return await asyncio.to_thread(catalogue.lessons, call.language)

    async def puzzles(self, call: ApiCall[None]) -> Puzzles:
        # Read once, which takes a moment.
        return await asyncio.to_thread(catalogue.puzzles, datetime.now(UTC).date())

    async def diagram(self, call: ApiCall[None]) -> Packed:
        task = call.part("task")
        number = int(task) if task.isdecimal() and len(task) < 4 else 0
        work = DiagramWork(call.part("lesson"), number, call.language, call.takes_gzip)
        return await self._work(call, draw_diagram, work, QUESTION, EXERCISE_SECONDS)

    async def exercise(self, call: ApiCall[ExerciseForm]) -> Packed:
        own = call.body.exercise
        if isinstance(own, OwnPosition) and own.judged:
            keys = await self._work(call, position_keys, own, QUESTION, EXERCISE_SECONDS)
            await self._analyses.demand_free(own.game, keys)
        return Packed(await self._work(call, show_exercise, _exercise_of(call), QUESTION, EXERCISE_SECONDS))

    async def exercise_ask(self, call: ApiCall[ExerciseQuestion]) -> Packed:
        asked = ExerciseAsk(_exercise_of(call), call.body.about)
        return Packed(await self._work(call, ask_exercise, asked, QUESTION, EXERCISE_SECONDS))

    async def check_map(self, call: ApiCall[MapForm]) -> Packed:
        work = MapWork(call.body, call.body.language or call.language)
        return Packed(await self._work(call, check_map, work, QUESTION, EXERCISE_SECONDS))

    async def read_map(self, call: ApiCall[MapTextForm]) -> Packed:
        work = TextWork(call.body.text, call.body.language or call.language)
        return Packed(await self._work(call, read_map, work, QUESTION, EXERCISE_SECONDS))

    async def draw_map(self, call: ApiCall[MapPictureForm]) -> Packed:
        form = call.body
        work = MapPictureWork(form.position, form.theme, form.language or call.language, call.takes_gzip)
        return await self._work(call, draw_map, work, QUESTION, PICTURE_SECONDS)

    async def _work(
        self, call: ApiCall[Any], work: Callable[[T], R], about: T, sort: Sort = FILE, seconds: float = FILE_SECONDS
    ) -> R:
        """Have it done beside the event loop, in turn with other addresses. Raises Busy, GameError or BotFailed."""
        return await self._workers.ask(work, about, seconds, sort=sort, owner=address_of(call.request.scope))

    async def analyse(self, call: ApiCall[AnalysisForm]) -> Analysis:
        self._spend(call)
        address = address_of(call.request.scope)
        return await self._analyses.start(await self._game(call.body, address), address, call.language)

    async def _game(self, form: AnalysisForm, address: str) -> GameFile:
        if not form.match and not form.text:
            raise Declined("illegal", "server-analysis-of-nothing")
        if not form.match:
            return GameFile(form.text)
        match = await self._registry.look(form.match, address)
        if match is None:
            raise Declined("no-match", "server-no-match")
        if not match.over:  # nobody shall be told how their own game stands
            raise Declined("refused", "server-no-analysis-yet")
        return _game_file(_record_of(match))

    async def analysis(self, call: ApiCall[None]) -> Analysis:
        return self._analyses.look(call.part("job"), call.number("since"))

    async def cancel_analysis(self, call: ApiCall[None]) -> Analysis:
        return self._analyses.cancel(call.part("job"))

    async def mine(self, call: ApiCall[MineForm]) -> Mine:
        self._spend(call, self._joins)
        return Mine(await self._registry.mine(call.body.tokens, address_of(call.request.scope)))

    async def qr(self, call: ApiCall[QrForm]) -> Packed:
        return Packed(await self._work(call, draw_code, call.body.text, QUESTION, PICTURE_SECONDS))

    async def _match(self, call: ApiCall[Any]) -> Match:
        match = await self._registry.look(call.match, address_of(call.request.scope))
        if match is None:
            raise Declined("no-match", "server-no-match")
        return match

    def _spend(self, call: ApiCall[Any], rates: Rates | None = None) -> None:
        """Some things cost more than others; nobody may have many of them at once."""
        if not (rates or self._costly).take(address_of(call.request.scope), time.monotonic()):
            raise Declined("too-many", "server-too-many")


def _exercise_of(call: ApiCall[Any]) -> ExerciseWork:
    form: ExerciseForm = call.body
    return ExerciseWork(form.exercise, form.actions, form.language or call.language)


def _readable(match: Match) -> Record:
    """The record as anybody may read it: whole after the end; before it without the seed, and only without secrets."""
    if match.over:
        return _record_of(match)
    if match.secrets:
        raise Declined("refused", "server-no-game-yet")
    return msgspec.structs.replace(_record_of(match), seed="")


def _game_file(record: Record) -> GameFile:
    return GameFile(record=record_bytes(record))


def _record_of(match: Match) -> Record:
    """The record of a match, if it is not too long for anybody to look at."""
    if len(match.actions) > MOST_MOVES:
        raise Declined("too-long", "server-replay-long", most=MOST_MOVES)
    return match.record()


def tidy(name: str) -> str:
    """A name as it may be shown to others: one line, nothing invisible in it."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
