"""A match: seats, views, clocks, record, store. It knows no HTTP and no particular game."""

from typing import TYPE_CHECKING, Any

from behemoth.table.backup import BackupTrouble, Tally, restore_backup, verify_backup, write_backup
from behemoth.table.bot_answers import BotAnswers
from behemoth.table.bot_turns import BotTurns
from behemoth.table.bucket import Bucket
from behemoth.table.carrying import CarriedSeats, CarryCode
from behemoth.table.client import Connection
from behemoth.table.clock_setting import ClockSetting, Correspondence, Countdown, NoClock, PerDecision
from behemoth.table.commands import BotAct, BotAnswer, Command, End, Tick, Wake
from behemoth.table.ending import ending_sentence
from behemoth.table.entries import Acted, Closed, Entry, SatDown, TookBack
from behemoth.table.erasing import DAY, Erased, erase_finished, erase_match, erase_own
from behemoth.table.handling import Change, handle
from behemoth.table.hints import Hints
from behemoth.table.in_play import InPlay
from behemoth.table.making import Created, Invited, MatchRequest, Name, SeatRequest, Taken
from behemoth.table.match import Match, fold, new_match
from behemoth.table.match_registry import MatchRegistry
from behemoth.table.match_runner import MatchRunner
from behemoth.table.memory import Memory
from behemoth.table.memory_store import MemoryStore
from behemoth.table.messages import (
    PROTOCOL,
    REPLIES,
    UNASKED,
    Ack,
    Act,
    Advised,
    Answer,
    Ask,
    ClockInfo,
    Code,
    Hello,
    Hint,
    Incoming,
    Language,
    Legal,
    ListActions,
    LogLine,
    Offer,
    OfferInfo,
    OfferKind,
    Outgoing,
    Ping,
    Pong,
    Presence,
    Problem,
    Resign,
    Say,
    SeatInfo,
    Show,
    ShownView,
    Stand,
    Token,
    Update,
    Welcome,
)
from behemoth.table.meters import METERS, Durations, Meters
from behemoth.table.open_tables import OpenTablesPage
from behemoth.table.opening import has_store, is_shared, open_store, place_of
from behemoth.table.past import past_versions, past_viewers
from behemoth.table.phrases import PHRASES
from behemoth.table.refusal import Refusal, by_the_game
from behemoth.table.setup import SeatPlan, Setup, new_id
from behemoth.table.shards import SHARDS, shard_of
from behemoth.table.snapshot import read_snapshot, write_snapshot
from behemoth.table.store import ERASED, Conflict, Listed, Log, Store, StoreFailure
from behemoth.table.summary import Summary
from behemoth.table.table_events import TableEvent
from behemoth.table.time_source import SystemTime, TimeSource
from behemoth.table.views import seat_infos
from behemoth.table.wire import LONGEST, read_message, write_message

if TYPE_CHECKING:
    from behemoth.table.sqlite_store import SqliteStore

__all__ = [
    "DAY",
    "ERASED",
    "LONGEST",
    "METERS",
    "PHRASES",
    "PROTOCOL",
    "REPLIES",
    "SHARDS",
    "UNASKED",
    "Ack",
    "Act",
    "Acted",
    "Advised",
    "Answer",
    "Ask",
    "BackupTrouble",
    "BotAct",
    "BotAnswer",
    "BotAnswers",
    "BotTurns",
    "Bucket",
    "CarriedSeats",
    "CarryCode",
    "Change",
    "ClockInfo",
    "ClockSetting",
    "Closed",
    "Code",
    "Command",
    "Conflict",
    "Connection",
    "Correspondence",
    "Countdown",
    "Created",
    "Durations",
    "End",
    "Entry",
    "Erased",
    "Hello",
    "Hint",
    "Hints",
    "InPlay",
    "Incoming",
    "Invited",
    "Language",
    "Legal",
    "ListActions",
    "Listed",
    "Log",
    "LogLine",
    "Match",
    "MatchRegistry",
    "MatchRequest",
    "MatchRunner",
    "Memory",
    "MemoryStore",
    "Meters",
    "Name",
    "NoClock",
    "Offer",
    "OfferInfo",
    "OfferKind",
    "OpenTablesPage",
    "Outgoing",
    "PerDecision",
    "Ping",
    "Pong",
    "Presence",
    "Problem",
    "Refusal",
    "Resign",
    "SatDown",
    "Say",
    "SeatInfo",
    "SeatPlan",
    "SeatRequest",
    "Setup",
    "Show",
    "ShownView",
    "SqliteStore",
    "Stand",
    "Store",
    "StoreFailure",
    "Summary",
    "SystemTime",
    "TableEvent",
    "Taken",
    "Tally",
    "Tick",
    "TimeSource",
    "Token",
    "TookBack",
    "Update",
    "Wake",
    "Welcome",
    "by_the_game",
    "ending_sentence",
    "erase_finished",
    "erase_match",
    "erase_own",
    "fold",
    "handle",
    "has_store",
    "is_shared",
    "new_id",
    "new_match",
    "open_store",
    "past_versions",
    "past_viewers",
    "place_of",
    "read_message",
    "read_snapshot",
    "restore_backup",
    "seat_infos",
    "shard_of",
    "verify_backup",
    "write_backup",
    "write_message",
    "write_snapshot",
]


def __getattr__(name: str) -> Any:
    """The store on disk brings SQLAlchemy along, so it is loaded only by those who want it."""
    if name == "SqliteStore":
        from behemoth.table.sqlite_store import SqliteStore

        return SqliteStore
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
