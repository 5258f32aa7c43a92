"""Which tests are slow, so that `make quick` can leave them out (``-m "not slow and not browser"``).

How it was chosen: every test that takes more than about two seconds of a quiet core is here. Whatever it tests is also
tested by something quicker, or some of its cases stay: the number says how many, the first ones. So `make quick` still
compares rules, engine and the naive generator, plays whole games by the contract, and goes through every room.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

import pytest

SLOW: Final[Mapping[str, int]] = {
    # Rules against the naive generator and the contract.
    "tests/tankchess/rules/test_perft.py::test_depth_two_against_the_naive_count": 0,
    "tests/tankchess/rules/test_perft.py::test_divide_adds_up": 0,
    "tests/tankchess/rules/test_differential.py::test_announcements": 0,
    "tests/tankchess/rules/test_differential.py::test_effects": 0,
    "tests/tankchess/rules/test_differential.py::test_perft": 0,
    "tests/tankchess/rules/test_differential.py::test_symmetry": 0,
    "tests/tankchess/queries/test_attacks.py::test_attacks_that_fail_give_a_true_reason": 0,
    "tests/tankchess/text/test_position_text.py::test_a_mutated_line_is_read_soundly_or_refused": 0,
    "tests/tankchess/text/test_scheme_text.py::test_no_mutation_raises_anything_else": 0,
    "tests/monstercombat/test_conformance.py::test_every_option": 4,
    "tests/monstercombat/test_conformance.py::test_whole_games_of_every_seat_count": 2,
    # The engine: sanitizers, the gate in full, learning.
    "tests/engine/test_tanks_sanitized.py": 0,
    "tests/engine/test_cards_sanitized.py": 0,
    "tests/engine/test_tanks_gate.py::test_every_position_is_the_same": 1,
    "tests/engine/test_cards_gate.py::test_law_and_engine_play_the_same_games": 0,
    "tests/engine/test_cards_playouts.py::test_instinct_and_judge_are_learned": 0,
    # Bots and figures that need many games.
    "tests/bots/test_advice_cards.py::test_every_decision_has_a_reason": 0,
    "tests/bots/test_job_secrecy.py": 2,
    "tests/lab/test_openings.py::test_too_few_openings_are_told": 0,
    "tests/lab/test_simulation.py": 3,
    "tests/lab/test_arena.py::test_one_greedy_among_random_players": 0,
    "tests/lab/test_arena.py::test_teams_are_compared": 0,
    # Processes that are started, stopped and killed.
    "tests/server/test_openapi.py::test_the_description_fits_the_api": 0,
    "tests/server/test_listening.py::test_a_busy_port_gets_a_clear_sentence": 0,
    "tests/server/test_restart.py": 0,
    "tests/table/test_sqlite_store.py::test_nothing_acknowledged_is_lost_by_kill_9": 0,
    "tests/terminal/test_voice.py::test_poor_surroundings": 0,
    "tests/terminal/test_app.py::test_a_closed_pipe_is_no_trouble": 0,
    "tests/terminal/test_app.py::test_no_command_line_raises": 0,
    "tests/terminal/test_app.py::test_the_real_process": 0,
    "tests/terminal/test_engine_work.py::test_the_bench_is_always_the_same": 0,
    "tests/terminal/test_engine_work.py::test_the_bench_is_the_searchs_own": 0,
    "tests/terminal/test_engine.py::test_the_end_of_the_input_waits_for_what_ends": 0,
    "tests/terminal/test_playing.py::test_a_whole_game_of_basic_16_from_asking_to_the_end": 0,
    "tests/terminal/test_advice.py::test_moves_of_every_piece_of_every_scheme": 0,
    "tests/terminal/test_hotseat.py::test_no_typed_line_raises": 0,
    "tests/terminal/test_tournament.py::test_the_keyboard_stops_it": 0,
    # Other tools: the web app's own checks, a whole collection of tests.
    "tests/web/test_bundle.py": 0,
    "tests/test_rule_table.py::test_the_table_is_up_to_date_and_no_rule_is_missing": 0,
    # A little of each, since each starts a search, a process or a copy of the tree.
    "tests/server/test_analyses.py": 1,
    "tests/engine/test_programs.py": 0,
    "tests/tankchess/rules/test_differential.py::test_actions": 0,
    "tests/tankchess/test_game.py::test_games_really_end": 0,
    "tests/monstercombat/memory/test_posterior.py::test_the_memory_of_a_game_always_fits_a_deal": 2,
    "tests/monstercombat/memory/test_imagine.py::test_imagined_worlds_are_as_likely_as_they_are": 2,
    "tests/adding/test_option.py": 0,
    "tests/adding/test_language.py": 1,
    "tests/adding/test_terrain.py": 1,
    "tests/terminal/test_session.py::test_bots_of_every_level_sit_down": 2,
    "tests/bots/test_strong_cards.py::test_every_level_decides_legally": 4,
    "tests/bots/test_workers.py::test_a_spinning_worker_is_killed_and_the_next_job_is_done": 0,
    "tests/bots/test_made_up_rows.py": 0,
}


def slow_row(node: str) -> str | None:
    """The row that speaks for a test: its file, or the test without its case."""
    test = node.partition("[")[0]
    return next((row for row in (test, test.partition("::")[0]) if row in SLOW), None)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    seen: Counter[str] = Counter()
    for item in items:
        row = slow_row(item.nodeid)
        if row is None:
            continue
        seen[row] += 1
        if seen[row] > SLOW[row]:
            item.add_marker(pytest.mark.slow)
