"""Who can sit down besides people. A bot gets what its seat may see, never the truth."""

from behemoth.bots.advice import ADVICE_SECONDS, Advice, advice_request, can_advise, find_advice
from behemoth.bots.analysis import AnalysisRequest, run_analysis
from behemoth.bots.bot import Bot, Observation, observation_from_view
from behemoth.bots.engine_notice import notice_without_engine
from behemoth.bots.greedy_cards import SIMPLE_CARD_BOTS, greedy_values
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
from behemoth.bots.strong_tanks import TANK_RESERVE
from behemoth.bots.workers import (
    PATIENCE,
    BotFailed,
    InlineWorkers,
    Job,
    WorkerProcesses,
    Workers,
    decide,
    job_for,
    process_context,
    run_job,
)

__all__ = [
    "ADVICE_SECONDS",
    "PATIENCE",
    "SIMPLE_CARD_BOTS",
    "TANK_RESERVE",
    "Advice",
    "AnalysisRequest",
    "Bot",
    "BotFailed",
    "BotInfo",
    "InlineWorkers",
    "Job",
    "Observation",
    "UnknownBot",
    "WorkerProcesses",
    "Workers",
    "advice_request",
    "bot_infos",
    "bot_names",
    "bot_title",
    "can_advise",
    "decide",
    "demand_bot",
    "find_advice",
    "find_bot",
    "greedy_values",
    "job_for",
    "notice_without_engine",
    "observation_from_view",
    "plain_tank_choice",
    "process_context",
    "promise_of",
    "run_analysis",
    "run_job",
    "stand_in",
]
