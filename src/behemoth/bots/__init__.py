"""Who can sit down besides people. A bot gets what its seat may see, never the truth."""

from behemoth.bots.advice import ADVICE_SECONDS, Advice, advice_request, can_advise, find_advice
from behemoth.bots.advice_cards import reason as card_reason
from behemoth.bots.advice_tanks import reason as tank_reason
from behemoth.bots.analysis import ANALYSED, AnalysisRequest, run_analysis, win_chance
from behemoth.bots.bot import Bot, Observation, observation_from_view
from behemoth.bots.card_simulation import Effort, Simulated, choice_name, simulate
from behemoth.bots.decisions import CardDecision, DecisionRequest, run_decision
from behemoth.bots.dispatcher import ANALYSIS, FILE, FOLDING, IDLE_MOVE, JUDGING, LINES, MOVE, QUESTION, Dispatcher
from behemoth.bots.draws import DRAW_SECONDS, DrawAnswer, answer_draw, draw_request
from behemoth.bots.engine_notice import notice_without_engine
from behemoth.bots.fair_queue import Bound, Busy, FairQueue
from behemoth.bots.greedy_cards import SIMPLE_CARD_BOTS, greedy_values
from behemoth.bots.levels import COMBAT_LEVELS, TANK_LEVELS, TankStrength
from behemoth.bots.plain_tanks import plain_tank_choice
from behemoth.bots.questions import (
    QUESTION_SECONDS,
    ActionsQuestion,
    Question,
    Reading,
    ShowQuestion,
    answer_actions,
    answer_question,
    answer_show,
    read_carefully,
)
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
from behemoth.bots.strong_cards import by_instinct
from behemoth.bots.strong_tanks import TANK_RESERVE
from behemoth.bots.thinker import ThinkerBot
from behemoth.bots.tree_search import Limits, Rated, Search
from behemoth.bots.workers import (
    PATIENCE,
    BotFailed,
    InlineWorkers,
    Job,
    Sort,
    WorkerProcesses,
    Workers,
    decide,
    job_for,
    process_context,
    run_job,
)

__all__ = [
    "ADVICE_SECONDS",
    "ANALYSED",
    "ANALYSIS",
    "COMBAT_LEVELS",
    "DRAW_SECONDS",
    "FILE",
    "FOLDING",
    "IDLE_MOVE",
    "JUDGING",
    "LINES",
    "MOVE",
    "PATIENCE",
    "QUESTION",
    "QUESTION_SECONDS",
    "SIMPLE_CARD_BOTS",
    "TANK_LEVELS",
    "TANK_RESERVE",
    "ActionsQuestion",
    "Advice",
    "AnalysisRequest",
    "Bot",
    "BotFailed",
    "BotInfo",
    "Bound",
    "Busy",
    "CardDecision",
    "DecisionRequest",
    "Dispatcher",
    "DrawAnswer",
    "Effort",
    "FairQueue",
    "InlineWorkers",
    "Job",
    "Limits",
    "Observation",
    "Question",
    "Rated",
    "Reading",
    "Search",
    "ShowQuestion",
    "Simulated",
    "Sort",
    "TankStrength",
    "ThinkerBot",
    "UnknownBot",
    "WorkerProcesses",
    "Workers",
    "advice_request",
    "answer_actions",
    "answer_draw",
    "answer_question",
    "answer_show",
    "bot_infos",
    "bot_names",
    "bot_title",
    "by_instinct",
    "can_advise",
    "card_reason",
    "choice_name",
    "decide",
    "demand_bot",
    "draw_request",
    "find_advice",
    "find_bot",
    "greedy_values",
    "job_for",
    "notice_without_engine",
    "observation_from_view",
    "plain_tank_choice",
    "process_context",
    "promise_of",
    "read_carefully",
    "run_analysis",
    "run_decision",
    "run_job",
    "simulate",
    "stand_in",
    "tank_reason",
    "win_chance",
]
