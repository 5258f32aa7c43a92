"""Who can sit down besides people. A bot gets what its seat may see, never the truth."""

from behemoth.bots.analysis import Sight, analyse_record
from behemoth.bots.bot import Bot, Eyes, eyes_for
from behemoth.bots.combat import worths
from behemoth.bots.consult import ADVICE_SECONDS, Advice, consult, consultation
from behemoth.bots.house import COMBAT_BOTS
from behemoth.bots.plain_tanks import plain_tank_choice
from behemoth.bots.registry import (
    BotInfo,
    UnknownBot,
    bot_infos,
    bot_names,
    bot_title,
    demand_bot,
    find_bot,
    promise_of,
    stand_in,
)
from behemoth.bots.strength import weaker
from behemoth.bots.strong_tanks import TANK_RESERVE
from behemoth.bots.worker import (
    PATIENCE,
    BotFailed,
    InlineWorkers,
    Job,
    WorkerProcesses,
    Workers,
    job_for,
    process_context,
    think,
)

__all__ = [
    "ADVICE_SECONDS",
    "COMBAT_BOTS",
    "PATIENCE",
    "TANK_RESERVE",
    "Advice",
    "Bot",
    "BotFailed",
    "BotInfo",
    "Eyes",
    "InlineWorkers",
    "Job",
    "Sight",
    "UnknownBot",
    "WorkerProcesses",
    "Workers",
    "analyse_record",
    "bot_infos",
    "bot_names",
    "bot_title",
    "consult",
    "consultation",
    "demand_bot",
    "eyes_for",
    "find_bot",
    "job_for",
    "plain_tank_choice",
    "process_context",
    "promise_of",
    "stand_in",
    "think",
    "weaker",
    "worths",
]
